// SPDX-License-Identifier: MIT
#include "table/sound/device_output.h"

#include "core/abandoned_thread.h"
#include "table/sound/sound_worker.h"

#include <QDeadlineTimer>
#include <QLoggingCategory>
#include <QThread>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace doublets {

namespace {

Q_LOGGING_CATEGORY(lcSound, "doublets.sound")

constexpr auto AnswerTimeout = 2s;
constexpr auto ShutdownTimeout = 300ms;
constexpr auto MaximumDelay = 250ms; ///< maximum delay of a sound after its cause
constexpr int MaximumQueued = 16; ///< maximum number of sounds queued while the thread is blocked

} // namespace

DeviceOutput::DeviceOutput(QObject *parent)
    : QObject(parent)
    , m_pendingSounds(std::make_shared<std::atomic<int>>(0))
{
    m_timeout.setSingleShot(true);
    connect(&m_timeout, &QTimer::timeout, this, [this] {
        m_state = State::TimedOut;
        qCWarning(lcSound,
                  "The sound server does not answer: there will be no sound until the next start.");
    });
}

DeviceOutput::~DeviceOutput()
{
    if (m_thread) {
        m_thread->quit();
        waitOrAbandon(std::move(m_thread), ShutdownTimeout);
    }
}

void DeviceOutput::prepare()
{
    if (m_thread) {
        return;
    }
    m_thread = std::make_unique<QThread>();
    m_thread->setObjectName(u"sound"_s);
    m_worker = new SoundWorker;
    m_worker->moveToThread(m_thread.get());
    connect(m_thread.get(), &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &SoundWorker::soundsLoaded, this, [this](bool hasDevice) {
        if (m_state != State::TimedOut) {
            m_timeout.stop();
            m_state = hasDevice ? State::Ready : State::NoDevice;
        }
    });
    m_state = State::Waiting;
    m_timeout.start(AnswerTimeout);
    m_thread->start();
    QMetaObject::invokeMethod(m_worker, &SoundWorker::load);
}

void DeviceOutput::play(Sound sound, qreal volume, qreal pan)
{
    prepare();
    if (m_state == State::TimedOut || m_state == State::NoDevice ||
        *m_pendingSounds >= MaximumQueued) {
        return;
    }
    ++*m_pendingSounds;
    QMetaObject::invokeMethod(m_worker,
                              [worker = m_worker, unplayed = m_pendingSounds,
                               latest = QDeadlineTimer(MaximumDelay), sound, volume, pan] {
                                  --*unplayed;
                                  if (!latest.hasExpired()) {
                                      worker->play(sound, volume, pan);
                                  }
                              });
}

} // namespace doublets
