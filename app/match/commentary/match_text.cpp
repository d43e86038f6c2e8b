// SPDX-License-Identifier: MIT
#include "match/commentary/match_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

class MatchText
{
    Q_DECLARE_TR_FUNCTIONS(MatchText)

public:
    static QString inMatch(MatchLength length)
    {
        switch (length) {
        case MatchLength::BestOfThree:
            return tr("in a best-of-three match");
        case MatchLength::BestOfFive:
            return tr("in a best-of-five match");
        case MatchLength::BestOfSeven:
            return tr("in a best-of-seven match");
        case MatchLength::SingleGame:
            break;
        }
        return {};
    }
    static QString leads(const QString &name, const QString &score, MatchLength length)
    {
        //: %1 a player, %2 the score: "2–1", %3 "in a best-of-five match"
        return tr("%1 leads %2 %3.").arg(name, score, inMatch(length));
    }
    static QString level(const QString &score, MatchLength length)
    {
        //: %1 the score: "1–1", %2 "in a best-of-five match"
        return tr("The score is %1 %2.").arg(score, inMatch(length));
    }
    static QString won(const QString &name, const QString &score)
    {
        //: %1 a player, %2 the score: "3–1"
        return tr("%1 wins the match %2").arg(name, score);
    }
    static QString score(int more, int less)
    {
        const QLocale locale;
        //: the score of a match: "2–1"
        QString text = tr("%1–%2").arg(locale.toString(more), locale.toString(less));
        constexpr QChar WordJoiner(0x2060); // no line break after the dash
        return text.replace(u'–', WordJoiner + u"–"_s + WordJoiner);
    }
};

/// Returns the score with that of the leader first.
QString scoreOf(const MatchStanding &standing)
{
    return MatchText::score(std::max(standing.wins[0], standing.wins[1]),
                            std::min(standing.wins[0], standing.wins[1]));
}

} // namespace

QString matchStandingText(const MatchStanding &standing, const PlayerNames &names)
{
    const auto leader = standing.leader();
    return leader ? MatchText::leads(names.nameOf(*leader), scoreOf(standing), standing.length)
                  : MatchText::level(scoreOf(standing), standing.length);
}

QString matchResultText(const MatchStanding &standing, const PlayerNames &names)
{
    return MatchText::won(names.nameOf(standing.leader().value_or(Side::White)), scoreOf(standing));
}

} // namespace doublets
