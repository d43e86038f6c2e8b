// SPDX-License-Identifier: MIT
#pragma once

#include "display/speech/speech_engine.h"
#include "match/clock.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>

namespace doublets {

/// Reads texts aloud in the language of the display, where there is a voice for it.
class Reader : public QObject
{
    Q_OBJECT

public:
    enum class When {
        Now,        ///< instead of what is being said and of what waits
        NextInTurn, ///< after what is being said; instead of what waits already
    };

    /// Through Qt. Nothing is looked for yet.
    explicit Reader(QObject *parent = nullptr);
    /// The clock must outlive it.
    explicit Reader(std::unique_ptr<SpeechEngine> engine, Clock &clock = Clock::system(),
                    QObject *parent = nullptr);
    ~Reader() override;

    /// Looks for an engine, without waiting for it. Best once the first frame has been seen. Once
    /// more looks again.
    void find();
    /// There is an engine, and it speaks the language set.
    [[nodiscard]] bool isAvailable() const;
    /// Why it is not, for a log; empty where it is.
    [[nodiscard]] QString whyNot() const;

    /// The code of a language, "en". What was in the language before is not finished.
    void setLanguage(const QString &code);
    /// 0 to 100.
    void setVolume(int percent);
    /// Does nothing where it is not available.
    void say(const QString &text, When when = When::Now);
    void stop();
    /// What is being said; empty where nothing is.
    [[nodiscard]] QString saying() const { return m_saying; }

Q_SIGNALS:
    void availableChanged();
    /// The search is over, or an engine is lost: `whyNot` tells what a log should know.
    void answered();

private:
    void sayNext();
    void goOn();
    void take(const QStringList &languages, const QString &missing);

    std::unique_ptr<SpeechEngine> m_engine;
    QStringList m_languages;
    QString m_missing;
    QString m_language;
    QString m_saying;
    QString m_waiting;
    Alarm m_noAnswer; ///< an engine that hangs says nothing at all
    Alarm m_tooLong;  ///< without a device for sound, engines never tell the end
};

} // namespace doublets
