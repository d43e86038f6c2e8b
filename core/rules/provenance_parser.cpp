// SPDX-License-Identifier: MIT
#include "core/rules/provenance_parser.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

using json::Object;

Status readStatus(const Object &object)
{
    const QString name = object.text(u"status"_s);
    QStringList allowed;
    for (const Status status : SourceStatuses) {
        if (name == valueName(status)) {
            return status;
        }
        allowed << valueName(status);
    }
    object.addError(u"status"_s, ErrorCode::ImpossibleValue, {name, allowed.join(u", ")});
    return Status::Stated;
}

QString readLanguage(const Object &object)
{
    if (!object.has(u"language"_s)) {
        return u"en"_s;
    }
    const QString language = object.text(u"language"_s);
    if (QLocale::codeToLanguage(language.section(u'-', 0, 0)) == QLocale::AnyLanguage) {
        object.addError(u"language"_s, ErrorCode::ImpossibleValue,
                        {language, u"a BCP 47 language"_s});
    }
    return language;
}

namespace {

std::array<QString, PointsInTable> readSixTexts(const Object &object, const QString &key)
{
    std::array<QString, PointsInTable> six;
    const QStringList texts = object.texts(key, PointsInTable, PointsInTable);
    std::ranges::copy(texts, six.begin());
    return six;
}

} // namespace

Quotation readQuotation(Object object, TranslationPlace translationPlace)
{
    object.checkKeys({u"text"_s, u"language"_s}, {u"page"_s, u"translation"_s});
    Quotation quotation{object.text(u"text"_s), readLanguage(object), {}};
    const bool isEnglish = quotation.language.section(u'-', 0, 0) == u"en";
    if (translationPlace == TranslationPlace::InQuotation && !isEnglish) {
        object.requireKeys({u"translation"_s});
    }
    if (object.has(u"translation"_s)) {
        quotation.translation = object.text(u"translation"_s);
    }
    if (object.has(u"page"_s)) {
        quotation.page = object.text(u"page"_s);
    }
    return quotation;
}

QStringList requiredProvenanceKeys()
{
    return {u"status"_s, u"gloss"_s};
}

Provenance readProvenance(const Object &object)
{
    Provenance provenance;
    provenance.status = readStatus(object);
    provenance.gloss = object.text(u"gloss"_s);
    if (object.has(u"reason"_s)) {
        provenance.reason = object.text(u"reason"_s);
    }
    if (object.has(u"quotation"_s)) {
        provenance.quotation = readQuotation(object.object(u"quotation"_s));
    }
    rejectQuotation(object, provenance.status);
    return provenance;
}

void rejectQuotation(const Object &object, Status status)
{
    if (object.has(u"quotation"_s) && (status == Status::Silent || status == Status::Paraphrased)) {
        object.addError(u"quotation"_s, ErrorCode::Inconsistent,
                        {u"quotation"_s, u"status: "_s + valueName(status)});
    }
}

Source readSource(Object object)
{
    object.checkKeys(
        {u"author"_s, u"work"_s, u"year"_s, u"sortYear"_s, u"place"_s, u"locus"_s, u"basis"_s},
        {u"language"_s});
    Source source;
    source.author = object.text(u"author"_s);
    source.work = object.text(u"work"_s);
    source.language = readLanguage(object);
    source.year = object.text(u"year"_s);
    source.sortYear = object.integer(u"sortYear"_s, 1, 9999);
    source.place = object.text(u"place"_s);
    source.locus = object.text(u"locus"_s);
    source.basis = object.text(u"basis"_s);
    return source;
}

NumberNames readNumberNames(Object object)
{
    NumberNames names;
    if (!object.has(u"numbers"_s)) {
        object.checkKeys(requiredProvenanceKeys(), {u"reason"_s});
        names.provenance = readProvenance(object);
        return names;
    }
    object.checkKeys(requiredProvenanceKeys() + QStringList{u"language"_s, u"numbers"_s, u"pair"_s},
                     {u"doublets"_s, u"quotation"_s, u"reason"_s});
    names.provenance = readProvenance(object);
    names.language = readLanguage(object);
    names.numbers = readSixTexts(object, u"numbers"_s);
    if (object.has(u"doublets"_s)) {
        names.doublets = readSixTexts(object, u"doublets"_s);
    }
    names.pairPattern = object.text(u"pair"_s);
    if (names.pairPattern.count(u"%1"_s) != 1 || names.pairPattern.count(u"%2"_s) != 1) {
        object.addError(u"pair"_s, ErrorCode::ImpossibleValue,
                        {names.pairPattern, u"%1 and %2, once each"_s});
    }
    return names;
}

} // namespace doublets
