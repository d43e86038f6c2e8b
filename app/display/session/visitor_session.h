// SPDX-License-Identifier: MIT
#pragma once

#include "display/screens/display_sizes.h"
#include "display/screens/sheet_pair.h"
#include "display/session/display_context.h"
#include "display/session/display_match.h"
#include "match/scheduler.h"

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

/// The controller of a visit to the display: the demonstration, the game, its result and the
/// comparison with other games.
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

    /// All objects to which `context` and `widgets` refer must outlive this object.
    VisitorSession(const DisplayContext &context, const Widgets &widgets);
    ~VisitorSession() override;

    /// Creates the game that the visitor has chosen in the flow, and demonstrates the game (see
    /// FirstSteps).
    void showFirstSteps();
    /// Ends the demonstration, if any, and starts the visitor's game. Creates a new game if there
    /// is no game or the game has already begun.
    void play();
    /// Sets the texts and buttons of the result sheets, and updates the texts when odds become
    /// available. Call when DisplayFlow shows the End screen. Precondition: match() is not null.
    void updateResultSheets();
    /// Starts the comparison with the other games offered, on the compare page. Preconditions:
    /// match() is not null, and DisplayFlow::hasSeveralGames().
    void startComparison();
    /// Hides the explanation, locks the board and starts undoing the actions of the match one by
    /// one. Without a match, only hides the explanation.
    void resetBoard();
    /// Destroys the match and releases the board, when the visit is over.
    void end();
    /// Pauses or resumes the match while the board is covered. Does nothing without a match.
    void setPaused(bool paused);
    /// Returns the match; null if there is none.
    [[nodiscard]] Match *match() const
    {
        return m_visitorMatch ? &m_visitorMatch->match() : nullptr;
    }
    /// Returns the board or, for two players face to face, the widget that contains the board and
    /// both players' strips.
    [[nodiscard]] QWidget &boardWidget() const;
    /// Sets the sizes of both players' strips, for two players face to face.
    void setSizes(const DisplaySizes &sizes);
    /// Returns the settings of the match. Precondition: match() is not null.
    [[nodiscard]] Settings &settings() const { return m_visitorMatch->settings(); }
    /// Sets the lighting of the current game, if any, and of all later games.
    void setLighting(Lighting lighting);
    /// Stops the demonstration, if any, cancels its next step or the change to the result, and
    /// hides the explanation.
    void suspend();
    void retranslate();

private:
    void createMatch();
    void createFaceToFace();
    void handleChange(const Change &change);
    /// Cancels the pending step, and ends First steps if they are running. Returns whether they
    /// were running.
    bool endFirstSteps();
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
    Alarm m_advanceAlarm; ///< advances to the next step of the demonstration, or to the result
    int m_shownStep = -1; ///< the shown step of FirstSteps; −1 before the first step
    Lighting m_lighting = Lighting::Lamp; ///< lighting of all games
    bool m_hasStarted = false;            ///< whether the match has begun
};

} // namespace doublets
