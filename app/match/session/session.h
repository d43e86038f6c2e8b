// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"
#include "core/record/record.h"
#include "core/result.h"
#include "core/rules/catalogue.h"
#include "match/change.h"
#include "match/session/autosave.h"
#include "match/session/finished_games.h"
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
#include <utility>

namespace doublets {

class Settings;

/// The parameters of a new game.
struct NewGame
{
    QString ruleSet; ///< id of the rule set
    Rulings rulings; ///< missing rulings have default values
    DiceOrigin dice = DiceOrigin::System;
    QString seed; ///< for seeded dice; if empty or invalid, the seed is random
    /// An invented game, which replaces `ruleSet` and `rulings`. Nullopt for a historical game.
    std::optional<Invention> invention = std::nullopt;
    /// Nullopt to keep the current length.
    std::optional<MatchLength> matchLength = std::nullopt;
};

/// The result of setting the previous session's game aside; see Session::setPreviousGameAside().
enum class PreviousGame {
    None,       ///< there was no such game
    Unfinished, ///< moved to the unfinished games
    MoveFailed, ///< could not be moved; its file is kept in the data folder
};

/// One run of the program: the game on the board, the players, and the unfinished games, finished
/// games and scores that are kept on disk from one run to the next. Only the session listens to the
/// game; other objects connect to actionTaken() or Match::changed().
class Session : public QObject
{
    Q_OBJECT

public:
    /// Creates a session without a game. `dataFolder` need not exist; if it is empty, nothing is
    /// kept on disk. `slot` is the number of the session's save in `dataFolder` (see SaveSlot).
    /// `catalogue` and `settings` must outlive this object.
    Session(const Catalogue &catalogue, Settings &settings, const QString &dataFolder,
            int slot = SaveSlot::First, QObject *parent = nullptr);
    /// Calls finishSaving(), ignoring the result.
    ~Session() override;

    /// Returns the default data folder.
    [[nodiscard]] static QString defaultDataFolder();

    /// Puts the game of the previous session on the board or, if there is none, a new game
    /// according to the settings. Call this function or its overload once. If the game cannot be
    /// read, emits errorOccurred() and starts a new game. Afterwards, there is always a game.
    void start();
    /// Puts a new game on the board, and adds the game of the previous session to
    /// unfinishedGames(). If newGame() fails, the game of the previous session remains on the
    /// board; if there is none, hasGame() returns false.
    void start(const NewGame &parameters);
    /// Moves the game of the previous session, without reading it, to unfinishedGames() as a
    /// suspect game, which is reopened only at the user's request. Call before start(), which then
    /// starts a new game. If the file cannot be moved, start() does not read it, and it is renamed
    /// before the next save (see Autosave::markUnreadable()).
    PreviousGame setPreviousGameAside();
    /// Moves the game on the board to unfinishedGames(), instead of keeping it for the next
    /// session. If the game cannot be moved, keeps the game for the next session unless the user
    /// agrees to discard it.
    void moveGameToUnfinished();

    // The game on the board and its players.

    /// Returns the game on the board. Precondition: hasGame().
    [[nodiscard]] const Game &game() const { return *m_game; }
    [[nodiscard]] bool hasGame() const { return m_game != nullptr; }
    [[nodiscard]] const QString &dataFolder() const { return m_dataFolder; }
    [[nodiscard]] const Catalogue &catalogue() const { return m_catalogue; }
    [[nodiscard]] Settings &settings() const { return m_settings; }
    /// Returns the numbers of games that the current players have won and drawn against each other,
    /// under the rule sets of the catalogue.
    [[nodiscard]] Tally tally() const;
    /// Returns the standing of the match to which the current game belongs; for a finished game
    /// that has been opened, the recorded standing. Returns nullopt for a single game, if no
    /// standing was recorded, or if the result of the game does not count. Results of invented
    /// games do not count. Precondition: hasGame().
    [[nodiscard]] std::optional<MatchStanding> matchStanding() const;
    /// Returns whether newGameWithSameRules() continues the match of the current game: the match is
    /// not decided and, if the game was opened after its end, no later game of the match has been
    /// counted. Precondition: hasGame().
    [[nodiscard]] bool hasNextGame() const;
    /// Returns the dice statistics of all games since the program was started, except games on a
    /// lent board (see lendBoard()).
    [[nodiscard]] const SessionDice &dice() const { return m_dice; }
    /// Reads and returns the log of the finished games of all sessions, for statistics. Games
    /// between two computers, games in which a player was replaced after the first throw, invented
    /// games and games on a lent board are not logged.
    [[nodiscard]] GameLog::Contents loggedGames() const { return m_log.read(); }
    /// Adds the luck of the current game to its entry in the log (see LoggedGame::luck). Does
    /// nothing if the game is not in the log.
    void setLoggedLuck(double luck);
    /// Deletes the log of finished games, but keeps the scores. Returns nullopt on success.
    [[nodiscard]] std::optional<Error> clearLoggedGames();
    /// Resets the score of the current players against each other under all rule sets.
    void resetTally();
    /// Returns the file from which the game was opened or to which it was saved. Returns an empty
    /// string if there is none.
    [[nodiscard]] const QString &filePath() const { return m_filePath; }
    /// Returns the players' names as shown to the user: those in the opened record, those in the
    /// settings, or default names.
    [[nodiscard]] PlayerNames playerNames() const;
    /// Returns the name that is shown for the player of `side` if the player has no custom name.
    [[nodiscard]] QString defaultName(Side side) const { return defaultName(side, m_seats); }
    /// Returns the record of the game, with its players, notes, id and match. Precondition:
    /// hasGame().
    [[nodiscard]] Record record() const;
    /// Returns the user's notes on the steps of the game. Undone steps keep their notes until
    /// another action replaces the steps.
    [[nodiscard]] const Notes &notes() const { return m_notes.notes(); }
    /// Sets the note on `step`, or removes the note if `text` is empty. Returns false, changing
    /// nothing, if there would be more than limits::MaxNotes notes. Preconditions: hasGame(), and
    /// `text` is empty or a valid note (see isValidNote()).
    bool setNote(const Step &step, const QString &text);
    /// Returns the players of the current game. These are the players in the settings, unless the
    /// record of the game, lendSeat() or lendBoard() has set others.
    [[nodiscard]] Seats seats() const { return m_seats; }
    /// Sets the player of `side` in the current game and, through the settings, in later games.
    /// While the board is lent, this function, lendSeat() and resetSeats() change the session's own
    /// game.
    void setSeat(Side side, PlayerSetting player);
    /// Makes a person the player of `side` in the current game, without changing the settings.
    void lendSeat(Side side);
    /// Returns whether a person plays although the settings have the computer on both sides.
    /// Returns false after lendSeat() if the settings already have a person on either side.
    [[nodiscard]] bool isSeatLent() const;
    /// Sets the players of the current game to those in the settings.
    void resetSeats();
    /// Returns whether the current game is the session's own, so that its result counts unless the
    /// game is invented. Returns false if the board is lent or if, when the game was opened, it was
    /// already over or in the log of finished games.
    [[nodiscard]] bool isOwnGame() const { return m_isOwnGame; }
    /// Returns whether the game is over, but its result does not count, because the game had ended
    /// before: either the game was already over when it was opened, and has been changed since, or
    /// it is in the log of finished games. Returns false while the board is lent.
    [[nodiscard]] bool isRepeatedResult() const
    {
        return m_isChanged && !m_isOwnGame && !isBoardLent() && m_game->position().isOver();
    }
    /// Returns the unfinished games that were set aside for other games, newest first.
    [[nodiscard]] std::vector<UnfinishedGame> unfinishedGames() const
    {
        return m_unfinished.list();
    }
    /// Returns the game that reopenLastGame() would reopen. Returns nullopt if there is none.
    [[nodiscard]] std::optional<UnfinishedGame> lastUnfinishedGame() const
    {
        return m_unfinished.newest();
    }
    /// Returns the names of the players of `game` as shown to the user.
    [[nodiscard]] PlayerNames playerNames(const UnfinishedGame &game) const;
    [[nodiscard]] bool hasUnfinishedGames() const { return !m_unfinished.paths().isEmpty(); }
    /// Returns the games that ended most recently, newest first.
    [[nodiscard]] std::vector<FinishedGameFile> finishedGames() const { return m_finished.list(); }
    [[nodiscard]] bool hasFinishedGames() const { return !m_finished.isEmpty(); }
    /// Returns the names of the players of `game` as shown to the user.
    [[nodiscard]] PlayerNames playerNames(const FinishedGameFile &game) const;
    /// Returns whether there are unfinished games other than suspect ones.
    [[nodiscard]] bool canReopenLastGame() const { return !m_unfinished.trustedPaths().isEmpty(); }

    // New games and files.

    /// A function that asks the user whether to discard a game that could not be saved because of
    /// `error`. Returns true if the user agrees.
    using LossConfirmation = std::function<bool(const Error &error)>;
    /// Sets the function that asks the user whether to discard a game that could not be saved.
    /// Without this function, such a game remains on the board, and errorOccurred() is emitted.
    void setLossConfirmation(LossConfirmation confirm) { m_lossConfirmation = std::move(confirm); }

    /// Returns the parameters of a new game according to the settings.
    [[nodiscard]] NewGame newGameFromSettings() const;
    /// Starts a new game with the players in the settings. Adds the current game to
    /// unfinishedGames() if it is not over, or has notes that are in none of the user's files. If
    /// the current game cannot be saved and the user does not agree to discard it, starts no new
    /// game; a lent board has been returned nevertheless (see returnBoard()). If the rule set or a
    /// ruling is unknown, or the invention is not possible, emits errorOccurred() and changes
    /// nothing. Stores the rule set of a historical game and the match length in the settings.
    void newGame(const NewGame &parameters);
    /// Starts a game with the same rule set or invention, rulings and kind of dice. Seeded dice
    /// have a random seed. If the current game was opened and isSeatLent() returns false, keeps its
    /// players and match length, unless the user has changed them since. Otherwise, uses the
    /// players and length in the settings. Precondition: hasGame().
    void newGameWithSameRules();
    /// Reopens the most recent of unfinishedGames() that is not suspect and can be read, and adds
    /// the current game to unfinishedGames(). If no game can be read, returns the error of the most
    /// recent one. Returns nullopt, doing nothing, if canReopenLastGame() returns false.
    ///
    /// This function, reopen(), open() and openFinishedGame() return nullopt on success. They also
    /// return nullopt, opening nothing, if the session's own game cannot be saved and the user does
    /// not agree to discard it; a lent board has been returned nevertheless. Opening an unfinished
    /// game stores the length of its match in the settings.
    std::optional<Error> reopenLastGame();
    /// Reopens the game in the file `path`, which must be one of unfinishedGames(). Returns an
    /// error, changing nothing, if the file cannot be read.
    std::optional<Error> reopen(const QString &path);
    /// Opens the record in the file `path`. Returns an error, changing nothing, if the file cannot
    /// be read. On success, `path` becomes filePath() and is added to the recent files, unless it
    /// denotes an open file descriptor, such as /dev/stdin.
    std::optional<Error> open(const QString &path);
    /// Shows the game in the file `path`, which must be one of finishedGames(). Returns an error,
    /// changing nothing, if the file cannot be read.
    std::optional<Error> openFinishedGame(const QString &path);
    /// Saves the game to the file `path`, which becomes filePath() and is added to the recent
    /// files. Returns nullopt on success. Errors: those of writeRecord(); filePath() is then
    /// unchanged. Precondition: hasGame().
    std::optional<Error> saveAs(const QString &path);
    /// Removes a path from the list of recent files.
    void removeRecentFile(const QString &path);

    // Games of First steps and lessons.

    /// Lends the board to `game`, which must not be null, such as a game of First steps. Both its
    /// players are persons, and the game is neither saved nor counted. The session's own game waits
    /// until returnBoard() is called, or another game is started or opened. Precondition:
    /// hasGame().
    void lendBoard(std::unique_ptr<Game> game);
    [[nodiscard]] bool isBoardLent() const { return m_waiting.has_value(); }
    /// Returns whether the board is lent, and the lent game has no more actions than at the
    /// beginning.
    [[nodiscard]] bool isLentGameUntouched() const
    {
        return isBoardLent() && m_game->history().size() <= m_lentActionCount;
    }
    /// Puts the session's own game back on the board. Does nothing if the board is not lent.
    void returnBoard();

    /// Blocks until the current state of the game has been written to disk. Tries once more if
    /// saving fails. Returns nullopt on success.
    [[nodiscard]] std::optional<Error> finishSaving() { return m_autosave.finish(); }

Q_SIGNALS:
    /// Emitted after another game has been put on the board. The previous game remains valid at
    /// least until control returns to the event loop.
    void gameChanged();
    /// Emitted after a change of kind Played, Undone, Redone or Corrected. Unless the board is
    /// lent, the result has been counted, and saving has started in the background.
    void actionTaken(const doublets::Change &change);
    /// Emitted when the result of playerNames() may have changed.
    void playerNamesChanged();
    /// Emitted when notes() has changed.
    void notesChanged();
    /// Emitted when the result of seats() may have changed.
    void seatsChanged();
    /// Emitted when Settings::recentFiles has changed.
    void recentFilesChanged();
    /// Emitted when the game on the board has been added to unfinishedGames(), or one of these
    /// games has been reopened.
    void unfinishedGamesChanged();
    /// Emitted when this session has changed the result of finishedGames().
    void finishedGamesChanged();
    /// Emitted after resetTally(), and when Settings::matchLength has changed. Not emitted when a
    /// result is counted; see actionTaken().
    void tallyChanged();
    /// Emitted when this session has changed the result of loggedGames().
    void loggedGamesChanged();
    /// Emitted when an error has occurred that does not prevent the game from continuing. Of the
    /// errors in saving the current game, scores and logs, only the first is reported until that
    /// error is resolved.
    void errorOccurred(const doublets::Error &error);
    /// Emitted when a save has succeeded after errorOccurred() had reported `error`.
    void saveErrorResolved(const doublets::Error &error);

private:
    friend class Match; // forwards the players' commands to the game

    /// A game to put on the board, with the players' data from its record.
    struct LoadedGame
    {
        std::unique_ptr<Game> game;
        std::optional<PlayerNames> names = {}; ///< nullopt: from the settings
        std::optional<Seats> seats = {};       ///< nullopt: from the settings
        GameNotes notes = {};
        std::optional<MatchLength> matchLength = {};      ///< nullopt: from the settings
        QString id = {};                                  ///< Record::id; empty for a new id
        std::optional<std::array<int, 2>> matchWins = {}; ///< Record::matchWins
        bool hasSeatChanges = false;                      ///< Record::hasSeatChanges
    };

    [[nodiscard]] Game &editableGame() const { return *m_game; }
    /// Puts the game of the previous session on the board. Returns false if there is no game to
    /// resume or, after emitting errorOccurred(), if the game cannot be read.
    [[nodiscard]] bool resume();
    /// Loads a record.
    [[nodiscard]] Result<LoadedGame, Error> load(const QString &path) const;
    /// Loads a game that the session itself has saved, whose notes are thus in none of the user's
    /// files.
    [[nodiscard]] Result<LoadedGame, Error> loadOwnSave(const QString &path) const;
    /// Creates a game. Errors: UnknownRuleSet, and those of RuleSet::completedRulings() and
    /// inventedRuleSet().
    [[nodiscard]] Result<std::unique_ptr<Game>, Error> createGame(const NewGame &parameters) const;
    /// Starts a new game with the given players, as newGame() does with those in the settings.
    void startGame(const NewGame &parameters, const std::optional<PlayerNames> &names,
                   const std::optional<Seats> &seats);
    void showGame(LoadedGame loaded);
    /// Replaces the game without announcing it.
    void setGame(LoadedGame loaded);
    void announceGame();
    /// Calls returnBoard(), and adds the current game to the unfinished games if it needs saving.
    /// Returns false if the game must remain on the board. `replacement` is the file of the game
    /// that will replace the current game.
    [[nodiscard]] bool setGameAside(const QString &replacement = {});
    /// Moves the saves of other instances that have ended to the unfinished games.
    void adoptAbandonedSaves();
    void reportScoreReadError();
    /// Saves the current state of the game in the background.
    void save();
    void connectToGame();
    void onChange(const Change &change);
    /// Returns whether the game is not over, or has notes that are in none of the user's files.
    [[nodiscard]] bool needsSaving() const;
    /// Returns whether the result of the current game is scored and logged.
    [[nodiscard]] bool isCounted() const;
    /// Returns the standing of the match that the record of an opened game contains, with the
    /// result of that game only while the game is over. Returns nullopt if unknown.
    [[nodiscard]] std::optional<MatchStanding> recordedStanding() const;
    /// Counts the result of the current game if the game is over, or removes the counted result if
    /// the end was undone.
    void updateCountedGame();
    /// Adds the current game to the finished games if the game is over, or removes the game if the
    /// end was undone.
    void updateFinishedGames();
    /// Returns the names in a record, with default names for players without a name.
    [[nodiscard]] PlayerNames namesOf(const RecordedPlayer &white,
                                      const RecordedPlayer &black) const;
    /// Adds the current game to the log. Precondition: its result has been counted.
    std::optional<Error> logGame();
    /// Returns the players of the current game for scores.
    [[nodiscard]] ScorePair scorePlayers() const;
    enum class SaveTask {
        CurrentGame,
        Result, ///< in the scores and the log
        FinishedGame,
    };
    /// Reports an error in saving, unless an earlier error has been reported and not resolved.
    void reportSaveError(SaveTask task, const Error &error);
    /// Emits saveErrorResolved() if the error of `task` has been reported.
    void resolveSaveError(SaveTask task);
    void connectToPlayerSettings();
    void applySeats(const Seats &seats);
    [[nodiscard]] Seats seatsFromSettings() const;
    /// Returns the name that the user gave to a player. Returns an empty string if there is none.
    [[nodiscard]] QString customName(Side side) const;
    [[nodiscard]] static QString defaultName(Side side, const Seats &seats);
    [[nodiscard]] RecordedPlayer recordedPlayer(Side side) const;
    void addRecentFile(const QString &path);

    /// The session's own game, with its data, while the board is lent.
    struct WaitingGame
    {
        LoadedGame loaded;
        QString filePath;
        QString finishedPath;
        std::optional<LoggedGame> countedGame;
        bool isOwnGame = true;
        bool isChanged = false;
    };

    /// Returns the seats of the session's own game, even while the board is lent.
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
    FinishedGames m_finished;
    LossConfirmation m_lossConfirmation;
    std::unique_ptr<Game> m_game;
    std::optional<WaitingGame> m_waiting; ///< nullopt unless the board is lent
    /// Number of actions in the lent game when the game was put on the board.
    std::size_t m_lentActionCount = 0;
    QString m_gameId; ///< Record::id of the current game
    QString m_filePath;
    QString m_finishedPath; ///< file of the current game in `m_finished`; empty if there is none
    std::optional<PlayerNames> m_recordedNames;
    /// The length of the match of an opened game; nullopt if the settings have changed since.
    std::optional<MatchLength> m_recordedMatchLength;
    /// The standing of the match before a finished game that has been opened; nullopt if unknown.
    std::optional<MatchStanding> m_standingBefore;
    GameNotes m_notes;
    Seats m_seats;
    SessionDice m_dice;
    ScoreBook m_scores;
    GameLog m_log;
    /// The result of the current game, if it has been added to `m_scores`. The result is in `m_log`
    /// unless LoggedGame::id is empty.
    std::optional<LoggedGame> m_countedGame;
    bool m_isOwnGame = true;       ///< as returned by isOwnGame()
    bool m_isChanged = false;      ///< whether the game has been played or corrected on the board
    bool m_hasSeatChanges = false; ///< whether a player was replaced after the first throw
    /// The error in saving that has been reported but not resolved.
    std::optional<std::pair<SaveTask, Error>> m_reportedSaveError;
};

} // namespace doublets
