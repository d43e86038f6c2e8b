// SPDX-License-Identifier: MIT
#pragma once

#include "core/dice/dice_source.h"
#include "core/error.h"
#include "core/game/action.h"
#include "core/limits.h"
#include "core/result.h"
#include "core/rules/rule_set.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

// The contents of a game record (`.doublets`). The format is described in core/record/README.md and
// used by other programs, so changes must be additions. The members marked as extensions of the
// base format have optional keys, which other programs may not know.

namespace doublets {

/// The kind of a player.
enum class PlayerKind { Human, Computer };

/// The player of one side.
struct RecordedPlayer
{
    QString name; ///< see isValidName(); if empty, the colour is shown
    PlayerKind kind = PlayerKind::Human;
    QString level = {}; ///< computers only: one of playerIds(); empty if unknown

    bool operator==(const RecordedPlayer &) const = default;
};

/// One throw of all the dice, with the plays of both players.
struct RecordedThrow
{
    Side thrower{};
    Throw dice;
    std::vector<Play> plays; ///< in order
    /// Numbers that neither player played. A doublet under Doublet::Total repeats its number for
    /// each lost man.
    std::vector<std::uint8_t> lost;

    bool operator==(const RecordedThrow &) const = default;
};

/// The result of a game.
struct RecordedResult
{
    std::optional<Side> winner; ///< nullopt for a draw
    QString reason;             ///< of a draw: "blocked"; empty if there is a winner

    bool operator==(const RecordedResult &) const = default;
};

/// A note on one step of the game.
struct RecordedNote
{
    int throwNumber = 0; ///< from 1; 0 before the first throw of all the dice
    /// 0 for the throw itself, n for its nth play. Before the first throw: 0 for the start, n for
    /// the nth opening throw.
    int action = 0;
    int loss = 0; ///< n for the nth number lost by the action, 0 for the action itself
    QString text; ///< see isValidNote()

    bool operator==(const RecordedNote &) const = default;
};

/// A game record. The recorded game is not necessarily legal, see replay().
struct Record
{
    QString ruleSet; ///< id; for an invention (see Invention), that of the original
    /// The rulings of the game; those missing have their defaults (RuleSet::completedRulings()).
    /// For an invention, the changed rules (Invention::values).
    Rulings rulings;
    /// The maximum number of games in the match to which the game belongs: 3, 5 or 7, or 1 if there
    /// is no match. An extension of the base format.
    int matchGames = 1;
    /// The numbers of games of the match that White and Black, in this order, have won, including
    /// this game. Nullopt if there is no match, or while the game is unfinished. An extension of
    /// the base format.
    std::optional<std::array<int, 2>> matchWins = {};
    /// The name of an invention; nullopt if the rules are historical. An extension of the base
    /// format.
    std::optional<InventionName> invention;
    RecordedPlayer white;
    RecordedPlayer black;
    DiceOrigin dice = DiceOrigin::System;
    QString seed;                      ///< accepted by parseSeed(); Seeded dice only
    std::vector<OpeningThrow> opening; ///< opening throws, ties included
    std::vector<RecordedThrow> throws;
    std::optional<RecordedResult> result; ///< nullopt while the game is unfinished

    /// Undone actions, the next to be redone first. An extension of the base format.
    std::vector<Action> undone;
    /// Faces that are already known for the next throws, beginning with those of undone throws (see
    /// Game::futureFaces()). An extension of the base format.
    std::vector<std::uint8_t> futureFaces;
    /// Notes in the order of the game, at most one for each step, including undone ones. An
    /// extension of the base format.
    std::vector<RecordedNote> notes;
    /// A UUID without braces, the same in all copies of the game; empty if unknown. An extension of
    /// the base format.
    QString id = {};
    /// Whether a player was replaced after the first throw, so that the game is left out of
    /// statistics. An extension of the base format.
    bool hasSeatChanges = false;

    bool operator==(const Record &) const = default;

    [[nodiscard]] const RecordedPlayer &player(Side side) const
    {
        return side == Side::White ? white : black;
    }
    /// Returns the opening throws, the throws and the plays, in the order of the game.
    [[nodiscard]] std::vector<Action> actions() const;
};

/// An error in a record, and the throw in which it occurs.
struct RecordError
{
    Error error;
    int throwNumber = 0; ///< from 1; 0 if the error concerns no throw

    /// Returns `error` with the number of the throw that Error::place names: 4 for
    /// "throws[3].plays[1]"; 0 if the place names no throw.
    [[nodiscard]] static RecordError fromError(const Error &error);

    bool operator==(const RecordError &) const = default;
};

constexpr int RecordVersion = 1; ///< of the record format
using limits::MaxRecordSize;

} // namespace doublets
