// SPDX-License-Identifier: MIT
#include "lessons/lesson_run.h"

#include "core/record/replay.h"
#include "match/match.h"

#include <algorithm>
#include <chrono>
#include <utility>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr auto KeepAfter = 2s; ///< combines the changes made while typing

/// Returns an empty string if nothing is stored on disk.
QString folderOf(const Session &session)
{
    return session.dataFolder().isEmpty() ? QString() : session.dataFolder() + u"/lessons"_s;
}

std::vector<Action> actionsOf(const Game &game)
{
    std::vector<Action> actions;
    for (const HistoryEntry &each : game.history()) {
        actions.push_back(each.action);
    }
    return actions;
}

} // namespace

LessonRun::LessonRun(Match &match, Session &session, QObject *parent)
    : QObject(parent)
    , m_match(match)
    , m_session(session)
    , m_kept(folderOf(session))
    , m_computer(std::make_shared<FigureCalculator>(session.catalogue()))
    , m_work({.resultReady = [this](const Values &values) {
        if (isRunning()) {
            m_values[m_at] = values;
            Q_EMIT changed();
        }
    }})
{
    m_keepSoon.setSingleShot(true);
    m_keepSoon.setInterval(KeepAfter);
    connect(&m_keepSoon, &QTimer::timeout, this, &LessonRun::keep);
    connect(&match, &Match::changed, this, &LessonRun::onChange);
}

LessonRun::~LessonRun()
{
    keep();
}

void LessonRun::begin(const Lesson &lesson)
{
    end();
    m_session.returnBoard(); // ends First steps if it is running
    const LessonProgress before = progressOf(lesson);
    m_lesson = lesson;
    m_answers = before.answers;
    m_games = before.games;
    goTo(before.currentStep);
}

LessonProgress LessonRun::progressOf(const Lesson &lesson)
{
    keep();
    auto kept = m_kept.of(lesson);
    if (!kept) {
        Q_EMIT errorOccurred(kept.error());
        return {};
    }
    return std::move(kept).value();
}

LessonProgress LessonRun::progress() const
{
    return {m_at, m_answers, m_games};
}

void LessonRun::keep()
{
    m_keepSoon.stop();
    if (!isRunning()) {
        return;
    }
    keepBoard();
    const auto error = m_kept.keep(m_lesson, progress());
    if (error && !std::exchange(m_hasReportedError, true)) {
        Q_EMIT errorOccurred(*error);
    }
}

void LessonRun::keepSoon()
{
    if (!m_keepSoon.isActive()) {
        m_keepSoon.start();
    }
}

void LessonRun::startOver()
{
    m_answers.clear();
    m_games.clear();
    m_values.clear();
    if (m_boardStep) {
        m_boardStep.reset(); // its game is discarded
        if (!m_lesson.boardStepOf(0)) {
            m_lent = nullptr;
            m_session.returnBoard();
        }
    }
    goTo(0);
}

void LessonRun::end()
{
    if (!isRunning()) {
        return;
    }
    const bool lent = m_lent != nullptr;
    stop();
    if (lent) {
        m_session.returnBoard();
    }
    Q_EMIT ended();
}

void LessonRun::stop()
{
    keep();
    m_work.cancel();
    m_at = -1;
    m_lent = nullptr;
    m_boardStep.reset();
    m_answers.clear();
    m_games.clear();
    m_values.clear();
}

void LessonRun::goTo(int step)
{
    if (step < 0 || step >= static_cast<int>(m_lesson.steps.size())) {
        return;
    }
    m_match.shown().returnToPresent();
    m_at = step;
    showBoard();
    if (!isRunning()) {
        return; // the board could not be lent
    }
    compute();
    keep();
    m_isPlayed = isPlayed();
    m_isTouched = canRestartBoard();
    Q_EMIT changed();
}

void LessonRun::next()
{
    if (isRunning() && isLast()) {
        end();
    } else if (isRunning()) {
        goTo(m_at + 1);
    }
}

void LessonRun::showBoard()
{
    const auto wanted = m_lesson.boardStepOf(m_at);
    if (wanted == m_boardStep) {
        return;
    }
    keepBoard();
    if (!wanted) {
        m_lent = nullptr;
        m_boardStep.reset();
        m_session.returnBoard();
        return;
    }
    const Catalogue &catalogue = m_session.catalogue();
    auto filed = createLessonGame(*stepAt(*wanted).board, catalogue);
    if (!filed) {
        return;
    }
    m_asFiled = actionsOf(*filed.value());
    if (const auto kept = m_games.find(*wanted); kept != m_games.end()) {
        if (auto game = gameFromRecord(kept->second, catalogue)) {
            lend(std::move(game).value(), *wanted);
            return;
        }
    }
    lend(std::move(filed).value(), *wanted);
}

void LessonRun::restartBoard()
{
    if (!m_boardStep) {
        return;
    }
    if (auto game = createLessonGame(*stepAt(*m_boardStep).board, m_session.catalogue())) {
        m_games.erase(*m_boardStep);
        lend(std::move(game).value(), *m_boardStep);
        compute();
        keepSoon();
        Q_EMIT changed();
    }
}

bool LessonRun::canRestartBoard() const
{
    return m_lent != nullptr && actionsOf(*m_lent) != m_asFiled;
}

void LessonRun::lend(std::unique_ptr<Game> game, int step)
{
    m_lent = game.get();
    m_boardStep = step;
    m_session.lendBoard(std::move(game)); // notifies all listeners, including this object
}

void LessonRun::keepBoard()
{
    if (!m_boardStep || m_lent != &m_match.game()) {
        return; // another game has been put on the board
    }
    if (canRestartBoard()) {
        m_games[*m_boardStep] = recordOf(*m_lent, {}, {});
    } else {
        m_games.erase(*m_boardStep);
    }
}

bool LessonRun::isPlayed() const
{
    return !m_boardStep || !step().board || isBoardGoalReached(*step().board, m_match.game());
}

void LessonRun::onChange(const Change &change)
{
    if (!isRunning()) {
        return;
    }
    if (change.what == Change::What::NewGame && m_lent != nullptr && m_lent != &m_match.game()) {
        stop(); // another game or First steps has been started
        Q_EMIT ended();
    } else if (change.what == Change::What::Revealed && m_lent != nullptr) {
        keepBoard();
        keepSoon();
        const bool wasPlayed = std::exchange(m_isPlayed, isPlayed());
        const bool wasTouched = std::exchange(m_isTouched, canRestartBoard());
        const auto &figures = step().allFigures();
        if (std::ranges::any_of(figures,
                                [](const Figure &each) { return dependsOnBoard(each.quantity); })) {
            compute(); // the previous figures describe an earlier position
        }
        if (wasPlayed != m_isPlayed || wasTouched != m_isTouched) {
            Q_EMIT changed();
        }
    }
}

void LessonRun::compute()
{
    const std::vector<Figure> figures = step().allFigures();
    if (figures.empty()) {
        return;
    }
    std::optional<GameSnapshot> board;
    if (m_lent != nullptr) {
        board = GameSnapshot::fromGame(m_match.game());
    }
    m_work.start([computer = m_computer, figures, board](TaskPromise<Values> &report) {
        Values values;
        for (const Figure &each : figures) {
            values.push_back(computer->value(each, board ? &*board : nullptr, report.progress()));
        }
        report.deliver(values);
    });
}

FigureValues LessonRun::values() const
{
    const auto known = m_values.find(m_at);
    return known == m_values.end() ? FigureValues(step().allFigures().size()) : known->second;
}

const ClassAnswer &LessonRun::answer() const
{
    static const ClassAnswer none;
    const auto known = m_answers.find(m_at);
    return known == m_answers.end() ? none : known->second;
}

void LessonRun::choose(int choice)
{
    m_answers[m_at].choice = choice;
    keepSoon();
    Q_EMIT changed();
}

void LessonRun::setHands(const std::vector<int> &hands)
{
    m_answers[m_at].handCounts = hands;
    keepSoon();
    Q_EMIT changed();
}

void LessonRun::write(const QString &words)
{
    m_answers[m_at].freeAnswer = words;
    keepSoon();
    Q_EMIT changed();
}

void LessonRun::guess(int value)
{
    m_answers[m_at].guess = value;
    keepSoon();
    Q_EMIT changed();
}

void LessonRun::uncover(bool skip)
{
    if (hasAnswer() && (skip || answer().hasAnswer())) {
        m_answers[m_at].isRevealed = true;
        keepSoon();
        Q_EMIT changed();
    }
}

} // namespace doublets
