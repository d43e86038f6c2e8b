// SPDX-License-Identifier: MIT
#include "core/inventions/invention_file.h"

#include "core/json/strict_json.h"
#include "core/limits.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

const QString Format = u"doublets-invention"_s;
constexpr int NewestVersion = 1;

Invention readObject(json::Object object)
{
    object.checkFormat(Format, NewestVersion);
    object.checkKeys({u"format"_s, u"version"_s, u"name"_s, u"ruleset"_s, u"rulings"_s},
                     {u"inventors"_s});
    Invention invention;
    invention.name.title = object.text(u"name"_s);
    if (object.has(u"inventors"_s)) {
        invention.name.inventors = object.text(u"inventors"_s);
    }
    invention.original = object.text(u"ruleset"_s);
    const json::Object values = object.object(u"rulings"_s);
    for (const QString &key : values.keys()) {
        invention.values.insert(key, values.text(key));
    }
    return invention;
}

} // namespace

Result<Invention, Error> parseInvention(const QByteArray &text, const QString &file,
                                        const Catalogue &catalogue)
{
    const auto document = json::parseObject(text, file, limits::MaxInventionFileSize);
    if (!document) {
        return document.error();
    }
    json::FirstErrorCollector errors(file);
    Invention invention = readObject(json::Object(errors, document.value(), {}));
    if (errors.error()) {
        return *errors.error();
    }
    if (const auto ruleSet = inventedRuleSet(catalogue, invention); !ruleSet) {
        Error error = ruleSet.error();
        error.file = file;
        return error;
    }
    return invention;
}

Result<Invention, Error> readInvention(const QString &path, const Catalogue &catalogue)
{
    const auto bytes = json::readFile(path, limits::MaxInventionFileSize);
    if (!bytes) {
        return bytes.error();
    }
    return parseInvention(bytes.value(), path, catalogue);
}

QByteArray inventionJson(const Invention &invention)
{
    QJsonObject values;
    for (auto it = invention.values.begin(); it != invention.values.end(); ++it) {
        values.insert(it.key(), it.value());
    }
    QJsonObject json{{u"format"_s, Format},
                     {u"version"_s, NewestVersion},
                     {u"name"_s, invention.name.title},
                     {u"ruleset"_s, invention.original},
                     {u"rulings"_s, values}};
    if (!invention.name.inventors.isEmpty()) {
        json.insert(u"inventors"_s, invention.name.inventors);
    }
    return QJsonDocument(json).toJson();
}

} // namespace doublets
