// SPDX-License-Identifier: MIT
#include "core/dice/dice.h"
#include "table/motion/motion.h"
#include "table/pictures/picture_requests.h"
#include "tests/app/table/board/board_fixture.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

constexpr QSize Window(1280, 700);

QRectF visiblePart(const BoardView &view)
{
    return view.viewportTransform().inverted().mapRect(QRectF(view.viewport()->rect()));
}

QPoint viewportPixel(const BoardView &view, const QPointF &position)
{
    return view.viewportTransform().map(position).toPoint();
}

/// Checks that men, dice, boxes, trays and names are in the window, and that none covers another.
void checkEverythingIsSeen(BoardView &view)
{
    const QRectF seen = visiblePart(view);
    BoardScene &scene = view.boardScene();
    const BoardLayout &layout = scene.boardLayout();
    for (const Side side : BothSides) {
        for (const ManState &man : scene.statesOf(side)) {
            constexpr qreal Radius = BoardLayout::ManDiameter / 2;
            QRectF at(0, 0, 2 * Radius, man.standing > 0 ? BoardLayout::ManThickness : 2 * Radius);
            at.moveCenter(man.centre);
            QVERIFY2(seen.contains(at), "a man is outside the window");
        }
        QVERIFY2(seen.contains(layout.boxRect(side)), "a box is outside the window");
        QVERIFY2(seen.contains(layout.trayRect(side)), "a tray is outside the window");
        QVERIFY2(seen.contains(layout.throwArea(side)), "dice may be outside the window");
        const QRectF name = scene.nameItem(side).rect();
        QVERIFY2(!name.isEmpty() && seen.contains(name), "a name is missing or outside the window");
        QVERIFY2(!name.intersects(layout.throwArea(side)), "a name may cover dice");
        QVERIFY2(!name.intersects(layout.halfRect(1 - layout.diceHalf(side))), "a name covers men");
        for (const Side other : BothSides) {
            QVERIFY2(!name.intersects(layout.boxRect(other)), "a name covers a box");
        }
    }
}

} // namespace

class TestCloserView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void enlargesMen_data();
    void enlargesMen();
    void dependsOnTheWindowsHeight();
    void staysAsChosen();
    void leavesGamesInBothHalvesAlone_data();
    void leavesGamesInBothHalvesAlone();
    void showsWholeGames_data();
    void showsWholeGames();
    void playsByMouse();
    void tellsWhereThingsAre();
    void isFinishedByAChangeOfSize();
    void hasPicturesOfItsOwn();
    void facesBothPlayers();
};

void TestCloserView::enlargesMen_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<qreal>("gain");
    for (const char *ruleSet : {"cotton", "charpentier"}) {
        for (const auto &[size, gain] : {std::pair(QSize(640, 372), 1.4),
                                         {Window, 1.4},
                                         {QSize(960, 700), 1.15},
                                         {QSize(500, 800), 1.15}}) {
            QTest::addRow("%s, %d × %d", ruleSet, size.width(), size.height())
                << QByteArray(ruleSet) << size << gain;
        }
    }
}

void TestCloserView::enlargesMen()
{
    QFETCH(QByteArray, ruleSet);
    QFETCH(QSize, size);
    QFETCH(qreal, gain);
    BoardFixture f(ruleSet.constData(), {6, 1, 6, 4});
    f.view.resize(size);
    f.view.show();
    const qreal before = f.view.transform().m11();
    f.view.setCloserView(CloserView::On);
    QVERIFY(f.view.isCloserViewShown());
    const qreal after = f.view.transform().m11();
    QVERIFY2(after / before > gain, qPrintable(QString::number(after / before)));
    checkEverythingIsSeen(f.view);
    f.view.setCloserView(CloserView::Off);
    QCOMPARE(f.view.transform().m11(), before);
}

void TestCloserView::dependsOnTheWindowsHeight()
{
    BoardFixture f("cotton", {6, 1});
    f.view.setCloserView(CloserView::Automatic);
    f.view.show();
    QSignalSpy changed(&f.view, &BoardView::boardLayoutChanged);
    f.view.resize(1280, CloserHeightLimit);
    QVERIFY(!f.view.isCloserViewShown());
    QVERIFY(!changed.empty()); // 600 pixels before
    changed.clear();
    f.view.resize(1280, CloserHeightLimit - 1);
    QVERIFY(f.view.isCloserViewShown());
    QCOMPARE(changed.count(), 1);
}

void TestCloserView::staysAsChosen()
{
    BoardFixture f("cotton", {6, 1});
    f.view.show();
    for (const CloserView chosen : {CloserView::On, CloserView::Off}) {
        f.view.setCloserView(chosen);
        for (const int height : {500, 1200}) {
            f.view.resize(1280, height);
            QCOMPARE(f.view.isCloserViewShown(), chosen == CloserView::On);
        }
    }
}

void TestCloserView::leavesGamesInBothHalvesAlone_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    QTest::newRow("all tables") << QByteArray("alfonso-race");
    QTest::newRow("diagonal tables") << QByteArray("fiske");
}

void TestCloserView::leavesGamesInBothHalvesAlone()
{
    QFETCH(QByteArray, ruleSet);
    BoardFixture f(ruleSet.constData(), {6, 1});
    f.view.show();
    const QTransform before = f.view.viewportTransform();
    f.view.setCloserView(CloserView::On);
    QVERIFY(!f.view.canShowCloserView());
    QVERIFY(!f.view.isCloserViewShown());
    QCOMPARE(f.view.viewportTransform(), before);
    BoardFixture half("cotton", {6, 1});
    f.view.setGame(&half.game); // the choice remains
    QVERIFY(f.view.canShowCloserView());
    QVERIFY(f.view.isCloserViewShown());
    f.view.setGame(&f.game);
    QVERIFY(!f.view.isCloserViewShown());
}

void TestCloserView::showsWholeGames_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    const auto catalogue = Catalogue::builtIn();
    for (const RuleSet &set : catalogue.value().all()) {
        if (usesOneHalf(set.defaultRules.tables)) {
            QTest::newRow(qPrintable(set.id)) << set.id.toLatin1();
        }
    }
}

void TestCloserView::showsWholeGames()
{
    QFETCH(QByteArray, ruleSet);
    const RuleSet rules = ruleSetOf(ruleSet.constData());
    Game game(rules, rules.defaultRulings(), makeDice(DiceOrigin::Seeded, 1674));
    BoardView view;
    view.setUpdatesEnabled(false);
    view.setCloserView(CloserView::On);
    view.setPlayerNames({u"Anne"_s, u"Ben"_s});
    view.resize(Window);
    showGame(view, game);
    view.show();
    while (!game.position().isOver()) {
        if (game.position().stage == Stage::Playing) {
            game.play(game.legalPlays()[0]);
        } else {
            game.throwDice();
        }
        view.motion().jumpTo(300); // in the middle of the motion
        view.skipMotion();
        checkEverythingIsSeen(view);
        if (QTest::currentTestFailed()) {
            return;
        }
    }
}

void TestCloserView::playsByMouse()
{
    BoardFixture f("cotton", {6, 1, 6, 4});
    f.view.setCloserView(CloserView::On);
    f.view.resize(Window);
    f.view.show();
    const auto click = [&f](const QPointF &position) {
        QTest::mouseClick(f.view.viewport(), Qt::LeftButton, {}, viewportPixel(f.view, position));
    };
    const BoardLayout &layout = f.view.boardScene().boardLayout();
    click(layout.boxCentre(Side::White)); // for the lead
    click(layout.boxCentre(f.game.position().thrower));
    QCOMPARE(f.game.position().stage, Stage::Playing);
    const std::size_t actions = f.game.history().size();
    const Play play = f.game.legalPlays()[0];
    ManItem *man = f.view.boardScene().topOfPile(play.by, play.from);
    click(BoardScene::upperFaceCentre(*man));
    QCOMPARE(f.game.history().size(), actions + 1);
}

void TestCloserView::tellsWhereThingsAre()
{
    BoardFixture f("cotton", {6, 1, 6, 4});
    f.view.resize(Window);
    f.view.show();
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(&f.view);
    const auto rects = [board] {
        std::vector<QRect> all;
        for (int i = 0; i < board->childCount(); ++i) {
            all.push_back(board->child(i)->rect());
        }
        return all;
    };
    const std::vector<QRect> before = rects();
    f.view.setCloserView(CloserView::On);
    const std::vector<QRect> after = rects();
    QCOMPARE(after.size(), before.size());
    QVERIFY(after != before);
    const QRect window(f.view.viewport()->mapToGlobal(QPoint()), f.view.viewport()->size());
    for (const QRect &each : after) {
        QVERIFY(!each.isEmpty() && window.contains(each));
    }
}

void TestCloserView::isFinishedByAChangeOfSize()
{
    BoardFixture f("cotton", {6, 1});
    f.view.setSpeed(MotionSpeed::Normal);
    f.view.setCloserView(CloserView::Automatic);
    f.view.resize(1280, 700);
    f.view.show();
    QSignalSpy finished(&f.view, &BoardView::motionFinished);
    f.game.throwDice();
    QVERIFY(f.view.isMoving());
    f.view.resize(1280, 1000);
    QVERIFY(!f.view.isCloserViewShown());
    QVERIFY(!f.view.isMoving());
    QCOMPARE(finished.count(), 1);
    for (const DieItem *die : f.view.boardScene().dice()) {
        const BoardLayout &layout = f.view.boardScene().boardLayout();
        QVERIFY(layout.throwArea(Side::White).contains(die->state().centre));
    }
}

void TestCloserView::hasPicturesOfItsOwn()
{
    const std::shared_ptr<const Artwork> artwork = Artwork::forTradition(u"england"_s);
    const QRectF rect(0, 0, 100, 100);
    const BoardLayout whole(Tables::Facing);
    const BoardLayout half(Tables::Facing, BoardExtent::Half);
    QVERIFY(picture_requests::board(artwork, whole, rect, 1).key !=
            picture_requests::board(artwork, half, rect, 1).key);
    QVERIFY(picture_requests::background(artwork, whole).key !=
            picture_requests::background(artwork, half).key);
}

void TestCloserView::facesBothPlayers()
{
    BoardFixture f("cotton", {6, 1, 6, 4});
    f.view.resize(Window);
    f.view.show();
    f.view.setFaceToFace(true);
    f.view.setCloserView(CloserView::On);
    checkEverythingIsSeen(f.view);
    f.game.throwDice();
    f.game.throwDice();
    checkEverythingIsSeen(f.view);
}

QTEST_MAIN(TestCloserView)
#include "tst_closer_view.moc"
