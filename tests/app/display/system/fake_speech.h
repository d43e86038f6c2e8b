// SPDX-License-Identifier: MIT
#pragma once

#include "display/speech/speech_engine.h"

namespace doublets {

/// A fake speech engine that logs its calls, such as "say Throw". The test emits its signals.
class FakeSpeech final : public SpeechEngine
{
public:
    void findVoices() override { log << QStringLiteral("find"); }
    void setLanguage(const QString &code) override { log << QStringLiteral("language ") + code; }
    void setVolume(int percent) override
    {
        log << QStringLiteral("volume ") + QString::number(percent);
    }
    void say(const QString &text) override { log << QStringLiteral("say ") + text; }
    void stop() override { log << QStringLiteral("stop"); }

    /// Returns the log and clears it.
    QStringList takeLog() { return std::exchange(log, {}); }

    QStringList log; ///< calls since construction or the last takeLog(), in order
};

} // namespace doublets
