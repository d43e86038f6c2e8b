// SPDX-License-Identifier: MIT
#include "core/rules/provenance_parser.h"

#include <QLocale>

#include <algorithm>

namespace doublets {

using json::Object;

namespace {

QString readLanguage(const Object &object)
{
    const QString language = object.text(u"language"_qs);
    if (QLocale::codeToLanguage(language.section(u'-', 0, 0)) == QLocale::AnyLanguage) {
        object.fail(u"language"_qs, ErrorCode::ImpossibleValue,
                    {language, u"a BCP 47 language"_qs});
    }
    return language;
}

std::array<QString, PointsInTable> readSixTexts(const Object &object, const QString &key)
{
    std::array<QString, PointsInTable> six;
    const QStringList texts = object.texts(key, PointsInTable, PointsInTable);
    std::copy(texts.begin(), texts.end(), six.begin());
    return six;
}

} // namespace

Quotation readQuotation(Object object)
{
    object.expect({u"text"_qs, u"language"_qs}, {u"page"_qs});
    Quotation quotation{object.text(u"text"_qs), readLanguage(object), {}};
    if (object.has(u"page"_qs)) {
        quotation.page = object.text(u"page"_qs);
    }
    return quotation;
}

QStringList provenanceKeys()
{
    return {u"status"_qs, u"gloss"_qs};
}

Provenance readProvenance(const Object &object)
{
    Provenance provenance;
    provenance.status = readValue<Status>(object, u"status"_qs);
    provenance.gloss = object.text(u"gloss"_qs);
    if (object.has(u"quotation"_qs)) {
        provenance.quotation = readQuotation(object.object(u"quotation"_qs));
        if (provenance.status == Status::Silent || provenance.status == Status::Paraphrased) {
            object.fail(u"quotation"_qs, ErrorCode::Inconsistent,
                        {u"quotation"_qs, u"status: "_qs + valueName(provenance.status)});
        }
    }
    return provenance;
}

Source readSource(Object object)
{
    object.expect({u"author"_qs, u"work"_qs, u"year"_qs, u"sortYear"_qs, u"place"_qs, u"locus"_qs,
                   u"basis"_qs});
    Source source;
    source.author = object.text(u"author"_qs);
    source.work = object.text(u"work"_qs);
    source.year = object.text(u"year"_qs);
    source.sortYear = object.integer(u"sortYear"_qs, 1, 9999);
    source.place = object.text(u"place"_qs);
    source.locus = object.text(u"locus"_qs);
    source.basis = object.text(u"basis"_qs);
    return source;
}

Names readNames(Object object)
{
    Names names;
    if (!object.has(u"numbers"_qs)) {
        object.expect(provenanceKeys());
        names.provenance = readProvenance(object);
        return names;
    }
    object.expect(provenanceKeys() + QStringList{u"language"_qs, u"numbers"_qs, u"pair"_qs},
                  {u"doublets"_qs, u"quotation"_qs});
    names.provenance = readProvenance(object);
    names.language = readLanguage(object);
    names.numbers = readSixTexts(object, u"numbers"_qs);
    if (object.has(u"doublets"_qs)) {
        names.doublets = readSixTexts(object, u"doublets"_qs);
    }
    names.pair = object.text(u"pair"_qs);
    if (names.pair.count(u"%1"_qs) != 1 || names.pair.count(u"%2"_qs) != 1) {
        object.fail(u"pair"_qs, ErrorCode::ImpossibleValue,
                    {names.pair, u"%1 and %2, once each"_qs});
    }
    return names;
}

} // namespace doublets
