// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace doublets {

class Settings;

/// Settings, page "Table": which table, with which dice people play, and who moves the men.
class TablePage : public QWidget
{
    Q_OBJECT

public:
    explicit TablePage(Settings &settings, QWidget *parent = nullptr);

    void retranslate();

private:
    [[nodiscard]] QLabel *labelFor(QWidget *field);
    void connectDice();
    void connectTable();
    void checkSeed();

    Settings &m_settings;
    QComboBox *m_forced;
    QComboBox *m_dice;
    QLineEdit *m_seed;
    QComboBox *m_table;
    QComboBox *m_look;
    QCheckBox *m_numerals;
    QLabel *m_forcedLabel;
    QLabel *m_diceLabel;
    QLabel *m_seedLabel;
    QLabel *m_diceNote;
    QLabel *m_tableLabel;
    QLabel *m_lookLabel;
    QLabel *m_seedProblem;
};

} // namespace doublets
