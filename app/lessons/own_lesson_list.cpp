// SPDX-License-Identifier: MIT
#include "lessons/own_lesson_list.h"

#include "panels/dialogs/discarded_content.h"
#include "panels/dialogs/form_button.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"
#include "text/error_text.h"
#include "text/lesson_text.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

OwnLessonList::OwnLessonList(std::function<CardTexts(const Lesson &)> textsOf, QString folder,
                             QWidget *parent)
    : QWidget(parent)
    , m_textsOf(std::move(textsOf))
    , m_folder(std::move(folder))
    , m_heading(plainLabel(this))
    , m_emptyLabel(plainLabel(this))
    , m_layout(new QVBoxLayout(this))
{
    m_heading->setObjectName(u"ownLessonsHeading"_s);
    m_emptyLabel->setObjectName(u"ownLessonsEmpty"_s);
    m_emptyLabel->setWordWrap(true);
    m_layout->setContentsMargins(0, fontMetrics().height() / 2, 0, 0);
    m_layout->addWidget(m_heading);
    m_layout->addWidget(m_emptyLabel);
    updateTexts();
}

void OwnLessonList::setLessons(std::vector<UserLesson> lessons)
{
    m_lessons = std::move(lessons);
    m_isLoaded = true;
    rebuild();
}

void OwnLessonList::rebuild()
{
    discardContent(m_content);
    m_rows.clear();
    m_content = new QWidget(this);
    auto *rows = new QVBoxLayout(m_content);
    rows->setContentsMargins({});
    for (std::size_t i = 0; i < m_lessons.size(); ++i) {
        addRow(i);
    }
    m_layout->addWidget(m_content);
    m_content->show();
    updateTexts();
}

void OwnLessonList::addRow(std::size_t index)
{
    const UserLesson &userLesson = m_lessons[index];
    const QString number = QString::number(index + 1);
    Row row{new CardButton(m_content), createFormButton(u"editOwnLesson"_s + number, m_content),
            createFormButton(u"removeOwnLesson"_s + number, m_content)};
    row.card->setObjectName(u"ownLesson"_s + number);
    row.card->setEnabled(userLesson.exists);
    row.editButton->setEnabled(userLesson.exists);
    row.removeButton->setVisible(!userLesson.file.isInFolder);
    auto *buttons = new QVBoxLayout;
    buttons->addWidget(row.editButton);
    buttons->addWidget(row.removeButton);
    buttons->addStretch(1);
    auto *line = new QHBoxLayout;
    line->addWidget(row.card, 1);
    line->addLayout(buttons);
    static_cast<QVBoxLayout *>(m_content->layout())->addLayout(line);
    connect(row.card, &QAbstractButton::clicked, this, [this, index] { choose(index); });
    connect(row.editButton, &QPushButton::clicked, this,
            [this, index] { Q_EMIT editRequested(m_lessons[index].file.path); });
    connect(row.removeButton, &QPushButton::clicked, this, [this, index] { remove(index); });
    m_rows.push_back(row);
}

void OwnLessonList::choose(std::size_t index)
{
    const UserLesson userLesson = m_lessons[index]; // a copy: the list may be deleted
    if (userLesson.lesson) {
        Q_EMIT lessonChosen(*userLesson.lesson);
    } else {
        Q_EMIT editRequested(userLesson.file.path);
    }
}

void OwnLessonList::remove(std::size_t index)
{
    const QString path = m_lessons[index].file.path;
    m_lessons.erase(m_lessons.begin() + static_cast<std::ptrdiff_t>(index));
    rebuild();
    if (!m_rows.empty()) {
        const Row &next = m_rows[std::min(index, m_rows.size() - 1)];
        (next.card->isEnabled() ? static_cast<QWidget *>(next.card) : next.removeButton)
            ->setFocus(Qt::OtherFocusReason);
    }
    Q_EMIT lessonRemoved(path);
}

void OwnLessonList::updateTexts()
{
    m_heading->setText(tr("Your lessons"));
    m_emptyLabel->setText(
        !m_isLoaded ? tr("Reading your lessons…")
        : m_folder.isEmpty()
            ? tr("Lessons that you write or open appear here.")
            //: %1 the path of a folder
            : tr("Lessons that you write or open appear here, and those in the folder “%1”.")
                  .arg(QDir::toNativeSeparators(m_folder)));
    m_emptyLabel->setVisible(m_lessons.empty());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const QString title = titleOf(m_lessons[i]);
        const Row &row = m_rows[i];
        row.card->setTexts(cardTexts(m_lessons[i]));
        row.card->setToolTip(plainToolTip(QDir::toNativeSeparators(m_lessons[i].file.path)));
        row.card->setPosition(static_cast<int>(i + 1), static_cast<int>(m_rows.size()));
        row.editButton->setText(tr("Edit"));
        //: %1 the title of a lesson
        row.editButton->setAccessibleName(tr("Edit “%1”").arg(title));
        row.removeButton->setText(tr("Remove"));
        row.removeButton->setToolTip(tr("Remove it from this list; the file is kept"));
        //: %1 the title of a lesson
        row.removeButton->setAccessibleName(tr("Remove “%1” from the list").arg(title));
    }
}

QString OwnLessonList::titleOf(const UserLesson &userLesson)
{
    return userLesson.lesson ? lessonText(*userLesson.lesson, userLesson.lesson->title)
                             : QFileInfo(userLesson.file.path).fileName();
}

CardTexts OwnLessonList::cardTexts(const UserLesson &userLesson) const
{
    if (userLesson.lesson) {
        return m_textsOf(*userLesson.lesson);
    }
    const QString folder = QDir::toNativeSeparators(QFileInfo(userLesson.file.path).path());
    if (!userLesson.exists) {
        return {tr("File not found"), titleOf(userLesson), {}, folder, {}};
    }
    const int count = static_cast<int>(userLesson.errors.size());
    return {tr("Not finished"),
            titleOf(userLesson),
            {},
            count == 1 ? errorText(userLesson.errors.front())
                       : tr("%n faults. Choose it to correct them in the editor.", nullptr, count),
            folder};
}

} // namespace doublets
