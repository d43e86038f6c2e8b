// SPDX-License-Identifier: MIT
#include "core/dice/dice.h"
#include "table/board/items/man_slot.h"
#include "table/motion/dice/dice_throw.h"
#include "tests/app/table/board/board_fixture.h"
#include "tests/app/table/motion/solids.h"

#include <QTest>

#include <random>
#include <set>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

constexpr int Moments = 50;
constexpr qreal Aside = 1; ///< interpolation between two simulated positions
constexpr qreal Hair = 0.05;

std::deque<std::uint8_t> anyDice()
{
    std::mt19937 bits(7);
    std::deque<std::uint8_t> dice{6, 1};
    for (int i = 0; i < 2000; ++i) {
        dice.push_back(static_cast<std::uint8_t>(bits() % 6 + 1));
    }
    return dice;
}

std::vector<DiceSimulation::Obstacle> postsOf(const std::array<Men, 2> &men,
                                              const BoardLayout &layout)
{
    std::vector<DiceSimulation::Obstacle> posts;
    for (const Side side : BothSides) {
        for (const ManSlot &slot : slotsOf(men[indexOf(side)])) {
            const ManState rest = restingState(layout, side, slot);
            if (slot.area == ManSlot::Area::Point) {
                posts.push_back({rest.centre, rest.height + BoardLayout::ManThickness});
            }
        }
    }
    return posts;
}

/// Returns the positions of the men before several throws of a game, from the first to a late one.
std::vector<std::array<Men, 2>> menOfAGame(const RuleSet &rules)
{
    Game game(rules, rules.completedRulings({}).value(), std::make_unique<PresetDice>(anyDice()));
    std::vector<std::array<Men, 2>> found;
    int throws = 0;
    while (!game.position().isOver()) {
        if (game.canThrow()) {
            if (throws == 0 || throws == 9 || throws == 24 || throws == 45) {
                found.push_back(game.position().men);
            }
            ++throws;
            game.throwDice();
        } else {
            game.play(game.legalPlays()[0]);
        }
    }
    return found;
}

std::vector<std::vector<int>> allThrows(int dice)
{
    std::vector<std::vector<int>> all{{}};
    for (int die = 0; die < dice; ++die) {
        std::vector<std::vector<int>> longer;
        for (const auto &some : all) {
            for (int face = 1; face <= 6; ++face) {
                longer.push_back(some);
                longer.back().push_back(face);
            }
        }
        all = longer;
    }
    return all;
}

} // namespace

class TestDiceThrow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fallsAsThrownAndCutsNothing_data();
    void fallsAsThrownAndCutsNothing();
    void throwsForTheLeadFromBothBoxes();
    void bouncesOffMen();
    void bouncesOffNoBarWhereNoneIs();
    void nothingJumps();
    void sameAgain();
    void sameNumbersFallElsewhere();
    void eachGameBeginsElsewhere();
    void facesDoNotChangeTheWay();
    void blowsAreInOrder();
    void dropsNoFaceWhereNoneIs();

private:
    void check(const DiceThrow &thrown);
    void checkMoment(const DiceThrow &thrown, qreal t);
};

void TestDiceThrow::fallsAsThrownAndCutsNothing_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    QTest::addColumn<BoardExtent>("extent");
    for (const RuleSet &set : ruleSetsByLook()) {
        QTest::newRow(qPrintable(set.id)) << set.id.toLatin1() << BoardExtent::Whole;
        if (usesOneHalf(set.defaultRules.tables)) {
            QTest::addRow("%s, half", qPrintable(set.id)) << set.id.toLatin1() << BoardExtent::Half;
        }
    }
}

void TestDiceThrow::checkMoment(const DiceThrow &thrown, qreal t)
{
    std::vector<solids::Cube> out;
    for (std::size_t i = 0; i < thrown.count(); ++i) {
        if (t < thrown.releaseTime(i)) {
            continue;
        }
        const DieState state = thrown.dieAt(i, t);
        const solids::Cube die(state);
        QVERIFY(state.height >= 0);
        for (const solids::Cube &other : out) {
            QVERIFY2(double(solids::gap(die, other)) > -Hair, qPrintable(QString::number(t)));
        }
        for (const DiceSimulation::Obstacle &man : thrown.parameters().men) {
            const QPointF way = man.centre - state.centre;
            const bool near =
                std::hypot(way.x(), way.y()) < BoardLayout::ManDiameter / 2 + BoardLayout::DieSize;
            if (near && double(die.lowest()) < man.height - Hair) {
                const qreal away = solids::distanceFromAbove(die, man.centre);
                QVERIFY2(away > BoardLayout::ManDiameter / 2 - Hair,
                         qPrintable(u"%1 at %2"_s.arg(away).arg(t)));
            }
        }
        out.push_back(die);
    }
}

void TestDiceThrow::check(const DiceThrow &thrown)
{
    const BoardLayout &layout = thrown.parameters().layout;
    QCOMPARE(thrown.count(), thrown.parameters().faces.size());
    for (std::size_t i = 0; i < thrown.count(); ++i) {
        const DieState &rest = thrown.restState(i);
        QCOMPARE(Artwork::upperFace(rest.orientation), thrown.faces()[i]);
        const QVector3D up = rest.orientation.conjugated().rotatedVector({0, 0, 1});
        QVERIFY(std::max({std::abs(up.x()), std::abs(up.y()), std::abs(up.z())}) > 0.99999F);
        QCOMPARE(rest.height, 0.0);
        QVERIFY(layout.diceArea(thrown.throwerOf(i)).contains(rest.centre));
        const QRectF inside = layout.throwArea(thrown.throwerOf(i));
        for (const QPointF &corner : solids::Cube(rest).cornersFromAbove()) {
            const auto r = static_cast<qreal>(solids::Round);
            QVERIFY(inside.adjusted(r, r, -r, -r).contains(corner));
        }
    }
    for (int moment = 0; moment <= Moments; ++moment) {
        const qreal t = static_cast<qreal>(moment) / Moments;
        for (std::size_t i = 0; i < thrown.count(); ++i) {
            QVERIFY2(t < thrown.releaseTime(i) || layout.throwArea(thrown.throwerOf(i))
                                                      .adjusted(-Aside, -Aside, Aside, Aside)
                                                      .contains(thrown.dieAt(i, t).centre),
                     "a die rolls over a box or name");
        }
        checkMoment(thrown, t);
        if (QTest::currentTestFailed()) {
            return;
        }
    }
}

void TestDiceThrow::fallsAsThrownAndCutsNothing()
{
    QFETCH(QByteArray, ruleSet);
    QFETCH(BoardExtent, extent);
    const RuleSet rules = ruleSetOf(ruleSet.constData());
    const Rules values = rules.rules(rules.completedRulings({}).value());
    const BoardLayout layout(values.tables, extent);
    int serial = 0;
    int attempts = 0;
    for (const auto &men : menOfAGame(rules)) {
        const auto posts = postsOf(men, layout);
        for (const std::vector<int> &faces : allThrows(values.dice)) {
            const Side side = BothSides[static_cast<std::size_t>(serial % 2)];
            const DiceThrow thrown(
                {layout, faces, std::vector<Side>(faces.size(), side), posts, ++serial});
            attempts = std::max(attempts, thrown.attempts());
            check(thrown);
            if (QTest::currentTestFailed()) {
                qWarning("serial %d, side %d", serial, static_cast<int>(side));
                return;
            }
        }
    }
    QVERIFY2(attempts < 100, qPrintable(QString::number(attempts))); // far below the limit
}

void TestDiceThrow::throwsForTheLeadFromBothBoxes()
{
    for (const BoardLayout &layout : {BoardLayout(Tables::Facing), BoardLayout(Tables::FacingLight),
                                      BoardLayout(Tables::Diagonal), BoardLayout(Tables::All),
                                      BoardLayout(Tables::Facing, BoardExtent::Half),
                                      BoardLayout(Tables::FacingLight, BoardExtent::Half)}) {
        for (int serial = 0; serial < 36; ++serial) {
            const DiceThrow thrown(
                {layout, {1 + serial % 6, 1 + serial / 6}, {Side::Black, Side::White}, {}, serial});
            check(thrown);
            for (std::size_t i = 0; i < 2; ++i) {
                const QPointF way = thrown.dieAt(i, thrown.releaseTime(i)).centre -
                                    thrown.pourPoseOf(thrown.throwerOf(i)).centre;
                QVERIFY(std::hypot(way.x(), way.y()) < BoardLayout::BoxLength / 2);
            }
        }
    }
}

namespace {

DiceThrow::Parameters three(std::vector<int> faces, int serial)
{
    return {BoardLayout(), std::move(faces), {Side::White, Side::White, Side::White}, {}, serial};
}

} // namespace

void TestDiceThrow::bouncesOffMen()
{
    const QPointF middle = BoardLayout().halfRect(0).center();
    int struck = 0;
    for (int serial = 0; serial < 120; ++serial) {
        DiceThrow::Parameters given = three({1, 2, 3}, serial);
        const DiceThrow free(given);
        given.men = {{middle, 3 * BoardLayout::ManThickness},
                     {middle + QPointF(-60, 90), BoardLayout::ManThickness},
                     {middle + QPointF(-60, -90), BoardLayout::ManThickness}};
        const DiceThrow among(given);
        check(among);
        if (QTest::currentTestFailed()) {
            qWarning("serial %d", serial);
            return;
        }
        struck += among.restState(0) != free.restState(0) ? 1 : 0;
    }
    QVERIFY2(struck > 60, qPrintable(QString::number(struck)));
}

void TestDiceThrow::bouncesOffNoBarWhereNoneIs()
{
    int bounced = 0;
    for (int serial = 0; serial < 80; ++serial) {
        DiceThrow::Parameters given = three({1, 2, 3}, serial);
        for (const bool open : {false, true}) {
            given.hasOpenBar = open;
            const DiceThrow thrown(given);
            QVERIFY(thrown.count() == 3);
            bool atBar = false;
            for (int moment = 0; moment <= 400; ++moment) {
                const qreal t = moment / 400.0;
                for (std::size_t i = 0; i < 3; ++i) {
                    const solids::Cube die(thrown.dieAt(i, t));
                    atBar = atBar ||
                            (t >= thrown.releaseTime(i) && std::abs(die.centre.y() - 540) < 218 &&
                             double(die.centre.x() + die.reach({1, 0, 0})) >
                                 BoardLayout().barRect().left() - 1);
                }
            }
            QVERIFY(!open || !atBar);
            bounced += atBar ? 1 : 0;
        }
    }
    QVERIFY2(bounced > 10, qPrintable(QString::number(bounced))); // the bar, if any, is hit
}

void TestDiceThrow::nothingJumps()
{
    for (int serial = 0; serial < 40; ++serial) {
        const DiceThrow thrown(three({3, 3, 5}, serial));
        for (std::size_t i = 0; i < 3; ++i) {
            DieState before = thrown.dieAt(i, thrown.releaseTime(i));
            for (int moment = 1; moment <= 500; ++moment) {
                const qreal t = thrown.releaseTime(i) +
                                (1 - thrown.releaseTime(i)) * static_cast<qreal>(moment) / 500;
                const DieState now = thrown.dieAt(i, t);
                const QPointF way = now.centre - before.centre;
                QVERIFY(std::hypot(way.x(), way.y()) < 8);
                QVERIFY(std::abs(QQuaternion::dotProduct(now.orientation, before.orientation)) >
                        0.98F);
                QVERIFY(std::abs(now.height - before.height) < 8);
                before = now;
            }
        }
    }
}

void TestDiceThrow::sameAgain()
{
    const DiceThrow once(three({6, 5, 4}, 12));
    const DiceThrow again(three({6, 5, 4}, 12));
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(once.restState(i), again.restState(i));
        QCOMPARE(once.dieAt(i, 0.5), again.dieAt(i, 0.5));
    }
}

void TestDiceThrow::sameNumbersFallElsewhere()
{
    for (int serial = 0; serial < 50; ++serial) {
        const DiceThrow one(three({6, 5, 4}, serial));
        const DiceThrow next(three({6, 5, 4}, serial + 1));
        const QPointF way = one.restState(0).centre - next.restState(0).centre;
        const QPointF other = one.restState(1).centre - next.restState(1).centre;
        QVERIFY(std::hypot(way.x(), way.y()) + std::hypot(other.x(), other.y()) > 10);
    }
}

/// The first positions depend on the seed only, and are the same after undo and redo.
void TestDiceThrow::eachGameBeginsElsewhere()
{
    const Catalogue catalogue = Catalogue::builtIn().value();
    const RuleSet &cotton = *catalogue.find(u"cotton"_s);
    const auto opened = [&cotton](std::uint64_t seed) {
        auto game = std::make_unique<Game>(cotton, cotton.defaultRulings(),
                                           std::make_unique<SeededDice>(seed));
        game->throwDice();
        return game;
    };
    std::set<int> seen;
    constexpr std::uint64_t Games = 20;
    for (std::uint64_t seed = 1; seed <= Games; ++seed) {
        const auto game = opened(seed);
        const BoardState first = BoardState::current(*game);
        QCOMPARE(BoardState::current(*opened(seed)), first);
        game->undo();
        game->redo();
        QCOMPARE(BoardState::current(*game), first);
        seen.insert(first.seed);
    }
    QCOMPARE(seen.size(), std::size_t{Games});
}

void TestDiceThrow::facesDoNotChangeTheWay()
{
    // Faces are assigned after the motion has been computed, so the motion cannot favour a number.
    const DiceThrow low(three({1, 2, 3}, 4));
    const DiceThrow high(three({6, 4, 6}, 4));
    for (int moment = 0; moment <= 20; ++moment) {
        const qreal t = moment / 20.0;
        for (std::size_t i = 0; i < 3; ++i) {
            QCOMPARE(low.dieAt(i, t).centre, high.dieAt(i, t).centre);
            QVERIFY(std::abs(low.dieAt(i, t).height - high.dieAt(i, t).height) < 0.01);
        }
    }
    QCOMPARE(low.impacts().size(), high.impacts().size());
}

void TestDiceThrow::blowsAreInOrder()
{
    for (int serial = 0; serial < 20; ++serial) {
        const DiceThrow thrown(three({1, 2, 3}, serial));
        QVERIFY(thrown.impacts().size() >= 6); // each die at least twice
        qreal before = 0;
        for (const DiceThrow::Impact &blow : thrown.impacts()) {
            QVERIFY(blow.time >= before && blow.time <= 1);
            QVERIFY(blow.strength > 0 && blow.strength <= 1);
            QVERIFY(BoardLayout().frameRect().contains(blow.position));
            before = blow.time;
        }
        const auto strongest =
            std::max_element(thrown.impacts().begin(), thrown.impacts().end(),
                             [](const auto &a, const auto &b) { return a.strength < b.strength; });
        QVERIFY(strongest->time < 0.7); // the dice come to rest
        QVERIFY(thrown.impacts().back().strength < strongest->strength);
    }
}

void TestDiceThrow::dropsNoFaceWhereNoneIs()
{
    const DiceThrow none({BoardLayout(Tables::All), {}, {}, {}, 0});
    QCOMPARE(none.count(), 0U);
    QVERIFY(none.impacts().empty());
}

QTEST_GUILESS_MAIN(TestDiceThrow)
#include "tst_dice_throw.moc"
