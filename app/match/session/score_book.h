// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/game/position.h"
#include "core/record/record.h"
#include "match/session/tally.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace doublets {

/// A player to whom wins are credited, whatever the colour.
struct ScorePlayer
{
    RecordedPlayer player;
    QString colour = {}; ///< "white" or "black" if nothing else tells the two players apart

    bool operator==(const ScorePlayer &) const = default;
};

/// Two players, by indexOf(Side).
using ScorePair = std::array<ScorePlayer, 2>;

/// Returns the pair that plays a game. Two players of the same name and kind differ by colour.
[[nodiscard]] ScorePair scorePair(const RecordedPlayer &white, const RecordedPlayer &black);

/// The result of a game.
struct FinishedGame
{
    ScorePair players;
    QString ruleSet;
    std::optional<Side> winner; ///< none: a draw

    bool operator==(const FinishedGame &) const = default;
};

/// The games that each pair of players has won and drawn, by rule set, kept in one file between
/// sessions. Several programs may share the file.
///
/// If the file cannot be read, `fault` says why, and the file is moved aside before the first
/// write.
class ScoreBook
{
public:
    static constexpr int MostRows = 2000; ///< one per pair and rule set; the oldest are dropped
    static constexpr qint64 MostBytes = 4 << 20;

    /// Keeps the scores in memory if `path` is empty.
    explicit ScoreBook(QString path);

    /// Returns what is wrong with the file, if anything.
    [[nodiscard]] const std::optional<Error> &fault() const { return m_fault; }
    /// Returns the games of that pair, whatever their colours were, by their colours in `pair`.
    [[nodiscard]] Tally of(const ScorePair &pair) const;

    // Each of these writes the file at once and returns an error if that fails. The scores in
    // memory are changed in any case.
    std::optional<Error> add(const FinishedGame &game) { return count(game, 1); }
    /// Removes a result that was undone.
    std::optional<Error> remove(const FinishedGame &game) { return count(game, -1); }
    /// Removes all games of that pair.
    std::optional<Error> reset(const ScorePair &pair);

private:
    struct Row
    {
        ScorePair players;
        QString ruleSet;
        Tally::Score score; ///< wins in the order of `players`
    };

    void read();
    [[nodiscard]] static std::optional<Error> parse(const QByteArray &bytes, const QString &path,
                                                    std::vector<Row> &rows);
    [[nodiscard]] QByteArray text() const;
    std::optional<Error> count(const FinishedGame &game, int change);
    template<typename Change> std::optional<Error> change(Change change);
    [[nodiscard]] std::optional<Error> write();
    [[nodiscard]] Row &rowOf(const FinishedGame &game);

    QString m_path;
    std::vector<Row> m_rows; ///< the one changed last is at the end
    std::optional<Error> m_fault;
    bool m_isWritten = true; ///< whether the file contains all changes
};

} // namespace doublets
