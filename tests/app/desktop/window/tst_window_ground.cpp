// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include "panels/theme/theme.h"

#include <QApplication>
#include <QProcess>
#include <QScreen>
#include <QStandardPaths>
#include <QTest>

#ifdef DOUBLETS_HAS_XCB
#include <xcb/xcb.h>
#endif

using namespace Qt::StringLiterals;

using namespace doublets;

class TestWindowGround : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { theme::apply(*qobject_cast<QApplication *>(qApp)); }
    void newAreaHasItsFinalColours_data();
    void newAreaHasItsFinalColours();
    void isDarkBeforeItIsPainted();
};

void TestWindowGround::newAreaHasItsFinalColours_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size :
         {QSize(640, 480), QSize(900, 700), QSize(1700, 330), QSize(500, 1500)}) {
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
}

/// The new area has its final colours at once, before the board has been drawn for the new size.
void TestWindowGround::newAreaHasItsFinalColours()
{
    QFETCH(const QSize, size);
    WindowFixture f(allRuleSets());
    f.enablePainting();
    f.window->grab(); // draws a first frame
    f.window->resize(size);
    const QImage seen = f.window->grab().toImage().convertToFormat(QImage::Format_RGB32);
    QCOMPARE(seen.size(), f.window->size());
    int wrong = 0;
    for (int y = 0; y < seen.height(); ++y) {
        for (int x = 0; x < seen.width(); ++x) {
            const QColor colour = seen.pixelColor(x, y);
            wrong += colour == theme::Paper || colour == Qt::white || colour == Qt::black ? 1 : 0;
        }
    }
    // Outlines of text and marks may be black or white.
    QVERIFY2(wrong < seen.width() * seen.height() / 200, qPrintable(QString::number(wrong)));
}

#ifdef DOUBLETS_HAS_XCB

namespace {

/// Runs a slot of this test on an X server of its own. Returns its exit code, or -1 if it could not
/// be run.
int runUnderX(const QString &xvfb, const QString &slot)
{
    QProcess server;
    server.start(xvfb, {u"-displayfd"_s, u"1"_s, u"-screen"_s, u"0"_s, u"800x600x24"_s,
                        u"-nolisten"_s, u"tcp"_s});
    if (!server.waitForStarted() || !server.waitForReadyRead()) {
        return -1;
    }
    const QString display = QString::fromLatin1(server.readLine().trimmed());
    QProcess test;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"DISPLAY"_s, u":"_s + display);
    environment.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s);
    test.setProcessEnvironment(environment);
    test.setProcessChannelMode(QProcess::ForwardedChannels);
    test.start(QCoreApplication::arguments().constFirst(), {slot}); // runs this slot only
    const int code = test.waitForFinished() ? test.exitCode() : -1;
    server.terminate();
    server.waitForFinished();
    return code;
}

} // namespace

/// The X server fills the new area with the window's background until the program paints it.
void TestWindowGround::isDarkBeforeItIsPainted()
{
    if (QGuiApplication::platformName() != u"xcb"_s) {
        const QString xvfb = QStandardPaths::findExecutable(u"Xvfb"_s);
        if (xvfb.isEmpty()) {
            QSKIP("Xvfb is not installed");
        }
        QCOMPARE(runUnderX(xvfb, QString::fromLatin1(QTest::currentTestFunction())), 0);
        return;
    }
    WindowFixture f(allRuleSets());
    f.enablePainting();
    f.window->resize(640, 480);
    QVERIFY(QTest::qWaitForWindowExposed(f.window.get()));
    QCoreApplication::processEvents();
    auto *connection = qGuiApp->nativeInterface<QNativeInterface::QX11Application>()->connection();
    const std::uint32_t larger[] = {760, 580};
    xcb_configure_window(connection, static_cast<xcb_window_t>(f.window->winId()),
                         XCB_CONFIG_WINDOW_WIDTH | XCB_CONFIG_WINDOW_HEIGHT, larger);
    const QImage seen = f.window->screen()->grabWindow(f.window->winId(), 0, 0, 760, 580).toImage();
    QCOMPARE(seen.size(), QSize(760, 580));
    for (const QPoint at : {QPoint(700, 240), QPoint(320, 540), QPoint(755, 575)}) {
        QCOMPARE(seen.pixelColor(at), theme::Wall);
    }
}

#else

void TestWindowGround::isDarkBeforeItIsPainted()
{
    QSKIP("built without X11");
}

#endif

QTEST_MAIN(TestWindowGround)
#include "tst_window_ground.moc"
