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

class CardButton;

/// The dialog for choosing a lesson, opening a lesson file, or saving a copy of a lesson for
/// editing.
class LessonsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `currentSteps` contains, for each of `lessons`, the step at which the lesson will be
    /// resumed, counted from 0, or -1 if the lesson has not been started.
    LessonsDialog(std::vector<Lesson> lessons, std::vector<int> currentSteps,
                  QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// Emitted when a lesson has been chosen, after the dialog has been closed.
    void lessonChosen(const doublets::Lesson &lesson);
    /// Emitted when the user wants to open a lesson file, after the dialog has been closed.
    void openFileRequested();
    /// Emitted when the user wants to save a copy of `lesson`. The dialog remains open.
    void copyRequested(const doublets::Lesson &lesson);

protected:
    void changeEvent(QEvent *event) override;

private:
    void createLayout();
    void retranslate();

    [[nodiscard]] QString durationText(std::size_t lesson) const;

    std::vector<Lesson> m_lessons;
    std::vector<int> m_currentSteps;
    QLabel *m_heading;
    QScrollArea *m_scroll;
    std::vector<CardButton *> m_cards;
    std::vector<QAction *> m_copyActions;
    QPushButton *m_copyButton;
    QMenu *m_copyMenu;
    QPushButton *m_openButton;
    QPushButton *m_closeButton;
};

} // namespace doublets
