// SPDX-License-Identifier: MIT
#pragma once

#include "table/sound/sound.h"

#include <QObject>

#include <memory>

namespace doublets {

class SoundOutput;

/// The player of the sounds of the game, at the volume chosen by the user. Never blocks. Errors are
/// only logged.
class SoundPlayer : public QObject
{
    Q_OBJECT

public:
    /// Plays on the default device.
    explicit SoundPlayer(QObject *parent = nullptr);
    /// Plays on `output`, which must not be null.
    explicit SoundPlayer(std::unique_ptr<SoundOutput> output, QObject *parent = nullptr);
    ~SoundPlayer() override;

    /// Returns the perceived volume in percent, 0 to 100. Defaults to 70.
    [[nodiscard]] int volume() const { return m_volume; }

public Q_SLOTS:
    /// Sets the perceived volume in percent, clamped to 0 to 100.
    void setVolume(int percent);
    /// Mutes or unmutes all sounds, regardless of the volume. Not muted by default.
    void setMuted(bool muted);
    /// Opens the device and loads the sounds, so that the first sound is not delayed. Does nothing
    /// while muted or at volume 0; play() prepares when necessary.
    void prepare();
    /// Calls prepare() on the next key press, mouse press or touch in this program, so that the
    /// device is not opened before the program is used.
    void prepareOnInput();
    /// Plays a sound, calling prepare() if necessary. Does nothing while muted or at volume 0.
    void play(const doublets::SoundCue &cue);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool isSilent() const { return m_isMuted || m_volume == 0; }

    std::unique_ptr<SoundOutput> m_output;
    int m_volume = 70;
    bool m_isMuted = false;
};

} // namespace doublets
