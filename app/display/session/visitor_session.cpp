// SPDX-License-Identifier: MIT
#include "display/session/visitor_session.h"

#include "display/flow/display_flow.h"
#include "display/screens/compare_page.h"
#include "display/screens/play_strip.h"
#include "display/screens/sheets.h"
#include "match/commentary/commentary.h"
#include "match/commentary/result_text.h"
#include "match/first_steps/first_steps.h"
#include "panels/sides/face_to_face.h"
#include "panels/speech/announcer.h"
#include "table/board/board_view.h"
#include "text/event_text.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

using namespace std::chrono_literals;

constexpr auto TimeToReadStep = 4s;
constexpr auto UndoInterval = 120ms;
constexpr auto TimeToSeeLastMan = 1500ms;

/// Returns true if dice were thrown by a visitor in `entry`.
bool isVisitorThrow(const Match &match, const HistoryEntry &entry)
{
    return std::ranges::any_of(entry.events, [&](const Event &event) {
        if (const auto *thrown = std::get_if<DiceThrown>(&event)) {
            return !match.seats().isComputer(thrown->thrower);
        }
        return std::holds_alternative<OpeningThrown>(event);
    });
}

/// Returns true if the newest action was a visitor's.
bool isVisitorAction(const Match &match, const Change &change)
{
    if (const auto *play = std::get_if<Play>(&change.entry->action)) {
        return change.kind != Change::Kind::Played || !match.seats().isComputer(play->by);
    }
    return isVisitorThrow(match, *change.entry);
}

/// Detaches the sides and deletes them later, because a touch on one of them may still be in
/// progress.
void discard(FaceToFace &sides)
{
    sides.detach();
    sides.hide();
    sides.deleteLater();
}

} // namespace

VisitorSession::VisitorSession(const DisplayContext &context, const Widgets &widgets)
    : m_context(context)
    , m_widgets(widgets)
    , m_undoAlarm(context.scheduler, [this] { undoNextAction(); })
    , m_advanceAlarm(context.scheduler, [this] { handleTimeout(); })
{
    connect(&widgets.playStrip, &PlayStrip::explanationRequested, this, [this] {
        m_context.board.skipMotion();
        m_context.flow.countExplanation();
        m_widgets.explanationSheet.showExplanation(m_visitorMatch->match());
    });
}

VisitorSession::~VisitorSession()
{
    end(); // returns the board to its parent
}

void VisitorSession::createMatch()
{
    end();
    DisplayMatch::Setup setup;
    setup.ruleSetId = m_context.flow.ruleSet()->id;
    setup.lighting = m_lighting;
    setup.visitorCount = m_context.flow.isAgainstComputer() ? 1 : 2;
    m_visitorMatch = std::make_unique<DisplayMatch>(setup, m_context);
    Match &match = m_visitorMatch->match();
    m_commentary = std::make_unique<Commentary>(match);
    connect(m_commentary.get(), &Commentary::sentencesReady, &m_widgets.announcer,
            qOverload<const QString &>(&Announcer::announce));
    connect(&match, &Match::changed, this, &VisitorSession::handleChange);
    match.oddsWatch().setWatched(this, true); // for the text on the result sheets
    m_widgets.playStrip.setMatch(&match);
    m_hasStarted = false;
    if (m_context.config.playerPlacement == DisplayConfig::PlayerPlacement::FaceToFace) {
        createFaceToFace();
    }
}

void VisitorSession::resetBoard()
{
    m_advanceAlarm.stop();
    m_widgets.explanationSheet.hide();
    if (m_visitorMatch) {
        if (m_faceToFace) {
            m_faceToFace->setActive(false); // hides the sides, as the visit is over
        }
        if (m_context.config.motionSpeed != MotionSpeed::Off) {
            m_visitorMatch->settings().motionSpeed.set(MotionSpeed::Fast);
        }
        m_context.board.setLocked(true);
        undoNextAction();
    }
}

/// Undoes one action, and schedules the next one.
void VisitorSession::undoNextAction()
{
    if (m_visitorMatch->match().undoOneAction()) {
        m_undoAlarm.start(UndoInterval);
    }
}

void VisitorSession::createFaceToFace()
{
    QWidget *parent = m_context.board.parentWidget();
    m_faceToFace = std::make_unique<FaceToFace>(m_visitorMatch->match(), m_context.board, parent);
    setSizes(m_sizes);
    m_faceToFace->show();
    m_faceToFace->lower();
}

QWidget &VisitorSession::boardWidget() const
{
    return m_faceToFace ? static_cast<QWidget &>(*m_faceToFace) : m_context.board;
}

void VisitorSession::setSizes(const DisplaySizes &sizes)
{
    m_sizes = sizes;
    if (m_faceToFace) {
        m_faceToFace->setSizes({sizes.minButtonSize, sizes.text, sizes.minTextSize});
    }
}

void VisitorSession::end()
{
    m_undoAlarm.stop();
    m_advanceAlarm.stop();
    if (m_faceToFace) {
        m_context.board.setParent(m_faceToFace->parentWidget()); // outlives the sides
        discard(*m_faceToFace.release());
        m_context.board.lower();
        m_context.board.show();
    }
    m_widgets.playStrip.setMatch(nullptr);
    m_widgets.comparePage.clear();
    m_widgets.explanationSheet.hide();
    m_commentary.reset();
    m_firstSteps.reset();
    m_visitorMatch.reset();
    m_shownStep = -1;
}

void VisitorSession::showFirstSteps()
{
    createMatch();
    m_firstSteps = std::make_unique<FirstSteps>(m_visitorMatch->match(), m_visitorMatch->session());
    connect(m_firstSteps.get(), &FirstSteps::changed, this, &VisitorSession::updateFirstStepsText);
    m_firstSteps->setDemonstration(true); // a touch starts the visitor's own game
    m_firstSteps->begin();
}

void VisitorSession::updateFirstStepsText()
{
    //: %1 what First steps say of the moment
    m_widgets.playStrip.showMessage(
        tr("%1 (Touch the screen to start your own game.)").arg(m_firstSteps->text()));
    const bool isOver = m_firstSteps->isComplete();
    const int previousStep = std::exchange(m_shownStep, m_firstSteps->currentStep());
    const bool isNewStep = previousStep != m_shownStep;
    if (isNewStep && previousStep >= 0) { // the first text is part of the new screen
        m_widgets.announcer.announce(m_firstSteps->text());
    }
    if (isNewStep || isOver) {
        m_advanceAlarm.start(TimeToReadStep);
    }
}

void VisitorSession::handleTimeout()
{
    if (!m_firstSteps || !m_firstSteps->isRunning()) {
        m_context.flow.endGame();
    } else if (m_firstSteps->isComplete()) {
        m_context.flow.beginPlay();
    } else if (m_firstSteps->state() != FirstStep::State::Done) {
        m_firstSteps->next(); // performs the step
    }
}

bool VisitorSession::endFirstSteps()
{
    m_advanceAlarm.stop();
    if (!m_firstSteps) {
        return false;
    }
    m_firstSteps->end();
    m_firstSteps.reset();
    return true;
}

void VisitorSession::play()
{
    const bool wasDemonstration = endFirstSteps();
    if (!wasDemonstration && (m_hasStarted || !m_visitorMatch)) {
        createMatch();
    }
    if (m_faceToFace) {
        m_faceToFace->setActive(true); // inactive during the demonstration
    }
    m_widgets.playStrip.showMessage({});
    m_context.board.setFocus(Qt::OtherFocusReason);
}

void VisitorSession::handleChange(const Change &change)
{
    const Match &match = m_visitorMatch->match();
    if (m_firstSteps) {
        return;
    }
    if (change.kind == Change::Kind::Played) {
        m_hasStarted = true;
        if (isVisitorThrow(match, *change.entry)) {
            m_context.flow.countThrow();
        }
    }
    if (change.isAction()) {
        m_widgets.explanationSheet.hide();
        m_advanceAlarm.stop();
        if (isVisitorAction(match, change)) {
            m_context.flow.restartIdleTimer();
        }
    } else if (change.kind == Change::Kind::Revealed && match.game().position().isOver() &&
               m_context.flow.screen() == DisplayFlow::Screen::Play && !m_advanceAlarm.isActive()) {
        m_advanceAlarm.start(TimeToSeeLastMan);
    }
}

void VisitorSession::updateResultSheets()
{
    Match &match = m_visitorMatch->match();
    connect(&match.oddsWatch(), &OddsWatch::changed, this, &VisitorSession::updateResultText,
            Qt::UniqueConnection); // also called on the way back from the comparison
    m_widgets.resultSheets.forEach(
        [&](ResultSheet &sheet) { sheet.setOtherGamesOffered(m_context.flow.hasSeveralGames()); });
    updateResultText();
}

void VisitorSession::updateResultText()
{
    if (!m_visitorMatch || m_context.flow.screen() != DisplayFlow::Screen::End) {
        return;
    }
    Match &match = m_visitorMatch->match();
    const ResultTexts result = resultTexts(match);
    m_widgets.resultSheets.forEach([&](ResultSheet &sheet) {
        sheet.setTitle(result.title);
        sheet.setText(result.text);
    });
}

void VisitorSession::startComparison()
{
    auto others = m_context.flow.ruleSets();
    std::erase(others, m_context.flow.ruleSet());
    m_widgets.comparePage.compare(m_visitorMatch->match(), std::move(others));
}

void VisitorSession::setLighting(Lighting lighting)
{
    m_lighting = lighting;
    if (m_visitorMatch) {
        settings().lighting.set(lighting);
    }
}

void VisitorSession::suspend()
{
    endFirstSteps();
    m_widgets.explanationSheet.hide();
}

void VisitorSession::setPaused(bool paused)
{
    if (m_visitorMatch) {
        m_visitorMatch->match().setPaused(paused);
    }
}

void VisitorSession::retranslate()
{
    if (!m_visitorMatch) {
        return;
    }
    m_visitorMatch->match().retranslate();
    m_widgets.explanationSheet.updateExplanation(m_visitorMatch->match());
    m_widgets.comparePage.updatePlayerNames(m_visitorMatch->match());
    if (m_faceToFace) {
        m_faceToFace->retranslate();
    }
    if (m_firstSteps && m_firstSteps->isRunning()) {
        updateFirstStepsText();
    } else {
        m_widgets.playStrip.showMessage({});
    }
    updateResultText();
}

} // namespace doublets
