// SPDX-License-Identifier: MIT
#pragma once

#include "core/dice/dice_source.h"
#include "core/error.h"
#include "core/game/action.h"
#include "core/limits.h"
#include "core/result.h"
#include "core/rules/rule_set.h"

#include <QByteArray>

#include <optional>
#include <vector>

/// The game record (`.doublets`): what it holds, and how it is read and written.
/// README.md in this folder describes the format. Other programmes read it: it only ever grows.
namespace doublets {

enum class PlayerKind { Human, Computer };

/// Who played a side.
struct RecordedPlayer
{
    QString name; ///< see `isName`; empty: the colour
    PlayerKind kind = PlayerKind::Human;
    QString level = {}; ///< of a computer, by the names of `playerIds`; empty: not told

    bool operator==(const RecordedPlayer &) const = default;
};

/// One throw of all the dice and what was made of it, by both players.
struct RecordedThrow
{
    Side by{};
    Throw dice;
    std::vector<Play> plays;
    std::vector<std::uint8_t> lost; ///< the numbers nobody played; for a `Total` doublet one a man

    bool operator==(const RecordedThrow &) const = default;
};

/// How a game ended.
struct RecordedResult
{
    std::optional<Side> winner; ///< none: a draw
    QString reason;             ///< of a draw: "blocked"

    bool operator==(const RecordedResult &) const = default;
};

/// What somebody noted on one step of the game.
struct RecordedNote
{
    int throwNumber = 0; ///< from 1; 0: before the first throw of all dice
    /// 0: the throw itself; n: the nth play of it. Before the first throw: 0 the start, n the nth
    /// pair thrown for the lead.
    int action = 0;
    int loss = 0; ///< n: the nth number that this action lost; 0: the action itself
    QString text; ///< see `isNote`

    bool operator==(const RecordedNote &) const = default;
};

/// A game as it is written down. Whether it is legal only `replay` can tell.
struct Record
{
    QString ruleSet;
    Rulings rulings;
    RecordedPlayer white;
    RecordedPlayer black;
    DiceOrigin dice = DiceOrigin::System;
    QString seed; ///< of Seeded dice
    std::vector<OpeningThrow> opening;
    std::vector<RecordedThrow> throws;
    std::optional<RecordedResult> result; ///< none while unfinished

    /// Taken back by undo and still there for redo, the next first. Beyond the fixed format.
    std::vector<Action> undone;
    /// Faces that have fallen already for the next throws (see Game::diceAhead). Beyond the fixed
    /// format.
    std::vector<std::uint8_t> diceAhead;
    /// In the order of the game, at most one a step; also on what was undone. Beyond the fixed
    /// format.
    std::vector<RecordedNote> notes;

    bool operator==(const Record &) const = default;

    [[nodiscard]] const RecordedPlayer &player(Side side) const
    {
        return side == Side::White ? white : black;
    }
    /// Opening pairs, throws and plays in the order in which they were made.
    [[nodiscard]] std::vector<Action> actions() const;
};

/// What is wrong with a record, and with which throw.
struct RecordError
{
    Error error;
    int throwNumber = 0; ///< from 1; 0 where it is not about a throw

    /// The throw is read off the error's place ("throws[3].plays[1]" is of the fourth).
    [[nodiscard]] static RecordError of(const Error &error);

    bool operator==(const RecordError &) const = default;
};

constexpr int RecordVersion = 1;
using limits::LargestRecord;

/// Reads one record. `file` names it in errors. Unknown keys are passed over: newer programmes may
/// add some.
[[nodiscard]] Result<Record, RecordError> parseRecord(const QByteArray &json, const QString &file);
/// Reads a file of one record of at most `LargestRecord` bytes. Errors: those of json::readFile and
/// of `parseRecord`.
[[nodiscard]] Result<Record, RecordError> readRecord(const QString &path);

enum class RecordLayout {
    Indented, ///< for a file of one game
    OneLine,  ///< for a line of .jsonl, with no line break
};
[[nodiscard]] QByteArray recordJson(const Record &record, RecordLayout layout);
/// Writes a file of one record for its owner alone, all or nothing: the old file stays where the
/// new one fails. Errors: CannotWrite, NotAFile; those of `sizeError`, since nothing is written
/// that would not be read again.
[[nodiscard]] std::optional<Error> writeRecord(const Record &record, const QString &path);

} // namespace doublets
