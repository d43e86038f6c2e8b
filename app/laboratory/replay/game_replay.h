// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/game.h"
#include "laboratory/run/laboratory_run.h"

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

/// Replays games of an experiment on a small board, action by action. After each game it continues
/// with the latest one. A slider moves within the game.
class GameReplay : public QWidget
{
    Q_OBJECT

public:
    /// All references must outlive this object.
    GameReplay(const Catalogue &catalogue, const LaboratoryRun &run, const Settings &settings,
               QWidget *parent = nullptr);
    ~GameReplay() override;

    /// Resets the replay for a new run.
    void begin();
    [[nodiscard]] std::uint64_t number() const
    {
        return m_number;
    }                                                 ///< of the game shown, from 1;
                                                      ///< 0 if there is none
    [[nodiscard]] int step() const { return m_step; } ///< number of actions shown
    [[nodiscard]] int steps() const { return static_cast<int>(m_history.size()); }
    void retranslate();

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void connectTo(const Settings &settings);
    void follow();
    void load(std::size_t experiment, std::uint64_t number);
    void goOn();
    void showStep(int step);
    void setPlaying(bool playing);
    [[nodiscard]] int stepMilliseconds() const;
    void describe();

    const Catalogue &m_catalogue;
    const LaboratoryRun &m_run;
    QLabel *m_title;
    QComboBox *m_which; ///< selects one of two experiments
    BoardView *m_board;
    QLabel *m_told;
    QPushButton *m_play;
    QSlider *m_slider;
    QTimer m_next;
    std::unique_ptr<Game> m_game; ///< with the same rules; only supplies the table
    std::vector<HistoryEntry> m_history;
    std::size_t m_experiment = 0;
    std::uint64_t m_number = 0;
    int m_step = 0;
    bool m_playing = true;
};

} // namespace doublets
