// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;

namespace doublets {

class Settings;

/// Settings, page "Table": which table, what is shown on it, and who moves the men.
class TablePage : public QWidget
{
    Q_OBJECT

public:
    explicit TablePage(Settings &settings, QWidget *parent = nullptr);

    void retranslate();

private:
    [[nodiscard]] QLabel *labelFor(QWidget *field);
    void connectTable();

    Settings &m_settings;
    QComboBox *m_forced;
    QComboBox *m_table;
    QComboBox *m_lighting;
    QCheckBox *m_numerals;
    QCheckBox *m_startPanel;
    QLabel *m_forcedLabel;
    QLabel *m_tableLabel;
    QLabel *m_lightingLabel;
};

} // namespace doublets
