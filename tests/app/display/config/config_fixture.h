// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config_reader.h"

#include "core/rules/catalogue.h"

namespace doublets::config_fixture {

/// Returns the built-in catalogue.
inline const Catalogue &catalogue()
{
    static const Catalogue catalogue = Catalogue::builtIn().value();
    return catalogue;
}

/// The languages that a configuration may name.
inline const QStringList &languageCodes()
{
    static const QStringList all{QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("es"),
                                 QStringLiteral("fr"), QStringLiteral("is"), QStringLiteral("ru")};
    return all;
}

/// Parses the contents of a configuration file named display.json.
inline Result<DisplayConfig, DisplayConfigErrors> parse(const QByteArray &text)
{
    return parseDisplayConfig(text, QStringLiteral("display.json"), catalogue(), languageCodes());
}

} // namespace doublets::config_fixture
