// SPDX-License-Identifier: MIT
#pragma once

#include "display/speech/speech_engine.h"

#include <QThread>

#include <memory>

namespace doublets {

class SpeechWorker;

/// Speech through Qt TextToSpeech, in Debian speech-dispatcher with espeak-ng. It lives in a thread
/// of its own: to connect to speech-dispatcher may start it, and takes seconds where it hangs.
class QtSpeechEngine final : public SpeechEngine
{
    Q_OBJECT

public:
    explicit QtSpeechEngine(QObject *parent = nullptr);
    ~QtSpeechEngine() override;

    void find() override;
    void setLanguage(const QString &code) override;
    void setVolume(int percent) override;
    void say(const QString &text) override;
    void stop() override;

private:
    std::unique_ptr<SpeechWorker> m_worker; ///< lives in the thread
    std::unique_ptr<QThread> m_thread;      ///< begins when the engine is looked for
};

} // namespace doublets
