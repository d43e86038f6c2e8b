// SPDX-License-Identifier: MIT
#include "display/system/daily_restart.h"
#include "display/system/screen_inhibitor.h"
#include "display/system/service_notifier.h"
#include "tests/app/display/system/fake_notify.h"
#include "tests/app/match/test_clock.h"

#include <QDBusConnection>
#include <QDBusContext>
#include <QDBusMessage>
#include <QElapsedTimer>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <QWidget>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using namespace doublets;

namespace {

const QByteArray Fed = "WATCHDOG=1";

/// Shows a window, reports that it is ready and then blocks its event loop, by design.
int runDisplayThatHangs(QApplication &application)
{
    QWidget window;
    ServiceNotifier notice(Scheduler::system(), [] { return true; });
    notice.startWatchdog(window);
    window.show();
    QTimer::singleShot(0, &notice, &ServiceNotifier::notifyReady);
    QTimer::singleShot(800ms, &notice, [&notice] {
        notice.notifyStatus(u"hangs"_s);
        QThread::sleep(60);
    });
    return application.exec();
}

} // namespace

/// A screen saver service that can be inhibited, as desktops provide it.
class FakeScreenSaver : public QObject, protected QDBusContext
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")

public:
    QList<quint32> held;

public Q_SLOTS:
    quint32 Inhibit(const QString &, const QString &)
    {
        held << ++m_last;
        return m_last;
    }
    void UnInhibit(quint32 cookie) { held.removeOne(cookie); }

private:
    quint32 m_last = 40;
};

class TestDisplaySystem : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void isSilentWithoutSystemd();
    void tellsWhatHappens();
    void feedsOnlyAfterAFrame();
    void feedsWithoutScreen();
    void asksForPatienceWithoutScreen();
    void doesNotFeedWithoutAWatchdog();
    void stopsFeedingWhenBlocked();
    void endsOnceADay();
    void waitsForTheEndOfAVisit();
    void staysWhenTheClockIsSet();
    void keepsTheScreenLit();
    void inhibitsARestartedScreenSaver();
    void needsNoBus();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    void listen();
    void startBus();
    /// Returns the messages received after the event loop has run.
    [[nodiscard]] QByteArrayList hearsSoon()
    {
        QByteArrayList messages;
        static_cast<void>(QTest::qWaitFor([&] {
            messages << m_systemd->takeMessages();
            return !messages.isEmpty();
        }));
        return messages;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakeNotify> m_systemd;
    QProcess m_bus;
    QString m_address;
};

void TestDisplaySystem::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestDisplaySystem::cleanup()
{
    for (const char *name : {"NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"}) {
        qunsetenv(name);
    }
    m_systemd.reset();
    if (m_bus.state() != QProcess::NotRunning) {
        m_bus.kill();
        m_bus.waitForFinished();
    }
}

void TestDisplaySystem::listen()
{
    if (!ServiceNotifier::isSupported()) {
        QSKIP("built without libsystemd");
    }
    m_systemd = std::make_unique<FakeNotify>(path(u"notify"_s));
    QVERIFY(m_systemd->isBound());
    qputenv("NOTIFY_SOCKET", path(u"notify"_s).toLocal8Bit());
    qputenv("WATCHDOG_USEC", "20000000");
    qputenv("WATCHDOG_PID", "1"); // the PID of the compositor, not of this process
}

void TestDisplaySystem::startBus()
{
    m_bus.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
    QVERIFY2(m_bus.waitForStarted(), "dbus-daemon cannot be started");
    QTRY_VERIFY(m_bus.canReadLine());
    m_address = QString::fromLocal8Bit(m_bus.readLine()).trimmed();
}

void TestDisplaySystem::isSilentWithoutSystemd()
{
    TestClock clock;
    clock.stop();
    QWidget window;
    ServiceNotifier notice(clock, [] { return true; });
    notice.startWatchdog(window);
    notice.notifyReady();
    QVERIFY(!clock.hasPendingCalls()); // without a watchdog, frames need not be painted
}

void TestDisplaySystem::tellsWhatHappens()
{
    listen();
    ServiceNotifier notice;
    notice.notifyStatus(u"plays by itself\nREADY=1"_s); // must not inject a second line
    notice.notifyReady();
    notice.notifyReady();
    notice.notifyStopping();
    QCOMPARE(m_systemd->takeMessages(),
             (QByteArrayList{"STATUS=plays by itself READY=1", "READY=1", "STOPPING=1"}));
}

void TestDisplaySystem::feedsOnlyAfterAFrame()
{
    listen();
    TestClock clock;
    clock.stop();
    QWidget window;
    QWidget cover(&window); // covers the whole window, including its corner
    cover.setAttribute(Qt::WA_OpaquePaintEvent);
    cover.resize(4000, 4000);
    ServiceNotifier notice(clock, [] { return true; });
    notice.startWatchdog(window);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    clock.advance(30s);
    QCOMPARE(m_systemd->takeMessages(),
             QByteArrayList()); // not ready, so systemd is not watching yet
    notice.notifyReady();
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(m_systemd->takeMessages(), i == 0 ? QByteArrayList{"READY=1"} : QByteArrayList());
        clock.advance(9s);
        QCOMPARE(m_systemd->takeMessages(), QByteArrayList());
        clock.advance(1s); // half of the 20 seconds of the watchdog
        QCOMPARE(hearsSoon(), QByteArrayList{Fed});
    }
    window.hide(); // the event loop responds, but nothing is painted
    clock.advance(50s);
    QCOMPARE(m_systemd->takeMessages(), QByteArrayList());
    window.show();
    clock.advance(10s);
    QCOMPARE(hearsSoon(), QByteArrayList{Fed});
}

void TestDisplaySystem::feedsWithoutScreen()
{
    listen();
    TestClock clock;
    clock.stop();
    bool hasScreen = true;
    QWidget window;
    ServiceNotifier notice(clock, [&hasScreen] { return hasScreen; });
    notice.startWatchdog(window);
    notice.notifyReady();
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QCOMPARE(m_systemd->takeMessages(), QByteArrayList{"READY=1"});
    hasScreen = false;
    window.hide();
    clock.advance(30s);
    QCOMPARE(m_systemd->takeMessages(), (QByteArrayList{Fed, Fed, Fed}));
    hasScreen = true; // plugged in again, so frames are required again
    clock.advance(30s);
    QCOMPARE(m_systemd->takeMessages(), QByteArrayList());
    QVERIFY(ServiceNotifier::screenVisibilityCheck()());
}

void TestDisplaySystem::asksForPatienceWithoutScreen()
{
    listen();
    TestClock clock;
    clock.stop();
    QWidget window;
    ServiceNotifier notice(clock, [] { return false; });
    notice.startWatchdog(window);
    clock.advance(20s);
    const QByteArray patience = "EXTEND_TIMEOUT_USEC=20000000";
    QCOMPARE(m_systemd->takeMessages(), (QByteArrayList{patience, patience, patience}));
}

void TestDisplaySystem::doesNotFeedWithoutAWatchdog()
{
    listen();
    qunsetenv("WATCHDOG_USEC");
    TestClock clock;
    clock.stop();
    QWidget window;
    ServiceNotifier notice(clock, [] { return false; });
    notice.startWatchdog(window);
    QVERIFY(!clock.hasPendingCalls()); // systemd listens, but there is no watchdog
}

void TestDisplaySystem::stopsFeedingWhenBlocked()
{
    listen();
    QProcess child;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"DOUBLETS_TEST_HANGS"_s, u"1"_s);
    environment.insert(u"WATCHDOG_USEC"_s, u"400000"_s);
    child.setProcessEnvironment(environment);
    // argv[0] selects this test among those of the executable.
    child.start(QCoreApplication::arguments().constFirst(), QStringList());
    QVERIFY(child.waitForStarted());
    constexpr int Patience = 20000;
    QCOMPARE(m_systemd->next(Patience), QByteArray("READY=1"));
    int fed = 0;
    QByteArray message;
    while ((message = m_systemd->next(Patience)) == Fed) {
        ++fed;
    }
    QVERIFY2(fed >= 2, qPrintable(QString::number(fed)));
    QCOMPARE(message, QByteArray("STATUS=hangs"));
    // The process is alive, but silent for three watchdog periods.
    QCOMPARE(m_systemd->next(1200), QByteArray());
    QCOMPARE(child.state(), QProcess::Running);
    child.kill();
    QVERIFY(child.waitForFinished());
}

namespace {

/// A day on which the display restarts at 03:00. The test advances the time.
struct TestDay
{
    QDateTime now{QDate(2027, 3, 1), QTime(9, 0)};
    bool isBusy = false;

    [[nodiscard]] DailyRestart::Schedule day()
    {
        return {[](const QDateTime &after) {
                    const QDateTime today(after.date(), QTime(3, 0));
                    return std::optional(today > after ? today : today.addDays(1));
                },
                [this] { return isBusy; }, [this] { return now; }};
    }
    /// Advances both clocks. Returns the exit code of the program, or 0 if it did not exit.
    int pass(TestClock &clock, int minutes)
    {
        int code = 0;
        QTimer::singleShot(0, qApp, [this, &clock, minutes] {
            for (int i = 0; i < minutes && clock.hasPendingCalls(); ++i) {
                now = now.addSecs(60);
                clock.advance(1min);
            }
            QTimer::singleShot(0, qApp, [] { QCoreApplication::exit(0); });
        });
        code = QCoreApplication::exec();
        return code;
    }
};

} // namespace

void TestDisplaySystem::endsOnceADay()
{
    TestClock clock;
    clock.stop();
    TestDay day;
    DailyRestart restart(day.day(), clock);
    QCOMPARE(restart.restartTime(), QDateTime(QDate(2027, 3, 2), QTime(3, 0)));
    QCOMPARE(day.pass(clock, 18 * 60 - 1), 0);
    QCOMPARE(day.pass(clock, 2), DailyRestart::ExitCode);
}

void TestDisplaySystem::waitsForTheEndOfAVisit()
{
    TestClock clock;
    clock.stop();
    TestDay day;
    DailyRestart restart(day.day(), clock);
    day.isBusy = true;
    QCOMPARE(day.pass(clock, 18 * 60 + 30), 0);
    day.isBusy = false;
    QCOMPARE(day.pass(clock, 1), DailyRestart::ExitCode);
}

void TestDisplaySystem::staysWhenTheClockIsSet()
{
    TestClock clock;
    clock.stop();
    TestDay day;
    day.now = QDateTime(QDate(1970, 1, 1), QTime(0, 1)); // with an empty clock battery
    DailyRestart restart(day.day(), clock);
    QCOMPARE(day.pass(clock, 10), 0);
    day.now = QDateTime(QDate(2027, 3, 1), QTime(11, 0)); // set from the network
    QCOMPARE(day.pass(clock, 10), 0);
    QCOMPARE(restart.restartTime(), QDateTime(QDate(2027, 3, 2), QTime(3, 0)));
    QCOMPARE(day.pass(clock, 17 * 60), DailyRestart::ExitCode);
}

void TestDisplaySystem::keepsTheScreenLit()
{
    startBus();
    auto bus = QDBusConnection::connectToBus(m_address, u"lit"_s);
    FakeScreenSaver saver;
    bus.registerObject(u"/org/freedesktop/ScreenSaver"_s, &saver, QDBusConnection::ExportAllSlots);
    QVERIFY(bus.registerService(u"org.freedesktop.ScreenSaver"_s));
    {
        ScreenInhibitor awake(QDBusConnection::connectToBus(m_address, u"lit client"_s));
        awake.setInhibited(true);
        awake.setInhibited(true);
        QTRY_COMPARE(saver.held, QList<quint32>{41});
        awake.setInhibited(false); // the museum closes
        QTRY_VERIFY(saver.held.isEmpty());
        awake.setInhibited(true); // closes again before the reply arrives
        awake.setInhibited(false);
        awake.setInhibited(true);
        QTRY_COMPARE(saver.held.size(), 1);
        // A round trip on both connections ensures that the reply has arrived.
        for (const QString &name : {u"lit"_s, u"lit client"_s}) {
            const auto said = QDBusConnection(name).call(QDBusMessage::createMethodCall(
                u"org.freedesktop.DBus"_s, u"/org/freedesktop/DBus"_s, u"org.freedesktop.DBus"_s,
                u"GetId"_s));
            QCOMPARE(said.type(), QDBusMessage::ReplyMessage);
        }
        QCoreApplication::processEvents();
    }
    QTRY_VERIFY(saver.held.isEmpty()); // destroying ScreenInhibitor releases the inhibition
    QDBusConnection::disconnectFromBus(u"lit"_s);
    QDBusConnection::disconnectFromBus(u"lit client"_s);
}

void TestDisplaySystem::inhibitsARestartedScreenSaver()
{
    startBus();
    ScreenInhibitor awake(QDBusConnection::connectToBus(m_address, u"late client"_s));
    awake.setInhibited(true);
    auto bus = QDBusConnection::connectToBus(m_address, u"late"_s);
    FakeScreenSaver saver;
    bus.registerObject(u"/org/freedesktop/ScreenSaver"_s, &saver, QDBusConnection::ExportAllSlots);
    for (int i = 1; i <= 2; ++i) { // also for a restarted service
        QVERIFY(bus.registerService(u"org.freedesktop.ScreenSaver"_s));
        QTRY_COMPARE(saver.held.size(), i);
        QVERIFY(bus.unregisterService(u"org.freedesktop.ScreenSaver"_s));
    }
    QDBusConnection::disconnectFromBus(u"late"_s);
    QDBusConnection::disconnectFromBus(u"late client"_s);
}

void TestDisplaySystem::needsNoBus()
{
    ScreenInhibitor awake(std::nullopt);
    awake.setInhibited(true);
    QVERIFY(awake.isInhibited());
    ScreenInhibitor deaf(QDBusConnection(u"nobody"_s));
    deaf.setInhibited(true);
    QVERIFY(deaf.isInhibited());
}

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    if (qEnvironmentVariableIsSet("DOUBLETS_TEST_HANGS")) {
        return runDisplayThatHangs(application);
    }
    TestDisplaySystem test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_display_system.moc"
