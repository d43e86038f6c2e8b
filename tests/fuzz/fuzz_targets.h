// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <vector>

namespace doublets::test {

/// A reader of files that are not trusted (SECURITY.md).
struct FuzzTarget
{
    const char *name; ///< of the target, and of the folder of its examples in tests/fuzz/corpus
    /// Reads `bytes` as the contents of a file. Aborts if the reader breaks its contract.
    void (*read)(const QByteArray &bytes);
    int mutations;         ///< changed examples that a short test reads
    const char *also = ""; ///< another folder of examples, relative to the repository
};

[[nodiscard]] const std::vector<FuzzTarget> &fuzzTargets();

} // namespace doublets::test
