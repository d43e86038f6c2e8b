// SPDX-License-Identifier: MIT
#include "core/record/record.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace doublets;

/// The programme itself, started as people start it.
class TestStart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void refusesBadArguments_data();
    void refusesBadArguments();
    void answersWithoutAWindow_data();
    void answersWithoutAWindow();
    void survivesBeingKilled();
    void staysUpWithABrokenFile();

private:
    void prepare(QProcess &process, const QStringList &arguments) const;
    [[nodiscard]] QString unfinished() const
    {
        return m_home->filePath(u".local/share/doublets/unfinished.doublets"_qs);
    }

    std::unique_ptr<QTemporaryDir> m_home;
};

void TestStart::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    QVERIFY(m_home->isValid());
}

void TestStart::prepare(QProcess &process, const QStringList &arguments) const
{
    // A home of its own, and nothing of the session around: no runtime folder, no display.
    QProcessEnvironment environment;
    environment.insert(u"HOME"_qs, m_home->path());
    environment.insert(u"LANG"_qs, u"C.UTF-8"_qs);
    environment.insert(u"QT_QPA_PLATFORM"_qs, u"offscreen"_qs);
    environment.insert(u"PATH"_qs, qEnvironmentVariable("PATH"));
    process.setProcessEnvironment(environment);
    process.setProgram(QStringLiteral(DOUBLETS_PROGRAM));
    process.setArguments(arguments);
}

void TestStart::refusesBadArguments_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("named"); // in the message
    QTest::newRow("rule set") << QStringList{u"--ruleset"_qs, u"chess"_qs} << u"chess"_qs;
    QTest::newRow("no rule set") << QStringList{u"--ruleset"_qs} << u"ruleset"_qs;
    QTest::newRow("seed") << QStringList{u"--seed"_qs, u"lucky"_qs} << u"lucky"_qs;
    QTest::newRow("seed too great")
        << QStringList{u"--seed"_qs, u"18446744073709551616"_qs} << u"18446744073709551616"_qs;
    QTest::newRow("seed below 0") << QStringList{u"--seed=-1"_qs} << u"-1"_qs;
    QTest::newRow("language") << QStringList{u"--language"_qs, u"xx"_qs} << u"xx"_qs;
    QTest::newRow("option") << QStringList{u"--cheat"_qs} << u"cheat"_qs;
    QTest::newRow("two files") << QStringList{u"a"_qs, u"b"_qs} << u"2"_qs;
    QTest::newRow("file and game") << QStringList{u"a"_qs, u"--seed"_qs, u"1"_qs} << u"file"_qs;
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
    QVERIFY(!QFile::exists(unfinished())); // no window, no game
}

void TestStart::answersWithoutAWindow_data()
{
    QTest::addColumn<QString>("argument");
    QTest::addColumn<QString>("answer");
    QTest::newRow("help") << u"--help"_qs << u"--ruleset"_qs;
    QTest::newRow("version") << u"--version"_qs << QStringLiteral(DOUBLETS_VERSION);
}

void TestStart::answersWithoutAWindow()
{
    QFETCH(const QString, argument);
    QFETCH(const QString, answer);
    QProcess process;
    prepare(process, {argument});
    process.start();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 0);
    QVERIFY(QString::fromUtf8(process.readAllStandardOutput()).contains(answer));
}

void TestStart::survivesBeingKilled()
{
    const auto startAndKill = [this](const QStringList &arguments) {
        QProcess process;
        prepare(process, arguments);
        process.start();
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(unfinished()), 20000);
        QVERIFY(process.state() == QProcess::Running);
        process.kill();
        QVERIFY(process.waitForFinished());
    };
    startAndKill({u"--ruleset"_qs, u"fiske"_qs, u"--seed"_qs, u"1905"_qs});
    QTRY_COMPARE(readRecord(unfinished()).value().ruleSet, u"fiske"_qs);
    // It comes back as it was, although nothing was asked for.
    startAndKill({});
    const auto record = readRecord(unfinished());
    QVERIFY(record.ok());
    QCOMPARE(record.value().ruleSet, u"fiske"_qs);
    QCOMPARE(record.value().seed, u"1905"_qs);
}

void TestStart::staysUpWithABrokenFile()
{
    const QString broken = m_home->filePath(u"broken.doublets"_qs);
    QFile file(broken);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("\0\1\2\3", 4);
    file.close();
    QProcess process;
    prepare(process, {broken});
    process.start();
    QVERIFY(process.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(unfinished()), 20000); // a game is on the board
    QVERIFY(!process.waitForFinished(1500));
    process.kill();
    QVERIFY(process.waitForFinished());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("\0\1\2\3", 4));
}

QTEST_GUILESS_MAIN(TestStart)
#include "tst_start.moc"
