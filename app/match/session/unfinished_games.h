// SPDX-License-Identifier: MIT
#pragma once

#include "core/record/record.h"
#include "match/session/game_folder.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace doublets {

/// An unfinished game that was set aside for another game.
struct UnfinishedGame
{
    QString path;
    QDateTime setAsideAt; ///< in local time
    /// Whether the game may have prevented the program from starting. If true, the following
    /// members are not set.
    bool isSuspect = false;
    QString ruleSet;                        ///< id of the rule set
    std::optional<InventionName> invention; ///< nullopt if the rules are historical
    RecordedPlayer white;
    RecordedPlayer black;
    int throws = 0; ///< excluding the opening throw and undone throws
    /// Whether the game has no throws, neither played nor undone, except opening throws.
    bool hasNoThrow = false;

    bool operator==(const UnfinishedGame &) const = default;
};

/// The unfinished games that were set aside most recently, in a folder with a file for each game.
/// Several instances of the program may share the folder. Files with other names, and trusted games
/// that cannot be read, are never changed.
class UnfinishedGames
{
public:
    static constexpr int MaxGames = 10; ///< maximum number of games; see add()
    enum class Kind {
        Trusted, ///< may be opened without asking the user
        Suspect, ///< must only be opened at the user's request
    };

    /// Creates the folder when it is first needed. Keeps no games if `folder` is empty. `slot`
    /// distinguishes the files from those that other instances write at the same moment.
    UnfinishedGames(const QString &folder, int slot);

    /// Returns the readable games and, without reading them, the suspect games, newest first.
    [[nodiscard]] std::vector<UnfinishedGame> list() const;
    /// Returns the newest readable game that is not suspect. Returns nullopt if there is none.
    [[nodiscard]] std::optional<UnfinishedGame> newest() const;
    /// Returns the paths of all games, newest first, without reading them.
    [[nodiscard]] QStringList paths() const { return m_folder.files(); }
    /// Returns the paths of all games except suspect games, newest first, without reading them.
    [[nodiscard]] QStringList trustedPaths() const;

    /// Adds a game. Removes earlier states of the same game and, if there are more than MaxGames
    /// games, the oldest ones: first games without a throw (except opening throws), then suspect
    /// games, then others. Does nothing if the game has no action, or if it has no throw and the
    /// folder is full. Neither removes nor counts the game in the file `spared`. Returns nullopt on
    /// success. Errors: those of writePrivateRecord().
    [[nodiscard]] std::optional<Error> add(const Record &record, const QString &spared = {}) const;
    /// Moves the file `path` into the folder. Reads a trusted game first, and removes the file if
    /// the game has no action. Does not read a suspect game. Returns false, leaving the file in
    /// place, if the file cannot be read, moved or removed.
    [[nodiscard]] bool adopt(const QString &path, Kind kind) const;
    /// Removes the game in the file `path`. Ignores errors.
    void remove(const QString &path) const;
    /// Removes the trusted games whose files have the same contents as the file `path`. Does
    /// nothing if that file cannot be read or is too large for a record.
    void removeCopiesOf(const QString &path) const;

private:
    [[nodiscard]] std::optional<Error> write(const Record &record) const;

    GameFolder m_folder;
};

} // namespace doublets
