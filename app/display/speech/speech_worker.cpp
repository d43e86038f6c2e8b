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

void SpeechWorker::find()
{
    m_text = Text::None;
    m_speech.reset();
    if (QTextToSpeech::availableEngines().isEmpty()) {
        giveUp(u"speech: Qt has no engine (Debian: qt6-speech-speechd-plugin)"_s);
        return;
    }
    m_speech = std::make_unique<QTextToSpeech>();
    const QString name = m_speech->engine();
    if (m_speech->state() == QTextToSpeech::Error) {
        giveUp(u"speech: the engine \"%1\" does not work: %2"_s.arg(name, m_speech->errorString()));
        return;
    }
    const QStringList spoken = languages();
    if (spoken.isEmpty()) {
        giveUp(u"speech: the engine \"%1\" has no voice"_s.arg(name));
        return;
    }
    connect(m_speech.get(), &QTextToSpeech::stateChanged, this, &SpeechWorker::followState);
    setLanguage(m_language);
    setVolume(m_volume);
    Q_EMIT voicesFound(spoken);
}

void SpeechWorker::giveUp(const QString &why)
{
    m_speech.reset();
    Q_EMIT unavailable(why);
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
        m_text = Text::Asked;
        m_speech->say(text);
    }
}

void SpeechWorker::stop()
{
    m_text = Text::None;
    if (m_speech) {
        m_speech->stop();
    }
}

void SpeechWorker::followState()
{
    switch (m_speech->state()) {
    case QTextToSpeech::Error:
        // Queued, as the engine must not be deleted inside its own signal.
        QMetaObject::invokeMethod(
            this,
            [this, why = m_speech->errorString()] {
                giveUp(u"speech: the engine has failed: "_s + why);
            },
            Qt::QueuedConnection);
        break;
    case QTextToSpeech::Speaking:
        m_text = m_text == Text::Asked ? Text::Begun : m_text;
        break;
    case QTextToSpeech::Ready: // also emitted for an interrupted text, before the next one begins
        if (m_text == Text::Begun) {
            m_text = Text::None;
            Q_EMIT finished();
        }
        break;
    case QTextToSpeech::Paused:
        break;
    }
}

#else

void SpeechWorker::find()
{
    giveUp(u"speech: built without Qt TextToSpeech (Debian: qt6-speech-dev)"_s);
}

void SpeechWorker::giveUp(const QString &why)
{
    Q_EMIT unavailable(why);
}

void SpeechWorker::setLanguage(const QString &) {}

void SpeechWorker::setVolume(int) {}

void SpeechWorker::say(const QString &) {}

void SpeechWorker::stop() {}

#endif

} // namespace doublets
