// SPDX-License-Identifier: MIT
#pragma once

#include "display/speech/speech_engine.h"

#include <QThread>

#include <memory>

namespace doublets {

class SpeechWorker;

/// A speech engine based on Qt TextToSpeech (on Debian: speech-dispatcher with espeak-ng). Runs in
/// a separate thread, because connecting to speech-dispatcher may start the service, and blocks for
/// seconds if the service hangs.
class QtSpeechEngine final : public SpeechEngine
{
    Q_OBJECT

public:
    explicit QtSpeechEngine(QObject *parent = nullptr);
    /// Blocks until the thread finishes, for at most one second, and abandons a thread that hangs.
    ~QtSpeechEngine() override;

    void findVoices() override;
    void setLanguage(const QString &code) override;
    void setVolume(int percent) override;
    void say(const QString &text) override;
    void stop() override;

private:
    std::unique_ptr<SpeechWorker> m_worker; ///< lives in `m_thread`
    std::unique_ptr<QThread> m_thread;      ///< started by findVoices()
};

} // namespace doublets
