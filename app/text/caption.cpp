// SPDX-License-Identifier: MIT
#include "text/caption.h"

#include "text/events_text.h"
#include "text/need_of_reason.h"
#include "text/plays_text.h"
#include "text/throw_names.h"

#include "core/game/game.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace doublets {

namespace {

constexpr int MostWordsOfCaption = 15;

qsizetype wordsIn(const QString &text)
{
    return text.split(u' ', Qt::SkipEmptyParts).size();
}

/// What is told by what is to do now.
bool isToldByTask(const Event &event)
{
    return std::holds_alternative<TurnPassed>(event) || std::holds_alternative<ThrowAgain>(event);
}

class Caption
{
    Q_DECLARE_TR_FUNCTIONS(Caption)

public:
    Caption(const Game &game, const PlayerNames &names)
        : m_game(game)
        , m_position(game.position())
        , m_names(names)
    {
    }

    /// What is to do now, and before it as much of what happened as there is room for: the last
    /// first. The rest is in the course of play.
    [[nodiscard]] QString text() const
    {
        QStringList sentences{toDo()};
        const QStringList told = happened();
        for (auto it = told.rbegin(); it != told.rend(); ++it) {
            const QStringList longer = QStringList{*it} + sentences;
            if (wordsIn(longer.join(u' ')) > MostWordsOfCaption) {
                break;
            }
            sentences = longer;
        }
        sentences.removeAll(QString());
        return sentences.join(u' ');
    }

private:
    [[nodiscard]] QStringList happened() const
    {
        if (m_game.history().empty()) {
            return {};
        }
        std::vector<Event> events = toldEvents();
        const QString plays = playsTogether();
        if (!plays.isEmpty()) {
            events.erase(events.begin()); // the man of this action is among them
        }
        return QStringList{plays} + eventSentences(m_game.ruleSet(), m_names, events);
    }

    /// What the player has made of their throw, once that is done; empty before.
    [[nodiscard]] QString playsTogether() const
    {
        const std::vector<Play> plays = playsOfThrow(m_game.history());
        if (plays.empty() ||
            (m_position.stage == Stage::Playing && m_position.player == plays.front().by)) {
            return {};
        }
        const bool total = m_game.rules().doublet == Doublet::Total && m_position.dice.allAlike();
        return playsText(m_game.ruleSet(), m_names, plays, total);
    }

    [[nodiscard]] std::vector<Event> toldEvents() const
    {
        std::vector<Event> told;
        for (const Event &event : m_game.history().back().events) {
            if (!isToldByTask(event) && !isKeptSilent(m_game.rules(), event)) {
                told.push_back(event);
            }
        }
        return told;
    }

    [[nodiscard]] QString toDo() const
    {
        switch (m_position.stage) {
        case Stage::Opening:
            return m_game.history().empty() ? toBegin()
                                            : QString(); // a tie says itself what follows
        case Stage::ToThrow:
        case Stage::Claiming:
            return toThrow();
        case Stage::Playing:
            return m_position.doubletMen > 0 ? toChoose() : toPlay();
        case Stage::Won:
        case Stage::Drawn:
            break;
        }
        return {};
    }

    /// What a newcomer does first.
    [[nodiscard]] QString toBegin() const
    {
        return m_game.needsEnteredDice()
                   ? tr("Each player throws one die: enter the two numbers.")
                   : tr("Each player throws one die: press Space, or click a box.");
    }

    [[nodiscard]] QString toThrow() const
    {
        const Side next = referee::nextThrower(m_game.rules(), m_position);
        const bool again = !m_position.dice.empty() && m_position.dice.allAlike() &&
                           m_game.rules().doublet == Doublet::ThrowAgain;
        return again ? tr("Now %1 throws again.").arg(m_names.of(next))
                     : tr("Now %1 throws.").arg(m_names.of(next));
    }

    /// Men of a doublet that come from any points.
    [[nodiscard]] QString toChoose() const
    {
        const Men &men = m_position.menOf(m_position.player);
        const int count = std::min<int>(m_position.doubletMen, men.left);
        const QString player = m_names.of(m_position.player);
        const bool begun = !m_game.history().empty() &&
                           std::holds_alternative<Play>(m_game.history().back().action);
        if (men.phase == Phase::PlayDown) {
            return begun ? tr("Now %1 lays down %n more man/men.", nullptr, count).arg(player)
                         : tr("Now %1 lays down %n man/men.", nullptr, count).arg(player);
        }
        return begun ? tr("Now %1 bears off %n more man/men.", nullptr, count).arg(player)
                     : tr("Now %1 bears off %n man/men.", nullptr, count).arg(player);
    }

    [[nodiscard]] QString toPlay() const
    {
        std::set<int, std::greater<>> numbers;
        for (const Play &play : m_game.legalPlays()) {
            numbers.insert(play.number);
        }
        // The words of a throw were told a moment ago, when it fell.
        const bool told = m_names.numbers == NumberWords::Both &&
                          std::holds_alternative<Throw>(m_game.history().back().action);
        const QString list =
            numberList(m_game.ruleSet(), told ? NumberWords::Figures : m_names.numbers,
                       {numbers.begin(), numbers.end()});
        //: %1 player, %2 the numbers of the dice
        return tr("Now %1 plays %2.").arg(m_names.of(m_position.player), list);
    }

    const Game &m_game;
    const Position &m_position;
    const PlayerNames &m_names;
};

} // namespace

bool isKeptSilent(const Rules &rules, const Event &event)
{
    if (rules.claim != Claim::Claimed) {
        return false;
    }
    if (const auto *lost = std::get_if<NumberLost>(&event)) {
        return lost->whyOpponent != Fact::NotClaimed;
    }
    return std::holds_alternative<NumberPassed>(event);
}

QString captionText(const Game &game, const PlayerNames &names)
{
    return Caption(game, names).text();
}

std::optional<Event> eventToExplain(const Game &game)
{
    if (game.history().empty()) {
        return std::nullopt;
    }
    std::optional<Event> chosen;
    for (const Event &event : game.history().back().events) {
        if (isKeptSilent(game.rules(), event)) {
            continue;
        }
        if (!chosen || needOfReason(event) >= needOfReason(*chosen)) {
            chosen = event;
        }
    }
    return chosen;
}

} // namespace doublets
