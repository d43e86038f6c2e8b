// SPDX-License-Identifier: MIT
#include "laboratory/charts/laboratory_text.h"

#include "text/odds_text.h"

#include "core/chance/rounded_shares.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>

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
    static QString lostAndDrawn(bool ofWhite, const QString &lost, const QString &drawn)
    {
        //: follows the share of games won by White. %1 and %2 shares
        return (ofWhite ? tr("White lost %1 and drew %2.")
                        //: follows the share of games won by the first thrower. %1 and %2 shares
                        : tr("The first thrower lost %1 and drew %2."))
            .arg(lost, drawn);
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

/// The player whose results a sentence gives.
enum class Subject { FirstThrower, White };

/// A player's results in games, as percentages that add up to 100%, and the ends of the band of the
/// share won.
struct ResultTexts
{
    ResultTexts(const ExperimentTotals::Checkpoint &at, Subject subject)
        : ResultTexts(subject == Subject::White ? at.whiteWins : at.firstThrowerWins, at.draws,
                      at.games)
    {
    }
    ResultTexts(std::uint64_t wins, std::uint64_t draws, std::uint64_t games)
    {
        const auto share = [games](std::uint64_t part) {
            return static_cast<double>(part) / static_cast<double>(games);
        };
        const Interval band = shareInterval(wins, games);
        const auto [shares, decimals] = nearestShares(
            std::array{share(wins), share(games - wins - draws), share(draws)}, decimalsFor(band));
        won = percentageText(shares[0], decimals);
        lost = percentageText(shares[1], decimals);
        drawn = percentageText(shares[2], decimals);
        low = percentageText(band.low, decimals);
        high = percentageText(band.high, decimals);
    }

    QString won;
    QString lost;
    QString drawn;
    QString low;
    QString high;
};

/// Returns the sentences on a single game, of which a percentage would make no sense.
QString firstGameSentences(const ExperimentTotals::Checkpoint &game, Subject subject)
{
    const bool ofWhite = subject == Subject::White;
    const bool isWon = (ofWhite ? game.whiteWins : game.firstThrowerWins) > 0;
    const ResultTexts texts(game, subject);
    QStringList sentences{LaboratoryText::firstGame(ofWhite, isWon)};
    if (game.draws > 0) {
        sentences << LaboratoryText::firstGameDrawn();
    }
    sentences << LaboratoryText::band(texts.low, texts.high);
    return sentences.join(u' ');
}

/// Returns the sentences on the games that a player won and, if any game was drawn, lost and drew.
/// `isLeading` is set if no other sentence has given the number of games.
QString resultSentences(const ExperimentTotals::Checkpoint &at, Subject subject, bool isLeading)
{
    if (at.games == 1) {
        return firstGameSentences(at, subject);
    }
    const ResultTexts texts(at, subject);
    const bool ofWhite = subject == Subject::White;
    const QString won =
        ofWhite     ? LaboratoryText::whiteShare(at.games, texts.won, texts.low, texts.high)
        : isLeading ? LaboratoryText::share(at.games, texts.won, texts.low, texts.high)
                    : LaboratoryText::firstThrowerShare(texts.won, texts.low, texts.high);
    return at.draws > 0
               ? won + u' ' + LaboratoryText::lostAndDrawn(ofWhite, texts.lost, texts.drawn)
               : won;
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
    const QString first = resultSentences(checkpoint, Subject::FirstThrower, !row.showsWhite);
    return row.showsWhite ? resultSentences(checkpoint, Subject::White, true) + u' ' + first
                          : first;
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
    const ExperimentTotals::Checkpoint end = findings.checkpoints().back();
    if (row.showsWhite) {
        sentences << resultSentences(end, Subject::White, true);
        addExact(row.exactWhiteShare, findings.whiteInterval());
    }
    sentences << resultSentences(end, Subject::FirstThrower, !row.showsWhite);
    addExact(row.exactShare, findings.firstThrowerInterval());
    return sentences.join(u' ');
}

QString earlierRunSentence(std::uint64_t seed, const ExperimentTotals &totals, bool ofWhite)
{
    const ResultTexts texts(totals.checkpoints().back(),
                            ofWhite ? Subject::White : Subject::FirstThrower);
    const QString won = LaboratoryText::earlier(QString::number(seed), totals.games(), texts.won,
                                                texts.low, texts.high);
    return totals.draws() > 0
               ? won + u' ' + LaboratoryText::lostAndDrawn(ofWhite, texts.lost, texts.drawn)
               : won;
}

} // namespace doublets
