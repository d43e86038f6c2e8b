// SPDX-License-Identifier: MIT
#pragma once

#include "core/files/atomic_file.h"

namespace doublets::cli {

/// An output of a command: a file that appears under its name only when it is complete, or, if its
/// path is "-" or "/dev/stdout", standard output.
class OutputFile
{
public:
    explicit OutputFile(const QString &path);

    [[nodiscard]] static bool isStandardOutput(const QString &path);

    /// Errors: CannotWrite, NotARegularFile.
    [[nodiscard]] std::optional<Error> open();
    void write(const QByteArray &bytes);
    [[nodiscard]] bool hasFailed() const { return m_hasFailed; }
    /// Completes the file. Error: CannotWrite.
    [[nodiscard]] std::optional<Error> finish();
    /// Removes the unfinished file.
    void cancel();

private:
    bool m_isStandardOutput;
    bool m_hasFailed = false;
    AtomicFile m_file;
};

} // namespace doublets::cli
