// SPDX-License-Identifier: MIT
#include "lessons/lesson_run.h"

#include "core/record/replay.h"
#include "match/match.h"

#include <algorithm>
#include <numeric>

namespace doublets {

bool ClassAnswer::isGiven() const
{
    return choice || guess || !words.trimmed().isEmpty() ||
           std::accumulate(hands.begin(), hands.end(), 0) > 0;
}

LessonRun::LessonRun(Match &match, QObject *parent)
    : QObject(parent)
    , m_match(match)
    , m_computer(std::make_shared<FigureComputer>(match.session().catalogue()))
    , m_work({.found = [this](const Values &values) {
        if (isRunning()) {
            m_values[m_at] = values;
            Q_EMIT changed();
        }
    }})
{
    connect(&match, &Match::changed, this, &LessonRun::onChange);
}

LessonRun::~LessonRun() = default;

void LessonRun::begin(const Lesson &lesson)
{
    end();
    m_match.session().returnBoard(); // First steps hear of it, and end
    m_lesson = lesson;
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
        m_match.session().returnBoard();
    }
    Q_EMIT ended();
}

void LessonRun::stop()
{
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
    m_match.returnToPresent();
    m_at = step;
    showBoard();
    if (!isRunning()) {
        return; // its board could not be lent
    }
    compute();
    m_isPlayed = isPlayed();
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
        m_match.session().returnBoard();
        return;
    }
    const Catalogue &catalogue = m_match.session().catalogue();
    if (const auto kept = m_games.find(*wanted); kept != m_games.end()) {
        if (auto game = gameFromRecord(kept->second, catalogue)) {
            lend(std::move(game).value(), *wanted);
            return;
        }
    }
    if (auto game = gameOf(*stepAt(*wanted).board, catalogue)) {
        lend(std::move(game).value(), *wanted);
    }
}

void LessonRun::restartBoard()
{
    if (!m_boardStep) {
        return;
    }
    if (auto game = gameOf(*stepAt(*m_boardStep).board, m_match.session().catalogue())) {
        lend(std::move(game).value(), *m_boardStep);
        compute();
        Q_EMIT changed();
    }
}

void LessonRun::lend(std::unique_ptr<Game> game, int step)
{
    m_lent = game.get();
    m_boardStep = step;
    m_match.session().lendBoard(std::move(game)); // everybody hears of it, this, too
}

void LessonRun::keepBoard()
{
    if (m_boardStep && m_lent == &m_match.game()) {
        m_games[*m_boardStep] = recordOf(*m_lent, {}, {});
    }
}

bool LessonRun::isPlayed() const
{
    return !m_boardStep || !step().board || isPlayedEnough(*step().board, m_match.game());
}

void LessonRun::onChange(const Change &change)
{
    if (!isRunning()) {
        return;
    }
    if (change.what == Change::What::NewGame && m_lent != nullptr && m_lent != &m_match.game()) {
        stop(); // somebody began another game, or First steps
        Q_EMIT ended();
    } else if (change.what == Change::What::Told && m_lent != nullptr) {
        const bool wasPlayed = std::exchange(m_isPlayed, isPlayed());
        const auto &figures = step().allFigures();
        if (std::any_of(figures.begin(), figures.end(),
                        [](const Figure &each) { return isOfBoard(each.quantity); })) {
            compute(); // they were of the position before
        }
        if (wasPlayed != m_isPlayed) {
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
    std::optional<GameSoFar> board;
    if (m_lent != nullptr) {
        board = GameSoFar::of(m_match.game());
    }
    m_work.start([computer = m_computer, figures, board](WorkReport<Values> &report) {
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
    Q_EMIT changed();
}

void LessonRun::showHands(const std::vector<int> &hands)
{
    m_answers[m_at].hands = hands;
    Q_EMIT changed();
}

void LessonRun::write(const QString &words)
{
    m_answers[m_at].words = words;
    Q_EMIT changed();
}

void LessonRun::guess(int value)
{
    m_answers[m_at].guess = value;
    Q_EMIT changed();
}

void LessonRun::uncover(bool skip)
{
    if (hasAnswer() && (skip || answer().isGiven())) {
        m_answers[m_at].isUncovered = true;
        Q_EMIT changed();
    }
}

} // namespace doublets
