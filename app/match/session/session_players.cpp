// SPDX-License-Identifier: MIT
#include "core/record/replay.h"
#include "match/session/record_players.h"
#include "match/session/session.h"
#include "match/settings/settings.h"

/// The players of the game on the board, and their names.
namespace doublets {

void Session::updatePlayers()
{
    const auto keepNow = [this] {
        if (m_game && !m_game->position().isOver()) {
            save();
        }
        Q_EMIT playerNamesChanged();
    };
    const auto follow = [this, keepNow](Side side, const Option<PlayedBy> &seat,
                                        const std::initializer_list<const Setting *> &names) {
        connect(&seat, &Setting::changed, this, [this, side, &seat] {
            Seats seats = ownSeats();
            seats.by[indexOf(side)] = seat.value();
            changeSeats(seats);
        });
        for (const Setting *name : names) {
            connect(name, &Setting::changed, this, [this, keepNow] {
                ownNames().reset();
                keepNow();
            });
        }
    };
    connect(&m_settings.numberWords, &Setting::changed, this, &Session::playerNamesChanged);
    follow(Side::White, m_settings.whitePlayer,
           {&m_settings.whiteName, &m_settings.whiteComputerName});
    follow(Side::Black, m_settings.blackPlayer,
           {&m_settings.blackName, &m_settings.blackComputerName});
}

Seats Session::seatsAsSet() const
{
    return {{m_settings.whitePlayer.value(), m_settings.blackPlayer.value()}};
}

void Session::changeSeats(const Seats &seats)
{
    const Seats before = ownSeats();
    if (seats == before) {
        return;
    }
    if (auto &names = ownNames()) {
        // A newly seated player is not the one named in the record.
        for (const Side side : BothSides) {
            if (seats.of(side) != before.of(side)) {
                (side == Side::White ? names->white : names->black).clear();
            }
        }
    }
    if (m_waiting) {
        m_waiting->loaded.seats = seats;
        return;
    }
    m_seats = seats;
    if (m_game && !m_game->position().isOver()) {
        save();
    }
    Q_EMIT seatsChanged();
    Q_EMIT playerNamesChanged();
}

void Session::setSeat(Side side, PlayedBy by)
{
    (side == Side::White ? m_settings.whitePlayer : m_settings.blackPlayer).set(by);
    // The setting may have had this value before, unlike the game.
    Seats seats = ownSeats();
    seats.by[indexOf(side)] = by;
    changeSeats(seats);
}

void Session::lendSeat(Side side)
{
    Seats seats = ownSeats();
    seats.by[indexOf(side)] = PlayedBy::Person;
    changeSeats(seats);
}

bool Session::isSeatLent() const
{
    return seatsAsSet().isComputerAlone() && !ownSeats().isComputerAlone();
}

void Session::returnSeats()
{
    changeSeats(seatsAsSet());
}

QString Session::givenName(Side side) const
{
    if (m_recordedNames) {
        return m_recordedNames->of(side);
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
    const bool alike = seats.of(Side::White) == seats.of(Side::Black);
    switch (alike ? PlayedBy::Person : seats.of(side)) {
    case PlayedBy::Best:
        return tr("Computer", "name of a player");
    case PlayedBy::Careless:
        return tr("Careless computer", "name of a player");
    case PlayedBy::Person:
        break;
    }
    return side == Side::White ? tr("White") : tr("Black");
}

PlayerNames Session::playerNames() const
{
    const QString white = givenName(Side::White);
    const QString black = givenName(Side::Black);
    return {white.isEmpty() ? defaultName(Side::White, m_seats) : white,
            black.isEmpty() ? defaultName(Side::Black, m_seats) : black,
            m_settings.numberWords.value()};
}

PlayerNames Session::playerNames(const UnfinishedGame &game) const
{
    const Seats seats{{seatIn(game.white), seatIn(game.black)}};
    const QString white = nameIn(game.white);
    const QString black = nameIn(game.black);
    return {white.isEmpty() ? defaultName(Side::White, seats) : white,
            black.isEmpty() ? defaultName(Side::Black, seats) : black,
            m_settings.numberWords.value()};
}

RecordedPlayer Session::recordedPlayer(Side side) const
{
    return recordedAs(m_seats.of(side), givenName(side));
}

Record Session::record() const
{
    Record record = recordOf(*m_game, recordedPlayer(Side::White), recordedPlayer(Side::Black));
    setRecordNotes(record, m_notes);
    return record;
}

} // namespace doublets
