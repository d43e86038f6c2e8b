// SPDX-License-Identifier: MIT
#pragma once

#include "choices/lighting.h"

#include <QGraphicsItem>

namespace doublets {

/// A band of warm light that passes over the board when the game has been won. Invisible at rest,
/// and in high contrast.
class LightSweep final : public QGraphicsItem
{
public:
    LightSweep();

    void setLighting(Lighting lighting);
    /// Sets the area over which the light passes, in scene coordinates.
    void setFrame(const QRectF &frame);
    /// Sets the progress of the light across the board, 0 to 1. Nothing is lit at 0 and 1.
    void setProgress(qreal progress);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    /// Returns the band of light, part of which may be beside the board.
    [[nodiscard]] QRectF band() const;

    Lighting m_lighting = Lighting::Lamp;
    QRectF m_frame;
    qreal m_progress = 0;
};

} // namespace doublets
