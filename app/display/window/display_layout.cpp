// SPDX-License-Identifier: MIT
#include "display/window/display_layout.h"

#include <cmath>
#include <numbers>

namespace doublets {

namespace {

constexpr int WidthPerMargin = 100;
/// Steps of one round, whose radius is the margin: about 1% of the width per minute.
constexpr int DriftSteps = 120;

} // namespace

DisplayLayout::DisplayLayout(const QSize &windowSize, int reachPercent)
    : m_margin(windowSize.width() / WidthPerMargin)
    , m_top(windowSize.height() * (100 - reachPercent) / 100)
    , m_contentSize(windowSize - QSize(0, m_top) - 2 * QSize(m_margin, m_margin))
{
}

QRect DisplayLayout::contentRect(int driftStep) const
{
    const double angle = 2 * std::numbers::pi * driftStep / DriftSteps;
    return {QPoint(m_margin + qRound(m_margin * std::cos(angle)),
                   m_top + m_margin + qRound(m_margin * std::sin(angle))),
            m_contentSize};
}

int DisplayLayout::maxStripHeight() const
{
    return m_contentSize.height() * 3 / 10;
}

QRect DisplayLayout::stripRect(int stripHeight) const
{
    return pageRect().adjusted(0, m_contentSize.height() - stripHeight, 0, 0);
}

QRect DisplayLayout::boardRect(int stripHeight) const
{
    return pageRect().adjusted(0, 0, 0, -stripHeight);
}

QRect DisplayLayout::explanationRect(int stripHeight, int fontSize) const
{
    constexpr int MaxEms = 34; // of a line
    const QRect available = boardRect(stripHeight);
    const int width = std::min(available.width(), fontSize * MaxEms);
    const int height = std::min(available.height(), available.width());
    return {(available.width() - width) / 2, available.height() - height, width, height};
}

} // namespace doublets
