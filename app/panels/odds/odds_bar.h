// SPDX-License-Identifier: MIT
#pragma once

#include "core/odds/odds.h"
#include "text/player_names.h"

#include <QWidget>

#include <optional>

namespace doublets {

/// The chances of both sides as one bar: White's part light, Black's dark, a draw hatched between.
class OddsBar : public QWidget
{
    Q_OBJECT

public:
    explicit OddsBar(QWidget *parent = nullptr);

    /// Nothing: they are not known.
    void show(const std::optional<Odds> &odds, const PlayerNames &names);
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
