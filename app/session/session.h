// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/keeper.h"
#include "app/session/seats.h"
#include "app/session/tally.h"
#include "app/text/player_names.h"
#include "core/game/game.h"
#include "core/record/record.h"
#include "core/result.h"
#include "core/rules/catalogue.h"

#include <QObject>

#include <memory>
#include <optional>

namespace doublets {

class Settings;

/// What a new game is begun with.
struct NewGame
{
    QString ruleSet;
    Rulings rulings;
    DiceOrigin dice = DiceOrigin::System;
    QString seed; ///< Seeded only; empty: a fresh one
};

/// One sitting: the game on the board, the games before it, and what is kept of them on disk.
/// After `start` there is always a game.
class Session : public QObject
{
    Q_OBJECT

public:
    /// `dataFolder` need not exist. Catalogue and settings must outlive the session.
    Session(const Catalogue &catalogue, Settings &settings, const QString &dataFolder,
            QObject *parent = nullptr);
    ~Session() override;

    /// Where the unfinished game usually lies.
    [[nodiscard]] static QString usualDataFolder();

    /// Puts the unfinished game on the board, or a new one by the rule set used last.
    void start();
    /// Puts this game on the board; an unfinished one is left for it.
    void start(const NewGame &wanted);

    [[nodiscard]] Game &game() const { return *m_game; }
    [[nodiscard]] const Catalogue &catalogue() const { return m_catalogue; }
    [[nodiscard]] Settings &settings() const { return m_settings; }
    [[nodiscard]] const Tally &tally() const { return m_tally; }
    [[nodiscard]] const Keeper &keeper() const { return m_keeper; }
    /// The file that the game was opened from or saved to; empty where there is none.
    [[nodiscard]] const QString &filePath() const { return m_filePath; }
    /// Names for texts: those of the record that was opened, those set, or the colours.
    [[nodiscard]] PlayerNames playerNames() const;
    /// What a player is called whom nobody named.
    [[nodiscard]] QString usualName(Side side) const;
    [[nodiscard]] Record record() const;
    /// Who plays the present game: as the settings say, unless its record or `lendSeat` says else.
    [[nodiscard]] Seats seats() const { return m_seats; }
    /// From now on, in this game and the next ones.
    void setSeat(Side side, PlayedBy by);
    /// A person takes that seat for this game alone.
    void lendSeat(Side side);
    /// Whether a person plays at a table that is set to play both sides.
    [[nodiscard]] bool isSeatLent() const;
    void returnSeats();
    /// Whether the present game was begun or taken up in this sitting, and not opened at its end.
    [[nodiscard]] bool isOwnGame() const { return m_gameCounts; }
    /// Whether there is a game that was left unfinished for another.
    [[nodiscard]] bool canReturnToPrevious() const { return m_keeper.hasPrevious(); }

    /// A game as the settings say.
    [[nodiscard]] NewGame newGameAsSet() const;
    void newGame(const NewGame &wanted);
    /// The same rule set and rulings, with fresh dice of the same kind.
    void newGameBySameRules();
    /// Back to the game that was left; the present one takes its place.
    std::optional<Error> returnToPrevious();
    std::optional<Error> open(const QString &path);
    std::optional<Error> saveAs(const QString &path);

Q_SIGNALS:
    /// Another game is on the board. The one before lives until control returns to the event loop.
    void gameChanged();
    void playerNamesChanged();
    void seatsChanged();
    void tallyChanged();
    void recentFilesChanged();
    /// Something went wrong that stops nobody from playing on.
    void noticed(const doublets::Error &error);

private:
    /// A game to be shown, and what its record says of the players.
    struct Loaded
    {
        std::unique_ptr<Game> game;
        std::optional<PlayerNames> names = {}; ///< none: as the settings say
        std::optional<Seats> seats = {};       ///< none: as the settings say
    };

    [[nodiscard]] bool resume();
    [[nodiscard]] Result<Loaded, Error> load(const QString &path) const;
    void show(Loaded loaded);
    void leaveGame();
    void follow();
    void keep();
    void count();
    void tell(const std::optional<Error> &error);
    void followPlayers();
    void changeSeats(const Seats &seats);
    [[nodiscard]] Seats seatsAsSet() const;
    /// The name that was given to a player; empty where none was.
    [[nodiscard]] QString givenName(Side side) const;
    [[nodiscard]] RecordedPlayer recordedPlayer(Side side) const;
    void remember(const QString &path);

    const Catalogue &m_catalogue;
    Settings &m_settings;
    Keeper m_keeper;
    std::unique_ptr<Game> m_game;
    QString m_filePath;
    std::optional<PlayerNames> m_recordedNames;
    Seats m_seats;
    Tally m_tally;
    Tally m_tallyBefore;          ///< without the present game
    bool m_gameCounts = true;     ///< its end belongs to this sitting
    bool m_toldOfKeeping = false; ///< one notice is enough
};

} // namespace doublets
