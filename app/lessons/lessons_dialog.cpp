// SPDX-License-Identifier: MIT
#include "lessons/lessons_dialog.h"

#include "lessons/lesson_card.h"
#include "table/fonts/plain_text.h"
#include "text/lesson_text.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>

using namespace Qt::StringLiterals;

namespace doublets {

LessonsDialog::LessonsDialog(std::vector<Lesson> lessons, std::vector<int> left, QWidget *parent)
    : QDialog(parent)
    , m_lessons(std::move(lessons))
    , m_left(std::move(left))
    , m_heading(plainLabel(this))
    , m_scroll(new QScrollArea(this))
    , m_copy(new QPushButton(this))
    , m_copyMenu(new QMenu(this))
    , m_open(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(u"lessonsDialog"_s);
    m_copy->setObjectName(u"lessonsCopy"_s);
    m_open->setObjectName(u"lessonsOpen"_s);
    m_close->setObjectName(u"lessonsClose"_s);
    layOut();
    connect(m_open, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT openFileRequested();
    });
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    retranslate();
    resize(LessonsDialog::sizeHint());
    if (!m_cards.empty()) {
        m_cards.front()->setFocus();
    }
}

void LessonsDialog::layOut()
{
    auto *page = new QWidget(m_scroll);
    auto *cards = new QVBoxLayout(page);
    cards->setContentsMargins(0, 0, 6, 0);
    for (std::size_t i = 0; i < m_lessons.size(); ++i) {
        auto *card = new LessonCard(page);
        card->setObjectName(u"lesson%1"_s.arg(i + 1));
        cards->addWidget(card);
        m_cards.push_back(card);
        connect(card, &QAbstractButton::clicked, this, [this, i] {
            accept();
            Q_EMIT chosen(m_lessons[i]);
        });
        m_copies.push_back(m_copyMenu->addAction(QString()));
        connect(m_copies.back(), &QAction::triggered, this,
                [this, i] { Q_EMIT copyWanted(m_lessons[i]); });
    }
    cards->addStretch(1);
    m_scroll->setWidget(page);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus); // scrolls to the focused widget by itself
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_copy->setMenu(m_copyMenu);
    m_heading->setWordWrap(true);
    for (QPushButton *each : {m_copy, m_open, m_close}) {
        each->setAutoDefault(false); // Return activates the focused card
    }
    auto *files = new QHBoxLayout;
    files->addWidget(m_open);
    files->addWidget(m_copy);
    files->addStretch(1);
    files->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_heading);
    column->addWidget(m_scroll, 1);
    column->addLayout(files);
}

QSize LessonsDialog::sizeHint() const
{
    const QSize room = screen()->availableSize();
    const int letter = fontMetrics().height();
    return QSize(letter * 36, letter * 34).boundedTo(room - QSize(8, 40));
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
    m_heading->setText(tr("A lesson is guided on the board, step by step. Your own game waits."));
    for (std::size_t i = 0; i < m_lessons.size(); ++i) {
        const Lesson &lesson = m_lessons[i];
        const QString title = lessonText(lesson, lesson.title);
        m_cards[i]->describe(title, minutesOf(i), lessonText(lesson, lesson.summary));
        m_copies[i]->setText(withoutMnemonic(title) + u'…');
    }
    m_open->setText(tr("&Open a lesson file…"));
    m_copy->setText(tr("Save a &copy to edit"));
    m_copy->setToolTip(tr("As a text file, from which you make a lesson of your own"));
    m_close->setText(tr("C&lose"));
}

QString LessonsDialog::minutesOf(std::size_t lesson) const
{
    const QString minutes = tr("About %n minutes", nullptr, m_lessons[lesson].minutes());
    if (m_left[lesson] < 0) {
        return minutes;
    }
    //: of a lesson that was left; %1 the step it goes on with, %2 how many there are
    const QString left = tr("goes on with step %1 of %2")
                             .arg(QString::number(m_left[lesson] + 1),
                                  QString::number(m_lessons[lesson].steps.size()));
    return minutes + u" · "_s + left;
}

} // namespace doublets
