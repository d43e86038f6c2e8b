// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace doublets {

class Settings;

/// A form for choosing the dice of the next game: the program's dice, with or without a seed, or
/// physical dice. Applies changes to the settings immediately. If the seed is invalid, shows an
/// error message and leaves the setting unchanged.
class DiceForm : public QWidget
{
    Q_OBJECT

public:
    /// `settings` must outlive this object.
    explicit DiceForm(Settings &settings, QWidget *parent = nullptr);

    void retranslate();

private:
    /// Stores the seed in the settings. Shows an error message instead if the seed is invalid and
    /// the dice need a seed. Hides the field while the dice need no seed.
    void applySeed();

    Settings &m_settings;
    QComboBox *m_diceBox;
    QLineEdit *m_seedEdit;
    QLabel *m_diceLabel;
    QLabel *m_seedLabel;
    QLabel *m_seedProblemLabel;
};

} // namespace doublets
