// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include "match/course/step_player.h"
#include "panels/theme/theme.h"

#include <QComboBox>
#include <QDockWidget>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace doublets;

/// Tests stepping through a game and writing notes in the panel beside the board.
class TestWindowSteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { theme::apply(*qobject_cast<QApplication *>(qApp)); }
    void stepsByButtons();
    void stepsByTheArrowKeysWhileLookingBack();
    void writesNotes();
};

void TestWindowSteps::stepsByButtons()
{
    WindowFixture f(allRuleSets());
    for (int i = 0; i < 20; ++i) {
        f.step();
    }
    f.action("actionCourse").trigger();
    const auto press = [&f](const char *name) {
        auto *button = f.find<QWidget>("courseDock")->findChild<QToolButton *>(QLatin1String(name));
        QVERIFY2(button->isEnabled(), name);
        QVERIFY2(!button->accessibleName().isEmpty() && !button->toolTip().isEmpty(), name);
        button->click();
    };
    press("stepBack");
    const Step back = f.match.shown().step();
    press("stepStart");
    QCOMPARE(f.match.shown().step(), (Step{}));
    press("stepForward");
    QCOMPARE(f.match.shown().step(), (Step{1, 0}));
    press("stepPlay");
    QVERIFY(f.match.stepPlayer().isPlaying());
    press("stepPlay");
    QVERIFY(!f.match.stepPlayer().isPlaying());
    while (f.match.shown().step() < back) {
        press("stepForward");
    }
    QVERIFY(f.match.shown().isPast());
    press("stepPresent");
    QVERIFY(!f.match.shown().isPast());
    QTest::keyClick(f.window.get(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(f.match.shown().step(), back);
    QTest::keyClick(f.window.get(), Qt::Key_Home, Qt::AltModifier);
    QCOMPARE(f.match.shown().step(), (Step{}));
    QTest::keyClick(f.window.get(), Qt::Key_F5);
    QVERIFY(f.match.stepPlayer().isPlaying());
    QTest::keyClick(f.window.get(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(f.settings.stepPace.value(), StepPace::Fast);
    QCOMPARE(f.find<QComboBox>("stepPace")->currentIndex(), 2);
}

void TestWindowSteps::stepsByTheArrowKeysWhileLookingBack()
{
    WindowFixture f(allRuleSets());
    for (int i = 0; i < 6; ++i) {
        f.step();
    }
    f.action("actionCourse").trigger();
    QWidget &board = f.window->board();
    QTest::keyClick(&board, Qt::Key_Left);
    QVERIFY(!f.match.shown().isPast()); // moves the focus on the board
    f.match.shown().stepToStart();
    for (QWidget *focused :
         std::initializer_list<QWidget *>{&board, f.find<QWidget>("courseList")}) {
        const auto actions = f.match.shown().moment().actions;
        QTest::keyClick(focused, Qt::Key_Right);
        QTest::keyClick(focused, Qt::Key_Right);
        QCOMPARE(f.match.shown().moment().actions, actions + 2);
        QTest::keyClick(focused, Qt::Key_Left);
        QCOMPARE(f.match.shown().moment().actions, actions + 1);
    }
}

void TestWindowSteps::writesNotes()
{
    WindowFixture f(allRuleSets());
    for (int i = 0; i < 6; ++i) {
        f.step();
    }
    f.action("actionCourse").trigger();
    auto *edit = f.find<QPlainTextEdit>("noteEdit");
    f.match.shown().stepToStart();
    edit->setFocus();
    QTest::keyClicks(edit, u"Who will win? "_s); // typed letters do not trigger shortcuts
    QCOMPARE(f.match.shown().note(), u"Who will win?"_s);
    QCOMPARE(edit->toPlainText(), u"Who will win? "_s);
    QTest::keyClick(edit, Qt::Key_Return);
    QTest::keyClicks(edit, u"We"_s);
    QCOMPARE(edit->toPlainText(), u"Who will win? \nWe"_s);
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(edit, Qt::Key_Backspace);
    }
    QVERIFY(f.match.shown().isPast());
    f.match.shown().stepForward();
    QCOMPARE(edit->toPlainText(), QString());
    f.match.shown().stepBack();
    QCOMPARE(edit->toPlainText(), u"Who will win?"_s);
    QSignalSpy remarks(&f.match, &Match::remarked);
    edit->setPlainText(QString(1000, u'a'));
    QCOMPARE(edit->toPlainText(), QString(500, u'a'));
    QCOMPARE(remarks.size(), 1);
    QTest::keyClick(edit, Qt::Key_Escape);
    QVERIFY(!edit->hasFocus());
    QVERIFY(f.match.shown().isPast());
}

QTEST_MAIN(TestWindowSteps)
#include "tst_window_steps.moc"
