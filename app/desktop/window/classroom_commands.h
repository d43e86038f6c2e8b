// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace doublets {

class Actions;
class CorrectionDialog;
class Match;
class SidePanels;

/// The window's commands for the classroom: guessing before the odds are shown, confirming entered
/// dice automatically, and correcting an entered throw. Each command is triggered by its action in
/// Actions.
class ClassroomCommands : public QObject
{
    Q_OBJECT

public:
    /// `window` takes ownership of this object. All other arguments must outlive this object.
    ClassroomCommands(Match &match, Actions &actions, SidePanels &panels, QWidget &window);

private:
    void setGuessFirst(bool enabled);
    void correctThrow();
    /// Gives the focus to the board or, if dice are to be entered, to the dice entry.
    void returnFocus();

    Match &m_match;
    SidePanels &m_panels;
    QWidget &m_window;
    QPointer<CorrectionDialog> m_correctionDialog;
};

} // namespace doublets
