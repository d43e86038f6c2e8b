// SPDX-License-Identifier: MIT
#include "text/guess_text.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace doublets;

/// Tests how a guess is compared with the answer, in figures and in a sentence.
class TestGuessText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsHowClose_data();
    void tellsHowClose();
    void sumsUp();
};

void TestGuessText::tellsHowClose_data()
{
    QTest::addColumn<Guess>("guess");
    QTest::addColumn<double>("truth");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const Guess &guess, double truth, const char *text) {
        QTest::newRow(name) << guess << truth << QString::fromUtf8(text);
    };
    row("too low", Guess::fromShare(0.6), 0.642,
        "Your guess: 60%. The answer is 64.2%: you were 4.2 percentage points too low. Close.");
    row("too high", Guess::fromShare(0.67), 0.642,
        "Your guess: 67%. The answer is 64.2%: you were 2.8 percentage points too high. Very "
        "close.");
    row("exact", Guess::fromShare(0.5), 0.5, "Your guess: 50%. Exactly right.");
    row("exact as far as it is shown", Guess::fromShare(0.5), 0.5004,
        "Your guess: 50%. Exactly right.");
    row("by hands", Guess::fromHands(12, 30), 0.55,
        "Your guess: 40% (12 of 30 hands). The answer is 55.0%: you were 15.0 percentage "
        "points too low. "
        "And the other player is ahead.");
    row("a third of the hands", Guess::fromHands(10, 30), 0.9,
        "Your guess: 33.3% (10 of 30 hands). The answer is 90.0%: you were 56.7 percentage "
        "points too low. "
        "Far off.");
    row("the wrong player ahead", Guess::fromShare(0.53), 0.453,
        "Your guess: 53%. The answer is 45.3%: you were 7.7 percentage points too high. And the "
        "other player is ahead.");
    row("the wrong player, but close", Guess::fromShare(0.51), 0.49,
        "Your guess: 51%. The answer is 49.0%: you were 2.0 percentage points too high. Very "
        "close.");
    row("never", Guess::fromShare(0), 0.0001, "Your guess: 0%. Exactly right.");
    row("a number", Guess::fromNumber(50), 62.4,
        "Your guess: 50. The answer is 62.4: you were 12.4 too low. Not far off.");
    row("a number close by", Guess::fromNumber(63.5), 62.4,
        "Your guess: 63.5. The answer is 62.4: you were 1.1 too high. Very close.");
    row("points", Guess::fromPercentagePoints(-5), 7.31,
        "Your guess: −5 percentage points. The answer is +7.3 percentage points: you were 12.3 "
        "percentage points too low. Not far "
        "off.");
    row("no points", Guess::fromPercentagePoints(0), -0.01,
        "Your guess: 0.0 percentage points. Exactly right.");
    row("nothing at all", Guess::fromNumber(2), 0,
        "Your guess: 2. The answer is 0: you were 2.0 too high. Far off.");
}

void TestGuessText::tellsHowClose()
{
    QFETCH(const Guess, guess);
    QFETCH(const double, truth);
    QFETCH(const QString, text);
    QCOMPARE(closenessText(guess, truth), text);
}

void TestGuessText::sumsUp()
{
    GuessTally tally;
    QCOMPARE(guessTallyText(tally), QString());
    tally.add(Guess::fromShare(0.6), 0.7);
    QCOMPARE(guessTallyText(tally), u"Guesses in this game: 1, off by 10.0 percentage points "
                                    u"on average."_s);
    tally.add(Guess::fromShare(0.75), 0.7); // errors in opposite directions do not cancel out
    QCOMPARE(tally.count, 2);
    QVERIFY(qFuzzyCompare(tally.meanDeviation(), 7.5));
    QCOMPARE(guessTallyText(tally), u"Guesses in this game: 2, off by 7.5 percentage points on "
                                    u"average."_s);
}

QTEST_GUILESS_MAIN(TestGuessText)
#include "tst_guess_text.moc"
