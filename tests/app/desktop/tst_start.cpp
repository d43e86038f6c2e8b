// SPDX-License-Identifier: MIT
#include "core/record/record.h"
#include "core/record/record_reader.h"
#include "core/record/record_writer.h"
#include "core/rules/catalogue.h"
#include "core/version.h"
#include "tests/core/files/full_disk.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <csignal>
#include <memory>

#include <sys/types.h>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

constexpr int Slow = 20000; ///< milliseconds, for a start on a busy machine

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
}

} // namespace

/// Tests the program by running its executable.
class TestStart : public QObject
{
    Q_OBJECT

public:
    explicit TestStart(test::FullDisk &disk)
        : m_disk(disk)
    {
    }

private Q_SLOTS:
    void init();
    void refusesBadArguments_data();
    void refusesBadArguments();
    void answersWithoutAWindow_data();
    void answersWithoutAWindow();
    void becomesTheDisplay();
    void survivesBeingKilled();
    void keepsTheGameInFirstSteps();
    void staysUpWithABrokenFile();
    void setsAsideAGameThatWasNeverShown();
    void handsOverToTheRunningInstance_data();
    void handsOverToTheRunningInstance();
    void startsAloneIfTheFirstInstanceHangs();
    void waitsForAStartingInstance();
    void opensAFileWithANonUtf8Name();
    void exitsNormallyWhenTerminated_data();
    void exitsNormallyWhenTerminated();
    void startsInOddEnvironments_data();
    void startsInOddEnvironments();

private:
    void prepare(QProcess &process, const QStringList &arguments) const;
    /// Starts the program and waits until its board is on the screen.
    void bringUp(QProcess &process, const QStringList &arguments) const;
    [[nodiscard]] QString data(const QString &name) const
    {
        return m_home->filePath(u".local/share/doublets/"_s + name);
    }
    [[nodiscard]] QString unfinished() const { return data(u"unfinished.doublets"_s); }
    /// Returns the path of the file that exists until the board is on the screen.
    [[nodiscard]] QString mark() const { return data(u"starting"_s); }

    test::FullDisk &m_disk;
    std::unique_ptr<QTemporaryDir> m_home;
};

void TestStart::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    QVERIFY(m_home->isValid());
}

void TestStart::prepare(QProcess &process, const QStringList &arguments) const
{
    // A private home, and nothing of the surrounding session: no runtime folder, no display.
    QProcessEnvironment environment;
    environment.insert(u"HOME"_s, m_home->path());
    environment.insert(u"LANG"_s, u"C.UTF-8"_s);
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    environment.insert(u"PATH"_s, qEnvironmentVariable("PATH"));
    process.setProcessEnvironment(environment);
    process.setProgram(QStringLiteral(DOUBLETS_PROGRAM));
    process.setArguments(arguments);
}

void TestStart::bringUp(QProcess &process, const QStringList &arguments) const
{
    prepare(process, arguments);
    process.start();
    QVERIFY(process.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(unfinished()) && !QFile::exists(mark()), Slow);
    QCOMPARE(process.state(), QProcess::Running);
}

void TestStart::refusesBadArguments_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("named"); // in the error message
    QTest::newRow("rule set") << QStringList{u"--ruleset"_s, u"chess"_s} << u"chess"_s;
    QTest::newRow("no rule set") << QStringList{u"--ruleset"_s} << u"ruleset"_s;
    QTest::newRow("seed") << QStringList{u"--seed"_s, u"lucky"_s} << u"lucky"_s;
    QTest::newRow("seed too great")
        << QStringList{u"--seed"_s, u"18446744073709551616"_s} << u"18446744073709551616"_s;
    QTest::newRow("seed below 0") << QStringList{u"--seed=-1"_s} << u"-1"_s;
    QTest::newRow("language") << QStringList{u"--language"_s, u"xx"_s} << u"xx"_s;
    QTest::newRow("language that colours the terminal")
        << QStringList{u"--language"_s, u"\x1b[31m\u202ex\ny"_s} << u"“\ufffd[31m\ufffdx\ufffdy”"_s;
    QTest::newRow("option") << QStringList{u"--cheat"_s} << u"cheat"_s;
    QTest::newRow("two files") << QStringList{u"a"_s, u"b"_s} << u"2"_s;
    QTest::newRow("file and game") << QStringList{u"a"_s, u"--seed"_s, u"1"_s} << u"file"_s;
}

void TestStart::refusesBadArguments()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, named);
    QProcess process;
    prepare(process, arguments);
    process.start();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 2);
    const QString said = QString::fromUtf8(process.readAllStandardError());
    QVERIFY2(said.contains(named), qPrintable(said));
    QVERIFY(process.readAllStandardOutput().isEmpty());
    QVERIFY(!QFile::exists(unfinished())); // neither a window nor a game was created
}

void TestStart::answersWithoutAWindow_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("answer");
    const QStringList ask{u"--version"_s};
    QTest::newRow("help") << QStringList{u"--help"_s} << u"--ruleset"_s;
    QTest::newRow("help with First steps") << QStringList{u"--help"_s} << u"--learn"_s;
    QTest::newRow("help in a language")
        << QStringList{u"--language"_s, u"de"_s, u"--help"_s} << u"Die Optionen zeigen."_s;
    QTest::newRow("version") << ask << version();
    QTest::newRow("Qt's platform")
        << QStringList{u"-platform"_s, u"offscreen"_s} + ask << version();
    QTest::newRow("two dashes") << QStringList{u"--platform"_s, u"offscreen"_s} + ask << version();
    QTest::newRow("Qt's flag, then ours")
        << QStringList{u"-reverse"_s, u"--seed"_s, u"3"_s} + ask << version();
    QTest::newRow("with a sign") << QStringList{u"-style=fusion"_s} + ask << version();
}

void TestStart::answersWithoutAWindow()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, answer);
    QProcess process;
    prepare(process, arguments);
    process.start();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 0);
    QVERIFY(QString::fromUtf8(process.readAllStandardOutput()).contains(answer));
}

void TestStart::becomesTheDisplay()
{
    QFile bad(m_home->filePath(u"display.json"_s));
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write("{\n  \"volume\": 400\n}\n");
    bad.close();
    QProcess process;
    prepare(process, {u"--display"_s, u"--check"_s, bad.fileName()});
    process.start();
    QVERIFY(process.waitForFinished(Slow));
    QCOMPARE(process.exitCode(), 2);
    const QByteArray told = process.readAllStandardError();
    QVERIFY2(told.contains("line 2, volume:") && told.contains("100"), told.constData());
    QCOMPARE(process.readAllStandardOutput(), QByteArray());
}

void TestStart::survivesBeingKilled()
{
    const auto startAndKill = [this](const QStringList &arguments) {
        QProcess process;
        bringUp(process, arguments);
        process.kill();
        QVERIFY(process.waitForFinished());
    };
    startAndKill({u"--ruleset"_s, u"fiske"_s, u"--seed"_s, u"1905"_s});
    QCOMPARE(readRecord(unfinished()).value().ruleSet, u"fiske"_s);
    // The game is restored without any arguments.
    startAndKill({});
    const auto record = readRecord(unfinished());
    QVERIFY(record.ok());
    QCOMPARE(record.value().ruleSet, u"fiske"_s);
    QCOMPARE(record.value().seed, u"1905"_s);
}

void TestStart::keepsTheGameInFirstSteps()
{
    QByteArray before;
    for (const QStringList &arguments :
         {QStringList{u"--ruleset"_s, u"fiske"_s, u"--seed"_s, u"1905"_s},
          QStringList{u"--learn"_s}}) {
        QProcess process;
        bringUp(process, arguments);
        process.kill();
        QVERIFY(process.waitForFinished());
        before = before.isEmpty() ? bytesOf(unfinished()) : before;
        QCOMPARE(bytesOf(unfinished()), before);
    }
}

void TestStart::staysUpWithABrokenFile()
{
    const QString broken = m_home->filePath(u"broken.doublets"_s);
    QFile file(broken);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("\0\1\2\3", 4);
    file.close();
    QProcess process;
    bringUp(process, {broken}); // starts a game
    process.kill();
    QVERIFY(process.waitForFinished());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("\0\1\2\3", 4));
}

void TestStart::setsAsideAGameThatWasNeverShown()
{
    {
        QProcess process;
        prepare(process, {u"--ruleset"_s, u"fiske"_s, u"--seed"_s, u"1905"_s});
        process.start();
        QVERIFY(process.waitForStarted());
        // Kills the program once its game is saved, long before its window is shown.
        while (!QFile::exists(unfinished()) && process.state() == QProcess::Running) {
            QThread::msleep(1);
        }
        process.kill();
        QVERIFY(process.waitForFinished());
        QVERIFY(QFile::exists(mark()));
    }
    const QByteArray before = bytesOf(unfinished());
    {
        QProcess process;
        bringUp(process, {u"--seed"_s, u"7"_s});
        process.kill();
        QVERIFY(process.waitForFinished());
    }
    QCOMPARE(readRecord(unfinished()).value().seed, u"7"_s);
    const QDir left(data(u"left"_s));
    QCOMPARE(left.entryList(QDir::Files).size(), 1);
    QCOMPARE(bytesOf(left.filePath(left.entryList(QDir::Files).first())), before);
    // The second game was shown, so it is restored.
    QProcess process;
    bringUp(process, {});
    QCOMPARE(readRecord(unfinished()).value().seed, u"7"_s);
    process.kill();
    QVERIFY(process.waitForFinished());
}

void TestStart::handsOverToTheRunningInstance_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("ruleSet"); // expected on the board afterwards
    QTest::newRow("nothing") << QStringList() << u"holme"_s;
    QTest::newRow("rule set") << QStringList{u"--ruleset"_s, u"alfonso"_s} << u"alfonso"_s;
    QTest::newRow("seed") << QStringList{u"--seed"_s, u"12"_s} << u"holme"_s;
    QTest::newRow("file") << QStringList{u"a game.doublets"_s} << u"fiske"_s;
}

void TestStart::handsOverToTheRunningInstance()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, ruleSet);
    Record record;
    record.ruleSet = u"fiske"_s;
    record.rulings =
        Catalogue::builtIn().value().find(record.ruleSet)->completedRulings({}).value();
    record.dice = DiceOrigin::Seeded;
    record.seed = u"1905"_s;
    QVERIFY(!writeRecord(record, m_home->filePath(u"a game.doublets"_s)));

    QProcess first;
    bringUp(first, {u"--ruleset"_s, u"holme"_s});
    const QByteArray before = bytesOf(unfinished());
    QProcess second;
    prepare(second, arguments);
    second.setWorkingDirectory(m_home->path()); // relative paths refer to this folder
    second.start();
    QVERIFY(second.waitForFinished(Slow));
    QCOMPARE(second.exitStatus(), QProcess::NormalExit);
    QCOMPARE(second.exitCode(), 0);
    QTRY_COMPARE(readRecord(unfinished()).value().ruleSet, ruleSet);
    if (arguments.isEmpty()) {
        QCOMPARE(bytesOf(unfinished()), before);
    } else {
        QTRY_VERIFY(bytesOf(unfinished()) != before);
    }
    QCOMPARE(first.state(), QProcess::Running);
    QVERIFY(!QFile::exists(data(u"unfinished-2.doublets"_s)));
    first.kill();
    QVERIFY(first.waitForFinished());
}

void TestStart::startsAloneIfTheFirstInstanceHangs()
{
    QProcess first;
    bringUp(first, {u"--ruleset"_s, u"holme"_s});
    const QByteArray before = bytesOf(unfinished());
    QCOMPARE(::kill(static_cast<pid_t>(first.processId()), SIGSTOP), 0);
    QProcess second;
    prepare(second, {u"--ruleset"_s, u"fiske"_s});
    second.start();
    const QString own = data(u"unfinished-2.doublets"_s);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(own), Slow);
    QCOMPARE(second.state(), QProcess::Running);
    QCOMPARE(readRecord(own).value().ruleSet, u"fiske"_s);
    // The first instance resumes. It received no message, and its save is unchanged.
    QCOMPARE(::kill(static_cast<pid_t>(first.processId()), SIGCONT), 0);
    QProcess third;
    prepare(third, {});
    third.start();
    QVERIFY(third.waitForFinished(Slow)); // the first instance answers again
    QCOMPARE(bytesOf(unfinished()), before);
    for (QProcess *each : {&first, &second}) {
        each->kill();
        QVERIFY(each->waitForFinished());
    }
}

void TestStart::waitsForAStartingInstance()
{
    QProcess first;
    bringUp(first, {u"--ruleset"_s, u"holme"_s});
    QCOMPARE(::kill(static_cast<pid_t>(first.processId()), SIGSTOP), 0);
    QFile starting(mark()); // exists until the window has been painted
    QVERIFY(starting.open(QIODevice::WriteOnly));
    starting.close();
    QProcess second;
    prepare(second, {});
    second.start();
    QVERIFY(!second.waitForFinished(1500)); // longer than the timeout for a hung instance
    QCOMPARE(::kill(static_cast<pid_t>(first.processId()), SIGCONT), 0);
    QVERIFY(second.waitForFinished(Slow));
    QCOMPARE(second.exitCode(), 0);
    QVERIFY(!QFile::exists(data(u"unfinished-2.doublets"_s)));
    first.kill();
    QVERIFY(first.waitForFinished());
}

void TestStart::opensAFileWithANonUtf8Name()
{
    Record record;
    record.ruleSet = u"fiske"_s;
    record.rulings =
        Catalogue::builtIn().value().find(record.ruleSet)->completedRulings({}).value();
    record.dice = DiceOrigin::Seeded;
    record.seed = u"1905"_s;
    QVERIFY(!writeRecord(record, m_home->filePath(u"plain"_s)));
    const QStringList arguments{u"-c"_s,
                                u"cd && raw=$(printf 'Grie\\337.doublets') && "
                                "cp plain \"$raw\" && exec \"$0\" \"$raw\""_s,
                                QStringLiteral(DOUBLETS_PROGRAM)};
    QProcess first;
    prepare(first, arguments);
    first.setProgram(u"/bin/sh"_s);
    first.start();
    QTRY_COMPARE_WITH_TIMEOUT(readRecord(unfinished()).ok(), true, Slow);
    QTRY_COMPARE_WITH_TIMEOUT(readRecord(unfinished()).value().ruleSet, u"fiske"_s, Slow);
    QTRY_VERIFY_WITH_TIMEOUT(!QFile::exists(mark()), Slow);
    first.kill();
    QVERIFY(first.waitForFinished());
    // The same if another program hands the file over and then ends.
    QProcess running;
    bringUp(running, {u"--ruleset"_s, u"holme"_s});
    QTRY_COMPARE_WITH_TIMEOUT(readRecord(unfinished()).value().ruleSet, u"holme"_s, Slow);
    QProcess second;
    prepare(second, arguments);
    second.setProgram(u"/bin/sh"_s);
    second.start();
    QVERIFY(second.waitForFinished(Slow));
    QTRY_COMPARE_WITH_TIMEOUT(readRecord(unfinished()).value().ruleSet, u"fiske"_s, Slow);
    // Qt cannot remove the file together with the folder.
    QCOMPARE(QProcess::execute(u"/bin/sh"_s, {u"-c"_s, u"rm \"$0\"/Grie*"_s, m_home->path()}), 0);
    running.kill();
    QVERIFY(running.waitForFinished());
}

void TestStart::exitsNormallyWhenTerminated_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("SIGTERM") << SIGTERM;
    QTest::newRow("SIGINT") << SIGINT;
    QTest::newRow("SIGHUP") << SIGHUP;
}

void TestStart::exitsNormallyWhenTerminated()
{
    QFETCH(const int, signal);
    QProcess process;
    bringUp(process, {u"--ruleset"_s, u"fiske"_s, u"--seed"_s, u"1905"_s});
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
    QVERIFY(process.waitForFinished(Slow));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 0);
    QCOMPARE(readRecord(unfinished()).value().seed, u"1905"_s);
    QVERIFY(!QFile::exists(data(u"unfinished.lock"_s)));
    QVERIFY(!QFile::exists(mark()));
    const QByteArray settings = bytesOf(m_home->filePath(u".config/doublets/doublets.ini"_s));
    QVERIFY2(settings.contains("geometry=") && settings.contains("state="), settings.constData());
}

void TestStart::startsInOddEnvironments_data()
{
    QTest::addColumn<QStringList>("variables"); // "NAME=value", or "NAME" to remove a variable
    QTest::addColumn<bool>("isReadOnly");       // the disk, instead of full
    const QStringList all{u"HOME"_s,
                          u"LANG=xx_YY.broken"_s,
                          u"LANGUAGE=../../etc"_s,
                          u"LC_ALL=tr_TR"_s,
                          u"TMPDIR=/no/such/folder"_s,
                          u"TZ=Mars/Phobos"_s,
                          u"XDG_CONFIG_HOME=relative"_s,
                          u"XDG_RUNTIME_DIR=/no/such/folder"_s};
    QTest::newRow("all odd") << all << false;
    QTest::newRow("full disk") << QStringList{u"HOME="_s + m_disk.folder()} << false;
    QTest::newRow("read-only home") << QStringList{u"HOME="_s + m_disk.folder()} << true;
#if defined(DOUBLETS_THOROUGH)
    for (const QString &each : all) {
        QTest::newRow(qPrintable(each)) << QStringList{each} << false;
    }
    for (const QString &each :
         {u"HOME=/proc/no/such/folder"_s, u"HOME=/dev/null"_s, u"HOME=/proc/self"_s,
          u"TZ=/usr/share/zoneinfo/Europe/Berlin"_s, u"TZ=:"_s, u"LANG"_s, u"PATH"_s,
          u"XDG_DATA_HOME=/dev/full"_s, u"XDG_CACHE_HOME=/proc"_s}) {
        QTest::newRow(qPrintable(each)) << QStringList{each} << false;
    }
#endif
}

/// The window appears, and the program exits normally.
void TestStart::startsInOddEnvironments()
{
    QFETCH(const QStringList, variables);
    QFETCH(const bool, isReadOnly);
    m_disk.clear();
    if (!isReadOnly) {
        m_disk.leave(0);
    } else if (!m_disk.setReadOnly(true)) {
        QSKIP("root can write to every folder, and no disk can be mounted here");
    }
    QProcess process;
    prepare(process, {u"--ruleset"_s, u"fiske"_s});
    QProcessEnvironment environment = process.processEnvironment();
    for (const QString &each : variables) {
        const QString name = each.section(u'=', 0, 0);
        environment.remove(name);
        if (each.contains(u'=')) {
            environment.insert(name, each.section(u'=', 1));
        }
    }
    environment.insert(u"DOUBLETS_FIRST_FRAME"_s, u"640x480"_s);
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_home->path());
    process.start();
    QByteArray said;
    QTRY_VERIFY_WITH_TIMEOUT((said += process.readAllStandardOutput()).contains("seen"), Slow);
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGTERM), 0);
    QVERIFY(process.waitForFinished(Slow));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 0);
}

int main(int argc, char *argv[])
{
    test::FullDisk disk; // before any thread
    const QCoreApplication application(argc, argv);
    TestStart tests(disk);
    return QTest::qExec(&tests, argc, argv);
}

#include "tst_start.moc"
