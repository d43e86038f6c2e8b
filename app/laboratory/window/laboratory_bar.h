// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace doublets {

/// The controls of the laboratory: start, pause, stop and pace; copy the command, save and close.
class LaboratoryBar : public QWidget
{
    Q_OBJECT

public:
    explicit LaboratoryBar(QWidget *parent = nullptr);

    enum class Stage : std::uint8_t { Idle, Running, Waiting };
    void setStage(Stage stage);
    /// Sets the progress, 0 to 1, and its description.
    void setProgress(double share, const QString &text);
    void setSaveEnabled(bool can);
    /// Arranges the controls in as many rows as `width` requires.
    void arrange(int width);
    void retranslate();

Q_SIGNALS:
    void startRequested();
    void pauseRequested(bool waits);
    void stopRequested();
    /// Emitted when the user has chosen a pace, in games per second.
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
