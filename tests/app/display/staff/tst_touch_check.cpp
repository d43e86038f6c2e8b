// SPDX-License-Identifier: MIT
#include "display/staff/staff_access.h"
#include "display/staff/staff_page.h"
#include "display/staff/touch_check_page.h"
#include "tests/app/display/window/visited.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using namespace doublets;

namespace {

/// A display on which the staff have opened the touch check.
struct Checked : DisplayFixture
{
    Checked()
        : DisplayFixture(builtInGames())
    {
        open();
        window->staffAccess().page().open(false);
        tap(u"staffTouches"_s);
    }
};

} // namespace

class TestTouchCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsWhereTouchesLand();
    void isLeftWithoutTouches_data();
    void isLeftWithoutTouches();
};

void TestTouchCheck::showsWhereTouchesLand()
{
    Checked display;
    auto *check = display.find<TouchCheckPage>(u"staffTouchCheck"_s);
    const QWidget *page = display.find(u"staffPage"_s);
    QVERIFY(check->isVisible());
    QVERIFY(!page->isVisible());
    QVERIFY(check->hasFocus());
    const auto inWindow = [&](const QPointF &at) {
        return check->mapTo(display.window.get(), at.toPoint());
    };
    const std::vector<QPointF> targets = check->targets();
    QCOMPARE(targets.size(), 5U);
    for (std::size_t i = 0; i < targets.size(); ++i) {
        QVERIFY(QRectF(check->rect()).contains(targets[i]));
        display.tap(inWindow(targets[i]));
        QCOMPARE(check->marks().size(), i + 1);
        QCOMPARE(check->marks().back().target, static_cast<int>(i));
        QVERIFY(check->marks().back().distanceMm < 1);
    }
    const double off = 15 * display.pixelsPerMm();
    display.tap(inWindow(targets[4] + QPointF(off, 0)));
    QCOMPARE(check->marks().back().target, 4);
    QVERIFY(std::abs(check->marks().back().distanceMm - 15) < 1.5);
    QCOMPARE(check->accessibleDescription(), u"15 mm"_s);
    if (!DisplayFixture::screenshotFolder().isEmpty()) {
        check->grab().save(DisplayFixture::screenshotFolder() + u"/touch-check.png"_s);
    }
    for (int i = 0; i < 30; ++i) {
        display.tap(inWindow(targets[4]));
    }
    QCOMPARE(check->marks().size(), TouchCheckPage::MaxMarks);
    QVERIFY(display.window->staffAccess().isOpen());
}

void TestTouchCheck::isLeftWithoutTouches_data()
{
    QTest::addColumn<int>("key"); // 0: by timeout
    QTest::newRow("Esc") << int(Qt::Key_Escape);
    QTest::newRow("0 of a keypad") << int(Qt::Key_0);
    QTest::newRow("waiting") << 0;
}

void TestTouchCheck::isLeftWithoutTouches()
{
    QFETCH(const int, key);
    Checked display;
    const auto *check = display.find<TouchCheckPage>(u"staffTouchCheck"_s);
    const QWidget *page = display.find(u"staffPage"_s);
    display.pass(TouchCheckPage::IdleTimeout - 1s);
    display.tap(check->mapTo(display.window.get(), check->rect().center()));
    display.pass(TouchCheckPage::IdleTimeout - 1s);
    QVERIFY(check->isVisible());
    if (key == 0) {
        display.pass(1s);
    } else {
        QTest::keyClick(display.window->windowHandle(), static_cast<Qt::Key>(key));
    }
    QVERIFY(!check->isVisible());
    QVERIFY(page->isVisible());
    display.tap(u"staffTouches"_s);
    QVERIFY(check->marks().empty());
    display.window->staffAccess().close();
    QVERIFY(!check->isVisible());
}

QTEST_MAIN(TestTouchCheck)
#include "tst_touch_check.moc"
