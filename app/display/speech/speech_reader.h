// SPDX-License-Identifier: MIT
#pragma once

#include "display/speech/speech_engine.h"
#include "match/clock.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>

namespace doublets {

/// Reads texts aloud in the language of the display, if a voice for it is available.
class SpeechReader : public QObject
{
    Q_OBJECT

public:
    /// The time at which a text is read.
    enum class Timing {
        Now,  ///< replaces the current text and the waiting text
        Next, ///< follows the current text and replaces the waiting text
    };

    /// Uses QtSpeechEngine. Does not look for an engine yet; see `findEngine`.
    explicit SpeechReader(QObject *parent = nullptr);
    /// Uses `engine`. `clock` must outlive this object.
    explicit SpeechReader(std::unique_ptr<SpeechEngine> engine, Clock &clock = Clock::system(),
                          QObject *parent = nullptr);
    ~SpeechReader() override;

    /// Looks for an engine in the background, and then emits `engineStatusChanged`. Gives up after
    /// 30 seconds. May be called again. Call after the first frame has been shown, because the
    /// search takes time.
    void findEngine();
    /// Returns true if an engine has been found that speaks the current language.
    [[nodiscard]] bool isAvailable() const;
    /// Returns the reason why the reader is not available, for a log, or an empty string if the
    /// reader is available.
    [[nodiscard]] QString unavailableReason() const;

    /// Sets the language by code, for example "en". Stops texts in the previous language.
    void setLanguage(const QString &code);
    /// Sets the volume in percent; values outside 0 to 100 are clamped.
    void setVolume(int percent);
    /// Reads a text. Does nothing if the text is blank or the reader is not available.
    void say(const QString &text, Timing timing = Timing::Now);
    /// Stops the current text and discards the waiting text.
    void stop();
    /// Returns the text being read, or an empty string.
    [[nodiscard]] QString currentText() const { return m_currentText; }

Q_SIGNALS:
    /// Emitted when `isAvailable` changes.
    void availabilityChanged();
    /// Emitted when a search for an engine has ended, and when an engine has failed. See
    /// `isAvailable` and `unavailableReason`.
    void engineStatusChanged();

private:
    void sayNext();
    void handleTextFinished();
    void handleSearchResult(const QStringList &languages, const QString &reason);

    std::unique_ptr<SpeechEngine> m_engine;
    QStringList m_languages;     ///< of the voices found
    QString m_unavailableReason; ///< why there is no engine; empty if there is one
    QString m_language;
    QString m_currentText;
    QString m_waitingText;
    Alarm m_searchTimeout; ///< for an engine that hangs during the search
    Alarm m_speechTimeout; ///< for engines without a sound device, which never finish
};

} // namespace doublets
