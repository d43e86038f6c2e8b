// SPDX-License-Identifier: MIT
#include "laboratory/charts/laboratory_text.h"

#include "text/odds_text.h"

#include "core/chance/rounded_shares.h"

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
    static QString whiteShare(std::uint64_t games, const QString &share, const QString &low,
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
    static QString firstGame(bool ofWhite, bool isWon)
    {
        if (ofWhite) {
            return isWon ? tr("White won the first game.")
                         : tr("White did not win the first game.");
        }
        return isWon ? tr("The first thrower won the first game.")
                     : tr("The first thrower did not win the first game.");
    }
    static QString band(const QString &low, const QString &high)
    {
        //: %1 and %2 the ends of the band of a share: "20.7%", "100.0%"
        return tr("95% band: %1 to %2.").arg(low, high);
    }
    static QString firstGameDrawn()
    {
        //: follows "The first thrower did not win the first game."
        return tr("It was drawn.");
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

/// Returns the sentences on a single game, of which a percentage would make no sense.
QString firstGameSentences(bool ofWhite, std::uint64_t wins)
{
    const ShareTexts texts(wins, 1);
    return LaboratoryText::firstGame(ofWhite, wins > 0) + u' ' +
           LaboratoryText::band(texts.low, texts.high);
}

/// Returns the sentence on the first thrower. The sentence on the player that the charts show comes
/// first, and gives the number of games.
QString firstThrowerSentence(const ExperimentTotals::Checkpoint &checkpoint, bool isFirst,
                             const ShareTexts &texts)
{
    if (checkpoint.games == 1) {
        return firstGameSentences(false, checkpoint.firstThrowerWins);
    }
    const auto &[share, low, high] = texts;
    return isFirst ? LaboratoryText::share(checkpoint.games, share, low, high)
                   : LaboratoryText::firstThrowerShare(share, low, high);
}

QString firstThrowerSentence(const ExperimentTotals::Checkpoint &checkpoint, bool isFirst)
{
    return firstThrowerSentence(checkpoint, isFirst,
                                {checkpoint.firstThrowerWins, checkpoint.games});
}

QString whiteSentence(const ExperimentTotals::Checkpoint &checkpoint)
{
    if (checkpoint.games == 1) {
        return firstGameSentences(true, checkpoint.whiteWins);
    }
    const auto [share, low, high] = ShareTexts(checkpoint.whiteWins, checkpoint.games);
    return LaboratoryText::whiteShare(checkpoint.games, share, low, high);
}

/// Returns the shares of games that the first thrower won, lost and drew, as percentages that add
/// up to 100%.
QStringList resultTexts(const ExperimentTotals &totals)
{
    std::vector<double> shares;
    for (const std::uint64_t games :
         {totals.firstThrowerWins(), totals.games() - totals.firstThrowerWins() - totals.draws(),
          totals.draws()}) {
        shares.push_back(static_cast<double>(games) / static_cast<double>(totals.games()));
    }
    const int decimals = decimalsFor(totals.firstThrowerInterval());
    QStringList texts;
    for (const double share : roundedShares(shares, decimals)) {
        texts << percentageText(share, decimals);
    }
    return texts;
}

/// Returns the sentences on the games that the first thrower won and, if any game was drawn, lost
/// and drew.
QString firstThrowerResults(const ExperimentTotals &totals, bool isFirst)
{
    const ExperimentTotals::Checkpoint end = totals.checkpoints().back();
    if (totals.draws() == 0) {
        return firstThrowerSentence(end, isFirst);
    }
    const QStringList results = resultTexts(totals);
    ShareTexts texts(end.firstThrowerWins, end.games);
    texts.share = results[0];
    return firstThrowerSentence(end, isFirst, texts) + u' ' +
           (end.games == 1 ? LaboratoryText::firstGameDrawn()
                           : LaboratoryText::lostAndDrawn(results[1], results[2]));
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
    return row.showsWhite ? whiteSentence(checkpoint) + u' ' + first : first;
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
    QStringList sentences;
    const auto addExact = [&sentences](const std::optional<double> &exact, const Interval &band) {
        if (exact) {
            sentences << exactSentence(*exact);
        }
        if (exact && !band.contains(*exact)) {
            sentences << LaboratoryText::outside();
        }
    };
    if (row.showsWhite) {
        sentences << whiteSentence(findings.checkpoints().back());
        addExact(row.exactWhiteShare, findings.whiteInterval());
    }
    sentences << firstThrowerResults(findings, !row.showsWhite);
    addExact(row.exactShare, findings.firstThrowerInterval());
    return sentences.join(u' ');
}

QString earlierRunSentence(std::uint64_t seed, const ExperimentTotals &totals, bool ofWhite)
{
    const auto [share, low, high] =
        ShareTexts(ofWhite ? totals.whiteWins() : totals.firstThrowerWins(), totals.games());
    return LaboratoryText::earlier(QString::number(seed), totals.games(), share, low, high);
}

} // namespace doublets
