// SPDX-License-Identifier: MIT
#include "text/plays_text.h"

#include "text/throw_names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace doublets {

namespace {

struct Player
{
    QString name;
    bool isAddressed;
};

class PlaysText
{
    Q_DECLARE_TR_FUNCTIONS(PlaysText)

public:
    static QString counted(PlayKind kind, const Player &player, int count)
    {
        const bool isOwn = player.isAddressed;
        switch (kind) {
        case PlayKind::PlayDown:
            return isOwn ? tr("You lay down %n man/men.", nullptr, count)
                         : tr("%1 lays down %n man/men.", nullptr, count).arg(player.name);
        case PlayKind::BearOff:
            return isOwn ? tr("You bear off %n man/men.", nullptr, count)
                         : tr("%1 bears off %n man/men.", nullptr, count).arg(player.name);
        case PlayKind::ReStack:
        case PlayKind::SetUp:
        case PlayKind::Move:
            break;
        }
        return {};
    }

    /// `points` are names only: "ace, ace, deuce".
    static QString countedNamed(PlayKind kind, const QString &player, int count,
                                const QString &points)
    {
        switch (kind) {
        case PlayKind::PlayDown:
            //: %2 the source's names of numbers: "Anne lays down 4 men (ace, ace, deuce, trey)."
            return tr("%1 lays down %n man/men (%2).", nullptr, count).arg(player, points);
        case PlayKind::ReStack:
            //: %2 the source's names of numbers
            return tr("%1 stacks %n man/men (%2).", nullptr, count).arg(player, points);
        case PlayKind::BearOff:
            //: %2 the source's names of numbers
            return tr("%1 bears off %n man/men (%2).", nullptr, count).arg(player, points);
        case PlayKind::SetUp:
            //: %2 the source's names of numbers
            return tr("%1 sets up %n man/men (%2).", nullptr, count).arg(player, points);
        case PlayKind::Move:
            break;
        }
        return {};
    }

    static QString countedNumbered(PlayKind kind, const Player &player, int count,
                                   const QString &points)
    {
        const bool isOwn = player.isAddressed;
        switch (kind) {
        case PlayKind::PlayDown:
            return isOwn
                       //: %1 numerals: "You lay down 4 men (points 1, 1, 2, 3)."
                       ? tr("You lay down %n man/men (points %1).", nullptr, count).arg(points)
                       //: %2 numerals: "Anne lays down 4 men (points 1, 1, 2, 3)."
                       : tr("%1 lays down %n man/men (points %2).", nullptr, count)
                             .arg(player.name, points);
        case PlayKind::ReStack:
            return isOwn
                       //: %1 numerals
                       ? tr("You stack %n man/men (points %1).", nullptr, count).arg(points)
                       //: %2 numerals
                       : tr("%1 stacks %n man/men (points %2).", nullptr, count)
                             .arg(player.name, points);
        case PlayKind::BearOff:
            return isOwn
                       //: %1 numerals
                       ? tr("You bear off %n man/men (points %1).", nullptr, count).arg(points)
                       //: %2 numerals
                       : tr("%1 bears off %n man/men (points %2).", nullptr, count)
                             .arg(player.name, points);
        case PlayKind::SetUp:
            return isOwn
                       //: %1 numerals
                       ? tr("You set up %n man/men (points %1).", nullptr, count).arg(points)
                       //: %2 numerals
                       : tr("%1 sets up %n man/men (points %2).", nullptr, count)
                             .arg(player.name, points);
        case PlayKind::Move:
            break;
        }
        return {};
    }

    /// "point 5", "point 5 (cinq)"
    static QString onNumberedPoint(PlayKind kind, const Player &player, int count,
                                   const QString &point)
    {
        const bool isOwn = player.isAddressed;
        switch (kind) {
        case PlayKind::PlayDown:
            return isOwn ? tr("You lay down %n man/men on point %1.", nullptr, count).arg(point)
                         : tr("%1 lays down %n man/men on point %2.", nullptr, count)
                               .arg(player.name, point);
        case PlayKind::ReStack:
            return isOwn ? tr("You stack %n man/men on point %1.", nullptr, count).arg(point)
                         : tr("%1 stacks %n man/men on point %2.", nullptr, count)
                               .arg(player.name, point);
        case PlayKind::BearOff:
            return isOwn ? tr("You bear off %n man/men from point %1.", nullptr, count).arg(point)
                         : tr("%1 bears off %n man/men from point %2.", nullptr, count)
                               .arg(player.name, point);
        case PlayKind::SetUp:
            return isOwn ? tr("You set up %n man/men on point %1.", nullptr, count).arg(point)
                         : tr("%1 sets up %n man/men on point %2.", nullptr, count)
                               .arg(player.name, point);
        case PlayKind::Move:
            break;
        }
        return {};
    }

    /// "the cinq point"
    static QString onNamedPoint(PlayKind kind, const QString &player, int count,
                                const QString &point)
    {
        switch (kind) {
        case PlayKind::PlayDown:
            return tr("%1 lays down %n man/men on the %2 point.", nullptr, count)
                .arg(player, point);
        case PlayKind::ReStack:
            return tr("%1 stacks %n man/men on the %2 point.", nullptr, count).arg(player, point);
        case PlayKind::BearOff:
            return tr("%1 bears off %n man/men from the %2 point.", nullptr, count)
                .arg(player, point);
        case PlayKind::SetUp:
            return tr("%1 sets up %n man/men on the %2 point.", nullptr, count).arg(player, point);
        case PlayKind::Move:
            break;
        }
        return {};
    }

    static QString comma() { return tr(", ", "in a list"); }

    static QString named(PlayKind kind, const QString &player, const QString &points)
    {
        switch (kind) {
        case PlayKind::PlayDown:
            //: %2 the source's names of several numbers: "sice and ace"
            return tr("%1 lays down men on the %2 points.").arg(player, points);
        case PlayKind::ReStack:
            //: %2 the source's names of several numbers: "sice and ace"
            return tr("%1 stacks men on the %2 points.").arg(player, points);
        case PlayKind::BearOff:
            //: %2 the source's names of several numbers: "sice and ace"
            return tr("%1 bears off men from the %2 points.").arg(player, points);
        case PlayKind::SetUp:
            //: %2 the source's names of several numbers: "sice and ace"
            return tr("%1 sets up men on the %2 points.").arg(player, points);
        case PlayKind::Move:
            break;
        }
        return {};
    }

    static QString numbered(PlayKind kind, const Player &player, const QString &points)
    {
        const bool isOwn = player.isAddressed;
        switch (kind) {
        case PlayKind::PlayDown:
            return isOwn
                       //: %1 numerals: "6 and 1"
                       ? tr("You lay down men on points %1.").arg(points)
                       //: %2 numerals: "6 and 1"
                       : tr("%1 lays down men on points %2.").arg(player.name, points);
        case PlayKind::ReStack:
            return isOwn
                       //: %1 numerals: "6 and 1"
                       ? tr("You stack men on points %1.").arg(points)
                       //: %2 numerals: "6 and 1"
                       : tr("%1 stacks men on points %2.").arg(player.name, points);
        case PlayKind::BearOff:
            return isOwn
                       //: %1 numerals: "6 and 1"
                       ? tr("You bear off men from points %1.").arg(points)
                       //: %2 numerals: "6 and 1"
                       : tr("%1 bears off men from points %2.").arg(player.name, points);
        case PlayKind::SetUp:
            return isOwn
                       //: %1 numerals: "6 and 1"
                       ? tr("You set up men on points %1.").arg(points)
                       //: %2 numerals: "6 and 1"
                       : tr("%1 sets up men on points %2.").arg(player.name, points);
        case PlayKind::Move:
            break;
        }
        return {};
    }
};

bool areAlike(const std::vector<Play> &plays)
{
    return std::ranges::all_of(plays, [&](const Play &play) {
        return play.kind == plays.front().kind && play.by == plays.front().by;
    });
}

/// The points of the played men, and their names.
class Points
{
public:
    Points(const RuleSet &ruleSet, NumberStyle style, const std::vector<Play> &plays)
        : m_ruleSet(ruleSet)
        , m_numberStyle(style)
    {
        for (const Play &play : plays) {
            m_points.push_back(play.from);
        }
        std::ranges::sort(m_points);
    }

    [[nodiscard]] bool areWords() const
    {
        return usesNameAlone(m_ruleSet, m_numberStyle, m_points.back());
    }
    /// Returns whether the points are few enough for a list, with one man each.
    [[nodiscard]] bool areFewAndDifferent() const
    {
        return m_points.size() <= MaxDice && std::ranges::adjacent_find(m_points) == m_points.end();
    }
    [[nodiscard]] bool areOne() const { return m_points.front() == m_points.back(); }
    [[nodiscard]] QString one() const
    {
        return numberName(m_ruleSet, m_numberStyle, m_points.front());
    }
    /// Returns "6 and 1", or "sice and ace". Both words together, "sice-ace", would name a throw.
    [[nodiscard]] QString list() const
    {
        const NumberStyle style = areWords() ? NumberStyle::Names : NumberStyle::Figures;
        return numberList(m_ruleSet, style, {m_points.rbegin(), m_points.rend()});
    }
    /// Returns "1, 1, 2", with repetitions.
    [[nodiscard]] QString ofEveryMan() const
    {
        const NumberStyle style = areWords() ? NumberStyle::Names : NumberStyle::Figures;
        QStringList names;
        for (const int point : m_points) {
            names << numberName(m_ruleSet, style, point);
        }
        return names.join(PlaysText::comma());
    }

private:
    const RuleSet &m_ruleSet;
    NumberStyle m_numberStyle;
    std::vector<int> m_points;
};

} // namespace

std::vector<Play> playsOfThrow(const std::vector<HistoryEntry> &history)
{
    std::vector<Play> plays;
    for (auto it = history.rbegin(); it != history.rend(); ++it) {
        const Play *play = std::get_if<Play>(&it->action);
        if (!play || (!plays.empty() && play->by != plays.front().by)) {
            break;
        }
        plays.push_back(*play);
    }
    std::ranges::reverse(plays);
    return plays;
}

QString playsText(const RuleSet &ruleSet, const PlayerNames &names, const std::vector<Play> &plays,
                  bool countsOnly)
{
    if (plays.size() < 2 || !areAlike(plays) || plays.front().kind == PlayKind::Move) {
        return {};
    }
    const PlayKind kind = plays.front().kind;
    const Side side = plays.front().by;
    const Player by{names.nameOf(side), names.isAddressed(side)};
    const auto count = static_cast<int>(plays.size());
    if (countsOnly) {
        return PlaysText::counted(kind, by, count);
    }
    const Points points(ruleSet, names.numberStyle, plays);
    const bool words = points.areWords() && !by.isAddressed;
    if (points.areFewAndDifferent()) {
        return words ? PlaysText::named(kind, by.name, points.list())
                     : PlaysText::numbered(kind, by, points.list());
    }
    if (points.areOne()) {
        return words ? PlaysText::onNamedPoint(kind, by.name, count, points.one())
                     : PlaysText::onNumberedPoint(kind, by, count, points.one());
    }
    return words ? PlaysText::countedNamed(kind, by.name, count, points.ofEveryMan())
                 : PlaysText::countedNumbered(kind, by, count, points.ofEveryMan());
}

} // namespace doublets
