// SPDX-License-Identifier: MIT
#include "panels/sides/player_side.h"

#include "match/match.h"
#include "panels/sides/rotated_label.h"
#include "panels/sides/rotation.h"
#include "panels/sides/side_button.h"
#include "panels/sides/strip_texts.h"
#include "table/fonts/fonts.h"

#include <QFontMetrics>

#include <algorithm>

/// The layout of a player's strip, in the coordinates of the strip before any rotation.
namespace doublets {

namespace {

constexpr qreal MaximumTurnShare = 0.26; ///< maximum share of the width for the turn label
/// The width of the news below which the buttons get a separate row, as a multiple of the text
/// size.
constexpr int MinimumNewsWidth = 20;

int lineOf(const QFont &font)
{
    return QFontMetrics(font).lineSpacing();
}

int gapOf(const SideSizes &sizes)
{
    return sizes.textSize / 2;
}

} // namespace

struct PlayerSide::StripLayout
{
    int height = 0;
    int textSize = 0; ///< text size of the buttons, in pixels
    QRect turn;
    QRect news;
    std::vector<QRect> buttons; ///< of the visible buttons, in the order of visibleButtons()
};

std::vector<SideButton *> PlayerSide::visibleButtons() const
{
    std::vector<SideButton *> shown;
    for (SideButton *each : m_addedButtons) {
        shown.push_back(each);
    }
    for (SideButton *each : {m_hintButton, m_whyButton, m_undoButton, m_mainButton}) {
        shown.push_back(each);
    }
    shown.erase(std::remove_if(shown.begin(), shown.end(),
                               [](const SideButton *each) { return each->isHidden(); }),
                shown.end());
    return shown;
}

PlayerSide::StripLayout PlayerSide::layoutFor(int width) const
{
    StripLayout layout;
    fillLayout(layout, width, m_sizes.textSize);
    for (int pixels = m_sizes.textSize - 1; pixels >= m_sizes.effectiveMinimumTextSize();
         --pixels) {
        if (layout.buttons.empty() || layout.buttons.back().right() < width) {
            break;
        }
        fillLayout(layout, width, pixels);
    }
    return layout;
}

void PlayerSide::fillLayout(StripLayout &layout, int width, int textSize) const
{
    const auto shown = visibleButtons();
    std::vector<int> widths;
    int all = 0; // including the gaps
    const int gap = gapOf(m_sizes);
    for (const SideButton *each : shown) {
        widths.push_back(std::max(m_sizes.minimumButtonSize, each->widthForTextSize(textSize)));
        all += widths.back() + gap;
    }
    const int edge = std::max(3, m_sizes.textSize / 4); // space above and below, in pixels
    const int lines = 2 * lineOf(fonts::textFont(m_sizes.textSize));
    const QFont title = fonts::titleFont(m_sizes.textSize);
    const int preferred = QFontMetrics(title).horizontalAdvance(widestTurnText(m_match, title)) + 2;
    const int turn =
        isComputerSide() ? width / 2 : std::min(preferred, qRound(width * MaximumTurnShare));
    const int beside = width - 3 * gap - all - turn;
    const bool inSeparateRow = !isComputerSide() && beside < MinimumNewsWidth * m_sizes.textSize;
    const int plain = shown.empty() ? lineOf(title) : m_sizes.minimumButtonSize;
    const int content = isComputerSide() ? plain
                        : inSeparateRow  ? lines
                                         : std::max(m_sizes.minimumButtonSize, lines);
    layout = {};
    layout.textSize = textSize;
    layout.height = content + 2 * edge + (inSeparateRow ? m_sizes.minimumButtonSize + edge : 0);
    const int row =
        inSeparateRow ? content + 2 * edge : edge + (content - m_sizes.minimumButtonSize) / 2;
    QRect textRect(gap, edge, width - 2 * gap, content);
    if (inSeparateRow && !shown.empty()) { // stretch the buttons to fill the row
        const int more = (width - gap - all) / static_cast<int>(shown.size());
        for (int &each : widths) {
            each += std::max(0, more);
        }
    }
    placeButtons(layout, widths, QRect(gap, row, width - 2 * gap, m_sizes.minimumButtonSize),
                 inSeparateRow, textRect);
    layout.turn = QRect(textRect.left(), edge, turn, content);
    textRect.setLeft(textRect.left() + turn + gap);
    layout.news = textRect;
}

void PlayerSide::placeButtons(StripLayout &layout, const std::vector<int> &widths, const QRect &row,
                              bool inSeparateRow, QRect &textRect) const
{
    const int gap = gapOf(m_sizes);
    const auto own =
        static_cast<std::size_t>(std::count_if(m_addedButtons.begin(), m_addedButtons.end(),
                                               [](auto *each) { return !each->isHidden(); }));
    int left = row.left();
    for (std::size_t i = 0; i < widths.size(); ++i) {
        if (i == own && !inSeparateRow) {
            textRect.setLeft(left);
            left = row.right() + 1 + gap;
            for (std::size_t rest = i; rest < widths.size(); ++rest) {
                left -= widths[rest] + gap;
            }
            textRect.setRight(left - gap);
        }
        layout.buttons.emplace_back(left, row.top(), widths[i], row.height());
        left += widths[i] + gap;
    }
    if (own == widths.size() && !inSeparateRow) {
        textRect.setLeft(left);
    }
}

int PlayerSide::heightForWidth(int width) const
{
    return layoutFor(width).height;
}

void PlayerSide::setPartGeometry(QWidget &part, const QRect &rect) const
{
    part.setGeometry(m_isRotated ? rotated(rect, size()) : rect);
}

void PlayerSide::updateLayout()
{
    if (isHidden()) {
        return;
    }
    const StripLayout layout = layoutFor(width());
    setPartGeometry(*m_turnLabel, layout.turn);
    setPartGeometry(*m_newsLabel, layout.news);
    const auto shown = visibleButtons();
    for (std::size_t i = 0; i < shown.size(); ++i) {
        shown[i]->setFont(fonts::textFont(layout.textSize));
        setPartGeometry(*shown[i], layout.buttons[i]);
    }
}

void PlayerSide::setRotated(bool isRotated)
{
    if (m_isRotated != isRotated) {
        m_isRotated = isRotated;
        m_turnLabel->setRotated(isRotated);
        m_newsLabel->setRotated(isRotated);
        for (SideButton *each : findChildren<SideButton *>()) {
            each->setRotated(isRotated);
        }
        updateLayout();
    }
}

void PlayerSide::setSizes(const SideSizes &sizes)
{
    m_sizes = sizes;
    m_turnLabel->setPreferredFont(fonts::titleFont(sizes.textSize),
                                  sizes.effectiveMinimumTextSize());
    m_newsLabel->setPreferredFont(fonts::textFont(sizes.textSize),
                                  sizes.effectiveMinimumTextSize());
    updateLayout();
    updateGeometry();
}

void PlayerSide::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateLayout();
}

} // namespace doublets
