// SPDX-License-Identifier: MIT
#include "laboratory/charts/laboratory_text.h"

#include "text/odds_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

class LaboratoryText
{
    Q_DECLARE_TR_FUNCTIONS(LaboratoryText)

public:
    static QString letter(std::size_t row)
    {
        //: the first of two experiments, in front of a sentence about it
        return row == 0 ? tr("A: ") : tr("B: ");
    }
    static QString nothing() { return tr("No game has been played yet."); }
    static QString share(std::uint64_t games, const QString &share, const QString &low,
                         const QString &high)
    {
        //: %1 a share ("53.2%"), %2 and %3 the ends of its 95% band
        return tr("After %Ln game(s): the first thrower won %1 of them. 95% band: %2 to %3.",
                  nullptr, static_cast<int>(games))
            .arg(share, low, high);
    }
    static QString whiteShare(const QString &share, const QString &low, const QString &high)
    {
        //: follows the sentence on the first thrower. %1 a share, %2 and %3 the ends of its band
        return tr("White won %1 of them. 95% band: %2 to %3.").arg(share, low, high);
    }
    static QString whiteShareAfter(std::uint64_t games, const QString &share, const QString &low,
                                   const QString &high)
    {
        //: %1 a share ("53.2%"), %2 and %3 the ends of its 95% band
        return tr("After %Ln game(s): White won %1 of them. 95% band: %2 to %3.", nullptr,
                  static_cast<int>(games))
            .arg(share, low, high);
    }
    static QString firstThrowerShare(const QString &share, const QString &low, const QString &high)
    {
        //: follows the sentence on White. %1 a share, %2 and %3 the ends of its band
        return tr("The first thrower won %1 of them. 95% band: %2 to %3.").arg(share, low, high);
    }
    static QString lostAndDrawn(const QString &lost, const QString &drawn)
    {
        //: follows the share of games won by the first thrower. %1 and %2 shares
        return tr("The first thrower lost %1 and drew %2.").arg(lost, drawn);
    }
    static QString earlier(const QString &seed, std::uint64_t games, const QString &share,
                           const QString &low, const QString &high)
    {
        //: an earlier run, in a list. %1 its seed, %2 a share, %3 and %4 the ends of its band
        return tr("Seed %1: %2 of %Ln game(s). 95% band: %3 to %4.", nullptr,
                  static_cast<int>(games))
            .arg(seed, share, low, high);
    }
    static QString exact(const QString &share)
    {
        //: %1 a share, computed and not tried out
        return tr("Exact value: %1.").arg(share);
    }
    static QString outside()
    {
        return tr("It lies outside the band. At the end of an experiment, chance alone causes this "
                  "one time in twenty; along the way, more often.");
    }
    static QString apart(const QString &more, const QString &low, const QString &high)
    {
        //: %1 percentage points, %2 and %3 the ends of their 95% band: "1.2", "0.9", "1.5"
        return tr("A − B: %1 percentage points. 95% band: %2 to %3.").arg(more, low, high);
    }
    static QString clearSoFar(bool first)
    {
        return first ? tr("So far, the first thrower wins more often in A than in B. Wait for the "
                          "end: along the way, chance alone often produces such a difference.")
                     : tr("So far, the first thrower wins more often in B than in A. Wait for the "
                          "end: along the way, chance alone often produces such a difference.");
    }
    static QString clear(bool first)
    {
        return first ? tr("The first thrower wins more often in A than in B. Chance alone would "
                          "rarely produce such a difference.")
                     : tr("The first thrower wins more often in B than in A. Chance alone would "
                          "rarely produce such a difference.");
    }
    static QString unclear()
    {
        return tr("No clear difference in the first thrower’s wins: chance alone can produce one "
                  "like this. More games may show one.");
    }
    static QString same()
    {
        return tr("A and B are the same experiment with the same dice: they play the same games.");
    }
    static QString sameRules()
    {
        return tr("A and B are the same experiment with different dice: any difference is due to "
                  "chance.");
    }
    static QString sameExactValues()
    {
        return tr("The exact values are the same: any difference is due to chance.");
    }
    static QString paired() { return tr("Compared game by game, with the same dice."); }
};

QString signedPoints(double share, int decimals)
{
    const QString figure = QLocale().toString(std::abs(100 * share), 'f', decimals);
    const bool isZero = figure == QLocale().toString(0.0, 'f', decimals);
    return isZero ? figure : (share < 0 ? u'\u2212' : u'+') + figure;
}

/// A share of games won and the ends of its band, as percentages.
struct ShareTexts
{
    ShareTexts(std::uint64_t wins, std::uint64_t games)
    {
        const Interval band = shareInterval(wins, games);
        const int decimals = decimalsFor(band);
        share = percentageText(static_cast<double>(wins) / static_cast<double>(games), decimals);
        low = percentageText(band.low, decimals);
        high = percentageText(band.high, decimals);
    }

    QString share;
    QString low;
    QString high;
};

/// Returns the sentence on the first thrower. The sentence on the player that the charts show comes
/// first, and gives the number of games.
QString firstThrowerSentence(const ExperimentTotals::Checkpoint &stage, bool isFirst)
{
    const auto [share, low, high] = ShareTexts(stage.firstThrowerWins, stage.games);
    return isFirst ? LaboratoryText::share(stage.games, share, low, high)
                   : LaboratoryText::firstThrowerShare(share, low, high);
}

QString whiteSentence(const ExperimentTotals::Checkpoint &stage, bool isFirst)
{
    const auto [share, low, high] = ShareTexts(stage.whiteWins, stage.games);
    return isFirst ? LaboratoryText::whiteShareAfter(stage.games, share, low, high)
                   : LaboratoryText::whiteShare(share, low, high);
}

/// Returns the shares of games that the first thrower lost and drew, as a sentence. Returns an
/// empty string if no game was drawn.
QString lostAndDrawnSentence(const ExperimentTotals &totals, int decimals)
{
    if (totals.draws() == 0) {
        return {};
    }
    const auto share = [&](std::uint64_t games) {
        return percentageText(static_cast<double>(games) / static_cast<double>(totals.games()),
                              decimals);
    };
    return LaboratoryText::lostAndDrawn(
        share(totals.games() - totals.firstThrowerWins() - totals.draws()), share(totals.draws()));
}

bool areComplete(const LaboratoryState &state, const std::vector<Experiment> &experiments)
{
    return std::ranges::equal(state.rows, experiments,
                              [](const auto &row, const Experiment &experiment) {
                                  return row.totals.games() >= experiment.games;
                              });
}

/// Returns whether two exact values are known, and equal except for rounding errors.
bool haveSameExactShare(const ChartData &data)
{
    constexpr double Rounding = 1e-9;
    const auto &a = data.rows[0].exactShare;
    const auto &b = data.rows[1].exactShare;
    return a && b && std::abs(*a - *b) < Rounding;
}

QString exactSentence(double share)
{
    return LaboratoryText::exact(percentageText(share, 3));
}

} // namespace

QString rowPrefix(const ChartData &data, std::size_t row)
{
    return data.rows.size() < 2 ? QString() : LaboratoryText::letter(row);
}

QString percentageText(double share, int decimals)
{
    return percentText(QLocale().toString(100 * share, 'f', decimals));
}

int decimalsFor(const Interval &interval)
{
    const double points = 100 * (interval.high - interval.low);
    return points > 1 ? 1 : points > 0.1 ? 2 : 3;
}

QString stageSentence(const ChartData::Row &row, const ExperimentTotals::Checkpoint &stage)
{
    const QString first = firstThrowerSentence(stage, !row.showsWhite);
    if (!row.hasDifferentPlayers) {
        return first;
    }
    const QString white = whiteSentence(stage, row.showsWhite);
    return row.showsWhite ? white + u' ' + first : first + u' ' + white;
}

QString shareSentence(const ChartData::Row &row)
{
    const ExperimentTotals &findings = row.totals;
    if (findings.games() == 0) {
        const QString nothing = LaboratoryText::nothing();
        const auto &exact = row.shownExactShare();
        return exact ? nothing + u' ' + exactSentence(*exact) : nothing;
    }
    const ExperimentTotals::Checkpoint end = findings.checkpoints().back();
    QStringList sentences;
    const auto addExact = [&sentences](const std::optional<double> &exact, const Interval &band) {
        if (exact) {
            sentences << exactSentence(*exact);
        }
        if (exact && !band.contains(*exact)) {
            sentences << LaboratoryText::outside();
        }
    };
    const auto addFirstThrower = [&] {
        sentences << firstThrowerSentence(end, !row.showsWhite);
        sentences << lostAndDrawnSentence(findings, decimalsFor(findings.firstThrowerInterval()));
        addExact(row.exactShare, findings.firstThrowerInterval());
    };
    const auto addWhite = [&] {
        sentences << whiteSentence(end, row.showsWhite);
        addExact(row.exactWhiteShare, findings.whiteInterval());
    };
    if (row.showsWhite) {
        addWhite();
    }
    addFirstThrower();
    if (row.hasDifferentPlayers && !row.showsWhite) {
        addWhite();
    }
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QString earlierRunSentence(std::uint64_t seed, const ExperimentTotals &totals, bool ofWhite)
{
    const auto [share, low, high] =
        ShareTexts(ofWhite ? totals.whiteWins() : totals.firstThrowerWins(), totals.games());
    return LaboratoryText::earlier(QString::number(seed), totals.games(), share, low, high);
}

QString differenceSentence(const ChartData &data, const LaboratoryState &state,
                           const std::vector<Experiment> &experiments)
{
    if (state.rows[0].totals.games() == 0 || state.rows[1].totals.games() == 0) {
        return LaboratoryText::nothing();
    }
    Experiment first = experiments[0];
    first.games = experiments[1].games;
    if (first == experiments[1]) {
        return LaboratoryText::same();
    }
    first.seed = experiments[1].seed;
    const Difference apart = state.difference();
    const int decimals = decimalsFor(apart.interval);
    QStringList sentences;
    if (first == experiments[1]) {
        sentences << LaboratoryText::sameRules();
    } else if (haveSameExactShare(data)) {
        sentences << LaboratoryText::sameExactValues();
    } else if (!apart.isSignificant()) {
        sentences << LaboratoryText::unclear();
    } else {
        sentences << (areComplete(state, experiments)
                          ? LaboratoryText::clear(apart.value > 0)
                          : LaboratoryText::clearSoFar(apart.value > 0));
    }
    sentences << LaboratoryText::apart(signedPoints(apart.value, decimals),
                                       signedPoints(apart.interval.low, decimals),
                                       signedPoints(apart.interval.high, decimals));
    if (apart.isPaired) {
        sentences << LaboratoryText::paired();
    }
    return sentences.join(u' ');
}

} // namespace doublets
