// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace doublets::config_fixture {

/// A file with one fault, and what is said of it, without the file's name. '@' stands for the ids
/// of all rule sets.
struct BadConfig
{
    QByteArray text;
    QString sentence;
};

[[nodiscard]] std::vector<BadConfig> badConfigs();

} // namespace doublets::config_fixture
