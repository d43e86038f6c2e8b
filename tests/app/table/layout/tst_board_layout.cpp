// SPDX-License-Identifier: MIT
#include "table/artwork/artwork.h"
#include "table/layout/board_layout.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace doublets;

namespace {

constexpr qreal Hair = 0.01;

/// Returns the places of men on these tables: two on every point in the race, otherwise three on
/// every point of the player's quarter.
std::vector<QPointF> menPlaces(const BoardLayout &layout, Side side)
{
    const bool race = layout.tables() == Tables::All;
    std::vector<QPointF> places;
    for (int point = 1; point <= (race ? PointsOnTrack : PointsInTable); ++point) {
        for (int row = 0; row < (race ? 2 : 3); ++row) {
            places.push_back(layout.manCentre(side, point, row));
        }
    }
    return places;
}

QRectF squareAround(const QPointF &centre, qreal size)
{
    return {centre.x() - size / 2, centre.y() - size / 2, size, size};
}

} // namespace

class TestBoardLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tables_data();
    void pointsOfAPlayerAreDistinct_data() { tables_data(); }
    void pointsOfAPlayerAreDistinct();
    void pointsStandInTheirTables_data();
    void pointsStandInTheirTables();
    void facingPointsCoincideInTheRace();
    void trackRunsRoundTheBoard();
    void menAndDiceAndTraysKeepApart_data() { tables_data(); }
    void menAndDiceAndTraysKeepApart();
    void everythingMustBeSeen_data() { tables_data(); }
    void everythingMustBeSeen();
    void traysHoldFifteenMen_data() { tables_data(); }
    void traysHoldFifteenMen();
    void halfNeedsLessHeight();
    void bothHalvesCannotBeHalved();
};

void TestBoardLayout::tables_data()
{
    QTest::addColumn<BoardLayout>("layout");
    QTest::newRow("facing") << BoardLayout(Tables::Facing);
    QTest::newRow("facing, near the light") << BoardLayout(Tables::FacingLight);
    QTest::newRow("diagonal") << BoardLayout(Tables::Diagonal);
    QTest::newRow("all") << BoardLayout(Tables::All);
    QTest::newRow("half, facing") << BoardLayout(Tables::Facing, BoardExtent::Half);
    QTest::newRow("half, near the light") << BoardLayout(Tables::FacingLight, BoardExtent::Half);
}

void TestBoardLayout::pointsOfAPlayerAreDistinct()
{
    QFETCH(BoardLayout, layout);
    for (const Side side : BothSides) {
        std::set<int> places;
        for (int point = 1; point <= PointsOnTrack; ++point) {
            const int index = layout.physicalPoint(side, point);
            QVERIFY(index >= 0 && index < PointsOnTrack);
            places.insert(index);
        }
        QCOMPARE(places.size(), std::size_t(PointsOnTrack));
    }
    int inUse = 0;
    for (int index = 0; index < PointsOnTrack; ++index) {
        inUse += layout.isPointInUse(index) ? 1 : 0;
    }
    QCOMPARE(inUse, layout.tables() == Tables::All ? PointsOnTrack : 2 * PointsInTable);
}

void TestBoardLayout::pointsStandInTheirTables_data()
{
    QTest::addColumn<BoardLayout>("layout");
    QTest::addColumn<bool>("whiteRight");
    QTest::addColumn<bool>("blackRight");
    QTest::newRow("facing") << BoardLayout(Tables::Facing) << true << true;
    QTest::newRow("facing, near the light") << BoardLayout(Tables::FacingLight) << false << false;
    QTest::newRow("diagonal") << BoardLayout(Tables::Diagonal) << true << false;
    QTest::newRow("all") << BoardLayout(Tables::All) << true << true;
    QTest::newRow("half, facing") << BoardLayout(Tables::Facing, BoardExtent::Half) << true << true;
    QTest::newRow("half, near the light")
        << BoardLayout(Tables::FacingLight, BoardExtent::Half) << false << false;
}

void TestBoardLayout::pointsStandInTheirTables()
{
    QFETCH(BoardLayout, layout);
    QFETCH(bool, whiteRight);
    QFETCH(bool, blackRight);
    const QPointF middle = layout.frameRect().center();
    for (const Side side : BothSides) {
        const bool right = side == Side::White ? whiteRight : blackRight;
        for (int point = 1; point <= PointsInTable; ++point) {
            const BoardLayout::PointArea at = layout.pointAreaOf(side, point);
            QCOMPARE(at.base.y() > middle.y(), side == Side::White);
            QCOMPARE(at.inward, side == Side::White ? -1.0 : 1.0);
            QCOMPARE(at.base.x() > middle.x(), right);
            if (point > 1) { // the ace is at the outer edge, the sice at the bar
                const qreal before = layout.pointAreaOf(side, point - 1).base.x();
                QVERIFY(std::abs(at.base.x() - middle.x()) < std::abs(before - middle.x()));
            }
        }
        QCOMPARE(layout.trayRect(side).center().x() > middle.x(), right);
        QCOMPARE(layout.boxCentre(side).x() > middle.x(), !right);
        QCOMPARE(layout.trayRect(side).center().y() > middle.y(), side == Side::White);
    }
}

void TestBoardLayout::facingPointsCoincideInTheRace()
{
    const BoardLayout layout(Tables::All);
    for (int point = 1; point <= PointsOnTrack; ++point) {
        QCOMPARE(layout.physicalPoint(Side::White, point),
                 layout.physicalPoint(Side::Black, opponentsPoint(point)));
    }
}

void TestBoardLayout::trackRunsRoundTheBoard()
{
    const BoardLayout layout(Tables::All);
    const auto x = [&layout](int point) { return layout.pointAreaOf(Side::White, point).base.x(); };
    for (int point = 2; point <= 12; ++point) {
        QVERIFY(x(point) < x(point - 1)); // right to left in the lower half
    }
    QCOMPARE(x(13), x(12)); // straight up to the upper half
    for (int point = 14; point <= PointsOnTrack; ++point) {
        QVERIFY(x(point) > x(point - 1)); // left to right in the upper half
    }
    QVERIFY(layout.pointAreaOf(Side::White, 13).base.y() <
            layout.pointAreaOf(Side::White, 12).base.y());
}

void TestBoardLayout::menAndDiceAndTraysKeepApart()
{
    QFETCH(BoardLayout, layout);
    std::vector<QPointF> men = menPlaces(layout, Side::White);
    if (layout.tables() != Tables::All) {
        const auto black = menPlaces(layout, Side::Black);
        men.insert(men.end(), black.begin(), black.end());
    }
    for (const Side side : BothSides) {
        const QRectF dice = layout.diceArea(side);
        QVERIFY(dice.height() >= 3 * BoardLayout::DieSize * 1.42); // space for three dice
        QVERIFY(layout.halfRect(layout.diceHalf(side)).contains(dice));
        // The dice fall beside the thrower's box.
        QCOMPARE(dice.center().x() < layout.frameRect().center().x(),
                 layout.boxCentre(side).x() < layout.frameRect().center().x());
        for (const QPointF &man : men) {
            // A die at the edge of its area does not touch the men at any angle.
            constexpr qreal reach = BoardLayout::DieSize / 2 * 1.42;
            QVERIFY(!squareAround(man, BoardLayout::ManDiameter)
                         .intersects(dice.adjusted(-reach, -reach, reach, reach)));
        }
    }
    for (std::size_t i = 0; i < men.size(); ++i) {
        const QRectF man = squareAround(men[i], BoardLayout::ManDiameter);
        QVERIFY(!man.intersects(layout.trayRect(Side::White)));
        QVERIFY(!man.intersects(layout.trayRect(Side::Black)));
        QVERIFY(layout.halfRect(0).contains(man) || layout.halfRect(1).contains(man));
        for (std::size_t j = 0; j < i; ++j) {
            const QPointF apart = men[i] - men[j];
            QVERIFY(std::hypot(apart.x(), apart.y()) > BoardLayout::ManDiameter - Hair);
        }
    }
    QVERIFY(!layout.trayRect(Side::White).intersects(layout.trayRect(Side::Black)));
}

void TestBoardLayout::everythingMustBeSeen()
{
    QFETCH(BoardLayout, layout);
    const QRectF must = layout.essentialRect();
    const bool isHalf = layout.extent() == BoardExtent::Half;
    QVERIFY(BoardLayout::sceneRect().contains(must));
    QVERIFY(must.contains(layout.visibleFrameRect()));
    QCOMPARE(must.contains(layout.frameRect()), !isHalf);
    for (const Side side : BothSides) {
        QVERIFY(must.contains(layout.trayRect(side)));
        QVERIFY(must.contains(layout.boxRect(side)));
        for (const Side other : BothSides) {
            QVERIFY(!layout.boxRect(side).intersects(layout.trayRect(other)));
        }
        // A half board has its boxes in the unused half.
        const QRectF board = isHalf ? layout.throwArea(side) : layout.frameRect();
        QVERIFY(!layout.boxRect(side).intersects(board));
        QVERIFY(must.contains(layout.throwArea(side)));
        for (int point = 1; point <= PointsInTable; ++point) {
            // The top of a pile of three, as seen from White's side.
            QVERIFY(must.contains(layout.pointAreaOf(side, point).rect()));
            const QPointF top = layout.pileCentre(side, point) + 3 * Artwork::pileStep();
            QVERIFY(must.contains(squareAround(top, BoardLayout::ManDiameter)));
        }
    }
}

void TestBoardLayout::traysHoldFifteenMen()
{
    QFETCH(BoardLayout, layout);
    for (const Side side : BothSides) {
        QRectF last;
        for (int nth = 0; nth < 15; ++nth) {
            QRectF man(0, 0, BoardLayout::ManDiameter, BoardLayout::ManThickness);
            man.moveCenter(layout.borneOffManCentre(side, nth));
            QVERIFY(layout.trayRect(side).contains(man));
            QVERIFY(!man.intersects(last));
            last = man;
        }
        // In the race, the tray holds twelve men: those borne off and those hit.
        QRectF removed(0, 0, BoardLayout::ManDiameter, BoardLayout::ManThickness);
        removed.moveCenter(layout.removedManCentre(side, 1));
        QRectF tenth = removed;
        tenth.moveCenter(layout.borneOffManCentre(side, 9));
        QVERIFY(layout.trayRect(side).contains(removed));
        QVERIFY(!removed.intersects(tenth));
    }
}

void TestBoardLayout::halfNeedsLessHeight()
{
    const QSizeF whole = BoardLayout(Tables::Facing).essentialRect().size();
    const QSizeF half = BoardLayout(Tables::Facing, BoardExtent::Half).essentialRect().size();
    QVERIFY2(whole.height() / half.height() > 1.4, "men would hardly grow in wide windows");
    QVERIFY2(whole.width() / half.width() > 1.15, "men would hardly grow in narrow windows");
}

void TestBoardLayout::bothHalvesCannotBeHalved()
{
    for (const Tables tables : {Tables::Diagonal, Tables::All}) {
        QCOMPARE(BoardLayout(tables, BoardExtent::Half), BoardLayout(tables));
    }
}

QTEST_APPLESS_MAIN(TestBoardLayout)
#include "tst_board_layout.moc"
