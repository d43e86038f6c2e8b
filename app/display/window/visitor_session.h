// SPDX-License-Identifier: MIT
#pragma once

#include "display/screens/display_sizes.h"
#include "display/screens/mirrored_sheets.h"
#include "display/visitor_match/visitor_match.h"
#include "display/window/display_context.h"
#include "match/clock.h"

#include <QObject>

#include <memory>

namespace doublets {

class Announcer;
class Commentary;
class ComparePage;
class ResultSheet;
class FaceToFace;
class FirstSteps;
class PlayStrip;
class ExplanationSheet;

/// Runs a visitor's part of the display: the demonstration, the game, its result and the
/// comparison.
class VisitorSession : public QObject
{
    Q_OBJECT

public:
    /// The widgets that it uses. Owns nothing.
    struct Screens
    {
        PlayStrip &strip;
        MirroredSheets<ResultSheet> &end;
        ExplanationSheet &why;
        ComparePage &compare;
        Announcer &announcer;
    };

    /// All that `parts` and `screens` refer to must outlive this object.
    VisitorSession(const DisplayContext &parts, const Screens &screens);
    ~VisitorSession() override;

    /// Creates the game that the visitor chose and demonstrates it (FirstSteps).
    void showFirstSteps();
    /// Ends the demonstration and starts the visitor's game. If that has been played, starts a new
    /// game of the same rules.
    void play();
    /// Fills the end sheets with the result.
    void showEnd();
    /// Compares the game with the other games offered.
    void compare();
    /// Resets the board by undoing the game visibly, action by action.
    void tidy();
    /// Destroys the match when the visit is over, and releases the board.
    void end();
    /// Pauses or resumes the match while the board is covered. Does nothing without a match.
    void setPaused(bool paused);
    /// Returns true if there is a match.
    [[nodiscard]] bool isThere() const { return m_room != nullptr; }
    /// Returns the match, or null.
    [[nodiscard]] Match *match() const { return m_room ? &m_room->match() : nullptr; }
    /// Returns the board, or, for two players face to face, the widget with the board and both
    /// sides.
    [[nodiscard]] QWidget &table() const;
    /// Sets the sizes of both sides, for two players face to face.
    void setSizes(const DisplaySizes &sizes);
    /// Returns the settings of the match, which must exist.
    [[nodiscard]] Settings &settings() const { return m_room->settings(); }
    void retranslate();

private:
    void begin();
    void sitFaceToFace();
    void follow(const Change &change);
    void followFirstSteps();
    void advance();
    void describeEnd();
    void undoNextAction();

    DisplayContext m_parts;
    Screens m_screens;
    std::unique_ptr<VisitorMatch> m_room;
    std::unique_ptr<FirstSteps> m_firstSteps;
    std::unique_ptr<Commentary> m_commentary;
    std::unique_ptr<FaceToFace> m_sides; ///< null unless two sit face to face
    DisplaySizes m_sizes;
    Alarm m_undoAlarm;
    Alarm m_nextAlarm;                    ///< to the next step, or to the end screen
    int m_shownStep = -1;                 ///< of FirstSteps
    Lighting m_lighting = Lighting::Lamp; ///< kept for all games of one visit
    bool m_hasStarted = false;            ///< whether the match has begun
};

} // namespace doublets
