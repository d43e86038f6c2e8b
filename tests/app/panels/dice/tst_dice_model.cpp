// SPDX-License-Identifier: MIT
#include "panels/dice/dice_csv.h"
#include "panels/dice/dice_model.h"
#include "text/dice_text.h"

#include "tests/app/text/text_fixture.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

/// Returns the report of a game with the given faces: the lead, then throws of which all men are
/// played.
DiceReport reportOf(const QString &id, const std::vector<std::uint8_t> &faces)
{
    const auto game = test::game(id, {}, faces);
    while (!game->position().isOver() && (!game->canThrow() || game->dice().canRoll())) {
        if (game->canThrow()) {
            game->throwDice();
        } else {
            game->play(game->legalPlays()[0]);
        }
    }
    return {
        game->ruleSet(), test::Names, DiceTally(game->history()), {{DiceOrigin::Seeded, u"7"_s}}};
}

/// Anne's lead is a 6 and Ben's a 1. Then Anne throws 6-6, Ben 5-1, Anne 6-2 and Ben 1-3.
DiceReport someDice()
{
    return reportOf(u"cotton"_s, {6, 1, 6, 6, 5, 1, 6, 2, 1, 3});
}

QString cell(const DiceModel &model, int row, int column, int role = Qt::DisplayRole)
{
    return model.index(row, column).data(role).toString();
}

} // namespace

class TestDiceModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasAColumnForEachAndBoth();
    void marksWhatLiesOutside();
    void saysNothingOfNoDice();
    void tellsViewsOfEveryChange();
    void saysWhichNumbersAreOutside();
    void claimsNoMoreThanTheFiguresBear_data();
    void claimsNoMoreThanTheFiguresBear();
    void writesATable();
    void quotesNames();
    void tellsOfAFileItCannotWrite();
};

void TestDiceModel::hasAColumnForEachAndBoth()
{
    DiceModel model;
    model.setReport(someDice());
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), u"Anne"_s);
    QCOMPARE(model.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), u"Together"_s);
    QCOMPARE(model.headerData(5, Qt::Vertical, Qt::DisplayRole).toString(), u"6 (“sice”)"_s);
    QCOMPARE(model.headerData(DiceModel::Band, Qt::Vertical, Qt::DisplayRole).toString(),
             u"Usual band"_s);
    QCOMPARE(cell(model, 0, DiceModel::Black), u"3 \u25b2"_s);
    QCOMPARE(cell(model, 4, DiceModel::Black), u"1"_s);
    QCOMPARE(cell(model, 5, DiceModel::White), u"4 \u25b2"_s);
    QCOMPARE(cell(model, 5, DiceModel::Together), u"4 \u25b2"_s);
    QCOMPARE(cell(model, DiceModel::Dice, DiceModel::White), u"5"_s);
    QCOMPARE(cell(model, DiceModel::Dice, DiceModel::Together), u"10"_s);
    QCOMPARE(cell(model, DiceModel::Expected, DiceModel::Together), u"1.7"_s);
    // 10 / 6 + 1.96 sqrt(10 * 5 / 36) = 3.98: a count of 4 lies outside.
    QCOMPARE(cell(model, DiceModel::Band, DiceModel::Together), u"0.0–3.9"_s);
    QCOMPARE(cell(model, DiceModel::Band, DiceModel::Together, Qt::AccessibleTextRole),
             u"0.0 to 3.9"_s);
    // The counts are 3, 1, 1, 0, 1, 4, where 10 / 6 is expected of each.
    const QString statistics = fairnessTestText(someDice().tally.total().faces);
    QVERIFY2(statistics.contains(u"chi-square 6.8, 5 degrees of freedom, exact p = "),
             qPrintable(statistics));
}

void TestDiceModel::marksWhatLiesOutside()
{
    DiceModel model;
    model.setReport(someDice());
    QCOMPARE(cell(model, 5, DiceModel::White, Qt::AccessibleTextRole), u"4, above the band"_s);
    QCOMPARE(cell(model, 1, DiceModel::White, Qt::AccessibleTextRole), u"1"_s);
    std::vector<std::uint8_t> faces{6, 5};
    for (int i = 0; i < 20; ++i) { // no ace in sixty dice
        faces.insert(faces.end(), {2, 3, 4});
    }
    model.setReport(reportOf(u"alfonso"_s, faces));
    const QString seldom = cell(model, 0, DiceModel::Together, Qt::AccessibleTextRole);
    QCOMPARE(seldom, u"0, below the band"_s);
    QCOMPARE(cell(model, 0, DiceModel::Together), u"0 \u25bc"_s);
}

void TestDiceModel::saysNothingOfNoDice()
{
    DiceModel model;
    model.setReport(reportOf(u"cotton"_s, {}));
    for (int row = DiceModel::Expected; row < DiceModel::RowCount; ++row) {
        QCOMPARE(cell(model, row, DiceModel::Together), u"–"_s);
        QCOMPARE(cell(model, row, DiceModel::Together, Qt::AccessibleTextRole), u"–"_s);
    }
    QCOMPARE(cell(model, 3, DiceModel::White), u"0"_s);
}

void TestDiceModel::tellsViewsOfEveryChange()
{
    DiceModel model;
    QSignalSpy cells(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy headers(&model, &QAbstractItemModel::headerDataChanged);
    model.setReport(someDice());
    QCOMPARE(cells.size(), 1);
    QCOMPARE(headers.size(), 2);
}

void TestDiceModel::saysWhichNumbersAreOutside()
{
    const DiceReport report = someDice();
    const QString text = unusualCountsText(report.ruleSet, report.names, report.tally);
    QVERIFY2(text.contains(u"Anne threw 6 (“sice”) more often than the band"), qPrintable(text));
    QVERIFY2(text.contains(u"Ben threw 1 (“ace”) more often than the band"), qPrintable(text));
    QVERIFY2(text.contains(u"outside the bands in 5% of cases. That is unusual, but proves "
                           "nothing."),
             qPrintable(text));
    const DiceReport even = reportOf(u"cotton"_s, {6, 5, 1, 2, 3, 4});
    QCOMPARE(unusualCountsText(even.ruleSet, even.names, even.tally),
             u"All numbers lie within their bands."_s);
}

void TestDiceModel::claimsNoMoreThanTheFiguresBear_data()
{
    QTest::addColumn<std::vector<int>>("counts");
    QTest::addColumn<QString>("said");
    QTest::newRow("few") << std::vector{7, 7, 7, 7, 6, 6} << u"With so few throws"_s;
    QTest::newRow("even") << std::vector{50, 50, 50, 50, 50, 50} << u"Nothing suggests"_s;
    // Chi-square is 12.5 and 32; the critical values are 11.07 for p = 0.05 and 15.09 for p = 0.01.
    QTest::newRow("odd") << std::vector{100, 100, 100, 100, 75, 125}
                         << u"or more so, in 3% of cases. That is unusual, but no proof"_s;
    QTest::newRow("odder") << std::vector{100, 100, 100, 100, 60, 140} << u"then check once"_s;
}

void TestDiceModel::claimsNoMoreThanTheFiguresBear()
{
    QFETCH(const std::vector<int>, counts);
    QFETCH(const QString, said);
    FaceCounts faces;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        for (int n = 0; n < counts[i]; ++n) {
            faces.add(static_cast<std::uint8_t>(i + 1));
        }
    }
    const QString text = evennessText(faces);
    QVERIFY2(text.contains(said), qPrintable(text));
    QVERIFY2(!text.contains(u"chi-square"), qPrintable(text)); // plain words only
}

void TestDiceModel::writesATable()
{
    const QString csv = QString::fromUtf8(diceCsv(someDice()));
    const QStringList lines = csv.split(u"\r\n"_s);
    QCOMPARE(lines.size(), 1 + 3 * 6 + 1); // the last line ends with a newline
    QVERIFY(lines.last().isEmpty());
    for (int i = 0; i < 19; ++i) {
        QCOMPARE(lines[i].count(u','), 16);
    }
    QVERIFY(lines[0].startsWith(u"player,name,number,count,dice,expected,"));
    QVERIFY2(lines[6].startsWith(u"white,\"Anne\",6,4,5,0.833333,0.833333,0.000000,2.466637,1,"),
             qPrintable(lines[6]));
    QVERIFY2(lines[13].startsWith(u"both,\"\",1,3,10,1.666667,"), qPrintable(lines[13]));
    QVERIFY2(lines[18].endsWith(u",4,1,0.666667,1,\"seeded 7\""), qPrintable(lines[18]));
}

void TestDiceModel::quotesNames()
{
    DiceReport report = someDice();
    report.names.white = u"Anne, called \"Жанна\""_s;
    QVERIFY(diceCsv(report).contains(u"\r\nwhite,\"Anne, called \"\"Жанна\"\"\",2,"_s.toUtf8()));
}

void TestDiceModel::tellsOfAFileItCannotWrite()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"dice.csv"_s);
    QVERIFY(!writeDiceCsv(someDice(), path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), diceCsv(someDice()));
    const auto error = writeDiceCsv(someDice(), folder.filePath(u"none/dice.csv"_s));
    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::CannotWrite);
    QCOMPARE(error->file, folder.filePath(u"none/dice.csv"_s));
}

QTEST_GUILESS_MAIN(TestDiceModel)
#include "tst_dice_model.moc"
