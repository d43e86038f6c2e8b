// SPDX-License-Identifier: MIT
#include "panels/sides/player_side.h"

#include "match/match.h"
#include "panels/sides/rotated_label.h"
#include "panels/sides/side_button.h"
#include "panels/sides/strip_texts.h"
#include "panels/sides/turning.h"
#include "table/fonts/fonts.h"

#include <QFontMetrics>

#include <algorithm>

/// The layout of a player's strip, in the coordinates of the player.
namespace doublets {

namespace {

constexpr qreal MaximumTurnShare = 0.26; ///< maximum share of the width for whose turn it is
/// If less is left, in text heights, the buttons get a row of their own.
constexpr int MinimumNewsWidth = 20;

int lineOf(const QFont &font)
{
    return QFontMetrics(font).lineSpacing();
}

int gapOf(const SideSizes &sizes)
{
    return sizes.letters / 2;
}

} // namespace

struct PlayerSide::Plan
{
    int height = 0;
    int letters = 0; ///< text size of the buttons, in pixels
    QRect turn;
    QRect news;
    std::vector<QRect> buttons; ///< of the visible buttons, in the order of shownButtons()
};

std::vector<SideButton *> PlayerSide::shownButtons() const
{
    std::vector<SideButton *> shown;
    for (SideButton *each : m_own) {
        shown.push_back(each);
    }
    for (SideButton *each : {m_hint, m_why, m_undo, m_throw}) {
        shown.push_back(each);
    }
    std::erase_if(shown, [](const SideButton *each) { return each->isHidden(); });
    return shown;
}

PlayerSide::Plan PlayerSide::layoutFor(int width) const
{
    Plan made;
    plan(made, width, m_sizes.letters);
    for (int pixels = m_sizes.letters - 1; pixels >= m_sizes.minimumTextSize(); --pixels) {
        if (made.buttons.empty() || made.buttons.back().right() < width) {
            break;
        }
        plan(made, width, pixels);
    }
    return made;
}

void PlayerSide::plan(Plan &made, int width, int letters) const
{
    const auto shown = shownButtons();
    std::vector<int> widths;
    int all = 0; // with the gaps between buttons and news
    const int gap = gapOf(m_sizes);
    for (const SideButton *each : shown) {
        widths.push_back(std::max(m_sizes.press, each->widthFor(letters)));
        all += widths.back() + gap;
    }
    const int edge = std::max(3, m_sizes.letters / 4); // above and below, in pixels
    const int lines = 2 * lineOf(fonts::textFont(m_sizes.letters));
    const QFont title = fonts::titleFont(m_sizes.letters);
    const int wanted = QFontMetrics(title).horizontalAdvance(widestTurnText(m_match, title)) + 2;
    const int turn = isPlain() ? width / 2 : std::min(wanted, qRound(width * MaximumTurnShare));
    const int beside = width - 3 * gap - all - turn;
    const bool folded = !isPlain() && beside < MinimumNewsWidth * m_sizes.letters;
    const int plain = shown.empty() ? lineOf(title) : m_sizes.press;
    const int content = isPlain() ? plain : folded ? lines : std::max(m_sizes.press, lines);
    made = {};
    made.letters = letters;
    made.height = content + 2 * edge + (folded ? m_sizes.press + edge : 0);
    const int row = folded ? content + 2 * edge : edge + (content - m_sizes.press) / 2;
    QRect words(gap, edge, width - 2 * gap, content);
    if (folded && !shown.empty()) { // fill the row
        const int more = (width - gap - all) / static_cast<int>(shown.size());
        for (int &each : widths) {
            each += std::max(0, more);
        }
    }
    placeButtons(made, widths, QRect(gap, row, width - 2 * gap, m_sizes.press), folded, words);
    made.turn = QRect(words.left(), edge, turn, content);
    words.setLeft(words.left() + turn + gap);
    made.news = words;
}

void PlayerSide::placeButtons(Plan &made, const std::vector<int> &widths, const QRect &row,
                              bool folded, QRect &words) const
{
    const int gap = gapOf(m_sizes);
    const auto own = static_cast<std::size_t>(
        std::ranges::count_if(m_own, [](auto *each) { return !each->isHidden(); }));
    int left = row.left();
    for (std::size_t i = 0; i < widths.size(); ++i) {
        if (i == own && !folded) {
            words.setLeft(left);
            left = row.right() + 1 + gap;
            for (std::size_t rest = i; rest < widths.size(); ++rest) {
                left -= widths[rest] + gap;
            }
            words.setRight(left - gap);
        }
        made.buttons.emplace_back(left, row.top(), widths[i], row.height());
        left += widths[i] + gap;
    }
    if (own == widths.size() && !folded) {
        words.setLeft(left);
    }
}

int PlayerSide::heightForWidth(int width) const
{
    return layoutFor(width).height;
}

void PlayerSide::put(QWidget &part, const QRect &place) const
{
    part.setGeometry(m_turned ? turned(place, size()) : place);
}

void PlayerSide::arrange()
{
    if (isHidden()) {
        return;
    }
    const Plan made = layoutFor(width());
    put(*m_turn, made.turn);
    put(*m_news, made.news);
    const auto shown = shownButtons();
    for (std::size_t i = 0; i < shown.size(); ++i) {
        shown[i]->setFont(fonts::textFont(made.letters));
        put(*shown[i], made.buttons[i]);
    }
}

void PlayerSide::setTurned(bool isRotated)
{
    if (m_turned != isRotated) {
        m_turned = isRotated;
        m_turn->setTurned(isRotated);
        m_news->setTurned(isRotated);
        for (SideButton *each : findChildren<SideButton *>()) {
            each->setTurned(isRotated);
        }
        arrange();
    }
}

void PlayerSide::setSizes(const SideSizes &sizes)
{
    m_sizes = sizes;
    m_turn->setTextSizes(fonts::titleFont(sizes.letters), sizes.minimumTextSize());
    m_news->setTextSizes(fonts::textFont(sizes.letters), sizes.minimumTextSize());
    arrange();
    updateGeometry();
}

void PlayerSide::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace doublets
