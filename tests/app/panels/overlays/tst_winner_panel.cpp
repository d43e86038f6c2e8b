// SPDX-License-Identifier: MIT
#include "panels/overlays/result_panel.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestWinnerPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void staysWhileTheKeysOfThePlayAreStillPressed();
    void isLeftByEscape();

private:
    std::unique_ptr<QWidget> m_window;
    ResultPanel *m_panel = nullptr;
};

void TestWinnerPanel::init()
{
    m_window = std::make_unique<QWidget>();
    m_window->resize(640, 480);
    m_window->setFocusPolicy(Qt::StrongFocus);
    m_panel = new ResultPanel(m_window.get());
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_panel->showResult(u"Anne has won"_s, u"After 20 throws of the dice."_s);
}

void TestWinnerPanel::staysWhileTheKeysOfThePlayAreStillPressed()
{
    QSignalSpy rematch(m_panel, &ResultPanel::rematchRequested);
    const auto press = [this](Qt::Key key) { QTest::keyClick(m_window->focusWidget(), key); };
    for (int i = 0; i < 3; ++i) {
        press(Qt::Key_Space);
    }
    QVERIFY(m_panel->hasFocus());
    press(Qt::Key_Return);
    QCOMPARE(rematch.size(), 0);
    QVERIFY(m_panel->isVisible());
    QVERIFY(m_panel->findChild<QPushButton *>(u"winnerRematch"_s)->hasFocus());
    press(Qt::Key_Return);
    QCOMPARE(rematch.size(), 1);
}

void TestWinnerPanel::isLeftByEscape()
{
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Escape);
    QVERIFY(!m_panel->isVisible());
    QVERIFY(m_window->hasFocus());
}

QTEST_MAIN(TestWinnerPanel)
#include "tst_winner_panel.moc"
