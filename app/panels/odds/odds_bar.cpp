// SPDX-License-Identifier: MIT
#include "panels/odds/odds_bar.h"

#include "panels/theme/theme.h"
#include "text/odds_text.h"

#include <QPainter>

namespace doublets {

OddsBar::OddsBar(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void OddsBar::show(const std::optional<Odds> &odds, const PlayerNames &names)
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
    const QRect names(0, 0, width(), letter);
    const QRect bar(0, letter + 2, width(), height() - letter - 3);
    const auto half = [&](bool left) {
        return QRect(left ? 0 : width() / 2 + 4, names.top(), width() / 2 - 4, letter);
    };
    const auto name = [&](const QString &text) {
        return fontMetrics().elidedText(text, Qt::ElideRight, width() / 2 - 4);
    };
    painter.setPen(theme::Ink);
    painter.drawText(half(true), Qt::AlignLeft | Qt::AlignVCenter, name(m_names.white));
    painter.drawText(half(false), Qt::AlignRight | Qt::AlignVCenter, name(m_names.black));
    if (!m_odds) {
        painter.fillRect(bar, QBrush(theme::Paper.darker(125), Qt::BDiagPattern));
    } else {
        const int white = qRound(bar.width() * m_odds->white);
        const int black = qRound(bar.width() * m_odds->black);
        painter.fillRect(bar, QBrush(theme::FadedInk, Qt::BDiagPattern)); // a draw
        painter.fillRect(QRect(bar.topLeft(), QSize(white, bar.height())), Qt::white);
        painter.fillRect(QRect(bar.right() - black + 1, bar.top(), black, bar.height()),
                         theme::Ink);
        const int gap = letter / 3;
        const QRect inside = bar.adjusted(gap, 0, -gap, 0);
        const auto figure = [&](Qt::Alignment where, double share, int part, const QColor &on) {
            const QString text = percentText(share);
            if (fontMetrics().horizontalAdvance(text) + 2 * gap <= part) {
                painter.setPen(on);
                const auto flags = static_cast<int>((where | Qt::AlignVCenter).toInt());
                painter.drawText(inside, flags, text);
            }
        };
        figure(Qt::AlignLeft, m_odds->white, white, theme::Ink);
        figure(Qt::AlignRight, m_odds->black, black, theme::Paper);
    }
    painter.setPen(theme::Ink);
    painter.drawRect(bar.adjusted(0, 0, -1, -1));
}

} // namespace doublets
