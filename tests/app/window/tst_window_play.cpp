// SPDX-License-Identifier: MIT
#include "tests/app/window/window_fixture.h"

#include "app/text/caption.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

using namespace doublets;

class TestWindowPlay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void throwsBySpaceAndByButton();
    void aHeldKeyThrowsOnce();
    void saysWhatTheGameSays();
    void playsForcedNumbersOnOneKey();
    void letsTheTableMoveForcedMen();
    void undoesAndRedoesToBothEnds();
    void undoesForcedMenWithWhatForcedThem();
    void saysWhyAManMayNotBePlayed();
    void tellsTheEnd();
    void startsARematchFromTheEnd();
};

void TestWindowPlay::throwsBySpaceAndByButton()
{
    WindowFixture f(allRuleSets());
    QVERIFY(f.window->board().hasFocus());
    QTest::keyClick(&f.window->board(), Qt::Key_Space); // for the lead
    QCOMPARE(f.game().turns().size(), std::size_t(1));
    while (f.game().position().stage == Stage::Opening) {
        QTest::keyClick(&f.window->board(), Qt::Key_Space);
    }
    const std::size_t before = f.game().turns().size();
    QTest::mouseClick(f.find<QToolButton>("throwButton"), Qt::LeftButton);
    QCOMPARE(f.game().turns().size(), before + 1);
    QVERIFY(std::holds_alternative<Throw>(f.game().turns().back().action));
}

void TestWindowPlay::aHeldKeyThrowsOnce()
{
    WindowFixture f(allRuleSets());
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, u" "_qs, true);
    QCoreApplication::sendEvent(&f.window->board(), &held);
    QVERIFY(f.game().turns().empty());
}

void TestWindowPlay::saysWhatTheGameSays()
{
    WindowFixture f(allRuleSets());
    for (int i = 0; i < 30; ++i) {
        QCOMPARE(f.caption(), captionText(f.game(), f.session.playerNames()));
        QCOMPARE(f.find<CaptionLabel>("caption")->accessibleName(), f.caption());
        f.step();
    }
    QVERIFY(f.settings.whiteName.set(u"Zoe"_qs));
    QVERIFY(f.settings.blackName.set(u"Zeno"_qs));
    QVERIFY(f.caption().contains(u"Ze"_qs) || f.caption().contains(u"Zo"_qs));
}

void TestWindowPlay::playsForcedNumbersOnOneKey()
{
    WindowFixture f(allRuleSets());
    QAction &forced = f.action("actionPlayForced");
    int played = 0;
    while (!f.game().position().isOver()) {
        QCOMPARE(forced.isEnabled(), referee::isForced(f.game().rules(), f.game().position()));
        if (forced.isEnabled()) {
            const std::size_t before = f.game().turns().size();
            QTest::keyClick(&f.window->board(), Qt::Key_F);
            QVERIFY(f.game().turns().size() > before);
            QVERIFY(!referee::isForced(f.game().rules(), f.game().position()));
            ++played;
        } else {
            f.step();
        }
    }
    QVERIFY(played > 0);
}

void TestWindowPlay::letsTheTableMoveForcedMen()
{
    WindowFixture f(allRuleSets());
    QVERIFY(f.settings.forcedPlays.set(ForcedPlays::ByTable));
    for (int i = 0; i < 60 && !f.game().position().isOver(); ++i) {
        f.step();
        QTRY_VERIFY(!referee::isForced(f.game().rules(), f.game().position()));
    }
}

void TestWindowPlay::undoesAndRedoesToBothEnds()
{
    WindowFixture f(allRuleSets(), u"alfonso"_qs);
    f.finish();
    const Position end = f.game().position();
    const std::size_t turns = f.game().turns().size();
    QAction &undo = f.action("actionUndo");
    QAction &redo = f.action("actionRedo");
    QVERIFY(!redo.isEnabled());
    for (std::size_t i = 0; i < turns && undo.isEnabled(); ++i) {
        QTest::keyClick(&f.window->board(), Qt::Key_Z, Qt::ControlModifier);
    }
    QVERIFY(f.game().turns().empty());
    QVERIFY(f.game().position() == f.game().startPosition());
    QVERIFY(!f.find<QWidget>("winnerPanel")->isVisible());
    for (std::size_t i = 0; i < turns && redo.isEnabled(); ++i) {
        QTest::keyClick(&f.window->board(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    }
    QCOMPARE(f.game().turns().size(), turns);
    QVERIFY(f.game().position() == end);
    QVERIFY(f.find<QWidget>("winnerPanel")->isVisible());
}

void TestWindowPlay::undoesForcedMenWithWhatForcedThem()
{
    WindowFixture f(allRuleSets());
    QVERIFY(f.settings.forcedPlays.set(ForcedPlays::ByTable));
    // Until the table has moved a man.
    do {
        f.step();
        QCoreApplication::processEvents();
    } while (!std::holds_alternative<Play>(f.game().turns().back().action));
    f.action("actionUndo").trigger();
    QCoreApplication::processEvents();
    QVERIFY(!referee::isForced(f.game().rules(), f.game().position()));
    const std::size_t undone = f.game().undoneTurns().size();
    QVERIFY(undone > 1);
    f.action("actionRedo").trigger();
    QVERIFY(f.game().undoneTurns().empty());
}

void TestWindowPlay::saysWhyAManMayNotBePlayed()
{
    WindowFixture f(allRuleSets());
    auto *caption = f.find<CaptionLabel>("caption");
    const QString before = caption->accessibleName();
    Q_EMIT f.window->board().refused(Side::White, 1);
    QVERIFY(caption->accessibleName() != before);
    QCOMPARE(caption->text(), before); // a passing remark
    f.step();
    QCOMPARE(caption->accessibleName(), caption->text());
}

void TestWindowPlay::tellsTheEnd()
{
    WindowFixture f(allRuleSets());
    auto *panel = f.find<QWidget>("winnerPanel");
    QVERIFY(!panel->isVisible());
    f.finish();
    QVERIFY(panel->isVisible());
    const QString winner = f.session.playerNames().of(f.game().position().winner());
    QVERIFY(f.find<QLabel>("winnerTitle")->text().contains(winner));
    QVERIFY(f.find<QLabel>("tally")->isVisible());
    QVERIFY(f.find<QLabel>("tally")->text().contains(u'1'));
    QVERIFY(panel->hasFocus());
    // Nothing waits for it.
    QTest::keyClick(panel, Qt::Key_Escape);
    QVERIFY(!panel->isVisible());
    QVERIFY(f.window->board().hasFocus());
    f.action("actionUndo").trigger();
    QVERIFY(!panel->isVisible());
}

void TestWindowPlay::startsARematchFromTheEnd()
{
    WindowFixture f(allRuleSets(), u"holme"_qs);
    QVERIFY(!f.action("actionRematch").isEnabled());
    f.finish();
    const Game *before = &f.game();
    QTest::keyClick(f.find<QPushButton>("winnerRematch"), Qt::Key_Return);
    QVERIFY(&f.game() != before);
    QCOMPARE(f.game().ruleSet().id, u"holme"_qs);
    QVERIFY(f.game().turns().empty());
    QVERIFY(!f.find<QWidget>("winnerPanel")->isVisible());
    QVERIFY(f.window->board().hasFocus());
    QCOMPARE(f.window->board().game(), &f.game());
}

QTEST_MAIN(TestWindowPlay)
#include "tst_window_play.moc"
