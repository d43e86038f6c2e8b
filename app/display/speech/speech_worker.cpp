// SPDX-License-Identifier: MIT
#include "display/speech/speech_worker.h"

#include <QLocale>

#ifdef DOUBLETS_HAS_SPEECH
#include <QTextToSpeech>
#else
class QTextToSpeech
{
};
#endif

using namespace Qt::StringLiterals;

namespace doublets {

SpeechWorker::SpeechWorker() = default;

SpeechWorker::~SpeechWorker() = default;

#ifdef DOUBLETS_HAS_SPEECH

namespace {

QString languageOf(const QLocale &locale)
{
    return locale.name().section(u'_', 0, 0);
}

} // namespace

void SpeechWorker::findVoices()
{
    m_textState = TextState::None;
    m_speech.reset();
    if (QTextToSpeech::availableEngines().isEmpty()) {
        reportUnavailable(u"speech: Qt has no engine (Debian: qt6-speech-speechd-plugin)"_s);
        return;
    }
    m_speech = std::make_unique<QTextToSpeech>();
    const QString name = m_speech->engine();
    if (m_speech->state() == QTextToSpeech::Error) {
        reportUnavailable(
            u"speech: the engine \"%1\" does not work: %2"_s.arg(name, m_speech->errorString()));
        return;
    }
    const QStringList spoken = languages();
    if (spoken.isEmpty()) {
        reportUnavailable(u"speech: the engine \"%1\" has no voice"_s.arg(name));
        return;
    }
    connect(m_speech.get(), &QTextToSpeech::stateChanged, this, &SpeechWorker::handleStateChange);
    setLanguage(m_language);
    setVolume(m_volume);
    Q_EMIT voicesFound(spoken);
}

void SpeechWorker::reportUnavailable(const QString &reason)
{
    m_speech.reset();
    Q_EMIT unavailable(reason);
}

QStringList SpeechWorker::languages() const
{
    QStringList codes;
    for (const QLocale &locale : m_speech->availableLocales()) {
        if (const QString code = languageOf(locale);
            locale.language() != QLocale::C && !codes.contains(code)) {
            codes << code;
        }
    }
    return codes;
}

void SpeechWorker::setLanguage(const QString &code)
{
    m_language = code;
    if (!m_speech || code.isEmpty()) {
        return;
    }
    for (const QLocale &locale : m_speech->availableLocales()) {
        if (languageOf(locale) == code) {
            m_speech->setLocale(locale);
            return;
        }
    }
}

void SpeechWorker::setVolume(int percent)
{
    m_volume = percent;
    if (m_speech) {
        m_speech->setVolume(percent / 100.0);
    }
}

void SpeechWorker::say(const QString &text)
{
    if (m_speech) {
        m_textState = TextState::Requested;
        m_speech->say(text);
    }
}

void SpeechWorker::stop()
{
    m_textState = TextState::None;
    if (m_speech) {
        m_speech->stop();
    }
}

void SpeechWorker::handleStateChange()
{
    switch (m_speech->state()) {
    case QTextToSpeech::Error:
        // Queued, as the engine must not be deleted inside its own signal.
        QMetaObject::invokeMethod(
            this,
            [this, reason = m_speech->errorString()] {
                reportUnavailable(u"speech: the engine has failed: "_s + reason);
            },
            Qt::QueuedConnection);
        break;
    case QTextToSpeech::Speaking:
        m_textState = m_textState == TextState::Requested ? TextState::Started : m_textState;
        break;
    case QTextToSpeech::Ready: // also emitted for an interrupted text, before the next one begins
        if (m_textState == TextState::Started) {
            m_textState = TextState::None;
            Q_EMIT textFinished();
        }
        break;
    case QTextToSpeech::Paused:
        break;
    }
}

#else

void SpeechWorker::findVoices()
{
    reportUnavailable(u"speech: built without Qt TextToSpeech (Debian: qt6-speech-dev)"_s);
}

void SpeechWorker::reportUnavailable(const QString &reason)
{
    Q_EMIT unavailable(reason);
}

void SpeechWorker::setLanguage(const QString &) {}

void SpeechWorker::setVolume(int) {}

void SpeechWorker::say(const QString &) {}

void SpeechWorker::stop() {}

#endif

} // namespace doublets
