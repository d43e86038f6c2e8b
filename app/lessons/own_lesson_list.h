// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson_progress.h"
#include "core/lessons/lesson_shelf.h"
#include "panels/cards/card_button.h"

#include <QWidget>

#include <functional>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace doublets {

/// The list of the user's own lessons: cards, each with buttons for editing the lesson and removing
/// it from the list.
class OwnLessonList : public QWidget
{
    Q_OBJECT

public:
    /// `textsOf` returns the texts of the card of a lesson, for the chosen class. `folder` is the
    /// path of the folder of the user's lessons, which is shown while the list is empty; the path
    /// may be empty.
    OwnLessonList(std::function<CardTexts(const Lesson &)> textsOf, QString folder,
                  QWidget *parent = nullptr);

    /// Replaces the lessons. Until the first call, the list shows that they are being read.
    void setLessons(std::vector<UserLesson> lessons);
    [[nodiscard]] const std::vector<UserLesson> &lessons() const { return m_lessons; }
    /// Updates all texts, for example after a change of the class.
    void updateTexts();

Q_SIGNALS:
    /// Emitted when a lesson without faults has been chosen.
    void lessonChosen(const doublets::Lesson &lesson);
    /// Emitted when the user wants to edit a lesson, or has chosen a lesson with faults.
    void editRequested(const QString &path);
    /// Emitted when the user has removed a lesson from the list. The file `path` is kept.
    void lessonRemoved(const QString &path);

private:
    void rebuild();
    void addRow(std::size_t index);
    void choose(std::size_t index);
    void remove(std::size_t index);
    [[nodiscard]] CardTexts cardTexts(const UserLesson &userLesson) const;
    /// Returns the title of a lesson or, if the lesson cannot be read, the name of its file.
    [[nodiscard]] static QString titleOf(const UserLesson &userLesson);

    /// The widgets of one lesson.
    struct Row
    {
        CardButton *card;
        QPushButton *editButton;
        QPushButton *removeButton; ///< hidden for a lesson in the folder
    };

    std::function<CardTexts(const Lesson &)> m_textsOf;
    QString m_folder;
    std::vector<UserLesson> m_lessons;
    bool m_isLoaded = false;
    QLabel *m_heading;
    QLabel *m_emptyLabel;
    QVBoxLayout *m_layout;
    QWidget *m_content = nullptr;
    std::vector<Row> m_rows;
};

} // namespace doublets
