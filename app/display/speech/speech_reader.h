// SPDX-License-Identifier: MIT
#pragma once

#include "display/speech/speech_engine.h"
#include "match/scheduler.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>

namespace doublets {

/// A reader that speaks texts in the language of the display, if a voice for the language is
/// available.
class SpeechReader : public QObject
{
    Q_OBJECT

public:
    /// The time at which a text is read.
    enum class Timing {
        Now,  ///< immediately; replaces the current text and the waiting text
        Next, ///< after the current text; replaces the waiting text
    };

    /// Creates a reader that uses a QtSpeechEngine, which findEngine() starts.
    explicit SpeechReader(QObject *parent = nullptr);
    /// Creates a reader that uses `engine`, which must not be null. `scheduler` must outlive this
    /// object.
    explicit SpeechReader(std::unique_ptr<SpeechEngine> engine,
                          Scheduler &scheduler = Scheduler::system(), QObject *parent = nullptr);
    ~SpeechReader() override;

    /// Searches for an engine in the background, then emits engineStatusChanged(). Gives up after
    /// 30 seconds. May be called again. Call after the first frame has been shown, so that the
    /// search does not delay that frame.
    void findEngine();
    /// Returns whether an engine that speaks the current language has been found.
    [[nodiscard]] bool isAvailable() const;
    /// Returns the reason why the reader is not available, for the log, or an empty string if the
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
    /// Emitted when isAvailable() has changed.
    void availabilityChanged();
    /// Emitted when a search for an engine has ended, or when an engine has failed. See
    /// isAvailable() and unavailableReason().
    void engineStatusChanged();

private:
    void sayNext();
    void handleTextFinished();
    void handleSearchResult(const QStringList &languages, const QString &reason);

    std::unique_ptr<SpeechEngine> m_engine;
    QStringList m_languages;     ///< languages of the voices found
    QString m_unavailableReason; ///< reason why there is no engine; empty if there is one
    QString m_language;
    QString m_currentText;
    QString m_waitingText;
    Alarm m_searchTimeout; ///< goes off if the engine hangs during the search
    Alarm m_speechTimeout; ///< goes off if a text does not end, as with engines without a sound
                           ///< device
};

} // namespace doublets
