// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"
#include "laboratory/run/laboratory_run.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QSlider;

namespace doublets {

class BoardView;
class Settings;

/// A widget that replays games of the current or last run on a small board, action by action. At
/// the end of a game, continues with the latest game played. The user can step through the game
/// with a slider.
class GameReplay : public QWidget
{
    Q_OBJECT

public:
    /// The interval at which texts and values that change by themselves are updated while a screen
    /// reader is running, in milliseconds. More frequent updates would delay the screen reader's
    /// response to key presses.
    static constexpr qint64 ReportInterval = 4000;

    /// `catalogue`, `run` and `settings` must outlive this object.
    GameReplay(const Catalogue &catalogue, const LaboratoryRun &run, const Settings &settings,
               QWidget *parent = nullptr);
    ~GameReplay() override;

    /// Shows the starting position of an experiment's game instead of the replay, until showRun()
    /// or reset() is called.
    void showChosenGame(const Experiment &experiment);
    /// Returns to the replay where showChosenGame() has interrupted it. Does nothing if the replay
    /// is shown. Precondition: a run has been started.
    void showRun();
    /// Resets the replay for a new run. Call after LaboratoryRun::start().
    void reset();
    /// Returns the number of the game replayed, from 1, or 0 if there is none.
    [[nodiscard]] std::uint64_t gameNumber() const { return m_gameNumber; }
    /// Returns the number of actions shown.
    [[nodiscard]] int currentStep() const { return m_currentStep; }
    /// Returns the number of actions of the game.
    [[nodiscard]] int stepCount() const { return static_cast<int>(m_history.size()); }
    /// Updates all texts after a change of language. Called by LaboratoryDialog.
    void retranslate();

protected:
    void changeEvent(QEvent *event) override;

private:
    void createLayout();
    void connectSettings(const Settings &settings);
    /// Loads the latest game played, unless a game is still being replayed, the replay is paused or
    /// a chosen game is shown instead.
    void loadLatestGame();
    void loadGame(std::size_t experiment, std::uint64_t number);
    /// Shows the board for the rules of `experiment`. Keeps the position if the rules are the same.
    void setRules(const Experiment &experiment);
    /// Shows the next step or, at the end of the game, the latest game.
    void advance();
    void showStep(int step);
    void updateExperimentBox();
    void updateSliderRange();
    void setPlaying(bool playing);          ///< continues or pauses the replay
    [[nodiscard]] int stepInterval() const; ///< in milliseconds
    /// Updates the slider and the description, for screen readers as well.
    void reportStep();
    void updateDescription();

    const Catalogue &m_catalogue;
    const LaboratoryRun &m_run;
    QLabel *m_titleLabel;
    QComboBox *m_experimentBox; ///< selects one of two experiments
    BoardView *m_board;
    QLabel *m_descriptionLabel;
    QPushButton *m_playButton;
    QSlider *m_slider;
    QTimer m_stepTimer;
    std::unique_ptr<Game> m_game; ///< game for the board, with the rules of the game shown
    std::vector<HistoryEntry> m_history;
    std::size_t m_experiment = 0;
    std::uint64_t m_gameNumber = 0;
    int m_currentStep = 0;
    bool m_isRunShown = false; ///< false while a chosen game is shown instead
    int m_interruptedStep = 0; ///< of game `m_gameNumber`, while a chosen game is shown
    bool m_isPlaying = true;
    QElapsedTimer m_sinceReport; ///< since reportStep()
};

} // namespace doublets
