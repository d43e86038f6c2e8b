// SPDX-License-Identifier: MIT
#include "match/first_steps/first_step_text.h"
#include "tests/app/match/first_steps/first_steps_fixture.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::test;

class TestFirstStepsShown : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isShown_data() { addRuleSets(); }
    void isShown();
};

/// A demonstration never asks the spectator to press anything.
void TestFirstStepsShown::isShown()
{
    QFETCH(const QString, ruleSet);
    QFETCH(const Rulings, rulings);
    FirstStepsFixture f(ruleSet, rulings);
    f.firstSteps.setDemonstration(true);
    f.firstSteps.begin();
    const auto isDone = [&f] { return f.firstSteps.state() == FirstStep::State::Done; };
    for (int i = 0; i < 100 && !(f.firstSteps.isLastStep() && isDone()); ++i) {
        QVERIFY(f.match.isLocked()); // the box does not react to presses
        if (!isDone()) {
            f.firstSteps.next();
        }
        f.clock.advance(LongPause);
    }
    f.firstSteps.end();
    QVERIFY(!f.firstSteps.isRunning());
    QVERIFY(!f.match.isLocked());
    QVERIFY(f.shownTexts.contains(u"White has won the opening throw."_s));
    const bool setsUp = rulings.value(u"further-stage"_s) == u"set-up-again";
    QVERIFY(f.shownTexts.contains(
        setsUp ? u"All White’s men are set up: White has won. That is the whole game."_s
               : u"No men left: White has won. That is the whole game."_s));
    static const QRegularExpression asked(
        u"\\b([Pp]ress|[Yy]our?s?|Throw)\\b(?! cannot| throw again)"_s);
    for (const QString &text : std::as_const(f.shownTexts)) {
        QVERIFY2(!text.isEmpty() && !text.contains(u'%'), qPrintable(text));
        QVERIFY2(text.split(u' ').size() <= MaxStepWords, qPrintable(text));
        const bool everybody = text.startsWith(u"What you"_s) || text.startsWith(u"What neither"_s);
        QVERIFY2(everybody || !text.contains(asked), qPrintable(text));
    }
}

QTEST_GUILESS_MAIN(TestFirstStepsShown)
#include "tst_first_steps_shown.moc"
