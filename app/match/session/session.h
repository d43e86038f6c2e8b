// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"
#include "core/record/record.h"
#include "core/result.h"
#include "core/rules/catalogue.h"
#include "match/change.h"
#include "match/session/autosave.h"
#include "match/session/game_log.h"
#include "match/session/game_notes.h"
#include "match/session/save_slot.h"
#include "match/session/score_book.h"
#include "match/session/seats.h"
#include "match/session/session_dice.h"
#include "match/session/tally.h"
#include "match/session/unfinished_games.h"
#include "text/player_names.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace doublets {

class Settings;

/// The parameters of a new game.
struct NewGame
{
    QString ruleSet; ///< id
    Rulings rulings; ///< missing rulings have their default values
    DiceOrigin dice = DiceOrigin::System;
    QString seed; ///< for Seeded dice; empty for a random seed
    /// An invented game, in place of `ruleSet` and `rulings`; nullopt for a historical game.
    std::optional<Invention> invention = std::nullopt;
    /// Nullopt to go on with the length of the latest match.
    std::optional<MatchLength> matchLength = std::nullopt;
};

/// The games played from start to exit of the program: the game on the board, the unfinished games
/// before it, and their files. There is always a game after start(). The session is the only
/// listener of the game: it saves each action, then emits actionTaken().
class Session : public QObject
{
    Q_OBJECT

public:
    /// `dataFolder` need not exist; nothing is kept on disk if it is empty. `slot` is the number of
    /// this session's own save in `dataFolder`. `catalogue` and `settings` must outlive this
    /// object.
    Session(const Catalogue &catalogue, Settings &settings, const QString &dataFolder,
            int slot = SaveSlot::First, QObject *parent = nullptr);
    ~Session() override;

    /// Returns the default of `dataFolder`.
    [[nodiscard]] static QString defaultDataFolder();

    /// Puts the game kept by the previous session on the board or, if there is none, a new game
    /// according to the settings. If the kept game cannot be read, emits errorOccurred() and starts
    /// a new game.
    void start();
    /// Puts a new game on the board. The game kept by the previous session is added to
    /// unfinishedGames().
    void start(const NewGame &game);
    /// Moves the game kept by the previous session, without reading it, to unfinishedGames() as
    /// suspect, to be reopened only at the user's request. Call before start(), which then starts a
    /// new game. Returns false if there is none.
    bool setKeptGameAside();
    /// Moves the game to unfinishedGames() instead of keeping it for the next session.
    void releaseGame();

    // The game on the board and its players.

    /// Precondition: hasGame().
    [[nodiscard]] const Game &game() const { return *m_game; }
    [[nodiscard]] bool hasGame() const { return m_game != nullptr; }
    [[nodiscard]] const QString &dataFolder() const { return m_dataFolder; }
    [[nodiscard]] const Catalogue &catalogue() const { return m_catalogue; }
    [[nodiscard]] Settings &settings() const { return m_settings; }
    /// Returns the games that the current players have won against each other.
    [[nodiscard]] Tally tally() const;
    /// Returns the standing of the match to which the present game belongs; nullopt for a single
    /// game, or if the result of the game does not count. Results of inventions do not count.
    [[nodiscard]] std::optional<MatchStanding> matchStanding() const;
    /// Returns the dice of all games since the program was started, except on a lent board.
    [[nodiscard]] const SessionDice &dice() const { return m_dice; }
    /// Returns the finished games of all sessions, for statistics. Games between two computers are
    /// not included.
    [[nodiscard]] GameLog::Contents loggedGames() const { return m_log.read(); }
    /// Adds the luck of the current game, which is over, to its entry in the log (see
    /// LoggedGame::luck). Does nothing if the game is not in the log.
    void setLoggedLuck(double luck);
    /// Deletes the statistics. Scores are kept.
    [[nodiscard]] std::optional<Error> clearLoggedGames();
    /// Resets the score of the current players. Scores against other players are kept.
    void resetTally();
    /// Returns the file that the game was opened from or saved to; empty if there is none.
    [[nodiscard]] const QString &filePath() const { return m_filePath; }
    /// Returns the names for texts: those of the opened record, those in the settings, or default
    /// names.
    [[nodiscard]] PlayerNames playerNames() const;
    /// Returns the name of a player without a given name.
    [[nodiscard]] QString defaultName(Side side) const { return defaultName(side, m_seats); }
    /// Returns the record of the game, with its players and notes.
    [[nodiscard]] Record record() const;
    /// Returns the user's notes on the steps of the game. Undone steps keep their notes until
    /// another action replaces them.
    [[nodiscard]] const Notes &notes() const { return m_notes.notes(); }
    /// Sets the note on `step`; an empty `text` removes it. Returns false, changing nothing, if
    /// there are too many notes. `text` must be empty or a valid note.
    bool setNote(const Step &step, const QString &text);
    /// Returns the players of the present game: those in the settings, unless its record or
    /// lendSeat() has set others.
    [[nodiscard]] Seats seats() const { return m_seats; }
    /// Sets the player of `side` in this game and, through the settings, in the following ones.
    void setSeat(Side side, PlayerSetting player);
    /// Seats a person for this game only.
    void lendSeat(Side side);
    /// Returns whether a person plays although the computer is set to play both sides.
    [[nodiscard]] bool isSeatLent() const;
    /// Seats the players according to the settings.
    void resetSeats();
    /// Returns whether the present game is the session's own, so that its result counts: true if
    /// the game was started in this session, or was unfinished when it was resumed or opened; false
    /// if it was over then, or if the board is lent.
    [[nodiscard]] bool isOwnGame() const { return m_isOwnGame; }
    /// Returns the unfinished games that were set aside for other games, newest first.
    [[nodiscard]] std::vector<UnfinishedGame> unfinishedGames() const
    {
        return m_unfinished.list();
    }
    /// Returns the game that reopenLastGame() reopens; nullopt if there is none.
    [[nodiscard]] std::optional<UnfinishedGame> lastUnfinishedGame() const
    {
        return m_unfinished.newest();
    }
    /// Returns the names for texts about `game`.
    [[nodiscard]] PlayerNames playerNames(const UnfinishedGame &game) const;
    [[nodiscard]] bool hasUnfinishedGames() const { return !m_unfinished.paths().isEmpty(); }
    /// Returns whether there are unfinished games other than suspect ones.
    [[nodiscard]] bool canReopenLastGame() const { return !m_unfinished.trustedPaths().isEmpty(); }

    // New games and files.

    /// Asks the user whether a game that could not be saved because of `error` may be lost. Returns
    /// true if it may.
    using LossConfirmation = std::function<bool(const Error &error)>;
    /// Sets the function that asks the user. Without one, such a game stays on the board, and
    /// errorOccurred() is emitted.
    void setLossConfirmation(LossConfirmation confirm) { m_lossConfirmation = std::move(confirm); }

    /// Returns the parameters of a new game according to the settings.
    [[nodiscard]] NewGame newGameFromSettings() const;
    /// Starts a new game. The present one is added to unfinishedGames() if it is not over, or has
    /// notes that are in none of the user's files; does nothing if the present game cannot be saved
    /// and the user does not allow its loss. If the rule set or a ruling is unknown, or the
    /// invention is not possible, emits errorOccurred() and changes nothing.
    void newGame(const NewGame &parameters);
    /// Starts a game with the same rule set or invention, rulings and kind of dice. Seeded dice get
    /// a random seed.
    void newGameWithSameRules();
    /// Reopens the most recent of unfinishedGames() that is not suspect and can be read; if there
    /// is none, returns the error of the most recent one. The present game is added to
    /// unfinishedGames(). This function, reopen() and open() return no error, and leave the present
    /// game on the board, if the present game cannot be saved and the user does not allow its loss.
    std::optional<Error> reopenLastGame();
    /// Reopens the game in the file `path`, one of unfinishedGames().
    std::optional<Error> reopen(const QString &path);
    /// Opens the record in the file `path`. Returns an error, changing nothing, if the file cannot
    /// be read.
    std::optional<Error> open(const QString &path);
    /// Saves the game to the file `path`, which becomes filePath(). Returns an error on failure.
    std::optional<Error> saveAs(const QString &path);
    /// Removes a path from the list of recent files.
    void removeRecentFile(const QString &path);

    // Games of First steps and lessons.

    /// Puts on the board a game that is not the players' own, such as one of First steps. Both its
    /// players are persons, and it is neither saved nor counted. The session's own game is put back
    /// by returnBoard(), or when another game is started or opened.
    void lendBoard(std::unique_ptr<Game> game);
    [[nodiscard]] bool isBoardLent() const { return m_waiting.has_value(); }
    /// Returns whether the lent game has no more actions than when it was put on the board.
    [[nodiscard]] bool isLentGameUntouched() const
    {
        return isBoardLent() && m_game->history().size() <= m_lentActionCount;
    }
    /// Puts the waiting game back on the board. Does nothing if there is none.
    void returnBoard();

    /// Blocks until the present state of the game is on disk, trying once more if saving has
    /// failed. Returns the error if it fails again.
    [[nodiscard]] std::optional<Error> finishSaving() { return m_autosave.finish(); }

Q_SIGNALS:
    /// Emitted when another game is on the board. The previous one is deleted by the event loop.
    void gameChanged();
    /// Emitted when an action has been Played, Undone, Redone or Corrected. The result has been
    /// counted, and saving has started in the background.
    void actionTaken(const doublets::Change &change);
    void playerNamesChanged();
    void notesChanged();
    void seatsChanged();
    void recentFilesChanged();
    void unfinishedGamesChanged();
    /// Emitted when the user has reset the score or changed the length of matches.
    void tallyChanged();
    void loggedGamesChanged();
    /// Emitted when an error has occurred that does not prevent play from continuing.
    void errorOccurred(const doublets::Error &error);

private:
    friend class Match; // forwards the commands of the players to the game

    /// A game to show, with its record's data on the players.
    struct Loaded
    {
        std::unique_ptr<Game> game;
        std::optional<PlayerNames> names = {}; ///< nullopt: from the settings
        std::optional<Seats> seats = {};       ///< nullopt: from the settings
        GameNotes notes = {};
        std::optional<MatchLength> matchLength = {}; ///< nullopt: from the settings
    };

    [[nodiscard]] Game &editableGame() const { return *m_game; }
    /// Puts the game kept by the previous session on the board. Returns false if there is
    /// nothing to resume or, after emitting errorOccurred(), if the game cannot be read.
    [[nodiscard]] bool resume();
    [[nodiscard]] Result<Loaded, Error> load(const QString &path) const;
    /// Loads a game that the session saved itself, so that its notes are not in a file of the
    /// user's.
    [[nodiscard]] Result<Loaded, Error> loadKept(const QString &path) const;
    /// Returns a new game. Errors: UnknownRuleSet, and those of RuleSet::completedRulings() and
    /// inventedRuleSet().
    [[nodiscard]] Result<std::unique_ptr<Game>, Error> createGame(const NewGame &wanted) const;
    void showGame(Loaded loaded);
    /// Replaces the game without announcing it.
    void setGame(Loaded loaded);
    void announceGame();
    /// Adds the present game to the unfinished games if it needs saving. Returns false if the game
    /// must stay on the board. `replacement` is the file of the game that will replace it.
    [[nodiscard]] bool setGameAside(const QString &replacement = {});
    /// Adds the saves of other instances that have ended to the unfinished games.
    void adoptAbandonedSaves();
    void reportScoreReadError();
    /// Saves the present state of the game asynchronously.
    void save();
    void connectToGame();
    void onChange(const Change &change);
    /// Returns whether the game is not over, or has notes that are in none of the user's files.
    [[nodiscard]] bool needsSaving() const;
    /// Returns whether the result of the present game counts, so that it is scored and logged.
    [[nodiscard]] bool isCounted() const;
    /// Counts the result of the game if it is over and belongs to this session.
    void countGame();
    /// Adds the current game, whose result has been counted, to the log.
    std::optional<Error> logGame();
    /// Returns the players of the present game.
    [[nodiscard]] ScorePair scorePlayers() const;
    /// Reports an error of a save or of the scores, unless one was reported before.
    void reportSaveError(const Error &error);
    void connectToPlayerSettings();
    void applySeats(const Seats &seats);
    [[nodiscard]] Seats seatsFromSettings() const;
    /// Returns the name given to a player; empty if there is none.
    [[nodiscard]] QString givenName(Side side) const;
    [[nodiscard]] static QString defaultName(Side side, const Seats &seats);
    [[nodiscard]] RecordedPlayer recordedPlayer(Side side) const;
    void addRecentFile(const QString &path);

    /// The game that waits while the board is lent, with its data.
    struct Waiting
    {
        Loaded loaded;
        QString filePath;
        std::optional<LoggedGame> countedGame;
        bool isOwnGame = true;
    };

    /// Returns the seats of the session's own game, on the board or waiting.
    [[nodiscard]] Seats ownSeats() const
    {
        return m_waiting ? m_waiting->loaded.seats.value_or(Seats{}) : m_seats;
    }
    [[nodiscard]] std::optional<PlayerNames> &ownNames()
    {
        return m_waiting ? m_waiting->loaded.names : m_recordedNames;
    }

    const Catalogue &m_catalogue;
    Settings &m_settings;
    QString m_dataFolder;
    int m_slot;
    Autosave m_autosave;
    UnfinishedGames m_unfinished;
    LossConfirmation m_lossConfirmation;
    std::unique_ptr<Game> m_game;
    std::optional<Waiting> m_waiting; ///< nullopt unless the board is lent
    /// Number of actions in the lent game when it was put on the board.
    std::size_t m_lentActionCount = 0;
    QString m_filePath;
    std::optional<PlayerNames> m_recordedNames;
    GameNotes m_notes;
    Seats m_seats;
    SessionDice m_dice;
    ScoreBook m_scores;
    GameLog m_log;
    /// The current game if its result is in `m_scores`. It is in `m_log` unless its id is empty.
    std::optional<LoggedGame> m_countedGame;
    bool m_isOwnGame = true; ///< whether the result of the game counts
    bool m_hasReportedSaveError = false;
};

} // namespace doublets
