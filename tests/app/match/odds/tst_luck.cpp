// SPDX-License-Identifier: MIT
#include "match/odds/luck.h"

#include "tests/app/text/text_fixture.h"

#include <QTest>

using namespace doublets;

namespace {

using Changes = std::vector<std::optional<OddsChange>>;

/// A change of White's chance by the dice and by a choice.
std::optional<OddsChange> change(double luck, double choice)
{
    return OddsChange{{}, luck, choice};
}

} // namespace

class TestLuck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhyAPlayerWon_data();
    void tellsWhyAPlayerWon();
    void tellsNothingThatIsUnknown();
    void doubtsEstimates();
    void sumsTheLosses();
};

/// Each game begins at a chance of a half and ends at 1 for White.
void TestLuck::tellsWhyAPlayerWon_data()
{
    QTest::addColumn<Changes>("changes");
    QTest::addColumn<WinCause>("cause");
    QTest::newRow("against the dice")
        << Changes{change(-0.2, 0.4), change(0.1, 0.2)} << WinCause::AgainstDice;
    QTest::newRow("even dice") << Changes{change(-0.2, 0.5), change(0.21, -0.01)}
                               << WinCause::EvenDice;
    QTest::newRow("much worse choices")
        << Changes{change(0.4, -0.3), change(0.4, 0)} << WinCause::GreatLuck;
    QTest::newRow("almost lost") << Changes{change(-0.45, 0.02), change(0.92, 0.01)}
                                 << WinCause::LateLuck;
    QTest::newRow("perfect play") << Changes{change(0.2, -0.005), change(0.305, 0)}
                                  << WinCause::DiceAlone;
    QTest::newRow("two mistakes that cancel")
        << Changes{change(0.2, -0.2), change(0.3, 0.2)} << WinCause::KindDice;
    QTest::newRow("better choices")
        << Changes{change(0.1, 0.2), change(0.2, 0)} << WinCause::BetterChoices;
    QTest::newRow("kind dice") << Changes{change(0.2, 0.05), change(0.25, 0)} << WinCause::KindDice;
}

void TestLuck::tellsWhyAPlayerWon()
{
    QFETCH(const Changes, changes);
    QFETCH(const WinCause, cause);
    QCOMPARE(winCause(Side::White, changes, OddsMethod::Exact), cause);
    Changes mirrored;
    for (const auto &each : changes) {
        mirrored.push_back(change(-each->luck, -each->choice));
    }
    QCOMPARE(winCause(Side::Black, mirrored, OddsMethod::Exact), cause);
}

void TestLuck::tellsNothingThatIsUnknown()
{
    QVERIFY(!winCause(Side::White, {change(0.5, 0), std::nullopt}, OddsMethod::Exact));
}

void TestLuck::doubtsEstimates()
{
    const auto estimated = [](double luck) {
        return winCause(Side::White, {change(luck, 0.5 - luck)}, OddsMethod::RandomPlay);
    };
    QVERIFY(!estimated(0.1));
    QVERIFY(!estimated(-0.1));
    QCOMPARE(estimated(0.5), WinCause::KindDice);
    QCOMPARE(estimated(-0.5), WinCause::AgainstDice);
    QCOMPARE(estimated(0.9), WinCause::KindDice); // too uncertain for "very"
}

/// Totals are sums of the losses before rounding, so that they add up with the luck.
void TestLuck::sumsTheLosses()
{
    const auto play = [](Side side) {
        HistoryEntry entry;
        entry.action = Play{side, PlayKind::PlayDown, 1, 0, 1, false};
        return entry;
    };
    const auto made = [](double white, double choice) {
        return std::optional(OddsChange{{white, 1 - white, 0, 0}, 0, choice});
    };
    // White: 12.44% → 11.36%; Black, in two plays: 50.04% → 49.94% → 48.96%
    const std::vector<HistoryEntry> history{play(Side::White), play(Side::Black),
                                            play(Side::Black)};
    const Changes changes{made(0.1136, -0.0108), made(0.5006, 0.001), made(0.5104, 0.0098)};
    const RuleSet &set = test::ruleSet(u"cotton"_s);
    const auto sums =
        chanceContributions(set.defaultRules, Position(), history, changes, history.size());
    QVERIFY(sums);
    QVERIFY(qAbs(sums->choiceGainOf(Side::White) + 0.0108) < 1e-9);
    QVERIFY(qAbs(sums->choiceGainOf(Side::Black) + 0.0108) < 1e-9);
}

QTEST_GUILESS_MAIN(TestLuck)
#include "tst_luck.moc"
