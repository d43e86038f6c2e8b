// SPDX-License-Identifier: MIT
#include "panels/odds/odds_bar.h"

#include "panels/speech/accessible_role.h"
#include "panels/theme/theme.h"
#include "text/odds_text.h"

#include <QPainter>
#include <QStyle>

namespace doublets {

OddsBar::OddsBar(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::Chart);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void OddsBar::setOdds(const std::optional<Odds> &odds, const PlayerNames &names)
{
    m_odds = odds;
    m_names = names;
    update();
}

QSize OddsBar::sizeHint() const
{
    const int letter = fontMetrics().height();
    return {letter * 12, letter * 7 / 2};
}

QSize OddsBar::minimumSizeHint() const
{
    return {fontMetrics().height() * 6, sizeHint().height()};
}

void OddsBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setFont(font());
    const int letter = fontMetrics().height();
    // Mirrored in right-to-left layouts.
    const auto placed = [this](const QRect &place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    const auto aligned = [this](Qt::AlignmentFlag side) {
        const auto where = QStyle::visualAlignment(layoutDirection(), side | Qt::AlignVCenter);
        return static_cast<int>((where | Qt::AlignAbsolute).toInt());
    };
    const QRect bar(0, letter + 2, width(), height() - letter - 3);
    const auto half = [&](bool first) {
        return placed(QRect(first ? 0 : width() / 2 + 4, 0, width() / 2 - 4, letter));
    };
    const auto name = [&](const QString &text) {
        return fontMetrics().elidedText(text, Qt::ElideRight, width() / 2 - 4);
    };
    painter.setPen(theme::Ink);
    painter.drawText(half(true), aligned(Qt::AlignLeft), name(m_names.white));
    painter.drawText(half(false), aligned(Qt::AlignRight), name(m_names.black));
    if (!m_odds) {
        painter.fillRect(bar, QBrush(theme::Paper.darker(125), Qt::BDiagPattern));
    } else {
        const int white = qRound(bar.width() * m_odds->white);
        const int black = qRound(bar.width() * m_odds->black);
        painter.fillRect(bar, QBrush(theme::FadedInk, Qt::BDiagPattern)); // a draw
        painter.fillRect(placed(QRect(bar.topLeft(), QSize(white, bar.height()))), Qt::white);
        painter.fillRect(placed(QRect(bar.right() - black + 1, bar.top(), black, bar.height())),
                         theme::Black);
        const int gap = letter / 3;
        const QRect inside = bar.adjusted(gap, 0, -gap, 0);
        const auto figure = [&](Qt::AlignmentFlag where, const QString &text, int part,
                                const QColor &on) {
            if (fontMetrics().horizontalAdvance(text) + 2 * gap <= part) {
                painter.setPen(on);
                painter.drawText(inside, aligned(where), text);
            }
        };
        const ChanceTexts chances(*m_odds);
        figure(Qt::AlignLeft, chances.white, white, theme::Black);
        figure(Qt::AlignRight, chances.black, black, Qt::white);
    }
    painter.setPen(theme::Ink);
    painter.drawRect(bar.adjusted(0, 0, -1, -1));
}

} // namespace doublets
