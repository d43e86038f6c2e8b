// SPDX-License-Identifier: MIT
#include "bench/benchmark.h"
#include "bench/process_memory.h"
#include "bench/waiting.h"

#include "core/rules/catalogue.h"
#include "desktop/window/desktop_dialogs.h"
#include "laboratory/window/laboratory_dialog.h"
#include "match/settings/settings.h"
#include "panels/charts/chart_view.h"
#include "panels/theme/theme.h"
#include "table/board/board_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>

#include <malloc.h>

using namespace Qt::StringLiterals;

namespace doublets::bench {

namespace {

/// Returns how often the charts in a window have been painted; only one is visible at a time.
std::uint64_t paintCountOf(const QWidget &window)
{
    std::uint64_t count = 0;
    for (const ChartView *chart : window.findChildren<ChartView *>()) {
        count += chart->paintCount();
    }
    return count;
}

struct LaboratoryFigures
{
    double seconds = 0;
    double framesASecond = 0;
    double grownMegabytes = 0; ///< from before the first game to the peak; 0 if unknown
};

/// Returns freed memory to the system and resets the peak.
void resetPeakMemory()
{
    malloc_trim(0);
    QFile references(u"/proc/self/clear_refs"_s);
    if (references.open(QIODevice::WriteOnly)) {
        references.write("5");
    }
}

/// Runs ten million games of Willughby's Doublets between random players, shown in the laboratory
/// window.
Result<LaboratoryFigures, QString> runLaboratory(Effort effort)
{
    const auto catalogue = Catalogue::builtIn();
    const QTemporaryDir folder;
    if (!catalogue || !folder.isValid()) {
        return u"the rule files cannot be read, or no temporary folder can be created"_s;
    }
    theme::apply(*qApp);
    const Settings settings(folder.filePath(u"doublets.ini"_s), catalogue.value());
    DesktopDialogs dialogs;
    Experiment experiment;
    experiment.ruleSet = u"willughby"_s;
    experiment.games = effort == Effort::Tiny ? 20'000 : Experiment::MaxGames;
    experiment.seed = 1674;
    LaboratoryDialog window(catalogue.value(), settings, dialogs, experiment, {});
    window.resize(screenSizeFor({1920, 1080}, effort));
    window.QDialog::show();
    const auto *board = window.findChild<BoardView *>();
    if (effort == Effort::Full && !waitUntil([board] { return board->isPictureReady(); })) {
        return u"the board is not painted"_s;
    }
    const std::uint64_t paintedBefore = paintCountOf(window);
    QEventLoop loop;
    QObject::connect(&window.run(), &LaboratoryRun::finished, &loop, &QEventLoop::quit);
    resetPeakMemory();
    const double before = processMemory(QLatin1String("VmRSS"));
    QElapsedTimer clock;
    clock.start();
    window.findChild<QPushButton *>(u"laboratoryStart"_s)->click();
    loop.exec();
    const double seconds = static_cast<double>(clock.nsecsElapsed()) / 1e9;
    if (window.run().state().rows.front().totals.games() != experiment.games) {
        return u"not all games were played"_s;
    }
    return LaboratoryFigures{seconds,
                             static_cast<double>(paintCountOf(window) - paintedBefore) / seconds,
                             processMemory(QLatin1String("VmHWM")) - before};
}

Result<Samples, QString> figureOf(Effort effort, double LaboratoryFigures::*figure)
{
    Samples samples;
    for (int run = 0; run < (effort == Effort::Tiny ? 1 : 3); ++run) {
        const auto carried = runLaboratory(effort);
        if (!carried) {
            return carried.error();
        }
        samples.push_back(carried.value().*figure);
    }
    return samples;
}

} // namespace

std::vector<Benchmark> laboratoryBenchmarks()
{
    return {{u"laboratory-ten-million"_s, u"s"_s, false,
             [](Effort effort) { return figureOf(effort, &LaboratoryFigures::seconds); }},
            {u"laboratory-frames"_s, u"frames/s"_s, true,
             [](Effort effort) { return figureOf(effort, &LaboratoryFigures::framesASecond); }},
            {u"laboratory-memory"_s, u"MB"_s, false,
             [](Effort effort) { return figureOf(effort, &LaboratoryFigures::grownMegabytes); }}};
}

} // namespace doublets::bench
