// SPDX-License-Identifier: MIT
#include "display/display.h"
#include "display/staff/staff_access.h"
#include "display/staff/staff_page.h"
#include "display/system/service_notifier.h"
#include "tests/app/display/system/fake_notify.h"
#include "tests/app/display/window/visited.h"
#include "tests/core/files/full_disk.h"
#include "visits/visit_log.h"
#include "visits/visit_summary.h"

#include <QApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using namespace doublets;
using Screen = DisplayFlow::Screen;

namespace {

constexpr int Patience = 60'000; // in milliseconds, on a busy machine

/// Returns a configuration whose boards are painted fast.
QByteArray configWith(const QByteArray &keys)
{
    return R"({"format": "doublets-display", "version": 1, "ruleSets": ["fiske"],
               "lighting": "high-contrast")" +
           keys + "}";
}

void put(const QString &path, const QByteArray &text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

/// The real program on an offscreen platform, with its notifications to systemd.
class Program
{
public:
    /// All of the program's files are below `home`.
    Program(const QString &home, const QString &socket, const QString &config)
        : m_systemd(socket)
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        for (const auto *name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME",
                                 "XDG_STATE_HOME", "XDG_RUNTIME_DIR"}) {
            environment.insert(QString::fromLatin1(name), home);
        }
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        environment.insert(u"NOTIFY_SOCKET"_s, socket);
        environment.insert(u"WATCHDOG_USEC"_s, u"200000"_s);
        m_process.setProcessEnvironment(environment);
        m_process.start(QStringLiteral(DOUBLETS_DISPLAY), {config});
    }
    ~Program()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    Q_DISABLE_COPY_MOVE(Program)

    [[nodiscard]] bool isReady() { return hears("READY=1"); }
    /// Returns true if the program is running and keeps feeding the watchdog.
    [[nodiscard]] bool isWell()
    {
        static_cast<void>(m_systemd.takeMessages());
        return hears("WATCHDOG=1") && hears("WATCHDOG=1") && isRunning();
    }
    [[nodiscard]] bool isRunning() { return !m_process.waitForFinished(0); }
    [[nodiscard]] int exitCode()
    {
        return m_process.waitForFinished(Patience) && m_process.exitStatus() == QProcess::NormalExit
                   ? m_process.exitCode()
                   : -1;
    }
    [[nodiscard]] QString said()
    {
        m_said += m_process.readAllStandardError();
        return QString::fromUtf8(m_said);
    }
    void end() { m_process.terminate(); }

private:
    [[nodiscard]] bool hears(const QByteArray &wanted)
    {
        for (QDeadlineTimer left(Patience); !left.hasExpired() && isRunning();) {
            if (m_systemd.next(100) == wanted) {
                return true;
            }
        }
        return false;
    }

    FakeNotify m_systemd;
    QProcess m_process;
    QByteArray m_said;
};

QStringList logged; ///< lines logged by the display under test

void noteLine(QtMsgType, const QMessageLogContext &, const QString &line)
{
    if (line.contains(u"visits.db")) { // ignores messages about sound
        logged << line;
    }
}

} // namespace

/// Checks that external faults neither end the display nor reveal anything behind it.
class TestDisplayTrouble : public QObject
{
    Q_OBJECT

public:
    explicit TestDisplayTrouble(test::FullDisk &disk)
        : m_disk(disk)
    {
    }

private Q_SLOTS:
    void init();
    void staysWhenStartedTwice();
    void startsDespiteAnInvalidLock_data();
    void startsDespiteAnInvalidLock();
    void showsWhatIsWrong_data();
    void showsWhatIsWrong();
    void saysWhyItCannotReadAloud();
    void startsOnAFullDisk();
    void playsOnAFullDisk();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }

    test::FullDisk &m_disk;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestDisplayTrouble::init()
{
    if (!ServiceNotifier::isSupported()) {
        QSKIP("built without libsystemd");
    }
    m_folder = std::make_unique<QTemporaryDir>();
    m_disk.clear();
}

/// A second display is refused. The first keeps running even if its files are deleted.
void TestDisplayTrouble::staysWhenStartedTwice()
{
    put(path(u"display.json"_s), configWith({}));
    Program first(m_folder->path(), path(u"notify"_s), path(u"display.json"_s));
    QVERIFY2(first.isReady(), qPrintable(first.said()));
    {
        Program second(m_folder->path(), path(u"other"_s), path(u"display.json"_s));
        QCOMPARE(second.exitCode(), EXIT_FAILURE);
        QVERIFY2(second.said().contains(u"A display is already running."_s),
                 qPrintable(second.said()));
    }
    QVERIFY2(first.isWell(), qPrintable(first.said()));
    QVERIFY(QFile::remove(path(u"display.json"_s)));
    QVERIFY(QFile::remove(path(u"doublets-display.lock"_s)));
    QVERIFY(QDir(path(u"doublets-display"_s)).removeRecursively()); // cached pictures
    QVERIFY2(first.isWell(), qPrintable(first.said()));
}

void TestDisplayTrouble::startsDespiteAnInvalidLock_data()
{
    QTest::addColumn<QByteArray>("lock");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no lock") << QByteArray("some text");
    QTest::newRow("of another machine")
        << QByteArray("1\ndoublets-display\ndesk-2\n0123456789abcdef\nboot\n");
}

void TestDisplayTrouble::startsDespiteAnInvalidLock()
{
    QFETCH(const QByteArray, lock);
    put(path(u"display.json"_s), configWith({}));
    put(path(u"doublets-display.lock"_s), lock);
    Program display(m_folder->path(), path(u"notify"_s), path(u"display.json"_s));
    QVERIFY2(display.isReady(), qPrintable(display.said()));
}

void TestDisplayTrouble::showsWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("config");
    QTest::addColumn<QString>("said");
    QTest::newRow("no file") << QByteArray() << u"display.json: could not be opened"_s;
    QTest::newRow("no JSON") << QByteArray("{\n\"format\": doublets}") << u"line 2"_s;
    QTest::newRow("a wrong value") << configWith(",\n\"volume\": 700") << u"volume"_s;
}

/// The fault is logged, and the program keeps running.
void TestDisplayTrouble::showsWhatIsWrong()
{
    QFETCH(const QByteArray, config);
    QFETCH(const QString, said);
    if (!config.isEmpty()) {
        put(path(u"display.json"_s), config);
    }
    Program program(m_folder->path(), path(u"notify"_s), path(u"display.json"_s));
    QVERIFY2(program.isReady(), qPrintable(program.said()));
    QVERIFY2(program.isWell(), qPrintable(program.said()));
    QVERIFY2(program.said().contains(said), qPrintable(program.said()));
}

/// The log gives the reason if the speech engine cannot be reached from the start.
void TestDisplayTrouble::saysWhyItCannotReadAloud()
{
    qputenv("SPEECHD_ADDRESS", "unix_socket:/nonexistent/speechd.sock");
    const auto restore = qScopeGuard([] { qunsetenv("SPEECHD_ADDRESS"); });
    put(path(u"display.json"_s), configWith(R"(, "speech": true)"));
    Program display(m_folder->path(), path(u"notify"_s), path(u"display.json"_s));
    QVERIFY2(display.isReady(), qPrintable(display.said()));
    const QString reason = u"doublets.display: speech: "_s;
    for (QDeadlineTimer left(Patience); !left.hasExpired() && !display.said().contains(reason);) {
        QVERIFY2(display.isWell(), qPrintable(display.said())); // also empties its socket
    }
    QCOMPARE(display.said().count(reason), 1);
}

/// Neither the lock file nor pictures nor statistics can be written.
void TestDisplayTrouble::startsOnAFullDisk()
{
    put(path(u"display.json"_s), configWith(R"(, "statistics": {"on": true, "file": ")" +
                                            m_disk.file(u"visits.db"_s).toUtf8() + "\"}"));
    m_disk.leave(0);
    Program program(m_disk.folder(), path(u"notify"_s), path(u"display.json"_s));
    QVERIFY2(program.isReady(), qPrintable(program.said()));
    QVERIFY2(program.isWell(), qPrintable(program.said()));
}

/// The failure to count a visit is logged once, and visits are counted once there is space again.
void TestDisplayTrouble::playsOnAFullDisk()
{
    DisplayFixture settings(builtInGames()); // provides the configuration and the clock
    settings.config.areVisitsCounted = true;
    settings.config.statisticsFile = m_disk.file(u"visits.db"_s);
    settings.clock.stop();
    logged.clear();
    int visits = 0;
    const auto before = qInstallMessageHandler(noteLine);
    const auto restore = qScopeGuard([before] { qInstallMessageHandler(before); });
    {
        doublets::Display display(settings.config, builtInGames(), settings.clock,
                                  [&settings] { return settings.now; });
        display.window().setUpdatesEnabled(false);
        display.start();
        DisplayFlow &flow = display.window().flow();
        const auto visit = [&] {
            ++visits;
            QCOMPARE(flow.screen(), Screen::Attract);
            flow.handleTouch();
            flow.chooseLanguage(u"en"_s);
            flow.chooseTradition(u"iceland"_s);
            flow.choosePlayers(false);
            flow.beginPlay();
            display.window().match()->throwDice();
            settings.pass(20s);
            flow.startOver();
            settings.pass(5s);
        };
        m_disk.leave(0);
        visit();
        QTRY_COMPARE_WITH_TIMEOUT(logged.size(), 1, Patience);
        const StaffPage &page = display.window().staffAccess().page();
        const QString fails = u"Visits cannot be counted: "_s + settings.config.statisticsFile;
        QVERIFY2(page.text().contains(fails), qPrintable(page.text()));
        visit();
        visit();
        QCOMPARE(flow.screen(), Screen::Attract);
        m_disk.leave(900'000);
        visit();
        QTRY_VERIFY_WITH_TIMEOUT(!page.text().contains(u"Visits cannot be counted"_s), Patience);
    }
    QCOMPARE(logged.size(), 1);
    const auto summary = summariseVisits(settings.config.statisticsFile, {});
    QVERIFY(summary);
    QCOMPARE(summary.value().visits, visits);
}

int main(int argc, char **argv)
{
    test::FullDisk disk; // must be created before any thread
    const QApplication application(argc, argv);
    TestDisplayTrouble test(disk);
    return QTest::qExec(&test, argc, argv);
}
#include "tst_display_trouble.moc"
