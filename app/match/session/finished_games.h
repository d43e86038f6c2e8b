// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "core/record/record.h"
#include "core/result.h"
#include "match/session/game_folder.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace doublets {

/// A finished game that can be opened again.
struct FinishedGameFile
{
    QString path;
    QDateTime ended;                        ///< in local time
    QString ruleSet;                        ///< id of the rule set
    std::optional<InventionName> invention; ///< nullopt if the rules are historical
    RecordedPlayer white;
    RecordedPlayer black;
    int throws = 0;                  ///< excluding the opening throw
    int matchNumber = 0;             ///< number of the game in its match; 0 for a single game
    int matchGames = 1;              ///< maximum number of games in the match
    std::optional<Side> winner = {}; ///< nullopt if drawn
};

/// The games that ended most recently, in a folder with a file for each game. Several instances of
/// the program may share the folder. Files with other names are never changed.
class FinishedGames
{
public:
    static constexpr int MaxGames = 20;

    /// Creates the folder when it is first needed. Keeps no games if `folder` is empty. `slot`
    /// distinguishes the files from those that other instances write at the same moment.
    FinishedGames(const QString &folder, int slot);

    /// Returns the readable games, newest first.
    [[nodiscard]] std::vector<FinishedGameFile> list() const;
    /// Returns whether the folder contains no game files. Does not read the files.
    [[nodiscard]] bool isEmpty() const { return m_folder.files().isEmpty(); }
    /// Adds a game, and removes the oldest games if there are more than MaxGames. `matchNumber` is
    /// the number of the game in its match, or 0 for a single game. Returns the path of the file,
    /// which is empty if no games are kept. Errors: those of writePrivateRecord().
    [[nodiscard]] Result<QString, Error> add(const Record &record, int matchNumber) const;
    /// Removes the game in the file `path`, for example because the end of the game was undone.
    /// Ignores errors.
    void remove(const QString &path) const;

private:
    GameFolder m_folder;
};

} // namespace doublets
