// SPDX-License-Identifier: MIT
#include "text/odds_text.h"

#include "text/throw_names.h"

#include "core/chance/rounded_shares.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

class OddsText
{
    Q_DECLARE_TR_FUNCTIONS(OddsText)

public:
    // Spaces in these texts are non-breaking.
    static QString percent(const QString &figure)
    {
        //: a share: "62.4%"
        return tr("%1%").replace(u' ', QChar::Nbsp).arg(figure);
    }
    static QString lessThan(const QString &figure)
    {
        //: %1 a figure that is not quite reached: "< 0.1"
        return tr("< %1").replace(u' ', QChar::Nbsp).arg(figure);
    }
    static QString moreThan(const QString &figure)
    {
        //: %1 a figure that is a little surpassed: "> 99.9"
        return tr("> %1").replace(u' ', QChar::Nbsp).arg(figure);
    }

    /// Returns the men of a point.
    static QString men(const QString &point, int count)
    {
        return count == 1 ? point
                          //: %1 how many men, %2 their point: "2 × sice"
                          : tr("%1 × %2").arg(QLocale().toString(count), point);
    }
    static QString move(const Play &play)
    {
        const QLocale locale;
        //: %1 and %2 points of the race, from and to
        const QString way =
            tr("%1 to %2").arg(locale.toString(play.from), locale.toString(play.to));
        return play.hit ? tr("%1, hitting a man").arg(way) : way;
    }
    static QString kind(PlayKind kind, const QString &list)
    {
        switch (kind) {
        case PlayKind::PlayDown:
            //: %1 a list of points: "lay down 6 and 1", "lay down sice, 2 × ace"
            return tr("lay down %1").arg(list);
        case PlayKind::ReStack:
            return tr("stack %1").arg(list);
        case PlayKind::BearOff:
            return tr("bear off %1").arg(list);
        case PlayKind::SetUp:
            return tr("set up %1").arg(list);
        case PlayKind::Move:
            break;
        }
        return tr("move %1").arg(list);
    }
    //: added to chances of winning, luck and hints
    static QString estimatedFromRandomPlay() { return tr("Estimated from random play."); }
    //: added to chances of winning, luck and hints
    static QString estimatedUnderGoodPlay() { return tr("Estimated under good play."); }
    static QString errorOfChance()
    {
        //: about "± 0.9 percentage points"
        return tr("The ± covers chance in the trial games, with 95% confidence.");
    }
    static QString errorOfNetwork()
    {
        //: follows what the ± covers. The network estimates chances of winning
        return tr("It does not cover mistakes of the neural network that judges them.");
    }
    static QString randomIsNotGood()
    {
        //: follows what the ± covers
        return tr("It says nothing about how good players would play.");
    }
    static QString randomClaimsAll()
    {
        return tr("Where numbers must be claimed, the random player claims every one. That is "
                  "nearly always best, so the best player gains little.");
    }
    static QString comma() { return tr(", ", "in a list"); }
    static QString semicolon() { return tr("; ", "between parts of a choice"); }
};

/// Returns the points of the plays, with repetitions.
QString pointsInFigures(const RuleSet &ruleSet, NumberStyle style, const std::vector<Play> &plays)
{
    std::vector<int> points;
    std::set<int> different;
    for (const Play &play : plays) {
        points.push_back(play.from);
        different.insert(play.from);
    }
    // Several words together, such as "sice-ace", would name a throw.
    return numberList(ruleSet, different.size() == 1 ? style : NumberStyle::Figures, points);
}

QString pointsInWords(const RuleSet &ruleSet, const std::vector<Play> &plays)
{
    QStringList parts;
    for (auto it = plays.begin(); it != plays.end();) {
        const auto next =
            std::find_if(it, plays.end(), [it](const Play &play) { return play.from != it->from; });
        parts << OddsText::men(numberName(ruleSet, NumberStyle::Names, it->from),
                               static_cast<int>(next - it));
        it = next;
    }
    return parts.join(OddsText::comma());
}

/// Returns plays of one kind, with the higher points first.
QString ofOneKind(const RuleSet &ruleSet, NumberStyle style, std::vector<Play> plays)
{
    const PlayKind kind = plays.front().kind;
    if (kind == PlayKind::Move) {
        QStringList parts;
        for (const Play &play : plays) {
            parts << OddsText::move(play);
        }
        return OddsText::kind(kind, parts.join(OddsText::comma()));
    }
    std::ranges::stable_sort(plays, std::greater<>(), &Play::from);
    return OddsText::kind(kind, usesNameAlone(ruleSet, style, plays.front().from)
                                    ? pointsInWords(ruleSet, plays)
                                    : pointsInFigures(ruleSet, style, plays));
}

} // namespace

QString percentText(double share, int decimals)
{
    const double least = std::pow(10.0, -decimals); // per cent
    const QLocale locale;
    // Shares closer to 0 or 1 would be rounded to 0.0% or 100.0%.
    if (share > 0 && share * 100 < least / 2) {
        return OddsText::percent(OddsText::lessThan(locale.toString(least, 'f', decimals)));
    }
    if (share < 1 && (1 - share) * 100 < least / 2) {
        return OddsText::percent(OddsText::moreThan(locale.toString(100 - least, 'f', decimals)));
    }
    const bool isCertain = share == 0 || share == 1;
    return OddsText::percent(locale.toString(share * 100, 'f', isCertain ? 0 : decimals));
}

QString percentText(const QString &figure)
{
    return OddsText::percent(figure);
}

QStringList percentTexts(const std::vector<double> &shares, int decimals)
{
    const std::vector<double> rounded = roundedShares(shares, decimals);
    QStringList texts;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const bool isRoundedAway = rounded[i] <= 0 || rounded[i] >= 1;
        texts << percentText(isRoundedAway ? shares[i] : rounded[i], decimals);
    }
    return texts;
}

ChanceTexts::ChanceTexts(const Odds &odds)
{
    const QStringList texts = percentTexts({odds.white, odds.black, odds.drawProbability()});
    white = texts[0];
    black = texts[1];
    draw = texts[2];
}

double roundedNumber(double number, int decimals)
{
    return QString::number(number, 'f', decimals).toDouble();
}

QString signedNumberText(double number, int decimals)
{
    const QString figure = QLocale().toString(std::abs(number), 'f', decimals);
    const bool isZero = figure == QLocale().toString(0.0, 'f', decimals);
    return isZero ? figure : (number < 0 ? u'\u2212' : u'+') + figure;
}

QString percentagePointsText(double change)
{
    return signedNumberText(std::round(change * 1000) / 10, 1);
}

QString percentDifferenceText(double from, double to)
{
    return signedNumberText(roundedNumber(100 * to, 1) - roundedNumber(100 * from, 1), 1);
}

QString advantageText(double advantage)
{
    constexpr double Smallest = 0.0005; // is rounded to 0.1 points
    return advantage > 0 && advantage < Smallest
               ? OddsText::lessThan(QLocale().toString(0.1, 'f', 1))
               : percentagePointsText(advantage);
}

QString countText(double count)
{
    return QLocale().toString(count, 'f', 1);
}

QString methodNote(OddsMethod method)
{
    switch (method) {
    case OddsMethod::Exact:
    case OddsMethod::OneSided:
        return {};
    case OddsMethod::GoodPlay:
        return OddsText::estimatedUnderGoodPlay();
    case OddsMethod::RandomPlay:
        break;
    }
    return OddsText::estimatedFromRandomPlay();
}

QString withMethodNote(const QString &text, OddsMethod method)
{
    return (text + u' ' + methodNote(method)).trimmed();
}

QString marginExplanation(OddsMethod method)
{
    return OddsText::errorOfChance() + u' ' +
           (method == OddsMethod::GoodPlay ? OddsText::errorOfNetwork()
                                           : OddsText::randomIsNotGood());
}

QString claimNote(const std::vector<OddsRow> &rows)
{
    const bool hasClaims = std::ranges::any_of(rows, [](const OddsRow &row) {
        return row.skill && row.game.rules().claim == Claim::Required;
    });
    return hasClaims ? OddsText::randomClaimsAll() : QString();
}

QString playListText(const RuleSet &ruleSet, NumberStyle style, const std::vector<Play> &plays)
{
    QStringList parts;
    for (auto it = plays.begin(); it != plays.end();) {
        const auto next =
            std::find_if(it, plays.end(), [it](const Play &play) { return play.kind != it->kind; });
        parts << ofOneKind(ruleSet, style, {it, next});
        it = next;
    }
    return parts.join(OddsText::semicolon());
}

} // namespace doublets
