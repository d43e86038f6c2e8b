// SPDX-License-Identifier: MIT
#include "text/dice_text.h"

#include "text/computer_names.h"
#include "text/odds_text.h"
#include "text/throw_names.h"

#include "core/chance/band_probability.h"
#include "core/laboratory/sample_distribution.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr double UnusualBelow = 0.05; ///< probability with fair dice
constexpr double RareBelow = 0.01;

/// Formats a probability with two decimals or, if these would show less than 0.10, with two
/// significant digits. Returns "< 0.0001" if the probability is less than 0.0001.
QString probabilityText(double probability)
{
    const QLocale locale;
    if (probability >= 0.0995) {
        return locale.toString(probability, 'f', 2);
    }
    return probability >= 0.0001 ? locale.toString(probability, 'g', 2)
                                 : u"< "_s + locale.toString(0.0001, 'f', 4);
}

/// Returns the range that contains the number of doublets in at least 95% of cases with fair dice.
std::pair<std::uint64_t, std::uint64_t> usualDoublets(const PlayerDice &dice)
{
    if (dice.throws == 0) {
        return {0, 0};
    }
    const auto throws = static_cast<std::uint64_t>(dice.throws);
    return SampleDistribution(throws, dice.doubletsExpected / dice.throws).centralRange();
}

class DiceText
{
    Q_DECLARE_TR_FUNCTIONS(DiceText)

public:
    /// Returns a sentence about the player's numbers whose counts are above (`side` > 0) or below
    /// their bands. Returns an empty string if there are none.
    static QString outsideText(const RuleSet &ruleSet, const PlayerNames &names, Side player,
                               const FaceCounts &counts, int side)
    {
        std::vector<int> numbers;
        for (int face = 1; face <= FacesPerDie; ++face) {
            if (counts.compareWithBand(face) == side) {
                numbers.push_back(face);
            }
        }
        if (numbers.empty()) {
            return {};
        }
        const int count = static_cast<int>(numbers.size());
        //: %1 one or more numbers of the dice, %2 the player: "Ben threw sice and ace more …"
        return (side > 0 ? tr("%2 threw %1 more often than the band shows.", nullptr, count)
                         : tr("%2 threw %1 less often than the band shows.", nullptr, count))
            .arg(numberList(ruleSet, names.numberStyle, numbers), names.nameOf(player));
    }

    /// Returns a sentence about the frequency with which fair dice have as many counts outside
    /// their bands.
    static QString wonderText(const DiceTally &tally)
    {
        const int outside = tally.countsOutsideBand();
        if (outside == 0) {
            return tr("All numbers lie within their bands.");
        }
        const double probability =
            probabilityOfCountsOutsideBands(outside, {tally.player(Side::White).faces.diceCount(),
                                                      tally.player(Side::Black).faces.diceCount()});
        //: the twelve numbers in the table, six of each player; %1 a percentage: "39%"
        return tr("With this many fair dice, at least %n of the two players’ twelve numbers "
                  "fall(s) outside the bands in %1 of cases.",
                  nullptr, outside)
                   .arg(percentText(probability, 0)) +
               u' ' + verdict(probability);
    }

    static QString verdict(double probability)
    {
        if (probability >= UnusualBelow) {
            return tr("That many is not unusual. How far outside the bands the numbers lie is not "
                      "considered.");
        }
        return probability >= RareBelow ? tr("That is unusual, but proves nothing.")
                                        : tr("That is rare.");
    }

    static QString statistics(const FaceCounts &counts)
    {
        const FairnessTestResult even = testFairness(counts);
        const bool isExact = counts.diceCount() <= MaxDiceForExactTest;
        //: %1 chi-square, %2 its probability: "0.32"
        return (isExact
                    ? tr("All dice together: chi-square %1, 5 degrees of freedom, exact p = %2.")
                    //: %1 chi-square, %2 its probability: "0.32"
                    : tr("All dice together: chi-square %1, 5 degrees of freedom, p = %2."))
            .arg(QLocale().toString(even.chiSquare, 'f', 1), probabilityText(even.probability));
    }

    static QString meaning(int dice, double probability)
    {
        if (probability < RareBelow) {
            return tr("Fair dice come out this uneven, or more so, in less than 1% of cases – but "
                      "more often if you check after every throw. Throw these dice many more "
                      "times, then check once.");
        }
        const QString share = percentText(probability, 0);
        if (probability < UnusualBelow) {
            return tr("Fair dice come out this uneven, or more so, in %1 of cases. That is "
                      "unusual, but no proof.")
                .arg(share);
        }
        return (dice < MinDiceForConclusion
                    ? tr("Fair dice come out this uneven, or more so, in %1 of cases. With so few "
                         "throws, loaded dice could look the same.")
                    : tr("Fair dice come out this uneven, or more so, in %1 of cases. Nothing "
                         "suggests that these are loaded."))
            .arg(share);
    }

    static QString doublets(const PlayerDice &dice)
    {
        const QLocale locale;
        if (dice.throws == 0) {
            return tr("Doublets: no throws yet.");
        }
        const auto [low, high] = usualDoublets(dice);
        //: %1 doublets thrown, %2 the expected number, %3 and %4 whole numbers
        return tr("Doublets: %1 in %n throw(s). In this many throws, fair dice give %2 on average, "
                  "usually %3 to %4.",
                  nullptr, dice.throws)
            .arg(locale.toString(dice.doublets), locale.toString(dice.doubletsExpected, 'f', 1),
                 locale.toString(low), locale.toString(high));
    }

    static QString origin(DiceOrigin origin, const QString &seed)
    {
        switch (origin) {
        case DiceOrigin::System:
            return tr("thrown on the screen");
        case DiceOrigin::Seeded:
            return tr("thrown from the seed %1").arg(seed);
        case DiceOrigin::Entered:
            return tr("real dice, entered by hand");
        case DiceOrigin::Scripted:
            return tr("written down beforehand");
        }
        return {};
    }
};

} // namespace

QString unusualCountsText(const RuleSet &ruleSet, const PlayerNames &names, const DiceTally &tally)
{
    QStringList sentences;
    for (const Side player : BothSides) {
        for (const int side : {1, -1}) {
            sentences << DiceText::outsideText(ruleSet, names, player, tally.player(player).faces,
                                               side);
        }
    }
    sentences << DiceText::wonderText(tally);
    sentences.removeAll(QString());
    return withComputersInSentences(sentences.join(u' '));
}

QString evennessText(const FaceCounts &counts)
{
    return DiceText::meaning(counts.diceCount(), testFairness(counts).probability);
}

QString fairnessTestText(const FaceCounts &counts)
{
    return DiceText::statistics(counts);
}

QString doubletsText(const PlayerDice &dice)
{
    return DiceText::doublets(dice);
}

QString diceOriginText(DiceOrigin origin, const QString &seed)
{
    return DiceText::origin(origin, seed);
}

} // namespace doublets
