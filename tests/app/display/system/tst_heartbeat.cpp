// SPDX-License-Identifier: MIT
#include "display/display.h"
#include "display/system/heartbeat.h"
#include "tests/app/display/window/visited.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using namespace doublets;

namespace {

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Tests the file that the museum's monitoring reads.
class TestHeartbeat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isWrittenAtIntervals();
    void reportsAnErrorOnce();
    void tellsTheState();
    void isOffByDefault();

private:
    QTemporaryDir m_folder;
};

void TestHeartbeat::isWrittenAtIntervals()
{
    const QString path = m_folder.filePath(u"beat"_s);
    TestClock clock;
    clock.stop();
    int beats = 0;
    {
        const Heartbeat heartbeat(
            path, 60s, [&beats] { return QByteArray::number(++beats); }, clock);
        QTRY_COMPARE(contentsOf(path), QByteArray("1"));
        clock.advance(59s);
        QCOMPARE(beats, 1);
        clock.advance(61s);
        QTRY_COMPARE(contentsOf(path), QByteArray("3"));
    }
    // Other users may read the file, whatever the umask of the service.
    QVERIFY(QFile::permissions(path).testFlag(QFile::ReadOther));
    QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{u"beat"_s});
    QVERIFY(!clock.hasPendingCalls());
}

void TestHeartbeat::reportsAnErrorOnce()
{
    TestClock clock;
    clock.stop();
    Heartbeat heartbeat(
        u"/no/such/folder/beat"_s, 60s, [] { return QByteArray("x"); }, clock);
    QSignalSpy errors(&heartbeat, &Heartbeat::errorOccurred);
    QTRY_COMPARE(errors.size(), 1);
    QCOMPARE(errors[0][0].value<Error>().code, ErrorCode::CannotWrite);
    clock.advance(61s);
    QTest::qWait(100);
    QCOMPARE(errors.size(), 1);
}

void TestHeartbeat::tellsTheState()
{
    const QString path = m_folder.filePath(u"state.json"_s);
    const auto state = [&path](const QString &key) {
        return QJsonDocument::fromJson(contentsOf(path)).object()[key].toString();
    };
    TestClock clock;
    clock.stop();
    QDateTime now(QDate(2026, 5, 4), QTime(11, 0), Qt::UTC);
    DisplayConfig config = defaultDisplayConfig(builtInGames(), languages());
    config.heartbeatFile = path;
    config.areVisitsCounted = true;
    config.statisticsFile = u"/proc/no/visits.db"_s;
    {
        doublets::Display display(config, builtInGames(), clock, [&now] { return now; });
        display.window().board().setUpdatesEnabled(false);
        display.start();
        const auto pass = [&](std::chrono::seconds time) {
            now = now.addSecs(time.count());
            clock.advance(time);
        };
        QTRY_COMPARE(state(u"state"_s), u"attract"_s);
        QCOMPARE(state(u"time"_s), u"2026-05-04T11:00:00Z"_s);
        display.window().flow().handleTouch();
        pass(40s);
        display.window().flow().restartIdleTimer();
        pass(30s);
        QTRY_COMPARE(state(u"state"_s), u"visit"_s);
        QVERIFY2(state(u"counting"_s).contains(u"/proc/no"_s), qPrintable(state(u"counting"_s)));
        display.window().flow().setClosedByStaff(true);
        pass(61s);
        QTRY_COMPARE(state(u"state"_s), u"closed by staff"_s);
        QMetaObject::invokeMethod(qApp, "aboutToQuit");
    }
    QCOMPARE(state(u"state"_s), u"stopped"_s);
}

void TestHeartbeat::isOffByDefault()
{
    QVERIFY(defaultDisplayConfig(builtInGames(), languages()).heartbeatFile.isEmpty());
}

QTEST_MAIN(TestHeartbeat)
#include "tst_heartbeat.moc"
