// SPDX-License-Identifier: MIT
#pragma once

#include "display/speech/speech_engine.h"

namespace doublets {

/// An engine that writes down what it is to do, and does it when it is told to.
class FakeSpeech final : public SpeechEngine
{
public:
    void find() override { log << QStringLiteral("find"); }
    void setLanguage(const QString &code) override { log << QStringLiteral("language ") + code; }
    void setVolume(int percent) override
    {
        log << QStringLiteral("volume ") + QString::number(percent);
    }
    void say(const QString &text) override { log << QStringLiteral("say ") + text; }
    void stop() override { log << QStringLiteral("stop"); }

    /// What it was asked to do since this was asked last.
    QStringList taken() { return std::exchange(log, {}); }

    QStringList log;
};

} // namespace doublets
