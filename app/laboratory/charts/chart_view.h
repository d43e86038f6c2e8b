// SPDX-License-Identifier: MIT
#pragma once

#include "laboratory/charts/chart.h"

#include <QWidget>

#include <memory>

class QLabel;

namespace doublets {

class ChartCanvas;

/// A chart with its title and a text equivalent below it. Arrow keys or a press select a place,
/// whose figures replace the summary; Esc clears the selection.
class ChartView : public QWidget
{
    Q_OBJECT

public:
    /// `shown` must outlive this object.
    ChartView(std::unique_ptr<Chart> chart, const ChartData &shown, QWidget *parent = nullptr);
    ~ChartView() override;

    [[nodiscard]] const Chart &chart() const { return *m_chart; }
    [[nodiscard]] QString told() const; ///< the text below the chart
    /// Repaints the chart after a change of the data.
    void refresh();
    /// Updates the text after a change of the data.
    void tell();
    void retranslate();
    [[nodiscard]] std::uint64_t paintCount() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void fitTitle();

    std::unique_ptr<Chart> m_chart;
    const ChartData &m_data;
    QLabel *m_title;
    ChartCanvas *m_canvas;
    QLabel *m_told;
};

/// The canvas of a ChartView, which paints the chart. Internal to ChartView.
class ChartCanvas : public QWidget
{
    Q_OBJECT

public:
    ChartCanvas(const Chart &chart, const ChartData &shown, QWidget *parent);

    [[nodiscard]] std::optional<int> chosen() const { return m_chosen; }
    [[nodiscard]] std::uint64_t paintCount() const { return m_painted; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted when the selected place has changed.
    void selectedPlaceChanged();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    [[nodiscard]] QRectF room() const;
    [[nodiscard]] ChartInk ink() const;
    void choose(std::optional<int> place);

    const Chart &m_chart;
    const ChartData &m_data;
    std::optional<int> m_chosen;
    std::uint64_t m_painted = 0;
};

} // namespace doublets
