// SPDX-License-Identifier: MIT
#include "laboratory/charts/laboratory_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

class LaboratoryText
{
    Q_DECLARE_TR_FUNCTIONS(LaboratoryText)

public:
    static QString percent(const QString &figure)
    {
        //: a share: "62.4 %"
        return tr("%1 %").arg(figure).replace(u' ', QChar::Nbsp);
    }
    static QString letter(std::size_t row)
    {
        //: the first of two experiments, in front of a sentence about it
        return row == 0 ? tr("A: ") : tr("B: ");
    }
    static QString nothing() { return tr("No game has been played yet."); }
    static QString share(std::uint64_t games, const QString &share, const QString &low,
                         const QString &high)
    {
        //: %1 a share ("53.2 %"), %2 and %3 the ends of its 95 % band
        return tr("After %Ln game(s): the first thrower won %1 of them. 95 % band: %2 to %3.",
                  nullptr, static_cast<int>(games))
            .arg(share, low, high);
    }
    static QString exact(const QString &share)
    {
        //: %1 a share, computed and not tried out
        return tr("Exact value: %1.").arg(share);
    }
    static QString outside()
    {
        return tr("It lies outside the band. By chance alone, this happens one time in twenty.");
    }
    static QString apart(const QString &more, const QString &low, const QString &high)
    {
        //: %1 percentage points, %2 and %3 the ends of their 95 % band: "1.2", "0.9", "1.5"
        return tr("A − B: %1 percentage points. 95 % band: %2 to %3.").arg(more, low, high);
    }
    static QString clear(bool first)
    {
        return first ? tr("The first thrower wins more often in A than in B. Chance alone would "
                          "rarely make such a difference.")
                     : tr("The first thrower wins more often in B than in A. Chance alone would "
                          "rarely make such a difference.");
    }
    static QString unclear()
    {
        return tr("No clear difference: chance alone can make one like this. More games may tell.");
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
    static QString paired() { return tr("Compared game by game, with the same dice."); }
};

QString signedPoints(double share, int decimals)
{
    const QString figure = QLocale().toString(std::abs(100 * share), 'f', decimals);
    const bool isZero = figure == QLocale().toString(0.0, 'f', decimals);
    return isZero ? figure : (share < 0 ? u'\u2212' : u'+') + figure;
}

} // namespace

QString rowPrefix(const ChartData &data, std::size_t row)
{
    return data.rows.size() < 2 ? QString() : LaboratoryText::letter(row);
}

QString percentageText(double share, int decimals)
{
    return LaboratoryText::percent(QLocale().toString(100 * share, 'f', decimals));
}

int decimalsFor(const Interval &interval)
{
    const double points = 100 * (interval.high - interval.low);
    return points > 1 ? 1 : points > 0.1 ? 2 : 3;
}

QString stageSentence(const ExperimentTotals::Checkpoint &stage)
{
    const Interval band = shareInterval(stage.firstThrowerWins, stage.games);
    const int decimals = decimalsFor(band);
    return LaboratoryText::share(stage.games, percentageText(stage.share(), decimals),
                                 percentageText(band.low, decimals),
                                 percentageText(band.high, decimals));
}

QString shareSentence(const ChartData::Row &row)
{
    const ExperimentTotals &findings = row.totals;
    QString text = findings.games() == 0
                       ? LaboratoryText::nothing()
                       : stageSentence({findings.games(), findings.firstThrowerWins()});
    if (row.exactShare) {
        text += u' ' + LaboratoryText::exact(percentageText(*row.exactShare, 3));
        if (findings.games() > 0 && !findings.firstThrowerInterval().contains(*row.exactShare)) {
            text += u' ' + LaboratoryText::outside();
        }
    }
    return text;
}

QString differenceSentence(const LaboratoryState &state, const std::vector<Experiment> &experiments)
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
    sentences << (first == experiments[1] ? LaboratoryText::sameRules()
                  : apart.isSignificant() ? LaboratoryText::clear(apart.value > 0)
                                          : LaboratoryText::unclear());
    sentences << LaboratoryText::apart(signedPoints(apart.value, decimals),
                                       signedPoints(apart.interval.low, decimals),
                                       signedPoints(apart.interval.high, decimals));
    if (apart.isPaired) {
        sentences << LaboratoryText::paired();
    }
    return sentences.join(u' ');
}

} // namespace doublets
