// SPDX-License-Identifier: MIT
#include "cli/progress_line.h"

#include "core/platform/console.h"

#include <QLocale>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace doublets::cli {

namespace {

constexpr qint64 UpdateInterval = 200;

} // namespace

ProgressLine::ProgressLine(QString label, std::uint64_t total)
    : m_label(std::move(label))
    , m_total(total)
    , m_isTerminal(platform::isErrorOutputTerminal())
{
    m_sinceUpdate.start();
}

ProgressLine::~ProgressLine()
{
    if (m_isVisible) {
        std::fputs("\r\033[K", stderr); // results start on a clean line
        std::fflush(stderr);
    }
}

void ProgressLine::update(std::uint64_t count)
{
    if (!m_isTerminal || m_sinceUpdate.elapsed() < UpdateInterval) {
        return;
    }
    m_sinceUpdate.restart();
    m_isVisible = true;
    QString line = m_label + u' ' + QLocale().toString(static_cast<qulonglong>(count));
    if (m_total > 0) {
        const double fraction = static_cast<double>(count) / static_cast<double>(m_total);
        line += u" / %1 (%2 %)"_s.arg(QLocale().toString(static_cast<qulonglong>(m_total)),
                                      QString::number(static_cast<int>(100 * fraction)));
    }
    std::fputs("\r\033[K", stderr);
    std::fputs(platform::consoleBytes(line).constData(), stderr);
    std::fflush(stderr);
}

} // namespace doublets::cli
