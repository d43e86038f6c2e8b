// SPDX-License-Identifier: MIT
#pragma once

#include "display/session/display_context.h"
#include "display/session/display_match.h"
#include "match/scheduler.h"

#include <QObject>

#include <memory>

namespace doublets {

class AttractStrip;
class LabelPage;

/// The controller of the attract mode, in which the computer plays game after game on changing
/// boards in changing light, with a label or a passage from a source between games.
class AttractMode : public QObject
{
    Q_OBJECT

public:
    /// `attractStrip`, `labelPage` and all objects to which `context` refers must outlive this
    /// object.
    AttractMode(const DisplayContext &context, AttractStrip &attractStrip, LabelPage &labelPage);

    /// Starts a game by the rules of DisplayFlow::ruleSet(), which must not be null. First shows a
    /// label, unless no game of the attract mode has been finished yet.
    void begin();
    /// Pauses the game and hides the label, at the beginning of a visit. begin() then starts
    /// another game.
    void suspend();
    /// Pauses or resumes the game and the change of languages. The caller must pass true while the
    /// staff's code pad or page covers the board. Defaults to false.
    void setPaused(bool paused);
    /// Destroys the game and hides the label.
    void end();
    /// Shows the board of the first game offered, in its starting position by candlelight, locked
    /// and without texts.
    void showStaticBoard();
    /// Sets the lighting of the suspended game, if any, which determines the colours of the
    /// ChoicePage at the beginning of a visit.
    void setLighting(Lighting lighting);
    void retranslate();

private:
    void handleChange(const Change &change);
    void startGame();
    /// Pauses or resumes the game and the change of languages.
    void updatePause();

    DisplayContext m_context;
    AttractStrip &m_attractStrip;
    LabelPage &m_labelPage;
    std::unique_ptr<DisplayMatch> m_displayMatch;
    Alarm m_advanceAlarm;  ///< ends the time for reading a label or seeing the end of a game
    int m_labelsShown = 0; ///< number of labels shown so far
    bool m_isPaused = false;
};

} // namespace doublets
