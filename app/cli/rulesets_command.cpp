// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "cli/console.h"

#include "text/error_text.h"
#include "text/rule_text.h"

#include "core/rules/catalogue.h"
#include "core/rules/value_names.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace doublets::cli {

namespace {

class RuleSetList
{
    Q_DECLARE_TR_FUNCTIONS(RuleSetList)

public:
    static QString text(const RuleSet &ruleSet)
    {
        //: %1 id, %2 game, %3 author, %4 work, %5 year
        QStringList lines{tr("%1: %2. %3, %4, %5")
                              .arg(ruleSet.id, ruleSet.game,
                                   translatedRuleText(ruleSet.source.author), ruleSet.source.work,
                                   translatedRuleText(ruleSet.source.year))};
        lines << u"    "_s + translatedRuleText(ruleSet.summary);
        for (const Ruling &ruling : ruleSet.rulings) {
            lines << u"    --ruling %1=%2"_s.arg(ruleKeyName(ruling.key),
                                                 ruling.valueIds().join(u" | "));
        }
        return lines.join(u'\n');
    }
};

QJsonObject json(const RuleSet &ruleSet)
{
    QJsonArray men;
    for (const std::uint8_t count : ruleSet.defaultRules.men) {
        men << count;
    }
    QJsonArray phases;
    for (std::size_t i = 0; i < ruleSet.defaultRules.phaseCount; ++i) {
        phases << valueName(ruleSet.defaultRules.phases[i]);
    }
    QJsonObject rulings;
    for (const Ruling &ruling : ruleSet.rulings) {
        const QStringList ids = ruling.valueIds();
        rulings.insert(ruleKeyName(ruling.key),
                       QJsonObject{{u"default"_s, ids.constFirst()},
                                   {u"values"_s, QJsonArray::fromStringList(ids)}});
    }
    return {{u"id"_s, ruleSet.id},
            {u"game"_s, ruleSet.game},
            {u"source"_s, ruleSet.source.author + u", "_s + ruleSet.source.work},
            {u"year"_s, ruleSet.source.sortYear},
            {u"yearText"_s, ruleSet.source.year},
            {u"men"_s, men},
            {u"dice"_s, ruleSet.defaultRules.dice},
            {u"phases"_s, phases},
            {u"rulings"_s, rulings}};
}

} // namespace

int listRuleSets(const Command &command, const QStringList &arguments)
{
    QCommandLineParser parser;
    if (const auto status = parseArguments(parser, command, arguments)) {
        return *status;
    }
    const auto catalogue = Catalogue::builtIn();
    if (!catalogue) {
        printError(errorText(catalogue.error()));
        return Failed;
    }
    if (parser.isSet(u"json"_s)) {
        QJsonArray all;
        for (const RuleSet &ruleSet : catalogue.value().all()) {
            all << json(ruleSet);
        }
        printJson(all);
        return Succeeded;
    }
    for (const RuleSet &ruleSet : catalogue.value().all()) {
        print(RuleSetList::text(ruleSet));
    }
    return Succeeded;
}

} // namespace doublets::cli
