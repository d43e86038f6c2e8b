// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/catalogue.h"
#include "visits/visit_summary.h"

#include <QWidget>

namespace doublets {

/// A bar chart of the visits by day, or by month for more than `MaxDays` days, and below it by
/// game and by language, with figures. Its content is also its accessible description.
class VisitsChart : public QWidget
{
    Q_OBJECT

public:
    static constexpr int MaxDays = 100;

    /// `catalogue`, which contains the names of the games, must outlive this object.
    explicit VisitsChart(const Catalogue &catalogue, QWidget *parent = nullptr);

    void setSummary(const VisitSummary &summary);
    /// Returns the content of the chart as text.
    [[nodiscard]] QString text() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void customEvent(QEvent *event) override;

private:
    /// A horizontal bar.
    struct Row
    {
        QString name;
        int visits = 0;
    };
    using Rows = std::vector<Row>;

    [[nodiscard]] bool isByMonth() const { return m_summary.days.size() > MaxDays; }
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
    /// Returns the rectangle mirrored in right-to-left layouts.
    [[nodiscard]] QRect placed(const QRect &place) const;
    [[nodiscard]] int aligned(Qt::Alignment alignment) const;

    const Catalogue &m_catalogue;
    VisitSummary m_summary;
};

} // namespace doublets
