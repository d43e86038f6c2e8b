// SPDX-License-Identifier: MIT
#include "text/dice_text.h"

#include "text/throw_names.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

class DiceText
{
    Q_DECLARE_TR_FUNCTIONS(DiceText)

public:
    /// Returns a sentence about the player's numbers that lie above (`side` > 0) or below their
    /// bands. Returns an empty string if there are none.
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

    /// Determined by simulation with 4 to 400 fair dice, 4000 samples each: one or more numbers
    /// outside in 18 to 47 % of samples, two or more in 1 to 15 %, three or more in 0 to 3 %.
    static QString wonderText(int outside)
    {
        switch (outside) {
        case 0:
            return tr("All numbers are inside their bands.");
        case 1:
            return tr(
                "That is nothing unusual. With fair dice it happens about one time in three.");
        case 2:
            return tr("That is unusual, but no more. With fair dice it happens at most one time in "
                      "seven.");
        default:
            return tr("That is rare with fair dice: at most three times in a hundred.");
        }
    }

    static QString statistics(const FaceCounts &counts)
    {
        const FairnessTest even = testFairness(counts);
        //: %1 chi-square, %2 its probability: "0.32"
        return tr("All dice together: chi-square %1, 5 degrees of freedom, p = %2.")
            .arg(QLocale().toString(even.chiSquare, 'f', 1), probabilityText(even.probability));
    }

    static QString meaning(double probability)
    {
        if (probability >= 0.05) {
            return tr("Fair dice are this uneven about %1 times in 100. These look fair.")
                .arg(QLocale().toString(qRound(probability * 100)));
        }
        if (probability >= 0.01) {
            return tr("Fair dice are this uneven about %1 times in 100. Unusual, but no proof.")
                .arg(QLocale().toString(qRound(probability * 100)));
        }
        return tr("Fair dice are this uneven less than once in 100 times. Try other dice.");
    }

    static QString doublets(const PlayerDice &dice)
    {
        const QLocale locale;
        //: %1 doublets thrown, %2 expected, %3 their standard error
        return tr("Doublets: %1 in %n throw(s). Usual: %2, give or take %3.", nullptr, dice.throws)
            .arg(locale.toString(dice.doublets), locale.toString(dice.doubletsExpected, 'f', 1),
                 locale.toString(2 * std::sqrt(dice.doubletsVariance), 'f', 1));
    }

    static QString origin(DiceOrigin origin, const QString &seed)
    {
        switch (origin) {
        case DiceOrigin::System:
            return tr("thrown by the computer");
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
    sentences << DiceText::wonderText(tally.countsOutsideBand());
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QString evennessText(const FaceCounts &counts)
{
    return DiceText::meaning(testFairness(counts).probability);
}

QString statisticsText(const FaceCounts &counts)
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

QString probabilityText(double probability)
{
    const QLocale locale;
    if (probability >= 0.0995) {
        return locale.toString(probability, 'f', 2);
    }
    return probability >= 0.0001 ? locale.toString(probability, 'g', 2)
                                 : u"< "_s + locale.toString(0.0001, 'f', 4);
}

} // namespace doublets
