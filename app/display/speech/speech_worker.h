// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>

class QTextToSpeech;

namespace doublets {

/// A wrapper of QTextToSpeech for QtSpeechEngine. Lives in the engine's thread, where calls may
/// block. The functions and signals correspond to those of SpeechEngine.
class SpeechWorker : public QObject
{
    Q_OBJECT

public:
    SpeechWorker();
    ~SpeechWorker() override;

    void findVoices();
    void setLanguage(const QString &code);
    void setVolume(int percent);
    void say(const QString &text);
    void stop();

Q_SIGNALS:
    void voicesFound(const QStringList &languages);
    void unavailable(const QString &reason);
    void textFinished();

private:
    /// The state of the current text.
    enum class TextState { None, Requested, Started };

    void reportUnavailable(const QString &reason);
    void handleStateChange();
    [[nodiscard]] QStringList languages() const;

    std::unique_ptr<QTextToSpeech> m_speech;
    QString m_language;
    int m_volume = 100;
    TextState m_textState = TextState::None;
};

} // namespace doublets
