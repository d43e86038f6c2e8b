// SPDX-License-Identifier: MIT
#include "display/speech/speech_reader.h"

#include "display/speech/qt_speech_engine.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr std::chrono::seconds SearchTimeout(30);

/// Returns a time longer than the slowest voice needs for the text.
std::chrono::milliseconds speechTimeoutFor(const QString &text)
{
    constexpr std::chrono::milliseconds ToBegin(4000);
    constexpr std::chrono::milliseconds ForACharacter(150);
    return ToBegin + text.size() * ForACharacter;
}

} // namespace

SpeechReader::SpeechReader(QObject *parent)
    : SpeechReader(std::make_unique<QtSpeechEngine>(), Scheduler::system(), parent)
{
}

SpeechReader::SpeechReader(std::unique_ptr<SpeechEngine> engine, Scheduler &scheduler,
                           QObject *parent)
    : QObject(parent)
    , m_engine(std::move(engine))
    , m_unavailableReason(u"speech: no engine has been looked for yet"_s)
    , m_searchTimeout(scheduler,
                      [this] { handleSearchResult({}, u"speech: the engine does not answer"_s); })
    , m_speechTimeout(scheduler, [this] { handleTextFinished(); })
{
    connect(m_engine.get(), &SpeechEngine::voicesFound, this,
            [this](const QStringList &languages) { handleSearchResult(languages, {}); });
    connect(m_engine.get(), &SpeechEngine::unavailable, this,
            [this](const QString &why) { handleSearchResult({}, why); });
    connect(m_engine.get(), &SpeechEngine::textFinished, this, &SpeechReader::handleTextFinished);
}

SpeechReader::~SpeechReader() = default;

void SpeechReader::findEngine()
{
    m_searchTimeout.start(SearchTimeout);
    m_engine->findVoices();
}

bool SpeechReader::isAvailable() const
{
    return m_unavailableReason.isEmpty() && m_languages.contains(m_language);
}

QString SpeechReader::unavailableReason() const
{
    if (!m_unavailableReason.isEmpty()) {
        return m_unavailableReason;
    }
    return isAvailable() ? QString()
                         : u"speech: no voice speaks \"%1\", only %2"_s.arg(
                               m_language, m_languages.join(u", "_s));
}

void SpeechReader::handleSearchResult(const QStringList &languages, const QString &reason)
{
    m_searchTimeout.stop();
    const bool was = isAvailable();
    m_languages = languages;
    m_unavailableReason = reason;
    if (!m_unavailableReason.isEmpty()) {
        m_currentText.clear();
        m_waitingText.clear();
        m_speechTimeout.stop();
    }
    if (isAvailable() != was) {
        Q_EMIT availabilityChanged();
    }
    Q_EMIT engineStatusChanged();
}

void SpeechReader::setLanguage(const QString &code)
{
    if (code == m_language) {
        return;
    }
    stop();
    const bool was = isAvailable();
    m_language = code;
    m_engine->setLanguage(code);
    if (isAvailable() != was) {
        Q_EMIT availabilityChanged();
    }
}

void SpeechReader::setVolume(int percent)
{
    m_engine->setVolume(std::clamp(percent, 0, 100));
}

void SpeechReader::say(const QString &text, Timing timing)
{
    QString line = text.simplified();
    line.remove(QChar(0x2060)); // a word joiner, which some voices pronounce
    if (line.isEmpty() || !isAvailable()) {
        return;
    }
    // When a visitor plays faster than the voice reads, only the latest text matters.
    m_waitingText = line;
    if (timing == Timing::Now || m_currentText.isEmpty()) {
        sayNext();
    }
}

void SpeechReader::handleTextFinished()
{
    m_speechTimeout.stop();
    m_currentText.clear();
    sayNext();
}

void SpeechReader::sayNext()
{
    if (!m_waitingText.isEmpty()) {
        m_currentText = std::exchange(m_waitingText, {});
        m_speechTimeout.start(speechTimeoutFor(m_currentText));
        m_engine->say(m_currentText);
    }
}

void SpeechReader::stop()
{
    m_waitingText.clear();
    m_speechTimeout.stop();
    if (!std::exchange(m_currentText, {}).isEmpty()) {
        m_engine->stop();
    }
}

} // namespace doublets
