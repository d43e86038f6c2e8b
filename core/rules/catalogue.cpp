// SPDX-License-Identifier: MIT
#include "core/rules/catalogue.h"

#include "core/json/strict_json.h"
#include "core/rules/rule_set_parser.h"

#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

/// Keeps the linker from dropping the resource of the static library. Must not be in a namespace.
static void initRules()
{
    Q_INIT_RESOURCE(rules);
}

namespace doublets {

Result<Catalogue, Error> Catalogue::builtIn()
{
    initRules();
    return fromFolder(u":/doublets/rules"_s);
}

Result<Catalogue, Error> Catalogue::fromFolder(const QString &folder)
{
    const QDir dir(folder);
    if (!dir.exists()) {
        return Error{ErrorCode::CannotOpen, folder, {}, {u"no such folder"_s}};
    }
    Catalogue catalogue;
    QMap<QString, QString> fileOf;
    // Filter by hand: name filters are compiled to regular expressions, and every command starts
    // here.
    for (const QString &name : dir.entryList(QDir::Files, QDir::Name)) {
        if (!name.endsWith(u".json", Qt::CaseInsensitive)) {
            continue;
        }
        const QString path = dir.filePath(name);
        const auto text = json::readFile(path, MaxRuleFileSize);
        if (!text) {
            return text.error();
        }
        auto ruleSet = parseRuleSet(text.value(), path);
        if (!ruleSet) {
            return ruleSet.error();
        }
        const QString id = ruleSet.value().id;
        if (fileOf.contains(id)) { // for example cotton.json and cotton.JSON
            return Error{ErrorCode::Inconsistent, path, u"id"_s, {fileOf.value(id), name}};
        }
        fileOf.insert(id, name);
        catalogue.m_ruleSets.push_back(std::move(ruleSet).value());
    }
    if (catalogue.m_ruleSets.empty()) {
        return Error{ErrorCode::Empty, folder, {}, {}};
    }
    std::ranges::stable_sort(catalogue.m_ruleSets, {}, &RuleSet::listOrder);
    return catalogue;
}

const RuleSet *Catalogue::find(const QString &id) const
{
    const auto found = std::ranges::find(m_ruleSets, id, &RuleSet::id);
    return found == m_ruleSets.end() ? nullptr : &*found;
}

QStringList Catalogue::ids() const
{
    QStringList ids;
    for (const RuleSet &mine : m_ruleSets) {
        ids << mine.id;
    }
    return ids;
}

} // namespace doublets
