// SPDX-License-Identifier: MIT
#pragma once

#include "laboratory/charts/chart.h"

#include <QWidget>

#include <memory>

class QLabel;

namespace doublets {

class ChartCanvas;

/// A chart with its title and, below it, the same in words. Arrow keys, or a press, choose a place,
/// whose figures are then told; Esc leaves it.
class ChartView : public QWidget
{
    Q_OBJECT

public:
    /// What is shown must outlive the view.
    ChartView(std::unique_ptr<Chart> chart, const ChartData &shown, QWidget *parent = nullptr);
    ~ChartView() override;

    [[nodiscard]] const Chart &chart() const { return *m_chart; }
    [[nodiscard]] QString told() const; ///< in words, below the chart
    /// The data have changed: the picture follows.
    void refresh();
    /// And so do the words.
    void tell();
    void retranslate();
    [[nodiscard]] std::uint64_t timesPainted() const;

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

/// Where a chart is painted. For ChartView alone.
class ChartCanvas : public QWidget
{
    Q_OBJECT

public:
    ChartCanvas(const Chart &chart, const ChartData &shown, QWidget *parent);

    [[nodiscard]] std::optional<int> chosen() const { return m_chosen; }
    [[nodiscard]] std::uint64_t timesPainted() const { return m_painted; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosenChanged();

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
