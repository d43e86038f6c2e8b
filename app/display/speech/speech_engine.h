// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

namespace doublets {

/// Something that can read aloud. Nothing here waits: engines are slow, and may not be there.
class SpeechEngine : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Looks for voices. Afterwards `found` or `missing` is said, once.
    virtual void find() = 0;
    /// In the language of that code, from the next text on.
    virtual void setLanguage(const QString &code) = 0;
    /// 0 to 100, from the next text on.
    virtual void setVolume(int percent) = 0;
    /// Instead of what it is saying. `finished` is said at the end, unless it is stopped before.
    virtual void say(const QString &text) = 0;
    virtual void stop() = 0;

Q_SIGNALS:
    /// The codes of the languages that it speaks: "en", "ru".
    void found(const QStringList &languages);
    /// There is none; also where one that was found is lost. Why, for a log.
    void missing(const QString &why);
    void finished();
};

} // namespace doublets
