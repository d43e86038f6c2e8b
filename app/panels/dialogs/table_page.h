// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;

namespace doublets {

class Settings;

/// The page "Table" of the settings: the appearance of the board, who makes forced moves, and
/// whether the goal of the game is shown at the start.
class TablePage : public QWidget
{
    Q_OBJECT

public:
    /// `settings` must outlive this object.
    explicit TablePage(Settings &settings, QWidget *parent = nullptr);

    void retranslate();

private:
    [[nodiscard]] QLabel *labelFor(QWidget *field);
    /// Fills the choices of table and lighting and connects them.
    void setUpTableChoices();

    Settings &m_settings;
    QComboBox *m_forcedPlaysBox;
    QComboBox *m_tableBox;
    QComboBox *m_lightingBox;
    QComboBox *m_closerBox;
    QCheckBox *m_numeralsBox;
    QCheckBox *m_startPanelBox;
    QLabel *m_forcedPlaysLabel;
    QLabel *m_tableLabel;
    QLabel *m_lightingLabel;
    QLabel *m_closerLabel;
};

} // namespace doublets
