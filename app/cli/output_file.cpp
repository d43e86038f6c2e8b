// SPDX-License-Identifier: MIT
#include "cli/output_file.h"

#include "cli/console.h"

using namespace Qt::StringLiterals;

namespace doublets::cli {

OutputFile::OutputFile(const QString &path)
    : m_isStandardOutput(isStandardOutput(path))
    , m_file(path, FilePurpose::UserFile)
{
}

bool OutputFile::isStandardOutput(const QString &path)
{
    return path == u"-"_s || path == u"/dev/stdout"_s;
}

std::optional<Error> OutputFile::open()
{
    return m_isStandardOutput ? std::nullopt : m_file.open();
}

void OutputFile::write(const QByteArray &bytes)
{
    const bool isWritten = m_isStandardOutput ? printBytes(bytes) : m_file.write(bytes);
    m_hasFailed = m_hasFailed || !isWritten;
}

std::optional<Error> OutputFile::finish()
{
    return m_isStandardOutput ? std::nullopt : m_file.commit();
}

void OutputFile::cancel()
{
    if (!m_isStandardOutput) {
        m_file.cancelWriting();
    }
}

} // namespace doublets::cli
