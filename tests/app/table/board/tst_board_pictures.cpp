// SPDX-License-Identifier: MIT
#include "table/artwork/shading/parallel.h"
#include "table/board/board_scene.h"
#include "tests/app/table/board/board_fixture.h"

#include <QPaintEvent>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

/// Tests when the board is painted, and that it is never blank.
class TestBoardPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsStillWhenIdle();
    void drawsTheTableAgainForANewSize();
    void isNeverBlank();
    void hasNoFlatBandsWhenItGrows();
};

namespace {

class PaintCounter : public QObject
{
public:
    using QObject::QObject;
    int paints = 0;
    bool eventFilter(QObject *, QEvent *event) override
    {
        paints += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

} // namespace

void TestBoardPictures::keepsStillWhenIdle()
{
    BoardFixture f("cotton", {6, 1, 5, 4});
    f.enablePainting();
    f.view.resize(320, 240);
    f.view.setSpeed(MotionSpeed::Fast);
    f.view.show();
    QTRY_VERIFY_WITH_TIMEOUT(f.view.isPictureReady(), 60000);
    QSignalSpy finished(&f.view, &BoardView::motionFinished);
    f.game.throwDice();
    f.game.throwDice();
    QTRY_COMPARE(finished.size(), 1);
    QCoreApplication::processEvents();
    PaintCounter counter;
    f.view.viewport()->installEventFilter(&counter);
    QSignalSpy never(&f.view, &BoardView::pictureReady);
    QVERIFY(!never.wait(1000)); // an idle second
    QCOMPARE(counter.paints, 0);
    f.game.play(f.game.legalPlays()[0]);
    QTRY_VERIFY(counter.paints > 0);
}

void TestBoardPictures::drawsTheTableAgainForANewSize()
{
    BoardFixture f("fiske", {6, 1});
    f.enablePainting();
    f.view.resize(320, 240);
    f.view.show();
    QTRY_VERIFY_WITH_TIMEOUT(f.view.isPictureReady(), 60000);
    const QColor corner = f.view.grab().toImage().pixelColor(0, 0);
    f.view.resize(360, 240);
    QVERIFY(!f.view.isPictureReady());
    // The previous picture, scaled.
    QVERIFY(f.view.grab().toImage().pixelColor(40, 4) != QColor(Qt::black));
    QTRY_VERIFY_WITH_TIMEOUT(f.view.isPictureReady(), 60000);
    f.view.setTradition(QStringLiteral("france"));
    QVERIFY(!f.view.isPictureReady());
    QTRY_VERIFY_WITH_TIMEOUT(f.view.isPictureReady(), 60000);
    QVERIFY(f.view.grab().toImage().pixelColor(0, 0) != corner);
}

void TestBoardPictures::isNeverBlank()
{
    BoardFixture f("cotton", {});
    f.enablePainting();
    f.view.resize(400, 300);
    f.view.show();
    const QImage first = f.view.grab().toImage();
    QVERIFY(f.view.hasPicture());
    QVERIFY(!f.view.isPictureReady());
    QImage black(first.size(), first.format());
    black.fill(Qt::black);
    QVERIFY(first != black);
    // Another board is shown immediately, too.
    QTRY_VERIFY_WITH_TIMEOUT(f.view.isPictureReady(), 60000);
    f.view.setTradition(u"iceland"_s);
    const QImage other = f.view.grab().toImage();
    QVERIFY(f.view.hasPicture());
    QVERIFY(other.pixel(200, 150) != qRgb(0, 0, 0));
}

void TestBoardPictures::hasNoFlatBandsWhenItGrows()
{
    BoardFixture f("cotton", {});
    f.enablePainting();
    f.view.resize(400, 300);
    f.view.show();
    QTRY_VERIFY_WITH_TIMEOUT(f.view.isPictureReady(), 60000);
    drawingThreads().waitForDone(); // including the surroundings of the board
    QCoreApplication::processEvents();
    f.view.resize(800, 300);
    const QImage grown = f.view.grab().toImage();
    QVERIFY(!f.view.isPictureReady());
    for (const int column : {5, 795}) {
        QSet<QRgb> colours;
        for (int row = 0; row < grown.height(); row += 5) {
            colours << grown.pixel(column, row);
        }
        QVERIFY2(colours.size() > 8, qPrintable(QString::number(colours.size())));
    }
}

QTEST_MAIN(TestBoardPictures)
#include "tst_board_pictures.moc"
