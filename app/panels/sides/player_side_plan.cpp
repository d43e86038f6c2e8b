// SPDX-License-Identifier: MIT
#include "panels/sides/player_side.h"

#include "match/match.h"
#include "panels/sides/side_button.h"
#include "panels/sides/side_text.h"
#include "panels/sides/side_words.h"
#include "panels/sides/turning.h"
#include "table/letters/letters.h"

#include <QFontMetrics>

#include <algorithm>

/// Where the parts of a player's side lie, as the player sees them.
namespace doublets {

namespace {

constexpr int LeastSideLetters = 11;
constexpr qreal MostOfTurn = 0.26; ///< of the width, for whose turn it is
constexpr int LeastOfNews = 20;    ///< letter heights: with less beside them, buttons have a row

int lineOf(const QFont &font)
{
    return QFontMetrics(font).lineSpacing();
}

} // namespace

struct PlayerSide::Plan
{
    int height = 0;
    int letters = 0; ///< of the buttons
    QRect turn;
    QRect news;
    std::vector<QRect> buttons; ///< of those that are shown
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
    shown.erase(std::remove_if(shown.begin(), shown.end(),
                               [](const SideButton *each) { return each->isHidden(); }),
                shown.end());
    return shown;
}

PlayerSide::Plan PlayerSide::planFor(int width) const
{
    Plan made;
    plan(made, width, m_sizes.letters);
    for (int pixels = m_sizes.letters - 1; pixels >= LeastSideLetters; --pixels) {
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
    const int gap = m_sizes.letters / 2;
    const int edge = std::max(3, m_sizes.letters / 4); // above and below
    const int lines = 2 * lineOf(letters::textFont(m_sizes.letters));
    const int ownButtons = static_cast<int>(
        std::count_if(m_own.begin(), m_own.end(), [](auto *each) { return !each->isHidden(); }));
    std::vector<int> widths;
    int all = 0;
    for (const SideButton *each : shown) {
        widths.push_back(std::max(m_sizes.press, each->widthFor(letters)));
        all += widths.back() + gap;
    }
    const QFont title = letters::titleFont(m_sizes.letters);
    const int wanted = QFontMetrics(title).horizontalAdvance(longestTurn(m_match, title)) + 2;
    const int turn = isPlain() ? width / 2 : std::min(wanted, qRound(width * MostOfTurn));
    const int room = width - 2 * gap;
    const bool folded = !isPlain() && room - all - turn - gap < LeastOfNews * m_sizes.letters;
    const int plainHeight = shown.empty() ? lineOf(title) : m_sizes.press;
    const int content = isPlain() ? plainHeight : folded ? lines : std::max(m_sizes.press, lines);
    made = {.height = content + 2 * edge + (folded ? m_sizes.press + edge : 0),
            .letters = letters,
            .turn = {},
            .news = {},
            .buttons = {}};
    // The shell's buttons are at the left hand, the player's own at the right.
    const int spare = folded && !shown.empty() ? std::max(0, room + gap - all) : 0;
    const int more = shown.empty() ? 0 : spare / static_cast<int>(shown.size());
    const int row = folded ? edge + content + edge : edge + (content - m_sizes.press) / 2;
    int left = gap;
    int right = folded ? gap : width - all;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const bool own = static_cast<int>(i) < ownButtons;
        if (own) {
            right += folded ? 0 : widths[i] + gap;
        }
        int &at = own || folded ? left : right;
        made.buttons.emplace_back(at, row, widths[i] + more, m_sizes.press);
        at += widths[i] + more + gap;
    }
    const int from = folded ? gap : left;
    const int to = folded || shown.empty() ? width - gap : width - all + (left - gap);
    made.turn = QRect(from, edge, turn, content);
    made.news = QRect(from + turn + gap, edge, std::max(0, to - gap - from - turn - gap), content);
}

int PlayerSide::heightForWidth(int width) const
{
    return planFor(width).height;
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
    const Plan made = planFor(width());
    put(*m_turn, made.turn);
    put(*m_news, made.news);
    const auto shown = shownButtons();
    for (std::size_t i = 0; i < shown.size(); ++i) {
        shown[i]->setFont(letters::textFont(made.letters));
        put(*shown[i], made.buttons[i]);
    }
}

void PlayerSide::setTurned(bool isTurned)
{
    if (m_turned != isTurned) {
        m_turned = isTurned;
        m_turn->setTurned(isTurned);
        m_news->setTurned(isTurned);
        for (SideButton *each : findChildren<SideButton *>()) {
            each->setTurned(isTurned);
        }
        arrange();
    }
}

void PlayerSide::setSizes(const SideSizes &sizes)
{
    m_sizes = sizes;
    m_turn->setFont(letters::titleFont(sizes.letters));
    m_news->setFont(letters::textFont(sizes.letters));
    arrange();
    updateGeometry();
}

void PlayerSide::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace doublets
