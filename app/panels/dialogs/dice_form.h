// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace doublets {

class Settings;

/// A form for choosing the dice of new games: the program's dice, with or without a seed, or
/// physical dice. Applies changes to the settings immediately. If the seed is invalid, shows an
/// error message and leaves the seed in the settings unchanged.
class DiceForm : public QWidget
{
    Q_OBJECT

public:
    /// `settings` must outlive this object.
    explicit DiceForm(Settings &settings, QWidget *parent = nullptr);

    /// Updates all texts after a change of language.
    void retranslate();

private:
    /// Stores the seed in the settings if the seed is valid. Otherwise shows an error message.
    /// Hides the field and the error message while the chosen dice use no seed.
    void applySeed();

    Settings &m_settings;
    QComboBox *m_diceBox;
    QLineEdit *m_seedEdit;
    QLabel *m_diceLabel;
    QLabel *m_seedLabel;
    QLabel *m_seedProblemLabel;
};

} // namespace doublets
