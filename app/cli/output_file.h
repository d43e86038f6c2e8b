// SPDX-License-Identifier: MIT
#pragma once

#include "core/files/atomic_file.h"

namespace doublets::cli {

/// An output of a command: a file that is written atomically, or standard output if the path is "-"
/// or "/dev/stdout". Call open() first, then write() any number of times, then finish() or
/// cancel(). The destructor cancels an unfinished file.
class OutputFile
{
public:
    explicit OutputFile(const QString &path);

    [[nodiscard]] static bool isStandardOutput(const QString &path);

    /// Opens the output. Errors: CannotWrite, NotARegularFile.
    [[nodiscard]] std::optional<Error> open();
    /// Writes `bytes`. hasFailed() reports failures, and so does finish() for a file, or
    /// flushOutput() for standard output.
    void write(const QByteArray &bytes);
    [[nodiscard]] bool hasFailed() const { return m_hasFailed; }
    /// Completes the file, replacing an existing one. Does nothing for standard output. Error:
    /// CannotWrite, including if an earlier write has failed.
    [[nodiscard]] std::optional<Error> finish();
    /// Discards the unfinished file; an existing file at the path remains unchanged. Does nothing
    /// for standard output.
    void cancel();

private:
    bool m_isStandardOutput;
    bool m_hasFailed = false;
    AtomicFile m_file;
};

} // namespace doublets::cli
