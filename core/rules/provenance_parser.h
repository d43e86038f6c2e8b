// SPDX-License-Identifier: MIT
#pragma once

#include "core/json/strict_json.h"
#include "core/rules/value_names.h"

// Functions that read the parts of a rule file that document sources. They add errors to the
// ErrorCollector of the object, including those of json::Object. After an error, the value returned
// is only a placeholder.

namespace doublets {

/// Reads `key`, whose text names a value of the enumeration T (valueNames()). Returns T{} after an
/// error. Error: ImpossibleValue.
template<typename T> [[nodiscard]] T readValue(const json::Object &object, const QString &key)
{
    const QString name = object.text(key);
    const auto value = valueFromName<T>(name);
    if (!value) {
        object.addError(key, ErrorCode::ImpossibleValue, {name, valueNames<T>().join(u", ")});
    }
    return value.value_or(T{});
}

/// Reads the key `status`. Rule files describe sources, so Status::Invented is not allowed. Error:
/// ImpossibleValue.
[[nodiscard]] Status readStatus(const json::Object &object);

/// Reads the optional key `language` (BCP 47). Returns "en" if it is missing. Error:
/// ImpossibleValue.
[[nodiscard]] QString readLanguage(const json::Object &object);

/// The place of the English translation of a foreign quotation: in the quotation itself, or
/// elsewhere in the file.
enum class TranslationPlace { InQuotation, Elsewhere };
/// Reads a quotation. With InQuotation, a quotation in a language other than English must have a
/// translation.
[[nodiscard]] Quotation
readQuotation(json::Object object,
              TranslationPlace translationPlace = TranslationPlace::InQuotation);

/// Returns the keys required in every provenance. "quotation" and "reason" are optional.
[[nodiscard]] QStringList requiredProvenanceKeys();
/// Reads the status, gloss, quotation and reason of a rule. Ignores other keys.
[[nodiscard]] Provenance readProvenance(const json::Object &object);
/// Adds an error if `object` has a quotation although `status` is Silent or Paraphrased, which
/// exclude a quotation from the source. Error: Inconsistent.
void rejectQuotation(const json::Object &object, Status status);

/// Reads the source of a rule file.
[[nodiscard]] Source readSource(json::Object object);
/// Reads the names of numbers. If the source has no names, sets only the provenance. Error:
/// ImpossibleValue (NumberNames::pairPattern).
[[nodiscard]] NumberNames readNumberNames(json::Object object);

} // namespace doublets
