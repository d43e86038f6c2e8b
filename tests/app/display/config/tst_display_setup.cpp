// SPDX-License-Identifier: MIT
#include "display/config/display_check.h"
#include "display/config/screen_metrics.h"
#include "display/config/staff_code.h"
#include "display/config/staff_lock.h"
#include "display/config/terminal_echo_disabler.h"
#include "table/fonts/fonts.h"
#include "tests/app/display/config/config_fixture.h"
#include "tests/app/match/test_clock.h"

#include <QElapsedTimer>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using namespace doublets;
using namespace doublets::config_fixture;

namespace {

constexpr int FewRounds = 10; // keeps the tests fast

/// Returns the number of pixel rows that a letter covers when painted.
int paintedHeight(const QString &letter, int pixels)
{
    QImage image(2 * pixels, 2 * pixels, QImage::Format_Grayscale8);
    image.fill(Qt::black);
    QPainter painter(&image);
    painter.setPen(Qt::white);
    painter.setFont(fonts::textFont(pixels));
    painter.drawText(QPointF(pixels * 0.5, pixels * 1.5), letter);
    painter.end();
    int rows = 0;
    for (int y = 0; y < image.height(); ++y) {
        const uchar *line = image.constScanLine(y);
        rows += std::any_of(line, line + image.width(), [](uchar c) { return c > 127; }) ? 1 : 0;
    }
    return rows;
}

} // namespace

/// Tests how a display applies its configuration.
class TestDisplaySetup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { fonts::load(); }
    void measuresScreens_data();
    void measuresScreens();
    void largerTextIsLarger();
    void knowsItsCode();
    void refusesBadCodes_data();
    void refusesBadCodes();
    void closesThePad();
    void aRightCodeClearsTheCount();
    void countsWrongCodesAcrossRestarts();
    void countsACodeBeforeCheckingIt();
    void checksFiles();
    void warnsOfAnUnknownZone_data();
    void warnsOfAnUnknownZone();
    void warnsOfTheMachine();
    void warnsOfAFolderForVisits();
    void warnsOfTheHeartbeat();
    void checksOneFileOnly();
    void printsAStaffCode();
    void asksTwiceAtATerminal();
    void hidesTyping();
};

void TestDisplaySetup::measuresScreens_data()
{
    QTest::addColumn<QSize>("screen");
    QTest::addColumn<qreal>("inches");
    QTest::addColumn<qreal>("pixelsPerMm");
    QTest::addColumn<int>("minButtonSize");
    QTest::newRow("15, 1024x768") << QSize(1024, 768) << 15.0 << 3.3596 << 68;
    QTest::newRow("32, 1920x1080") << QSize(1920, 1080) << 32.0 << 2.7103 << 55;
    QTest::newRow("55, 3840x2160") << QSize(3840, 2160) << 55.0 << 3.1538 << 64;
    QTest::newRow("32, upright") << QSize(1080, 1920) << 32.0 << 2.7103 << 55;
}

void TestDisplaySetup::measuresScreens()
{
    QFETCH(const QSize, screen);
    QFETCH(const qreal, inches);
    QFETCH(const qreal, pixelsPerMm);
    QFETCH(const int, minButtonSize);
    const ScreenMetrics metrics = screenMetrics(screen, inches, 100);
    QVERIFY(qAbs(metrics.pixelsPerMm - pixelsPerMm) < 0.0001);
    QCOMPARE(metrics.minButtonSize, minButtonSize);

    const auto millimetres = [&](qreal pixels) { return pixels / metrics.pixelsPerMm; };
    const QFontMetricsF text(fonts::textFont(metrics.textSize));
    QVERIFY(millimetres(text.xHeight()) >= MinXHeightMm);
    QVERIFY(millimetres(QFontMetricsF(fonts::textFont(metrics.textSize - 1)).xHeight()) <
            MinXHeightMm);
    const QFontMetricsF invitation(fonts::textFont(metrics.invitationSize));
    QVERIFY(millimetres(invitation.capHeight()) >= MinInvitationCapHeightMm);
    QVERIFY(millimetres(QFontMetricsF(fonts::textFont(metrics.invitationSize - 1)).capHeight()) <
            MinInvitationCapHeightMm);
    // The font metrics agree with the painted size to the pixel.
    QVERIFY(qAbs(paintedHeight(u"x"_s, metrics.textSize) - text.xHeight()) <= 1);
    QVERIFY(qAbs(paintedHeight(u"H"_s, metrics.invitationSize) - invitation.capHeight()) <= 1.5);
}

void TestDisplaySetup::largerTextIsLarger()
{
    const ScreenMetrics usual = screenMetrics({1920, 1080}, 32, 100);
    const ScreenMetrics large = screenMetrics({1920, 1080}, 32, 150);
    QVERIFY(qAbs(large.textSize - 1.5 * usual.textSize) < 2);
    QCOMPARE(large.minButtonSize, usual.minButtonSize);
    QCOMPARE(large.invitationSize, usual.invitationSize);
}

void TestDisplaySetup::knowsItsCode()
{
    const auto kept = hashStaffCode(u"271828"_s, FewRounds);
    QVERIFY(kept);
    QVERIFY(matchesStaffCode(kept.value(), u"271828"_s));
    for (const QString &wrong : {u"271829"_s, u"171828"_s, u"27182"_s, u"2718281"_s, QString()}) {
        QVERIFY(!matchesStaffCode(kept.value(), wrong));
    }
    // The salt differs, although the code is the same.
    QVERIFY(hashStaffCode(u"271828"_s, FewRounds).value() != kept.value());

    // Computed independently with Python's hashlib.pbkdf2_hmac.
    const StaffCodeHash known{
        "0123456789abcdef",
        QByteArray::fromHex("8b1c5833527c3d0a80e63e9de630245fc5cbc436a432100ee1c35e163ce4b951"),
        10'000};
    QVERIFY(matchesStaffCode(known, u"1234"_s));
    StaffCodeHash broken = known;
    broken.hash.chop(1);
    QVERIFY(!matchesStaffCode(broken, u"1234"_s));
    static_assert(DefaultCodeRounds >= StaffCodeHash::MinRounds &&
                  DefaultCodeRounds <= StaffCodeHash::MaxRounds);
}

void TestDisplaySetup::refusesBadCodes_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("good");
    QTest::newRow("three digits") << u"123"_s << false;
    QTest::newRow("four digits") << u"1234"_s << true;
    QTest::newRow("twelve digits") << u"123456789012"_s << true;
    QTest::newRow("thirteen digits") << u"1234567890123"_s << false;
    QTest::newRow("a letter") << u"12a4"_s << false;
    QTest::newRow("digits of another script") << u"١٢٣٤"_s << false;
    QTest::newRow("space") << u"1234 "_s << false;
}

void TestDisplaySetup::refusesBadCodes()
{
    QFETCH(const QString, code);
    QFETCH(const bool, good);
    const auto kept = hashStaffCode(code, FewRounds);
    QCOMPARE(kept.ok(), good);
    if (!good) {
        QCOMPARE(kept.error(), (Error{ErrorCode::InvalidCode, {}, {}, {u"4"_s, u"12"_s}}));
    }
}

namespace {

struct Pad
{
    TestClock clock;
    StaffLock lock;
    QSignalSpy unlocked{&lock, &StaffLock::codeAccepted};
    QSignalSpy refused{&lock, &StaffLock::codeRejected};
    QSignalSpy reopened{&lock, &StaffLock::lockoutEnded};

    explicit Pad(const QString &countFile = {})
        : lock(hashStaffCode(QStringLiteral("2468"), FewRounds).value(), clock, countFile)
    {
        clock.stop();
    }
    /// Returns the attempts left, -1 if the code was right, or -9 if it was not checked.
    int checkCode(const QString &code)
    {
        refused.clear();
        unlocked.clear();
        lock.checkCode(code);
        while (lock.isChecking()) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
        return unlocked.isEmpty() ? refused.value(0).value(0, -9).toInt() : -1;
    }
};

} // namespace

void TestDisplaySetup::closesThePad()
{
    Pad pad;
    for (int left = StaffLock::MaxWrongCodes - 1; left >= 0; --left) {
        QVERIFY(!pad.lock.isLockedOut());
        QCOMPARE(pad.checkCode(u"1357"_s), left);
    }
    QVERIFY(pad.lock.isLockedOut());
    QCOMPARE(pad.checkCode(u"2468"_s), -9); // the right code is not even checked
    QCOMPARE(pad.lock.remainingLockout(), StaffLock::LockoutDuration);
    pad.clock.advance(StaffLock::LockoutDuration - 1min - 1ms);
    QCOMPARE(pad.lock.remainingLockout(), 2min);
    pad.clock.advance(1ms);
    QCOMPARE(pad.lock.remainingLockout(), 1min);
    pad.clock.advance(1min - 1ms);
    QVERIFY(pad.lock.isLockedOut());
    QCOMPARE(pad.reopened.size(), 0);
    pad.clock.advance(1ms);
    QVERIFY(!pad.lock.isLockedOut());
    QCOMPARE(pad.lock.remainingLockout(), 0min);
    QCOMPARE(pad.reopened.size(), 1);
    QCOMPARE(pad.checkCode(u"1357"_s), StaffLock::MaxWrongCodes - 1);
    QCOMPARE(pad.checkCode(u"2468"_s), -1);
}

void TestDisplaySetup::aRightCodeClearsTheCount()
{
    Pad pad;
    for (int i = 1; i < StaffLock::MaxWrongCodes; ++i) {
        QCOMPARE(pad.checkCode(u"1357"_s), StaffLock::MaxWrongCodes - i);
    }
    QCOMPARE(pad.checkCode(u"2468"_s), -1);
    QCOMPARE(pad.lock.remainingTries(), StaffLock::MaxWrongCodes);
    QCOMPARE(pad.checkCode(u"1357"_s), StaffLock::MaxWrongCodes - 1);
    QVERIFY(!pad.lock.isLockedOut());
}

/// Cutting the power neither ends a lockout nor allows more attempts.
void TestDisplaySetup::countsWrongCodesAcrossRestarts()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"state/wrong-codes"_s);
    for (int left = StaffLock::MaxWrongCodes - 1; left >= 0; --left) {
        Pad pad(file);
        QVERIFY(!pad.lock.isLockedOut());
        QCOMPARE(pad.checkCode(u"1357"_s), left);
    }
    {
        Pad pad(file);
        QVERIFY(pad.lock.isLockedOut());
        QCOMPARE(pad.checkCode(u"2468"_s), -9);
        pad.clock.advance(StaffLock::LockoutDuration - 1ms);
        QVERIFY(pad.lock.isLockedOut());
    }
    {
        Pad pad(file);
        pad.clock.advance(StaffLock::LockoutDuration);
        QVERIFY(!pad.lock.isLockedOut());
        QCOMPARE(pad.reopened.size(), 1);
    }
    {
        Pad pad(file);
        QCOMPARE(pad.lock.remainingTries(), StaffLock::MaxWrongCodes);
        QCOMPARE(pad.checkCode(u"1357"_s), StaffLock::MaxWrongCodes - 1);
        QCOMPARE(pad.checkCode(u"2468"_s), -1);
    }
    QCOMPARE(Pad(file).lock.remainingTries(), StaffLock::MaxWrongCodes);
    QFile damaged(file);
    QVERIFY(damaged.open(QIODevice::WriteOnly));
    damaged.write("-7 codes");
    damaged.close();
    QCOMPARE(Pad(file).lock.remainingTries(), StaffLock::MaxWrongCodes);
}

/// The program may be killed while it checks a code.
void TestDisplaySetup::countsACodeBeforeCheckingIt()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"wrong-codes"_s);
    {
        Pad pad(file);
        pad.lock.checkCode(u"1357"_s);
        QElapsedTimer timer;
        timer.start();
        while (!QFile::exists(file) && timer.elapsed() < 5000) {
            QThread::msleep(1); // without processing the result
        }
    }
    QCOMPARE(Pad(file).lock.remainingTries(), StaffLock::MaxWrongCodes - 1);
}

namespace {

struct Printed
{
    int status;
    QString out;
    QString errors;
};

template<typename Run> Printed printed(const Run &run)
{
    QString out;
    QString errors;
    QTextStream outStream(&out);
    QTextStream errorStream(&errors);
    const int status = run(outStream, errorStream);
    return {status, out, errors};
}

Printed checked(const QStringList &files)
{
    return printed([&](QTextStream &out, QTextStream &errors) {
        return checkDisplayConfig(files, out, errors);
    });
}

Printed codePrinted(QString typed, bool isTerminal)
{
    return printed([&](QTextStream &out, QTextStream &errors) {
        QTextStream in(&typed);
        return printStaffCodeHash(in, isTerminal, out, errors);
    });
}

} // namespace

void TestDisplaySetup::checksFiles()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"display.json"_s);
    const auto write = [&](const QByteArray &text) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    };
    write("{\"volume\": 10}");
    const Printed sound = checked({path});
    QCOMPARE(sound.status, 0);
    QCOMPARE(sound.out, path + u": no errors\n"_s);
    QCOMPARE(sound.errors, QString());

    write("{\"volume\": 101,\n\"textSize\": 90}");
    const Printed faulty = checked({path});
    QCOMPARE(faulty.status, 2);
    QCOMPARE(faulty.out, QString());
    QCOMPARE(
        faulty.errors,
        path + u", line 1, volume: “101” is not possible; allowed: a number from 0 to 100\n"_s +
            path +
            u", line 2, textSize: “90” is not possible; allowed: a number from 100 to 200\n"_s);

    const Printed absent = checked({dir.filePath(u"absent"_s)});
    QCOMPARE(absent.status, 2);
    QVERIFY(absent.errors.endsWith(u"could not be opened: No such file or directory. Check that "
                                   "the file still exists.\n"));
}

namespace {

/// Sets the variable TZ until it is destroyed.
class Zone
{
public:
    explicit Zone(const QByteArray &zone)
    {
        qputenv("TZ", zone);
        ::tzset();
    }
    ~Zone()
    {
        m_before.isNull() ? qunsetenv("TZ") : qputenv("TZ", m_before);
        ::tzset();
    }
    Q_DISABLE_COPY_MOVE(Zone)

private:
    QByteArray m_before = qgetenv("TZ");
};

} // namespace

void TestDisplaySetup::warnsOfAnUnknownZone_data()
{
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QString>("used"); // empty if the zone is known
    for (const char *known : {"", "UTC", "CET", "Europe/Berlin", ":Asia/Kolkata", "Etc/GMT-1",
                              "CET-1CEST,M3.5.0,M10.5.0/3"}) {
        QTest::addRow("known %s", known) << QByteArray(known) << QString();
    }
    for (const char *unknown : {"Mars/Phobos", "Berlin", ":Berlin", "Europe", "../../etc/passwd"}) {
        QTest::addRow("unknown %s", unknown) << QByteArray(unknown) << u"UTC"_s;
    }
    QTest::newRow("another offset") << QByteArray("GMT+1") << u"UTC-01"_s;
    QTest::newRow("path") << QByteArray("/usr/share/zoneinfo/Asia/Kolkata") << u"UTC+05:30"_s;
}

void TestDisplaySetup::warnsOfAnUnknownZone()
{
    QFETCH(const QByteArray, zone);
    QFETCH(const QString, used);
    const Zone set(zone);
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"display.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{}");
    file.close();
    const QString warning = u"Warning: The time zone “%1” is unknown; %2 is used. "
                            "Set the time zone with timedatectl set-timezone.\n"_s;
    QCOMPARE(checked({path}).errors,
             used.isEmpty() ? QString() : warning.arg(QString::fromLatin1(zone), used));
}

/// Warnings about the machine do not keep the display from running.
void TestDisplaySetup::warnsOfTheMachine()
{
    const Zone unknown("Mars/Phobos");
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"display.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"statistics\": {\"on\": true, \"file\": \"" + path.toUtf8() + "/visits.db\"}}");
    file.close();
    const Printed warned = checked({path});
    QCOMPARE(warned.status, 0);
    QCOMPARE(warned.out, path + u": no errors\n"_s);
    QCOMPARE(warned.errors,
             u"Warning: The time zone “Mars/Phobos” is unknown; UTC is used. "
             "Set the time zone with timedatectl set-timezone.\nWarning: Visits cannot be "
             "counted: the display has no permission to write to %1. Use a file in "
             "/var/lib/doublets-display.\n"_s.arg(path));
}

void TestDisplaySetup::warnsOfAFolderForVisits()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"display.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"statistics\": {\"on\": true, \"file\": \"" + dir.path().toUtf8() + "\"}}");
    file.close();
    QCOMPARE(checked({path}).errors, u"Warning: Visits cannot be counted: %1 is not a file. Use a "
                                     "file in /var/lib/doublets-display.\n"_s.arg(dir.path()));
}

void TestDisplaySetup::warnsOfTheHeartbeat()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"display.json"_s);
    const auto warningsAbout = [&path](const QString &beat) {
        QFile file(path);
        if (file.open(QIODevice::WriteOnly)) {
            file.write("{\"heartbeat\": {\"file\": \"" + beat.toUtf8() + "\"}}");
        }
        file.close();
        return checked({path}).errors;
    };
    const QString warning = u"Warning: The heartbeat cannot be written to %1. Use a file in "
                            "/var/lib/doublets-display.\n"_s;
    QCOMPARE(warningsAbout(dir.filePath(u"beat"_s)), QString());
    QCOMPARE(warningsAbout(dir.path()), warning.arg(dir.path()));
    QCOMPARE(warningsAbout(path + u"/beat"_s), warning.arg(path + u"/beat"_s));
}

void TestDisplaySetup::checksOneFileOnly()
{
    for (const QStringList &files :
         {QStringList{}, QStringList{u"a"_s, u"b"_s}, QStringList{QString()}}) {
        const Printed misused = checked(files);
        QCOMPARE(misused.status, 2);
        QCOMPARE(misused.out, QString());
        QCOMPARE(misused.errors, u"Give one file: doublets-display --check FILE\n"_s);
    }
}

void TestDisplaySetup::printsAStaffCode()
{
    const Printed made = codePrinted(u"314159\n314159\n"_s, false);
    QCOMPARE(made.status, 0);
    QCOMPARE(made.errors, QString());
    const auto read = parse('{' + made.out.toUtf8() + '}');
    QVERIFY(read);
    QVERIFY(matchesStaffCode(*read.value().staffCodeHash, u"314159"_s));

    // Both lines are compared, as at a terminal.
    for (const QString &lines : {u"314159\n314158\n"_s, u"314159\n"_s}) {
        const Printed different = codePrinted(lines, false);
        QCOMPARE(different.status, 2);
        QCOMPARE(different.out, QString());
        QCOMPARE(different.errors, u"The codes do not match.\n"_s);
    }

    const Printed bad = codePrinted(u"12\n12\n"_s, false);
    QCOMPARE(bad.status, 2);
    QCOMPARE(bad.out, QString());
    QCOMPARE(bad.errors, u"invalid code; allowed: 4 to 12 digits\n"_s);
    QCOMPARE(codePrinted(QString(), false).status, 2);
}

void TestDisplaySetup::asksTwiceAtATerminal()
{
    const Printed same = codePrinted(u"314159\n314159\n"_s, true);
    QCOMPARE(same.status, 0);
    QCOMPARE(same.errors, u"Staff code, 4 to 12 digits: \nRepeat the code: \n"_s);
    QVERIFY(parse('{' + same.out.toUtf8() + '}'));

    const Printed different = codePrinted(u"314159\n314158\n"_s, true);
    QCOMPARE(different.status, 2);
    QCOMPARE(different.out, QString());
    QVERIFY(different.errors.endsWith(u"The codes do not match.\n"));

    const Printed bad = codePrinted(u"31\n31\n"_s, true); // the second entry is not asked for
    QCOMPARE(bad.status, 2);
    QCOMPARE(bad.errors,
             u"Staff code, 4 to 12 digits: \ninvalid code; allowed: 4 to 12 digits\n"_s);
}

void TestDisplaySetup::hidesTyping()
{
    const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY);
    QVERIFY(terminal >= 0 && ::grantpt(terminal) == 0 && ::unlockpt(terminal) == 0);
    const int typed = ::open(::ptsname(terminal), O_RDWR | O_NOCTTY);
    QVERIFY(typed >= 0);
    const auto shows = [typed] {
        termios now{};
        return ::tcgetattr(typed, &now) == 0 && (now.c_lflag & ECHO) != 0;
    };
    QVERIFY(shows());
    {
        const TerminalEchoDisabler hidden(typed);
        QVERIFY(hidden.isTerminal());
        QVERIFY(!shows());
    }
    QVERIFY(shows());
    ::close(typed);
    ::close(terminal);
    QVERIFY(!TerminalEchoDisabler(typed).isTerminal());
}

QTEST_MAIN(TestDisplaySetup)
#include "tst_display_setup.moc"
