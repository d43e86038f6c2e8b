// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace doublets {

/// What is done in a laboratory: start, hold, stop, at which pace; copy the command, save, close.
class LaboratoryBar : public QWidget
{
    Q_OBJECT

public:
    explicit LaboratoryBar(QWidget *parent = nullptr);

    enum class Stage : std::uint8_t { Idle, Running, Waiting };
    void setStage(Stage stage);
    /// `share`: 0 to 1. `text`: the same in words.
    void setProgress(double share, const QString &text);
    void setCanSave(bool can);
    /// Puts all into as many rows as that width needs.
    void arrange(int width);
    void retranslate();

Q_SIGNALS:
    void startRequested();
    void waitRequested(bool waits);
    void stopRequested();
    /// Games a second.
    void paceChosen(double gamesASecond);
    void copyRequested();
    void saveRequested();
    void closeRequested();

private:
    Stage m_stage = Stage::Idle;
    QPushButton *m_start;
    QPushButton *m_stop;
    QLabel *m_paceLabel;
    QComboBox *m_pace;
    QProgressBar *m_progress;
    QPushButton *m_copy;
    QPushButton *m_save;
    QPushButton *m_close;
    QGridLayout *m_rows;
};

} // namespace doublets
