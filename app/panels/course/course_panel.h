// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QListView;
class QToolButton;

namespace doublets {

class Actions;
class CourseOfPlay;
class Match;
class NoteEdit;
class StepBar;
class StepPaceBox;
struct Change;

/// The course of play as a list; choosing a throw asks for the position then. Below it, the buttons
/// that go from step to step, and the note on the step that is shown.
class CoursePanel : public QWidget
{
    Q_OBJECT

public:
    /// Both must outlive the panel.
    CoursePanel(Match &match, const Actions &actions, QWidget *parent = nullptr);

    [[nodiscard]] int chosenRow() const { return m_row; }
    void retranslate();

Q_SIGNALS:
    /// Somebody is done with the list, and is back at the present.
    void leftForPresent();
    void explanationRequested();
    /// What really fell in the throw chosen, or in the latest, is to be said.
    void correctionRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void onChange(const Change &change);
    /// That throw was chosen, here or elsewhere.
    void showChoice(int row);
    /// No throw is chosen any more.
    void clearChoice();
    void choose(int row);
    /// Where the keyboard begins: at the throw that was chosen, else at the present.
    void takeFocus(bool pointed);
    void leaveForPresent();
    void enable();

    Match &m_match;
    CourseOfPlay &m_model;
    QListView *m_list;
    StepBar *m_steps;
    NoteEdit *m_note;
    StepPaceBox *m_pace;
    QToolButton *m_present;
    QToolButton *m_why;
    QToolButton *m_correct;
    int m_row = -1;          ///< the throw looked back at; -1: the present
    bool m_settling = false; ///< rows are marked, but nobody chose one
};

} // namespace doublets
