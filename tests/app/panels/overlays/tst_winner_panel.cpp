// SPDX-License-Identifier: MIT
#include "panels/overlays/result_panel.h"

#include "tests/app/match/test_clock.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using namespace doublets;

class TestWinnerPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void staysWhileTheKeysOfThePlayAreStillPressed();
    void ignoresTheMouseAtFirst();
    void followsLetters();
    void followsArrowsByPlace();
    void isLeftByEscape();

private:
    TestClock m_clock;
    std::unique_ptr<QWidget> m_window;
    ResultPanel *m_panel = nullptr;
};

void TestWinnerPanel::init()
{
    m_window = std::make_unique<QWidget>();
    m_window->resize(640, 480);
    m_window->setFocusPolicy(Qt::StrongFocus);
    m_clock.stop();
    m_panel = new ResultPanel(m_window.get(), m_clock);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_panel->showResult(u"Anne wins"_s, u"Ben had 3 men left."_s, false);
    m_panel->focusFirstButton();
}

void TestWinnerPanel::staysWhileTheKeysOfThePlayAreStillPressed()
{
    QSignalSpy rematch(m_panel, &ResultPanel::rematchRequested);
    QVERIFY(m_panel->findChild<QPushButton *>(u"winnerRematch"_s)->hasFocus());
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Y}) {
        QTest::keyClick(m_window->focusWidget(), key);
    }
    QCOMPARE(rematch.size(), 0);
    QVERIFY(m_panel->isVisible());
    // Arrows still belong to the board, and lead to no other button.
    QSignalSpy compared(m_panel, &ResultPanel::comparisonRequested);
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Space, Qt::Key_Down, Qt::Key_Return}) {
        QTest::keyClick(m_window->focusWidget(), key);
    }
    QVERIFY(m_panel->findChild<QPushButton *>(u"winnerRematch"_s)->hasFocus());
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Tab);
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Space);
    QCOMPARE(compared.size(), 0);
    m_panel->findChild<QPushButton *>(u"winnerRematch"_s)->setFocus();
    // A user who keeps pressing keys may not have seen the panel yet.
    for (int i = 0; i < 3; ++i) {
        m_clock.advance(2400ms);
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Return);
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Y);
    }
    QCOMPARE(rematch.size(), 0);
    m_clock.advance(2500ms);
    QKeyEvent repeated(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, u"\r"_s, true);
    QCoreApplication::sendEvent(m_window->focusWidget(), &repeated);
    QCOMPARE(rematch.size(), 0);
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Return);
    QCOMPARE(rematch.size(), 1);
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Space);
    QCOMPARE(rematch.size(), 2);
}

/// The panel may appear under a pointer that is about to press a man.
void TestWinnerPanel::ignoresTheMouseAtFirst()
{
    QSignalSpy rematch(m_panel, &ResultPanel::rematchRequested);
    auto *button = m_panel->findChild<QPushButton *>(u"winnerRematch"_s);
    QTest::mouseClick(button, Qt::LeftButton);
    m_clock.advance(900ms);
    QTest::mousePress(button, Qt::LeftButton);
    m_clock.advance(200ms);
    QTest::mouseRelease(button, Qt::LeftButton); // of an early press
    QCOMPARE(rematch.size(), 0);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(rematch.size(), 1);
}

void TestWinnerPanel::followsLetters()
{
    m_clock.advance(2500ms);
    QSignalSpy rematch(m_panel, &ResultPanel::rematchRequested);
    QSignalSpy compared(m_panel, &ResultPanel::comparisonRequested);
    QSignalSpy other(m_panel, &ResultPanel::otherGameRequested);
    QSignalSpy review(m_panel, &ResultPanel::reviewRequested);
    const auto press = [this](Qt::Key key) { QTest::keyClick(m_window->focusWidget(), key); };
    press(Qt::Key_X);
    press(Qt::Key_Y);
    press(Qt::Key_D);
    press(Qt::Key_T);
    press(Qt::Key_B);
    QCOMPARE(rematch.size(), 1);
    QCOMPARE(compared.size(), 1);
    QCOMPARE(other.size(), 1);
    QCOMPARE(review.size(), 1);
    m_panel->showResult(u"Anne wins"_s, {}, true);
    m_panel->focusFirstButton();
    m_clock.advance(2500ms);
    press(Qt::Key_N); // the next game of the match
    QCOMPARE(rematch.size(), 2);
    QCOMPARE(m_window->findChild<QPushButton *>(u"winnerRematch"_s)->text(), u"&Next game"_s);
}

void TestWinnerPanel::followsArrowsByPlace()
{
    m_clock.advance(2500ms);
    const auto focused = [this] { return m_window->focusWidget()->objectName(); };
    const auto press = [this](Qt::Key key) { QTest::keyClick(m_window->focusWidget(), key); };
    const std::initializer_list<std::pair<Qt::Key, QString>> steps{
        {Qt::Key_Up, u"winnerRematch"_s},    {Qt::Key_Left, u"winnerRematch"_s},
        {Qt::Key_Down, u"winnerNew"_s},      {Qt::Key_Down, u"winnerNew"_s},
        {Qt::Key_Left, u"winnerNew"_s},      {Qt::Key_Up, u"winnerRematch"_s},
        {Qt::Key_Right, u"winnerCompare"_s}, {Qt::Key_Right, u"winnerCompare"_s},
        {Qt::Key_Down, u"winnerReview"_s},   {Qt::Key_Down, u"winnerReview"_s},
        {Qt::Key_Right, u"winnerReview"_s},  {Qt::Key_Left, u"winnerNew"_s},
    };
    for (const auto &[key, button] : steps) {
        press(key);
        QCOMPARE(focused(), button);
    }
}

void TestWinnerPanel::isLeftByEscape()
{
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Escape);
    QVERIFY(!m_panel->isVisible());
    QVERIFY(m_window->hasFocus());
}

QTEST_MAIN(TestWinnerPanel)
#include "tst_winner_panel.moc"
