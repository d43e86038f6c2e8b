// SPDX-License-Identifier: MIT
#include "text/rule_text.h"

#include "language/language.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

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
            return tr("old text", "status of a rule in its source");
        case Status::Paraphrased:
            return tr("retold today", "status of a rule in its source");
        case Status::Inferred:
            return tr("our deduction", "status of a rule in its source");
        case Status::Silent:
            return tr("our choice", "status of a rule in its source");
        case Status::Invented:
            return tr("invented", "status of a rule in its source");
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
            return tr("Where the men stand");
        case RuleKey::Phases:
            return tr("The stages of the game");
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
            return tr("Stacking up again");
        case RuleKey::FurtherPhase:
            return tr("When all men are off");
        case RuleKey::Doublet:
            return tr("Doublets");
        case RuleKey::Surplus:
            return tr("When a doublet gives more men than you can play");
        case RuleKey::Crossing:
            return tr("When numbers remain at the end of a stage");
        case RuleKey::Unplayable:
            return tr("A number you cannot use");
        case RuleKey::CharpentierException:
            return tr("When the thrower bears off");
        case RuleKey::Claim:
            return tr("Claiming a number");
        case RuleKey::DoubletNumbers:
            return tr("How many men a doublet plays");
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
            return tr("stacking up again");
        case Phase::BearOff:
            return tr("bearing off");
        case Phase::Race:
            return tr("racing round the board");
        case Phase::Home:
            return tr("bearing off as at backgammon");
        case Phase::SetUp:
            return tr("setting up again");
        }
        return {};
    }

    static QString tables(Tables tables)
    {
        switch (tables) {
        case Tables::Facing:
            return tr("facing each other");
        case Tables::FacingLight:
            return tr("facing each other, nearest the light");
        case Tables::Diagonal:
            return tr("at each player’s right hand");
        case Tables::All:
            return tr("in all four quarters");
        }
        return {};
    }

    static QString doublet(Doublet doublet)
    {
        switch (doublet) {
        case Doublet::Plain:
            return tr("like any other throw");
        case Doublet::Total:
            return tr("as many men as the dice show together, from any points");
        case Doublet::ThrowsAgain:
            return tr("the same player throws again");
        case Doublet::WholePoint:
            return tr("all the men on its point");
        }
        return {};
    }

    static QString language(const QString &tag)
    {
        if (tag == u"en") {
            return tr("English");
        }
        if (tag == u"fr") {
            return tr("French");
        }
        if (tag == u"es" || tag == u"osp") {
            return tr("Spanish");
        }
        if (tag == u"la") {
            return tr("Latin");
        }
        if (tag == u"is") {
            return tr("Icelandic");
        }
        return tag;
    }

    static QString gameIn(const QString &language, const QString &game)
    {
        if (language == u"en") {
            //: %1 the English name of a game, as a voice says it that speaks another language
            return tr("The English game %1").arg(game);
        }
        if (language == u"fr") {
            //: %1 the French name of a game
            return tr("The French game %1").arg(game);
        }
        if (language == u"es") {
            //: %1 the Spanish name of a game
            return tr("The Spanish game %1").arg(game);
        }
        if (language == u"is") {
            //: %1 the Icelandic name of a game
            return tr("The Icelandic game %1").arg(game);
        }
        return game;
    }

    /// `game` is the name of the game to be used.
    static QString title(const RuleSet &set, const QString &game)
    {
        const QString year = translatedRuleText(set.source.year);
        const QString author = translatedRuleText(set.source.author);
        if (set.invention) {
            //: An invented game, the author of the source of the game that was changed, the year.
            return tr("%1 – invented, after %2, %3").arg(game, author, year);
        }
        if (set.isReconstruction) {
            //: The game, the author of its source, the year.
            return tr("%1 – a modern reconstruction after %2, %3").arg(game, author, year);
        }
        //: The game, the author of its source, the year.
        return tr("%1 – %2, %3").arg(game, author, year);
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

QString languageName(const QString &tag)
{
    return RuleWords::language(tag);
}

QString ruleSetTitle(const RuleSet &ruleSet)
{
    return RuleWords::title(ruleSet, ruleSet.game);
}

QString gameWithNickname(const RuleSet &ruleSet)
{
    return ruleSet.invention ? ruleSet.game
                             : ruleSet.game + u" · "_s + translatedRuleText(ruleSet.nickname);
}

QString recordedGameName(const Catalogue &catalogue, const QString &id,
                         const std::optional<InventionName> &invention)
{
    if (invention) {
        return invention->title;
    }
    const RuleSet *ruleSet = catalogue.find(id);
    return ruleSet != nullptr ? gameWithNickname(*ruleSet) : id;
}

QString spokenGameName(const RuleSet &ruleSet)
{
    return ruleSet.language == currentLanguage()
               ? ruleSet.game
               : RuleWords::gameIn(ruleSet.language, ruleSet.game);
}

QString spokenRuleSetTitle(const RuleSet &ruleSet)
{
    return RuleWords::title(ruleSet, spokenGameName(ruleSet));
}

bool isInCurrentLanguage(const Quotation &quotation)
{
    return quotation.language.section(u'-', 0, 0) == currentLanguage();
}

QString translatedQuotation(const Quotation &quotation)
{
    const QString translated = translatedRuleText(quotation.plainText());
    return isInCurrentLanguage(quotation) || translated == quotation.text ? QString() : translated;
}

QString translatedRuleText(const QString &english)
{
    return english.isEmpty() ? QString()
                             : QCoreApplication::translate("rules", english.toUtf8().constData());
}

} // namespace doublets
