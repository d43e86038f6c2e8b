// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"
#include "core/record/notes.h"
#include "core/record/record.h"
#include "core/result.h"
#include "core/rules/catalogue.h"
#include "match/change.h"
#include "match/session/autosave.h"
#include "match/session/left_games.h"
#include "match/session/save_slot.h"
#include "match/session/score_book.h"
#include "match/session/seats.h"
#include "match/session/tally.h"
#include "text/player_names.h"

#include <QObject>

#include <functional>
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
/// After `start` there is always a game. The only listener of the game: it saves each action, then
/// emits `acted`.
///
/// session.cpp: games begun, opened, played on; session_keeping.cpp: what is saved and left;
/// session_players.cpp: names and seats, and the record; session_scores.cpp: scores.
class Session : public QObject
{
    Q_OBJECT

public:
    /// `dataFolder` need not exist; `slot` says which save in it is this session's own. An empty
    /// folder: nothing is kept on disk. Catalogue and settings must outlive the session.
    Session(const Catalogue &catalogue, Settings &settings, const QString &dataFolder,
            int slot = SaveSlot::First, QObject *parent = nullptr);
    ~Session() override;

    /// Where the unfinished game usually lies.
    [[nodiscard]] static QString defaultDataFolder();

    /// Puts the unfinished game on the board, or a new one by the rule set used last.
    void start();
    /// Puts this game on the board; an unfinished one is left for it.
    void start(const NewGame &wanted);
    /// To be called before `start`, which then begins a new game: moves the unfinished one, unread,
    /// among those that were left. False where there is none.
    bool setUnfinishedAside();
    /// The sitting is over and nobody will take up its save: it goes among the games left.
    void leaveForGood();

    [[nodiscard]] Game &game() const { return *m_game; }
    [[nodiscard]] bool hasGame() const { return m_game != nullptr; }
    [[nodiscard]] const Catalogue &catalogue() const { return m_catalogue; }
    [[nodiscard]] Settings &settings() const { return m_settings; }
    /// Returns the games that the present players have won against each other.
    [[nodiscard]] Tally tally() const;
    /// Resets the score of the present players. Scores against others stay.
    void resetTally();
    /// The file that the game was opened from or saved to; empty where there is none.
    [[nodiscard]] const QString &filePath() const { return m_filePath; }
    /// Names for texts: those of the record that was opened, those set, or the colours.
    [[nodiscard]] PlayerNames playerNames() const;
    /// What a player is called whom nobody named.
    [[nodiscard]] QString defaultName(Side side) const { return defaultName(side, m_seats); }
    [[nodiscard]] Record record() const;
    /// What people have noted on the steps of the game. What was undone keeps its notes until
    /// something else is done instead.
    [[nodiscard]] const Notes &notes() const { return m_notes; }
    /// False, and nothing changes, where there are too many. Precondition: empty, or a note.
    bool setNote(const Step &step, const QString &text);
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
    /// The games that were left unfinished for others, newest first.
    [[nodiscard]] std::vector<LeftGame> leftGames() const { return m_left.list(); }
    /// Names for texts of a game that was left.
    [[nodiscard]] PlayerNames playerNames(const LeftGame &game) const;
    [[nodiscard]] bool hasLeftGames() const { return !m_left.paths().isEmpty(); }
    [[nodiscard]] bool canReturnToPrevious() const { return !m_left.soundPaths().isEmpty(); }
    /// A game that cannot be kept stays on the board, unless this is set and says that it may be
    /// lost: another game is about to take its place.
    using MayLose = std::function<bool(const Error &whyNotKept)>;
    void askBeforeLosing(MayLose mayLose) { m_mayLose = std::move(mayLose); }

    /// A game as the settings say.
    [[nodiscard]] NewGame newGameAsSet() const;
    void newGame(const NewGame &wanted);
    /// The same rule set and rulings, with fresh dice of the same kind.
    void newGameBySameRules();
    /// Back to the game that was left last; the present one is left for it. These three give no
    /// error where the present one could not be kept and so stays.
    std::optional<Error> returnToPrevious();
    /// Back to a game that was left, whose file is given.
    std::optional<Error> reopen(const QString &path);
    std::optional<Error> open(const QString &path);
    std::optional<Error> saveAs(const QString &path);
    /// Removes a path from the list of recent files.
    void forgetFile(const QString &path);

    /// Puts a game on the board that is nobody's, such as First steps: two people sit at it, and it
    /// is neither saved nor counted. The game that was there waits, as it is, for `returnBoard`, or
    /// until yet another game is begun or opened.
    void lendBoard(std::unique_ptr<Game> game);
    [[nodiscard]] bool isBoardLent() const { return m_waiting.has_value(); }
    /// Whether nothing has been done in the game that the board was lent to: nobody has seen what
    /// came before.
    [[nodiscard]] bool isBoardAsLent() const
    {
        return isBoardLent() && m_game->history().size() <= m_actionsLent;
    }
    /// Puts the game that waits on the board again; nothing where none does.
    void returnBoard();

    /// Waits until the game as it stands is saved on the disk. False where it could not be.
    bool finishSaving() { return !m_autosave.finish(); }

Q_SIGNALS:
    /// Another game is on the board. The one before lives until control returns to the event loop.
    void gameChanged();
    /// The game is an action further, or back: Played, Undone, Redone or Corrected. It is counted,
    /// and about to be saved.
    void acted(const doublets::Change &change);
    void playerNamesChanged();
    void notesChanged();
    void seatsChanged();
    void recentFilesChanged();
    void leftGamesChanged();
    void tallyChanged();
    /// Something went wrong that stops nobody from playing on.
    void noticed(const doublets::Error &error);

private:
    /// A game to be shown, and what its record says of the players.
    struct Loaded
    {
        std::unique_ptr<Game> game;
        std::optional<PlayerNames> names = {}; ///< none: as the settings say
        std::optional<Seats> seats = {};       ///< none: as the settings say
        Notes notes = {};
        bool notesKept = true; ///< in a file of people's own
    };

    [[nodiscard]] bool resume();
    [[nodiscard]] Result<Loaded, Error> load(const QString &path) const;
    /// The same from where the session keeps its games: nobody else has their notes.
    [[nodiscard]] Result<Loaded, Error> loadKept(const QString &path) const;
    void show(Loaded loaded);
    void setGame(Loaded loaded);
    void announceGame();
    /// To be called before another game is shown. False: the game stays on the board. `comingFrom`
    /// is the game left that is to take its place.
    [[nodiscard]] bool leaveGame(const QString &comingFrom = {});
    void gatherSaves();
    void reportFaultOfScores();
    /// Saves the game as it stands, soon and beside the window.
    void save();
    void connectToGame();
    void onChange(const Change &change);
    /// Notes on what can be neither seen nor redone any more go. `played`: something else than
    /// before was done. Whether there were any.
    [[nodiscard]] bool dropNotes(bool played);
    void correctNotes(const std::vector<HistoryEntry> &before, Game::Correcting how);
    /// Whether it need not be saved: it is over, and everything of it is in a file, or nothing.
    [[nodiscard]] bool isDone() const;
    /// Counts the result of the game, if it is over and one of this sitting.
    void countGame();
    /// Returns the players of the present game.
    [[nodiscard]] ScorePair pair() const;
    void reportOnce(const Error &error);
    void updatePlayers();
    void changeSeats(const Seats &seats);
    [[nodiscard]] Seats seatsAsSet() const;
    /// The name that was given to a player; empty where none was.
    [[nodiscard]] QString givenName(Side side) const;
    [[nodiscard]] static QString defaultName(Side side, const Seats &seats);
    [[nodiscard]] RecordedPlayer recordedPlayer(Side side) const;
    void remember(const QString &path);

    /// The game that waits while the board is lent, and all that belongs to it.
    struct Waiting
    {
        Loaded loaded;
        QString filePath;
        std::optional<FinishedGame> counted;
        bool counts = true;
    };

    /// Who plays the sitting's own game, whether it is on the board or waits.
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
    LeftGames m_left;
    MayLose m_mayLose;
    std::unique_ptr<Game> m_game;
    std::optional<Waiting> m_waiting; ///< while the board is lent
    std::size_t m_actionsLent = 0;    ///< of the game that it was lent to
    QString m_filePath;
    std::optional<PlayerNames> m_recordedNames;
    Notes m_notes;
    std::vector<Notes> m_notesBefore; ///< each correction of a throw, for its undo
    std::vector<Notes> m_notesAfter;  ///< each one that was undone, for its redo
    bool m_notesKept = true; ///< in a file of people's own; else they are saved at the end, too
    Seats m_seats;
    ScoreBook m_scores;
    std::optional<FinishedGame> m_counted; ///< the present game, if its result is in `m_scores`
    bool m_gameCounts = true;              ///< its end belongs to this sitting
    bool m_reportedSaving = false;         ///< one notice is enough
};

} // namespace doublets
