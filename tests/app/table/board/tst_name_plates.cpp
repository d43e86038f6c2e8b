// SPDX-License-Identifier: MIT
#include "choices/text_size.h"
#include "table/board/board_scene.h"
#include "table/fonts/fonts.h"
#include "tests/app/table/board/board_fixture.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QTest>
#include <QToolTip>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

const QString Forty = u"Bartholomew Featherstonehaugh of Norwich"_s;

/// Returns the visible part of the scene.
QRectF seenIn(const BoardView &view)
{
    return view.viewportTransform().inverted().mapRect(QRectF(view.viewport()->rect()));
}

const NameItem &nameOf(BoardView &view, Side side)
{
    return view.boardScene().nameItem(side);
}

QPoint middleOf(BoardView &view, Side side)
{
    return view.viewportTransform().map(nameOf(view, side).rect().center()).toPoint();
}

/// Counts the pixels of a plate that are close to the given colour.
int countOf(const QImage &shot, BoardView &view, Side side, const QColor &colour)
{
    const QRect at =
        view.viewportTransform().mapRect(nameOf(view, side).rect()).toAlignedRect() & shot.rect();
    int count = 0;
    for (int y = at.top(); y <= at.bottom(); ++y) {
        for (int x = at.left(); x <= at.right(); ++x) {
            const QColor pixel = shot.pixelColor(x, y);
            const int off = qAbs(pixel.red() - colour.red()) +
                            qAbs(pixel.green() - colour.green()) +
                            qAbs(pixel.blue() - colour.blue());
            count += off < 24 ? 1 : 0;
        }
    }
    return count;
}

} // namespace

class TestNamePlates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { fonts::fitToWindow({1280, 800}, text_size::MinPercent); }

    void standClearOfEverything_data();
    void standClearOfEverything();
    void tellWhoseTurnItIs();
    void tellWhoMayClaim();
    void areLitForTheWinner();
    void showTheTurnNotByColourAlone();
    void shrinkTheBoardRatherThanBeCut();
    void cutLongNamesAndTellThem();
    void growWithTheTextSize();
    void showNamesBeforeTasksOnAWall();
    void takeNamesForText_data();
    void takeNamesForText();
};

void TestNamePlates::standClearOfEverything_data()
{
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("percent");
    for (const RuleSet &set : ruleSetsByLook()) {
        for (const QSize size :
             {QSize(640, 370), QSize(320, 370), QSize(850, 716), QSize(3840, 1950)}) {
            for (const QString &name : {u"Anne"_s, Forty}) {
                for (const int percent : {text_size::MinPercent, text_size::MaxPercent}) {
                    QTest::addRow("%s %dx%d %s %d", qPrintable(set.id), size.width(), size.height(),
                                  qPrintable(name.left(4)), percent)
                        << set.id << size << name << percent;
                }
            }
        }
    }
}

void TestNamePlates::standClearOfEverything()
{
    QFETCH(const QString, ruleSet);
    QFETCH(const QSize, size);
    QFETCH(const QString, name);
    QFETCH(const int, percent);
    BoardFixture f(qPrintable(ruleSet), {6, 1});
    fonts::fitToWindow(size, percent);
    f.view.setPlayerNames({name, name});
    f.view.resize(size);
    f.view.grab(QRect(0, 0, 1, 1)); // forces the layout
    const QRectF seen = seenIn(f.view);
    const BoardLayout &layout = f.view.boardScene().boardLayout();
    for (const Side side : BothSides) {
        const QRectF at = nameOf(f.view, side).rect();
        QVERIFY(!at.isEmpty());
        QVERIFY2(seen.contains(at), "the plate is cut off by the window");
        QVERIFY2(!at.intersects(BoardLayout().frameRect()), "the plate covers the board");
        for (const Side other : BothSides) {
            QVERIFY2(!at.intersects(layout.trayRect(other)), "the plate covers a tray");
            QVERIFY2(!at.intersects(layout.boxRect(other).adjusted(-16, -16, 16, 16)),
                     "the plate covers a box");
        }
        QVERIFY(side == Side::White ? at.center().y() > seen.center().y()
                                    : at.center().y() < seen.center().y());
        QVERIFY(!nameOf(f.view, side).displayedName().isEmpty());
    }
    QVERIFY(!nameOf(f.view, Side::White).rect().intersects(nameOf(f.view, Side::Black).rect()));
}

void TestNamePlates::tellWhoseTurnItIs()
{
    BoardFixture f("cotton", {6, 1, 6, 4});
    const auto task = [&f](Side side) { return nameOf(f.view, side).plate().task; };
    QCOMPARE(nameOf(f.view, Side::White).plate().name, u"Anne"_s);
    QCOMPARE(nameOf(f.view, Side::Black).plate().name, u"Ben"_s);
    QCOMPARE(task(Side::White), u"to throw"_s); // for the lead
    QCOMPARE(task(Side::Black), u"to throw"_s);
    f.game.throwDice();
    QCOMPARE(task(Side::White), u"to throw"_s);
    QVERIFY(task(Side::Black).isEmpty());
    const QRectF before = nameOf(f.view, Side::White).rect();
    f.game.throwDice();
    QCOMPARE(task(Side::White), u"to play"_s);
    QVERIFY(task(Side::Black).isEmpty());
    QCOMPARE(nameOf(f.view, Side::White).rect(), before); // independent of the task
    while (!f.game.position().isOver()) {
        if (f.game.position().stage == Stage::Playing) {
            f.game.play(f.game.legalPlays()[0]);
        } else {
            f.game.throwDice();
        }
    }
    const Side winner = f.game.position().winner();
    QCOMPARE(task(winner), u"has won"_s);
    QVERIFY(task(opponentOf(winner)).isEmpty());
    f.view.setPlayerNames({u"Carl"_s, u"Dora"_s});
    QCOMPARE(nameOf(f.view, Side::White).plate().name, u"Carl"_s);
}

void TestNamePlates::areLitForTheWinner()
{
    BoardFixture f("cotton", {6, 1, 6, 4});
    BoardScene &scene = f.view.boardScene();
    const auto items = scene.items();
    const auto sweep = std::find_if(items.begin(), items.end(), [](const QGraphicsItem *item) {
        return dynamic_cast<const LightSweep *>(item) != nullptr;
    });
    QVERIFY(sweep != items.end());
    const auto reach = [&scene](Side side) {
        return scene.nameItem(side).boundingRect().width() - scene.nameItem(side).rect().width();
    };
    const qreal unlit = reach(Side::White);
    f.game.throwDice();
    QVERIFY(scene.marks().marks().turn.has_value());
    scene.showWin(Side::White, 0.5);
    QVERIFY(!scene.marks().marks().turn.has_value());
    QVERIFY((*sweep)->isVisible());
    QVERIFY(!((*sweep)->boundingRect() & scene.boardLayout().frameRect()).isEmpty());
    QCOMPARE(scene.nameItem(Side::White).plate().task, u"has won"_s);
    QVERIFY(reach(Side::White) > unlit);
    QCOMPARE(reach(Side::Black), unlit);
    scene.showWin(Side::White, 1); // at rest, the plate stays lit
    QVERIFY(!(*sweep)->isVisible());
    QVERIFY(reach(Side::White) > unlit);
    showGame(f.view, f.game); // which has not been won
    QCOMPARE(reach(Side::White), unlit);
    f.view.setLighting(Lighting::HighContrast);
    QVERIFY(scene.nameItem(Side::White).plate().task != u"has won");
    scene.showWin(Side::White, 0.5);
    QVERIFY(!(*sweep)->isVisible());
    QCOMPARE(scene.nameItem(Side::White).plate().task, u"has won"_s);
}

void TestNamePlates::tellWhoMayClaim()
{
    // The plates name the next thrower and do not reveal that a number may be claimed.
    BoardFixture f("charpentier", {6, 1}, {{u"claim"_s, u"claimed"_s}});
    f.game.throwDice();
    for (int i = 0; i < 200 && f.game.position().stage != Stage::Claiming; ++i) {
        if (f.game.position().stage == Stage::Playing) {
            f.game.play(f.game.legalPlays()[0]);
        } else {
            f.game.throwDice(); // aces only
        }
    }
    QCOMPARE(f.game.position().stage, Stage::Claiming);
    const Side next = referee::nextThrower(f.game.rules(), f.game.position());
    QCOMPARE(nameOf(f.view, next).plate().task, u"to throw"_s);
    QVERIFY(nameOf(f.view, opponentOf(next)).plate().task.isEmpty());
}

void TestNamePlates::showTheTurnNotByColourAlone()
{
    BoardFixture f("cotton", {6, 1, 6, 4});
    f.enablePainting();
    f.view.setLighting(Lighting::HighContrast);
    f.view.resize(1000, 640);
    f.game.throwDice();
    const MarkColours colours = f.view.boardScene().sprites().markColours();
    const QImage shot = f.view.viewport()->grab().toImage();
    const auto share = [&](Side side, const QColor &colour) {
        const QRectF at = f.view.viewportTransform().mapRect(nameOf(f.view, side).rect());
        return countOf(shot, f.view, side, colour) / (at.width() * at.height());
    };
    QVERIFY(share(Side::White, colours.mark) > 0.5);
    QVERIFY(share(Side::White, colours.markEdge) > 0.05); // the text and the arrow
    QVERIFY(share(Side::Black, colours.mark) < 0.01);
    QVERIFY(share(Side::Black, colours.captionBackground) > 0.3); // a single row
}

void TestNamePlates::shrinkTheBoardRatherThanBeCut()
{
    BoardFixture f("cotton", {6, 1});
    f.view.resize(640, 466); // a square board area: no space beside or above the board
    f.view.show();
    const auto scale = [&f] { return f.view.transform().m11(); };
    const auto isWhole = [&f](Side side) {
        const NameItem &name = nameOf(f.view, side);
        return name.displayedName() == name.plate().name &&
               (name.rect().width() >= name.preferredSizes().rowWidth ||
                name.rect().width() >= name.preferredSizes().width);
    };
    f.view.setPlayerNames({QString(), QString()});
    const qreal alone = scale();
    for (const auto &name : {u"Ann"_s, u"Anne"_s, u"Чёрные"_s, Forty}) {
        f.view.setPlayerNames({name, u"Ben"_s});
        QVERIFY2(isWhole(Side::White) && isWhole(Side::Black), qPrintable(name));
        QVERIFY(scale() > 0.85 * alone);
        QVERIFY(seenIn(f.view).contains(BoardLayout().essentialRect()));
        const qreal before = scale();
        f.game.throwDice();
        f.view.skipMotion();
        QCOMPARE(scale(), before); // independent of the turn
    }
    for (const QSize &size : {QSize(564, 415), QSize(500, 300), QSize(700, 500), QSize(850, 560)}) {
        f.view.resize(size);
        f.view.setPlayerNames({u"Bartholomew"_s, u"Featherstone"_s});
        QVERIFY(isWhole(Side::White) && isWhole(Side::Black));
    }
    f.view.resize(2000, 700); // with space beside it, the board keeps its size
    f.view.setPlayerNames({u"Anne"_s, u"Ben"_s});
    const qreal named = scale();
    f.view.setPlayerNames({QString(), QString()});
    QCOMPARE(named, scale());
}

void TestNamePlates::cutLongNamesAndTellThem()
{
    BoardFixture f("cotton", {6, 1});
    f.view.setPlayerNames({Forty, u"Ben"_s});
    f.view.resize(320, 233); // too narrow for the full name
    f.view.show();
    const QString shown = nameOf(f.view, Side::White).displayedName();
    QVERIFY2(shown.endsWith(u'…') && shown.size() > 1 && shown.size() < Forty.size(),
             qPrintable(shown));
    const auto tipAt = [&f](const QPoint &at) {
        QToolTip::hideText();
        QHelpEvent help(QEvent::ToolTip, at, f.view.viewport()->mapToGlobal(at));
        QApplication::sendEvent(f.view.viewport(), &help);
        return QToolTip::text();
    };
    QVERIFY(tipAt(middleOf(f.view, Side::White)).contains(Forty));
    f.view.setPlayerNames({u"<img src=\"x\"> & Featherstonehaugh of Norwich"_s, u"Ben"_s});
    QVERIFY(tipAt(middleOf(f.view, Side::White)).contains(u"&lt;img src=&quot;x"_s));
    f.view.resize(1000, 640);
    f.view.setPlayerNames({u"Anne"_s, u"Ben"_s});
    QCOMPARE(nameOf(f.view, Side::White).displayedName(), u"Anne"_s);
    static_cast<void>(tipAt(middleOf(f.view, Side::White)));
    QTRY_VERIFY(QToolTip::text().isEmpty()); // nothing is elided
}

void TestNamePlates::growWithTheTextSize()
{
    BoardFixture f("cotton", {6, 1});
    f.view.resize(2400, 1000); // with space beside the board
    f.view.show();
    const auto heightOf = [&](const QString &name, int percent) {
        fonts::fitToWindow({2400, 1000}, percent);
        f.view.setPlayerNames({name, name});
        QCoreApplication::processEvents(); // the new fonts are applied by an event
        return nameOf(f.view, Side::White).rect().height();
    };
    const qreal usual = heightOf(u"Anne"_s, 100);
    QVERIFY2(heightOf(u"Anne"_s, 200) > 1.5 * usual, "the text does not grow");
    // The font shrinks before more of a name is elided.
    static_cast<void>(heightOf(Forty, 100));
    const QString shown = nameOf(f.view, Side::White).displayedName();
    static_cast<void>(heightOf(Forty, 200));
    QCOMPARE(nameOf(f.view, Side::White).displayedName(), shown);
}

/// Beside half a board on a wall, an arrow stands for the task, so that the name can be larger.
void TestNamePlates::showNamesBeforeTasksOnAWall()
{
    BoardFixture f("cotton", {6, 1, 6, 4});
    f.view.setPlayerNames({u"White"_s, u"Black"_s});
    f.view.setCloserView(CloserView::On);
    f.view.resize(850, 555);
    f.view.show();
    QCOMPARE(f.view.boardScene().boardLayout().extent(), BoardExtent::Half);
    fonts::TextSizes sizes = fonts::wallSizes({1280, 800});
    sizes.isForWall = false;
    f.view.setTextSizes(sizes);
    const NameItem &white = nameOf(f.view, Side::White);
    QVERIFY(!white.isTerse());
    const int before = white.nameTextSize();
    sizes.isForWall = true;
    f.view.setTextSizes(sizes);
    QVERIFY(white.isTerse());
    QVERIFY2(white.nameTextSize() >= before * 1.2,
             qPrintable(u"%1, %2"_s.arg(before).arg(white.nameTextSize())));
    QCOMPARE(white.displayedName(), u"White"_s);
    f.view.setTextSizes(std::nullopt);
    QVERIFY(!white.isTerse());
}

void TestNamePlates::takeNamesForText_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("markup") << u"<h1>Anne</h1>"_s;
    QTest::newRow("lines") << u"Anne\n\n\tNobody"_s;
    QTest::newRow("a million") << QString(1'000'000, u'x');
    QTest::newRow("accents") << u"A"_s + QString(50'000, QChar(0x0301));
    QTest::newRow("control") << QString::fromUtf8("An\x01\x02\x7fne\xe2\x80\xae");
    QTest::newRow("ampersand") << u"Anne & Ben"_s;
}

void TestNamePlates::takeNamesForText()
{
    QFETCH(const QString, name);
    BoardFixture f("cotton", {6, 1});
    f.enablePainting();
    f.view.resize(500, 320);
    f.view.setPlayerNames({name, u"Ben"_s});
    const QString shown = nameOf(f.view, Side::White).plate().name;
    QVERIFY(shown.size() <= 200);
    QVERIFY(!shown.contains(u'\n') && !shown.contains(u'\t') && !shown.contains(QChar(1)));
    QVERIFY(seenIn(f.view).contains(nameOf(f.view, Side::White).rect()));
    f.view.grab(); // painting must not crash
}

QTEST_MAIN(TestNamePlates)
#include "tst_name_plates.moc"
