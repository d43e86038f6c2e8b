// SPDX-License-Identifier: MIT
#include "app/board/board_input.h"

#include "core/game/game.h"

#include <algorithm>
#include <cmath>

namespace doublets {

int pointAt(const BoardLayout &layout, Side side, int placeIndex)
{
    for (int point = 1; point <= PointsOnTrack; ++point) {
        if (layout.placeIndex(side, point) == placeIndex) {
            return point;
        }
    }
    return 0;
}

BoardInput::BoardInput(QObject *parent)
    : QObject(parent)
{
}

void BoardInput::setGame(const Game *game)
{
    m_game = game;
    m_focused.reset();
    m_focusedBox.reset();
    reset();
}

void BoardInput::reset()
{
    m_selected.reset();
    Q_EMIT changed();
}

void BoardInput::setLocked(bool locked)
{
    if (m_locked != locked) {
        m_locked = locked;
        reset();
    }
}

std::vector<Play> BoardInput::legalPlays() const
{
    if (m_game == nullptr || m_locked) {
        return {};
    }
    const PlayList plays = m_game->legalPlays();
    return {plays.begin(), plays.end()};
}

std::vector<Play> BoardInput::playsFrom(int placeIndex) const
{
    std::vector<Play> here;
    for (const Play &play : legalPlays()) {
        if (m_layout.placeIndex(play.by, play.from) == placeIndex) {
            here.push_back(play);
        }
    }
    return here;
}

bool BoardInput::isThrowDue() const
{
    return m_game != nullptr && m_game->canThrow();
}

std::optional<Side> BoardInput::ownerOf(int placeIndex) const
{
    for (const Side side : BothSides) {
        const int point = pointAt(m_layout, side, placeIndex);
        if (m_game != nullptr && m_game->position().menOf(side).onPoint(point) > 0) {
            return side;
        }
    }
    return std::nullopt;
}

void BoardInput::press(const BoardPlace &place)
{
    if (m_locked) {
        Q_EMIT throwRequested();
        return;
    }
    switch (place.kind) {
    case BoardPlace::Kind::Point:
        pressPoint(place.index);
        break;
    case BoardPlace::Kind::Tray:
        pressTray(place.side);
        break;
    case BoardPlace::Kind::Die:
        pressDie(place.index);
        break;
    case BoardPlace::Kind::Box:
    case BoardPlace::Kind::Empty:
        if (isThrowDue()) {
            Q_EMIT throwRequested();
        } else {
            select(std::nullopt);
        }
        break;
    }
}

std::optional<Play> BoardInput::playTo(int from, std::optional<int> to) const
{
    for (const Play &play : playsFrom(from)) {
        const bool bears = play.kind == PlayKind::BearOff;
        if (to ? !bears && play.to != 0 && m_layout.placeIndex(play.by, play.to) == *to : bears) {
            return play;
        }
    }
    return std::nullopt;
}

void BoardInput::pressPoint(int placeIndex)
{
    if (m_selected && *m_selected != placeIndex) {
        if (const auto there = playTo(*m_selected, placeIndex)) {
            play(*there);
            return;
        }
    }
    const auto here = playsFrom(placeIndex);
    if (here.size() == 1) {
        play(here.front());
    } else if (!here.empty()) {
        select(m_selected == placeIndex ? std::nullopt : std::optional(placeIndex));
    } else if (ownerOf(placeIndex)) {
        refuse(placeIndex);
    } else if (isThrowDue()) {
        Q_EMIT throwRequested();
    } else {
        select(std::nullopt);
    }
}

void BoardInput::pressTray(Side side)
{
    if (m_selected) {
        const auto off = playTo(*m_selected, std::nullopt);
        if (off && off->by == side) {
            play(*off);
            return;
        }
    }
    if (isThrowDue()) {
        Q_EMIT throwRequested();
    }
}

void BoardInput::pressDie(int face)
{
    if (isThrowDue()) {
        Q_EMIT throwRequested();
    } else {
        playNumber(face);
    }
}

bool BoardInput::playNumber(int number)
{
    const auto plays = m_selected ? playsFrom(*m_selected) : legalPlays();
    std::vector<Play> fitting;
    std::copy_if(plays.begin(), plays.end(), std::back_inserter(fitting),
                 [number](const Play &play) { return play.number == number; });
    if (fitting.size() != 1) {
        return false;
    }
    play(fitting.front());
    return true;
}

void BoardInput::play(const Play &play)
{
    m_selected.reset();
    Q_EMIT playRequested(play);
}

void BoardInput::refuse(int placeIndex)
{
    select(std::nullopt);
    if (const auto side = ownerOf(placeIndex)) {
        Q_EMIT refused(*side, pointAt(m_layout, *side, placeIndex));
    }
}

void BoardInput::select(std::optional<int> placeIndex)
{
    if (m_selected != placeIndex) {
        m_selected = placeIndex;
        Q_EMIT changed();
    }
}

void BoardInput::setFocused(int placeIndex)
{
    if (m_focused != placeIndex) {
        m_focused = placeIndex;
        m_focusedBox.reset();
        Q_EMIT changed();
    }
}

int BoardInput::firstFocus() const
{
    const auto plays = legalPlays();
    const bool mayTell = m_game != nullptr && m_game->position().stage == Stage::Playing;
    if (mayTell && !plays.empty()) {
        return m_layout.placeIndex(plays.front().by, plays.front().from);
    }
    const Side side = m_game != nullptr ? m_game->position().player : Side::White;
    return m_layout.placeIndex(side, 1);
}

std::vector<BoardInput::Stop> BoardInput::stops() const
{
    std::vector<Stop> all;
    for (int index = 0; index < PointsOnTrack; ++index) {
        if (m_layout.isInUse(index)) {
            all.push_back({BoardLayout::place(index).base, index, std::nullopt});
        }
    }
    for (const Side side : BothSides) { // in the row of his own points
        const QPointF row = m_layout.placeOf(side, 1).base;
        all.push_back({{m_layout.boxCentre(side).x(), row.y()}, std::nullopt, side});
    }
    return all;
}

void BoardInput::moveFocus(int dx, int dy)
{
    const auto all = stops();
    const auto here = std::find_if(all.begin(), all.end(), [this](const Stop &stop) {
        return stop.index == m_focused && stop.box == m_focusedBox;
    });
    if (here == all.end()) {
        setFocused(firstFocus());
        return;
    }
    // The nearest that way: in the same row, or in the other one.
    const Stop *best = nullptr;
    qreal nearest = 0;
    for (const Stop &stop : all) {
        const QPointF way = stop.at - here->at;
        const bool fits = dx != 0 ? way.x() * dx > 1 && std::abs(way.y()) < 1 : way.y() * dy > 1;
        const qreal distance = std::abs(way.x());
        if (fits && (best == nullptr || distance < nearest)) {
            best = &stop;
            nearest = distance;
        }
    }
    if (best != nullptr) {
        m_focused = best->index;
        m_focusedBox = best->box;
        Q_EMIT changed();
    }
}

bool BoardInput::throwsNow(Side side) const
{
    if (!isThrowDue()) {
        return false;
    }
    const Position &position = m_game->position();
    return position.stage == Stage::Opening ||
           referee::nextThrower(m_game->rules(), position) == side;
}

bool BoardInput::key(int key)
{
    switch (key) {
    case Qt::Key_Left:
        moveFocus(-1, 0);
        return true;
    case Qt::Key_Right:
        moveFocus(1, 0);
        return true;
    case Qt::Key_Up:
        moveFocus(0, -1);
        return true;
    case Qt::Key_Down:
        moveFocus(0, 1);
        return true;
    case Qt::Key_Escape:
        if (!m_selected) {
            return false;
        }
        select(std::nullopt);
        return true;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter: {
        // Where a throw is due it comes first. Only Enter claims a passed number, of the man under
        // the focus: nobody shall claim by accident.
        const bool claims = key != Qt::Key_Space && m_focused && !playsFrom(*m_focused).empty();
        if (m_locked || (isThrowDue() && !claims)) {
            Q_EMIT throwRequested();
        } else if (!m_focusedBox) {
            pressPoint(m_focused.value_or(firstFocus()));
        }
        return true;
    }
    default:
        break;
    }
    if (key < Qt::Key_1 || key > Qt::Key_6 || m_game == nullptr) {
        return false;
    }
    const int number = key - Qt::Key_0;
    if (!(m_selected && playNumber(number))) {
        setFocused(m_layout.placeIndex(m_game->position().player, number));
    }
    return true;
}

} // namespace doublets
