// SPDX-License-Identifier: MIT
#pragma once

#include "core/error.h"
#include "laboratory/charts/experiment_chart.h"

#include <QByteArray>
#include <QSizeF>
#include <QStringList>

#include <optional>

namespace doublets {

/// The contents of a saved report: settings, results and charts.
struct LaboratoryReport
{
    QString title;
    QStringList experimentTexts; ///< one sentence each: game, players, seed
    QStringList commands;        ///< command lines that reproduce the experiments
    QStringList findings;        ///< results, a paragraph each
    ChartData data;
    LaboratoryState state; ///< state from which the difference between two experiments is computed
    std::vector<Experiment> experiments; ///< in the order of `data.rows`
    QFont font; ///< font of the texts; its size and, in PDF files, its families are ignored
};

/// Returns the results as CSV (RFC 4180, UTF-8), with one value per row. Rows end with CR LF.
/// README.md in this folder describes the columns.
[[nodiscard]] QByteArray laboratoryCsv(const LaboratoryReport &report);

/// The size of a report in pixels at 96 dpi: A4 landscape.
constexpr QSizeF ReportSize(1122, 793);
/// Paints a report, with its texts and charts, into a rectangle of ReportSize at the origin of
/// `painter`.
void paintReport(QPainter &painter, const LaboratoryReport &report);

/// Writes a report to a file, atomically, in the format given by the suffix: ".csv", ".png", ".svg"
/// or ".pdf". Errors: CannotWrite, NotARegularFile; ImpossibleValue for other suffixes, and for
/// ".svg" unless canWriteSvg().
[[nodiscard]] std::optional<Error> writeReport(const LaboratoryReport &report, const QString &path);

/// Returns whether `path` has the suffix for tables of games, ".games.csv".
[[nodiscard]] bool isGamesTable(const QString &path);
/// Replays the games counted in `state`, a state of `laboratory`, and writes them to a CSV file,
/// one game per row. README.md in this folder describes the columns. Blocks until the file has been
/// written. If `progress`, which must not be empty, cancels the work, leaves the file unchanged and
/// returns nullopt. Errors: CannotWrite, NotARegularFile.
[[nodiscard]] std::optional<Error> writeGamesTable(const Laboratory &laboratory,
                                                   const LaboratoryState &state,
                                                   const QString &path, const Progress &progress);

} // namespace doublets
