// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>

class QTextToSpeech;

namespace doublets {

/// Wraps QTextToSpeech for QtSpeechEngine. Lives in the engine's thread, where calls may block. Its
/// functions and signals are those of SpeechEngine.
class SpeechWorker : public QObject
{
    Q_OBJECT

public:
    SpeechWorker();
    ~SpeechWorker() override;

    void find();
    void setLanguage(const QString &code);
    void setVolume(int percent);
    void say(const QString &text);
    void stop();

Q_SIGNALS:
    void voicesFound(const QStringList &languages);
    void unavailable(const QString &why);
    void finished();

private:
    /// The state of the current text.
    enum class Text { None, Asked, Begun };

    void giveUp(const QString &why);
    void followState();
    [[nodiscard]] QStringList languages() const;

    std::unique_ptr<QTextToSpeech> m_speech;
    QString m_language;
    int m_volume = 100;
    Text m_text = Text::None;
};

} // namespace doublets
