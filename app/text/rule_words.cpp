// SPDX-License-Identifier: MIT
#include "text/rule_words.h"

#include <QCoreApplication>

namespace doublets {

namespace {

class RuleWords
{
    Q_DECLARE_TR_FUNCTIONS(RuleWords)

public:
    static QString status(Status status)
    {
        switch (status) {
        case Status::Stated:
            return tr("stated in the old text", "status of a rule in its source");
        case Status::Paraphrased:
            return tr("retold today", "status of a rule in its source");
        case Status::Inferred:
            return tr("our deduction", "status of a rule in its source");
        case Status::Silent:
            return tr("our choice", "status of a rule in its source");
        }
        return {};
    }

    static QString setting(RuleKey key)
    {
        switch (key) {
        case RuleKey::Men:
            return tr("The men");
        case RuleKey::Dice:
            return tr("The dice");
        case RuleKey::Tables:
            return tr("The tables in use");
        case RuleKey::Phases:
            return tr("The course of the game");
        case RuleKey::Opening:
            return tr("Who throws first");
        case RuleKey::Order:
            return tr("The order of the numbers");
        case RuleKey::Compulsion:
            return tr("What must be played");
        case RuleKey::Win:
            return tr("Winning");
        case RuleKey::Draw:
            return tr("A drawn game");
        default:
            return {};
        }
    }

    static QString procedure(RuleKey key)
    {
        switch (key) {
        case RuleKey::PlayingDown:
            return tr("Laying down");
        case RuleKey::BearingOff:
            return tr("Bearing off");
        case RuleKey::ReStacking:
            return tr("Piling up again");
        case RuleKey::Doublet:
            return tr("Doublets");
        case RuleKey::Surplus:
            return tr("What a doublet gives too much");
        case RuleKey::Crossing:
            return tr("Numbers left when a phase ends");
        case RuleKey::Unplayable:
            return tr("Numbers that cannot be played");
        case RuleKey::Exception:
            return tr("The exception for the player who lays down");
        case RuleKey::Claim:
            return tr("Claiming what the other leaves");
        case RuleKey::DoubletMen:
            return tr("Men that a doublet plays");
        case RuleKey::Movement:
            return tr("Moving");
        case RuleKey::Hit:
            return tr("Hitting");
        default:
            return {};
        }
    }

    static QString phase(Phase phase)
    {
        switch (phase) {
        case Phase::PlayDown:
            return tr("laying down");
        case Phase::ReStack:
            return tr("piling up again");
        case Phase::BearOff:
            return tr("bearing off");
        case Phase::Race:
            return tr("racing round the board");
        case Phase::Home:
            return tr("bearing off as at backgammon");
        }
        return {};
    }

    static QString tables(Tables tables)
    {
        switch (tables) {
        case Tables::Facing:
            return tr("two tables that face each other");
        case Tables::FacingLight:
            return tr("two tables that face each other, in the half nearest the light");
        case Tables::Diagonal:
            return tr("the table at each player’s right hand");
        case Tables::All:
            return tr("all four tables");
        }
        return {};
    }

    static QString doublet(Doublet doublet)
    {
        switch (doublet) {
        case Doublet::Plain:
            return tr("no privilege");
        case Doublet::Total:
            return tr("as many men as the dice show together, from any points");
        case Doublet::ThrowAgain:
            return tr("the same player throws again");
        }
        return {};
    }

    static QString language(const QString &code)
    {
        if (code == u"en") {
            return tr("English");
        }
        if (code == u"fr") {
            return tr("French");
        }
        if (code == u"es" || code == u"osp") {
            return tr("Spanish");
        }
        if (code == u"la") {
            return tr("Latin");
        }
        if (code == u"is") {
            return tr("Icelandic");
        }
        return code;
    }

    static QString title(const RuleSet &set)
    {
        const QString year = translatedRuleText(set.source.year);
        if (set.reconstruction) {
            //: The game, the author of its source, the year.
            return tr("%1 – a modern reconstruction after %2, %3")
                .arg(set.game, set.source.author, year);
        }
        //: The game, the author of its source, the year.
        return tr("%1 – %2, %3").arg(set.game, set.source.author, year);
    }
};

} // namespace

QString statusName(Status status)
{
    return RuleWords::status(status);
}

QString ruleKeyTitle(RuleKey key)
{
    const QString title = RuleWords::setting(key);
    return title.isEmpty() ? RuleWords::procedure(key) : title;
}

QString phaseName(Phase phase)
{
    return RuleWords::phase(phase);
}

QString tablesName(Tables tables)
{
    return RuleWords::tables(tables);
}

QString doubletRuleName(Doublet doublet)
{
    return RuleWords::doublet(doublet);
}

QString languageName(const QString &code)
{
    return RuleWords::language(code);
}

QString ruleSetTitle(const RuleSet &ruleSet)
{
    return RuleWords::title(ruleSet);
}

QString translatedRuleText(const QString &english)
{
    return english.isEmpty() ? QString()
                             : QCoreApplication::translate("rules", english.toUtf8().constData());
}

} // namespace doublets
