// SPDX-License-Identifier: MIT
#include "panels/speech/announcer.h"

#include "panels/speech/accessible_role.h"

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr std::chrono::milliseconds ReadTime(350);

} // namespace

Announcer::Announcer(QWidget *window, Clock &clock)
    : QWidget(window)
    , m_readingTime(clock, [this] { announceNext(); })
{
    setAccessibleRole(this, QAccessible::Notification);
    setObjectName(u"announcer"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    resize(1, 1);
}

void Announcer::announce(const QWidget *from, const QString &text)
{
    // A dialog has no announcer: that of its parent window speaks.
    for (const QWidget *window = from->window(); window != nullptr;) {
        if (auto *announcer = window->findChild<Announcer *>()) {
            announcer->announce(text);
            return;
        }
        const QWidget *parent = window->parentWidget();
        window = parent == nullptr ? nullptr : parent->window();
    }
}

void Announcer::announce(const QString &text)
{
    if (text.isEmpty()) {
        return;
    }
    m_queue << text;
    if (!m_readingTime.isActive()) {
        m_readingTime.start({}); // together with whatever else is said in this event-loop turn
    }
}

void Announcer::announceNext()
{
    if (m_queue.isEmpty()) {
        return;
    }
    const QString text = m_queue.join(u' ');
    m_queue.clear();
    setAccessibleName(text);
    if (QAccessible::isActive()) {
        // Qt 6.4 does not forward announcements; a notification that appears is read by all
        // readers.
        QAccessibleEvent gone(this, QAccessible::ObjectHide);
        QAccessible::updateAccessibility(&gone);
        QAccessibleEvent shown(this, QAccessible::ObjectShow);
        QAccessible::updateAccessibility(&shown);
    }
    Q_EMIT messageAnnounced(text);
    m_readingTime.start(ReadTime);
}

} // namespace doublets
