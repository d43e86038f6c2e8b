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

/// The games that each pair of players has won and drawn, by rule set, and the latest match of the
/// pair by that rule set, kept in a file across sessions. Several instances of the program may
/// share the file.
///
/// If the file cannot be read, readError() returns the reason, and the file is renamed before the
/// first write.
class ScoreBook
{
public:
    /// Maximum number of rows, one for each pair and rule set; the least recently changed rows are
    /// dropped.
    static constexpr int MaxRows = 2000;
    static constexpr qint64 MaxBytes = 4 << 20; ///< size of the largest file that is read

    /// Reads the file at `path`. If `path` is empty, the scores are kept in memory only.
    explicit ScoreBook(QString path);

    /// Returns the error in the file, or nullopt.
    [[nodiscard]] const std::optional<Error> &readError() const { return m_readError; }
    /// Returns the games of `pair`, whichever colours the players had. Wins are in the order of
    /// `pair`.
    [[nodiscard]] Tally tallyOf(const ScorePair &pair) const;
    /// Returns the latest match of `pair` by a rule set, with wins in the order of `pair`; nullopt
    /// if no game of a match has been won. The match may have been decided.
    [[nodiscard]] std::optional<MatchStanding> matchOf(const ScorePair &pair,
                                                       const QString &ruleSet) const;

    // The following functions write the file immediately and return an error if that fails. The
    // scores in memory are changed in any case.
    /// Counts a result.
    std::optional<Error> add(const FinishedGame &game) { return count(game, 1); }
    /// Removes a result that was undone.
    std::optional<Error> remove(const FinishedGame &game) { return count(game, -1); }
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
    std::optional<Error> count(const FinishedGame &game, int change);
    static void countInMatch(Row &row, const FinishedGame &game, int change);
    template<typename Change> std::optional<Error> change(Change change);
    [[nodiscard]] std::optional<Error> write();
    [[nodiscard]] Row &rowOf(const FinishedGame &game);

    QString m_path;
    std::vector<Row> m_rows; ///< least recently changed first
    std::optional<Error> m_readError;
    bool m_isWritten = true; ///< whether the file contains all changes
};

} // namespace doublets
