// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "laboratory/charts/chart.h"

#include <QByteArray>
#include <QSizeF>
#include <QStringList>

#include <optional>

namespace doublets {

/// What is kept of a laboratory: settings, figures, charts.
struct LaboratoryReport
{
    QString title;
    QStringList experiments; ///< a sentence for each: game, players, seed
    QStringList commands;    ///< that repeat them
    QStringList findings;    ///< sentences
    ChartData data;
    LaboratoryState state;
    std::vector<Experiment> settings;
    QFont font; ///< its family is used
};

/// The figures as comma-separated values, UTF-8, lines ended by CR LF (RFC 4180): one figure a
/// line. README.md in this folder describes the columns.
[[nodiscard]] QByteArray laboratoryCsv(const LaboratoryReport &report);

/// A page across: texts and all three charts.
constexpr QSizeF ReportSize(1122, 793); ///< of A4, in units of which 16 are the height of letters
void paintReport(QPainter &painter, const LaboratoryReport &report);

/// Writes the kind of file that the end of the name says, ".csv", ".png", ".svg" or ".pdf": the
/// whole file, or none, and the old one stays. Errors: CannotWrite, NotAFile; ImpossibleValue for
/// other names.
[[nodiscard]] std::optional<Error> writeReport(const LaboratoryReport &report, const QString &path);

} // namespace doublets
