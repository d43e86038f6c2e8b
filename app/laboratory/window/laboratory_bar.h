// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace doublets {

/// The controls of the laboratory: buttons to start, pause and stop the run, the pace and the
/// progress, and buttons to copy the command, save a report, clear the results and close the
/// dialog.
class LaboratoryBar : public QWidget
{
    Q_OBJECT

public:
    /// Creates controls that have no texts until retranslate() is called.
    explicit LaboratoryBar(QWidget *parent = nullptr);

    /// The state of the run.
    enum class RunState : std::uint8_t { Idle, Running, Paused };
    /// Sets the state of the run, which determines whether the first button starts, pauses or
    /// resumes the run, and whether the run can be stopped. Defaults to Idle.
    void setRunState(RunState runState);
    /// Sets the progress, 0 to 1, and its description.
    void setProgress(double progress, const QString &text);
    /// Enables or disables the buttons to save a report and to clear the results. If one of them
    /// has the focus when it is disabled, the first button gets the focus. Defaults to false.
    void setHasResults(bool hasResults);
    /// Selects the slowest pace at which `games` games of each experiment take at most 20 seconds,
    /// so that a class can watch. Emits paceChosen() if the pace changes.
    void selectWatchablePace(std::uint64_t games);
    /// Distributes the controls over as many rows as a bar of the given width requires.
    void updateLayout(int width);
    /// Updates all texts after a change of language. Called by LaboratoryDialog.
    void retranslate();

Q_SIGNALS:
    /// Emitted when the user wants to start a run.
    void startRequested();
    /// Emitted when the user wants to pause the run (`paused` is true) or to resume it.
    void pauseRequested(bool paused);
    /// Emitted when the user wants to stop the run.
    void stopRequested();
    /// Emitted when the user or selectWatchablePace() has chosen another pace, in games per second,
    /// or Laboratory::UnlimitedPace.
    void paceChosen(double gamesPerSecond);
    /// Emitted when the user wants to copy the commands that reproduce the results.
    void copyRequested();
    /// Emitted when the user wants to save a report.
    void saveRequested();
    /// Emitted when the user wants to clear the results.
    void clearRequested();
    /// Emitted when the user wants to close the dialog.
    void closeRequested();

private:
    RunState m_runState = RunState::Idle;
    QPushButton *m_startButton;
    QPushButton *m_stopButton;
    QLabel *m_paceLabel;
    QComboBox *m_paceBox;
    QProgressBar *m_progressBar;
    QPushButton *m_copyButton;
    QPushButton *m_saveButton;
    QPushButton *m_clearButton;
    QPushButton *m_closeButton;
    QVBoxLayout *m_rows;
};

} // namespace doublets
