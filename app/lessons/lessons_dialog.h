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

/// The page on which a lesson is chosen: those that are built in, a file, or a copy to make one's
/// own of.
class LessonsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `left`: at which step, from 0, each of them was left; -1: nobody has begun it.
    LessonsDialog(std::vector<Lesson> lessons, std::vector<int> left, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// The dialog is closed before.
    void chosen(const doublets::Lesson &lesson);
    void fileWanted();
    /// A copy of that one is to be saved.
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
