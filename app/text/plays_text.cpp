// SPDX-License-Identifier: MIT
#include "app/text/plays_text.h"

#include "app/text/throw_names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace doublets {

namespace {

class PlaysText
{
    Q_DECLARE_TR_FUNCTIONS(PlaysText)

public:
    static QString counted(PlayKind kind, const QString &player, int count)
    {
        switch (kind) {
        case PlayKind::PlayDown:
            return tr("%1 lays down %n man/men.", nullptr, count).arg(player);
        case PlayKind::BearOff:
            return tr("%1 bears off %n man/men.", nullptr, count).arg(player);
        case PlayKind::ReStack:
        case PlayKind::Move:
            break;
        }
        return {};
    }

    static QString named(PlayKind kind, const QString &player, const QString &points)
    {
        switch (kind) {
        case PlayKind::PlayDown:
            //: %2 the source's names of several numbers: "sice and ace"
            return tr("%1 lays down men on the %2 points.").arg(player, points);
        case PlayKind::ReStack:
            //: %2 the source's names of several numbers: "sice and ace"
            return tr("%1 puts men back on the piles of the %2 points.").arg(player, points);
        case PlayKind::BearOff:
            //: %2 the source's names of several numbers: "sice and ace"
            return tr("%1 bears off men from the %2 points.").arg(player, points);
        case PlayKind::Move:
            break;
        }
        return {};
    }

    static QString numbered(PlayKind kind, const QString &player, const QString &points)
    {
        switch (kind) {
        case PlayKind::PlayDown:
            //: %2 numerals: "6 and 1"
            return tr("%1 lays down men on points %2.").arg(player, points);
        case PlayKind::ReStack:
            //: %2 numerals: "6 and 1"
            return tr("%1 puts men back on the piles of points %2.").arg(player, points);
        case PlayKind::BearOff:
            //: %2 numerals: "6 and 1"
            return tr("%1 bears off men from points %2.").arg(player, points);
        case PlayKind::Move:
            break;
        }
        return {};
    }
};

bool areAlike(const std::vector<Play> &plays)
{
    return std::all_of(plays.begin(), plays.end(),
                       [&](const Play &play) { return play.kind == plays.front().kind; });
}

} // namespace

std::vector<Play> playsOfThrow(const std::vector<Turn> &turns)
{
    std::vector<Play> plays;
    for (auto it = turns.rbegin(); it != turns.rend(); ++it) {
        const Play *play = std::get_if<Play>(&it->action);
        if (!play || (!plays.empty() && play->by != plays.front().by)) {
            break;
        }
        plays.push_back(*play);
    }
    std::reverse(plays.begin(), plays.end());
    return plays;
}

QString playsText(const RuleSet &ruleSet, const PlayerNames &names, const std::vector<Play> &plays,
                  bool total)
{
    if (plays.size() < 2 || !areAlike(plays)) {
        return {};
    }
    const Play &first = plays.front();
    const QString player = names.of(first.by);
    if (total) {
        return PlaysText::counted(first.kind, player, static_cast<int>(plays.size()));
    }
    std::vector<Play> sorted = plays;
    std::sort(sorted.begin(), sorted.end(),
              [](const Play &a, const Play &b) { return a.from > b.from; });
    QStringList points;
    for (const Play &play : sorted) {
        const QString name = play.from <= PointsInTable ? numberName(ruleSet, play.from)
                                                        : QString::number(play.from);
        if (points.contains(name)) {
            return {};
        }
        points << name;
    }
    return hasNumberNames(ruleSet) ? PlaysText::named(first.kind, player, listText(points))
                                   : PlaysText::numbered(first.kind, player, listText(points));
}

} // namespace doublets
