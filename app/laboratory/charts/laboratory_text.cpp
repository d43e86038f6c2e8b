// SPDX-License-Identifier: MIT
#include "laboratory/charts/laboratory_text.h"

#include "text/odds_text.h"

#include <QCoreApplication>
#include <QLocale>

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
};

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
QString firstThrowerSentence(const ExperimentTotals::Checkpoint &checkpoint, bool isFirst)
{
    const auto [share, low, high] = ShareTexts(checkpoint.firstThrowerWins, checkpoint.games);
    return isFirst ? LaboratoryText::share(checkpoint.games, share, low, high)
                   : LaboratoryText::firstThrowerShare(share, low, high);
}

QString whiteSentence(const ExperimentTotals::Checkpoint &checkpoint, bool isFirst)
{
    const auto [share, low, high] = ShareTexts(checkpoint.whiteWins, checkpoint.games);
    return isFirst ? LaboratoryText::whiteShareAfter(checkpoint.games, share, low, high)
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

QString checkpointSentence(const ChartData::Row &row,
                           const ExperimentTotals::Checkpoint &checkpoint)
{
    const QString first = firstThrowerSentence(checkpoint, !row.showsWhite);
    if (!row.hasDifferentPlayers) {
        return first;
    }
    const QString white = whiteSentence(checkpoint, row.showsWhite);
    return row.showsWhite ? white + u' ' + first : first + u' ' + white;
}

QString noGamesText()
{
    return LaboratoryText::nothing();
}

QString shareSentence(const ChartData::Row &row)
{
    const ExperimentTotals &findings = row.totals;
    if (findings.games() == 0) {
        const QString nothing = noGamesText();
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

} // namespace doublets
