// SPDX-License-Identifier: MIT
#include "match/session/session.h"

#include "match/session/record_players.h"
#include "match/session/start_guard.h"

#include "core/chance/dice_tally.h"
#include "core/dice/dice.h"
#include "core/inventions/invention.h"
#include "core/platform/non_utf8_paths.h"
#include "core/record/record_reader.h"
#include "core/record/record_writer.h"
#include "core/record/replay.h"
#include "match/settings/settings.h"
#include "text/computer_names.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace doublets {

Session::Session(const Catalogue &catalogue, Settings &settings, const QString &dataFolder,
                 int slot, QObject *parent)
    : QObject(parent)
    , m_catalogue(catalogue)
    , m_settings(settings)
    , m_dataFolder(dataFolder)
    , m_slot(slot)
    , m_autosave(dataFolder, slot)
    , m_unfinished(dataFolder.isEmpty() ? QString() : dataFolder + u"/left"_s, slot)
    , m_finished(dataFolder.isEmpty() ? QString() : dataFolder + u"/finished"_s, slot)
    , m_scores(dataFolder.isEmpty() ? QString() : dataFolder + u"/scores.json"_s)
    , m_log(dataFolder.isEmpty() ? QString() : dataFolder + u"/games.jsonl"_s)
{
    m_seats = seatsFromSettings();
    connectToPlayerSettings();
    connect(&m_autosave, &Autosave::saveFailed, this,
            [this](const Error &error) { reportSaveError(SaveTask::CurrentGame, error); });
    connect(
        &m_autosave, &Autosave::recordSaved, this,
        [this] { resolveSaveError(SaveTask::CurrentGame); }, Qt::QueuedConnection);
    connect(&m_settings.recentFiles, &Setting::changed, this, &Session::recentFilesChanged);
    connect(&m_settings.matchLength, &Setting::changed, this, [this] {
        m_recordedMatchLength.reset();
        if (m_game && !m_game->position().isOver()) {
            save();
        }
        Q_EMIT tallyChanged();
    });
}

Session::~Session() = default;

QString Session::defaultDataFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

void Session::start()
{
    reportScoreReadError();
    adoptAbandonedSaves();
    if (!resume()) {
        newGame(newGameFromSettings());
    }
}

void Session::start(const NewGame &parameters)
{
    reportScoreReadError();
    adoptAbandonedSaves();
    static_cast<void>(resume());
    newGame(parameters);
}

Result<Session::LoadedGame, Error> Session::load(const QString &path) const
{
    const auto record = readRecord(path);
    if (!record) {
        return record.error().error;
    }
    auto game = gameFromRecord(record.value(), m_catalogue);
    if (!game) {
        Error error = game.error().error;
        error.file = path;
        return error;
    }
    const Record &read = record.value();
    return LoadedGame{std::move(game).value(),
                      PlayerNames{customNameOf(read.white), customNameOf(read.black)},
                      Seats{{playerSettingOf(read.white), playerSettingOf(read.black)}},
                      GameNotes(notesOf(read)),
                      matchLengthOf(read.matchGames),
                      read.id,
                      read.matchWins,
                      read.hasSeatChanges};
}

NewGame Session::newGameFromSettings() const
{
    const RuleSet *set = m_catalogue.find(m_settings.ruleSet.value());
    if (set == nullptr) {
        set = &m_catalogue.all().front();
    }
    return {set->id, m_settings.rulingsOf(*set), m_settings.diceOrigin.value(),
            m_settings.seed.value()};
}

Result<std::unique_ptr<Game>, Error> Session::createGame(const NewGame &parameters) const
{
    const auto seed = parseSeed(parameters.seed);
    auto dice =
        makeDice(parameters.dice, seed ? seed.value() : QRandomGenerator::system()->generate64());
    if (parameters.invention) {
        const auto invented = inventedRuleSet(m_catalogue, *parameters.invention);
        if (!invented) {
            return invented.error();
        }
        return std::make_unique<Game>(invented.value(), Rulings(), std::move(dice));
    }
    const RuleSet *set = m_catalogue.find(parameters.ruleSet);
    if (set == nullptr) {
        return Error{ErrorCode::UnknownRuleSet,
                     {},
                     {},
                     {parameters.ruleSet, m_catalogue.ids().join(u", "_s)}};
    }
    const auto rulings = set->completedRulings(parameters.rulings);
    if (!rulings) {
        return rulings.error();
    }
    return std::make_unique<Game>(*set, rulings.value(), std::move(dice));
}

void Session::newGame(const NewGame &parameters)
{
    startGame(parameters, std::nullopt, std::nullopt);
}

void Session::startGame(const NewGame &parameters, const std::optional<PlayerNames> &names,
                        const std::optional<Seats> &seats)
{
    auto game = createGame(parameters);
    if (!game) {
        Q_EMIT errorOccurred(game.error());
        return;
    }
    if (!setGameAside()) {
        return;
    }
    if (!parameters.invention) {
        m_settings.ruleSet.set(game.value()->ruleSet().id);
    }
    LoadedGame made{std::move(game).value(), names, seats};
    made.matchLength = parameters.matchLength;
    showGame(std::move(made));
    save();
}

void Session::newGameWithSameRules()
{
    const RuleSet &set = m_game->ruleSet();
    NewGame next{set.id, m_game->rulings(), m_game->dice().origin(), {}, set.invention};
    const std::optional<PlayerNames> names = ownNames();
    if (names && !isSeatLent()) {
        next.matchLength = m_recordedMatchLength;
        startGame(next, names, ownSeats());
    } else {
        newGame(next);
    }
}

std::optional<Error> Session::open(const QString &path)
{
    auto saved = load(path);
    if (!saved) {
        return saved.error();
    }
    if (!setGameAside()) {
        return std::nullopt;
    }
    showGame(std::move(saved).value());
    if (!isOpenDescriptor(path)) {
        m_filePath = path;
        addRecentFile(path);
    }
    if (!m_game->position().isOver()) {
        save();
    }
    return std::nullopt;
}

std::optional<Error> Session::openFinishedGame(const QString &path)
{
    auto saved = load(path);
    if (!saved) {
        return saved.error();
    }
    if (!setGameAside()) {
        return std::nullopt;
    }
    showGame(std::move(saved).value());
    return std::nullopt;
}

std::optional<Error> Session::saveAs(const QString &path)
{
    if (auto error = writeRecord(record(), path)) {
        return error;
    }
    m_filePath = path;
    m_notes.setInUserFile(true);
    save();
    addRecentFile(path);
    return std::nullopt;
}

void Session::showGame(LoadedGame loaded)
{
    const std::optional<MatchLength> matchLength = loaded.matchLength;
    setGame(std::move(loaded));
    if (matchLength && m_isOwnGame) {
        m_settings.matchLength.set(*matchLength);
    }
    announceGame();
}

void Session::setGame(LoadedGame loaded)
{
    if (m_game) {
        m_game->disconnect(this);
        // receivers of gameChanged() may still use the game
        m_game.release()->deleteLater();
    }
    m_game = std::move(loaded.game);
    const bool hasId = !loaded.id.isEmpty();
    m_gameId = hasId ? loaded.id : QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_filePath.clear();
    m_finishedPath.clear();
    m_recordedNames = loaded.names;
    m_recordedMatchLength = loaded.matchLength;
    m_standingBefore.reset();
    if (loaded.matchLength && loaded.matchWins) {
        m_standingBefore = MatchStanding{*loaded.matchLength, *loaded.matchWins};
        if (m_game->position().stage == Stage::Won) {
            int &wins = m_standingBefore->wins[indexOf(m_game->position().winner())];
            wins = std::max(0, wins - 1);
        }
    }
    m_notes = std::move(loaded.notes);
    m_seats = loaded.seats.value_or(seatsFromSettings());
    m_countedGame.reset();
    m_isChanged = false;
    m_hasSeatChanges = loaded.hasSeatChanges;
    m_isOwnGame = !m_game->position().isOver() && !(hasId && m_log.contains(loaded.id));
    connectToGame();
}

void Session::announceGame()
{
    if (!isBoardLent()) {
        m_dice.setCurrentGame(*m_game);
    }
    Q_EMIT gameChanged();
    Q_EMIT seatsChanged();
    Q_EMIT playerNamesChanged();
}

void Session::connectToGame()
{
    using Kind = Change::Kind;
    connect(m_game.get(), &Game::actionPerformed, this, [this](const HistoryEntry &entry) {
        onChange({Kind::Played, &entry});
    });
    connect(m_game.get(), &Game::actionUndone, this, [this](const HistoryEntry &entry) {
        onChange({Kind::Undone, &entry});
    });
    connect(m_game.get(), &Game::actionRedone, this, [this](const HistoryEntry &entry) {
        onChange({Kind::Redone, &entry});
    });
    connect(m_game.get(), &Game::throwCorrected, this,
            [this](const std::vector<HistoryEntry> &before, Game::CorrectionChange how) {
                m_notes.applyCorrection(*m_game, before, how);
                onChange({Kind::Corrected});
                Q_EMIT notesChanged(); // after actionTaken(), so that the steps are known
            });
}

void Session::onChange(const Change &change)
{
    m_isChanged = m_isChanged || change.kind == Change::Kind::Played ||
                  change.kind == Change::Kind::Corrected;
    const bool removed = m_notes.removeObsolete(*m_game, change.kind == Change::Kind::Played);
    if (!isBoardLent()) {
        m_dice.update(*m_game);
    }
    save();
    updateCountedGame();
    updateFinishedGames();
    Q_EMIT actionTaken(change);
    if (removed) {
        Q_EMIT notesChanged();
    }
}

bool Session::setNote(const Step &step, const QString &text)
{
    if (notes().noteOn(step) == text) {
        return true;
    }
    if (!m_notes.setNote(step, text)) {
        return false;
    }
    save();
    Q_EMIT notesChanged();
    return true;
}

bool Session::needsSaving() const
{
    return !m_game->position().isOver() || !m_notes.areInUserFile();
}

void Session::removeRecentFile(const QString &path)
{
    QStringList recent = m_settings.recentFiles.value();
    recent.removeAll(path);
    m_settings.recentFiles.set(recent);
}

void Session::addRecentFile(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList recent = m_settings.recentFiles.value();
    recent.removeAll(absolute);
    recent.prepend(absolute);
    m_settings.recentFiles.set(recent.mid(0, Settings::MaxRecentFiles));
}

Result<Session::LoadedGame, Error> Session::loadOwnSave(const QString &path) const
{
    auto loaded = load(path);
    if (!loaded) {
        return loaded.error();
    }
    LoadedGame kept = std::move(loaded).value();
    kept.notes.setInUserFile(false);
    return kept;
}

bool Session::resume()
{
    if (!m_autosave.hasGame()) {
        return false;
    }
    auto saved = loadOwnSave(m_autosave.path());
    if (!saved) {
        m_autosave.markUnreadable();
        Q_EMIT errorOccurred(saved.error());
        return false;
    }
    if (saved.value().game->position().isOver() && saved.value().notes.notes().isEmpty()) {
        return false;
    }
    // After a crash between setting a game aside and starting another, the game is in both places.
    m_unfinished.removeCopiesOf(m_autosave.path());
    LoadedGame latest = std::move(saved).value();
    latest.matchLength
        .reset(); // the settings have the length, even if an older version saved the game
    showGame(std::move(latest));
    return true;
}

void Session::adoptAbandonedSaves()
{
    if (m_dataFolder.isEmpty()) {
        return;
    }
    // Saves of instances that ran beside another one and could not move their game at exit.
    for (const int slot : SaveSlot::usedSlots(m_dataFolder)) {
        const auto taken = slot == m_slot ? nullptr : SaveSlot::acquire(m_dataFolder, slot);
        if (taken) {
            const StartGuard guard(SaveSlot::startMarkerPath(m_dataFolder, slot));
            const auto kind = guard.didLastStartFail() ? UnfinishedGames::Kind::Suspect
                                                       : UnfinishedGames::Kind::Trusted;
            // If the file cannot be moved, the next start tries again.
            static_cast<void>(m_unfinished.adopt(SaveSlot::savePath(m_dataFolder, slot), kind));
            guard.finish();
        }
    }
    // Earlier versions kept a single unfinished game in this file.
    const QString previous = m_dataFolder + u"/previous.doublets"_s;
    if (QFile::exists(previous)) {
        static_cast<void>(m_unfinished.adopt(previous, UnfinishedGames::Kind::Trusted));
    }
}

PreviousGame Session::setPreviousGameAside()
{
    if (!m_autosave.hasGame()) {
        return PreviousGame::None;
    }
    if (!m_unfinished.adopt(m_autosave.path(), UnfinishedGames::Kind::Suspect)) {
        m_autosave.markUnreadable();
        return PreviousGame::MoveFailed;
    }
    return PreviousGame::Unfinished;
}

void Session::moveGameToUnfinished()
{
    if (setGameAside()) {
        m_autosave.remove();
    }
}

bool Session::setGameAside(const QString &replacement)
{
    returnBoard();
    if (!m_game || !needsSaving()) {
        return true;
    }
    const auto error = m_unfinished.add(record(), replacement);
    if (!error) {
        Q_EMIT unfinishedGamesChanged();
        return true;
    }
    if (m_lossConfirmation) {
        return m_lossConfirmation(*error);
    }
    Q_EMIT errorOccurred(*error);
    return false;
}

std::optional<Error> Session::reopenLastGame()
{
    std::optional<Error> first;
    for (const QString &path : m_unfinished.trustedPaths()) {
        const auto error = reopen(path);
        if (!error) {
            return std::nullopt;
        }
        first = first ? first : error;
    }
    return first;
}

std::optional<Error> Session::reopen(const QString &path)
{
    auto saved = loadOwnSave(path);
    if (!saved) {
        return saved.error();
    }
    if (!setGameAside(path)) {
        return std::nullopt;
    }
    showGame(std::move(saved).value());
    // At any moment, at least one file contains the game.
    save();
    if (!finishSaving()) {
        m_unfinished.remove(path);
        Q_EMIT unfinishedGamesChanged();
    }
    return std::nullopt;
}

void Session::save()
{
    if (isBoardLent()) {
        return; // the session's own game does not change
    }
    if (needsSaving()) {
        m_autosave.save(record());
    } else {
        m_autosave.remove();
    }
}

void Session::lendBoard(std::unique_ptr<Game> game)
{
    if (!m_waiting) {
        m_game->disconnect(this);
        const auto standing = recordedStanding();
        m_waiting = WaitingGame{
            {std::move(m_game), m_recordedNames, m_seats, m_notes, m_recordedMatchLength, m_gameId,
             standing ? std::optional(standing->wins) : std::nullopt, m_hasSeatChanges},
            m_filePath,
            m_finishedPath,
            m_countedGame,
            m_isOwnGame,
            m_isChanged};
    }
    m_lentActionCount = game->history().size();
    setGame({std::move(game), PlayerNames{}, Seats{}});
    m_isOwnGame = false;
    announceGame();
}

void Session::returnBoard()
{
    if (!m_waiting) {
        return;
    }
    WaitingGame own = std::move(*m_waiting);
    m_waiting.reset();
    setGame(std::move(own.loaded));
    m_filePath = own.filePath;
    m_finishedPath = own.finishedPath;
    m_countedGame = own.countedGame;
    m_isOwnGame = own.isOwnGame;
    m_isChanged = own.isChanged;
    announceGame();
    if (needsSaving()) {
        save(); // names or seats may have changed meanwhile
    }
}

void Session::reportSaveError(SaveTask task, const Error &error)
{
    if (!m_reportedSaveError) {
        m_reportedSaveError = {task, error};
        Q_EMIT errorOccurred(error);
    }
}

void Session::resolveSaveError(SaveTask task)
{
    if (m_reportedSaveError && m_reportedSaveError->first == task) {
        const Error error = m_reportedSaveError->second;
        m_reportedSaveError.reset();
        Q_EMIT saveErrorResolved(error);
    }
}

void Session::connectToPlayerSettings()
{
    const auto saveAndAnnounce = [this] {
        if (m_game && !m_game->position().isOver()) {
            save();
        }
        Q_EMIT playerNamesChanged();
    };
    const auto follow = [this,
                         saveAndAnnounce](Side side, const Option<PlayerSetting> &seat,
                                          const std::initializer_list<const Setting *> &names) {
        connect(&seat, &Setting::changed, this, [this, side, &seat] {
            Seats seats = ownSeats();
            seats.players[indexOf(side)] = seat.value();
            applySeats(seats);
        });
        for (const Setting *name : names) {
            connect(name, &Setting::changed, this, [this, saveAndAnnounce] {
                ownNames().reset();
                saveAndAnnounce();
            });
        }
    };
    connect(&m_settings.numberStyle, &Setting::changed, this, &Session::playerNamesChanged);
    follow(Side::White, m_settings.whitePlayer,
           {&m_settings.whiteName, &m_settings.whiteComputerName});
    follow(Side::Black, m_settings.blackPlayer,
           {&m_settings.blackName, &m_settings.blackComputerName});
}

Seats Session::seatsFromSettings() const
{
    return {{m_settings.whitePlayer.value(), m_settings.blackPlayer.value()}};
}

void Session::applySeats(const Seats &seats)
{
    const Seats before = ownSeats();
    if (seats == before) {
        return;
    }
    if (auto &names = ownNames()) {
        // A newly seated player is not the player named in the record.
        for (const Side side : BothSides) {
            if (seats.playerOf(side) != before.playerOf(side)) {
                (side == Side::White ? names->white : names->black).clear();
            }
        }
    }
    if (m_waiting) {
        LoadedGame &own = m_waiting->loaded;
        own.seats = seats;
        own.hasSeatChanges = own.hasSeatChanges || own.game->throwCount() > 0;
        return;
    }
    m_seats = seats;
    m_hasSeatChanges = m_hasSeatChanges || (m_game && m_game->throwCount() > 0);
    if (m_game && !m_game->position().isOver()) {
        save();
    }
    Q_EMIT seatsChanged();
    Q_EMIT playerNamesChanged();
}

void Session::setSeat(Side side, PlayerSetting player)
{
    (side == Side::White ? m_settings.whitePlayer : m_settings.blackPlayer).set(player);
    // The setting may already have had this value, unlike the game.
    Seats seats = ownSeats();
    seats.players[indexOf(side)] = player;
    applySeats(seats);
}

void Session::lendSeat(Side side)
{
    Seats seats = ownSeats();
    seats.players[indexOf(side)] = PlayerSetting::Person;
    applySeats(seats);
}

bool Session::isSeatLent() const
{
    return seatsFromSettings().isComputerAlone() && !ownSeats().isComputerAlone();
}

void Session::resetSeats()
{
    applySeats(seatsFromSettings());
}

QString Session::customName(Side side) const
{
    if (m_recordedNames) {
        return m_recordedNames->nameOf(side);
    }
    const bool white = side == Side::White;
    if (m_seats.isComputer(side)) {
        return (white ? m_settings.whiteComputerName : m_settings.blackComputerName).value();
    }
    return (white ? m_settings.whiteName : m_settings.blackName).value();
}

QString Session::defaultName(Side side, const Seats &seats)
{
    // Two equal names could not be told apart.
    const bool alike = seats.playerOf(Side::White) == seats.playerOf(Side::Black);
    switch (alike ? PlayerSetting::Person : seats.playerOf(side)) {
    case PlayerSetting::Best:
        return strongComputerName();
    case PlayerSetting::Casual:
        return casualComputerName();
    case PlayerSetting::Careless:
        return carelessComputerName();
    case PlayerSetting::Person:
        break;
    }
    return side == Side::White ? tr("White") : tr("Black");
}

PlayerNames Session::playerNames() const
{
    const QString white = customName(Side::White);
    const QString black = customName(Side::Black);
    return {white.isEmpty() ? defaultName(Side::White, m_seats) : white,
            black.isEmpty() ? defaultName(Side::Black, m_seats) : black,
            m_settings.numberStyle.value()};
}

PlayerNames Session::playerNames(const UnfinishedGame &game) const
{
    return namesOf(game.white, game.black);
}

PlayerNames Session::playerNames(const FinishedGameFile &game) const
{
    return namesOf(game.white, game.black);
}

PlayerNames Session::namesOf(const RecordedPlayer &whitePlayer,
                             const RecordedPlayer &blackPlayer) const
{
    const Seats seats{{playerSettingOf(whitePlayer), playerSettingOf(blackPlayer)}};
    const QString white = customNameOf(whitePlayer);
    const QString black = customNameOf(blackPlayer);
    return {white.isEmpty() ? defaultName(Side::White, seats) : white,
            black.isEmpty() ? defaultName(Side::Black, seats) : black,
            m_settings.numberStyle.value()};
}

RecordedPlayer Session::recordedPlayer(Side side) const
{
    return createRecordedPlayer(m_seats.playerOf(side), customName(side));
}

Record Session::record() const
{
    Record record = recordOf(*m_game, recordedPlayer(Side::White), recordedPlayer(Side::Black));
    setRecordNotes(record, notes());
    record.id = m_gameId;
    record.hasSeatChanges = m_hasSeatChanges;
    const auto standing = m_game->position().isOver() ? matchStanding() : std::nullopt;
    record.matchGames = maxGames(standing ? standing->length : m_settings.matchLength.value());
    if (standing) {
        record.matchWins = standing->wins;
    }
    return record;
}

ScorePair Session::scorePlayers() const
{
    return scorePair(recordedPlayer(Side::White), recordedPlayer(Side::Black));
}

Tally Session::tally() const
{
    Tally known;
    const Tally all = m_scores.tallyOf(scorePlayers());
    for (auto it = all.byRuleSet().begin(); it != all.byRuleSet().end(); ++it) {
        // The file may contain rule sets of another version.
        if (m_catalogue.find(it.key()) != nullptr) {
            known.add(it.key(), it.value());
        }
    }
    return known;
}

bool Session::hasNextGame() const
{
    const auto standing = matchStanding();
    return standing && !standing->isDecided() &&
           (m_isOwnGame || m_scores.matchOf(scorePlayers(), m_game->ruleSet().id) == standing);
}

std::optional<MatchStanding> Session::recordedStanding() const
{
    auto standing = m_standingBefore;
    if (standing && m_game->position().stage == Stage::Won) {
        ++standing->wins[indexOf(m_game->position().winner())];
    }
    return standing;
}

std::optional<MatchStanding> Session::matchStanding() const
{
    if (!m_isOwnGame) {
        return recordedStanding();
    }
    const MatchLength length =
        m_countedGame ? m_countedGame->game.matchLength : m_settings.matchLength.value();
    if (!isCounted() || length == MatchLength::SingleGame) {
        return std::nullopt;
    }
    const auto latest = m_scores.matchOf(
        m_countedGame ? m_countedGame->game.players : scorePlayers(), m_game->ruleSet().id);
    const bool continues =
        latest && latest->length == length && (m_countedGame || !latest->isDecided());
    return continues ? latest : MatchStanding{length, {}};
}

bool Session::isCounted() const
{
    return m_isOwnGame && !m_game->ruleSet().invention;
}

void Session::updateCountedGame()
{
    if (!isCounted()) {
        return;
    }
    const Position &position = m_game->position();
    std::optional<Error> error;
    if (!position.isOver() && m_countedGame) {
        error = m_scores.remove(m_countedGame->game); // the end was undone
        if (!m_countedGame->id.isEmpty()) {
            const auto logError = m_log.remove(m_countedGame->id);
            error = error ? error : logError;
        }
        m_countedGame.reset();
        Q_EMIT loggedGamesChanged();
    } else if (position.isOver() && !m_countedGame) {
        m_countedGame = LoggedGame{
            {scorePlayers(), m_game->ruleSet().id,
             position.stage == Stage::Won ? std::optional(position.winner()) : std::nullopt,
             m_settings.matchLength.value()}};
        error = m_scores.add(m_countedGame->game);
        if (!m_seats.isComputerAlone() && !m_hasSeatChanges) {
            const auto logError = logGame();
            error = error ? error : logError;
        }
    } else {
        return;
    }
    if (error) {
        reportSaveError(SaveTask::Result, *error);
    } else {
        resolveSaveError(SaveTask::Result);
    }
}

void Session::updateFinishedGames()
{
    const Position &position = m_game->position();
    if (!m_isOwnGame || position.isOver() != m_finishedPath.isEmpty()) {
        return;
    }
    if (!position.isOver()) {
        m_finished.remove(std::exchange(m_finishedPath, QString()));
    } else {
        const auto standing = matchStanding();
        const int drawn = position.stage == Stage::Drawn ? 1 : 0; // counts for neither player
        const int number = standing ? standing->wins[0] + standing->wins[1] + drawn : 0;
        const auto path = m_finished.add(record(), number);
        if (!path) {
            reportSaveError(SaveTask::FinishedGame, path.error());
            return;
        }
        resolveSaveError(SaveTask::FinishedGame);
        m_finishedPath = path.value();
        if (m_finishedPath.isEmpty()) {
            return; // no games are kept
        }
    }
    Q_EMIT finishedGamesChanged();
}

std::optional<Error> Session::logGame()
{
    LoggedGame &logged = *m_countedGame;
    logged.ended = QDateTime::currentDateTimeUtc();
    logged.id = m_gameId;
    const DiceTally tally(m_game->history());
    for (const Side side : BothSides) {
        const PlayerDice &dice = tally.player(side);
        logged.throwCounts[indexOf(side)] = {dice.throws, dice.doublets, dice.doubletsExpected};
    }
    auto error = m_log.add(logged);
    Q_EMIT loggedGamesChanged();
    return error;
}

void Session::setLoggedLuck(double luck)
{
    if (!m_countedGame || m_countedGame->id.isEmpty() || m_countedGame->luck == luck) {
        return;
    }
    m_countedGame->luck = luck;
    if (const auto error = m_log.add(*m_countedGame)) {
        reportSaveError(SaveTask::Result, *error);
    }
    Q_EMIT loggedGamesChanged();
}

std::optional<Error> Session::clearLoggedGames()
{
    if (m_countedGame) {
        m_countedGame->id.clear(); // not logged again
    }
    if (m_waiting && m_waiting->countedGame) {
        m_waiting->countedGame->id.clear();
    }
    auto error = m_log.clear();
    Q_EMIT loggedGamesChanged();
    return error;
}

void Session::resetTally()
{
    if (const auto error = m_scores.reset(scorePlayers())) {
        reportSaveError(SaveTask::Result, *error);
    }
    Q_EMIT tallyChanged();
}

void Session::reportScoreReadError()
{
    if (m_scores.readError()) {
        Q_EMIT errorOccurred(*m_scores.readError());
    }
}

} // namespace doublets
