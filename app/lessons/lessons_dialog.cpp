// SPDX-License-Identifier: MIT
#include "lessons/lessons_dialog.h"

#include "core/lessons/lesson_parser.h"
#include "lessons/lesson_card.h"
#include "lessons/lesson_run.h"
#include "lessons/own_lesson_list.h"
#include "panels/cards/card_button.h"
#include "panels/dialogs/dialog_size.h"
#include "panels/dialogs/menu_title.h"
#include "panels/dialogs/scroll_frame.h"
#include "panels/dialogs/wrapping_layout.h"
#include "table/fonts/plain_text.h"
#include "text/lesson_text.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

LessonsDialog::LessonsDialog(std::vector<Lesson> lessons, LessonRun &run, const QString &folder,
                             QWidget *parent)
    : QDialog(parent)
    , m_lessons(std::move(lessons))
    , m_run(run)
    , m_heading(plainLabel(this))
    , m_classLabel(plainLabel(this))
    , m_classBox(new QComboBox(this))
    , m_answersButton(new QPushButton(this))
    , m_answersMenu(new QMenu(this))
    , m_scroll(new QScrollArea(this))
    , m_ownLessons(new OwnLessonList([this](const Lesson &lesson) { return cardTexts(lesson); },
                                     folder, m_scroll))
    , m_writeButton(new QPushButton(this))
    , m_writeMenu(new QMenu(this))
    , m_openButton(new QPushButton(this))
    , m_closeButton(new QPushButton(this))
{
    setObjectName(u"lessonsDialog"_s);
    m_writeButton->setObjectName(u"lessonsWrite"_s);
    m_openButton->setObjectName(u"lessonsOpen"_s);
    m_closeButton->setObjectName(u"lessonsClose"_s);
    createLayout();
    connect(m_openButton, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT openFileRequested(className());
    });
    connect(m_closeButton, &QPushButton::clicked, this, &QDialog::reject);
    retranslate();
    resize(LessonsDialog::sizeHint());
    if (!m_cards.empty()) {
        m_cards.front()->setFocus();
    }
}

void LessonsDialog::createLayout()
{
    auto *page = new QWidget(m_scroll);
    auto *cards = new QVBoxLayout(page);
    cards->setContentsMargins(0, 0, 6, 0);
    for (std::size_t i = 0; i < m_lessons.size(); ++i) {
        auto *card = new CardButton(page);
        card->setObjectName(u"lesson%1"_s.arg(i + 1));
        cards->addWidget(card);
        m_cards.push_back(card);
        connect(card, &QAbstractButton::clicked, this, [this, i] { choose(m_lessons[i]); });
    }
    cards->addWidget(m_ownLessons);
    cards->addStretch(1);
    connect(m_ownLessons, &OwnLessonList::lessonChosen, this, &LessonsDialog::choose);
    connect(m_ownLessons, &OwnLessonList::lessonRemoved, this, &LessonsDialog::ownLessonRemoved);
    connect(m_ownLessons, &OwnLessonList::editRequested, this, [this](const QString &path) {
        accept();
        Q_EMIT editPathRequested(path);
    });
    setScrolledPage(*m_scroll, page);
    m_writeButton->setMenu(m_writeMenu);
    m_heading->setWordWrap(true);
    for (QPushButton *each : {m_answersButton, m_writeButton, m_openButton, m_closeButton}) {
        each->setAutoDefault(false); // Return activates the focused card
    }
    auto *files = new WrappingLayout;
    files->addWidget(m_openButton);
    files->addWidget(m_writeButton);
    files->addStretch();
    files->addWidget(m_closeButton);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_heading);
    createClassLayout(*column);
    column->addWidget(m_scroll, 1);
    column->addLayout(files);
}

void LessonsDialog::createClassLayout(QVBoxLayout &column)
{
    m_classBox->setObjectName(u"lessonsClass"_s);
    m_answersButton->setObjectName(u"lessonsAnswers"_s);
    m_classBox->setEditable(true);
    m_classBox->setInsertPolicy(QComboBox::NoInsert);
    m_classBox->setCompleter(nullptr); // would complete "7" to a class 7a
    m_classBox->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_classBox->lineEdit()->setMaxLength(LessonProgress::MaxClassNameLength);
    m_classBox->addItems(m_run.savedProgress().classNames());
    m_classBox->setCurrentIndex(0);
    m_classLabel->setBuddy(m_classBox);
    m_answersButton->setMenu(m_answersMenu);
    auto *row = new QHBoxLayout;
    row->addWidget(m_classLabel);
    row->addWidget(m_classBox, 1);
    row->addWidget(m_answersButton);
    column.addLayout(row);
    connect(m_classBox, &QComboBox::currentTextChanged, this, &LessonsDialog::updateCards);
}

void LessonsDialog::setOwnLessons(std::vector<UserLesson> lessons)
{
    m_ownLessons->setLessons(std::move(lessons));
}

void LessonsDialog::choose(const Lesson &lesson)
{
    const Lesson chosen = lesson; // the dialog may be deleted
    const QString name = className();
    accept();
    Q_EMIT lessonChosen(chosen, name);
}

QString LessonsDialog::className() const
{
    return m_classBox->currentText().simplified();
}

void LessonsDialog::createAnswersMenu()
{
    m_answersMenu->clear();
    std::vector<Lesson> lessons = m_lessons;
    for (const QString &path : m_run.savedProgress().lessonFilesWithKeptAnswers()) {
        if (auto lesson = readLesson(path, m_run.catalogue())) { // not removed or broken since
            lessons.push_back(std::move(lesson).value());
        }
    }
    for (const Lesson &lesson : lessons) {
        const auto kept = m_run.savedProgress().keptAnswers(lesson);
        if (!kept.empty()) {
            addMenuTitle(*m_answersMenu, withoutMnemonic(lessonText(lesson, lesson.title)));
        }
        for (const LessonProgressStore::KeptAnswers &answers : kept) {
            const QString name = answers.className.isEmpty() ? tr("Unnamed class")
                                                             : withoutMnemonic(answers.className);
            const QString date = QLocale().toString(answers.date, QLocale::LongFormat);
            //: %1 a class, %2 the date of its last answer
            QAction *action = m_answersMenu->addAction(
                answers.date.isValid() ? tr("%1, %2").arg(name, date) : name);
            connect(action, &QAction::triggered, this, [this, lesson, answers] {
                accept();
                Q_EMIT answersChosen(lesson, answers);
            });
        }
    }
    m_answersButton->setEnabled(!m_answersMenu->isEmpty());
}

void LessonsDialog::setEditedLesson(const std::optional<QString> &title)
{
    m_editedTitle = title;
    createWriteMenu();
}

void LessonsDialog::createWriteMenu()
{
    m_writeMenu->clear();
    const auto add = [this](const QString &text, const std::function<void()> &request) {
        connect(m_writeMenu->addAction(text), &QAction::triggered, this, [this, request] {
            accept();
            request();
        });
    };
    if (m_editedTitle) {
        add(m_editedTitle->isEmpty() ? tr("Return to the lesson in the editor")
                                     //: %1 the title of a lesson
                                     : tr("Return to “%1”").arg(withoutMnemonic(*m_editedTitle)),
            [this] { Q_EMIT continueEditingRequested(); });
    }
    add(tr("New lesson"), [this] { Q_EMIT newLessonRequested(); });
    for (const Lesson &lesson : m_lessons) {
        //: %1 the title of a lesson
        add(tr("Copy of “%1”").arg(withoutMnemonic(lessonText(lesson, lesson.title))),
            [this, lesson] { Q_EMIT editCopyRequested(lesson); });
    }
    add(tr("Lesson file…"), [this] { Q_EMIT editFileRequested(); });
}

QSize LessonsDialog::sizeHint() const
{
    const int letter = fontMetrics().height();
    return QSize(letter * 36, letter * 34).boundedTo(maxDialogSize(*this));
}

void LessonsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void LessonsDialog::retranslate()
{
    setWindowTitle(tr("Lessons"));
    m_heading->setText(tr("A lesson guides the class on the board, step by step. Its games do not "
                          "replace your own."));
    m_classLabel->setText(tr("Cla&ss:"));
    m_classBox->lineEdit()->setPlaceholderText(tr("for example, 7b (optional)"));
    m_classBox->setToolTip(tr("Each class resumes where it stopped, with its own answers"));
    m_answersButton->setText(tr("Sa&ved answers"));
    m_answersButton->setToolTip(tr("The answers of classes that have finished a lesson"));
    createAnswersMenu();
    updateCards();
    m_openButton->setText(tr("&Open a lesson file…"));
    m_writeButton->setText(tr("&Write a lesson"));
    m_writeButton->setToolTip(tr("Write a lesson of your own, or change one"));
    createWriteMenu();
    m_closeButton->setText(tr("C&lose"));
}

CardTexts LessonsDialog::cardTexts(const Lesson &lesson) const
{
    const QString name = className();
    const auto kept = m_run.savedProgress().keptAnswers(lesson);
    const bool isFinished =
        std::ranges::find(kept, name, &LessonProgressStore::KeptAnswers::className) != kept.end();
    return lessonCardTexts(lesson, m_run.progressOf(lesson, name), isFinished);
}

void LessonsDialog::updateCards()
{
    for (std::size_t i = 0; i < m_lessons.size(); ++i) {
        m_cards[i]->setTexts(cardTexts(m_lessons[i]));
        m_cards[i]->setPosition(static_cast<int>(i + 1), static_cast<int>(m_lessons.size()));
    }
    m_ownLessons->updateTexts();
}

} // namespace doublets
