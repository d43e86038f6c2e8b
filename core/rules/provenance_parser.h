// SPDX-License-Identifier: MIT
#pragma once

#include "core/json/strict_json.h"
#include "core/rules/value_names.h"

/// The parts of a rule file that tell whose word it is.
namespace doublets {

/// The value of an enumeration by its name.
template<typename T> [[nodiscard]] T readValue(const json::Object &object, const QString &key)
{
    const QString name = object.text(key);
    const auto value = valueFromName<T>(name);
    if (!value) {
        object.fail(key, ErrorCode::ImpossibleValue, {name, valueNames<T>().join(u", ")});
    }
    return value.value_or(T{});
}

/// The key `language`, BCP 47; English where it is not there.
[[nodiscard]] QString readLanguage(const json::Object &object);

/// Where a quotation that is not English has its English translation.
enum class Translation { Within, Beside };
[[nodiscard]] Quotation readQuotation(json::Object object,
                                      Translation translation = Translation::Within);

/// The keys that every provenance has; "quotation" and "reason" may stand with them.
[[nodiscard]] QStringList provenanceKeys();
[[nodiscard]] Provenance readProvenance(const json::Object &object);
/// Reports a quotation beside a status that has no words of the source.
void refuseQuotation(const json::Object &object, Status status);

[[nodiscard]] Source readSource(json::Object object);
[[nodiscard]] Names readNames(json::Object object);

} // namespace doublets
