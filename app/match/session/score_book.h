// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "match/session/match_standing.h"
#include "match/session/score_players.h"
#include "match/session/tally.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace doublets {

/// The scores and the latest match of all pairs of players under each rule set, in a file that is
/// kept across sessions. Several instances of the program may share the file.
///
/// If the file cannot be read, readError() returns the error, and the file is renamed before the
/// first write.
class ScoreBook
{
public:
    /// Maximum number of rows. There is a row for each pair and rule set. The least recently
    /// changed rows are dropped.
    static constexpr int MaxRows = 2000;
    static constexpr qint64 MaxBytes = 4 << 20; ///< maximum size of the file

    /// Reads the file at `path`. If `path` is empty, keeps the scores only in memory.
    explicit ScoreBook(QString path);

    /// Returns the error of the last attempt to read the file. Returns nullopt if that attempt
    /// succeeded, or once the file has been renamed.
    [[nodiscard]] const std::optional<Error> &readError() const { return m_readError; }
    /// Returns the numbers of games that the players of `pair` have won and drawn against each
    /// other, with either colour. Wins are in the order of `pair`.
    [[nodiscard]] Tally tallyOf(const ScorePair &pair) const;
    /// Returns the latest match of `pair` under a rule set, which may be decided. Wins are in the
    /// order of `pair`. Returns nullopt if no game of a match has been won.
    [[nodiscard]] std::optional<MatchStanding> matchOf(const ScorePair &pair,
                                                       const QString &ruleSet) const;

    // The following functions write the file immediately. They return nullopt on success. If
    // writing fails, they return an error, but keep the change in memory.
    /// Adds a result.
    std::optional<Error> add(const GameResult &game) { return count(game, 1); }
    /// Removes a result, for example because the end of the game was undone.
    std::optional<Error> remove(const GameResult &game) { return count(game, -1); }
    /// Removes all games of `pair`.
    std::optional<Error> reset(const ScorePair &pair);

private:
    struct Row
    {
        ScorePair players;
        QString ruleSet;
        Tally::Score score;                      ///< wins in the order of `players`
        std::optional<MatchStanding> match = {}; ///< wins in the order of `players`
    };

    void read();
    [[nodiscard]] static std::optional<Error> parse(const QByteArray &bytes, const QString &path,
                                                    std::vector<Row> &rows);
    [[nodiscard]] QByteArray text() const;
    std::optional<Error> count(const GameResult &game, int change);
    static void countInMatch(Row &row, const GameResult &game, int change);
    template<typename Change> std::optional<Error> change(Change change);
    [[nodiscard]] std::optional<Error> write();
    [[nodiscard]] Row &rowOf(const GameResult &game);

    QString m_path;
    std::vector<Row> m_rows; ///< least recently changed first
    std::optional<Error> m_readError;
    bool m_isWritten = true; ///< whether the file contains all changes
};

} // namespace doublets
