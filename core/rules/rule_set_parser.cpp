// SPDX-License-Identifier: MIT
#include "core/rules/rule_set_parser.h"

#include "core/limits.h"
#include "core/procedures/procedure.h"
#include "core/rules/provenance_parser.h"
#include "core/rules/rule_set_checks.h"
#include "core/rules/value_names.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

using json::FirstErrorCollector;
using json::Object;

/// Reads an id: lower-case letters, digits and hyphens, beginning with a letter.
QString readId(const Object &object, const QString &key)
{
    const auto isLetter = [](QChar c) { return c >= u'a' && c <= u'z'; };
    const auto isAllowed = [&isLetter](QChar c) {
        return isLetter(c) || (c >= u'0' && c <= u'9') || c == u'-';
    };
    const QString id = object.text(key);
    if (id.isEmpty() || !isLetter(id.front()) || !std::ranges::all_of(id, isAllowed)) {
        object.addError(key, ErrorCode::ImpossibleValue, {id, u"a-z, 0-9 and -"_s});
    }
    return id;
}

const Procedure *readProcedure(const Object &object)
{
    const QString id = object.text(u"procedure"_s);
    if (const Procedure *procedure = procedures::find(id.toStdString())) {
        return procedure;
    }
    QStringList allowed;
    for (const Procedure *procedure : procedures::all()) {
        allowed << QString::fromLatin1(procedure->id);
    }
    object.addError(u"procedure"_s, ErrorCode::ImpossibleValue, {id, allowed.join(u", ")});
    return &procedures::laying;
}

void readPhases(const Object &object, Rules &rules)
{
    const QStringList names = object.texts(u"value"_s, limits::MinPhases, limits::MaxPhases);
    for (const QString &name : names) {
        const auto phase = valueFromName<Phase>(name);
        if (!phase) {
            object.errors().add(ErrorCode::ImpossibleValue,
                                json::placeInside(object.placeOf(u"value"_s), rules.phaseCount),
                                {name, valueNames<Phase>().join(u", ")});
        }
        rules.phases[rules.phaseCount++] = phase.value_or(Phase::PlayDown);
    }
}

void readSwitch(const Object &object, RuleKey key, Rules &rules)
{
    const QString value = object.text(u"value"_s);
    if (!rulingValues(key).contains(value)) {
        object.addError(u"value"_s, ErrorCode::ImpossibleValue,
                        {value, rulingValues(key).join(u", ")});
    }
    setRuleValue(rules, key, value);
}

/// Returns whether rules of this key have a value. Three have one only as an open ruling:
/// BearingOff and FurtherPhase, which are otherwise determined by the list of phases, and Opening,
/// since otherwise the higher number leads.
bool hasValue(RuleKey key)
{
    return key <= RuleKey::Phases || (key != RuleKey::BearingOff && key != RuleKey::FurtherPhase &&
                                      key != RuleKey::Opening && !rulingValues(key).isEmpty());
}

void readRuleValue(const Object &object, RuleKey key, Rules &rules)
{
    switch (key) {
    case RuleKey::Men: {
        const auto men = object.integers(u"value"_s, PointsInTable, limits::MinMenOnPoint,
                                         limits::MaxMenOnPoint);
        for (std::size_t i = 0; i < std::min(men.size(), rules.men.size()); ++i) {
            rules.men[i] = static_cast<std::uint8_t>(men[i]);
        }
        break;
    }
    case RuleKey::Dice:
        rules.dice =
            static_cast<std::uint8_t>(object.integer(u"value"_s, limits::MinDice, limits::MaxDice));
        break;
    case RuleKey::Tables:
        rules.tables = readValue<Tables>(object, u"value"_s);
        break;
    case RuleKey::Phases:
        readPhases(object, rules);
        break;
    case RuleKey::Doublet:
        rules.doublet = readValue<Doublet>(object, u"value"_s);
        break;
    default:
        readSwitch(object, key, rules);
        break;
    }
}

QStringList keyNames(std::initializer_list<RuleKey> keys)
{
    QStringList names;
    for (const RuleKey key : keys) {
        names << ruleKeyName(key);
    }
    return names;
}

void readRules(Object object, RuleSet &set)
{
    // Keys of every game. checkRuleSet() decides about the others once all values are known.
    using enum RuleKey;
    object.checkKeys(
        keyNames({Men, Dice, Tables, Phases, Order, Compulsion, PlayingDown, Win}),
        keyNames({Opening, BearingOff, ReStacking, Doublet, Surplus, Crossing, Unplayable,
                  CharpentierException, Claim, DoubletNumbers, Movement, Hit, Draw}));
    for (const QString &name : object.keys()) {
        const auto key = ruleKeyFromName(name);
        if (!key) {
            continue; // an unknown key, already reported
        }
        Object rule = object.object(name);
        rule.checkKeys((hasValue(*key) ? QStringList{u"value"_s} : QStringList{}) +
                           requiredProvenanceKeys(),
                       {u"quotation"_s, u"reason"_s});
        if (hasValue(*key)) {
            readRuleValue(rule, *key, set.defaultRules);
        }
        set.provenance.insert(*key, readProvenance(rule));
    }
}

/// Reads the status of a value other than the default.
void readKnown(const Object &object, RulingValue &value)
{
    if (object.has(u"quotation"_s)) {
        value.quotation = readQuotation(object.object(u"quotation"_s));
        value.status = Status::Stated;
    }
    if (object.has(u"status"_s)) {
        value.status = readStatus(object);
        rejectQuotation(object, value.status);
    }
}

std::vector<RulingValue> readRulingValues(const Object &object, RuleKey key)
{
    QStringList allowed = rulingValues(key);
    std::vector<RulingValue> values;
    for (Object entry : object.objects(u"values"_s, 2, static_cast<int>(allowed.size()))) {
        entry.checkKeys({u"id"_s, u"gloss"_s}, {u"quotation"_s, u"status"_s});
        RulingValue value{entry.text(u"id"_s), entry.text(u"gloss"_s)};
        if (!allowed.removeOne(value.id)) { // unknown or repeated
            entry.addError(u"id"_s, ErrorCode::ImpossibleValue, {value.id, allowed.join(u", ")});
        }
        for (const QString &name : {u"quotation"_s, u"status"_s}) {
            if (values.empty() && entry.has(name)) { // the default has its own
                entry.addError(name, ErrorCode::Inconsistent, {name, u"values[0]"_s});
            }
        }
        readKnown(entry, value);
        values.push_back(std::move(value));
    }
    return values;
}

void readRulings(Object object, RuleSet &set)
{
    QStringList switches;
    for (int i = 0; i < RuleKeyCount; ++i) {
        const auto key = static_cast<RuleKey>(i);
        const QString name = ruleKeyName(key);
        if (rulingValues(key).isEmpty()) {
            continue;
        }
        switches << name;
        if (!object.has(name)) {
            continue;
        }
        Object entry = object.object(name);
        entry.checkKeys(requiredProvenanceKeys() + QStringList{u"values"_s, u"reason"_s},
                        {u"quotation"_s});
        Ruling ruling{key, readRulingValues(entry, key), readProvenance(entry)};
        if (set.provenance.contains(key)) {
            object.addError(name, ErrorCode::Inconsistent,
                            {u"rules."_s + name, u"rulings."_s + name});
        }
        if (!ruling.values.empty()) {
            ruling.values.front().status = ruling.provenance.status;
            setRuleValue(set.defaultRules, key, ruling.values.front().id);
        }
        set.rulings.push_back(std::move(ruling));
    }
    object.checkKeys({}, switches);
}

constexpr int NewestVersion = 1;

void readHead(Object &object)
{
    object.checkFormat(u"doublets-ruleset"_s, NewestVersion);
    object.checkKeys({u"format"_s, u"version"_s, u"id"_s, u"listOrder"_s, u"game"_s, u"variant"_s,
                      u"tradition"_s, u"nickname"_s, u"origin"_s, u"summary"_s, u"reconstruction"_s,
                      u"figures"_s, u"source"_s, u"names"_s, u"procedure"_s, u"rules"_s,
                      u"rulings"_s},
                     {u"language"_s, u"remark"_s});
}

PlayFigures readFigures(Object object)
{
    object.checkKeys({u"throws"_s, u"throwsWithChoice"_s, u"exact"_s});
    constexpr int MaxThrows = 1000;
    return {object.number(u"throws"_s, 1, MaxThrows), object.number(u"throwsWithChoice"_s, 0, 1),
            object.flag(u"exact"_s)};
}

RuleSet readRuleSet(Object object)
{
    readHead(object);
    RuleSet set;
    set.id = readId(object, u"id"_s);
    set.listOrder = object.integer(u"listOrder"_s, 0, 9999);
    set.game = object.text(u"game"_s);
    set.language = readLanguage(object);
    set.variant = readId(object, u"variant"_s);
    set.tradition = readId(object, u"tradition"_s);
    set.nickname = object.text(u"nickname"_s);
    set.origin = object.text(u"origin"_s);
    set.summary = object.text(u"summary"_s);
    set.isReconstruction = object.flag(u"reconstruction"_s);
    if (object.has(u"remark"_s)) {
        set.remark = readQuotation(object.object(u"remark"_s));
    }
    set.figures = readFigures(object.object(u"figures"_s));
    set.source = readSource(object.object(u"source"_s));
    set.names = readNumberNames(object.object(u"names"_s));
    set.defaultRules.procedure = readProcedure(object);
    readRules(object.object(u"rules"_s), set);
    readRulings(object.object(u"rulings"_s), set);
    return set;
}

} // namespace

Result<RuleSet, Error> parseRuleSet(const QByteArray &text, const QString &file)
{
    const auto document = json::parseObject(text, file, limits::MaxRuleFileSize);
    if (!document) {
        return document.error();
    }
    FirstErrorCollector errors(file);
    RuleSet set = readRuleSet(Object(errors, document.value(), {}));
    if (const QString name = QFileInfo(file).completeBaseName(); name != set.id) {
        errors.add(ErrorCode::Inconsistent, u"id"_s, {set.id, QFileInfo(file).fileName()});
    }
    if (!errors.error()) {
        checkRuleSet(set, errors);
    }
    if (errors.error()) {
        return *errors.error();
    }
    return set;
}

} // namespace doublets
