// SPDX-License-Identifier: MIT
#pragma once

#include "core/record/record.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace doublets {

/// A game that was left unfinished for another one.
struct LeftGame
{
    QString path;
    QDateTime when;       ///< it was left, local time
    bool suspect = false; ///< it never came onto the board; nothing below is known of it
    QString ruleSet;
    RecordedPlayer white;
    RecordedPlayer black;
    int throws = 0;      ///< of all dice, those taken back not counted
    bool slight = false; ///< nothing was thrown but for the lead

    bool operator==(const LeftGame &) const = default;
};

/// The last games that were left unfinished, a file each in a folder of their own. Several
/// programmes may share the folder. Files that cannot be read, and files of other names, are never
/// touched.
class LeftGames
{
public:
    static constexpr int Most = 10;
    enum class Kind {
        Sound,
        Suspect, ///< to be opened by nobody but a person
    };

    /// `folder` is made when it is first needed; where it is empty, no game is kept. `slot` sets
    /// its files apart from those which another running programme writes at the same moment.
    LeftGames(QString folder, int slot);

    /// Those that can be read, newest first.
    [[nodiscard]] std::vector<LeftGame> list() const;
    /// All, newest first, unread.
    [[nodiscard]] QStringList paths() const;
    /// All but the suspect ones, newest first, unread.
    [[nodiscard]] QStringList soundPaths() const;

    /// Keeps a game, unless nothing was thrown in it, and lets the oldest go where they are too
    /// many: first of all those that have no more than a throw for the lead. A game of this kind
    /// takes no other game's place. An earlier state of the same game gives way. `spared` stays
    /// and does not count.
    [[nodiscard]] std::optional<Error> add(const Record &record, const QString &spared = {}) const;
    /// Moves a file in here as it is. A sound one that cannot be read stays where it is, one in
    /// which nothing was thrown goes; a suspect one is not read. False where it could not be moved.
    [[nodiscard]] bool adopt(const QString &path, Kind kind) const;
    void remove(const QString &path) const;
    /// Removes files that say the same, byte by byte, as this one.
    void removeCopiesOf(const QString &path) const;

private:
    [[nodiscard]] std::optional<Error> write(const Record &record) const;
    [[nodiscard]] QString freePath(QDateTime when, Kind kind) const;

    QString m_folder;
    int m_slot;
};

} // namespace doublets
