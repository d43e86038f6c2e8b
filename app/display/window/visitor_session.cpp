// SPDX-License-Identifier: MIT
#include "display/window/visitor_session.h"

#include "display/flow/display_flow.h"
#include "display/flow/take_home.h"
#include "display/screens/compare_page.h"
#include "display/screens/play_strip.h"
#include "display/screens/sheets.h"
#include "match/commentary/commentary.h"
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
bool isThrowOfPerson(const Match &match, const HistoryEntry &entry)
{
    return std::any_of(entry.events.begin(), entry.events.end(), [&](const Event &event) {
        if (const auto *thrown = std::get_if<DiceThrown>(&event)) {
            return !match.seats().isComputer(thrown->thrower);
        }
        return std::holds_alternative<OpeningThrown>(event);
    });
}

/// Returns true if the newest action was a visitor's.
bool isOfPerson(const Match &match, const Change &change)
{
    if (const auto *play = std::get_if<Play>(&change.entry->action)) {
        return change.what != Change::What::Played || !match.seats().isComputer(play->by);
    }
    return isThrowOfPerson(match, *change.entry);
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

VisitorSession::VisitorSession(const DisplayContext &parts, const Screens &screens)
    : m_parts(parts)
    , m_screens(screens)
    , m_undoAlarm(parts.clock, [this] { undoNextAction(); })
    , m_nextAlarm(parts.clock, [this] { advance(); })
{
    connect(&screens.strip, &PlayStrip::whyRequested, this, [this] {
        m_parts.board.skipMotion();
        m_screens.why.explain(m_room->match());
    });
}

VisitorSession::~VisitorSession()
{
    end(); // returns the board to its parent
}

void VisitorSession::begin()
{
    if (m_room) {
        m_lighting = m_room->settings().lighting.value();
    }
    end();
    VisitorMatch::Wish wish;
    wish.ruleSet = m_parts.flow.game()->id;
    wish.lighting = m_lighting;
    wish.alone = m_parts.flow.isAlone();
    m_room = std::make_unique<VisitorMatch>(wish, m_parts.config, m_parts.catalogue, m_parts.clock,
                                            m_parts.board, m_parts.sound, m_parts.odds);
    m_screens.strip.setContrast(m_lighting == Lighting::HighContrast);
    Match &match = m_room->match();
    m_commentary = std::make_unique<Commentary>(match);
    connect(m_commentary.get(), &Commentary::sentenceReady, &m_screens.announcer,
            qOverload<const QString &>(&Announcer::say));
    connect(&match, &Match::changed, this, &VisitorSession::follow);
    match.odds().setWatched(this, true); // for the text on the end sheet
    m_screens.strip.setMatch(&match);
    m_hasStarted = false;
    if (m_parts.config.players == DisplayConfig::Players::Opposite) {
        sitFaceToFace();
    }
}

void VisitorSession::tidy()
{
    m_nextAlarm.stop();
    m_screens.why.hide();
    if (m_room) {
        if (m_sides) {
            m_sides->setActive(false); // hides the sides, as the visit is over
        }
        if (m_parts.config.speed != MotionSpeed::Off) {
            m_room->settings().speed.set(MotionSpeed::Fast);
        }
        m_parts.board.setLocked(true);
        undoNextAction();
    }
}

/// Undoes one action, and schedules the next one.
void VisitorSession::undoNextAction()
{
    if (m_room->match().undoOneAction()) {
        m_undoAlarm.start(UndoInterval);
    }
}

void VisitorSession::sitFaceToFace()
{
    QWidget *room = m_parts.board.parentWidget();
    m_sides = std::make_unique<FaceToFace>(m_room->match(), m_parts.board, room);
    setSizes(m_sizes);
    m_sides->show();
    m_sides->lower();
}

QWidget &VisitorSession::table() const
{
    return m_sides ? static_cast<QWidget &>(*m_sides) : m_parts.board;
}

void VisitorSession::setSizes(const DisplaySizes &sizes)
{
    m_sizes = sizes;
    if (m_sides) {
        m_sides->setSizes({sizes.press, sizes.text, sizes.least});
    }
}

void VisitorSession::end()
{
    m_undoAlarm.stop();
    m_nextAlarm.stop();
    if (m_sides) {
        m_parts.board.setParent(m_sides->parentWidget()); // outlives the sides
        discard(*m_sides.release());
        m_parts.board.lower();
        m_parts.board.show();
    }
    m_screens.strip.setMatch(nullptr);
    m_screens.compare.clear();
    m_screens.why.hide();
    m_commentary.reset();
    m_firstSteps.reset();
    m_room.reset();
    m_shownStep = -1;
}

void VisitorSession::showFirstSteps()
{
    m_lighting = m_parts.config.lighting.value_or(Lighting::Lamp);
    begin();
    m_firstSteps = std::make_unique<FirstSteps>(m_room->match(), m_room->session());
    connect(m_firstSteps.get(), &FirstSteps::changed, this, &VisitorSession::followFirstSteps);
    m_firstSteps->setDemonstration(
        true); // only demonstrates: a touch starts the visitor's own game
    m_firstSteps->begin();
}

void VisitorSession::followFirstSteps()
{
    //: %1 what First steps say of the moment
    m_screens.strip.say(
        tr("%1 (Touch the screen to begin your own game.)").arg(m_firstSteps->text()));
    const bool over = m_firstSteps->isLast() && m_firstSteps->state() == FirstStep::State::Done;
    const bool fresh =
        std::exchange(m_shownStep, m_firstSteps->currentStep()) != m_firstSteps->currentStep();
    if (fresh || over) {
        m_nextAlarm.start(TimeToReadStep);
    }
}

void VisitorSession::advance()
{
    if (!m_firstSteps || !m_firstSteps->isRunning()) {
        m_parts.flow.endGame();
    } else if (m_firstSteps->isLast() && m_firstSteps->state() == FirstStep::State::Done) {
        m_parts.flow.beginPlay();
    } else if (m_firstSteps->state() != FirstStep::State::Done) {
        m_firstSteps->next(); // performs the step
    }
}

void VisitorSession::play()
{
    m_nextAlarm.stop();
    if (m_firstSteps) {
        m_firstSteps->end();
        m_firstSteps.reset();
    } else if (m_hasStarted || !m_room) {
        begin();
    }
    if (m_sides) {
        m_sides->setActive(true); // inactive during the demonstration
    }
    m_screens.strip.say({});
    m_parts.board.setFocus(Qt::OtherFocusReason);
}

void VisitorSession::follow(const Change &change)
{
    const Match &match = m_room->match();
    if (m_firstSteps) {
        return;
    }
    if (change.what == Change::What::Played) {
        m_hasStarted = true;
        if (isThrowOfPerson(match, *change.entry)) {
            m_parts.flow.countThrow();
        }
    }
    if (change.isAction()) {
        m_screens.why.hide();
        m_nextAlarm.stop();
        if (isOfPerson(match, change)) {
            m_parts.flow.restartIdleTimer();
        }
    } else if (change.what == Change::What::Revealed && match.game().position().isOver() &&
               m_parts.flow.screen() == DisplayFlow::Screen::Play && !m_nextAlarm.isActive()) {
        m_nextAlarm.start(TimeToSeeLastMan);
    }
}

void VisitorSession::showEnd()
{
    Match &match = m_room->match();
    connect(&match.odds(), &OddsWatch::changed, this, &VisitorSession::describeEnd,
            Qt::UniqueConnection); // also called on the way back from the comparison
    const auto games = m_parts.flow.games();
    m_screens.end.each(
        [&](ResultSheet &sheet) { sheet.offer(m_parts.flow.hasSeveralGames(), games.size() > 1); });
    describeEnd();
}

void VisitorSession::describeEnd()
{
    if (!m_room || m_parts.flow.screen() != DisplayFlow::Screen::End) {
        return;
    }
    Match &match = m_room->match();
    const Position &position = match.game().position();
    const QString title = position.stage == Stage::Drawn
                              ? tr("The game is drawn.")
                              : tr("%1 has won!").arg(match.playerNames().of(position.winner()));
    const QString home = luckSummary(match);
    const QString text =
        home.isEmpty() ? tr("It took %n throw(s) of the dice.", nullptr, match.game().throwCount())
                       : home;
    m_screens.end.each([&](ResultSheet &sheet) {
        sheet.setTitle(title);
        sheet.setText(text);
    });
}

void VisitorSession::compare()
{
    std::vector<const RuleSet *> others;
    for (const RuleSet *each : m_parts.flow.games()) {
        if (each != m_parts.flow.game()) {
            others.push_back(each);
        }
    }
    m_screens.compare.compare(m_room->match(), std::move(others));
}

void VisitorSession::setPaused(bool paused)
{
    if (m_room) {
        m_room->match().setPaused(paused);
    }
}

void VisitorSession::retranslate()
{
    if (!m_room) {
        return;
    }
    m_room->match().retranslate();
    if (m_sides) {
        m_sides->retranslate();
    }
    if (m_firstSteps && m_firstSteps->isRunning()) {
        followFirstSteps();
    } else {
        m_screens.strip.say({});
    }
    describeEnd();
}

} // namespace doublets
