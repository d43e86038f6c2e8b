// SPDX-License-Identifier: MIT
#include "panels/speech/announcer.h"

#include "panels/speech/accessible_role.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr std::chrono::milliseconds ReadTime(350);
constexpr qsizetype MaxHistorySize = 20;

/// The number of notifications. Screen readers have this many times `ReadTime` to query a message.
constexpr std::size_t NotificationCount = 8;

/// Makes `widget` invisible, and transparent to the mouse.
void makeUnobtrusive(QWidget &widget)
{
    widget.setAttribute(Qt::WA_TransparentForMouseEvents);
    widget.setFocusPolicy(Qt::NoFocus);
    widget.resize(1, 1);
}

} // namespace

Announcer::Announcer(QWidget *window, Scheduler &scheduler)
    : QWidget(window)
    , m_readingTime(scheduler, [this] { announceNext(); })
{
    // Orca reads a notification in a status bar without the word "notification".
    setAccessibleRole(this, QAccessible::StatusBar);
    setObjectName(u"announcer"_s);
    retranslate();
    makeUnobtrusive(*this);
}

void Announcer::retranslate()
{
    //: the name, for screen readers, of the status bar with the announcements
    setAccessibleName(tr("Announcements"));
}

void Announcer::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

QWidget *Announcer::nextNotification()
{
    if (m_notifications.size() < NotificationCount) {
        auto *notification = new QWidget(this);
        setAccessibleRole(notification, QAccessible::Notification);
        makeUnobtrusive(*notification);
        m_notifications.push_back(notification);
    } else {
        std::rotate(m_notifications.begin(), m_notifications.begin() + 1, m_notifications.end());
    }
    return m_notifications.back();
}

Announcer *Announcer::findFor(const QWidget *from)
{
    // Dialogs have no announcer and use that of their parent window.
    for (const QWidget *window = from->window(); window != nullptr;) {
        if (auto *announcer = window->findChild<Announcer *>()) {
            return announcer;
        }
        const QWidget *parent = window->parentWidget();
        window = parent == nullptr ? nullptr : parent->window();
    }
    return nullptr;
}

void Announcer::announce(const QWidget *from, const QString &message)
{
    if (Announcer *announcer = findFor(from)) {
        announcer->announce(message);
    }
}

void Announcer::announceFocus(const QWidget *from, const QString &message)
{
    Announcer *announcer = findFor(from);
    if (announcer != nullptr && !message.isEmpty()) {
        announcer->enqueue(message);
    }
}

void Announcer::announce(const QString &message)
{
    if (!message.isEmpty()) {
        m_newMessages << message;
        enqueue(message);
    }
}

void Announcer::remember(const QString &message)
{
    m_history << message;
    m_history.remove(0, std::max<qsizetype>(0, m_history.size() - MaxHistorySize));
    m_repeatedIndex = m_history.size() - 1;
}

bool Announcer::withdraw(const QString &message)
{
    m_newMessages.removeAll(message);
    return m_queue.removeAll(message) > 0;
}

void Announcer::repeatLastMessage()
{
    if (!m_history.isEmpty()) {
        m_repeatedIndex = m_history.size() - 1;
        enqueue(m_history.last());
    }
}

void Announcer::announceEarlierMessage()
{
    if (m_repeatedIndex > 0) {
        enqueue(m_history[--m_repeatedIndex]);
    } else {
        enqueue(tr("There is no earlier announcement."));
    }
}

void Announcer::enqueue(const QString &message)
{
    m_queue << message;
    if (!m_readingTime.isActive()) {
        m_readingTime.start({}); // collects all messages of this event loop iteration
    }
}

void Announcer::announceNext()
{
    if (m_queue.isEmpty()) {
        return;
    }
    const QString text = m_queue.join(u' ');
    m_queue.clear();
    if (!m_newMessages.isEmpty()) {
        remember(m_newMessages.join(u' '));
        m_newMessages.clear();
    }
    m_lastMessage = text;
    // Qt 6.4 does not forward announcements, but all screen readers read a notification that
    // appears.
    QWidget *notification = nextNotification();
    notification->hide();
    notification->setAccessibleName(text);
    notification->show();
    Q_EMIT messageAnnounced(text);
    m_readingTime.start(ReadTime);
}

} // namespace doublets
