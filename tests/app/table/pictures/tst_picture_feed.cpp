// SPDX-License-Identifier: MIT
#include "table/pictures/picture_provider.h"

#include "table/artwork/shading/parallel.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#include <atomic>
#include <future>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

Pictures plain(QRgb colour)
{
    QImage image(8, 8, QImage::Format_RGB32);
    image.fill(colour);
    return {{image, {}}};
}

QRgb colourOf(const Pictures &pictures)
{
    return pictures.empty() ? 0 : pictures.front().image.pixel(0, 0);
}

constexpr QRgb Sketch = 0xff111111;
constexpr QRgb First = 0xffaa0000;
constexpr QRgb Second = 0xff00bb00;

/// A painter that counts its pictures and waits for permission to paint.
struct Painter
{
    std::atomic<int> drawn{0};
    std::atomic<int> sketched{0};
    std::atomic<int> cancelled{0};
    std::promise<void> leave;
    std::shared_future<void> mayDraw{leave.get_future()};

    PictureRequest order(const QString &kind, const QString &detail, QRgb colour)
    {
        return {{kind, detail, u"v1"_s},
                [this, colour](const Progress &progress) {
                    while (mayDraw.wait_for(std::chrono::milliseconds(1)) !=
                           std::future_status::ready) {
                        if (!progress(0.5)) {
                            ++cancelled;
                            return Pictures();
                        }
                    }
                    ++drawn;
                    return plain(colour);
                },
                [this] {
                    ++sketched;
                    return plain(Sketch);
                }};
    }
};

} // namespace

class TestPictureFeed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sketchesAndThenDraws();
    void sketchesBeforeAnythingIsOrdered();
    void showsTheOldSizeUntilTheNewOneIsThere();
    void drawsOneSizeWhereManyWereOrdered();
    void forgetsAnotherTable();
    void showsWhatWasKept();
    void showsAnotherSizeThatWasKept();
    void drawsNothingForTheFirstSizeOfAWindow();
    void redrawsATruncatedFile();
    void cancelsASizeThatIsNotWantedAnyMore();
    void cancelsDrawingOnDestruction();
    void leavesAThreadToPaintWindows();
};

void TestPictureFeed::sketchesAndThenDraws()
{
    Painter painter;
    PictureProvider feed;
    QVERIFY(feed.pictures().empty());
    feed.request(painter.order(u"a"_s, u"1"_s, First));
    QCOMPARE(colourOf(feed.pictures()), Sketch); // immediately
    QVERIFY(!feed.isReady());
    painter.leave.set_value();
    QTRY_VERIFY(feed.isReady());
    QCOMPARE(colourOf(feed.pictures()), First);
    feed.request(painter.order(u"a"_s, u"1"_s, First));
    QVERIFY(feed.isReady());
    QCOMPARE(painter.drawn, 1);
    QCOMPARE(painter.sketched, 1);
}

void TestPictureFeed::sketchesBeforeAnythingIsOrdered()
{
    Painter painter;
    painter.leave.set_value();
    PictureProvider feed;
    feed.prefetch(painter.order(u"a"_s, {}, First));
    QTRY_COMPARE(painter.sketched, 1);
    feed.request(painter.order(u"a"_s, u"1"_s, First));
    QTRY_VERIFY(feed.isReady());
    QCOMPARE(colourOf(feed.pictures()), First);
    QCOMPARE(painter.sketched, 1);
    QCOMPARE(painter.drawn, 1);
}

void TestPictureFeed::showsTheOldSizeUntilTheNewOneIsThere()
{
    Painter painter;
    painter.leave.set_value();
    PictureProvider feed;
    feed.request(painter.order(u"a"_s, u"1"_s, First));
    QTRY_VERIFY(feed.isReady());
    Painter slow;
    feed.request(slow.order(u"a"_s, u"2"_s, Second));
    QVERIFY(!feed.isReady());
    QCOMPARE(colourOf(feed.pictures()), First);
    slow.leave.set_value();
    QTRY_VERIFY(feed.isReady());
    QCOMPARE(colourOf(feed.pictures()), Second);
    QCOMPARE(slow.sketched, 0);
}

void TestPictureFeed::drawsOneSizeWhereManyWereOrdered()
{
    Painter painter;
    painter.leave.set_value();
    PictureProvider feed;
    feed.request(painter.order(u"a"_s, u"0"_s, First));
    QTRY_VERIFY(feed.isReady());
    for (int i = 1; i <= 20; ++i) {
        feed.request(painter.order(u"a"_s, QString::number(i), i == 20 ? Second : First));
    }
    QTRY_VERIFY(feed.isReady());
    QCOMPARE(colourOf(feed.pictures()), Second);
    QCOMPARE(painter.drawn, 2);
}

void TestPictureFeed::forgetsAnotherTable()
{
    Painter slow;
    PictureProvider feed;
    feed.request(slow.order(u"a"_s, u"1"_s, First));
    QCOMPARE(colourOf(feed.pictures()), Sketch);
    Painter painter;
    painter.leave.set_value();
    feed.request(painter.order(u"b"_s, u"1"_s, Second));
    QSignalSpy changes(&feed, &PictureProvider::picturesChanged);
    slow.leave.set_value();
    QTRY_VERIFY(feed.isReady());
    QCOMPARE(colourOf(feed.pictures()), Second);
    QVERIFY(changes.count() <= 2); // a sketch and a picture of the second order, none of the first
}

void TestPictureFeed::showsWhatWasKept()
{
    const QTemporaryDir folder;
    Painter painter;
    painter.leave.set_value();
    {
        PictureProvider feed;
        feed.setCache(PictureCache(folder.path()));
        feed.request(painter.order(u"a"_s, u"1"_s, First));
        QTRY_VERIFY(feed.isReady());
    }
    QTRY_VERIFY(PictureCache(folder.path()).hasKind(u"a"_s, u"v1"_s));
    Painter idle;
    PictureProvider feed;
    feed.setCache(PictureCache(folder.path()));
    feed.prefetch(idle.order(u"a"_s, {}, Second));
    feed.request(idle.order(u"a"_s, u"1"_s, Second));
    QVERIFY(feed.isReady()); // immediately
    QCOMPARE(colourOf(feed.pictures()), First);
    QCOMPARE(idle.sketched, 0);
    idle.leave.set_value();
    QCOMPARE(idle.drawn, 0);
}

void TestPictureFeed::showsAnotherSizeThatWasKept()
{
    const QTemporaryDir folder;
    const PictureCache store(folder.path());
    store.save({u"a"_s, u"1"_s, u"v1"_s}, plain(First));
    Painter painter;
    PictureProvider feed;
    feed.setCache(store);
    feed.request(painter.order(u"a"_s, u"2"_s, Second));
    QVERIFY(!feed.isReady());
    QCOMPARE(colourOf(feed.pictures()), First);
    painter.leave.set_value();
    QTRY_VERIFY(feed.isReady());
    QCOMPARE(colourOf(feed.pictures()), Second);
    QCOMPARE(painter.sketched, 0);
}

/// A window often changes its size slightly before it is shown.
void TestPictureFeed::drawsNothingForTheFirstSizeOfAWindow()
{
    const QTemporaryDir folder;
    const PictureCache store(folder.path());
    store.save({u"a"_s, u"1"_s, u"v1"_s}, plain(First));
    Painter painter;
    painter.leave.set_value();
    PictureProvider feed;
    feed.setCache(store);
    feed.request(painter.order(u"a"_s, u"2"_s, Second));
    drawingThreads().waitForDone();
    QCOMPARE(painter.drawn, 0);
    feed.request(painter.order(u"a"_s, u"1"_s, Second));
    QTRY_VERIFY(feed.isReady());
    QCOMPARE(colourOf(feed.pictures()), First);
}

void TestPictureFeed::redrawsATruncatedFile()
{
    const QTemporaryDir folder;
    const PictureCache store(folder.path());
    const PictureKey key{u"a"_s, u"1"_s, u"v1"_s};
    store.save(key, plain(First));
    QFile file(store.filePath(key));
    QVERIFY(file.resize(file.size() - 1));
    Painter painter;
    painter.leave.set_value();
    PictureProvider feed;
    feed.setCache(store);
    feed.request(painter.order(u"a"_s, u"1"_s, Second));
    QTRY_VERIFY(feed.isReady());
    QCOMPARE(colourOf(feed.pictures()), Second);
    QTRY_VERIFY(store.load(key)); // replaces the truncated file
    QCOMPARE(colourOf(*store.load(key)), Second);
}

void TestPictureFeed::cancelsASizeThatIsNotWantedAnyMore()
{
    Painter slow;
    PictureProvider feed;
    feed.request(slow.order(u"a"_s, u"1"_s, First));
    QCOMPARE(colourOf(feed.pictures()), Sketch);
    QCoreApplication::processEvents(); // starts painting
    Painter painter;
    painter.leave.set_value();
    feed.request(painter.order(u"a"_s, u"2"_s, Second));
    QTRY_VERIFY(feed.isReady());
    QCOMPARE(colourOf(feed.pictures()), Second);
    QCOMPARE(slow.cancelled, 1);
    QCOMPARE(slow.drawn, 0);
}

void TestPictureFeed::cancelsDrawingOnDestruction()
{
    Painter painter;
    QElapsedTimer timer;
    {
        PictureProvider feed;
        feed.request(painter.order(u"a"_s, u"1"_s, First));
        QCOMPARE(colourOf(feed.pictures()), Sketch);
        QCoreApplication::processEvents(); // starts painting
        timer.start();
    }
    QVERIFY(timer.elapsed() < 1000);
    drawingThreads().waitForDone(); // the job may not have started
    QCOMPARE(painter.drawn, 0);
}

/// Qt paints windows with the global thread pool. Occupying its threads would block the windows.
void TestPictureFeed::leavesAThreadToPaintWindows()
{
    QThreadPool &windows = *QThreadPool::globalInstance();
    windows.waitForDone(); // stored pictures
    Painter painter;
    PictureProvider feed;
    feed.request(painter.order(u"a"_s, u"1"_s, First));
    QTRY_COMPARE(drawingThreads().activeThreadCount(), 1); // painting has started
    QCOMPARE(windows.activeThreadCount(), 0);
    std::atomic<int> taken{0};
    QVERIFY(parallelForRows(1000, [&](int, int) { taken += windows.activeThreadCount(); }));
    QCOMPARE(taken, 0);
    painter.leave.set_value();
    QTRY_VERIFY(feed.isReady());
}

QTEST_GUILESS_MAIN(TestPictureFeed)
#include "tst_picture_feed.moc"
