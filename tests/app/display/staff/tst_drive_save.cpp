// SPDX-License-Identifier: MIT
#include "display/display.h"
#include "display/staff/drive_save.h"
#include "display/staff/staff_access.h"
#include "display/staff/staff_page.h"
#include "tests/app/display/staff/loop_stick.h"
#include "tests/app/display/window/visited.h"
#include "visits/visit_database.h"

#include <QApplication>
#include <QRegularExpression>
#include <QStorageInfo>
#include <QTemporaryDir>
#include <QTest>

#include <future>

using namespace Qt::StringLiterals;

using namespace doublets;
using test::LoopStick;
using Outcome = DriveSaveResult::Outcome;

namespace {

const QDate Day(2026, 5, 4);
const QString Name = u"doublets-visits-2026-05-04.csv"_s;
const QString Page = u"doublets-visits-2026-05-04.pdf"_s;

/// Writes the visits of a busy room, whose CSV file exceeds the size of most sticks in this test.
void writeVisits(const QString &path, int count)
{
    VisitDatabase database(path);
    QVERIFY(!database.open(VisitDatabase::Access::Write));
    const Visit visit{Day, 11, u"en"_s, u"cotton"_s, 40, true, 300};
    QVERIFY(!database.add(std::vector<Visit>(static_cast<std::size_t>(count), visit)));
}

QString textOf(const QString &path)
{
    QFile file(QStringLiteral(DOUBLETS_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

class TestDriveSave : public QObject
{
    Q_OBJECT

public:
    explicit TestDriveSave(bool hasMedia)
        : m_hasMedia(hasMedia)
    {
    }

private Q_SLOTS:
    void initTestCase();
    void findsSticks();
    void namesFilesPlainly();
    void followsNoLinkOnTheStick();
    void saysWhatIsWrong();
    void unitMayWriteWhereSticksAre();
    void savesToAStick();
    void staffPageSaves();
    void fullStick();
    void stickPulledBeforeWriting();
    void stickPulledWhileWriting();
    void stickThatDies();
    void stickThatBecomesReadOnly();

private:
    [[nodiscard]] DriveSaveResult save() const
    {
        return saveVisitsToDrive(m_visits, Day, builtInGames());
    }
    /// Saves many visits and calls `what` as soon as the first of them are on the stick.
    [[nodiscard]] DriveSaveResult saveAndMeanwhile(void (*what)()) const;

    bool m_hasMedia;
    QTemporaryDir m_folder;
    QString m_visits;
};

#define NEED_STICK(stick)                                                                          \
    if (!m_hasMedia || !(stick).isPlugged()) {                                                     \
        QSKIP("needs root, mount namespaces and loop devices");                                    \
    }

void TestDriveSave::initTestCase()
{
    m_visits = m_folder.filePath(u"visits.db"_s);
    writeVisits(m_visits, 100'000);
}

void TestDriveSave::findsSticks()
{
    const std::vector<MountedVolume> volumes{
        {u"/"_s, u"root"_s},
        {u"/media"_s, u"root"_s}, // a service with ReadWritePaths sees this bind mount
        {u"/media/usb-sdc1"_s, u"B"_s, true, true},
        {u"/media/usb-sdb1"_s, {}},
        {u"/media/usb-sdb1"_s, {}},
        {u"/media/usb-sdd1"_s, u"gone"_s, false},
        {u"/mediaeval"_s, u"none"_s},
    };
    const std::vector<UsbDrive> found = usbDrives(volumes);
    QCOMPARE(found.size(), 2U);
    QCOMPARE(found[0], (UsbDrive{u"/media/usb-sdb1"_s, u"usb-sdb1"_s, false}));
    QCOMPARE(found[1], (UsbDrive{u"/media/usb-sdc1"_s, u"B"_s, true}));
}

void TestDriveSave::namesFilesPlainly()
{
    const QTemporaryDir folder;
    const auto drives = [&folder] {
        return std::vector<UsbDrive>{{folder.path(), u"MUSEUM"_s, false}};
    };
    for (const QString &name :
         {Name, u"doublets-visits-2026-05-04-2.csv"_s, u"doublets-visits-2026-05-04-3.csv"_s}) {
        const DriveSaveResult saved = saveVisitsToDrive(m_visits, Day, builtInGames(), drives);
        QCOMPARE(saved.outcome, Outcome::Saved);
        QCOMPARE(saved.fileName, name);
        QVERIFY(QFileInfo(folder.filePath(name)).size() > 1'000'000);
        QFile pdf(folder.filePath(name.chopped(3) + u"pdf"_s));
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        const QByteArray page = pdf.readAll();
        QVERIFY(page.startsWith("%PDF-"));
        QCOMPARE(page.count("/Type /Page\n"), 1);
        QCOMPARE(
            driveSaveText(saved),
            u"Saved as %1 on the USB stick “MUSEUM”, with a page for printing. You can remove the "
            "stick now."_s.arg(name));
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 6);
}

void TestDriveSave::followsNoLinkOnTheStick()
{
    const QTemporaryDir stick;
    const QTemporaryDir elsewhere;
    const QString target = elsewhere.filePath(u"target"_s);
    QVERIFY(QFile::link(target, stick.filePath(Name)));
    const DriveSaveResult saved = saveVisitsToDrive(m_visits, Day, builtInGames(), [&stick] {
        return std::vector<UsbDrive>{{stick.path(), u"MUSEUM"_s, false}};
    });
    QCOMPARE(saved.outcome, Outcome::Saved);
    QCOMPARE(saved.fileName, u"doublets-visits-2026-05-04-2.csv"_s);
    QVERIFY(!QFileInfo::exists(target));
}

void TestDriveSave::saysWhatIsWrong()
{
    const auto none = [] { return std::vector<UsbDrive>(); };
    QCOMPARE(driveSaveText(saveVisitsToDrive(m_visits, Day, builtInGames(), none)),
             u"No USB stick is plugged in."_s);
    const auto fixed = [] { return std::vector<UsbDrive>{{u"/media/x"_s, u"FIXED"_s, true}}; };
    QCOMPARE(driveSaveText(saveVisitsToDrive(m_visits, Day, builtInGames(), fixed)),
             u"Not saved: the USB stick “FIXED” is read-only. Use another stick."_s);
    const QTemporaryDir folder;
    const auto good = [&folder] {
        return std::vector<UsbDrive>{{folder.path(), u"MUSEUM"_s, false}};
    };
    const QString missing = m_folder.filePath(u"missing.db"_s);
    QCOMPARE(driveSaveText(saveVisitsToDrive(missing, Day, builtInGames(), good)),
             u"Not saved: %1: could not be opened: No such file or directory"_s.arg(missing));
    QVERIFY(QDir(folder.path()).isEmpty());
}

/// The udev rule mounts sticks in folders that the display searches and its unit makes writable.
void TestDriveSave::unitMayWriteWhereSticksAre()
{
    const QString rule = textOf(u"resources/display/70-doublets-display-usb.rules"_s);
    static const QRegularExpression mountPoint(u"\\$devnode (\\S+)/usb-\\$kernel\""_s);
    const QString mounted = mountPoint.match(rule).captured(1);
    QVERIFY2(defaultDriveFolders().contains(mounted), qPrintable(mounted));
    const QString unit = textOf(u"resources/display/doublets-display.service"_s);
    QVERIFY(unit.contains(u"\nProtectSystem=strict\n"_s));
    QString writable = u"\nReadWritePaths="_s;
    for (const QString &folder : defaultDriveFolders()) {
        writable += (writable.endsWith(u'=') ? u"-"_s : u" -"_s) + folder;
    }
    QVERIFY2(unit.contains(writable + u'\n'), qPrintable(writable));
}

void TestDriveSave::savesToAStick()
{
    LoopStick stick(16'384);
    NEED_STICK(stick);
    const DriveSaveResult saved = save();
    QCOMPARE(saved.outcome, Outcome::Saved);
    stick.unplug(); // safe once the save has returned
    QVERIFY(stick.files().isEmpty());
    QVERIFY(stick.plug());
    QCOMPARE(stick.files(), (QStringList{Name, Page}));
    QFile file(stick.path() + u'/' + Name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), 100'001);
}

void TestDriveSave::staffPageSaves()
{
    LoopStick stick(16'384);
    NEED_STICK(stick);
    DisplayFixture fixture(builtInGames());
    fixture.clock.stop();
    fixture.config.areVisitsCounted = true;
    fixture.config.statisticsFile = m_visits;
    doublets::Display display(fixture.config, builtInGames(), fixture.clock,
                              [&fixture] { return fixture.now; });
    display.window().setUpdatesEnabled(false);
    display.start();
    StaffPage &page = display.window().staffAccess().page();
    page.open(false);
    const auto press = [&page] { page.findChild<QAbstractButton *>(u"staffCsv"_s)->click(); };
    press();
    QTRY_VERIFY2(page.text().contains(u"Saved as "_s + Name), qPrintable(page.text()));
    QCOMPARE(stick.files(), (QStringList{Name, Page}));
    stick.unplug();
    press();
    QTRY_VERIFY2(page.text().contains(u"No USB stick is plugged in."_s), qPrintable(page.text()));
}

void TestDriveSave::fullStick()
{
    LoopStick stick(1'024);
    NEED_STICK(stick);
    const DriveSaveResult saved = save();
    QCOMPARE(saved.outcome, Outcome::Full);
    QCOMPARE(
        driveSaveText(saved),
        u"Not saved: the USB stick “usb-test” is full. Free some space or use another stick."_s);
    QVERIFY2(stick.files().isEmpty(), qPrintable(stick.files().join(u' ')));
}

void TestDriveSave::stickPulledBeforeWriting()
{
    LoopStick stick(16'384);
    NEED_STICK(stick);
    const DriveSaveResult saved = saveVisitsToDrive(m_visits, Day, builtInGames(), [] {
        const auto drives = usbDrives();
        LoopStick::unplug();
        return drives;
    });
    QCOMPARE(saved.outcome, Outcome::Removed);
    QDir(stick.path()).removeRecursively(); // root can write to the mount point itself
}

DriveSaveResult TestDriveSave::saveAndMeanwhile(void (*what)()) const
{
    const auto room = [] { return QStorageInfo(LoopStick::path()).bytesFree(); };
    const qint64 before = room();
    auto saving = std::async(std::launch::async, [this] { return save(); });
    while (room() == before && // an unfinished file may have no name
           saving.wait_for(std::chrono::seconds(0)) != std::future_status::ready) {
    }
    what();
    return saving.get();
}

void TestDriveSave::stickPulledWhileWriting()
{
    LoopStick stick(16'384);
    NEED_STICK(stick);
    const DriveSaveResult saved = saveAndMeanwhile([] { LoopStick::unplug(); });
    QCOMPARE(saved.outcome, Outcome::Removed);
    QCOMPARE(driveSaveText(saved),
             u"Not saved: the USB stick was removed too early. Plug it in and save again."_s);
    QVERIFY(stick.plug());
    QVERIFY(stick.files().filter(QRegularExpression(u"\\.csv$"_s)).isEmpty());
}

void TestDriveSave::stickThatDies()
{
    LoopStick stick(16'384);
    NEED_STICK(stick);
    const DriveSaveResult saved = saveAndMeanwhile([] { LoopStick::failAllWrites(); });
    QVERIFY(saved.outcome != Outcome::Saved);
    QVERIFY2(driveSaveText(saved).startsWith(u"Not saved: "_s), qPrintable(driveSaveText(saved)));
    stick.unplug();
    QVERIFY(stick.plug());
    QVERIFY(stick.files().filter(QRegularExpression(u"\\.csv$"_s)).isEmpty());
}

void TestDriveSave::stickThatBecomesReadOnly()
{
    LoopStick stick(16'384);
    NEED_STICK(stick);
    int looks = 0;
    const DriveSaveResult saved = saveVisitsToDrive(m_visits, Day, builtInGames(), [&looks] {
        const auto drives = usbDrives();
        if (++looks == 1) {
            LoopStick::makeReadOnly();
        }
        return drives;
    });
    QCOMPARE(saved.outcome, Outcome::ReadOnly);
    QVERIFY(stick.files().isEmpty());
}

int main(int argc, char **argv)
{
    const bool hasMedia = test::enterPrivateMedia(); // before starting any thread
    const QApplication application(argc, argv);
    TestDriveSave test(hasMedia);
    return QTest::qExec(&test, argc, argv);
}
#include "tst_drive_save.moc"
