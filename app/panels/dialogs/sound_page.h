// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QSlider;

namespace doublets {

class Settings;

/// The Sound and time page of the settings dialog, with settings for the volume, the time to read
/// and decide, and the level of detail of the texts for screen readers. Applies changes
/// immediately.
class SoundPage : public QWidget
{
    Q_OBJECT

public:
    /// `settings` must outlive this object.
    explicit SoundPage(Settings &settings, QWidget *parent = nullptr);

    /// Updates all texts after a change of language. Called by SettingsDialog.
    void retranslate();

private:
    Settings &m_settings;
    QLabel *m_readingTimeLabel;
    QComboBox *m_readingTimeBox;
    QLabel *m_readingTimeNoteLabel;
    QLabel *m_volumeLabel;
    QSlider *m_volumeSlider;
    QCheckBox *m_muteBox;
    QLabel *m_speechLabel;
    QComboBox *m_speechBox;
    QLabel *m_speechNoteLabel;
};

} // namespace doublets
