// SPDX-License-Identifier: MIT
#include "table/board/board_input.h"

#include "core/game/game.h"
#include "text/claim_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace doublets {

int pointAt(const BoardLayout &layout, Side side, int physicalPoint)
{
    for (int point = 1; point <= PointsOnTrack; ++point) {
        if (layout.physicalPoint(side, point) == physicalPoint) {
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
    m_focusedTray.reset();
    reset();
}

void BoardInput::reset()
{
    m_selected.reset();
    m_selectedTray.reset();
    Q_EMIT selectionOrFocusChanged();
}

void BoardInput::setLocked(bool locked)
{
    if (m_isLocked != locked) {
        m_isLocked = locked;
        reset();
    }
}

std::vector<Play> BoardInput::legalPlays() const
{
    if (m_game == nullptr || m_isLocked) {
        return {};
    }
    const PlayList plays = m_game->legalPlays();
    return {plays.begin(), plays.end()};
}

std::vector<Play> BoardInput::playsFrom(int physicalPoint) const
{
    std::vector<Play> here;
    for (const Play &play : legalPlays()) {
        if (m_layout.physicalPoint(play.by, play.from) == physicalPoint) {
            here.push_back(play);
        }
    }
    return here;
}

std::vector<Play> BoardInput::playsFromTray(Side side) const
{
    std::vector<Play> found;
    for (const Play &play : legalPlays()) {
        if (play.kind == PlayKind::SetUp && play.by == side) {
            found.push_back(play);
        }
    }
    return found;
}

bool BoardInput::isThrowDue() const
{
    return m_game != nullptr && m_game->canThrow();
}

std::optional<Side> BoardInput::ownerOf(int physicalPoint) const
{
    for (const Side side : BothSides) {
        const int point = pointAt(m_layout, side, physicalPoint);
        if (m_game != nullptr && m_game->position().menOf(side).onPoint(point) > 0) {
            return side;
        }
    }
    return std::nullopt;
}

void BoardInput::press(const BoardPlace &place)
{
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
        pressBox(place.side);
        break;
    case BoardPlace::Kind::Empty:
        select(std::nullopt);
        break;
    }
}

void BoardInput::pressTentatively(const BoardPlace &place)
{
    if (place.kind == BoardPlace::Kind::Point && m_selected != place.index) {
        const bool target = m_selected && findPlay(*m_selected, place.index);
        if (target || !playsFrom(place.index).empty()) {
            pressPoint(place.index);
        }
    }
}

std::optional<Play> BoardInput::findPlay(int from, std::optional<int> to) const
{
    for (const Play &play : playsFrom(from)) {
        const bool bears = play.kind == PlayKind::BearOff;
        if (to ? !bears && play.to != 0 && m_layout.physicalPoint(play.by, play.to) == *to
               : bears) {
            return play;
        }
    }
    return std::nullopt;
}

std::optional<Play> BoardInput::findPlayToTray(Side side) const
{
    const auto off = m_selected ? findPlay(*m_selected, std::nullopt) : std::nullopt;
    return off && off->by == side ? off : std::nullopt;
}

void BoardInput::pressPoint(int physicalPoint)
{
    if (m_selected && *m_selected != physicalPoint) {
        if (const auto there = findPlay(*m_selected, physicalPoint)) {
            play(*there);
            return;
        }
    }
    const auto here = playsFrom(physicalPoint);
    if (here.size() == 1) {
        play(here.front());
    } else if (!here.empty()) {
        select(m_selected == physicalPoint ? std::nullopt : std::optional(physicalPoint));
    } else if (ownerOf(physicalPoint) && !m_isLocked) {
        refusePlay(physicalPoint);
    } else {
        select(std::nullopt);
    }
}

void BoardInput::pressBox(Side side)
{
    if (m_isLocked || canThrowNow(side)) {
        Q_EMIT throwRequested();
        return;
    }
    deselectAfterPressOn(side);
    if (m_game != nullptr && !m_game->position().isOver()) {
        Q_EMIT boxRefused(side);
    }
}

void BoardInput::pressTray(Side side)
{
    if (const auto off = findPlayToTray(side)) {
        play(*off);
    } else if (const auto up = playsFromTray(side); up.size() == 1) {
        play(up.front());
    } else if (!up.empty()) {
        select(std::nullopt, m_selectedTray == side ? std::nullopt : std::optional(side));
    } else {
        refuseTray(side);
    }
}

void BoardInput::refuseTray(Side side)
{
    if (m_game == nullptr || m_isLocked) {
        return;
    }
    // While a man is selected, a press on men borne off is meant for the tray.
    const Men &men = m_game->position().menOf(side);
    if (men.removed > 0 || (men.borneOff > 0 && !m_selected)) {
        deselectAfterPressOn(side);
        Q_EMIT trayRefused(side);
    }
}

void BoardInput::pressDie(int face)
{
    if (m_isLocked || isThrowDue()) {
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
    m_selectedTray.reset();
    Q_EMIT playRequested(play);
}

void BoardInput::refusePlay(int physicalPoint)
{
    if (const auto side = ownerOf(physicalPoint)) {
        deselectAfterPressOn(*side);
        Q_EMIT playRefused(*side, pointAt(m_layout, *side, physicalPoint));
    }
}

void BoardInput::deselectAfterPressOn(Side owner)
{
    if (!m_isFaceToFace || m_game == nullptr || owner == m_game->position().player) {
        select(std::nullopt);
    }
}

void BoardInput::select(std::optional<int> physicalPoint, std::optional<Side> tray)
{
    if (m_selected != physicalPoint || m_selectedTray != tray) {
        m_selected = physicalPoint;
        m_selectedTray = tray;
        Q_EMIT selectionOrFocusChanged();
    }
}

void BoardInput::setFocusedPoint(int physicalPoint)
{
    setFocus(pointTarget(physicalPoint));
}

BoardInput::FocusTarget BoardInput::pointTarget(int physicalPoint) const
{
    return {m_layout.pointArea(physicalPoint).base, physicalPoint};
}

BoardInput::FocusTarget BoardInput::boxTarget(Side side) const
{
    // In line with the player's own points.
    return {{m_layout.boxCentre(side).x(), m_layout.pointAreaOf(side, 1).base.y()}, {}, side};
}

BoardInput::FocusTarget BoardInput::trayTarget(Side side) const
{
    // In line with the points from which men are borne off.
    const int last = usesWholeBoard(m_layout.tables()) ? PointsOnTrack : 1;
    const qreal row = m_layout.pointAreaOf(side, last).base.y();
    return {{m_layout.trayRect(side).center().x(), row}, {}, {}, side};
}

void BoardInput::setFocus(const FocusTarget &target)
{
    m_isFocusAutomatic = false;
    if (m_focused != target.index || m_focusedBox != target.box || m_focusedTray != target.tray) {
        m_focused = target.index;
        m_focusedBox = target.box;
        m_focusedTray = target.tray;
        Q_EMIT selectionOrFocusChanged();
    }
}

int BoardInput::initialFocusPoint() const
{
    const auto plays = legalPlays();
    const bool mayTell = m_game != nullptr && m_game->position().stage == Stage::Playing;
    if (mayTell && !plays.empty()) {
        return m_layout.physicalPoint(plays.front().by, plays.front().from);
    }
    return m_layout.physicalPoint(keyboardSide(), 1);
}

std::vector<BoardInput::FocusTarget> BoardInput::focusTargets() const
{
    if (auto few = focusTargetsOfPlays(); !few.empty()) {
        return few;
    }
    std::vector<FocusTarget> all;
    for (int index = 0; index < PointsOnTrack; ++index) {
        if (m_layout.isPointInUse(index)) {
            all.push_back(pointTarget(index));
        }
    }
    for (const Side side : BothSides) {
        all.push_back(boxTarget(side));
    }
    return all;
}

std::vector<BoardInput::FocusTarget> BoardInput::focusTargetsOfPlays() const
{
    if (m_game == nullptr || m_game->position().stage != Stage::Playing) {
        return {};
    }
    const Position &position = m_game->position();
    if (!usesWholeBoard(m_layout.tables()) &&
        !hasMovingMen(position.menOf(position.player).phase)) {
        return {};
    }
    std::vector<FocusTarget> few;
    std::array<bool, PointsOnTrack> there{};
    const auto add = [&](int index) {
        if (!std::exchange(there[static_cast<std::size_t>(index)], true)) {
            few.push_back(pointTarget(index));
        }
    };
    for (const Play &play : m_selected ? playsFrom(*m_selected) : legalPlays()) {
        add(m_layout.physicalPoint(play.by, play.from));
        if (m_selected && play.kind == PlayKind::Move) {
            add(m_layout.physicalPoint(play.by, play.to));
        } else if (m_selected && play.kind == PlayKind::BearOff) {
            few.push_back(trayTarget(play.by));
        }
    }
    return few;
}

bool BoardInput::hasFocusTarget() const
{
    return m_focused || m_focusedBox || m_focusedTray;
}

QPointF BoardInput::focusedPosition() const
{
    // The focus may no longer be on a possible position: continue from where it was.
    return m_focused      ? pointTarget(*m_focused).position
           : m_focusedBox ? boxTarget(*m_focusedBox).position
                          : trayTarget(*m_focusedTray).position;
}

void BoardInput::moveFocus(int dx, int dy)
{
    const auto all = focusTargets();
    if (!hasFocusTarget()) {
        setFocusedPoint(initialFocusPoint());
        return;
    }
    const QPointF here = focusedPosition();
    // The nearest position in that direction in the same row, otherwise in the other row.
    const FocusTarget *best = nullptr;
    qreal nearest = 0;
    for (const FocusTarget &target : all) {
        const QPointF way = target.position - here;
        const bool ahead = dx != 0 ? way.x() * dx > 1 : way.y() * dy > 1;
        const qreal otherRow =
            dx != 0 && std::abs(way.y()) > 1 ? BoardLayout::sceneRect().width() : 0;
        constexpr qreal Nearer = 0.01; // prefers the row that is nearer
        const qreal distance = std::abs(way.x()) + otherRow + Nearer * std::abs(way.y());
        const bool mayLeaveRow = usesWholeBoard(m_layout.tables()) || m_focusedBox.has_value();
        if (ahead && (otherRow == 0 || mayLeaveRow) && (best == nullptr || distance < nearest)) {
            best = &target;
            nearest = distance;
        }
    }
    if (best != nullptr) {
        setFocus(*best);
    } else {
        Q_EMIT inputBlocked(InputObstacle::Edge);
    }
}

void BoardInput::moveFocusToEnd(int dx)
{
    if (!hasFocusTarget()) {
        setFocusedPoint(initialFocusPoint());
    }
    FocusTarget last{focusedPosition(), m_focused, m_focusedBox, m_focusedTray};
    const FocusTarget first = last;
    for (const FocusTarget &target : focusTargets()) {
        const QPointF way = target.position - last.position;
        if (std::abs(way.y()) <= 1 && way.x() * dx > 1) {
            last = target;
        }
    }
    if (last.position != first.position) {
        setFocus(last);
    } else {
        Q_EMIT inputBlocked(InputObstacle::Edge);
    }
}

bool BoardInput::canThrowNow(Side side) const
{
    if (!isThrowDue()) {
        return false;
    }
    const Position &position = m_game->position();
    return position.stage == Stage::Opening ||
           referee::nextThrower(m_game->rules(), position) == side;
}

void BoardInput::pressFocused(bool mayClaim)
{
    // A due throw takes precedence. Only Enter can claim a passed number, with the focused man, to
    // avoid accidental claims. A wrong claim is refused: the throw would forfeit the right one.
    if (m_isLocked || (isThrowDue() && !(mayClaim && isClaimAttempt()))) {
        m_isFocusAutomatic = true; // the focused man may not be able to play the numbers
        Q_EMIT throwRequested();
    } else if (m_focusedTray && !isFocusStale()) {
        pressTray(*m_focusedTray);
    } else if (!m_focusedBox) {
        const bool isMarked = m_focused && !isFocusStale();
        if (!isMarked && hasChoice()) {
            // A choice must not be made unseen: the next press plays the man that is now marked.
            setFocusedPoint(initialFocusPoint());
            m_isFocusAutomatic = true;
            return;
        }
        const int point = isMarked ? *m_focused : initialFocusPoint();
        const bool isTarget = m_selected && findPlay(*m_selected, point);
        const bool isEmpty = !isTarget && !ownerOf(point);
        pressPoint(point);
        focusPlayTarget();
        if (isEmpty) {
            Q_EMIT inputBlocked(InputObstacle::EmptyPoint);
        }
    }
}

bool BoardInput::hasChoice() const
{
    const std::vector<Play> plays = legalPlays();
    return std::ranges::count(plays, PlayKind::Move, &Play::kind) > 1 ||
           (plays.size() > 1 && !m_game->isNextPlayForced());
}

std::optional<Side> BoardInput::claimer() const
{
    if (m_game == nullptr || m_game->rules().claim != Claim::Required || !isThrowDue() ||
        m_game->position().dice.empty()) {
        return std::nullopt;
    }
    const Position &position = m_game->position();
    const Side next = referee::nextThrower(m_game->rules(), position);
    return grantsAnotherThrow(m_game->rules(), position.dice) ? opponentOf(next) : next;
}

Side BoardInput::keyboardSide() const
{
    return claimer().value_or(m_game != nullptr ? m_game->position().player : Side::White);
}

bool BoardInput::isClaimAttempt() const
{
    const auto side = claimer();
    const auto owner = m_focused ? ownerOf(*m_focused) : std::nullopt;
    // Men of the thrower cannot claim, but the throw would forfeit the numbers left unused.
    return side && owner && (owner == side || findUnusedNumbers(*m_game));
}

/// In this case, Space plays the next man: for single-switch users, who cannot move the focus, and
/// for users who have just claimed a number or played with the digit keys.
bool BoardInput::isFocusStale() const
{
    return m_isFocusAutomatic && !m_selected && (!m_focused || playsFrom(*m_focused).empty());
}

void BoardInput::focusPlayTarget()
{
    // A man has been selected: move the focus to its first target.
    const auto plays = m_selected ? playsFrom(*m_selected) : std::vector<Play>();
    if (!plays.empty()) {
        const Play &first = plays.front();
        setFocus(first.kind == PlayKind::BearOff
                     ? trayTarget(first.by)
                     : pointTarget(m_layout.physicalPoint(first.by, first.to)));
        m_isFocusAutomatic = true;
    }
}

bool BoardInput::handleKey(int key)
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
    case Qt::Key_Home:
        moveFocusToEnd(-1);
        return true;
    case Qt::Key_End:
        moveFocusToEnd(1);
        return true;
    case Qt::Key_Escape:
        if (!hasSelection()) {
            return false;
        }
        select(std::nullopt);
        return true;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        pressFocused(key != Qt::Key_Space);
        return true;
    default:
        break;
    }
    if (key < Qt::Key_1 || key > Qt::Key_6 || m_game == nullptr) {
        return false;
    }
    const int number = key - Qt::Key_0;
    if (!(hasSelection() && playNumber(number))) {
        const int point = m_layout.physicalPoint(keyboardSide(), number);
        if (m_focused == point) {
            Q_EMIT inputBlocked(InputObstacle::SamePlace);
        }
        setFocusedPoint(point);
    }
    return true;
}

} // namespace doublets
