// SPDX-License-Identifier: MIT
#include "cli_run.h"

#include "core/rules/catalogue.h"
#include "core/version.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;
using test::Run;
using test::runCli;

class TestCli : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsHelpAndVersion();
    void everyCommandHasHelp_data();
    void everyCommandHasHelp();
    void listsRuleSets();
    void refusesBadInput_data();
    void refusesBadInput();
    void speaksRussian();
    void speaksTheLanguageAskedFor();
    void loadsNothingOfOtherCommands();
    void saysWhatIsNotInstalled();
};

void TestCli::showsHelpAndVersion()
{
    const Run help = runCli({u"--help"_s});
    QCOMPARE(help.status, 0);
    QVERIFY(!help.out.contains(u" open "_s)); // rulings that a source states are not called open
    for (const QString &command :
         {u"rulesets"_s, u"simulate"_s, u"odds"_s, u"picture"_s, u"check"_s, u"visits"_s}) {
        QVERIFY(help.out.contains(command));
    }
    QVERIFY(help.err.isEmpty());
    const Run asked = runCli({u"--version"_s});
    QCOMPARE(asked.status, 0);
    QCOMPARE(asked.out, u"doublets-cli "_s + version() + u'\n');
    const Run nothing = runCli({});
    QCOMPARE(nothing.status, 2);
    QVERIFY(nothing.out.isEmpty());
    QVERIFY(nothing.err.contains(u"Usage"));
}

void TestCli::everyCommandHasHelp_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QStringList>("options");
    QTest::newRow("rulesets") << u"rulesets"_s << QStringList{u"--json"_s};
    QTest::newRow("simulate") << u"simulate"_s
                              << QStringList{u"--json"_s,  u"--ruleset"_s, u"--ruling"_s,
                                             u"--games"_s, u"--seed"_s,    u"--white"_s,
                                             u"--black"_s, u"--records"_s};
    QTest::newRow("picture") << u"picture"_s
                             << QStringList{u"--json"_s,  u"--ruleset"_s, u"RECORD"_s,
                                            u"--throw"_s, u"--table"_s,   u"--look"_s,
                                            u"--size"_s,  u"--output"_s};
    QTest::newRow("check") << u"check"_s << QStringList{u"--json"_s, u"FILE"_s};
    QTest::newRow("visits") << u"visits"_s << QStringList{u"--json"_s, u"--csv"_s, u"FILE"_s};
}

void TestCli::everyCommandHasHelp()
{
    QFETCH(const QString, command);
    QFETCH(const QStringList, options);
    const Run run = runCli({command, u"--help"_s});
    QCOMPARE(run.status, 0);
    for (const QString &option : options) {
        QVERIFY2(run.out.contains(option), qPrintable(option));
        QVERIFY(!run.out.contains(u" open "_s));
    }
}

void TestCli::listsRuleSets()
{
    const auto catalogue = Catalogue::builtIn();
    QVERIFY(catalogue.ok());
    const Run run = runCli({u"rulesets"_s, u"--json"_s});
    QCOMPARE(run.status, 0);
    QVERIFY(run.err.isEmpty());
    const QJsonArray all = run.json().array();
    QCOMPARE(all.size(), catalogue.value().ids().size());
    for (const auto &value : all) {
        const QJsonObject one = value.toObject();
        const RuleSet *ruleSet = catalogue.value().find(one[u"id"].toString());
        QVERIFY(ruleSet);
        QCOMPARE(one[u"game"].toString(), ruleSet->game);
        QVERIFY(one[u"source"].toString().contains(ruleSet->source.work));
        QCOMPARE(one[u"year"].toInt(), ruleSet->source.sortYear);
        QCOMPARE(one[u"men"].toArray().size(), 6);
        QCOMPARE(one[u"dice"].toInt(), ruleSet->defaultRules.dice);
        QCOMPARE(one[u"phases"].toArray().size(), ruleSet->defaultRules.phaseCount);
        const QJsonObject rulings = one[u"rulings"].toObject();
        QCOMPARE(rulings.size(), static_cast<qsizetype>(ruleSet->rulings.size()));
        for (const Ruling &ruling : ruleSet->rulings) {
            const QJsonObject open = rulings[ruleKeyName(ruling.key)].toObject();
            QCOMPARE(open[u"default"].toString(), ruling.values.front().id);
            QCOMPARE(open[u"values"].toArray().size(),
                     static_cast<qsizetype>(ruling.values.size()));
        }
    }
    const Run people = runCli({u"rulesets"_s});
    for (const QString &id : catalogue.value().ids()) {
        QVERIFY(people.out.contains(id + u": "_s));
    }
}

void TestCli::refusesBadInput_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said"); // on standard error
    const auto row = [](const char *name, const char *arguments, const char *said) {
        QTest::newRow(name) << QString::fromUtf8(arguments).split(u' ', Qt::SkipEmptyParts)
                            << QString::fromUtf8(said);
    };
    row("no such command", "simulat", "unknown command “simulat”");
    row("no such option", "--foo", "unknown command “--foo”");
    row("no such option of a command", "rulesets --foo", "foo");
    row("superfluous", "rulesets cotton", "unexpected argument “cotton”");
    row("no rule set", "simulate --games 1 --seed 1", "“--ruleset” is missing");
    row("no games", "simulate --ruleset cotton --seed 1", "“--games” is missing");
    row("no seed", "simulate --ruleset cotton --games 1", "“--seed” is missing");
    row("value missing", "simulate --ruleset cotton --games 1 --seed", "seed");
    row("unknown rule set", "simulate --ruleset cotto --games 1 --seed 1",
        "--ruleset: unknown rule set “cotto”; available: willughby, cotton");
    row("unknown ruling", "simulate --ruleset cotton --ruling claim=claimed --games 1 --seed 1",
        "--ruling: this rule set has no ruling “claim”; it has: ");
    row("unknown value", "simulate --ruleset cotton --ruling surplus=x --games 1 --seed 1",
        "--ruling: the ruling “surplus” has no value “x”; allowed: lost, bears-off, opponent");
    row("ruling without value", "simulate --ruleset cotton --ruling surplus --games 1 --seed 1",
        "--ruling: “surplus” is not possible; allowed: KEY=VALUE");
    row("ruling twice",
        "simulate --ruleset cotton --ruling surplus=lost --ruling surplus=opponent --games 1 "
        "--seed 1",
        "contradict each other");
    row("negative games", "simulate --ruleset cotton --games -5 --seed 1", "--games: “-5”");
    row("no games at all", "simulate --ruleset cotton --games 0 --seed 1", "--games: “0”");
    row("absurd games", "simulate --ruleset cotton --games 99999999999999999999 --seed 1",
        "--games: “99999999999999999999”");
    row("too many games", "simulate --ruleset cotton --games 1000000001 --seed 1", "--games");
    row("games no number", "simulate --ruleset cotton --games 1e3 --seed 1", "--games: “1e3”");
    row("seed no number", "simulate --ruleset cotton --games 1 --seed abc",
        "--seed: invalid seed “abc”");
    row("seed negative", "simulate --ruleset cotton --games 1 --seed -1",
        "--seed: invalid seed “-1”");
    row("seed too great", "simulate --ruleset cotton --games 1 --seed 18446744073709551616",
        "--seed: invalid seed “18446744073709551616”");
    row("unknown player", "simulate --ruleset cotton --games 1 --seed 1 --black x",
        "--black: “x” is not possible; allowed: ");
    row("no jobs", "simulate --ruleset cotton --games 1 --seed 1 --jobs 0", "--jobs: “0”");
    row("negative jobs", "simulate --ruleset cotton --games 1 --seed 1 --jobs -2", "--jobs: “-2”");
    row("jobs in words", "simulate --ruleset cotton --games 1 --seed 1 --jobs all",
        "--jobs: “all”");
    row("too many jobs", "simulate --ruleset cotton --games 1 --seed 1 --jobs 1001",
        "--jobs: “1001”");
    row("jobs without number", "simulate --ruleset cotton --games 1 --seed 1 --jobs", "jobs");
    row("no folder for records",
        "simulate --ruleset cotton --games 1 --seed 1 --records /no/such/folder/a.jsonl",
        "/no/such/folder/a.jsonl: could not be written: ");
    row("records a folder", "simulate --ruleset cotton --games 1 --seed 1 --records /",
        "/: could not be written: ");
    row("nothing to check", "check", "“FILE…” is missing");
    row("no such file", "check /no/such/file.doublets",
        "/no/such/file.doublets: could not be opened: ");
    row("a folder", "check /", "/: could not be opened: ");
    row("unknown language", "rulesets --language xx",
        "--language: “xx” is not possible; allowed: ");
    row("no language", "rulesets --language", "--language: “” is not possible; allowed: ");
}

void TestCli::refusesBadInput()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, said);
    const Run run = runCli(arguments);
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains(said), qPrintable(run.err));
    QCOMPARE(run.err.count(u'\n'), 1);
    QVERIFY(run.out.isEmpty());
}

void TestCli::speaksRussian()
{
    const Run russian = runCli({u"chess"_s}, u"ru"_s);
    QCOMPARE(russian.status, 2);
    QVERIFY2(russian.err.contains(u"неизвестная команда"), qPrintable(russian.err));
    const Run plural = runCli(
        {u"simulate"_s, u"--ruleset"_s, u"cotton"_s, u"--games"_s, u"3"_s, u"--seed"_s, u"1"_s},
        u"ru"_s);
    QVERIFY2(plural.out.contains(u"3 партии"), qPrintable(plural.out));
    const Run unknown = runCli({u"chess"_s}, u"xx"_s);
    QVERIFY(unknown.err.contains(u"unknown command"));
    // Machine-readable output is not translated.
    QCOMPARE(runCli({u"rulesets"_s, u"--json"_s}, u"ru"_s).out,
             runCli({u"rulesets"_s, u"--json"_s}).out);
}

void TestCli::speaksTheLanguageAskedFor()
{
    QVERIFY(runCli({u"chess"_s, u"--language"_s, u"ru"_s}).err.contains(u"неизвестная команда"));
    QVERIFY(runCli({u"--language=ru"_s, u"chess"_s}).err.contains(u"неизвестная команда"));
    QVERIFY(runCli({u"--language=en"_s, u"chess"_s}, u"ru"_s).err.contains(u"unknown command"));
}

void TestCli::loadsNothingOfOtherCommands()
{
    QProcess loader; // the dynamic loader, which lists the libraries without starting the program
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LD_TRACE_LOADED_OBJECTS"_s, u"1"_s);
    loader.setProcessEnvironment(environment);
    loader.start(QStringLiteral(DOUBLETS_CLI), {});
    QVERIFY(loader.waitForFinished());
    const QString libraries = QString::fromLocal8Bit(loader.readAllStandardOutput());
    QVERIFY2(libraries.contains(u"libQt6Core"), qPrintable(libraries));
    for (const QString &library : {u"libQt6Gui"_s, u"libQt6Widgets"_s, u"libQt6Multimedia"_s}) {
        QVERIFY2(!libraries.contains(library), qPrintable(libraries));
    }
}

void TestCli::saysWhatIsNotInstalled()
{
    const QTemporaryDir folder;
    const QString alone = folder.filePath(u"doublets-cli"_s);
    QVERIFY(QFile::copy(QStringLiteral(DOUBLETS_CLI), alone));
    for (const QString &command : {u"picture"_s, u"print"_s}) {
        QProcess process;
        process.setProcessEnvironment(test::environment(u"en"_s));
        process.start(alone, {command, u"--help"_s});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardOutput().isEmpty());
        const QString said = QString::fromUtf8(process.readAllStandardError());
        QVERIFY2(said.contains(u"doublets-render: No such file"_s), qPrintable(said));
        QCOMPARE(said.count(u'\n'), 1);
    }
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
