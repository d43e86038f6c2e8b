// SPDX-License-Identifier: MIT
#include "panels/theme/theme.h"
#include "tests/app/desktop/window/fingers.h"
#include "tests/app/desktop/window/window_fixture.h"

#include <QDockWidget>
#include <QListView>
#include <QScrollArea>
#include <QScrollBar>
#include <QScroller>
#include <QSlider>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTextBrowser>

using namespace Qt::StringLiterals;

using namespace doublets;

/// Checks that lists and pages scroll by touch and react to taps.
class TestTouchPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { theme::apply(*qobject_cast<QApplication *>(qApp)); }
    void pushesAList();
    void pushesBesideARestingHand();
    void tapsARow();
    void pushesAPage();
    void pushesThePageUnderATable();
    void tapsALink();
    void tapsOnAPageThatScrolls();
};

void TestTouchPages::pushesAList()
{
    WindowFixture f(allRuleSets());
    for (int i = 0; i < 60; ++i) {
        f.step();
    }
    f.action("actionCourse").trigger();
    auto *list = f.find<QListView>("courseList");
    QScrollBar *bar = list->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 400);
    bar->setValue(bar->maximum());
    const int before = bar->value();
    drag(list->viewport(), list->viewport()->rect().center(), {0, 200});
    QTRY_VERIFY(bar->value() < before - 100);
    QVERIFY(!f.match.shown().isPast()); // no row was selected
    QVERIFY(!list->selectionModel()->hasSelection());
}

void TestTouchPages::pushesBesideARestingHand()
{
    WindowFixture f(allRuleSets());
    f.action("actionRules").trigger();
    auto *page = f.find<QTextBrowser>("rulesPage");
    QTRY_VERIFY(page->verticalScrollBar()->maximum() > 400);
    QWidget *at = page->viewport();
    auto fingers = touch(at);
    fingers.press(9, QPoint(10, 10), at).commit();
    fingers.stationary(9).press(1, QPoint(60, 300), at).commit();
    for (int i = 1; i <= 10; ++i) {
        fingers.stationary(9).move(1, QPoint(60, 300 - 20 * i), at).commit();
    }
    fingers.stationary(9).release(1, QPoint(60, 100), at).commit();
    QTRY_VERIFY(page->verticalScrollBar()->value() > 80);
    fingers.release(9, QPoint(10, 10), at).commit();
}

void TestTouchPages::tapsARow()
{
    WindowFixture f(allRuleSets());
    for (int i = 0; i < 60; ++i) {
        f.step();
    }
    f.action("actionCourse").trigger();
    auto *list = f.find<QListView>("courseList");
    QTRY_VERIFY(list->verticalScrollBar()->maximum() > 400);
    list->verticalScrollBar()->setValue(200);
    const QPoint where(30, list->viewport()->height() / 4);
    const int row = list->indexAt(where).row();
    tap(list->viewport(), where);
    QCOMPARE(f.match.shown().moment().row, row);
}

void TestTouchPages::pushesAPage()
{
    WindowFixture f(allRuleSets());
    f.action("actionRules").trigger();
    auto *page = f.find<QTextBrowser>("rulesPage");
    QTRY_VERIFY(page->verticalScrollBar()->maximum() > 400);
    drag(page->viewport(), page->viewport()->rect().center() + QPoint(0, 100), {0, -200});
    QTRY_VERIFY(page->verticalScrollBar()->value() > 100);
    QVERIFY(!page->textCursor().hasSelection());
    // The mouse still selects text.
    QTRY_VERIFY(QScroller::scroller(page->viewport())->state() == QScroller::Inactive);
    QTest::mousePress(page->viewport(), Qt::LeftButton, {}, {40, 60});
    QTest::mouseMove(page->viewport(), {160, 160});
    QTest::mouseRelease(page->viewport(), Qt::LeftButton, {}, {160, 160});
    QVERIFY(page->textCursor().hasSelection());
}

void TestTouchPages::pushesThePageUnderATable()
{
    WindowFixture f(allRuleSets());
    f.window->resize(700, 480);
    f.step();
    f.action("actionDicePanel").trigger();
    auto *table = f.find<QTableView>("diceTable");
    auto *page = f.find<QWidget>("diceDock")->findChildren<QScrollArea *>().constLast();
    QTRY_VERIFY(table->isVisible() && page->verticalScrollBar()->maximum() > 100);
    QCOMPARE(table->verticalScrollBar()->maximum(), 0);
    page->ensureWidgetVisible(table);
    const int before = page->verticalScrollBar()->value();
    drag(table->viewport(), {20, 10}, {0, before > 80 ? 80 : -80});
    QTRY_VERIFY(qAbs(page->verticalScrollBar()->value() - before) > 40);
}

void TestTouchPages::tapsALink()
{
    WindowFixture f(allRuleSets());
    for (int i = 0; i < 3; ++i) {
        f.step();
    }
    f.action("actionWhy").trigger();
    auto *page = f.find<QTextBrowser>("whyPage");
    QTRY_VERIFY(page->isVisible() && page->toPlainText().contains(u"▸"_s));
    QTextCursor sign = page->document()->find(u"▸"_s);
    sign.setPosition(sign.position());
    const QString before = page->toPlainText();
    tap(page->viewport(), page->cursorRect(sign).center());
    QTRY_VERIFY(page->toPlainText().contains(u"▾"_s));
    QVERIFY(page->toPlainText().size() > before.size());
}

void TestTouchPages::tapsOnAPageThatScrolls()
{
    WindowFixture f(allRuleSets());
    f.action("actionSettings").trigger();
    auto *dialog = f.find<QWidget>("settingsDialog");
    QTRY_VERIFY(dialog->isVisible());
    auto *pages = dialog->findChild<QTabWidget *>(u"settingsPages"_s);
    // Taps a tab and a check box, and drags a slider.
    tap(pages->tabBar(), pages->tabBar()->tabRect(1).center());
    QCOMPARE(pages->currentIndex(), 1);
    auto *numerals = dialog->findChild<QAbstractButton *>(u"numerals"_s);
    const bool before = f.settings.pointNumbers.value();
    tap(numerals, {8, numerals->height() / 2});
    QCOMPARE(f.settings.pointNumbers.value(), !before);
    pages->setCurrentIndex(2);
    QCoreApplication::processEvents(); // lays out the page
    auto *volume = dialog->findChild<QSlider *>();
    volume->setValue(volume->maximum());
    drag(volume, {volume->width() - 8, volume->height() / 2}, {-volume->width() / 2, 0});
    QVERIFY(volume->value() < volume->maximum() * 3 / 4);
    dialog->close();
}

QTEST_MAIN(TestTouchPages)
#include "tst_touch_pages.moc"
