// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <vector>

namespace doublets::test {

/// A reader of untrusted files (see SECURITY.md).
struct FuzzTarget
{
    const char *name; ///< name of the target and of its folder of examples in tests/fuzz/corpus
    /// Reads `bytes` as the contents of a file. Aborts if the reader breaks its contract.
    void (*read)(const QByteArray &bytes);
    int mutations; ///< number of mutated examples in a short test
    /// Another folder of examples, relative to the repository; empty if there is none.
    const char *extraFolder = "";
};

/// Returns the readers of all kinds of untrusted files.
[[nodiscard]] const std::vector<FuzzTarget> &fuzzTargets();

} // namespace doublets::test
