// SPDX-License-Identifier: MIT
#include "app/board/board_scene.h"

#include "app/motion/dice_throw.h"

#include <algorithm>
#include <cmath>

namespace doublets {

namespace {

std::vector<int> facesOf(const BoardState &state)
{
    if (state.lead) {
        return {state.lead->black, state.lead->white}; // each on his own side
    }
    return {state.position.dice.begin(), state.position.dice.end()};
}

/// Which of the dice have been played: those whose number is not left.
std::vector<bool> usedDice(const Position &position, const std::vector<int> &faces)
{
    std::vector<bool> used(faces.size(), false);
    if (position.doubletMen > 0 || position.dice.empty()) {
        return used;
    }
    // What may be claimed looks like what is over.
    Numbers left = position.stage == Stage::Claiming ? Numbers() : position.left;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        const auto face = static_cast<std::uint8_t>(faces[i]);
        used[i] = !left.contains(face);
        left.remove(face);
    }
    return used;
}

} // namespace

BoardScene::BoardScene(QObject *parent)
    : QGraphicsScene(parent)
    , m_marks(std::make_unique<MarksItem>())
{
    setItemIndexMethod(NoIndex); // few items, and most that move do so all the time
    addItem(m_marks.get());
    m_marks->setColours(m_sprites.colours());
    for (int i = 0; i < MostDice; ++i) {
        m_dice.push_back(std::make_unique<DieItem>(m_sprites));
        m_dice.back()->hide();
        addItem(m_dice.back().get());
    }
}

BoardScene::~BoardScene() = default;

bool BoardScene::setTradition(const QString &id)
{
    if (!m_sprites.setTable(id, m_sprites.artwork()->look())) {
        return false;
    }
    m_marks->setColours(m_sprites.colours());
    return true;
}

void BoardScene::setLook(Look look)
{
    m_sprites.setTable(m_sprites.artwork()->id(), look);
    m_marks->setColours(m_sprites.colours());
}

void BoardScene::setScale(qreal scale, qreal devicePixelRatio)
{
    m_sprites.setScale(scale);
    m_marks->setPixel(devicePixelRatio / scale);
    for (const Side side : BothSides) {
        for (const auto &man : m_men[indexOf(side)]) {
            man->refresh();
        }
    }
    for (const auto &die : m_dice) {
        die->refresh();
    }
}

void BoardScene::lay(Tables tables, const BoardState &state)
{
    m_layout = BoardLayout(tables);
    m_lastMoved.clear();
    for (const Side side : BothSides) {
        auto &men = m_men[indexOf(side)];
        const auto wanted = slotsOf(state.position.menOf(side)).size();
        men.resize(std::min(men.size(), wanted));
        while (men.size() < wanted) {
            const int variant = static_cast<int>(men.size()) % Artwork::ManVariants;
            men.push_back(std::make_unique<ManItem>(m_sprites, side, variant));
            addItem(men.back().get());
        }
    }
    settle(state);
}

void BoardScene::settle(const BoardState &after)
{
    m_shown = after;
    for (const Side side : BothSides) {
        // Men who are where they should be stay; the others fill the places that are left.
        std::vector<ManSlot> open = slotsOf(after.position.menOf(side));
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
    restMen();
    layDice(after);
}

void BoardScene::restMen()
{
    for (const Side side : BothSides) {
        for (const auto &man : m_men[indexOf(side)]) {
            const ManSlot &slot = man->slot();
            int pile = 1;
            if (slot.where == ManSlot::Where::Point && slot.row == 0) {
                for (const ManItem *other : menOn(side, slot.point)) {
                    pile += other->slot().row == 0 && other->slot().level > slot.level ? 1 : 0;
                }
            }
            man->rest(restIn(m_layout, side, slot), pile);
        }
    }
}

std::vector<ManItem *> BoardScene::menOn(Side side, int point) const
{
    std::vector<ManItem *> found;
    for (const auto &man : m_men[indexOf(side)]) {
        if (man->slot().where == ManSlot::Where::Point && man->slot().point == point) {
            found.push_back(man.get());
        }
    }
    return found;
}

ManItem *BoardScene::outermost(Side side, int point) const
{
    const auto men = menOn(side, point);
    const auto last = std::max_element(men.begin(), men.end(), [](auto *a, auto *b) {
        return std::pair(a->slot().row, a->slot().level) <
               std::pair(b->slot().row, b->slot().level);
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

QPointF BoardScene::topOf(const ManItem &man)
{
    const ManState &state = man.state();
    return state.centre + Artwork::raised(state.height + BoardLayout::ManThickness);
}

std::vector<ManState> BoardScene::statesOf(Side side) const
{
    std::vector<ManState> states;
    for (const auto &man : m_men[indexOf(side)]) {
        states.push_back(man->state());
    }
    return states;
}

int BoardScene::countIn(Side side, ManSlot::Where where) const
{
    return static_cast<int>(
        std::count_if(m_men[indexOf(side)].begin(), m_men[indexOf(side)].end(),
                      [where](const auto &man) { return man->slot().where == where; }));
}

ManItem *BoardScene::lastIn(Side side, ManSlot::Where where) const
{
    ManItem *last = nullptr;
    for (const auto &man : m_men[indexOf(side)]) {
        if (man->slot().where == where && (last == nullptr || man->slot().nth > last->slot().nth)) {
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

DieItem *BoardScene::dieAt(const QPointF &where, qreal reach) const
{
    for (DieItem *die : dice()) {
        const QPointF away =
            where - (die->state().centre + Artwork::raised(BoardLayout::DieSize / 2));
        if (std::hypot(away.x(), away.y()) <= reach) {
            return die;
        }
    }
    return nullptr;
}

BoardScene::ManChange BoardScene::change(ManItem &man, const ManSlot &to)
{
    const ManState from = restIn(m_layout, man.side(), man.slot());
    man.setSlot(to);
    m_lastMoved.push_back(&man);
    return {&man, from, restIn(m_layout, man.side(), to)};
}

void BoardScene::dimDice(const BoardState &after)
{
    const auto faces = facesOf(after);
    const auto used = usedDice(after.position, faces);
    for (std::size_t i = 0; i < faces.size() && i < m_dice.size(); ++i) {
        m_dice[i]->setDimmed(!after.lead && used[i]);
    }
}

void BoardScene::setDice(const std::vector<int> &faces, const std::vector<DieState> &rest)
{
    for (std::size_t i = 0; i < m_dice.size(); ++i) {
        m_dice[i]->setVisible(i < faces.size());
        if (i < faces.size()) {
            m_dice[i]->setFace(faces[i]);
            m_dice[i]->rest(rest[i]);
        }
    }
}

void BoardScene::layDice(const BoardState &state)
{
    const auto faces = facesOf(state);
    setDice(faces,
            dicethrow::restOf(faces, m_layout.diceArea(), BoardLayout::DieSize, state.serial));
    dimDice(state);
}

std::vector<MotionStage::DieChange> BoardScene::bringDice(const Event &event,
                                                          const BoardState &after)
{
    m_lastMoved.clear();
    const auto faces = facesOf(after);
    const auto rest =
        dicethrow::restOf(faces, m_layout.diceArea(), BoardLayout::DieSize, after.serial);
    setDice(faces, rest);
    std::vector<QPointF> starts;
    if (const auto *thrown = std::get_if<DiceThrown>(&event)) {
        starts =
            dicethrow::startsAt(m_layout.boxCentre(thrown->thrower), rest, BoardLayout::DieSize);
    } else {
        starts = {m_layout.boxCentre(Side::Black), m_layout.boxCentre(Side::White)};
    }
    std::vector<DieChange> changes;
    for (std::size_t i = 0; i < rest.size(); ++i) {
        m_dice[i]->setDimmed(false);
        changes.push_back({m_dice[i].get(), starts[i], rest[i]});
    }
    return changes;
}

} // namespace doublets
