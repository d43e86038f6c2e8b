// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/catalogue.h"
#include "visits/visit_summary.h"

#include <QWidget>

namespace doublets {

/// The visits to the display as bars on paper: day by day, of more than `MostDays` month by month,
/// and below by game and by language, each with its number. What it shows is also its accessible
/// description.
class VisitsChart : public QWidget
{
    Q_OBJECT

public:
    static constexpr int MostDays = 100;

    /// The catalogue names the games, and must outlive the chart.
    explicit VisitsChart(const Catalogue &catalogue, QWidget *parent = nullptr);

    void setSummary(const VisitSummary &summary);
    /// All that is shown, in sentences.
    [[nodiscard]] QString text() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void customEvent(QEvent *event) override;

private:
    /// One horizontal bar.
    struct Row
    {
        QString name;
        int visits = 0;
    };
    using Rows = std::vector<Row>;

    [[nodiscard]] bool isByMonth() const { return m_summary.days.size() > MostDays; }
    [[nodiscard]] const std::vector<VisitSummary::When> &times() const;
    [[nodiscard]] QString nameOf(const VisitSummary::When &time) const;
    [[nodiscard]] QString timesTitle() const;
    [[nodiscard]] Rows games() const;
    [[nodiscard]] Rows languages() const;
    [[nodiscard]] QStringList headline() const;
    [[nodiscard]] QString undatedText() const;
    [[nodiscard]] QString emptyText() const;
    void describe();

    void paintBelow(QPainter &painter, const QRect &room) const;
    void paintTimes(QPainter &painter, const QRect &room) const;
    void paintGrid(QPainter &painter, const QRect &plot, int step, int lines) const;
    [[nodiscard]] bool isNamed(const VisitSummary::When &time, int index, int every) const;
    void paintBars(QPainter &painter, const QRect &plot, int top) const;
    void paintRows(QPainter &painter, const QRect &room, const QString &title, Rows rows) const;
    void paintTitle(QPainter &painter, const QRect &room, const QString &title) const;
    /// Mirrored where people read from right to left.
    [[nodiscard]] QRect placed(const QRect &place) const;
    [[nodiscard]] int aligned(Qt::Alignment alignment) const;

    const Catalogue &m_catalogue;
    VisitSummary m_summary;
};

} // namespace doublets
