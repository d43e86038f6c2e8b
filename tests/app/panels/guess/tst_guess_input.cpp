// SPDX-License-Identifier: MIT
#include "panels/guess/guess_input.h"

#include "panels/speech/announcer.h"

#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <QToolTip>

#include <memory>

using namespace Qt::StringLiterals;
using namespace doublets;

/// Tests guessing with the slider, the keyboard, counted hands and numbers.
class TestGuessInput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void guessesByKeys();
    void guessesByButtons();
    void textsOfButtonsAreWhole();
    void countsHands();
    void asksForTheVote();
    void saysWhatIsTooMuch_data();
    void saysWhatIsTooMuch();
    void guessesNumbers();
    void waitsForTheAnswer();
    void saysNothingWhileCovered();

private:
    template<typename T> [[nodiscard]] T &part(const char *name) const
    {
        return *m_input->findChild<T *>(QString::fromLatin1(name));
    }
    void press(const char *name) const { QTest::mouseClick(&part<QWidget>(name), Qt::LeftButton); }

    std::unique_ptr<QWidget> m_window;
    GuessInput *m_input = nullptr;
    std::unique_ptr<QSignalSpy> m_guessed;
};

void TestGuessInput::init()
{
    m_window = std::make_unique<QWidget>();
    m_input = new GuessInput(m_window.get());
    m_input->resize(400, 300);
    m_input->setQuestion({u"How likely is it that Anne wins?"_s});
    m_window->resize(400, 300);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_guessed = std::make_unique<QSignalSpy>(m_input, &GuessInput::guessConfirmed);
}

void TestGuessInput::guessesByKeys()
{
    auto &slider = part<QSlider>("guessSlider");
    slider.setFocus();
    QTest::keyClick(&slider, Qt::Key_PageUp);
    QTest::keyClick(&slider, Qt::Key_Right);
    QCOMPARE(m_input->guess(), Guess::fromShare(0.56));
    auto &figure = part<QSpinBox>("guessFigure");
    figure.setFocus();
    figure.selectAll();
    QTest::keyClicks(&figure, u"70"_s);
    QCOMPARE(slider.value(), 70);
    QTest::keyClick(&figure, Qt::Key_Return);
    QCOMPARE(m_guessed->size(), 1);
    QCOMPARE(m_guessed->at(0).at(0).value<Guess>(), Guess::fromShare(0.7));
    QVERIFY(m_input->isCovered()); // the caller uncovers the answer
}

void TestGuessInput::guessesByButtons()
{
    press("guessFigureMore");
    press("guessFigureLess");
    press("guessFigureLess");
    QCOMPARE(m_input->guess(), Guess::fromShare(0.49));
    press("guessUncover");
    QCOMPARE(m_guessed->size(), 1);
    m_input->uncover(0.642);
    QVERIFY(!part<QSlider>("guessSlider").isVisible());
    QVERIFY(part<QLabel>("guessAnswer").text().contains(u"15.2 percentage points too low"_s));
    m_input->setQuestion({u"And now?"_s}); // covered again and reset
    QVERIFY(m_input->isCovered());
    QCOMPARE(m_input->guess(), Guess::fromShare(0.5));
}

/// Buttons side by side are equally wide, as the longer text requires.
void TestGuessInput::textsOfButtonsAreWhole()
{
    const auto &percent = part<QToolButton>("guessPercent");
    const auto &counted = part<QToolButton>("guessCounted");
    const int widest = 3 * counted.sizeHint().width();
    for (int width = counted.sizeHint().width(); width < widest; width += 2) {
        m_input->resize(width, 300);
        m_input->layout()->activate();
        QVERIFY2(counted.width() >= counted.sizeHint().width(), qPrintable(QString::number(width)));
        QVERIFY2(percent.width() >= percent.sizeHint().width(), qPrintable(QString::number(width)));
    }
    QVERIFY(counted.y() == percent.y());
}

void TestGuessInput::countsHands()
{
    press("guessCounted");
    auto &hands = part<QSpinBox>("guessHands");
    auto &all = part<QSpinBox>("guessOfHands");
    QVERIFY(hands.isVisible());
    all.setValue(24);
    hands.setValue(30); // more than the whole class
    QCOMPARE(hands.value(), 24);
    hands.setValue(6);
    QCOMPARE(m_input->guess(), Guess::fromHands(6, 24));
    all.setValue(5); // fewer than the hands raised
    QCOMPARE(m_input->guess(), Guess::fromHands(5, 5));
    all.setValue(24);
    m_input->uncover(0.3);
    m_input->setQuestion({u"And now?"_s}); // the size of the class is kept
    QCOMPARE(m_input->guess(), Guess::fromHands(0, 24));
}

/// There is no vote until the number of hands, which may be 0, has been entered.
void TestGuessInput::asksForTheVote()
{
    press("guessCounted");
    auto &hands = part<QSpinBox>("guessHands");
    QCOMPARE(hands.text(), u"–"_s);
    QCOMPARE(part<QLabel>("guessAnswer").text(), u"Enter how many hands are up."_s);
    QVERIFY(!part<QPushButton>("guessUncover").isEnabled());
    QTest::keyClick(&hands, Qt::Key_Return);
    QCOMPARE(m_guessed->size(), 0);
    hands.setFocus();
    hands.selectAll();
    QTest::keyClicks(&hands, u"0"_s);
    QCOMPARE(part<QLabel>("guessAnswer").text(), u"0% (0 of 30 hands)"_s);
    press("guessUncover");
    QCOMPARE(m_guessed->size(), 1);
    press("guessPercent"); // a slider always has a value
    QVERIFY(part<QPushButton>("guessUncover").isEnabled());
}

void TestGuessInput::saysWhatIsTooMuch_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("told");
    QTest::newRow("percent") << u"guessFigure"_s << u"150"_s << u"100%"_s << u"At most 100"_s;
    QTest::newRow("hands") << u"guessHands"_s << u"150"_s << u"30"_s << u"At most 30"_s;
    QTest::newRow("all hands") << u"guessOfHands"_s << u"1500"_s << u"999"_s << u"At most 999"_s;
    QTest::newRow("points") << u"guessNumber"_s << u"150"_s << u"100"_s << u"At most 100"_s;
    QTest::newRow("negative") << u"guessNumber"_s << u"-150"_s << u"-100"_s << u"At least -100"_s;
}

/// A number beyond the limit is not cut to its first digits.
void TestGuessInput::saysWhatIsTooMuch()
{
    QFETCH(const QString, field);
    QFETCH(const QString, typed);
    QFETCH(const QString, shown);
    QFETCH(const QString, told);
    if (field == u"guessNumber") {
        m_input->setQuestion({u"By how much?"_s, Guess::Kind::PercentagePoints, -100, 100, 0});
    } else if (field != u"guessFigure") {
        press("guessCounted");
    }
    auto *announcer = new Announcer(m_window.get());
    auto *box = m_input->findChild<QAbstractSpinBox *>(field);
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, typed);
    QCOMPARE(box->text(), shown);
    QCOMPARE(QToolTip::text(), told);
    QTRY_COMPARE(announcer->lastMessage(), told);
}

void TestGuessInput::guessesNumbers()
{
    m_input->setQuestion({u"How many throws?"_s, Guess::Kind::Number, 10, 200, 0});
    QVERIFY(part<QDoubleSpinBox>("guessNumber").isVisible());
    QVERIFY(!part<QToolButton>("guessPercent").isVisible());
    press("guessNumberMore");
    QCOMPARE(m_input->guess(), Guess::fromNumber(11));
    m_input->uncover(62.4);
    QVERIFY(m_input->resultText().contains(u"51.4 too low"_s));
}

void TestGuessInput::waitsForTheAnswer()
{
    m_input->setBlockedReason(u"Computing…"_s);
    press("guessUncover");
    QTest::keyClick(&part<QSpinBox>("guessFigure"), Qt::Key_Return);
    QCOMPARE(m_guessed->size(), 0);
    QCOMPARE(part<QLabel>("guessAnswer").text(), u"Computing…"_s);
    m_input->setBlockedReason({});
    press("guessUncover");
    QCOMPARE(m_guessed->size(), 1);
}

void TestGuessInput::saysNothingWhileCovered()
{
    auto *announcer = new Announcer(m_window.get());
    const QSignalSpy said(announcer, &Announcer::messageAnnounced);
    m_input->uncover(0.642);
    QTRY_VERIFY(announcer->lastMessage().contains(u"64.2"_s));
    QCOMPARE(said.size(), 1);
    m_input->setQuestion({u"And now?"_s});
    for (const QWidget *each : m_input->findChildren<QWidget *>()) {
        QVERIFY(!each->accessibleName().contains(u"64.2"_s));
        if (const auto *label = qobject_cast<const QLabel *>(each)) {
            QVERIFY(!label->text().contains(u"64.2"_s));
        }
    }
}

QTEST_MAIN(TestGuessInput)
#include "tst_guess_input.moc"
