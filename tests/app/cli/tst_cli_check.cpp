// SPDX-License-Identifier: MIT
#include "cli_run.h"

#include "core/rules/catalogue.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

using doublets::test::Run;
using doublets::test::runCli;

class TestCliCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void acceptsGoodRecords();
    void acceptsOneRecordOfManyLines();
    void reportsTheFirstErrorOfEachGame();
    void namesWhatIsBroken_data();
    void namesWhatIsBroken();
    void goesOnAfterAFileItCannotOpen();
    void reportsAFailedRead();
    void readsFromAPipe();
    void readsFilesWithNonUtf8Names_data();
    void readsFilesWithNonUtf8Names();
    void sendsNoCommandsToTheTerminal();
    void doesNotBlockOnPipes_data();
    void doesNotBlockOnPipes();
    void continuesAfterABinaryLine();
    void stopsAfterAGreatManyErrors();
    void acceptsGamesOfEveryRuleSet_data();
    void acceptsGamesOfEveryRuleSet();
    void acceptsTheGoldens();
    void findsOtherDiceThanTheSeeds();
    void stopsCleanly();
    void refusesHugeRecordsUnread();
    void printsReadableText();

private:
    QString write(const QString &name, const QByteArray &bytes) const;
    QJsonObject check(const QString &path, int status) const;

    QTemporaryDir m_folder;
    QByteArrayList m_games; ///< five valid records, one per line
};

QString TestCliCheck::write(const QString &name, const QByteArray &bytes) const
{
    const QString path = m_folder.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        qFatal("cannot write");
    }
    return path;
}

QJsonObject TestCliCheck::check(const QString &path, int status) const
{
    const Run run = runCli({u"check"_s, u"--json"_s, path});
    if (run.status != status || !run.err.isEmpty()) {
        qWarning("status %d: %s", run.status, qPrintable(run.err));
        return {};
    }
    return run.json().object();
}

void TestCliCheck::initTestCase()
{
    const QString path = m_folder.filePath(u"good.jsonl"_s);
    QCOMPARE(runCli({u"simulate"_s, u"--ruleset"_s, u"cotton"_s, u"--games"_s, u"5"_s, u"--seed"_s,
                     u"1"_s, u"--records"_s, path})
                 .status,
             0);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_games = file.readAll().trimmed().split('\n');
    QCOMPARE(m_games.size(), 5);
}

void TestCliCheck::acceptsGoodRecords()
{
    const QString path = m_folder.filePath(u"good.jsonl"_s);
    const QJsonObject json = check(path, 0);
    QCOMPARE(json[u"file"].toString(), path);
    QCOMPARE(json[u"games"].toInt(), 5);
    QVERIFY(json[u"errors"].isArray());
    QVERIFY(json[u"errors"].toArray().isEmpty());
    // Blank lines and Windows line endings are skipped.
    const QString loose = write(u"loose.jsonl"_s, "\n" + m_games.join("\r\n\r\n") + "\r\n\r\n");
    QCOMPARE(check(loose, 0)[u"games"].toInt(), 5);
    // The format is detected by content, not by file name.
    QCOMPARE(check(write(u"games.txt"_s, m_games.join('\n')), 0)[u"games"].toInt(), 5);
}

void TestCliCheck::acceptsOneRecordOfManyLines()
{
    const QByteArray indented = QJsonDocument::fromJson(m_games[0]).toJson();
    QVERIFY(indented.count('\n') > 10);
    QCOMPARE(check(write(u"one.doublets"_s, indented), 0)[u"games"].toInt(), 1);
    QCOMPARE(check(write(u"line.doublets"_s, m_games[0]), 0)[u"games"].toInt(), 1);
}

void TestCliCheck::reportsTheFirstErrorOfEachGame()
{
    QByteArrayList games = m_games;
    QJsonObject record = QJsonDocument::fromJson(games[1]).object();
    QJsonArray thrown = record[u"throws"].toArray();
    QJsonObject third = thrown[2].toObject();
    third[u"dice"] = QJsonArray{7, 1};
    thrown[2] = third;
    record[u"throws"] = thrown;
    games[1] = QJsonDocument(record).toJson(QJsonDocument::Compact);
    record = QJsonDocument::fromJson(games[3]).object();
    record[u"result"] = QJsonObject{
        {u"winner"_s,
         record[u"result"][u"winner"].toString() == u"white" ? u"black"_s : u"white"_s}};
    games[3] = QJsonDocument(record).toJson(QJsonDocument::Compact);
    games << games[0].left(games[0].size() / 2); // truncated

    const QJsonObject json = check(write(u"bad.jsonl"_s, games.join('\n')), 1);
    QCOMPARE(json[u"games"].toInt(), 6);
    const QJsonArray errors = json[u"errors"].toArray();
    QCOMPARE(errors.size(), 3);
    QCOMPARE(errors[0][u"game"].toInt(), 2);
    QCOMPARE(errors[0][u"throw"].toInt(), 3);
    QVERIFY(errors[0][u"message"].toString().startsWith(u"line 2, throws[2].dice"_s));
    QCOMPARE(errors[1][u"game"].toInt(), 4);
    QVERIFY(errors[1][u"message"].toString().contains(u"line 4, result: recorded result"_s));
    QCOMPARE(errors[2][u"game"].toInt(), 6);
    QVERIFY(errors[2][u"message"].toString().startsWith(u"line 6"_s));
}

void TestCliCheck::namesWhatIsBroken_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("games");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *name, const QByteArray &bytes, int games, const char *said) {
        QTest::newRow(name) << bytes << games << QString::fromUtf8(said);
    };
    row("empty", "", 0, "it is empty");
    row("blank", " \n\n ", 0, "it is empty");
    row("not JSON", "hello\nworld\n", 1, "not JSON");
    row("binary",
        QByteArray("\x7f"
                   "ELF\0\0\1\2\n\0\n\0",
                   12),
        1, "binary data");
    row("binary without lines", QByteArray(100'000, '\0'), 1, "binary data");
    row("not UTF-8", "{ \"format\": \"\xff\xfe\" }", 1, "binary data");
    row("a list", "[]", 1, "expected an object, found a list");
    row("another format", "{\"format\": \"chess\", \"version\": 1}", 1, "“chess”");
    row("newer version", "{\"format\": \"doublets-game\", \"version\": 2}", 1,
        "version: written by a newer program: its format is version 2");
    row("missing key", "{\"format\": \"doublets-game\", \"version\": 1}", 1,
        "ruleset: “ruleset” is missing");
}

void TestCliCheck::namesWhatIsBroken()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, games);
    QFETCH(const QString, said);
    const QJsonObject json = check(write(u"broken.doublets"_s, bytes), 1);
    QCOMPARE(json[u"games"].toInt(), games);
    const QJsonArray errors = json[u"errors"].toArray();
    QCOMPARE(errors.size(), 1);
    QCOMPARE(errors[0][u"game"].toInt(), games);
    QCOMPARE(errors[0][u"throw"].toInt(-1), 0);
    const QString message = errors[0][u"message"].toString();
    QVERIFY2(message.contains(said), qPrintable(message));
}

void TestCliCheck::goesOnAfterAFileItCannotOpen()
{
    const QString good = m_folder.filePath(u"good.jsonl"_s);
    const QString missing = m_folder.filePath(u"missing.jsonl"_s);
    const Run run = runCli({u"check"_s, u"--json"_s, missing, good, good});
    QCOMPARE(run.status, 2);
    QVERIFY(run.err.contains(missing));
    // One object per file, each on its own line.
    QCOMPARE(run.out.count(u'\n'), 2);
    QVERIFY(!QJsonDocument::fromJson(run.out.section(u'\n', 0, 0).toUtf8()).isNull());
}

void TestCliCheck::reportsAFailedRead()
{
    const QString unreadable = u"/proc/self/mem"_s; // a regular file whose first page is missing
    if (!QFile::exists(unreadable)) {
        QSKIP("needs /proc");
    }
    const QJsonArray errors = check(unreadable, 1)[u"errors"].toArray();
    QCOMPARE(errors.size(), 1);
    const QString message = errors[0][u"message"].toString();
    QVERIFY2(message.contains(u"could not be read: "), qPrintable(message));
}

void TestCliCheck::readsFromAPipe()
{
    if (!QFile::exists(u"/dev/stdin"_s)) {
        QSKIP("needs /dev/stdin");
    }
    QProcess process;
    process.start(QStringLiteral(DOUBLETS_CLI), {u"check"_s, u"--json"_s, u"/dev/stdin"_s});
    QVERIFY(process.waitForStarted());
    for (const QByteArray &game : m_games) {
        process.write(game + '\n');
        QVERIFY(process.waitForBytesWritten());
    }
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 0);
    const auto json = QJsonDocument::fromJson(process.readAllStandardOutput());
    QCOMPARE(json[u"games"].toInt(), 5);
}

void TestCliCheck::readsFilesWithNonUtf8Names_data()
{
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("games");
    QTest::addColumn<int>("status");
    QTest::newRow("a game") << u"doublets"_s << m_games.constFirst() << 1 << 0;
    QTest::newRow("a record per line") << u"jsonl"_s << QByteArray("{\n{\n") << 2 << 1;
}

void TestCliCheck::readsFilesWithNonUtf8Names()
{
    QFETCH(const QString, suffix);
    QFETCH(const QByteArray, bytes);
    write(u"plain"_s, bytes);
    QProcess process;
    process.start(u"/bin/sh"_s, {u"-c"_s,
                                 u"cd \"$1\" && raw=$(printf \"Grie\\337.$2\") && "
                                 "mv plain \"$raw\" && \"$0\" check --json \"$raw\"; status=$?; "
                                 "rm \"$raw\"; exit $status"_s,
                                 QStringLiteral(DOUBLETS_CLI), m_folder.path(), suffix});
    QVERIFY(process.waitForFinished());
    const auto json = QJsonDocument::fromJson(process.readAllStandardOutput());
    QTEST(json[u"games"].toInt(), "games");
    QTEST(process.exitCode(), "status");
    QCOMPARE(json[u"file"].toString(), m_folder.filePath(u"Grie\ufffd."_s + suffix));
}

/// File names may contain escape sequences of terminals or reverse the direction of text.
void TestCliCheck::sendsNoCommandsToTheTerminal()
{
    const QString name = u"\x1b[31m\u009b2J\u202estelbuod.exe\n: 5 games\U0001F3B2"_s;
    const QString shown = u"\ufffd[31m\ufffd2J\ufffdstelbuod.exe\ufffd: 5 games\U0001F3B2"_s;
    const QString path = write(name, m_games.constFirst());
    const auto isPlain = [](const QString &text) {
        return std::ranges::none_of(text, [](QChar letter) {
            return (letter.category() == QChar::Other_Control && letter != u'\n') ||
                   letter == u'\u202e';
        });
    };
    const Run plain = runCli({u"check"_s, path});
    QVERIFY2(plain.out.contains(shown), qPrintable(plain.out));
    QVERIFY(isPlain(plain.out));
    QCOMPARE(plain.out.count(u'\n'), 1);
    const Run json = runCli({u"check"_s, path, u"--json"_s});
    QCOMPARE(json.json()[u"file"].toString(), path);
    QVERIFY2(isPlain(json.out), qPrintable(json.out));
    const Run missing = runCli({u"check"_s, path + u"x"_s, u"--json"_s});
    QVERIFY2(missing.err.contains(shown), qPrintable(missing.err));
    QVERIFY(isPlain(missing.err));
    const Run option = runCli({u"check"_s, u"--"_s + name});
    QCOMPARE(option.status, 2);
    QVERIFY2(isPlain(option.err), qPrintable(option.err));
    QCOMPARE(option.err.count(u'\n'), 1);
    const Run command = runCli({name});
    QCOMPARE(command.status, 2);
    QVERIFY2(command.err.contains(shown), qPrintable(command.err));
    QVERIFY(isPlain(command.err));
    QCOMPARE(command.err.count(u'\n'), 1);
}

void TestCliCheck::doesNotBlockOnPipes_data()
{
    QTest::addColumn<QString>("path");
    const QString pipe = m_folder.filePath(u"pipe.jsonl"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QTest::newRow("pipe") << pipe;
    QTest::newRow("device") << u"/dev/zero"_s;
    QTest::newRow("terminal") << u"/dev/ptmx"_s;
}

void TestCliCheck::doesNotBlockOnPipes()
{
    QFETCH(const QString, path);
    for (const QString &command : {u"check"_s, u"picture"_s}) {
        QStringList arguments{command, path};
        if (command == u"picture") {
            arguments << u"--output"_s << m_folder.filePath(u"board.png"_s);
        }
        const Run run = runCli(arguments, u"en"_s, 10'000);
        QCOMPARE(run.status, 2);
        QVERIFY2(run.err.contains(path + u": not a file, but a pipe or a device"_s),
                 qPrintable(run.err));
    }
}

void TestCliCheck::continuesAfterABinaryLine()
{
    const QByteArrayList lines{m_games[0], "\"Andr\xe9\"",        m_games[1],
                               m_games[2], QByteArray("\0\1", 2), m_games[3].left(100)};
    const QJsonObject json = check(write(u"lines.jsonl"_s, lines.join('\n')), 1);
    QCOMPARE(json[u"games"].toInt(), 6);
    const QJsonArray errors = json[u"errors"].toArray();
    QCOMPARE(errors.size(), 3);
    QVERIFY(errors[0][u"message"].toString().startsWith(u"line 2: binary data"_s));
    QVERIFY(errors[1][u"message"].toString().startsWith(u"line 5: binary data"_s));
    QVERIFY(errors[2][u"message"].toString().startsWith(
        u"line 6: the closing quotation mark is missing"_s));
}

void TestCliCheck::stopsAfterAGreatManyErrors()
{
    const QString path = write(u"rubbish.jsonl"_s, QByteArray("?\n").repeated(10'100));
    const QJsonObject json = check(path, 1);
    QCOMPARE(json[u"games"].toInt(), 10'000);
    QVERIFY(json[u"errors"][10'000][u"message"].toString().startsWith(u"Too many errors"_s));
}

void TestCliCheck::acceptsGamesOfEveryRuleSet_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : doublets::Catalogue::builtIn().value().ids()) {
        QTest::newRow(qPrintable(id)) << id;
    }
}

void TestCliCheck::acceptsGamesOfEveryRuleSet()
{
    QFETCH(const QString, id);
    const QString path = m_folder.filePath(id + u".jsonl"_s);
    QCOMPARE(runCli({u"simulate"_s, u"--ruleset"_s, id, u"--games"_s, u"40"_s, u"--seed"_s, u"12"_s,
                     u"--records"_s, path})
                 .status,
             0);
    QCOMPARE(check(path, 0)[u"games"].toInt(), 40);
}

void TestCliCheck::acceptsTheGoldens()
{
    const QString folder = QStringLiteral(DOUBLETS_SOURCE_DIR) + u"/tests/core/record/goldens/"_s;
    QStringList arguments{u"check"_s};
    for (const QString &name : QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        arguments << folder + name + u"/game.doublets"_s;
    }
    QVERIFY(arguments.size() > 20);
    const Run run = runCli(arguments);
    QVERIFY2(run.status == 0, qPrintable(run.out));
}

void TestCliCheck::findsOtherDiceThanTheSeeds()
{
    QJsonObject record = QJsonDocument::fromJson(m_games[1]).object();
    record[u"dice"] = QJsonObject{{u"source"_s, u"seeded"_s}, {u"seed"_s, u"1"_s}};
    const QByteArray other = QJsonDocument(record).toJson(QJsonDocument::Compact);
    const QString path = write(u"seed.jsonl"_s, m_games[0] + '\n' + other + '\n' + m_games[2]);
    const QJsonArray errors = check(path, 1)[u"errors"].toArray();
    QCOMPARE(errors.size(), 1);
    QCOMPARE(errors[0][u"game"].toInt(), 2);
    const QString message = errors[0][u"message"].toString();
    QVERIFY2(message.contains(u"; dice of the seed: "_s), qPrintable(message));
}

void TestCliCheck::stopsCleanly()
{
    if (!QFile::exists(u"/dev/stdin"_s)) {
        QSKIP("needs /dev/stdin");
    }
    QProcess process;
    process.setProcessEnvironment(doublets::test::environment(u"en"_s));
    process.start(QStringLiteral(DOUBLETS_CLI), {u"check"_s, u"/dev/stdin"_s});
    QVERIFY(process.waitForStarted());
    // The data exceeds the capacity of a pipe, so once half is written the program has begun to
    // read.
    const QByteArray much = (m_games.join('\n') + '\n').repeated(100);
    QCOMPARE(process.write(much), much.size());
    QTRY_VERIFY_WITH_TIMEOUT(process.bytesToWrite() < much.size() / 2, 30'000);
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    process.write(much); // ends a pending read
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    QVERIFY(process.readAllStandardError().contains("Stopped while reading /dev/stdin"));
    QVERIFY(process.readAllStandardOutput().isEmpty());
}

void TestCliCheck::refusesHugeRecordsUnread()
{
    const QByteArray huge(17 * 1024 * 1024, ' ');
    const QString one = write(u"huge.doublets"_s, "{" + huge + "}");
    QVERIFY(check(one, 1)[u"errors"][0][u"message"].toString().contains(u"too large"_s));
    const QString line =
        write(u"huge.jsonl"_s, m_games[0] + "\n{" + huge + "}\n" + m_games[1] + '\n');
    const QJsonObject json = check(line, 1);
    QCOMPARE(json[u"games"].toInt(), 3);
    QCOMPARE(json[u"errors"].toArray().size(), 1);
    QCOMPARE(json[u"errors"][0][u"game"].toInt(), 2);
    QVERIFY(json[u"errors"][0][u"message"].toString().startsWith(u"line 2: too large"_s));
}

void TestCliCheck::printsReadableText()
{
    const Run good = runCli({u"check"_s, m_folder.filePath(u"good.jsonl"_s)});
    QCOMPARE(good.status, 0);
    QVERIFY(good.out.contains(u"5 games, no error"_s));
    const Run bad = runCli({u"check"_s, write(u"cut.jsonl"_s, m_games[0].left(100))});
    QCOMPARE(bad.status, 1);
    QVERIFY(bad.out.contains(u"1 game, 1 with an error"_s));
    QVERIFY(bad.out.contains(u"game 1: line 1"_s));
}

QTEST_GUILESS_MAIN(TestCliCheck)
#include "tst_cli_check.moc"
