// SPDX-License-Identifier: MIT
#pragma once

#include "laboratory/charts/chart.h"
#include "laboratory/run/laboratory_run.h"

#include <QDialog>

#include <QElapsedTimer>

#include <array>
#include <optional>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QScrollArea;

namespace doublets {

class ChartView;
class Dialogs;
class ExperimentForm;
class GameReplay;
class LaboratoryBar;
class Settings;
struct LaboratoryReport;

/// The laboratory dialog: choose an experiment, run it at any pace and watch the charts; a second
/// experiment can be run beside it for comparison. Closing the dialog stops the run.
class LaboratoryDialog : public QDialog
{
    Q_OBJECT

public:
    /// Shows `experiment` in the form. All other arguments must outlive this object.
    LaboratoryDialog(const Catalogue &catalogue, const Settings &settings, Dialogs &dialogs,
                     const Experiment &experiment, QWidget *parent = nullptr);
    ~LaboratoryDialog() override;

    [[nodiscard]] LaboratoryRun &run() { return *m_run; }
    /// Shows one experiment, or two to be compared, in the form. A run in progress continues.
    void show(const std::vector<Experiment> &experiments);
    using QDialog::show;
    /// Returns the commands that reproduce the results shown, one per line. Before the first run,
    /// returns those for the settings in the form.
    [[nodiscard]] QString commands() const;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void arrange();
    void fitResults(bool beside);
    void connectParts();
    void start();
    void refresh();
    void tellFindings();
    void end();
    void copyCommands();
    void save();
    void tellSaved(const std::optional<Error> &error);
    [[nodiscard]] std::vector<Experiment> carriedOut() const;
    [[nodiscard]] LaboratoryReport report() const;
    [[nodiscard]] QStringList experimentsInWords() const;
    [[nodiscard]] QStringList findings() const;
    void tell(const QString &text);
    void retranslate();

    const Catalogue &m_catalogue;
    Dialogs &m_dialogs;
    LaboratoryRun *m_run;
    ChartData m_data;
    ExperimentForm *m_form;
    std::array<ChartView *, 3> m_charts{};
    GameReplay *m_replay;
    QLabel *m_compared; ///< descriptions of the two experiments
    QLabel *m_difference;
    QLabel *m_remark;
    LaboratoryBar *m_bar;
    QScrollArea *m_scroll;
    QWidget *m_results = nullptr;
    QBoxLayout *m_page = nullptr;
    QGridLayout *m_grid = nullptr;
    int m_columns = 0;
    QElapsedTimer m_sinceUpdate; ///< since the findings were last updated
    QString m_savedPath;
    BackgroundTask<std::optional<Error>> m_saver;
};

} // namespace doublets
