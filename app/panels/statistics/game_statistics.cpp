// SPDX-License-Identifier: MIT
#include "panels/statistics/game_statistics.h"

#include "core/files/csv.h"
#include "core/record/record_keywords.h"
#include "match/session/record_players.h"
#include "text/computer_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

class StatisticsText
{
    Q_DECLARE_TR_FUNCTIONS(StatisticsText)

public:
    static QString computer(PlayerSetting kind)
    {
        //: the player called "Computer" elsewhere, beside computers of other levels
        return kind == PlayerSetting::Best     ? tr("Strong computer")
               : kind == PlayerSetting::Casual ? casualComputerName()
                                               : carelessComputerName();
    }
    static QString colour(const QString &name)
    {
        return name == u"white" ? tr("White", "a player without a name")
                                : tr("Black", "a player without a name");
    }
    static QString unnamed() { return tr("Unnamed player"); }
    static QString pair(const QString &first, const QString &second)
    {
        //: the names of two players
        return tr("%1 – %2").arg(first, second);
    }
};

/// Returns the display name of a player: the name that the user has given to the player or, if
/// there is none, a default name.
QString scorePlayerName(const ScorePlayer &player)
{
    const QString name = customNameOf(player.player);
    if (!name.isEmpty()) {
        return name;
    }
    if (player.player.kind == PlayerKind::Computer) {
        return StatisticsText::computer(playerSettingOf(player.player));
    }
    return player.colour.isEmpty() ? StatisticsText::unnamed()
                                   : StatisticsText::colour(player.colour);
}

/// Returns the game with its players in the order of `pair`.
LoggedGame ordered(LoggedGame logged, const ScorePair &pair)
{
    if (logged.game.players != pair) {
        std::swap(logged.game.players[0], logged.game.players[1]);
        std::swap(logged.throwCounts[0], logged.throwCounts[1]);
        logged.luck = logged.luck ? std::optional(-*logged.luck) : std::nullopt;
        if (logged.game.winner) {
            logged.game.winner = opponentOf(*logged.game.winner);
        }
    }
    return logged;
}

GameStatistics::Score &scoreOf(std::vector<GameStatistics::Score> &scores, const LoggedGame &logged)
{
    const auto found = std::ranges::find_if(scores, [&](const GameStatistics::Score &each) {
        return each.ruleSet == logged.game.ruleSet && isSamePair(each.players, logged.game.players);
    });
    if (found != scores.end()) {
        return *found;
    }
    // The players of a pair are in the same order for all rule sets.
    const auto same = std::ranges::find_if(scores, [&](const GameStatistics::Score &each) {
        return isSamePair(each.players, logged.game.players);
    });
    const ScorePair players = same != scores.end() ? same->players : logged.game.players;
    return scores.emplace_back(players, logged.game.ruleSet);
}

} // namespace

int GameStatistics::throws() const
{
    int sum = 0;
    for (const LoggedGame &each : games) {
        sum += each.throws();
    }
    return sum;
}

GameStatistics computeGameStatistics(const std::vector<LoggedGame> &games,
                                     const StatisticsFilter &filter)
{
    GameStatistics statistics;
    for (const LoggedGame &each : games) {
        if ((filter.pair && !isSamePair(*filter.pair, each.game.players)) ||
            (!filter.ruleSet.isEmpty() && filter.ruleSet != each.game.ruleSet)) {
            continue;
        }
        GameStatistics::Score &score = scoreOf(statistics.scores, each);
        const LoggedGame game = ordered(each, filter.pair.value_or(score.players));
        const LoggedGame counted = ordered(game, score.players);
        ++(counted.game.winner ? score.score.wins[indexOf(*counted.game.winner)]
                               : score.score.draws);
        score.throws += game.throws();
        statistics.games.push_back(game);
    }
    if (filter.pair) {
        for (GameStatistics::Score &score : statistics.scores) {
            if (score.players != *filter.pair) {
                std::swap(score.players[0], score.players[1]);
                std::swap(score.score.wins[0], score.score.wins[1]);
            }
        }
        statistics.names = {scorePlayerName((*filter.pair)[0]), scorePlayerName((*filter.pair)[1])};
    }
    std::ranges::stable_sort(statistics.scores, std::ranges::greater(),
                             [](const GameStatistics::Score &each) { return each.score.games(); });
    return statistics;
}

std::vector<GameStatistics::PlayerScore> playerScores(const std::vector<LoggedGame> &games)
{
    std::vector<GameStatistics::PlayerScore> scores;
    for (const LoggedGame &each : games) {
        if (each.game.players[0].player == each.game.players[1].player) {
            continue;
        }
        for (const Side side : BothSides) {
            const RecordedPlayer &player = each.game.players[indexOf(side)].player;
            if (customNameOf(player).isEmpty()) {
                continue; // may be several people
            }
            auto found = std::ranges::find(scores, player, &GameStatistics::PlayerScore::player);
            if (found == scores.end()) {
                scores.push_back({player});
                found = std::prev(scores.end());
            }
            ++found->games;
            found->wins += each.game.winner == side ? 1 : 0;
            found->draws += each.game.winner ? 0 : 1;
            found->throws += each.throws();
        }
    }
    std::ranges::stable_sort(scores, std::ranges::greater(), &GameStatistics::PlayerScore::games);
    return scores;
}

QString scorePairName(const ScorePair &pair)
{
    return StatisticsText::pair(scorePlayerName(pair[0]), scorePlayerName(pair[1]));
}

QByteArray gameStatisticsCsv(const GameStatistics &statistics)
{
    QString text = u"ended,ruleset,first_player,second_player,winner,throws,first_doublets,"
                   "first_expected,second_doublets,second_expected,first_luck\r\n"_s;
    for (const LoggedGame &each : statistics.games) {
        const QString winner = !each.game.winner                  ? u"draw"_s
                               : *each.game.winner == Side::White ? u"first"_s
                                                                  : u"second"_s;
        const auto expected = [&](std::size_t i) {
            return QString::number(each.throwCounts[i].expected, 'f', 6);
        };
        const QStringList fields{each.ended.toString(Qt::ISODate),
                                 csvText(each.game.ruleSet),
                                 csvText(scorePlayerName(each.game.players[0])),
                                 csvText(scorePlayerName(each.game.players[1])),
                                 winner,
                                 QString::number(each.throws()),
                                 QString::number(each.throwCounts[0].doublets),
                                 expected(0),
                                 QString::number(each.throwCounts[1].doublets),
                                 expected(1),
                                 each.luck ? QString::number(*each.luck, 'f', 6) : QString()};
        text += fields.join(u',') + u"\r\n"_s;
    }
    return text.toUtf8();
}

} // namespace doublets
