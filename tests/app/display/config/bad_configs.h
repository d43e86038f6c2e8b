// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace doublets::config_fixture {

/// A configuration file with one fault, and the expected message without the file name, in which
/// '@' stands for the ids of all rule sets.
struct BadConfig
{
    QByteArray text;
    QString message;
};

/// Returns at least one file for each kind of fault.
[[nodiscard]] std::vector<BadConfig> badConfigs();

} // namespace doublets::config_fixture
