// SPDX-License-Identifier: MIT
#include "display/speech/qt_speech_engine.h"

#include "core/abandoned_thread.h"
#include "display/speech/speech_worker.h"

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr std::chrono::seconds ShutdownTimeout(1);

} // namespace

QtSpeechEngine::QtSpeechEngine(QObject *parent)
    : SpeechEngine(parent)
    , m_worker(std::make_unique<SpeechWorker>())
    , m_thread(std::make_unique<QThread>())
{
    m_thread->setObjectName(u"speech"_s);
    m_worker->moveToThread(m_thread.get());
    connect(m_worker.get(), &SpeechWorker::voicesFound, this, &SpeechEngine::voicesFound);
    connect(m_worker.get(), &SpeechWorker::unavailable, this, &SpeechEngine::unavailable);
    connect(m_worker.get(), &SpeechWorker::textFinished, this, &SpeechEngine::textFinished);
}

QtSpeechEngine::~QtSpeechEngine()
{
    m_thread->quit();
    if (!waitOrAbandon(std::move(m_thread), ShutdownTimeout)) {
        static_cast<void>(m_worker.release()); // still used by the abandoned thread
    }
}

void QtSpeechEngine::findVoices()
{
    if (!m_thread->isRunning()) {
        m_thread->start(QThread::LowPriority);
    }
    QMetaObject::invokeMethod(m_worker.get(), &SpeechWorker::findVoices);
}

void QtSpeechEngine::setLanguage(const QString &code)
{
    QMetaObject::invokeMethod(m_worker.get(),
                              [worker = m_worker.get(), code] { worker->setLanguage(code); });
}

void QtSpeechEngine::setVolume(int percent)
{
    QMetaObject::invokeMethod(m_worker.get(),
                              [worker = m_worker.get(), percent] { worker->setVolume(percent); });
}

void QtSpeechEngine::say(const QString &text)
{
    QMetaObject::invokeMethod(m_worker.get(),
                              [worker = m_worker.get(), text] { worker->say(text); });
}

void QtSpeechEngine::stop()
{
    QMetaObject::invokeMethod(m_worker.get(), &SpeechWorker::stop);
}

} // namespace doublets
