// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/odds.h"
#include "text/player_names.h"

#include <QWidget>

#include <optional>

namespace doublets {

/// A bar that shows the players' names and chances of winning. From the leading edge, the bar
/// consists of a light part for White, a hatched part for a draw, and a dark part for Black.
class OddsBar : public QWidget
{
    Q_OBJECT

public:
    explicit OddsBar(QWidget *parent = nullptr);

    /// Sets the chances and the names of the players. If `odds` is nullopt, the chances are shown
    /// as unknown.
    void setOdds(const std::optional<Odds> &odds, const PlayerNames &names);
    [[nodiscard]] const std::optional<Odds> &odds() const { return m_odds; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::optional<Odds> m_odds;
    PlayerNames m_names;
};

} // namespace doublets
