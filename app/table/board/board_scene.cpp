// SPDX-License-Identifier: MIT
#include "table/board/board_scene.h"

#include "core/game/game.h"
#include "table/artwork/shading/parallel.h"
#include "table/layout/free_rect.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace doublets {

namespace {

std::vector<int> facesOf(const BoardState &state)
{
    if (state.openingThrow) {
        return {state.openingThrow->black, state.openingThrow->white}; // each on its own side
    }
    return {state.position.dice.begin(), state.position.dice.end()};
}

DiceThrow::Parameters givenIn(const BoardState &state, const BoardLayout &layout, bool openBar)
{
    DiceThrow::Parameters given;
    given.layout = layout;
    given.faces = facesOf(state);
    given.seed = state.seed;
    given.hasOpenBar = openBar;
    given.throwers.assign(given.faces.size(), state.thrower);
    if (state.openingThrow) {
        given.throwers = {Side::Black, Side::White};
    }
    for (const Side side : BothSides) {
        for (const ManSlot &slot : slotsOf(state.menAtThrow[indexOf(side)])) {
            if (slot.area == ManSlot::Area::Point) {
                const ManState man = restingState(layout, side, slot);
                given.men.push_back({man.centre, man.height + BoardLayout::ManThickness});
            }
        }
    }
    return given;
}

/// Returns which dice have been played: those whose numbers are no longer left.
std::vector<bool> usedDice(const Position &position, const std::vector<int> &faces)
{
    std::vector<bool> used(faces.size(), false);
    if (position.doubletMen > 0 || position.dice.empty()) {
        return used;
    }
    // Do not reveal that a number can be claimed.
    Numbers left = position.stage == Stage::Claiming ? Numbers() : position.remainingNumbers;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        const auto face = static_cast<std::uint8_t>(faces[i]);
        used[i] = !left.contains(face);
        left.remove(face);
    }
    return used;
}

ManSlot onPoint(int point, int row, int level)
{
    return {ManSlot::Area::Point, point, row, level, 0};
}

} // namespace

BoardScene::BoardScene(QObject *parent)
    : QGraphicsScene(parent)
    , m_marks(std::make_unique<MarksItem>())
    , m_lightSweep(std::make_unique<LightSweep>())
{
    setItemIndexMethod(NoIndex); // few items, and moving ones change all the time
    addItem(m_marks.get());
    addItem(m_lightSweep.get());
    for (const Side side : BothSides) {
        m_names[indexOf(side)] = std::make_unique<NameItem>(side);
        addItem(m_names[indexOf(side)].get());
    }
    updateColours();
    for (auto &box : m_boxes) {
        box = std::make_unique<BoxItem>(m_sprites);
        addItem(box.get());
    }
    for (int i = 0; i < MaxDice; ++i) {
        m_dice.push_back(std::make_unique<DieItem>(m_sprites));
        m_dice.back()->hide();
        addItem(m_dice.back().get());
    }
}

BoardScene::~BoardScene() = default;

bool BoardScene::setTradition(const QString &id)
{
    if (!m_sprites.setArtwork(id, m_sprites.artwork()->lighting())) {
        return false;
    }
    updateColours();
    return true;
}

void BoardScene::setLighting(Lighting lighting)
{
    m_sprites.setArtwork(m_sprites.artwork()->id(), lighting);
    updateColours();
}

void BoardScene::setFaceToFace(bool faceToFace)
{
    m_isFaceToFace = faceToFace;
    m_marks->setFaceToFace(faceToFace);
    nameItem(Side::Black).setRotated(faceToFace);
    placeBoxes();
}

void BoardScene::updateColours()
{
    m_marks->setColours(m_sprites.markColours());
    for (const auto &name : m_names) {
        name->setColours(m_sprites.markColours());
    }
    m_lightSweep->setLighting(m_sprites.artwork()->lighting());
}

NamePlateLayout BoardScene::fittingNames(const QRectF &visibleRect, qreal textFactor, bool terse)
{
    constexpr qreal Step = 0.05;
    for (qreal factor = textFactor;; factor = std::max(1.0, factor - Step)) {
        for (const Side side : BothSides) {
            nameItem(side).setTerse(terse);
            nameItem(side).setTextFactor(factor);
        }
        const auto places = namePlateLayout(
            m_layout, visibleRect, {m_names[0]->preferredSizes(), m_names[1]->preferredSizes()});
        if (places.isFullSize || factor <= 1) {
            return places;
        }
    }
}

void BoardScene::placeNames(const QRectF &visibleRect, qreal textFactor, int minFullTextSize)
{
    NamePlateLayout places = fittingNames(visibleRect, textFactor, false);
    if (m_names[0]->nameTextSize() < minFullTextSize) {
        places = fittingNames(visibleRect, textFactor, true);
    }
    for (const Side side : BothSides) {
        nameItem(side).setRect(places.rects[indexOf(side)], places.isSingleRow);
    }
}

qreal BoardScene::missingHeightForNames(const QSizeF &view, qreal scale)
{
    for (const auto &name : m_names) {
        name->setTerse(false);
        name->setTextFactor(1);
        name->setPixelSize(1 / scale);
    }
    QRectF visibleRect(QPointF(), view / scale);
    visibleRect.moveCenter(m_layout.essentialRect().center());
    return doublets::missingHeightForNames(
        m_layout, visibleRect, {m_names[0]->preferredSizes(), m_names[1]->preferredSizes()});
}

void BoardScene::setScale(qreal scale, qreal devicePixelRatio)
{
    m_sprites.setScale(scale);
    m_marks->setPixelSize(devicePixelRatio / scale);
    for (const auto &name : m_names) {
        name->setPixelSize(devicePixelRatio / scale);
    }
    refresh();
}

void BoardScene::refresh()
{
    for (const Side side : BothSides) {
        for (const auto &man : m_men[indexOf(side)]) {
            man->refresh();
        }
    }
    for (const auto &die : m_dice) {
        die->refresh();
    }
    for (const auto &box : m_boxes) {
        box->refresh();
    }
}

void BoardScene::renderDice()
{
    // Draw dice and shadows separately and start with the slower work, to balance the cores.
    std::vector<std::function<void()>> work;
    for (DieItem *die : dice()) {
        if (die->isStale()) {
            work.emplace_back([die] { die->renderDie(); });
        }
    }
    if (work.size() < 2) {
        return; // drawn when painted
    }
    for (DieItem *die : dice()) {
        if (die->isStale()) {
            work.emplace_back([die] { die->renderShadow(); });
        }
    }
    parallelFor(*QThreadPool::globalInstance(), static_cast<int>(work.size()),
                [&work](int i) { work[static_cast<std::size_t>(i)](); });
}

void BoardScene::placeAll(const BoardLayout &layout, const BoardState &state)
{
    m_layout = layout;
    m_marks->setLayout(layout);
    m_lightSweep->setFrame(layout.visibleFrameRect());
    for (const auto &name : m_names) {
        name->setExtent(layout.extent());
    }
    m_lastMoved.clear();
    for (const Side side : BothSides) {
        auto &men = m_men[indexOf(side)];
        const auto wanted = slotsOf(state.position.menOf(side)).size();
        men.resize(std::min(men.size(), wanted));
        while (men.size() < wanted) {
            const int variant = static_cast<int>(men.size()) % Artwork::ManVariants;
            men.push_back(std::make_unique<ManItem>(m_sprites, side, variant));
            men.back()->setShadowReceivers([this] { return topMen(); });
            addItem(men.back().get());
        }
    }
    settle(state);
}

void BoardScene::updateLastMovedMen(const Game &game)
{
    const auto &history = game.history();
    const auto isPlay = [](const HistoryEntry &entry) {
        return std::holds_alternative<Play>(entry.action);
    };
    const auto reversedThrow = std::find_if_not(history.rbegin(), history.rend(), isPlay);
    const auto firstPlay = reversedThrow.base();
    m_lastMoved.clear();
    if (firstPlay == history.begin() || firstPlay == history.end()) {
        return;
    }
    // Repeat the plays with the men's old places, since slots do not record which man came last.
    // Then put every man back, because men differ in their grain.
    std::vector<std::pair<ManItem *, ManSlot>> places;
    for (const auto &men : m_men) {
        for (const auto &man : men) {
            places.emplace_back(man.get(), man->slot());
        }
    }
    assignSlots(std::prev(firstPlay)->after);
    for (auto entry = firstPlay; entry != history.end(); ++entry) {
        BoardState after;
        after.position = entry->after;
        for (const Event &event : entry->events) {
            moveMan(event, false, after);
        }
    }
    assignSlots(m_state.position);
    std::vector<std::pair<Side, ManSlot>> moved;
    for (const ManItem *man : m_lastMoved) {
        moved.emplace_back(man->side(), man->slot());
    }
    m_lastMoved.clear();
    for (const auto &[side, slot] : moved) {
        const auto holdsSlot = [side = side, slot = slot](const auto &place) {
            return place.first->side() == side && place.second == slot;
        };
        const auto place = std::ranges::find_if(places, holdsSlot);
        if (place != places.end()) {
            m_lastMoved.push_back(place->first);
        }
    }
    for (const auto &[man, slot] : places) {
        man->setSlot(slot);
    }
}

void BoardScene::showWin(Side winner, qreal t)
{
    m_lightSweep->setProgress(t);
    for (const Side side : BothSides) {
        nameItem(side).setGlow(side == winner ? t : 0);
    }
    if (t > 0 && t < 1) { // until the view updates names and marks, at rest
        nameItem(winner).setPlate({nameItem(winner).plate().name, wonText()});
        if (m_marks->marks().turn) {
            Marks marks = m_marks->marks();
            marks.turn.reset();
            m_marks->setMarks(marks);
        }
    }
}

void BoardScene::settle(const BoardState &after)
{
    m_state = after;
    const bool isWon = after.position.stage == Stage::Won;
    showWin(isWon ? after.position.winner() : Side::White, isWon ? 1 : 0);
    assignSlots(after.position);
    placeMenAtRest();
    placeDice(after);
    placeBoxes();
}

void BoardScene::assignSlots(const Position &position)
{
    for (const Side side : BothSides) {
        // Men in their places stay; the others fill the remaining places.
        std::vector<ManSlot> open = slotsOf(position.menOf(side));
        std::vector<ManItem *> displaced;
        for (const auto &man : m_men[indexOf(side)]) {
            const auto found = std::find(open.begin(), open.end(), man->slot());
            if (found != open.end()) {
                open.erase(found);
            } else {
                displaced.push_back(man.get());
            }
        }
        for (std::size_t i = 0; i < displaced.size() && i < open.size(); ++i) {
            displaced[i]->setSlot(open[i]);
        }
    }
}

void BoardScene::placeMenAtRest()
{
    for (const Side side : BothSides) {
        for (const auto &man : m_men[indexOf(side)]) {
            const ManSlot &slot = man->slot();
            int pile = 1;
            if (slot.area == ManSlot::Area::Point) {
                for (const ManItem *other : menOn(side, slot.point)) {
                    const bool above =
                        other->slot().row == slot.row && other->slot().level > slot.level;
                    pile += above ? 1 : 0;
                }
            }
            man->setRestingState(restingState(m_layout, side, slot), pile);
        }
    }
}

std::vector<ManItem *> BoardScene::menOn(Side side, int point) const
{
    std::vector<ManItem *> found;
    for (const auto &man : m_men[indexOf(side)]) {
        if (man->slot().area == ManSlot::Area::Point && man->slot().point == point) {
            found.push_back(man.get());
        }
    }
    return found;
}

ManItem *BoardScene::firstPlayedMan(Side side, int point) const
{
    const auto men = menOn(side, point);
    const auto last = std::max_element(men.begin(), men.end(), [](auto *a, auto *b) {
        return isPlayedAfter(a->slot(), b->slot());
    });
    return last != men.end() ? *last : nullptr;
}

ManItem *BoardScene::topOfPile(Side side, int point) const
{
    ManItem *top = nullptr;
    for (ManItem *man : menOn(side, point)) {
        if (man->slot().row == 0 && (top == nullptr || man->slot().level > top->slot().level)) {
            top = man;
        }
    }
    return top;
}

QPointF BoardScene::upperFaceCentre(const ManItem &man)
{
    const ManState &state = man.state();
    return state.centre + Artwork::heightOffset(state.height + BoardLayout::ManThickness);
}

QRectF BoardScene::boundsOf(const ManState &man)
{
    if (man.standing > 0) {
        QRectF edge(0, 0, BoardLayout::ManDiameter, BoardLayout::ManThickness);
        edge.moveCenter(man.centre);
        return edge;
    }
    const QPointF foot = man.centre + Artwork::heightOffset(man.height);
    return squareAround(foot, BoardLayout::ManDiameter) |
           squareAround(foot + Artwork::heightOffset(BoardLayout::ManThickness),
                        BoardLayout::ManDiameter);
}

std::vector<ManState> BoardScene::statesOf(Side side) const
{
    std::vector<ManState> states;
    for (const auto &man : m_men[indexOf(side)]) {
        states.push_back(man->state());
    }
    return states;
}

std::vector<ManState> BoardScene::topMen() const
{
    std::vector<ManState> found;
    for (const Side side : BothSides) {
        for (const auto &man : m_men[indexOf(side)]) {
            const ManState &state = man->state();
            if (state.standing > 0 || !man->isLying()) {
                continue;
            }
            const auto same =
                std::find_if(found.begin(), found.end(), [&state](const ManState &other) {
                    return QLineF(other.centre, state.centre).length() < 1;
                });
            if (same == found.end()) {
                found.push_back(state);
            } else if (state.height > same->height) {
                *same = state;
            }
        }
    }
    return found;
}

int BoardScene::countMenIn(Side side, ManSlot::Area where) const
{
    return static_cast<int>(
        std::count_if(m_men[indexOf(side)].begin(), m_men[indexOf(side)].end(),
                      [where](const auto &man) { return man->slot().area == where; }));
}

ManItem *BoardScene::lastManIn(Side side, ManSlot::Area where) const
{
    ManItem *last = nullptr;
    for (const auto &man : m_men[indexOf(side)]) {
        if (man->slot().area == where &&
            (last == nullptr || man->slot().index > last->slot().index)) {
            last = man.get();
        }
    }
    return last;
}

std::vector<DieItem *> BoardScene::dice() const
{
    std::vector<DieItem *> shown;
    for (const auto &die : m_dice) {
        if (die->isVisible()) {
            shown.push_back(die.get());
        }
    }
    return shown;
}

DieItem *BoardScene::dieAt(const QPointF &position, qreal tolerance) const
{
    for (DieItem *die : dice()) {
        const QPointF away =
            position - (die->state().centre + Artwork::heightOffset(BoardLayout::DieSize / 2));
        if (std::hypot(away.x(), away.y()) <= tolerance) {
            return die;
        }
    }
    return nullptr;
}

BoardScene::ManChange BoardScene::applyChange(ManItem &man, const ManSlot &to)
{
    const ManState from =
        man.isHeld() ? man.state() : restingState(m_layout, man.side(), man.slot());
    man.setSlot(to);
    m_lastMoved.push_back(&man);
    return {&man, from, restingState(m_layout, man.side(), to)};
}

std::optional<MotionStage::ManChange> BoardScene::moveMan(const Event &event, bool isReversed,
                                                          const BoardState &after)
{
    if (const auto *e = std::get_if<ManPlayedDown>(&event)) {
        return isReversed ? stackMan(e->side, e->point) : layDownMan(e->side, e->point);
    }
    if (const auto *e = std::get_if<ManReStacked>(&event)) {
        return isReversed ? layDownMan(e->side, e->point) : stackMan(e->side, e->point);
    }
    if (const auto *e = std::get_if<ManBorneOff>(&event)) {
        return isReversed ? restoreMan(e->side, e->point, ManSlot::Area::Tray, after)
                          : removeMan(e->side, e->point, ManSlot::Area::Tray);
    }
    if (const auto *e = std::get_if<ManSetUp>(&event)) {
        return isReversed ? removeMan(e->side, e->point, ManSlot::Area::Tray)
                          : restoreMan(e->side, e->point, ManSlot::Area::Tray, after);
    }
    if (const auto *e = std::get_if<ManHit>(&event)) {
        return isReversed ? restoreMan(e->side, e->point, ManSlot::Area::Removed, after)
                          : removeMan(e->side, e->point, ManSlot::Area::Removed);
    }
    if (const auto *e = std::get_if<ManMoved>(&event)) {
        return isReversed ? moveManToPoint(e->side, e->to, e->from, after)
                          : moveManToPoint(e->side, e->from, e->to, after);
    }
    return std::nullopt;
}

std::optional<MotionStage::ManChange> BoardScene::layDownMan(Side side, int point)
{
    ManItem *top = topOfPile(side, point);
    if (top == nullptr) {
        return std::nullopt;
    }
    return applyChange(*top, onPoint(point, firstPlayedMan(side, point)->slot().row + 1, 0));
}

std::optional<MotionStage::ManChange> BoardScene::stackMan(Side side, int point)
{
    ManItem *man = firstPlayedMan(side, point);
    if (man == nullptr || man->slot().row == 0) {
        return std::nullopt;
    }
    const auto men = menOn(side, point);
    const auto piled = std::count_if(men.begin(), men.end(),
                                     [](const ManItem *other) { return other->slot().row == 0; });
    return applyChange(*man, onPoint(point, 0, static_cast<int>(piled)));
}

std::optional<MotionStage::ManChange> BoardScene::removeMan(Side side, int point,
                                                            ManSlot::Area where)
{
    ManItem *man = firstPlayedMan(side, point);
    if (man == nullptr) {
        return std::nullopt;
    }
    return applyChange(*man, {where, 0, 0, 0, countMenIn(side, where)});
}

std::optional<MotionStage::ManChange>
BoardScene::restoreMan(Side side, int point, ManSlot::Area where, const BoardState &after)
{
    ManItem *man = lastManIn(side, where);
    // The position tells whether the man was on a pile or in front of it.
    const auto there = slotsOn(after.position.menOf(side), point);
    if (man == nullptr || there.empty()) {
        return std::nullopt;
    }
    return applyChange(*man, there.back());
}

std::optional<MotionStage::ManChange> BoardScene::moveManToPoint(Side side, int from, int to,
                                                                 const BoardState &after)
{
    ManItem *man = firstPlayedMan(side, from);
    const auto there = slotsOn(after.position.menOf(side), to);
    if (man == nullptr || there.empty()) {
        return std::nullopt;
    }
    return applyChange(*man, there.back());
}

void BoardScene::dimDice(const BoardState &after)
{
    const auto faces = facesOf(after);
    const auto used = usedDice(after.position, faces);
    for (std::size_t i = 0; i < faces.size() && i < m_dice.size(); ++i) {
        m_dice[i]->setDimmed(!after.openingThrow && used[i]);
    }
}

std::shared_ptr<const DiceThrow> BoardScene::throwOf(const BoardState &state)
{
    constexpr std::size_t MaxRecentThrows = 16; // some 8 kB each
    const DiceThrow::Parameters given = givenIn(state, m_layout, m_sprites.artwork()->isBarOpen());
    const auto known = std::ranges::find_if(
        m_recentThrows, [&given](const auto &recent) { return recent->parameters() == given; });
    if (known != m_recentThrows.end()) {
        std::rotate(m_recentThrows.begin(), known, known + 1);
    } else {
        m_recentThrows.insert(m_recentThrows.begin(), std::make_shared<const DiceThrow>(given));
        m_recentThrows.resize(std::min(m_recentThrows.size(), MaxRecentThrows));
    }
    return m_recentThrows.front();
}

void BoardScene::placeDice(const BoardState &state)
{
    m_throw = throwOf(state);
    for (std::size_t i = 0; i < m_dice.size(); ++i) {
        const bool shown = i < m_throw->count();
        m_dice[i]->setShown(shown);
        if (shown) {
            m_dice[i]->setFace(m_throw->faces()[i]);
            m_dice[i]->setRestingState(m_throw->restState(i));
        }
    }
    dimDice(state);
}

void BoardScene::placeBoxes()
{
    for (const Side side : BothSides) {
        m_boxes[indexOf(side)]->setRestingState(restingBox(side));
    }
}

BoxState BoardScene::restingBox(Side side) const
{
    constexpr qreal Turned = 180; // mouth away from the player
    const bool turned = m_isFaceToFace && side == Side::Black;
    return {m_layout.boxCentre(side), 0, turned ? Turned : 0};
}

MotionStage::DiceChange BoardScene::prepareDice(bool isReversed, const BoardState &after)
{
    m_lastMoved.clear();
    const auto before = std::exchange(m_throw, throwOf(after));
    DiceChange change;
    change.lying = isReversed ? m_throw : before;
    change.thrown = isReversed ? before : m_throw;
    if (!after.openingThrow) {
        change.used = usedDice(after.position, m_throw->faces());
    }
    const std::size_t count = std::max(change.lying->count(), change.thrown->count());
    for (std::size_t i = 0; i < count; ++i) {
        change.dice.push_back(m_dice[i].get());
    }
    for (const Side side : BothSides) {
        change.boxes[indexOf(side)] = m_boxes[indexOf(side)].get();
        change.boxRests[indexOf(side)] = restingBox(side);
    }
    return change;
}

} // namespace doublets
