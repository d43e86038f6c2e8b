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

/// What a class does with the game in the window: it guesses first, and puts right a throw that it
/// entered wrong.
class ClassCommands : public QObject
{
    Q_OBJECT

public:
    /// The window owns it; all others must outlive it.
    ClassCommands(Match &match, Actions &actions, SidePanels &panels, QWidget &window);

private:
    void setGuessFirst(bool guesses);
    void correctThrow();
    /// Back to the board, or to where the next dice are entered.
    void goOn();

    Match &m_match;
    SidePanels &m_panels;
    QWidget &m_window;
    QPointer<CorrectionDialog> m_correction;
};

} // namespace doublets
