// SPDX-License-Identifier: MIT
#include "match/session/session.h"

#include "match/session/record_players.h"

#include "core/dice/dice.h"
#include "core/files/raw_names.h"
#include "core/record/replay.h"
#include "match/settings/settings.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QStandardPaths>

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
    , m_left(dataFolder.isEmpty() ? QString() : dataFolder + u"/left"_s, slot)
    , m_scores(dataFolder.isEmpty() ? QString() : dataFolder + u"/scores.json"_s)
{
    m_seats = seatsAsSet();
    updatePlayers();
    connect(&m_autosave, &Autosave::failed, this, &Session::reportOnce);
    connect(&m_settings.recentFiles, &Setting::changed, this, &Session::recentFilesChanged);
}

Session::~Session() = default;

QString Session::defaultDataFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

void Session::start()
{
    reportFaultOfScores();
    gatherSaves();
    if (!resume()) {
        newGame(newGameFromSettings());
    }
}

void Session::start(const NewGame &wanted)
{
    reportFaultOfScores();
    gatherSaves();
    static_cast<void>(resume());
    newGame(wanted);
}

Result<Session::Loaded, Error> Session::load(const QString &path) const
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
    return Loaded{std::move(game).value(), PlayerNames{nameIn(read.white), nameIn(read.black)},
                  Seats{{seatIn(read.white), seatIn(read.black)}}, notesOf(read)};
}

NewGame Session::newGameFromSettings() const
{
    const RuleSet *set = m_catalogue.find(m_settings.ruleSet.value());
    if (set == nullptr) {
        set = &m_catalogue.all().front();
    }
    return {set->id, m_settings.rulingsOf(*set), m_settings.dice.value(), m_settings.seed.value()};
}

void Session::newGame(const NewGame &wanted)
{
    const RuleSet *set = m_catalogue.find(wanted.ruleSet);
    if (set == nullptr) {
        Q_EMIT errorOccurred(
            {ErrorCode::UnknownRuleSet, {}, {}, {wanted.ruleSet, m_catalogue.ids().join(u", "_s)}});
        return;
    }
    const auto rulings = set->completed(wanted.rulings);
    if (!rulings) {
        Q_EMIT errorOccurred(rulings.error());
        return;
    }
    const auto seed = parseSeed(wanted.seed);
    auto dice =
        makeDice(wanted.dice, seed ? seed.value() : QRandomGenerator::system()->generate64());
    if (!leaveGame()) {
        return;
    }
    m_settings.ruleSet.set(set->id);
    show({std::make_unique<Game>(*set, rulings.value(), std::move(dice))});
    save();
}

void Session::newGameBySameRules()
{
    newGame({m_game->ruleSet().id, m_game->rulings(), m_game->dice().origin(), {}});
}

std::optional<Error> Session::open(const QString &path)
{
    auto saved = load(path);
    if (!saved) {
        return saved.error();
    }
    if (!leaveGame()) {
        return std::nullopt;
    }
    show(std::move(saved).value());
    if (!isOpenDescriptor(path)) {
        m_filePath = path;
        remember(path);
    }
    if (!m_game->position().isOver()) {
        save();
    }
    return std::nullopt;
}

std::optional<Error> Session::saveAs(const QString &path)
{
    if (auto error = writeRecord(record(), path)) {
        return error;
    }
    m_filePath = path;
    m_notesKept = true;
    save();
    remember(path);
    return std::nullopt;
}

void Session::show(Loaded loaded)
{
    setGame(std::move(loaded));
    announceGame();
}

void Session::setGame(Loaded loaded)
{
    if (m_game) {
        m_game->disconnect(this);
        // receivers of gameChanged() may still use it
        m_game.release()->deleteLater();
    }
    m_game = std::move(loaded.game);
    m_filePath.clear();
    m_recordedNames = loaded.names;
    m_notes = std::move(loaded.notes);
    m_notesBefore.clear();
    m_notesAfter.clear();
    m_notesKept = loaded.notesKept;
    m_seats = loaded.seats.value_or(seatsAsSet());
    m_counted.reset();
    m_gameCounts = !m_game->position().isOver();
    connectToGame();
}

void Session::announceGame()
{
    if (!isBoardLent()) {
        m_dice.changeGame(*m_game);
    }
    Q_EMIT gameChanged();
    Q_EMIT seatsChanged();
    Q_EMIT playerNamesChanged();
}

void Session::connectToGame()
{
    using What = Change::What;
    connect(m_game.get(), &Game::advanced, this, [this](const HistoryEntry &entry) {
        onChange({What::Played, &entry});
    });
    connect(m_game.get(), &Game::undone, this, [this](const HistoryEntry &entry) {
        onChange({What::Undone, &entry});
    });
    connect(m_game.get(), &Game::redone, this, [this](const HistoryEntry &entry) {
        onChange({What::Redone, &entry});
    });
    connect(m_game.get(), &Game::corrected, this,
            [this](const std::vector<HistoryEntry> &before, Game::CorrectionChange how) {
                correctNotes(before, how);
                onChange({What::Corrected});
                Q_EMIT notesChanged(); // after actionTaken(), so that the steps are known
            });
}

void Session::onChange(const Change &change)
{
    const bool dropped = dropNotes(change.what == Change::What::Played);
    if (!isBoardLent()) {
        m_dice.update(*m_game);
    }
    save();
    countGame();
    Q_EMIT actionTaken(change);
    if (dropped) {
        Q_EMIT notesChanged();
    }
}

bool Session::setNote(const Step &step, const QString &text)
{
    if (m_notes.at(step) == text) {
        return true;
    }
    if (!m_notes.set(step, text)) {
        return false;
    }
    m_notesKept = false;
    save();
    Q_EMIT notesChanged();
    return true;
}

bool Session::dropNotes(bool played)
{
    const auto &history = m_game->history();
    const auto &undone = m_game->undoneEntries();
    const auto isGone = [&](const Step &step) {
        if (step.actions == 0) {
            return false;
        }
        // What was just done cannot have notes yet.
        const std::size_t index = step.actions - 1;
        if (index >= history.size() + undone.size() || (played && step.actions >= history.size())) {
            return true;
        }
        const HistoryEntry &entry = index < history.size()
                                        ? history[index]
                                        : undone[undone.size() - 1 - (index - history.size())];
        return step.losses > lostNumberCount(entry.events);
    };
    return m_notes.dropIf(isGone);
}

void Session::correctNotes(const std::vector<HistoryEntry> &before, Game::CorrectionChange how)
{
    // Notes of actions that a correction removes return when it is undone.
    auto &back = how == Game::CorrectionChange::Undone ? m_notesAfter : m_notesBefore;
    auto &others = how == Game::CorrectionChange::Undone ? m_notesBefore : m_notesAfter;
    back.push_back(m_notes);
    if (how == Game::CorrectionChange::Made) {
        others.clear();
    }
    if (others.empty()) {
        m_notes = m_notes.validIn(m_game->history(), before);
    } else {
        m_notes = std::move(others.back());
        others.pop_back();
    }
}

bool Session::isDone() const
{
    return m_game->position().isOver() && (m_notesKept || m_notes.isEmpty());
}

void Session::forgetFile(const QString &path)
{
    QStringList recent = m_settings.recentFiles.value();
    recent.removeAll(path);
    m_settings.recentFiles.set(recent);
}

void Session::remember(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList recent = m_settings.recentFiles.value();
    recent.removeAll(absolute);
    recent.prepend(absolute);
    m_settings.recentFiles.set(recent.mid(0, Settings::MaxRecentFiles));
}

} // namespace doublets
