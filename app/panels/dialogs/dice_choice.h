// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace doublets {

class Settings;

/// With which dice the next game is played: the programme's, from a seed or not, or real ones.
class DiceChoice : public QWidget
{
    Q_OBJECT

public:
    explicit DiceChoice(Settings &settings, QWidget *parent = nullptr);

    void retranslate();

private:
    void checkSeed();

    Settings &m_settings;
    QComboBox *m_dice;
    QLineEdit *m_seed;
    QLabel *m_diceLabel;
    QLabel *m_seedLabel;
    QLabel *m_seedProblem;
};

} // namespace doublets
