// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"

#include <QDialog>

#include <vector>

class QLabel;
class QMenu;
class QPushButton;
class QScrollArea;

namespace doublets {

class LessonCard;

/// The dialog for choosing a lesson: a built-in lesson, a lesson file, or a copy of a lesson to be
/// adapted.
class LessonsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `left` contains the step, from 0, at which each lesson was left, or -1 if it has not been
    /// started.
    LessonsDialog(std::vector<Lesson> lessons, std::vector<int> left, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// Emitted when a lesson has been chosen, after the dialog has been closed.
    void chosen(const doublets::Lesson &lesson);
    /// Emitted when the user wants to open a lesson file.
    void openFileRequested();
    /// Emitted when the user wants to save a copy of `lesson`.
    void copyWanted(const doublets::Lesson &lesson);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void retranslate();

    [[nodiscard]] QString minutesOf(std::size_t lesson) const;

    std::vector<Lesson> m_lessons;
    std::vector<int> m_left;
    QLabel *m_heading;
    QScrollArea *m_scroll;
    std::vector<LessonCard *> m_cards;
    std::vector<QAction *> m_copies;
    QPushButton *m_copy;
    QMenu *m_copyMenu;
    QPushButton *m_open;
    QPushButton *m_close;
};

} // namespace doublets
