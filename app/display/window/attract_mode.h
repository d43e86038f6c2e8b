// SPDX-License-Identifier: MIT
#pragma once

#include "display/visitor_match/visitor_match.h"
#include "display/window/display_context.h"
#include "match/clock.h"

#include <QObject>

#include <memory>

namespace doublets {

class AttractStrip;
class LabelPage;

/// Runs the attract mode: the computer plays game after game, on changing boards and in changing
/// light, with a label or a passage from a source between two games.
class AttractMode : public QObject
{
    Q_OBJECT

public:
    /// The arguments, and all that `parts` refers to, must outlive this object.
    AttractMode(const DisplayContext &parts, AttractStrip &strip, LabelPage &label);

    /// Starts the flow's current game; except for the first game, shows a label before it.
    void begin();
    /// Pauses the game and hides the label when a visit begins. `begin` starts the next game.
    void pause();
    /// Pauses or resumes the game while the staff's pad or page covers it. Does nothing outside the
    /// attract mode or while a label is shown.
    void setPaused(bool paused);
    /// Destroys the game.
    void end();
    /// Shows a board in its starting position by candlelight, without a game.
    void showStaticBoard();
    void retranslate();

private:
    void follow(const Change &change);
    void play();

    DisplayContext m_parts;
    AttractStrip &m_strip;
    LabelPage &m_label;
    std::unique_ptr<VisitorMatch> m_room;
    Alarm m_nextAlarm; ///< the time to read a label, or to see the end of a game
    int m_labelsShown = 0;
};

} // namespace doublets
