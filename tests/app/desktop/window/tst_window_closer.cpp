// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include <QAction>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestWindowCloser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsWhatTheBoardShows();
    void isKept();
    void saysWhyItIsNotAvailable();
    void makesWayForFirstSteps();
};

void TestWindowCloser::showsWhatTheBoardShows()
{
    WindowFixture f(allRuleSets());
    QAction &closer = f.action("actionCloser");
    QCOMPARE(f.settings.closerView.value(), CloserView::Automatic);
    QVERIFY(closer.isEnabled() && closer.isCheckable());
    f.window->resize(1024, 768);
    QVERIFY(f.window->board().isCloserViewShown());
    QVERIFY(closer.isChecked());
    f.window->resize(1280, 1000);
    QTRY_VERIFY(!f.window->board().isCloserViewShown());
    QVERIFY(!closer.isChecked());
    QTest::keyClick(f.window.get(), Qt::Key_J, Qt::ControlModifier);
    QVERIFY(f.window->board().isCloserViewShown());
    QVERIFY(closer.isChecked());
    f.window->resize(1024, 768);
    QTest::keyClick(f.window.get(), Qt::Key_J, Qt::ControlModifier);
    QVERIFY(!f.window->board().isCloserViewShown());
    QVERIFY(!closer.isChecked());
}

void TestWindowCloser::isKept()
{
    WindowFixture f(allRuleSets());
    f.action("actionCloser").trigger();
    QCOMPARE(f.settings.closerView.value(), CloserView::Off);
    f.settings.write();
    const Settings again(f.folder.filePath(u"doublets.ini"_s), allRuleSets());
    QVERIFY(again.readErrors().empty());
    QCOMPARE(again.closerView.value(), CloserView::Off);
}

void TestWindowCloser::saysWhyItIsNotAvailable()
{
    WindowFixture f(allRuleSets(), u"alfonso-race"_s);
    QAction &closer = f.action("actionCloser");
    QVERIFY(!closer.isEnabled() && !closer.isChecked());
    QVERIFY2(closer.toolTip().contains(u"both halves"), qPrintable(closer.toolTip()));
    f.session.newGame({u"cotton"_s, {}, DiceOrigin::Seeded, u"1"_s});
    QVERIFY(closer.isEnabled());
    QVERIFY2(!closer.toolTip().contains(u"both halves"), qPrintable(closer.toolTip()));
    f.session.newGame({u"fiske"_s, {}, DiceOrigin::Seeded, u"1"_s});
    QVERIFY(!closer.isEnabled());
    QVERIFY2(closer.statusTip().contains(u"both halves"), qPrintable(closer.statusTip()));
}

void TestWindowCloser::makesWayForFirstSteps()
{
    const WindowFixture f(allRuleSets());
    QVERIFY(f.window->board().isCloserViewShown());
    f.action("actionFirstSteps").trigger();
    QVERIFY(!f.window->board().isCloserViewShown());
    QTest::keyClick(f.window.get(), Qt::Key_Escape);
    QVERIFY(f.window->board().isCloserViewShown());
    QCOMPARE(f.settings.closerView.value(), CloserView::Automatic);
}

QTEST_MAIN(TestWindowCloser)
#include "tst_window_closer.moc"
