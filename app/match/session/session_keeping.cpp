// SPDX-License-Identifier: MIT
#include "match/session/session.h"
#include "match/session/start_guard.h"

#include <QFile>

using namespace Qt::StringLiterals;

/// The files of a session: the unfinished game and the games left.
namespace doublets {

Result<Session::Loaded, Error> Session::loadKept(const QString &path) const
{
    auto loaded = load(path);
    if (!loaded) {
        return loaded.error();
    }
    Loaded kept = std::move(loaded).value();
    kept.notesKept = false;
    return kept;
}

bool Session::resume()
{
    if (!m_autosave.hasGame()) {
        return false;
    }
    auto saved = loadKept(m_autosave.path());
    if (!saved) {
        m_autosave.setAsideUnreadable();
        Q_EMIT errorOccurred(saved.error());
        return false;
    }
    if (saved.value().game->position().isOver() && saved.value().notes.isEmpty()) {
        return false;
    }
    // After a crash between leaving a game and starting another, the game is in both places.
    m_left.removeCopiesOf(m_autosave.path());
    show(std::move(saved).value());
    return true;
}

void Session::gatherSaves()
{
    if (m_dataFolder.isEmpty()) {
        return;
    }
    // Saves of programs that ran beside another one and could not move their game when they ended.
    for (const int slot : SaveSlot::used(m_dataFolder)) {
        const auto taken = slot == m_slot ? nullptr : SaveSlot::acquire(m_dataFolder, slot);
        if (taken) {
            const StartGuard guard(SaveSlot::markPath(m_dataFolder, slot));
            const auto kind = guard.didLastStartFail() ? UnfinishedGames::Kind::Suspect
                                                       : UnfinishedGames::Kind::Sound;
            // If the file cannot be moved, it is tried again upon the next start.
            static_cast<void>(m_left.adopt(SaveSlot::savePath(m_dataFolder, slot), kind));
            guard.reach();
        }
    }
    // Earlier versions kept a single game left in this file.
    const QString previous = m_dataFolder + u"/previous.doublets"_s;
    if (QFile::exists(previous)) {
        static_cast<void>(m_left.adopt(previous, UnfinishedGames::Kind::Sound));
    }
}

bool Session::setUnfinishedAside()
{
    if (!m_autosave.hasGame()) {
        return false;
    }
    if (!m_left.adopt(m_autosave.path(), UnfinishedGames::Kind::Suspect)) {
        m_autosave.setAsideUnreadable();
    }
    return true;
}

void Session::leaveForGood()
{
    if (leaveGame()) {
        m_autosave.remove();
    }
}

bool Session::leaveGame(const QString &comingFrom)
{
    returnBoard();
    if (!m_game || isDone()) {
        return true;
    }
    const auto error = m_left.add(record(), comingFrom);
    if (!error) {
        Q_EMIT unfinishedGamesChanged();
        return true;
    }
    if (m_confirmLoss) {
        return m_confirmLoss(*error);
    }
    Q_EMIT errorOccurred(*error);
    return false;
}

std::optional<Error> Session::returnToPrevious()
{
    std::optional<Error> first;
    for (const QString &path : m_left.soundPaths()) {
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
    auto saved = loadKept(path);
    if (!saved) {
        return saved.error();
    }
    if (!leaveGame(path)) {
        return std::nullopt;
    }
    show(std::move(saved).value());
    // At any moment, at least one file contains the game.
    save();
    if (finishSaving()) {
        m_left.remove(path);
        Q_EMIT unfinishedGamesChanged();
    }
    return std::nullopt;
}

void Session::save()
{
    if (isBoardLent()) {
        return; // the kept game does not change
    }
    if (isDone()) {
        m_autosave.remove();
    } else {
        m_autosave.save(record());
    }
}

void Session::lendBoard(std::unique_ptr<Game> game)
{
    if (!m_waiting) {
        m_game->disconnect(this);
        m_waiting = Waiting{{std::move(m_game), m_recordedNames, m_seats, m_notes, m_notesKept},
                            m_filePath,
                            m_counted,
                            m_gameCounts};
    }
    m_actionsLent = game->history().size();
    setGame({std::move(game), PlayerNames{}, Seats{}});
    m_gameCounts = false;
    announceGame();
}

void Session::returnBoard()
{
    if (!m_waiting) {
        return;
    }
    Waiting own = std::move(*m_waiting);
    m_waiting.reset();
    setGame(std::move(own.loaded));
    m_filePath = own.filePath;
    m_counted = own.counted;
    m_gameCounts = own.counts;
    announceGame();
    if (!isDone()) {
        save(); // names or seats may have changed meanwhile
    }
}

void Session::reportOnce(const Error &error)
{
    if (!m_reportedSaving) {
        m_reportedSaving = true;
        Q_EMIT errorOccurred(error);
    }
}

} // namespace doublets
