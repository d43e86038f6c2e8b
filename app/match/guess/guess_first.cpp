// SPDX-License-Identifier: MIT
#include "match/guess/guess_first.h"

#include "match/odds/luck.h"
#include "match/odds/odds_watch.h"
#include "match/session/session.h"
#include "match/settings/settings.h"
#include "text/computer_names.h"
#include "text/odds_text.h"

#include <algorithm>

namespace doublets {

GuessFirst::GuessFirst(Session &session, const OddsWatch &watch, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_watch(watch)
{
    connect(&session.settings().guessFirst, &Setting::changed, this, [this] {
        Q_EMIT changed();
        Q_EMIT coverageChanged();
    });
}

bool GuessFirst::isOn() const
{
    return m_session.settings().guessFirst.value() && !m_session.isBoardLent();
}

void GuessFirst::setLessonQuestion(const std::optional<QString> &question)
{
    if (m_lessonQuestion != question) {
        m_lessonQuestion = question;
        Q_EMIT changed();
        Q_EMIT coverageChanged();
    }
}

void GuessFirst::setLessonFigures(const std::vector<Figure> &figures)
{
    if (m_lessonFigures != figures) {
        m_lessonFigures = figures;
        Q_EMIT changed();
    }
}

bool GuessFirst::isAskedByLesson(const QString &ruleSet,
                                 std::initializer_list<Quantity> quantities) const
{
    return std::ranges::any_of(m_lessonFigures, [&](const Figure &figure) {
        return figure.ruleSet == ruleSet &&
               std::ranges::find(quantities, figure.quantity) != quantities.end();
    });
}

QString GuessFirst::lessonRemark()
{
    return tr("The lesson asks about this, so it stays covered until the class has answered.");
}

QString GuessFirst::coveredRemark() const
{
    return isCoveredByLesson() ? lessonRemark()
                               : tr("Guess first: the odds stay covered until you have guessed.");
}

GuessFirst::GuessMoment GuessFirst::guessMoment() const
{
    const auto &history = m_session.game().history();
    const auto throws = std::ranges::count_if(
        history, [](const auto &entry) { return !std::holds_alternative<Play>(entry.action); });
    return {static_cast<int>(throws), m_session.game().position().isOver()};
}

Guess::Kind GuessFirst::guessKind() const
{
    return guessMoment().second ? Guess::Kind::PercentagePoints : Guess::Kind::Share;
}

QString GuessFirst::question() const
{
    if (isCoveredByLesson()) {
        return m_lessonQuestion->isEmpty() ? tr("Covered: the lesson will ask about this.")
                                           : *m_lessonQuestion;
    }
    return withMethodNote(questionWithoutMethod(), oddsMethod(m_session.game().rules()));
}

QString GuessFirst::questionWithoutMethod() const
{
    const PlayerNames names = m_session.playerNames();
    return withComputersInSentences(
        guessKind() == Guess::Kind::Share
            //: a class guesses a percentage; %1 a player
            ? tr("How likely is it now that %1 wins?").arg(names.white)
            //: a class guesses, in percentage points; %1, %2 the players
            : tr("By how many percentage points did the dice help %1 in this game? Enter a "
                 "number below 0 if they helped %2.")
                  .arg(names.white, names.black));
}

std::optional<double> GuessFirst::answer() const
{
    const Game &game = m_session.game();
    const auto &history = game.history();
    if (m_watch.game() != &game) {
        return std::nullopt;
    }
    if (guessKind() == Guess::Kind::Share) {
        const auto odds = m_watch.oddsAt(history.size());
        return odds ? std::optional(odds->white) : std::nullopt;
    }
    if (m_watch.changes().size() != history.size()) {
        return std::nullopt;
    }
    const auto made = chanceContributions(game.rules(), game.startPosition(), history,
                                          m_watch.changes(), history.size());
    return made ? std::optional((made->lead + made->dice[0] + made->dice[1]) * 100) : std::nullopt;
}

std::optional<double> GuessFirst::recordGuess(const Guess &guess)
{
    const auto truth = answer();
    if (!isOn() || !isCovered() || !truth || guess.kind != guessKind()) {
        return std::nullopt;
    }
    m_tally.add(guess, *truth);
    m_guessed.insert(guessMoment());
    Q_EMIT changed();
    return truth;
}

void GuessFirst::coverAgain()
{
    m_guessed.erase(guessMoment());
    Q_EMIT changed();
    Q_EMIT coverageChanged();
}

void GuessFirst::reset()
{
    m_guessed.clear();
    m_tally = {};
    Q_EMIT changed();
}

void GuessFirst::onActionTaken(const Change &change)
{
    if (change.kind == Change::Kind::Corrected) {
        m_guessed.clear(); // the guesses were about other throws
    } else if (change.kind == Change::Kind::Played &&
               !std::holds_alternative<Play>(change.entry->action)) {
        // Guesses about throws that were undone are obsolete once the dice are thrown again.
        m_guessed.erase(m_guessed.lower_bound(guessMoment()), m_guessed.end());
    }
}

} // namespace doublets
