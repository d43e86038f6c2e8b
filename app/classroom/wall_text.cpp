// SPDX-License-Identifier: MIT
#include "classroom/wall_text.h"

#include "text/computer_names.h"
#include "text/truncated.h"

#include "core/chance/rounded_shares.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>

namespace doublets {

namespace {

constexpr int Games = 100;

/// Shortens a long name to its first word or, if that is long as well, to its first letters, so
/// that both names and figures fit on a line of large text.
QString shortened(const QString &name)
{
    constexpr int Most = 20;     // in UTF-16 code units
    constexpr int MostWord = 14; // as above
    if (name.size() <= Most) {
        return name;
    }
    const QString word = name.section(QChar(QChar::Space), 0, 0);
    const bool isShort = !word.isEmpty() && word.size() <= MostWord;
    return isShort ? word + QChar(0x2026) : truncated(name, MostWord);
}

class WallText
{
    Q_DECLARE_TR_FUNCTIONS(WallText)

public:
    /// Returns the number of games out of a hundred: "53".
    static QString share(double chance)
    {
        const QLocale locale;
        if (chance > 0 && chance * Games < 1) {
            //: %1 a number of games: fewer than that
            return tr("less than %1").arg(locale.toString(1));
        }
        if (chance < 1 && chance * Games > Games - 1) {
            //: %1 a number of games: more than that
            return tr("more than %1").arg(locale.toString(Games - 1));
        }
        return locale.toString(qRound(chance * Games));
    }

    static QString odds(const Odds &odds, const PlayerNames &names)
    {
        const std::vector<double> rounded =
            roundedShares(std::array{odds.white, odds.black, odds.drawProbability()}, 0);
        const double drawn = rounded[2];
        const bool isClear = odds.white * Games >= 1 && odds.black * Games >= 1;
        const QString white = share(isClear ? rounded[0] : odds.white);
        const QString black = share(isClear ? rounded[1] : odds.black);
        const QString all = QLocale().toString(Games);
        //: on a wall; %1, %4 players, %2, %5 how many of %3 games they win: "Anne wins 53 of 100,
        //: Ben 47."
        const QString text =
            odds.margin > 0 ? tr("%1 wins about %2 of %3, %4 %5.") : tr("%1 wins %2 of %3, %4 %5.");
        const QString told =
            text.arg(shortened(names.white), white, all, shortened(names.black), black);
        //: %1 how many of a hundred games are drawn
        return drawn > 0 ? told + u' ' + tr("Drawn: %1.").arg(share(drawn)) : told;
    }
};

} // namespace

QString wallOddsText(const Odds &odds, const PlayerNames &names)
{
    return withComputersInSentences(WallText::odds(odds, names));
}

} // namespace doublets
