// SPDX-License-Identifier: MIT
#include "match/session/score_book.h"

#include "core/files/atomic_file.h"
#include "core/json/strict_json.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int ScoresVersion = 1;
constexpr int MaxGames = std::numeric_limits<int>::max() / 2;

QString scoresFormat()
{
    return u"doublets-scores"_s;
}

QJsonObject toJson(const MatchStanding &match)
{
    return {{u"games"_s, maxGames(match.length)},
            {u"wins"_s, QJsonArray{match.wins[0], match.wins[1]}}};
}

MatchStanding matchIn(json::Object in)
{
    in.checkKeys({u"games"_s, u"wins"_s});
    const int games = in.integer(u"games"_s, maxGames(MatchLength::BestOfThree),
                                 maxGames(MatchLength::BestOfSeven));
    MatchStanding match{static_cast<MatchLength>(games / 2), {}};
    if (games != maxGames(match.length)) {
        in.addError(u"games"_s, ErrorCode::ImpossibleValue, {QString::number(games), u"3, 5, 7"_s});
    }
    const std::vector<int> wins = in.integers(u"wins"_s, 2, 0, match.winsNeeded());
    if (wins.size() == 2) {
        match.wins = {wins[0], wins[1]};
    }
    return match;
}

} // namespace

ScoreBook::ScoreBook(QString path)
    : m_path(std::move(path))
{
    if (!m_path.isEmpty()) {
        removeStaleTemporaries(QFileInfo(m_path).absolutePath(), QFileInfo(m_path).fileName());
        read();
    }
}

void ScoreBook::read()
{
    if (!QFileInfo::exists(m_path)) {
        m_readError.reset();
        return;
    }
    const auto bytes = json::readFile(m_path, MaxBytes);
    std::vector<Row> rows;
    m_readError = bytes ? parse(bytes.value(), m_path, rows) : bytes.error();
    if (!m_readError) {
        m_rows = std::move(rows);
    }
}

std::optional<Error> ScoreBook::parse(const QByteArray &bytes, const QString &path,
                                      std::vector<Row> &rows)
{
    const auto root = json::parseObject(bytes, path, MaxBytes);
    if (!root) {
        return root.error();
    }
    json::FirstErrorCollector errors(path);
    json::Object all(errors, root.value(), {});
    all.checkFormat(scoresFormat(), ScoresVersion);
    all.checkKeys({u"format"_s, u"version"_s, u"scores"_s});
    for (json::Object in : all.objects(u"scores"_s, 0, MaxRows)) {
        in.checkKeys({u"players"_s, u"ruleset"_s, u"wins"_s, u"draws"_s}, {u"match"_s});
        const std::vector<json::Object> players = in.objects(u"players"_s, 2, 2);
        const std::vector<int> wins = in.integers(u"wins"_s, 2, 0, MaxGames);
        Row row{{}, in.text(u"ruleset"_s), {{}, in.integer(u"draws"_s, 0, MaxGames)}};
        if (players.size() == 2 && wins.size() == 2) {
            row.players = {readScorePlayer(players[0]), readScorePlayer(players[1])};
            row.score.wins = {wins[0], wins[1]};
        }
        if (in.has(u"match"_s)) {
            row.match = matchIn(in.object(u"match"_s));
        }
        if (errors.error()) {
            return errors.error();
        }
        rows.push_back(row);
    }
    return errors.error();
}

QByteArray ScoreBook::text() const
{
    QJsonArray scores;
    for (const Row &row : m_rows) {
        QJsonObject json{{u"players"_s, QJsonArray{scorePlayerJson(row.players[0]),
                                                   scorePlayerJson(row.players[1])}},
                         {u"ruleset"_s, row.ruleSet},
                         {u"wins"_s, QJsonArray{row.score.wins[0], row.score.wins[1]}},
                         {u"draws"_s, row.score.draws}};
        if (row.match) {
            json.insert(u"match"_s, toJson(*row.match));
        }
        scores.append(json);
    }
    return QJsonDocument(QJsonObject{{u"format"_s, scoresFormat()},
                                     {u"version"_s, ScoresVersion},
                                     {u"scores"_s, scores}})
        .toJson();
}

Tally ScoreBook::tallyOf(const ScorePair &pair) const
{
    Tally tally;
    for (const Row &row : m_rows) {
        if (isSamePair(row.players, pair)) {
            Tally::Score score = row.score;
            if (row.players != pair) {
                std::swap(score.wins[0], score.wins[1]);
            }
            tally.add(row.ruleSet, score);
        }
    }
    return tally;
}

std::optional<MatchStanding> ScoreBook::matchOf(const ScorePair &pair, const QString &ruleSet) const
{
    for (const Row &row : m_rows) {
        if (row.ruleSet == ruleSet && row.match && isSamePair(row.players, pair)) {
            MatchStanding match = *row.match;
            if (row.players != pair) {
                std::swap(match.wins[0], match.wins[1]);
            }
            return match;
        }
    }
    return std::nullopt;
}

ScoreBook::Row &ScoreBook::rowOf(const GameResult &game)
{
    const auto found = std::ranges::find_if(m_rows, [&game](const Row &row) {
        return row.ruleSet == game.ruleSet && isSamePair(row.players, game.players);
    });
    if (found == m_rows.end()) {
        m_rows.push_back({game.players, game.ruleSet, {}});
    } else {
        std::rotate(found, found + 1, m_rows.end());
    }
    return m_rows.back();
}

std::optional<Error> ScoreBook::count(const GameResult &game, int change)
{
    return this->change([&] {
        Row &row = rowOf(game);
        int *counted = &row.score.draws;
        if (game.winner) {
            const ScorePlayer &winner = game.players[indexOf(*game.winner)];
            counted = &row.score.wins[row.players[0] == winner ? 0 : 1];
        }
        // The score may have been reset in the meantime.
        *counted = std::clamp(*counted + change, 0, MaxGames);
        countInMatch(row, game, change);
        if (row.score.games() == 0) {
            m_rows.pop_back();
        } else if (m_rows.size() > MaxRows) {
            m_rows.erase(m_rows.begin());
        }
    });
}

void ScoreBook::countInMatch(Row &row, const GameResult &game, int change)
{
    if (!game.winner || game.matchLength == MatchLength::SingleGame) {
        return;
    }
    const bool continues = row.match && row.match->length == game.matchLength &&
                           (change < 0 || !row.match->isDecided());
    if (!continues) {
        if (change < 0) {
            return; // another instance has begun another match
        }
        row.match = MatchStanding{game.matchLength, {}};
    }
    int &wins = row.match->wins[row.players[0] == game.players[indexOf(*game.winner)] ? 0 : 1];
    wins = std::max(0, wins + change);
    if (row.match->wins == std::array{0, 0}) {
        row.match.reset();
    }
}

std::optional<Error> ScoreBook::reset(const ScorePair &pair)
{
    return change([&] {
        std::erase_if(m_rows, [&pair](const Row &row) { return isSamePair(row.players, pair); });
    });
}

/// Applies `change` to the current contents of the file, which another instance may have written.
template<typename Change> std::optional<Error> ScoreBook::change(Change change)
{
    if (m_path.isEmpty()) {
        change();
        return std::nullopt;
    }
    QDir().mkpath(QFileInfo(m_path).absolutePath());
    const SharedFileLock lock(m_path);
    if (m_isWritten) {
        read();
    }
    change();
    auto error = write();
    m_isWritten = !error;
    return error;
}

std::optional<Error> ScoreBook::write()
{
    if (m_readError && QFileInfo::exists(m_path)) {
        if (auto error = setUnreadableFileAside(m_path)) {
            return error;
        }
    }
    m_readError.reset();
    return writeFileAtomically(m_path, text(), FilePurpose::Private);
}

} // namespace doublets
