// SPDX-License-Identifier: MIT
#include "../cli/cli_run.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;
using test::Run;
using test::runCli;

namespace {

QString goldenGame()
{
    return QStringLiteral(DOUBLETS_SOURCE_DIR) +
           u"/tests/core/record/goldens/cotton/game.doublets"_s;
}

} // namespace

/// Tests the command `doublets-cli print`. The contents of sheets have tests of their own.
class TestCliPrint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesSheets_data();
    void writesSheets();
    void speaksTheLanguageAskedFor();
    void refusesBadInput_data();
    void refusesBadInput();
    void failsWhereItCannotWrite();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void TestCliPrint::writesSheets_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("pages"); ///< 0: more than one
    QTest::newRow("rules") << u"rules charpentier --ruling claim=claimed"_s << 1;
    QTest::newRow("board") << u"board --table iceland --paper letter"_s << 4;
    QTest::newRow("game") << u"game "_s + goldenGame() << 0;
    QTest::newRow("odds") << u"odds --ruleset moulidars --ink one"_s << 1;
    QTest::newRow("labels") << u"labels"_s << 1;
    QTest::newRow("worksheet") << u"worksheet 4-how-we-know"_s << 0;
}

void TestCliPrint::writesSheets()
{
    QFETCH(const QString, arguments);
    QFETCH(const int, pages);
    const QString file = path(u"sheet.pdf"_s);
    QFile::remove(file);
    const Run run = runCli(u"print %1 --json --output"_s.arg(arguments).split(u' ') << file);
    QVERIFY2(run.status == 0, qPrintable(run.err));
    QVERIFY2(run.err.isEmpty(), qPrintable(run.err));
    const QJsonObject said = run.json().object();
    QCOMPARE(said[u"file"].toString(), file);
    QVERIFY(pages == 0 ? said[u"pages"].toInt() > 1 : said[u"pages"].toInt() == pages);
    QFile pdf(file);
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    QVERIFY(pdf.readAll().startsWith("%PDF-1."));
}

void TestCliPrint::speaksTheLanguageAskedFor()
{
    const QString file = path(u"said.PDF"_s);
    const Run run =
        runCli({u"print"_s, u"labels"_s, u"--output"_s, file, u"--language"_s, u"ru"_s});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.out.startsWith(file + u": 1 "_s), qPrintable(run.out));
    QFile pdf(file);
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    QVERIFY(pdf.readAll().contains("/Lang (ru)"));
}

void TestCliPrint::refusesBadInput_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *name, const QString &arguments, const char *said) {
        QTest::newRow(name) << arguments << QString::fromUtf8(said);
    };
    const QString record = goldenGame();
    row("nothing", {}, "“rules|board|game|odds|labels|worksheet|answers”");
    row("no such sheet", u"poster"_s, "“poster” is not possible; allowed: rules, board, ");
    row("rules of nothing", u"rules"_s, "“RULESET” is missing");
    row("unknown rule set", u"rules chess"_s, "unknown rule set “chess”");
    row("unknown ruling", u"rules cotton --ruling king=big"_s, "--ruling");
    row("ruling of another sheet", u"labels --ruling surplus=lost"_s,
        "“labels” and “--ruling” contradict each other");
    row("table of another sheet", u"rules cotton --table england"_s,
        "“rules” and “--table” contradict each other");
    row("unknown table", u"board --table persia"_s,
        "--table: “persia” is not possible; allowed: england, france, castile, iceland");
    row("unknown paper", u"labels --paper a3"_s,
        "--paper: “a3” is not possible; allowed: a4, letter");
    row("unknown ink", u"labels --ink red"_s, "--ink: “red” is not possible; allowed: one, many");
    row("one too many", u"board england"_s, "“board” and “england” contradict each other");
    row("odds of nothing", u"odds --ruleset chess"_s, "--ruleset: unknown rule set “chess”");
    row("no such record", u"game /no/such/file.doublets"_s,
        "/no/such/file.doublets: could not be opened: ");
    row("no record", u"game "_s + QStringLiteral(DOUBLETS_SOURCE_DIR) + u"/LICENSE"_s, "LICENSE");
    row("no such lesson", u"worksheet chess"_s,
        "“chess” is not possible; allowed: 1-first-throw, 2-luck, ");
    row("no lesson", u"answers "_s + goldenGame(), "game.doublets");
    row("no PDF", u"labels --output a.png"_s,
        "--output: “a.png” is not possible; allowed: FILE.pdf");
    row("no such option", u"labels --frame"_s, "frame");
}

void TestCliPrint::refusesBadInput()
{
    QFETCH(const QString, arguments);
    QFETCH(const QString, said);
    const QString file = path(u"none.pdf"_s);
    QStringList words = u"print %1"_s.arg(arguments).split(u' ', Qt::SkipEmptyParts);
    if (!words.contains(u"--output"_s)) {
        words << u"--output"_s << file;
    }
    const Run run = runCli(words);
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains(said), qPrintable(run.err));
    // Only lessons report several faults.
    QVERIFY(run.err.count(u'\n') == 1 || arguments.startsWith(u"answers"));
    QVERIFY(run.out.isEmpty());
    QVERIFY(!QFile::exists(file));
}

void TestCliPrint::failsWhereItCannotWrite()
{
    QVERIFY(QDir().mkpath(path(u"folder.pdf"_s)));
    for (const QString &file : {u"/no/such/folder/a.pdf"_s, path(u"folder.pdf"_s)}) {
        const Run run = runCli({u"print"_s, u"labels"_s, u"--output"_s, file});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.contains(file + u": could not be written: "_s), qPrintable(run.err));
        QCOMPARE(run.err.count(u'\n'), 1);
    }
    const Run none = runCli({u"print"_s, u"labels"_s});
    QCOMPARE(none.status, 2);
    QVERIFY2(none.err.contains(u"“--output” is missing"), qPrintable(none.err));
}

QTEST_GUILESS_MAIN(TestCliPrint)
#include "tst_cli_print.moc"
