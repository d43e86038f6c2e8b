// SPDX-License-Identifier: MIT
#include "match/first_steps/first_steps.h"

#include "match/first_steps/first_step_text.h"
#include "match/match.h"
#include "match/settings/settings.h"

namespace doublets {

namespace {

using State = FirstStep::State;
using namespace std::chrono_literals;

constexpr auto PauseToRead = 7000ms;  ///< for reading the result
constexpr auto PauseToSee = 1200ms;   ///< if there is nothing new to read
constexpr auto PauseToFollow = 900ms; ///< between two demonstrated actions
constexpr auto TimeToNotice = 1000ms; ///< during which presses are ignored after moving on

} // namespace

FirstSteps::FirstSteps(Match &match, Session &session, QObject *parent)
    : QObject(parent)
    , m_match(match)
    , m_session(session)
    , m_pause(match.clock(), [this] { goOn(); })
    , m_wentOn(match.clock(), [] {})
{
    connect(&match, &Match::continueRequested, this, &FirstSteps::next);
    connect(&match, &Match::changed, this, &FirstSteps::onChange);
}

void FirstSteps::begin()
{
    m_steps = findFirstSteps(m_match.game().rules());
    m_match.settings().firstStepsSeen.set(true);
    goTo(0);
}

void FirstSteps::end()
{
    if (isRunning()) {
        m_session.returnBoard(); // onChange() handles the rest
        Q_EMIT gameRestored();
    }
}

void FirstSteps::goTo(int step)
{
    if (step < 0 || step >= count()) {
        return;
    }
    m_pause.stop();
    m_match.setReadOnly(false);
    m_acts = false;
    m_at = step;
    const Game &now = m_match.game();
    // onChange() handles the new game as well.
    m_session.lendBoard(this->step().game(now.ruleSet(), now.rulings()));
}

void FirstSteps::next()
{
    if (!isRunning() || m_wentOn.isActive()) {
        return; // the press was meant for the previous step
    }
    if (m_acts || state() == State::Done) {
        moveOn();
        return;
    }
    if (!step().isPartOf(m_match.game())) {
        goTo(m_at); // the game was undone to a moment before this step
    }
    m_acts = true;
    if (m_shown) {
        m_match.setReadOnly(false);
        m_pause.stop(); // setReadOnly() has just announced a change, which starts the pause
    }
    act();
}

State FirstSteps::state() const
{
    return step().state(m_match.game());
}

QString FirstSteps::text() const
{
    return m_shown ? shownStepText(step(), m_match.game()) : firstStepText(step(), m_match.game());
}

void FirstSteps::onChange(const Change &change)
{
    if (!isRunning()) {
        return;
    }
    if (change.what == Change::What::NewGame && !m_session.isBoardLent()) {
        m_pause.stop();
        m_at = -1;
        m_match.setReadOnly(false);
        Q_EMIT ended();
    } else if (change.what == Change::What::Revealed) {
        tell();
    }
}

void FirstSteps::tell()
{
    // The dice box that waits for the next throw is not for the player yet.
    m_match.setReadOnly((m_shown && !m_acts) || (state() == State::Done && !isLast()));
    schedule();
    Q_EMIT changed();
}

void FirstSteps::schedule()
{
    const bool done = state() == State::Done;
    if (m_match.shown().isPast() || (!done && !m_acts) || (done && isLast())) {
        m_pause.stop();
    } else if (!m_pause.isActive()) {
        const bool reads = step().kind != FirstStep::Kind::FirstThrow;
        const auto given =
            extendedTime(m_match.settings().time.value(), reads ? PauseToRead : PauseToSee);
        if (!done) {
            m_pause.start(PauseToFollow);
        } else if (given) {
            m_pause.start(*given);
        } // otherwise the player presses Next
    }
}

void FirstSteps::goOn()
{
    if (m_match.isPaused()) {
        schedule(); // the board is covered
    } else if (state() == State::Done) {
        if (step().kind != FirstStep::Kind::FirstThrow) {
            m_wentOn.start(TimeToNotice); // the player may still be about to press Next
        }
        moveOn();
    } else if (m_acts) {
        act();
    }
}

void FirstSteps::moveOn()
{
    m_pause.stop();
    if (isLast()) {
        end();
        return;
    }
    const FirstStep &next = m_steps[static_cast<std::size_t>(m_at) + 1];
    if (next.dice.empty() && next.isPartOf(m_match.game())) {
        // The dice on the board stay there.
        ++m_at;
        m_acts = false;
        tell();
    } else {
        goTo(m_at + 1);
    }
}

void FirstSteps::act()
{
    const PlayList plays = m_match.game().legalPlays();
    if (m_match.game().position().stage == Stage::Playing) {
        m_match.play(plays[0]);
    } else {
        m_match.throwDice();
    }
}

} // namespace doublets
