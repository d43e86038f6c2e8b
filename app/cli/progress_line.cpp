// SPDX-License-Identifier: MIT
#include "cli/progress_line.h"

#include <QLocale>

#include <cstdio>
#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace doublets::cli {

namespace {

constexpr qint64 MillisecondsBetween = 200;

bool errorOutputIsTerminal()
{
#ifdef Q_OS_WIN
    return _isatty(_fileno(stderr)) != 0;
#else
    return isatty(STDERR_FILENO) != 0;
#endif
}

} // namespace

ProgressLine::ProgressLine(QString what, std::uint64_t total)
    : m_what(std::move(what))
    , m_total(total)
    , m_isTerminal(errorOutputIsTerminal())
{
    m_sinceShown.start();
}

ProgressLine::~ProgressLine()
{
    if (m_shown) {
        std::fputs("\r\033[K", stderr); // results start on a clean line
        std::fflush(stderr);
    }
}

void ProgressLine::show(std::uint64_t done)
{
    if (!m_isTerminal || m_sinceShown.elapsed() < MillisecondsBetween) {
        return;
    }
    m_sinceShown.restart();
    m_shown = true;
    QString line = m_what + u' ' + QLocale().toString(static_cast<qulonglong>(done));
    if (m_total > 0) {
        const double share = static_cast<double>(done) / static_cast<double>(m_total);
        line += u" / %1 (%2 %)"_s.arg(QLocale().toString(static_cast<qulonglong>(m_total)),
                                      QString::number(static_cast<int>(100 * share)));
    }
    std::fputs("\r\033[K", stderr);
    std::fputs(line.toLocal8Bit().constData(), stderr);
    std::fflush(stderr);
}

} // namespace doublets::cli
