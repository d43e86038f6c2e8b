// SPDX-License-Identifier: MIT
#include "display/system/screen_inhibitor.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QFile>
#include <QGuiApplication>

#include <utility>

#ifdef DOUBLETS_HAS_XCB_SCREENSAVER
#include <xcb/screensaver.h>
#endif

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

const QString SaverName = u"org.freedesktop.ScreenSaver"_s;

std::optional<QDBusConnection> runningBus()
{
    if (!qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") &&
        !QFile::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + u"/bus"_s)) {
        return std::nullopt;
    }
    return QDBusConnection::sessionBus();
}

QDBusMessage screenSaverCall(const QString &what)
{
    return QDBusMessage::createMethodCall(SaverName, u"/org/freedesktop/ScreenSaver"_s, SaverName,
                                          what);
}

#ifdef DOUBLETS_HAS_XCB_SCREENSAVER
/// Suspends or resumes the screen saver and power saving of the X11 server.
void suspendX11Saver(bool suspends)
{
    const auto *x11 = qGuiApp == nullptr
                          ? nullptr
                          : qGuiApp->nativeInterface<QNativeInterface::QX11Application>();
    xcb_connection_t *connection = x11 != nullptr ? x11->connection() : nullptr;
    if (connection == nullptr) {
        return;
    }
    // Servers without the extension would close the connection.
    const xcb_query_extension_reply_t *saver =
        xcb_get_extension_data(connection, &xcb_screensaver_id);
    if (saver != nullptr && saver->present != 0) {
        xcb_screensaver_suspend(connection, suspends ? 1 : 0);
        xcb_flush(connection);
    }
}
#else
void suspendX11Saver(bool) {}
#endif

} // namespace

ScreenInhibitor::ScreenInhibitor(QObject *parent)
    : ScreenInhibitor(runningBus(), parent)
{
}

ScreenInhibitor::ScreenInhibitor(const std::optional<QDBusConnection> &bus, QObject *parent)
    : QObject(parent)
    , m_bus(bus && bus->isConnected() ? bus : std::nullopt)
{
    if (m_bus) {
        m_serviceWatcher.setConnection(*m_bus);
        m_serviceWatcher.addWatchedService(SaverName);
        // A service that has just started or restarted knows of no inhibition.
        connect(&m_serviceWatcher, &QDBusServiceWatcher::serviceRegistered, this, [this] {
            m_cookie.reset();
            m_pendingCall = NoCall;
            requestInhibition();
        });
    }
}

ScreenInhibitor::~ScreenInhibitor()
{
    setInhibited(false);
}

void ScreenInhibitor::setInhibited(bool isInhibited)
{
    if (std::exchange(m_isInhibited, isInhibited) == isInhibited) {
        return;
    }
    suspendX11Saver(isInhibited);
    if (isInhibited) {
        requestInhibition();
    } else {
        releaseInhibition();
    }
}

void ScreenInhibitor::requestInhibition()
{
    if (!m_bus || !m_isInhibited || m_pendingCall != NoCall || m_cookie) {
        return;
    }
    QDBusMessage call = screenSaverCall(u"Inhibit"_s);
    call.setAutoStartService(false);
    call << u"org.doublets.display"_s << u"Museum display"_s;
    m_pendingCall = ++m_callCount;
    auto *answer = new QDBusPendingCallWatcher(m_bus->asyncCall(call), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this,
            [this, answer, asked = m_pendingCall] {
                const QDBusPendingReply<quint32> reply = *answer;
                answer->deleteLater();
                if (asked != m_pendingCall) {
                    return; // the reply of a previous instance of the service
                }
                m_pendingCall = NoCall;
                if (reply.isValid()) {
                    m_cookie = reply.value();
                }
                if (!m_isInhibited) {
                    releaseInhibition(); // setInhibited(false) was called meanwhile
                }
            });
}

void ScreenInhibitor::releaseInhibition()
{
    if (m_bus && m_cookie) {
        QDBusMessage call = screenSaverCall(u"UnInhibit"_s);
        call << *m_cookie;
        m_bus->send(call);
        m_cookie.reset();
    }
}

} // namespace doublets
