// SPDX-License-Identifier: MIT
#include "laboratory/charts/difference_text.h"

#include "laboratory/charts/laboratory_text.h"
#include "text/odds_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

class DifferenceText
{
    Q_DECLARE_TR_FUNCTIONS(DifferenceText)

public:
    static QString shares(const QString &more, const QString &low, const QString &high)
    {
        //: %1 percentage points, %2 and %3 the ends of their 95% band: "1.2", "0.9", "1.5"
        return tr("A − B: %1 percentage points. 95% band: %2 to %3.").arg(more, low, high);
    }
    static QString lengths(const QString &more, const QString &low, const QString &high)
    {
        //: %1 the difference in the mean number of throws, %2 and %3 the ends of its 95% band
        return tr("A − B: %1 throws per game. 95% band: %2 to %3.").arg(more, low, high);
    }
    static QString lengthsWithoutBand(const QString &more)
    {
        //: %1 the difference in the mean number of throws
        return tr("A − B: %1 throws per game, from too few games for a 95% band.").arg(more);
    }
    static QString winsClearSoFar(bool first)
    {
        return first ? tr("So far, the first thrower wins more often in A than in B. Wait for the "
                          "end: along the way, chance alone often produces such a difference.")
                     : tr("So far, the first thrower wins more often in B than in A. Wait for the "
                          "end: along the way, chance alone often produces such a difference.");
    }
    static QString winsClear(bool first)
    {
        return first ? tr("The first thrower wins more often in A than in B. Chance alone would "
                          "rarely produce such a difference.")
                     : tr("The first thrower wins more often in B than in A. Chance alone would "
                          "rarely produce such a difference.");
    }
    static QString whiteWinsClearSoFar(bool first)
    {
        return first ? tr("So far, White wins more often in A than in B. Wait for the end: along "
                          "the way, chance alone often produces such a difference.")
                     : tr("So far, White wins more often in B than in A. Wait for the end: along "
                          "the way, chance alone often produces such a difference.");
    }
    static QString whiteWinsClear(bool first)
    {
        return first ? tr("White wins more often in A than in B. Chance alone would rarely produce "
                          "such a difference.")
                     : tr("White wins more often in B than in A. Chance alone would rarely produce "
                          "such a difference.");
    }
    static QString whiteWinsUnclear()
    {
        return tr("No clear difference in White’s wins: chance alone can produce one like this. "
                  "More games may show one.");
    }
    static QString winsUnclear()
    {
        return tr("No clear difference in the first thrower’s wins: chance alone can produce one "
                  "like this. More games may show one.");
    }
    static QString lengthsClearSoFar(bool first)
    {
        return first ? tr("So far, games are longer in A than in B. Wait for the end: along the "
                          "way, chance alone often produces such a difference.")
                     : tr("So far, games are longer in B than in A. Wait for the end: along the "
                          "way, chance alone often produces such a difference.");
    }
    static QString lengthsClear(bool first)
    {
        return first ? tr("On average, games are longer in A than in B. Chance alone would rarely "
                          "produce such a difference.")
                     : tr("On average, games are longer in B than in A. Chance alone would rarely "
                          "produce such a difference.");
    }
    static QString lengthsUnclear()
    {
        return tr("No clear difference in the length of games: chance alone can produce one like "
                  "this. More games may show one.");
    }
    static QString sameGames()
    {
        return tr("A and B are the same experiment with the same dice: they play the same games.");
    }
    static QString sameExperiment()
    {
        return tr("A and B are the same experiment with different dice: any difference is due to "
                  "chance.");
    }
    static QString sameExactShares()
    {
        return tr("The exact shares are the same: any difference in wins is due to chance.");
    }
    static QString sameExactLengths()
    {
        return tr("The exact mean lengths are the same: any difference in length is due to "
                  "chance.");
    }
    static QString paired() { return tr("Compared game by game, with the same seeds."); }
};

/// The relation between two experiments.
struct Relation
{
    bool isSameExperiment = false; ///< with different dice
    bool isComplete = false;       ///< whether all games have been played
};

QString signedPoints(double share, int decimals)
{
    return signedNumberText(100 * share, decimals);
}

/// Returns whether two exact values are known, and equal except for rounding errors.
bool areSame(const std::optional<double> &a, const std::optional<double> &b)
{
    constexpr double Rounding = 1e-9; // relative
    return a && b && std::abs(*a - *b) <= Rounding * std::max(std::abs(*a), std::abs(*b));
}

QString winsVerdict(const ChartData &data, const Difference &apart, const Relation &relation)
{
    if (relation.isSameExperiment) {
        return DifferenceText::sameExperiment();
    }
    if (areSame(data.rows[0].shownExactShare(), data.rows[1].shownExactShare())) {
        return DifferenceText::sameExactShares();
    }
    const bool first = apart.value > 0;
    if (data.rows[0].showsWhite) {
        return !apart.isSignificant() ? DifferenceText::whiteWinsUnclear()
               : relation.isComplete  ? DifferenceText::whiteWinsClear(first)
                                      : DifferenceText::whiteWinsClearSoFar(first);
    }
    return !apart.isSignificant() ? DifferenceText::winsUnclear()
           : relation.isComplete  ? DifferenceText::winsClear(first)
                                  : DifferenceText::winsClearSoFar(first);
}

/// Returns an empty string if the experiments are the same, which winsVerdict() states, or if there
/// are too few games.
QString lengthVerdict(const ChartData &data, const MeanDifference &apart, const Relation &relation)
{
    if (relation.isSameExperiment) {
        return {};
    }
    if (areSame(data.rows[0].exactThrows, data.rows[1].exactThrows)) {
        return DifferenceText::sameExactLengths();
    }
    if (!apart.interval) {
        return {};
    }
    if (!apart.isSignificant()) {
        return DifferenceText::lengthsUnclear();
    }
    return relation.isComplete ? DifferenceText::lengthsClear(apart.value > 0)
                               : DifferenceText::lengthsClearSoFar(apart.value > 0);
}

QString shareFigures(const Difference &apart)
{
    const int decimals = decimalsFor(apart.interval);
    return DifferenceText::shares(signedPoints(apart.value, decimals),
                                  signedPoints(apart.interval.low, decimals),
                                  signedPoints(apart.interval.high, decimals));
}

QString lengthFigures(const MeanDifference &apart)
{
    constexpr int MeanDecimals = 2; // as in the chart of the lengths
    if (!apart.interval) {
        return DifferenceText::lengthsWithoutBand(signedNumberText(apart.value, MeanDecimals));
    }
    const int decimals = apart.interval->high - apart.interval->low > 0.1 ? MeanDecimals : 3;
    return DifferenceText::lengths(signedNumberText(apart.value, decimals),
                                   signedNumberText(apart.interval->low, decimals),
                                   signedNumberText(apart.interval->high, decimals));
}

QString joined(QStringList sentences)
{
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

} // namespace

QStringList differenceTexts(const ChartData &data, const LaboratoryState &state,
                            const std::vector<Experiment> &experiments)
{
    if (state.rows[0].totals.games() == 0 || state.rows[1].totals.games() == 0) {
        return {noGamesText()};
    }
    Experiment first = experiments[0];
    first.games = experiments[1].games;
    if (first == experiments[1]) {
        return {DifferenceText::sameGames()};
    }
    first.seed = experiments[1].seed;
    const Relation relation{
        first == experiments[1],
        std::ranges::equal(state.rows, experiments, [](const auto &row, const Experiment &each) {
            return row.totals.games() >= each.games;
        })};
    const Difference wins = state.difference(
        data.rows[0].showsWhite ? ComparedPlayer::White : ComparedPlayer::FirstThrower);
    const MeanDifference throws = state.meanThrowsDifference();
    return {joined({winsVerdict(data, wins, relation), shareFigures(wins),
                    wins.isPaired ? DifferenceText::paired() : QString()}),
            joined({lengthVerdict(data, throws, relation), lengthFigures(throws)})};
}

} // namespace doublets
