// SPDX-License-Identifier: MIT
#pragma once

#include "panels/charts/chart.h"

#include <QWidget>

#include <memory>

class QLabel;

namespace doublets {

class ChartCanvas;

/// A widget that shows a chart, with the title above and a description below. The arrow keys, Home,
/// End and mouse clicks select a category, whose text then replaces the summary in the description.
/// Esc or a second click clears the selection.
class ChartView : public QWidget
{
    Q_OBJECT

public:
    /// Takes ownership of `chart`, which must not be null. Call refresh() and updateTexts() after
    /// each change of the data of `chart`.
    explicit ChartView(std::unique_ptr<Chart> chart, QWidget *parent = nullptr);
    ~ChartView() override;

    [[nodiscard]] const Chart &chart() const { return *m_chart; }
    /// Returns the text below the chart: the text of the selected category or, if none is selected,
    /// the summary of the chart.
    [[nodiscard]] QString description() const;
    /// Repaints the chart.
    void refresh();
    /// Updates the title and the description.
    void updateTexts();
    /// Updates all texts after a change of language, and repaints the chart.
    void retranslate();
    /// Returns the number of times that the chart has been painted, for tests.
    [[nodiscard]] std::uint64_t paintCount() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void updateTitle();
    void updateTitleFont();

    std::unique_ptr<Chart> m_chart;
    QLabel *m_titleLabel;
    ChartCanvas *m_canvas;
    QLabel *m_descriptionLabel;
};

/// The widget inside a ChartView that paints the chart and handles input.
class ChartCanvas : public QWidget
{
    Q_OBJECT

public:
    /// `chart` must outlive this object.
    ChartCanvas(const Chart &chart, QWidget *parent);

    /// Returns the selected category, which may no longer exist if the data of the chart have
    /// changed; nullopt if none is selected.
    [[nodiscard]] std::optional<int> selectedCategory() const { return m_selectedCategory; }
    [[nodiscard]] std::uint64_t paintCount() const { return m_paintCount; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted after the selected category has changed.
    void selectedCategoryChanged();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] QRectF chartRect() const;
    [[nodiscard]] ChartStyle chartStyle() const;
    void selectCategory(std::optional<int> category);

    const Chart &m_chart;
    std::optional<int> m_selectedCategory;
    std::uint64_t m_paintCount = 0;
};

} // namespace doublets
