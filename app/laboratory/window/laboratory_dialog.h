// SPDX-License-Identifier: MIT
#pragma once

#include "laboratory/charts/experiment_chart.h"
#include "laboratory/run/kept_runs.h"
#include "laboratory/run/laboratory_run.h"

#include <QDialog>

#include <QElapsedTimer>

#include <array>
#include <optional>

class QGridLayout;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace doublets {

class ChartView;
class Dialogs;
class ExperimentForm;
class GameReplay;
class LaboratoryBar;
class Settings;
struct LaboratoryReport;

/// The dialog for running one experiment, or two to be compared, at a chosen pace, and for watching
/// the results in charts. Closing the dialog stops the run and keeps the results so far; without
/// results, the dialog deletes itself. Deleting the dialog stops the run, and blocks until the run
/// has ended. The results are also kept in a file, and restored by the next dialog.
class LaboratoryDialog : public QDialog
{
    Q_OBJECT

public:
    /// Restores the results in the file `keptRunsPath`. If there are none or the path is empty,
    /// shows `experiment`, which must be valid (experimentError()), in the form. `catalogue`,
    /// `settings` and `dialogs` must outlive this object.
    LaboratoryDialog(const Catalogue &catalogue, const Settings &settings, Dialogs &dialogs,
                     const Experiment &experiment, const QString &keptRunsPath,
                     QWidget *parent = nullptr);
    ~LaboratoryDialog() override;

    [[nodiscard]] LaboratoryRun &run() { return *m_run; }
    /// Sets the form to one valid experiment, or two to be compared, and selects a pace that a
    /// class can follow. A run in progress continues at that pace.
    void setExperiments(const std::vector<Experiment> &experiments);
    /// Returns the commands that reproduce the results shown, one per line. Before the first run,
    /// returns the commands for the settings in the form, or an empty string if the form has an
    /// error.
    [[nodiscard]] QString commands() const;
    /// Returns whether games have been played, so that there are results.
    [[nodiscard]] bool hasResults() const { return playedGames() > 0; }
    [[nodiscard]] QSize sizeHint() const override;
    void done(int result) override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createLayout();
    void updateLayout();
    /// Places the charts and the replay in `columns` columns.
    void updateGrid(int columns);
    /// Returns the width of the dialog within its margins.
    [[nodiscard]] int contentWidth() const;
    /// Places the form in a scroll area of its own beside the results, so that both are visible
    /// together, or above the results.
    void setFormBesideResults(bool isBeside);
    void updateFormWidth();
    void connectSignals();
    /// Returns whether the rules and players chosen in the form are those of the current or last
    /// run. Returns false before the first run.
    [[nodiscard]] bool isRunChosen() const;
    /// Shows the replay of the run if isRunChosen(), otherwise the board of the chosen game.
    void updateReplay();
    void startRun();
    void updateResults();
    void updateFindings();
    void updateExperimentsLabel();
    void finishRun();
    /// Stops the run, if any, and keeps its results.
    void stopRun();
    void keepResults() { m_keptRuns.save(m_run->runs()); }
    void restoreResults(const Experiment &experiment);
    /// Discards all results if the user confirms.
    void clearResults();
    void copyCommands();
    /// Asks for a file and saves the results shown. Precondition: playedGames() > 0.
    void save();
    /// Returns the number of games of all experiments that have been played in the current or last
    /// run.
    [[nodiscard]] std::uint64_t playedGames() const;
    void showSaveResult(const std::optional<Error> &error);
    /// Returns the experiments of the current or last run, with the number of games played so far.
    /// Before the first run, returns the experiments in the form, or an empty vector if the form
    /// has an error.
    [[nodiscard]] std::vector<Experiment> shownExperiments() const;
    [[nodiscard]] LaboratoryReport report() const;
    [[nodiscard]] QStringList experimentTexts() const;
    [[nodiscard]] QStringList findings() const;
    /// Returns sentences about the latest earlier runs with other seeds, most recent first.
    [[nodiscard]] QStringList earlierRunTexts() const;
    [[nodiscard]] ChartData::Row chartRow(std::size_t experiment) const;
    /// Shows and announces a message below the results. Hides the message if `text` is empty.
    void showMessage(const QString &text);
    void retranslate();

    const Catalogue &m_catalogue;
    Dialogs &m_dialogs;
    LaboratoryRun *m_run;
    KeptRuns m_keptRuns;
    ChartData m_data;
    ExperimentForm *m_form;
    std::array<ChartView *, 4> m_charts{};
    GameReplay *m_replay;
    /// Describes the experiments of the results, if there are two or the form has another one.
    QLabel *m_experimentsLabel;
    QLabel *m_differenceLabel;
    QLabel *m_earlierRunsLabel;
    QLabel *m_messageLabel;
    LaboratoryBar *m_bar;
    QScrollArea *m_scroll;     ///< contains the results and, in narrow windows, the form
    QScrollArea *m_formScroll; ///< contains the form in wide windows
    QWidget *m_results = nullptr;
    QVBoxLayout *m_pageLayout = nullptr;
    QGridLayout *m_resultsGrid = nullptr;
    int m_columnCount = 0;
    bool m_showsSamples = false; ///< whether the chart of the samples is shown
    QElapsedTimer m_sinceUpdate; ///< time since the findings were last updated
    QString m_savedPath;
    std::uint64_t m_savedGames = 0; ///< number of games in `m_savedPath`
    BackgroundTask<std::optional<Error>> m_saveTask;
};

} // namespace doublets
