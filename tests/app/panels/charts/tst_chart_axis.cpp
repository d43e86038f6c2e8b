// SPDX-License-Identifier: MIT
#include "panels/charts/chart.h"
#include "panels/charts/chart_axis.h"

#include <QFont>
#include <QRectF>
#include <QTest>

#include <optional>

using namespace doublets;

namespace {

/// A chart whose categories are slots of equal width. Counts the calls to categoryRect().
class SlotChart final : public Chart
{
public:
    explicit SlotChart(int count)
        : m_count(count)
    {
    }

    [[nodiscard]] QString title() const override { return {}; }
    [[nodiscard]] QString summary() const override { return {}; }
    [[nodiscard]] int categoryCount() const override { return m_count; }
    [[nodiscard]] QString categoryText(int) const override { return {}; }
    [[nodiscard]] QRectF categoryRect(const QRectF &plot, int category) const override
    {
        ++calls;
        const ChartAxis axis(Qt::Horizontal, plot, 0, m_count);
        return axis.span(category, category + 1);
    }

    mutable int calls = 0;

protected:
    void paintPlot(QPainter &, const QRectF &, const ChartStyle &) const override {}

private:
    int m_count;
};

} // namespace

/// Tests the positions and steps of an axis.
class TestChartAxis : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesRoundSteps_data();
    void takesRoundSteps();
    void countsFromEndToEnd_data();
    void countsFromEndToEnd();
    void mapsValuesToPositions();
    void mapsPowersEvenly();
    void startsOnTheRight();
    void findsCategories();
    void findsOneOfManyCategoriesQuickly();
};

void TestChartAxis::takesRoundSteps_data()
{
    QTest::addColumn<double>("range");
    QTest::addColumn<int>("most");
    QTest::addColumn<double>("step");
    QTest::newRow("tenths") << 0.3 << 4 << 0.1;
    QTest::newRow("fiftieths") << 0.04 << 4 << 0.01;
    QTest::newRow("twos") << 9.0 << 8 << 2.0;
    QTest::newRow("fives") << 30.0 << 8 << 5.0;
}

void TestChartAxis::takesRoundSteps()
{
    QFETCH(const double, range);
    QFETCH(const int, most);
    QTEST(ChartAxis::roundStep(range, most), "step");
}

void TestChartAxis::countsFromEndToEnd_data()
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

void TestChartAxis::countsFromEndToEnd()
{
    QFETCH(const double, step);
    QFETCH(const double, low);
    QFETCH(const double, high);
    QFETCH(const QList<double>, multiples);
    const ChartAxis axis(Qt::Vertical, {0, 0, 100, 100}, low, high);
    const std::vector<double> found = axis.multiplesOf(step);
    QCOMPARE(static_cast<qsizetype>(found.size()), multiples.size());
    for (qsizetype i = 0; i < multiples.size(); ++i) {
        QCOMPARE(found[static_cast<std::size_t>(i)], multiples[i]);
    }
}

void TestChartAxis::mapsValuesToPositions()
{
    const QRectF plot(10, 20, 200, 100);
    const ChartAxis x(Qt::Horizontal, plot, -1, 3);
    QCOMPARE(x.position(-1), 10.0);
    QCOMPARE(x.position(0), 60.0);
    QCOMPARE(x.valueAt(60), 0.0);
    QCOMPARE(x.span(0, 1), QRectF(60, 20, 50, 100));
    const ChartAxis y(Qt::Vertical, plot, 0, 0.5);
    QCOMPARE(y.position(0), 120.0);
    QCOMPARE(y.position(0.5), 20.0);
    QCOMPARE(y.valueAt(70), 0.25);
    QCOMPARE(y.span(0.25, 0.5), QRectF(10, 20, 200, 50));
}

void TestChartAxis::mapsPowersEvenly()
{
    const ChartAxis games(Qt::Horizontal, {0, 0, 400, 100}, 1, 10'000,
                          ChartAxis::Scale::Logarithmic);
    QCOMPARE(games.position(1), 0.0);
    QCOMPARE(games.position(100), 200.0);
    const auto powers = [&](qreal labelWidth) {
        const std::vector<double> found = games.powersOfTen(labelWidth);
        return QList<double>(found.begin(), found.end());
    };
    QCOMPARE(powers(90), (QList<double>{10'000, 1'000, 100, 10, 1}));
    QCOMPARE(powers(110), (QList<double>{10'000, 100, 1}));
    QCOMPARE(powers(210), (QList<double>{10'000, 10}));
}

void TestChartAxis::startsOnTheRight()
{
    ChartAxis faces(Qt::Horizontal, {10, 0, 60, 100}, 1, 7);
    faces.setLayoutDirection(Qt::RightToLeft);
    QCOMPARE(faces.position(1), 70.0);
    QCOMPARE(faces.valueAt(60), 2.0);
    QCOMPARE(faces.span(1, 2), QRectF(60, 0, 10, 100));
}

void TestChartAxis::findsCategories()
{
    const QRectF rect(0, 0, 1000, 300);
    const QFont font;
    QVERIFY(!SlotChart(0).categoryAt(rect, font, 500));
    const SlotChart chart(4);
    QCOMPARE(chart.categoryAt(rect, font, -10), std::optional(0));
    QCOMPARE(chart.categoryAt(rect, font, 2000), std::optional(3));
    int last = 0;
    for (int x = 0; x <= 1000; ++x) {
        const int category = chart.categoryAt(rect, font, x).value();
        QVERIFY(category == last || category == last + 1);
        last = category;
    }
    QCOMPARE(last, 3);
}

/// Charts of thousands of games compute their figures again for each rectangle.
void TestChartAxis::findsOneOfManyCategoriesQuickly()
{
    const SlotChart chart(5000);
    QVERIFY(chart.categoryAt(QRectF(0, 0, 1000, 300), QFont(), 500).has_value());
    QVERIFY2(chart.calls < 30, qPrintable(QString::number(chart.calls)));
}

QTEST_MAIN(TestChartAxis)
#include "tst_chart_axis.moc"
