// SPDX-License-Identifier: MIT
#include "services/late_accessibility.h"

#include "core/abandoned_thread.h"
#include "services/service_probe.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLoggingCategory>
#include <QThread>

#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace doublets {

namespace {

Q_LOGGING_CATEGORY(lcAccessibility, "doublets.services.accessibility")

} // namespace

LateAccessibility::LateAccessibility(const BusAddresses &buses)
{
    if (buses.session.isEmpty() && buses.accessibility.isEmpty()) {
        return;
    }
    QCoreApplication::instance()->installEventFilter(this);
    const auto isUsable = std::make_shared<bool>(false);
    m_thread.reset(
        QThread::create([buses, isUsable] { *isUsable = probe::waitForAccessibilityBus(buses); }));
    m_thread->setObjectName(u"accessibility"_s);
    connect(m_thread.get(), &QThread::finished, this, [this, isUsable] {
        if (!*isUsable) {
            return;
        }
        if (m_hasReceivedInput) {
            qCInfo(lcAccessibility, "Screen readers can be used from the next start.");
        } else {
            qCInfo(lcAccessibility, "Screen readers can be used after all: starting again.");
            Q_EMIT restartPossible();
        }
    });
    m_thread->start();
}

LateAccessibility::~LateAccessibility()
{
    if (m_thread) {
        waitOrAbandon(std::move(m_thread), 0ms);
    }
}

bool LateAccessibility::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
    case QEvent::Wheel:
    case QEvent::Drop:
        m_hasReceivedInput = true;
        QCoreApplication::instance()->removeEventFilter(this);
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace doublets
