// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace doublets {

class Settings;

/// Settings, page "Table": who plays at which table, with which dice, and who moves the men.
class TablePage : public QWidget
{
    Q_OBJECT

public:
    explicit TablePage(Settings &settings, QWidget *parent = nullptr);

    void retranslate();

private:
    [[nodiscard]] QLabel *labelFor(QWidget *field);
    void connectNames();
    void connectDice();
    void connectTable();
    void checkSeed();

    Settings &m_settings;
    QLineEdit *m_white;
    QLineEdit *m_black;
    QComboBox *m_forced;
    QComboBox *m_dice;
    QLineEdit *m_seed;
    QComboBox *m_table;
    QComboBox *m_look;
    QCheckBox *m_numerals;
    QLabel *m_whiteLabel;
    QLabel *m_blackLabel;
    QLabel *m_forcedLabel;
    QLabel *m_diceLabel;
    QLabel *m_seedLabel;
    QLabel *m_diceNote;
    QLabel *m_tableLabel;
    QLabel *m_lookLabel;
    QLabel *m_seedProblem;
};

} // namespace doublets
