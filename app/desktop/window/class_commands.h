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

/// The classroom commands of the window: guessing before the odds are shown, and correcting a throw
/// that was entered wrongly.
class ClassCommands : public QObject
{
    Q_OBJECT

public:
    /// `window` takes ownership. All other arguments must outlive this object.
    ClassCommands(Match &match, Actions &actions, SidePanels &panels, QWidget &window);

private:
    void setGuessFirst(bool guesses);
    void correctThrow();
    /// Returns the focus to the board, or to the entry of the next dice.
    void goOn();

    Match &m_match;
    SidePanels &m_panels;
    QWidget &m_window;
    QPointer<CorrectionDialog> m_correction;
};

} // namespace doublets
