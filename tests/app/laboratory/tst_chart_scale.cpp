// SPDX-License-Identifier: MIT
#include "laboratory/charts/chart.h"

#include <QTest>

using namespace doublets;

/// Tests the grid lines of a chart and their labels.
class TestChartScale : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesRoundSteps_data();
    void takesRoundSteps();
    void countsFromEndToEnd_data();
    void countsFromEndToEnd();
};

void TestChartScale::takesRoundSteps_data()
{
    QTest::addColumn<double>("range");
    QTest::addColumn<int>("most");
    QTest::addColumn<double>("step");
    QTest::newRow("tenths") << 0.3 << 4 << 0.1;
    QTest::newRow("fiftieths") << 0.04 << 4 << 0.01;
    QTest::newRow("twos") << 9.0 << 8 << 2.0;
    QTest::newRow("fives") << 30.0 << 8 << 5.0;
}

void TestChartScale::takesRoundSteps()
{
    QFETCH(const double, range);
    QFETCH(const int, most);
    QTEST(niceStep(range, most), "step");
}

void TestChartScale::countsFromEndToEnd_data()
{
    QTest::addColumn<double>("step");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<QList<double>>("multiples");
    QTest::newRow("both ends") << 0.1 << 0.0 << 0.3 << QList<double>{0, 0.1, 0.2, 0.3};
    QTest::newRow("between them") << 0.02 << 0.45 << 0.51 << QList<double>{0.46, 0.48, 0.5};
    QTest::newRow("where rounding makes one larger")
        << 0.1 << 0.7 << 0.1 * 8 << QList<double>{0.7, 0.8};
    QTest::newRow("none") << 0.5 << 0.6 << 0.9 << QList<double>{};
}

void TestChartScale::countsFromEndToEnd()
{
    QFETCH(const double, step);
    QFETCH(const double, low);
    QFETCH(const double, high);
    QFETCH(const QList<double>, multiples);
    const std::vector<double> found = multiplesOf(step, low, high);
    QCOMPARE(static_cast<qsizetype>(found.size()), multiples.size());
    for (qsizetype i = 0; i < multiples.size(); ++i) {
        QCOMPARE(found[static_cast<std::size_t>(i)], multiples[i]);
    }
}

QTEST_GUILESS_MAIN(TestChartScale)
#include "tst_chart_scale.moc"
