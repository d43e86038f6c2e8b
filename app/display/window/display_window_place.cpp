// SPDX-License-Identifier: MIT
#include "display/screens/attract_strip.h"
#include "display/screens/choice_page.h"
#include "display/screens/compare_page.h"
#include "display/screens/label_page.h"
#include "display/screens/play_strip.h"
#include "display/screens/sheets.h"
#include "display/staff/staff_access.h"
#include "display/window/display_window.h"
#include "display/window/staff_gesture.h"
#include "display/window/visitor_session.h"
#include "table/board/board_view.h"
#include "table/fonts/fonts.h"

#include <cmath>
#include <numbers>

/// The layout of DisplayWindow.
namespace doublets {

namespace {

/// Steps of one round, whose radius is 1 % of the width: about 1 % of the width per minute.
constexpr int DriftSteps = 120;
constexpr int Margin = 100; ///< the free margin on each side is width / Margin

} // namespace

void DisplayWindow::place()
{
    const QSize screen = size();
    if (screen.isEmpty()) {
        return;
    }
    if (const auto sizes = DisplaySizes::of(screen, m_config, m_large); sizes != m_sizes) {
        m_sizes = sizes;
        fonts::set(sizes.letters(screen));
        const DisplaySizes ofSheet = sizes.forSheet(screen);
        m_stillThere.each([&](PresenceSheet &sheet) { sheet.setSizes(ofSheet); });
        m_end.each([&](ResultSheet &sheet) { sheet.setSizes(ofSheet); });
        m_why->setSizes(sizes);
        m_label->setSizes(sizes.larger(screen));
        m_strip->setSizes(sizes);
        m_attractStrip->setSizes(sizes);
        m_choice->setSizes(sizes);
        m_compare->setSizes(sizes);
        m_visitor->setSizes(sizes);
        m_knock->setCorner(sizes.press);
    }
    const int inset = screen.width() / Margin;
    const QRect all(0, 0, screen.width() - 2 * inset, screen.height() - 2 * inset);
    // Keeps the position of the drift, because a jump would be visible.
    m_content->setGeometry(QRect(driftPosition(), all.size()));
    // The board keeps its size in the attract mode and in play, so that it is not drawn again.
    const int most = all.height() * 3 / 10; // the strips below the board
    const int strip = m_strip->heightAt(all.width(), most);
    // Outside the opening hours, the board by candlelight fills the screen.
    const bool still =
        m_flow->screen() == DisplayFlow::Screen::Closed && m_attractStrip->isHidden();
    const int foot = still ? 0
                     : m_strip->hasToolsOnly()
                         ? strip
                         : std::max(strip, m_attractStrip->heightAt(all.width(), most));
    const QRect below(0, all.height() - foot, all.width(), foot);
    const QRect above(0, 0, all.width(), all.height() - foot);
    m_visitor->table().setGeometry(above);
    m_strip->setGeometry(below);
    m_attractStrip->setGeometry(below);
    m_choice->setGeometry(all);
    m_compare->setGeometry(all);
    m_label->placeIn(above);
    m_why->placeIn(pageIn(above));
    m_end.placeIn(m_end.isFaced() ? all : above);
    m_stillThere.placeIn(all);
    m_staff->place(all, m_sizes);
    m_end.raise();
    for (QWidget *each : std::initializer_list<QWidget *>{m_why, m_compare, m_choice}) {
        each->raise();
    }
    m_stillThere.raise();
    m_staff->raise();
}

/// Returns the place for a page of text, with lines short enough to read; on a portrait screen, at
/// the bottom, within reach.
QRect DisplayWindow::pageIn(const QRect &room) const
{
    constexpr int MaxEms = 34; // of a line
    const int wide = std::min(room.width(), m_sizes.text * MaxEms);
    const int high = std::min(room.height(), room.width());
    return {room.left() + (room.width() - wide) / 2, room.bottom() + 1 - high, wide, high};
}

QPoint DisplayWindow::driftPosition() const
{
    const int inset = width() / Margin;
    const double angle = 2 * std::numbers::pi * m_driftStep / DriftSteps;
    return {inset + qRound(inset * std::cos(angle)), inset + qRound(inset * std::sin(angle))};
}

/// Moves the content one step, against burn-in: too slowly to be noticed, and never during a visit.
void DisplayWindow::drift()
{
    if (!m_flow->isVisited()) {
        m_driftStep = (m_driftStep + 1) % DriftSteps;
        m_content->move(driftPosition());
        m_driftAlarm.start(DriftInterval);
    }
}

} // namespace doublets
