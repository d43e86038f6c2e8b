// SPDX-License-Identifier: MIT
#include "table/board/items/draw_image_fast.h"

#include <QElapsedTimer>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPicture>
#include <QSemaphore>
#include <QTest>
#include <QThreadPool>

#include <functional>

using namespace doublets;

namespace {

using Paint = std::function<void(QPainter &, const QSizeF &, const QImage &)>;

/// Returns the region exposed by two moved objects, one of which has left its old place.
QRegion movedThings()
{
    return QRegion(20, 10, 90, 150) + QRegion(60, 40, 120, 170) + QRegion(210, 100, 30, 30);
}

constexpr QSizeF Own(170, 190); ///< size of the image
constexpr QSizeF Larger(201.5, 222.3);

/// Parameters of painting the image.
struct Painting
{
    QRegion exposed = movedThings();
    QPointF place = {30.4, 19.7};
    QSizeF size = Own;
    qreal ratio = 1;
    qreal turned = 0; ///< in degrees
    bool smooth = true;
    bool clipped = false;
};

/// Returns an image without repeating pixels, partly translucent.
QImage colours(int width, int height)
{
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            image.setPixelColor(x, y, QColor(x % 256, y % 256, (3 * x + 5 * y) % 256, 255 - y / 2));
        }
    }
    return image;
}

/// Returns a window image in which only `exposed` has been repainted.
QImage painted(const QRegion &exposed, qreal ratio, const std::function<void(QPainter &)> &paint)
{
    QImage window(300, 260, QImage::Format_RGB32);
    window.fill(Qt::darkGreen);
    window.setDevicePixelRatio(ratio);
    window.paintEngine()->setSystemClip(exposed);
    QPainter painter(&window);
    paint(painter);
    painter.end();
    window.paintEngine()->setSystemClip({});
    return window;
}

} // namespace

class TestImageInParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void paintsWhatQtPaints_data();
    void paintsWhatQtPaints();
    void waitsForNoThreads_data();
    void waitsForNoThreads();
    void leavesTheClippingAsItWas();
    void paintsOnceWhereNothingIsFaster();
};

void TestImageInParts::paintsWhatQtPaints_data()
{
    QTest::addColumn<Painting>("painting");
    const auto add = [](const char *name, const Painting &painting) {
        QTest::newRow(name) << painting;
    };
    add("all of the window", {.exposed = {}, .place = {30, 20}, .smooth = false});
    add("one rectangle", {.exposed = QRect(20, 20, 100, 100), .place = {30, 20}, .smooth = false});
    add("parts", {.place = {30, 20}, .smooth = false});
    add("between pixels", {});
    add("stretched", {.size = Larger});
    add("stretched in all of the window", {.exposed = {}, .size = Larger});
    add("two pixels to a logical one", {.place = {12, 9}, .size = Own / 2, .ratio = 2});
    add("turned", {.place = {120, 9}, .turned = 32});
    add("beyond the window", {.place = {-40, -30}, .size = Larger});
    add("outside the parts", {.place = {250, 200}, .smooth = false});
    add("on a round face", {.size = Larger, .clipped = true});
}

void TestImageInParts::paintsWhatQtPaints()
{
    QFETCH(const Painting, painting);
    const QImage image = colours(170, 190);
    const auto with = [&](const Paint &paint) {
        return painted(painting.exposed, painting.ratio, [&](QPainter &painter) {
            if (painting.clipped) {
                QPainterPath face;
                face.addEllipse(QPointF(110, 110), 70, 70);
                painter.setClipPath(face);
            }
            painter.translate(painting.place);
            painter.rotate(painting.turned);
            painter.setRenderHint(QPainter::SmoothPixmapTransform, painting.smooth);
            paint(painter, painting.size, image);
        });
    };
    const QImage byQt = with([](QPainter &painter, const QSizeF &into, const QImage &what) {
        painter.drawImage(QRectF(QPointF(), into), what, what.rect());
    });
    QCOMPARE(with(drawImageFast), byQt);
}

void TestImageInParts::waitsForNoThreads_data()
{
    QTest::addColumn<QRegion>("exposed");
    QTest::addColumn<QSizeF>("size");
    QTest::newRow("its own size") << movedThings() << Own;
    QTest::newRow("stretched") << movedThings() << Larger;
    QTest::newRow("stretched in all of the window") << QRegion() << Larger;
}

/// Qt would distribute the work over its thread pool, so that painting would wait for busy threads.
void TestImageInParts::waitsForNoThreads()
{
    QFETCH(const QRegion, exposed);
    QFETCH(const QSizeF, size);
    constexpr int Forever = 10'000; // in milliseconds
    QThreadPool &threads = *QThreadPool::globalInstance();
    QSemaphore goOn;
    for (int i = 0; i < threads.maxThreadCount(); ++i) {
        threads.start([&goOn] { goOn.tryAcquire(1, Forever); });
    }
    QElapsedTimer clock;
    clock.start();
    painted(exposed, 1, [&](QPainter &painter) {
        painter.translate(30.4, 19.7);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        drawImageFast(painter, size, colours(170, 190));
    });
    const bool waited = clock.elapsed() > Forever / 2;
    goOn.release(threads.maxThreadCount());
    threads.waitForDone();
    QVERIFY(!waited);
}

void TestImageInParts::leavesTheClippingAsItWas()
{
    painted(movedThings(), 1, [](QPainter &painter) {
        drawImageFast(painter, {20, 20}, colours(20, 20));
        QVERIFY(!painter.hasClipping());
        painter.setClipRect(QRect(5, 5, 20, 20));
        drawImageFast(painter, {20, 20}, colours(20, 20));
        QVERIFY(painter.hasClipping());
        QCOMPARE(painter.clipBoundingRect(), QRectF(5, 5, 20, 20));
    });
}

/// Engines such as printers would store the whole image for each part.
void TestImageInParts::paintsOnceWhereNothingIsFaster()
{
    const auto stored = [](const Paint &paint) {
        QPicture picture;
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        paint(painter, Larger, colours(170, 190));
        painter.end();
        return QByteArray(picture.data(), static_cast<qsizetype>(picture.size()));
    };
    const QByteArray byQt = stored([](QPainter &painter, const QSizeF &into, const QImage &what) {
        painter.drawImage(QRectF(QPointF(), into), what, what.rect());
    });
    QVERIFY(!byQt.isEmpty());
    QCOMPARE(stored(drawImageFast), byQt);
}

QTEST_MAIN(TestImageInParts)
#include "tst_image_in_parts.moc"
