// SPDX-License-Identifier: MIT
#pragma once

#include "display/screens/display_sizes.h"
#include "display/screens/sheet_pair.h"
#include "display/session/display_context.h"
#include "display/session/display_match.h"
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

/// Runs a visit to the display: the demonstration, the game, its result and the comparison with
/// other games.
class VisitorSession : public QObject
{
    Q_OBJECT

public:
    /// The widgets that the session uses. Owns nothing.
    struct Widgets
    {
        PlayStrip &playStrip;
        SheetPair<ResultSheet> &resultSheets;
        ExplanationSheet &explanationSheet;
        ComparePage &comparePage;
        Announcer &announcer;
    };

    /// All that `context` and `widgets` refer to must outlive this object.
    VisitorSession(const DisplayContext &context, const Widgets &widgets);
    ~VisitorSession() override;

    /// Creates the game that the visitor chose and demonstrates it (FirstSteps).
    void showFirstSteps();
    /// Ends the demonstration, if any, and starts the visitor's game. If no game has been
    /// created, or the last one has already begun, creates another one first.
    void play();
    /// Sets the texts and buttons of the result sheets. From then on, keeps the texts up to date
    /// with the odds. Call when the game is over.
    void updateResultSheets();
    /// Starts to compare the game with the other games offered, on the compare page.
    void startComparison();
    /// Starts to reset the board by undoing the game visibly, action by action. Does nothing
    /// without a match.
    void resetBoard();
    /// Destroys the match when the visit is over, and releases the board.
    void end();
    /// Pauses or resumes the match while the board is covered. Does nothing without a match.
    void setPaused(bool paused);
    /// Returns the match; null if there is none.
    [[nodiscard]] Match *match() const
    {
        return m_visitorMatch ? &m_visitorMatch->match() : nullptr;
    }
    /// Returns the board or, for two players face to face, the widget that contains the board
    /// and both sides.
    [[nodiscard]] QWidget &boardWidget() const;
    /// Sets the sizes of both sides, for two players face to face.
    void setSizes(const DisplaySizes &sizes);
    /// Returns the settings of the match, which must exist.
    [[nodiscard]] Settings &settings() const { return m_visitorMatch->settings(); }
    void retranslate();

private:
    void createMatch();
    void createFaceToFace();
    void handleChange(const Change &change);
    void updateFirstStepsText();
    void handleTimeout();
    void updateResultText();
    void undoNextAction();

    DisplayContext m_context;
    Widgets m_widgets;
    std::unique_ptr<DisplayMatch> m_visitorMatch;
    std::unique_ptr<FirstSteps> m_firstSteps;
    std::unique_ptr<Commentary> m_commentary;
    std::unique_ptr<FaceToFace> m_faceToFace; ///< null unless two players sit face to face
    DisplaySizes m_sizes;
    Alarm m_undoAlarm;
    Alarm m_advanceAlarm;                 ///< to the next step, or to the result
    int m_shownStep = -1;                 ///< of FirstSteps
    Lighting m_lighting = Lighting::Lamp; ///< kept for all games of one visit
    bool m_hasStarted = false;            ///< whether the match has begun
};

} // namespace doublets
