// SPDX-License-Identifier: MIT
#pragma once

#include "core/record/record.h"

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
    /// Whether the game never appeared on the board. If so, the following members are not set.
    bool isSuspect = false;
    QString ruleSet;
    std::optional<InventionName> invention; ///< nullopt unless the game is invented
    RecordedPlayer white;
    RecordedPlayer black;
    int throws = 0;          ///< excluding the throw for the lead and undone throws
    bool hasNoThrow = false; ///< whether the dice were thrown, if at all, only for the lead;
                             ///< undone throws count

    bool operator==(const UnfinishedGame &) const = default;
};

/// The unfinished games that were set aside most recently, one file each in a separate folder.
/// Several instances of the program may share the folder. Unreadable files and files with other
/// names are never touched.
class UnfinishedGames
{
public:
    static constexpr int MaxGames = 10;
    enum class Kind {
        Trusted, ///< may be opened without asking the user
        Suspect, ///< must only be opened at the user's request
    };

    /// `folder` is created when it is first needed. If `folder` is an empty string, nothing is
    /// kept. `slot` distinguishes the files from those that another running instance writes at the
    /// same moment.
    UnfinishedGames(QString folder, int slot);

    /// Returns the games that can be read and, without reading them, the suspect games, newest
    /// first.
    [[nodiscard]] std::vector<UnfinishedGame> list() const;
    /// Returns the newest game that can be read and is not suspect; nullopt if there is none.
    [[nodiscard]] std::optional<UnfinishedGame> newest() const;
    /// Returns the paths of all games, newest first, without reading them.
    [[nodiscard]] QStringList paths() const;
    /// Returns the paths of all but the suspect games, newest first, without reading them.
    [[nodiscard]] QStringList trustedPaths() const;

    /// Adds a game. Does nothing if it has no action, or if it has no throw but the one for the
    /// lead and the folder is full. Removes earlier states of the same game and, if there are more
    /// than MaxGames games, the oldest ones, first of those without a throw, then of the suspect
    /// games. The game in the file `spared` is neither removed nor counted. Errors: those of
    /// writePrivateRecord().
    [[nodiscard]] std::optional<Error> add(const Record &record, const QString &spared = {}) const;
    /// Moves the file `path` into the folder. A trusted game is read first: if that fails, the file
    /// stays where it is and false is returned; if the game has no action, the file is removed. A
    /// suspect game is not read. Returns false if the file could not be moved or removed.
    [[nodiscard]] bool adopt(const QString &path, Kind kind) const;
    void remove(const QString &path) const;
    /// Removes the trusted games whose files have the same contents as the file `path`.
    void removeCopiesOf(const QString &path) const;

private:
    [[nodiscard]] std::optional<Error> write(const Record &record) const;
    [[nodiscard]] QString freePath(QDateTime when, Kind kind) const;

    QString m_folder;
    int m_slot;
};

} // namespace doublets
