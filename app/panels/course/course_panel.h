// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QBoxLayout;
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

/// A panel with a list of the throws of the game. Selecting a throw shows the position after that
/// throw. Below the list are buttons that step through the game, and the note on the step shown.
class CoursePanel : public QWidget
{
    Q_OBJECT

public:
    /// `match` and `actions` must outlive this object.
    CoursePanel(Match &match, const Actions &actions, QWidget *parent = nullptr);

    /// Returns the row of the selected throw in Match::course(), or −1 if the latest position or
    /// the start of the game is shown.
    [[nodiscard]] int selectedRow() const { return m_selectedRow; }
    /// Updates all texts after a change of language.
    void retranslate();

Q_SIGNALS:
    /// Emitted after the user has returned to the latest position with the button or with Return in
    /// the list, even if this position was already shown.
    void returnedToLatestPosition();
    /// Emitted when the user requests an explanation of the selected throw; see selectedRow().
    void explanationRequested();
    /// Emitted when the user asks to correct the selected throw, or the latest throw if none is
    /// selected.
    void correctionRequested();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void setUpList();
    void createLayout();
    void onChange(const Change &change);
    /// Selects the row of a throw and scrolls to this row, without changing the moment that the
    /// match shows.
    void selectRow(int row);
    /// Clears the selection and scrolls to the latest throw.
    void deselectRow();
    /// Makes the match show the throw in `row`.
    void lookBackAtRow(int row);
    /// Sets the current row when the list receives the focus. Prefers the selected throw. If there
    /// is none, uses the row in the middle of the view if `byMouse` is true, otherwise the latest
    /// throw.
    void setInitialRow(bool byMouse);
    void returnToLatestPosition();
    void updateButtons();
    /// Stacks the widgets of rows that would take too much of a window that is small for its font.
    void updateRows();
    /// Marks mistakes in the list while the user reviews the game, once the odds are known. Removes
    /// the marks at all other times.
    void updateMistakes();

    Match &m_match;
    CourseOfPlay &m_model;
    QListView *m_list;
    StepBar *m_stepBar;
    NoteEdit *m_noteEdit;
    StepPaceBox *m_paceBox;
    QBoxLayout *m_stepLayout;   ///< the step bar and the pace box
    QBoxLayout *m_buttonLayout; ///< the first two buttons
    QToolButton *m_returnButton;
    QToolButton *m_whyButton;
    QToolButton *m_correctButton;
    int m_selectedRow = -1;             ///< the throw that the match shows; −1 if none
    bool m_isUpdatingSelection = false; ///< whether the program is changing the selection
};

} // namespace doublets
