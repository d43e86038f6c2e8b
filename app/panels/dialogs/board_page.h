// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace doublets {

class Settings;

/// The Board page of the settings dialog, with settings for forced moves, the closer view of the
/// half in play, the numerals on the points, the start screen, dark pages in high contrast, and
/// switch scanning (play with Space alone). Applies changes immediately.
class BoardPage : public QWidget
{
    Q_OBJECT

public:
    /// `settings` must outlive this object.
    explicit BoardPage(Settings &settings, QWidget *parent = nullptr);

    /// Updates all texts after a change of language. Called by SettingsDialog.
    void retranslate();

Q_SIGNALS:
    /// Emitted when the user requests the AppearancePanel, for choosing the board, the lighting and
    /// the speed.
    void appearanceRequested();

private:
    /// Creates the label of `field`, without a text.
    [[nodiscard]] QLabel *createLabelFor(QWidget *field);

    Settings &m_settings;
    QComboBox *m_forcedPlaysBox;
    QComboBox *m_closerViewBox;
    QCheckBox *m_numeralsBox;
    QCheckBox *m_startScreenBox;
    QCheckBox *m_darkPagesBox;
    QCheckBox *m_oneSwitchBox;
    QLabel *m_oneSwitchNoteLabel;
    QPushButton *m_appearanceButton;
    QLabel *m_forcedPlaysLabel;
    QLabel *m_closerViewLabel;
};

} // namespace doublets
