// SPDX-License-Identifier: MIT
#include "match/first_steps/first_steps.h"

#include "match/first_steps/first_step_text.h"
#include "match/match.h"
#include "match/settings/settings.h"

#include <utility>

namespace doublets {

namespace {

using State = FirstStep::State;
using namespace std::chrono_literals;

constexpr auto PauseToRead = 7000ms;  ///< for a spectator to read the result
constexpr auto PauseToSee = 1200ms;   ///< between the first throw and the step that plays it
constexpr auto PauseToFollow = 900ms; ///< between two demonstrated actions
constexpr auto ResultGrace = 500ms;   ///< in which a press is still meant for the task

} // namespace

FirstSteps::FirstSteps(Match &match, Session &session, QObject *parent)
    : QObject(parent)
    , m_match(match)
    , m_session(session)
    , m_pauseAlarm(match.scheduler(), [this] { continueAutomatically(); })
    , m_resultAlarm(match.scheduler(), [] {})
{
    connect(&match, &Match::continueRequested, this, &FirstSteps::next);
    connect(&match, &Match::changed, this, &FirstSteps::onChange);
}

void FirstSteps::begin()
{
    begin(m_match.game().ruleSet(), m_match.game().rulings());
}

void FirstSteps::begin(const RuleSet &ruleSet)
{
    begin(ruleSet, ruleSet.defaultRulings());
}

void FirstSteps::begin(const RuleSet &ruleSet, const Rulings &rulings)
{
    const Rules rules = ruleSet.rules(rulings);
    const bool resumes = !isRunning() && ruleSet.id == m_ruleSetId && rules == m_rules;
    if (!resumes) {
        m_resumedStep = 0;
    }
    m_ruleSetId = ruleSet.id;
    m_rules = rules;
    m_steps = findFirstSteps(rules);
    m_isResumed = m_resumedStep > 0;
    show(m_resumedStep, ruleSet, rulings);
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
    if (step >= 0 && step < stepCount()) {
        m_isResumed = false;
        show(step, m_match.game().ruleSet(), m_match.game().rulings());
    }
}

void FirstSteps::show(int step, const RuleSet &ruleSet, const Rulings &rulings)
{
    m_pauseAlarm.stop();
    m_match.setReadOnly(false);
    m_isActing = false;
    m_isResultShown = false;
    m_currentStep = step;
    // onChange() handles the new game as well.
    m_session.lendBoard(this->step().createGame(ruleSet, rulings));
}

void FirstSteps::next()
{
    if (!isRunning()) {
        return;
    }
    if (state() == State::Done) {
        if (isResultSeen()) {
            showNextStep();
        }
        return;
    }
    if (std::exchange(m_isActing, true)) {
        while (state() != State::Done) {
            performAction();
        }
        return;
    }
    if (m_isDemonstration) {
        m_match.setReadOnly(false);
        m_pauseAlarm.stop(); // setReadOnly() has announced a change, which has started the pause
    }
    performAction();
}

State FirstSteps::state() const
{
    return step().state(m_match.game());
}

QString FirstSteps::text() const
{
    return textFor(StepReader::Player);
}

QString FirstSteps::spokenText() const
{
    return textFor(StepReader::Listener);
}

QString FirstSteps::textFor(StepReader reader) const
{
    return firstStepText(step(), m_match.game(),
                         m_isDemonstration ? StepReader::Spectator : reader);
}

void FirstSteps::onChange(const Change &change)
{
    if (!isRunning()) {
        return;
    }
    if (change.kind == Change::Kind::NewGame && m_session.isBoardLent()) {
        m_match.setUndoLimit(step().actions.size());
    } else if (change.kind == Change::Kind::NewGame) {
        m_pauseAlarm.stop();
        m_currentStep = -1;
        m_match.setReadOnly(false);
        Q_EMIT stepGameReplaced();
    } else if (change.kind == Change::Kind::Revealed) {
        announceStep();
    }
}

void FirstSteps::announceStep()
{
    const bool isDone = state() == State::Done;
    if (isDone && !m_isResultShown) {
        m_resultAlarm.start(ResultGrace);
    }
    m_isResultShown = isDone;
    m_resumedStep = !isDone ? m_currentStep : isLastStep() ? 0 : m_currentStep + 1;
    if (isDone && isLastStep()) {
        m_match.settings().hasExperience.set(true);
    }
    // Once the task is done, Space and the dice boxes continue.
    m_match.setReadOnly((m_isDemonstration && !m_isActing) || isDone);
    scheduleNext();
    Q_EMIT changed();
}

void FirstSteps::scheduleNext()
{
    const auto pause = pauseBeforeNext();
    if (!pause) {
        m_pauseAlarm.stop();
    } else if (!m_pauseAlarm.isActive()) {
        m_pauseAlarm.start(*pause);
    }
}

std::optional<std::chrono::milliseconds> FirstSteps::pauseBeforeNext() const
{
    const bool done = state() == State::Done;
    const bool goesOn = done ? m_isDemonstration && !isLastStep() : m_isActing;
    if (m_match.shown().isPast() || !goesOn) {
        return std::nullopt;
    }
    if (!done) {
        return PauseToFollow;
    }
    // After the first throw, the next step plays the same dice.
    return step().kind == FirstStep::Kind::FirstThrowPending ? PauseToSee : PauseToRead;
}

void FirstSteps::continueAutomatically()
{
    if (m_match.isPaused()) {
        scheduleNext(); // the board is covered
    } else if (state() == State::Done) {
        showNextStep();
    } else if (m_isActing) {
        performAction();
    }
}

void FirstSteps::showNextStep()
{
    m_pauseAlarm.stop();
    if (isLastStep()) {
        end();
        Q_EMIT gameRequested(m_ruleSetId);
        return;
    }
    const FirstStep &next = m_steps[static_cast<std::size_t>(m_currentStep) + 1];
    if (next.dice.empty() && next.isReachedIn(m_match.game())) {
        // The dice on the board remain there.
        ++m_currentStep;
        m_isResumed = false;
        m_isActing = false;
        m_isResultShown = false;
        m_match.setUndoLimit(next.actions.size());
        announceStep();
    } else {
        goTo(m_currentStep + 1);
    }
}

bool FirstSteps::isResultSeen() const
{
    return m_isResultShown && !m_resultAlarm.isActive();
}

void FirstSteps::performAction()
{
    const PlayList plays = m_match.game().legalPlays();
    if (m_match.game().position().stage == Stage::Playing) {
        m_match.play(plays[0]);
    } else {
        m_match.throwDice();
    }
}

} // namespace doublets
