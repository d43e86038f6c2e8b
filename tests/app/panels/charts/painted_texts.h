// SPDX-License-Identifier: MIT
#pragma once

#include "panels/charts/chart.h"

#include <QGuiApplication>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>

namespace doublets::test {

/// A paint device that records the texts painted on it, and nothing else.
class TextRecorder : public QPaintDevice
{
public:
    explicit TextRecorder(const QSize &size)
        : m_size(size)
    {
    }

    [[nodiscard]] QStringList texts() const { return m_engine.texts; }
    [[nodiscard]] QPaintEngine *paintEngine() const override { return &m_engine; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override
    {
        constexpr int DotsPerInch = 96;
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return DotsPerInch;
        case PdmDepth:
        case PdmNumColors:
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return qRound(devicePixelRatioFScale());
        default:
            return 0; // in millimetres
        }
    }

private:
    struct Engine : QPaintEngine
    {
        Engine()
            : QPaintEngine(AllFeatures)
        {
        }
        bool begin(QPaintDevice *) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState &) override {}
        void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
        void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
        void drawPath(const QPainterPath &) override {}
        void drawTextItem(const QPointF &, const QTextItem &item) override { texts << item.text(); }
        [[nodiscard]] Type type() const override { return User; }

        QStringList texts;
    };

    QSize m_size;
    mutable Engine m_engine;
};

/// Returns the texts of a chart of the given size in pixels, painted with a 16-pixel font.
inline QStringList paintedTexts(const Chart &chart, const QSize &size)
{
    constexpr int LetterSize = 16;
    TextRecorder recorder(size);
    QPainter painter(&recorder);
    QFont font = QGuiApplication::font();
    font.setPixelSize(LetterSize);
    chart.paint(painter, QRectF(QPointF(), size), ChartStyle::forPaper(font));
    painter.end();
    return recorder.texts();
}

} // namespace doublets::test
