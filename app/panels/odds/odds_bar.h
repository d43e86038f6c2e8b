// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/odds.h"
#include "text/player_names.h"

#include <QWidget>

#include <optional>

namespace doublets {

/// A bar with the chances of both players: White's part light, Black's dark, and a draw hatched in
/// between. White's part is at the leading edge.
class OddsBar : public QWidget
{
    Q_OBJECT

public:
    explicit OddsBar(QWidget *parent = nullptr);

    /// Shows the chances and the players' names. If `odds` is nullopt, shows the chances as
    /// unknown.
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
