// SPDX-License-Identifier: MIT
#include "table/artwork/artwork.h"
#include "table/board/board_scene.h"
#include "tests/app/table/board/board_fixture.h"

#include <QTest>

using namespace doublets;

/// Tests a board on a screen with a device pixel ratio of 2.
class TestPixelRatio : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawsEveryPixelOfTheScreen();
    void isPlayedWhereItIsSeen();
    void keepsItsLetters();
};

void TestPixelRatio::drawsEveryPixelOfTheScreen()
{
    BoardFixture f("fiske", {6, 1});
    f.enablePainting();
    f.view.resize(320, 200);
    f.view.show();
    QCOMPARE(f.view.devicePixelRatioF(), 2.0);
    QTRY_VERIFY_WITH_TIMEOUT(f.view.isPictureReady(), 60'000);
    const QImage shot = f.view.viewport()->grab().toImage();
    QCOMPARE(shot.size(), f.view.viewport()->size() * 2);

    // The board is painted at the screen's resolution rather than enlarged.
    const qreal scale = f.view.transform().m11() * 2;
    const QRectF corner =
        f.view.viewportTransform().inverted().mapRect(QRectF(f.view.viewport()->rect()));
    const QImage wanted = f.view.boardScene().sprites().artwork()->board(
        f.view.boardScene().boardLayout(), corner, scale);
    QCOMPARE(wanted.size(), shot.size());
    QRect bar = f.view.viewportTransform().mapRect(BoardLayout().barRect()).toAlignedRect();
    const int shaded = bar.height() * 3 / 10; // men beside the ends of the bar shade it
    bar.adjust(2, shaded, -2, -shaded);
    QVERIFY(bar.width() > 2 && bar.height() > 20);
    const auto different = [&](const QImage &other) {
        int count = 0;
        for (int y = bar.top() * 2; y < bar.bottom() * 2; ++y) {
            for (int x = bar.left() * 2; x < bar.right() * 2; ++x) {
                count += shot.pixel(x, y) != other.pixel(x, y) ? 1 : 0;
            }
        }
        return count;
    };
    const int pixels = bar.width() * bar.height() * 4;
    const QImage enlarged = wanted.scaled(wanted.size() / 2).scaled(wanted.size());
    QVERIFY2(different(wanted) < pixels / 50, qPrintable(QString::number(different(wanted))));
    QVERIFY(different(enlarged) > pixels / 2); // proves that enlarging would be noticed
}

void TestPixelRatio::isPlayedWhereItIsSeen()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.view.resize(640, 400);
    f.view.show();
    f.game.throwDice();
    f.game.throwDice();
    for (const int point : {5, 4}) {
        const QPointF man = f.view.boardScene().boardLayout().manCentre(Side::White, point, 0);
        QTest::mouseClick(f.view.viewport(), Qt::LeftButton, {},
                          f.view.viewportTransform().map(man).toPoint());
        QCOMPARE(f.game.position().menOf(Side::White).downOn(point), 1);
    }
}

void TestPixelRatio::keepsItsLetters()
{
    // Names are as large in logical pixels as on other screens.
    BoardFixture f("cotton", {6, 1});
    f.view.resize(640, 400);
    f.view.show();
    const QRectF name =
        f.view.viewportTransform().mapRect(f.view.boardScene().nameItem(Side::White).rect());
    QVERIFY2(name.height() > 13 && name.height() < 60, qPrintable(QString::number(name.height())));
    QCOMPARE(f.view.boardScene().nameItem(Side::White).displayedName(), QStringLiteral("Anne"));
}

int main(int argc, char **argv)
{
    qputenv("QT_SCALE_FACTOR", "2");
    QApplication application(argc, argv);
    TestPixelRatio test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_pixel_ratio.moc"
