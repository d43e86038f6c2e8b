// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

namespace doublets {

/// An interface to a speech engine, which may be slow or missing. No function blocks.
class SpeechEngine : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Searches for voices in the background, then emits voicesFound() or unavailable().
    virtual void findVoices() = 0;
    /// Sets the language of subsequent texts, by code, for example "en". If no voice speaks the
    /// language, the engine keeps the previous voice.
    virtual void setLanguage(const QString &code) = 0;
    /// Sets the volume of subsequent texts, in percent from 0 to 100.
    virtual void setVolume(int percent) = 0;
    /// Speaks a text, replacing the current text. Emits textFinished() at the end of the text,
    /// unless the text is stopped or replaced. Does nothing, and emits nothing, before
    /// voicesFound() or after unavailable().
    virtual void say(const QString &text) = 0;
    /// Stops the current text.
    virtual void stop() = 0;

Q_SIGNALS:
    /// Emitted when voices have been found, with the codes of their languages, for example "en".
    void voicesFound(const QStringList &languages);
    /// Emitted when no engine or no voice has been found, or when the engine has failed. `reason`
    /// is for the log.
    void unavailable(const QString &reason);
    /// Emitted when a text has been spoken to its end.
    void textFinished();
};

} // namespace doublets
