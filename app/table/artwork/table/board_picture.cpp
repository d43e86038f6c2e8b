// SPDX-License-Identifier: MIT
#include "table/artwork/table/board_picture.h"

#include "table/artwork/shading/noise.h"
#include "table/artwork/shading/parallel.h"
#include "table/artwork/shading/plain.h"
#include "table/artwork/shading/tone.h"
#include "table/artwork/table/board_surface.h"
#include "table/artwork/table/plain_board.h"
#include "table/artwork/turned/candle_picture.h"

namespace doublets {

namespace {

constexpr int EdgeSamples = 3;      ///< per side, where an edge crosses the pixel
constexpr qreal CoarseScale = 0.75; ///< below this scale every pixel is multisampled

class BoardPicture
{
public:
    BoardPicture(const Style &style, const BoardLayout &layout, const QRectF &sceneRect,
                 qreal scale)
        : m_plan(style.tradition, layout)
        , m_pixel(static_cast<float>(1 / scale))
        , m_surface(style, m_plan, m_pixel)
        , m_left(static_cast<float>(sceneRect.left()))
        , m_top(static_cast<float>(sceneRect.top()))
        , m_samples(scale < CoarseScale ? 2 : 1)
        , m_plain(style.isFlat())
    {
    }

    [[nodiscard]] bool paint(QImage &image, const Progress &progress) const
    {
        // Fetch the bits once: QImage::bits() on a shared image would detach in every thread.
        uchar *bits = image.bits();
        const auto stride = image.bytesPerLine();
        const int width = image.width();
        const auto band = [&](int first, int end) {
            std::vector<int> above = corners(first, width);
            for (int row = first; row < end; ++row) {
                std::vector<int> below = corners(row + 1, width);
                auto *line = reinterpret_cast<QRgb *>(bits + row * stride);
                for (int column = 0; column < width; ++column) {
                    const auto i = static_cast<std::size_t>(column);
                    const bool plain = above[i] == above[i + 1] && above[i] == below[i] &&
                                       above[i] == below[i + 1];
                    line[column] = pixel(column, row, plain ? above[i] : -1);
                }
                above.swap(below);
            }
        };
        return parallelForRows(image.height(), band, progress);
    }

private:
    [[nodiscard]] float sceneX(float column) const { return m_left + column * m_pixel; }
    [[nodiscard]] float sceneY(float row) const { return m_top + row * m_pixel; }

    [[nodiscard]] std::vector<int> corners(int row, int width) const
    {
        std::vector<int> codes(static_cast<std::size_t>(width) + 1);
        const float y = sceneY(static_cast<float>(row));
        for (std::size_t i = 0; i < codes.size(); ++i) {
            codes[i] = m_plan.spotAt(sceneX(static_cast<float>(i)), y).regionCode();
        }
        return codes;
    }

    [[nodiscard]] Vec lightAt(const Spot &spot, float x, float y) const
    {
        return m_plain ? plainBoardColour(spot, BoardPlan::isDark(spot.index), x, y)
                       : m_surface.reflectedLight(spot, x, y);
    }

    /// Returns the colour of a pixel. `code` is the common Spot::regionCode() of its corners, or -1
    /// if they differ.
    [[nodiscard]] QRgb pixel(int column, int row, int code) const
    {
        const float x = sceneX(static_cast<float>(column) + 0.5F);
        const float y = sceneY(static_cast<float>(row) + 0.5F);
        const Spot middle = m_plan.spotAt(x, y);
        const bool isEdge = middle.regionCode() != code;
        const bool isOne =
            !isEdge && (m_plain ? isPlainBoardUniform(middle, m_pixel) : m_samples <= 1);
        const Vec light = isOne ? lightAt(middle, x, y)
                                : samples(column, row, isEdge || m_plain ? EdgeSamples : m_samples);
        return m_plain ? plain::toScreen(light) : toScreen(light * lens(x, y, column, row));
    }

    [[nodiscard]] Vec samples(int column, int row, int side) const
    {
        Vec sum;
        const float step = 1 / static_cast<float>(side);
        for (int i = 0; i < side * side; ++i) {
            const int below = i / side;
            const float x =
                sceneX(static_cast<float>(column) + (static_cast<float>(i % side) + 0.5F) * step);
            const float y =
                sceneY(static_cast<float>(row) + (static_cast<float>(below) + 0.5F) * step);
            sum += lightAt(m_plan.spotAt(x, y), x, y);
        }
        return sum * (step * step);
    }

    /// Vignetting and film grain.
    [[nodiscard]] static float lens(float x, float y, int column, int row)
    {
        const float fromMiddle = square((x - 960) / 1100) + square((y - 540) / 1100);
        const float vignette = 1 - 0.16F * clamp01(fromMiddle);
        return vignette * (1 + 0.034F * (random01(column, row, 1) - 0.5F));
    }

    BoardPlan m_plan;
    float m_pixel;
    BoardSurface m_surface;
    float m_left;
    float m_top;
    int m_samples;
    bool m_plain;
};

void paintCandles(const Style &style, const QRectF &sceneRect, qreal scale, QImage &image)
{
    const Picture candle = paintCandle(style, scale);
    const Picture shadow = paintCandleShadow(style, scale / 2);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.scale(scale, scale);
    painter.translate(-sceneRect.topLeft());
    for (const Vec &foot : style.tradition.candlePositions) {
        const QPointF place = QPointF(static_cast<qreal>(foot.x), static_cast<qreal>(foot.y)) +
                              Artwork::heightOffset(static_cast<qreal>(foot.z));
        shadow.paint(painter, place);
        candle.paint(painter, place);
    }
}

/// Returns `tradition` with its candles moved above the board if the picture is too narrow to show
/// them beside it, as on portrait screens.
Tradition withVisibleCandles(Tradition tradition, const BoardLayout &layout,
                             const QRectF &sceneRect)
{
    constexpr qreal Around = 110; // half the width of a candlestick
    constexpr qreal AlongTheFrame = 0.22;
    constexpr qreal Above = 210;
    const QRectF frame = layout.frameRect();
    const QPointF above(frame.left() + frame.width() * AlongTheFrame, frame.top() - Above);
    for (Vec &foot : tradition.candlePositions) {
        const bool isSeen = static_cast<qreal>(foot.x) - Around >= sceneRect.left();
        if (!isSeen && sceneRect.top() < above.y() - 2 * Around) {
            foot = Vec{static_cast<float>(above.x()), static_cast<float>(above.y()), foot.z};
        }
    }
    return tradition;
}

} // namespace

QImage paintBoard(const Style &style, const BoardLayout &layout, const QRectF &sceneRect,
                  qreal scale, const Progress &progress)
{
    const Tradition tradition = withVisibleCandles(style.tradition, layout, sceneRect);
    const Style seen(tradition, style.lighting);
    const QSize size(std::max(1, qRound(sceneRect.width() * scale)),
                     std::max(1, qRound(sceneRect.height() * scale)));
    QImage image(size, QImage::Format_RGB32);
    if (!BoardPicture(seen, layout, sceneRect, scale).paint(image, progress)) {
        return {};
    }
    if (hasCandles(style)) {
        paintCandles(seen, sceneRect, scale, image);
    }
    image.setDevicePixelRatio(scale);
    return image;
}

} // namespace doublets
