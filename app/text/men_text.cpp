// SPDX-License-Identifier: MIT
#include "text/men_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace doublets {

namespace {

struct MenText
{
    Q_DECLARE_TR_FUNCTIONS(MenText)

public:
    [[nodiscard]] static QString onPoint(const Men &men, int point)
    {
        if (!men.isPilePoint(point)) {
            return tr("%n man/men", "on a point", men.onPoint(point));
        }
        const int piled = men.piledOn(point);
        const QString pile = piled > 1 ? tr("pile of %n man/men", nullptr, piled) : tr("one man");
        const int lying = men.downOn(point);
        return lying > 0 ? tr("%1, %2").arg(pile, tr("%n man/men laid down", nullptr, lying))
                         : pile;
    }

    [[nodiscard]] static QString sentence(int point, const QString &men)
    {
        return tr("Point %1: %2.").arg(QLocale().toString(point), men);
    }

    [[nodiscard]] static QString borneOff(int count)
    {
        return tr("%n man/men borne off.", nullptr, count);
    }

    [[nodiscard]] static QString task(const Men &men)
    {
        switch (men.phase) {
        case Phase::PlayDown:
            return tr("%n man/men to lay down.", nullptr, men.remainingPlays);
        case Phase::ReStack:
            return tr("%n man/men to stack.", nullptr, men.remainingPlays);
        case Phase::SetUp:
            return tr("%n man/men to set up.", nullptr, men.remainingPlays);
        case Phase::BearOff:
        case Phase::Race:
        case Phase::Home:
            break;
        }
        return tr("%n man/men on the board.", nullptr, men.onBoard()) + u' ' +
               borneOff(men.borneOff);
    }
};

} // namespace

QString menOnPointText(const Men &men, int point)
{
    return MenText::onPoint(men, point);
}

QString allMenText(const PlayerNames &names, Side side, const Men &men)
{
    QStringList sentences{names.nameOf(side) + u'.'};
    for (int point = 1; point <= PointsOnTrack; ++point) {
        if (men.onPoint(point) > 0) {
            sentences << MenText::sentence(point, menOnPointText(men, point));
        }
    }
    if (men.borneOff > 0) {
        sentences << MenText::borneOff(men.borneOff);
    }
    return sentences.join(u' ');
}

QString progressText(const PlayerNames &names, Side side, const Men &men)
{
    //: %1 a player, %2 how far they are: "Anne: 3 men to lay down."
    return MenText::tr("%1: %2").arg(names.nameOf(side), MenText::task(men));
}

} // namespace doublets
