// SPDX-License-Identifier: MIT
#pragma once

#include "table/sound/sound.h"

#include <QObject>

#include <memory>

namespace doublets {

class SoundOutput;

/// The sounds of the game at the volume that people chose. Never waits, never complains.
class SoundPlayer : public QObject
{
    Q_OBJECT

public:
    /// Plays on the default device of the system.
    explicit SoundPlayer(QObject *parent = nullptr);
    explicit SoundPlayer(std::unique_ptr<SoundOutput> output, QObject *parent = nullptr);
    ~SoundPlayer() override;

    /// Percent of how loud it sounds, 0 to 100.
    [[nodiscard]] int volume() const { return m_volume; }
    [[nodiscard]] bool isMuted() const { return m_muted; }

public Q_SLOTS:
    /// Out of range counts as the nearer end.
    void setVolume(int percent);
    void setMuted(bool muted);
    /// Looks for the device and loads the sounds now, so that the first is not late. The look
    /// touches the sound server: best after the first frame. `play` does it where nobody did.
    void prepare();
    void play(const doublets::SoundCue &cue);

private:
    [[nodiscard]] bool isSilent() const { return m_muted || m_volume == 0; }

    std::unique_ptr<SoundOutput> m_output;
    int m_volume = 70;
    bool m_muted = false;
};

} // namespace doublets
