// SPDX-License-Identifier: MIT
#include "display/speech/reader.h"

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

Reader::Reader(QObject *parent)
    : Reader(std::make_unique<QtSpeechEngine>(), Clock::system(), parent)
{
}

Reader::Reader(std::unique_ptr<SpeechEngine> engine, Clock &clock, QObject *parent)
    : QObject(parent)
    , m_engine(std::move(engine))
    , m_unavailableReason(u"speech: no engine has been looked for yet"_s)
    , m_searchTimeout(clock, [this] { take({}, u"speech: the engine does not answer"_s); })
    , m_speechTimeout(clock, [this] { goOn(); })
{
    connect(m_engine.get(), &SpeechEngine::voicesFound, this,
            [this](const QStringList &languages) { take(languages, {}); });
    connect(m_engine.get(), &SpeechEngine::unavailable, this,
            [this](const QString &why) { take({}, why); });
    connect(m_engine.get(), &SpeechEngine::finished, this, &Reader::goOn);
}

Reader::~Reader() = default;

void Reader::find()
{
    m_searchTimeout.start(SearchTimeout);
    m_engine->find();
}

bool Reader::isAvailable() const
{
    return m_unavailableReason.isEmpty() && m_languages.contains(m_language);
}

QString Reader::unavailableReason() const
{
    if (!m_unavailableReason.isEmpty()) {
        return m_unavailableReason;
    }
    return isAvailable() ? QString()
                         : u"speech: no voice speaks \"%1\", only %2"_s.arg(
                               m_language, m_languages.join(u", "_s));
}

void Reader::take(const QStringList &languages, const QString &missing)
{
    m_searchTimeout.stop();
    const bool was = isAvailable();
    m_languages = languages;
    m_unavailableReason = missing;
    if (!m_unavailableReason.isEmpty()) {
        m_currentText.clear();
        m_waitingText.clear();
        m_speechTimeout.stop();
    }
    if (isAvailable() != was) {
        Q_EMIT availableChanged();
    }
    Q_EMIT answered();
}

void Reader::setLanguage(const QString &code)
{
    if (code == m_language) {
        return;
    }
    stop();
    const bool was = isAvailable();
    m_language = code;
    m_engine->setLanguage(code);
    if (isAvailable() != was) {
        Q_EMIT availableChanged();
    }
}

void Reader::setVolume(int percent)
{
    m_engine->setVolume(std::clamp(percent, 0, 100));
}

void Reader::say(const QString &text, When when)
{
    QString line = text.simplified();
    line.remove(QChar(0x2060)); // a word joiner, which some voices pronounce
    if (line.isEmpty() || !isAvailable()) {
        return;
    }
    // When a visitor plays faster than the voice reads, only the latest text matters.
    m_waitingText = line;
    if (when == When::Now || m_currentText.isEmpty()) {
        sayNext();
    }
}

void Reader::goOn()
{
    m_speechTimeout.stop();
    m_currentText.clear();
    sayNext();
}

void Reader::sayNext()
{
    if (!m_waitingText.isEmpty()) {
        m_currentText = std::exchange(m_waitingText, {});
        m_speechTimeout.start(speechTimeoutFor(m_currentText));
        m_engine->say(m_currentText);
    }
}

void Reader::stop()
{
    m_waitingText.clear();
    m_speechTimeout.stop();
    if (!std::exchange(m_currentText, {}).isEmpty()) {
        m_engine->stop();
    }
}

} // namespace doublets
