// SPDX-License-Identifier: MIT
#include "cli_run.h"
#include "tests/core/files/full_disk.h"

#include "core/laboratory/interval.h"
#include "core/record/record_reader.h"
#include "core/record/replay.h"
#include "core/rules/catalogue.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <csignal>

using namespace Qt::StringLiterals;

using namespace doublets;
using test::Run;
using test::runCli;

namespace {

QStringList simulation(const QString &id, int games, const QString &seed,
                       const QStringList &more = {})
{
    return QStringList{u"simulate"_s,          u"--ruleset"_s, id,  u"--games"_s,
                       QString::number(games), u"--seed"_s,    seed} +
           more;
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns true if the process has a file in `folder` open, even one without a name yet.
bool hasWritten(qint64 process, const QString &folder)
{
    const QDir open(u"/proc/%1/fd"_s.arg(process));
    for (const QFileInfo &file : open.entryInfoList(QDir::Files | QDir::System)) {
        if (file.symLinkTarget().startsWith(folder) && file.size() > 0) {
            return true;
        }
    }
    return false;
}

} // namespace

class TestCliSimulate : public QObject
{
    Q_OBJECT

public:
    explicit TestCliSimulate(test::FullDisk &disk)
        : m_disk(disk)
    {
    }

private Q_SLOTS:
    void countsGames_data();
    void countsGames();
    void sameSeedSameGames();
    void obeysRulings();
    void writesRecordsThatReplay();
    void printsBands();
    void printsTheExperiment();
    void printsTheSpeedOfLongRuns();
    void writesATableOfTheGames();
    void writesGamesToStandardOutput_data();
    void writesGamesToStandardOutput();
    void refusesTwoOutputsInOnePlace();
    void quotesWhatWasTyped_data();
    void quotesWhatWasTyped();
    void jobsChangeNothing();
    void keepsTheOldFileWhenStopped();
    void saysWhenResultsCannotBeWritten();
    void saysWhenTheDiskIsFull_data();
    void saysWhenTheDiskIsFull();

private:
    test::FullDisk &m_disk;
};

void TestCliSimulate::countsGames_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : Catalogue::builtIn().value().ids()) {
        QTest::newRow(qPrintable(id)) << id;
    }
}

void TestCliSimulate::countsGames()
{
    QFETCH(const QString, id);
    const Run run = runCli(simulation(id, 200, u"1674"_s, {u"--json"_s}));
    QCOMPARE(run.status, 0);
    QVERIFY2(run.err.isEmpty(), qPrintable(run.err)); // no progress without a terminal
    const QJsonObject json = run.json().object();
    QCOMPARE(json[u"games"].toInt(), 200);
    QCOMPARE(json[u"whiteWins"].toInt() + json[u"blackWins"].toInt() + json[u"draws"].toInt(), 200);
    QVERIFY(json[u"firstThrowerWins"].toDouble() > 0.3);
    QVERIFY(json[u"firstThrowerWins"].toDouble() < 0.8);
    QCOMPARE(json[u"firstThrowerWins"].toDouble() + json[u"firstThrowerLosses"].toDouble() +
                 json[u"draws"].toDouble() / 200,
             1.0);
    QVERIFY(json[u"meanThrows"].toDouble() > 5);
    QVERIFY(json[u"gamesPerSecond"].toDouble() > 0);
}

void TestCliSimulate::sameSeedSameGames()
{
    const auto result = [](const QString &seed) {
        QJsonObject json =
            runCli(simulation(u"cotton"_s, 300, seed, {u"--json"_s})).json().object();
        json.remove(u"gamesPerSecond"_s);
        json.remove(u"seed"_s);
        return json;
    };
    const QJsonObject once = result(u"7"_s);
    QVERIFY(!once.isEmpty());
    QCOMPARE(result(u"7"_s), once);
    QVERIFY(result(u"8"_s) != once);
    QVERIFY(!result(u"18446744073709551615"_s).isEmpty());
}

void TestCliSimulate::obeysRulings()
{
    const auto throwsOf = [](const QString &value) {
        const Run run = runCli(simulation(u"cotton"_s, 300, u"7"_s,
                                          {u"--ruling"_s, u"surplus="_s + value, u"--json"_s}));
        return run.json().object()[u"meanThrows"].toDouble();
    };
    QVERIFY(throwsOf(u"bears-off"_s) < throwsOf(u"lost"_s));
}

void TestCliSimulate::writesRecordsThatReplay()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"игры games.jsonl"_s);
    const Run run = runCli(simulation(u"holme"_s, 50, u"3"_s,
                                      {u"--records"_s, path, u"--ruling"_s, u"crossing=barred"_s}));
    QCOMPARE(run.status, 0);
    QVERIFY(run.out.contains(path));
    const QByteArrayList lines = contents(path).split('\n');
    QCOMPARE(lines.size(), 51);
    QVERIFY(lines.constLast().isEmpty());
    const auto catalogue = Catalogue::builtIn();
    for (const QByteArray &line : lines.mid(0, 50)) {
        const auto record = parseRecord(line, {});
        QVERIFY(record.ok());
        QCOMPARE(record.value().rulings.value(u"crossing"_s), u"barred"_s);
        QCOMPARE(record.value().white.kind, PlayerKind::Computer);
        QVERIFY(record.value().result);
        QVERIFY(replay(record.value(), catalogue.value()).ok());
    }
    const QString again = folder.filePath(u"again.jsonl"_s);
    QCOMPARE(runCli(simulation(u"holme"_s, 50, u"3"_s,
                               {u"--records"_s, again, u"--ruling"_s, u"crossing=barred"_s}))
                 .status,
             0);
    QCOMPARE(contents(again), contents(path));
}

void TestCliSimulate::printsBands()
{
    const QStringList command = simulation(u"cotton"_s, 2'000, u"7"_s, {u"--white"_s, u"best"_s});
    const QJsonObject json = runCli(command + QStringList{u"--json"_s}).json().object();
    const auto ends = [&json](const char *key) {
        const QJsonArray band = json[QLatin1String(key)].toArray();
        return Interval{band[0].toDouble(), band[1].toDouble()};
    };
    const auto whiteWins = static_cast<std::uint64_t>(json[u"whiteWins"].toInt());
    QCOMPARE(ends("whiteInterval"), shareInterval(whiteWins, 2'000));
    const double share = json[u"firstThrowerWins"].toDouble();
    const auto firstWins = static_cast<std::uint64_t>(std::llround(share * 2'000));
    QCOMPARE(ends("firstThrowerInterval"), shareInterval(firstWins, 2'000));
    const QStringList lines = runCli(command).out.split(u'\n');
    const auto isPrinted = [&lines](const QString &begin, const Interval &band) {
        const QString end = u", 95% band %1 to %2%"_s.arg(100 * band.low, 0, 'f', 2)
                                .arg(100 * band.high, 0, 'f', 2);
        return std::ranges::any_of(lines, [&](const QString &line) {
            return line.startsWith(begin) && line.endsWith(end);
        });
    };
    QVERIFY2(isPrinted(u"White wins: "_s, ends("whiteInterval")), qPrintable(lines.join(u'\n')));
    QVERIFY(isPrinted(u"Won by the first thrower: "_s, ends("firstThrowerInterval")));
}

void TestCliSimulate::printsTheExperiment()
{
    const QString changed =
        runCli(simulation(u"cotton"_s, 200, u"7"_s,
                          {u"--white"_s, u"best"_s, u"--ruling"_s, u"surplus=bears-off"_s}))
            .out;
    QVERIFY2(changed.contains(u"\nWhite: best, Black: random\n"), qPrintable(changed));
    QVERIFY2(changed.contains(u"\nChanged rulings: surplus=bears-off\n"), qPrintable(changed));
    QVERIFY(!changed.contains(u"Lost by the first thrower"));
    const QString plain = runCli(simulation(u"alfonso-race"_s, 200, u"7"_s, {})).out;
    QVERIFY(!plain.contains(u"Changed rulings"));
    const auto figureAfter = [&plain](const QString &text) {
        const qsizetype from = plain.indexOf(text) + text.size();
        return QStringView(plain).mid(from, plain.indexOf(u'%', from) - from).toDouble();
    };
    const QString drawn = QRegularExpression(u"Drawn: \\d+ \\("_s).match(plain).captured();
    QVERIFY(figureAfter(drawn) > 0);
    QVERIFY(std::abs(figureAfter(u"Won by the first thrower: "_s) +
                     figureAfter(u"Lost by the first thrower: "_s) + figureAfter(drawn) - 100) <
            1e-9);
}

void TestCliSimulate::printsTheSpeedOfLongRuns()
{
    // Further digits of the speed vary from run to run.
    const QString longRun =
        runCli(simulation(u"alfonso-race"_s, 20'000, u"7"_s, {u"--jobs"_s, u"1"_s})).out;
    const auto speed =
        QRegularExpression(u"Games per second: about (\\d[\\d,]*)\n"_s).match(longRun);
    QVERIFY2(speed.hasMatch(), qPrintable(longRun));
    QString digits = speed.captured(1).remove(u',');
    while (digits.endsWith(u'0')) {
        digits.chop(1);
    }
    QVERIFY(digits.size() <= 2);
    const QString shortRun = runCli(simulation(u"alfonso-race"_s, 2, u"7"_s)).out;
    QVERIFY2(!shortRun.contains(u"Games per second"_s), qPrintable(shortRun));
}

void TestCliSimulate::writesATableOfTheGames()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"games.csv"_s);
    const QString records = folder.filePath(u"games.jsonl"_s);
    const Run run = runCli(simulation(
        u"holme"_s, 130, u"3"_s, {u"--games-csv"_s, path, u"--records"_s, records, u"--json"_s}));
    QCOMPARE(run.status, 0);
    const QByteArrayList rows = contents(path).split('\n');
    QCOMPARE(rows.size(), 132);
    QCOMPARE(rows[0], QByteArray("game,seed,first_thrower,winner,throws,doublets\r"));
    const QByteArrayList lines = contents(records).split('\n');
    QCOMPARE(lines.size(), 131);
    int whiteWins = 0;
    int firstWins = 0;
    for (qsizetype i = 1; i <= 130; ++i) {
        const QByteArrayList cells = rows[i].trimmed().split(',');
        QCOMPARE(cells[0].toLongLong(), i);
        const QByteArray seed = QByteArray(cells[1]).replace('_', "");
        QVERIFY(lines[i - 1].contains("\"seed\":\"" + seed + '"'));
        QVERIFY(lines[i - 1].contains("\"winner\":\"" + cells[3] + '"'));
        whiteWins += cells[3] == "white" ? 1 : 0;
        firstWins += cells[3] == cells[2] ? 1 : 0;
    }
    QCOMPARE(run.json().object()[u"whiteWins"].toInt(), whiteWins);
    QCOMPARE(run.json().object()[u"firstThrowerWins"].toDouble(), firstWins / 130.0);
}

void TestCliSimulate::writesGamesToStandardOutput_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("lines");
    for (const char *path : {"-", "/dev/stdout"}) {
        QTest::addRow("records to %s", path) << u"--records"_s << QString::fromLatin1(path) << 40;
        QTest::addRow("table to %s", path) << u"--games-csv"_s << QString::fromLatin1(path) << 41;
    }
}

/// Nothing but the games is written to standard output; the report goes to standard error.
void TestCliSimulate::writesGamesToStandardOutput()
{
    QFETCH(const QString, option);
    QFETCH(const QString, path);
    QFETCH(const int, lines);
    QTemporaryDir folder;
    const QString file = folder.filePath(u"games"_s);
    QCOMPARE(runCli(simulation(u"cotton"_s, 40, u"3"_s, {option, file})).status, 0);
    const Run run = runCli(simulation(u"cotton"_s, 40, u"3"_s, {option, path}));
    QCOMPARE(run.status, 0);
    QCOMPARE(run.out.count(u'\n'), lines);
    QCOMPARE(run.out.toUtf8(), contents(file));
    QVERIFY2(run.err.contains(u"White wins: "), qPrintable(run.err));
}

void TestCliSimulate::refusesTwoOutputsInOnePlace()
{
    for (const QString &path : {u"-"_s, u"games"_s}) {
        const Run run = runCli(
            simulation(u"cotton"_s, 4, u"3"_s, {u"--records"_s, path, u"--games-csv"_s, path}));
        QCOMPARE(run.status, 2);
        QVERIFY2(run.err.contains(u"--games-csv "_s + path), qPrintable(run.err));
        QVERIFY(run.out.isEmpty());
    }
}

void TestCliSimulate::quotesWhatWasTyped_data()
{
    QTest::addColumn<QString>("games");
    for (const char *games : {"abc", "-5", "0", "1e3", "99999999999999999999"}) {
        QTest::newRow(games) << QString::fromLatin1(games);
    }
}

void TestCliSimulate::quotesWhatWasTyped()
{
    QFETCH(const QString, games);
    const Run run = runCli(
        {u"simulate"_s, u"--ruleset"_s, u"cotton"_s, u"--games"_s, games, u"--seed"_s, u"1"_s});
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains(u"--games: “"_s + games + u'”'), qPrintable(run.err));
}

/// The number of jobs affects neither the figures nor the order of the records.
void TestCliSimulate::jobsChangeNothing()
{
    QTemporaryDir folder;
    const auto played = [&](const QStringList &jobs, const QString &name) {
        const QString path = folder.filePath(name);
        const Run run = runCli(simulation(u"cotton"_s, 200, u"7"_s,
                                          jobs + QStringList{u"--records"_s, path, u"--json"_s}));
        QJsonObject json = run.json().object();
        json.remove(u"gamesPerSecond"_s);
        return std::pair(json, contents(path));
    };
    const auto one = played({u"--jobs"_s, u"1"_s}, u"one"_s);
    QCOMPARE(one.first[u"games"].toInt(), 200);
    QCOMPARE(one.second.count('\n'), 200);
    QCOMPARE(played({u"--jobs"_s, u"3"_s}, u"three"_s), one);
    QCOMPARE(played({}, u"all"_s), one);
    QVERIFY(runCli({u"simulate"_s, u"--help"_s}).out.contains(u"--jobs"));
}

void TestCliSimulate::keepsTheOldFileWhenStopped()
{
    if (!QDir(u"/proc/self/fd"_s).exists()) {
        QSKIP("needs /proc to see when the run has begun");
    }
    QTemporaryDir folder;
    const QString path = folder.filePath(u"games.jsonl"_s);
    QFile old(path);
    QVERIFY(old.open(QIODevice::WriteOnly));
    QVERIFY(old.write("as it was") > 0);
    old.close();

    QProcess process;
    process.setProcessEnvironment(test::environment(u"en"_s));
    process.start(QStringLiteral(DOUBLETS_CLI),
                  simulation(u"cotton"_s, 500'000'000, u"3"_s, {u"--records"_s, path}));
    QVERIFY(process.waitForStarted());
    QTRY_VERIFY(hasWritten(process.processId(), folder.path())); // some games have been played
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    QVERIFY(process.readAllStandardError().contains("nothing was written"));
    // The results of the games played so far are not lost.
    const QByteArray report = process.readAllStandardOutput();
    QVERIFY2(report.contains("Won by the first thrower: "), report.constData());
    QVERIFY(!report.contains("games.jsonl"));
    QCOMPARE(contents(path), QByteArray("as it was"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

void TestCliSimulate::saysWhenResultsCannotBeWritten()
{
    if (!QFile::exists(u"/dev/full"_s)) {
        QSKIP("needs /dev/full");
    }
    QProcess process;
    process.setProcessEnvironment(test::environment(u"en"_s));
    process.setStandardOutputFile(u"/dev/full"_s);
    process.start(QStringLiteral(DOUBLETS_CLI), {u"rulesets"_s});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 1);
    QVERIFY(process.readAllStandardError().contains("Could not write the results"));
}

void TestCliSimulate::saysWhenTheDiskIsFull_data()
{
    QTest::addColumn<int>("games");
    QTest::newRow("held back until the end") << 1;
    QTest::newRow("full half way") << 300;
}

void TestCliSimulate::saysWhenTheDiskIsFull()
{
    QFETCH(const int, games);
    m_disk.clear();
    const QString path = m_disk.file(u"games.jsonl"_s);
    QFile old(path);
    QVERIFY(old.open(QIODevice::WriteOnly));
    QVERIFY(old.write("as it was") > 0);
    old.close();
    m_disk.leave(0);
    const Run run = runCli(simulation(u"cotton"_s, games, u"3"_s, {u"--records"_s, path}));
    QCOMPARE(run.status, 1);
    QVERIFY2(run.err.contains(path + u": could not be written: "_s), qPrintable(run.err));
    QVERIFY(run.out.isEmpty());
    QCOMPARE(contents(path), QByteArray("as it was"));
    QCOMPARE(m_disk.files(), QStringList{u"games.jsonl"_s});
    m_disk.clear();
}

int main(int argc, char *argv[])
{
    test::FullDisk disk; // must be created before any thread
    const QCoreApplication application(argc, argv);
    TestCliSimulate tests(disk);
    return QTest::qExec(&tests, argc, argv);
}

#include "tst_cli_simulate.moc"
