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
class Reader : public QObject
{
    Q_OBJECT

public:
    enum class When {
        Now,  ///< replaces the current text and the waiting one
        Next, ///< follows the current text and replaces the waiting one
    };

    /// Uses QtSpeechEngine. Does not look for an engine yet; see `find`.
    explicit Reader(QObject *parent = nullptr);
    /// Uses `engine`. `clock` must outlive this object.
    explicit Reader(std::unique_ptr<SpeechEngine> engine, Clock &clock = Clock::system(),
                    QObject *parent = nullptr);
    ~Reader() override;

    /// Looks for an engine in the background, and then emits `answered`. Gives up after 30 seconds.
    /// May be called again. Best called after the first frame, because it takes time.
    void find();
    /// Returns true if an engine has been found that speaks the current language.
    [[nodiscard]] bool isAvailable() const;
    /// Returns the reason why it is not available, for a log. Returns an empty string if it is.
    [[nodiscard]] QString unavailableReason() const;

    /// Sets the language by its code, such as "en". Stops texts in the previous language.
    void setLanguage(const QString &code);
    /// Sets the volume in percent; values outside 0 to 100 are clamped.
    void setVolume(int percent);
    /// Reads a text. Does nothing if the text is blank or the reader is not available.
    void say(const QString &text, When when = When::Now);
    /// Stops the current text and drops the waiting one.
    void stop();
    /// Returns the text being read, or an empty string.
    [[nodiscard]] QString saying() const { return m_currentText; }

Q_SIGNALS:
    /// Emitted when `isAvailable` changes.
    void availableChanged();
    /// Emitted when a search is over, and when an engine has failed. See `unavailableReason`.
    void answered();

private:
    void sayNext();
    void goOn();
    void take(const QStringList &languages, const QString &missing);

    std::unique_ptr<SpeechEngine> m_engine;
    QStringList m_languages;
    QString m_unavailableReason; ///< why there is no engine; empty if there is
    QString m_language;
    QString m_currentText;
    QString m_waitingText;
    Alarm m_searchTimeout; ///< for an engine that hangs during the search
    Alarm m_speechTimeout; ///< engines without a sound device never finish
};

} // namespace doublets
