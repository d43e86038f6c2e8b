// SPDX-License-Identifier: MIT
#include "panels/speech/announcer.h"

#include "panels/speech/accessible_role.h"

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr std::chrono::milliseconds TimeToBeTaken(350);

} // namespace

Announcer::Announcer(QWidget *window, Clock &clock)
    : QWidget(window)
    , m_taken(clock, [this] { sayNext(); })
{
    setAccessibleRole(this, QAccessible::Notification);
    setObjectName(u"announcer"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    resize(1, 1);
}

void Announcer::say(const QWidget *from, const QString &text)
{
    // A dialog has none of its own: its window speaks.
    for (const QWidget *window = from->window(); window != nullptr;) {
        if (auto *announcer = window->findChild<Announcer *>()) {
            announcer->say(text);
            return;
        }
        const QWidget *parent = window->parentWidget();
        window = parent == nullptr ? nullptr : parent->window();
    }
}

void Announcer::say(const QString &text)
{
    if (text.isEmpty()) {
        return;
    }
    m_waiting << text;
    if (!m_taken.isActive()) {
        m_taken.start({}); // with all that is said at this moment
    }
}

void Announcer::sayNext()
{
    if (m_waiting.isEmpty()) {
        return;
    }
    const QString text = m_waiting.join(u' ');
    m_waiting.clear();
    setAccessibleName(text);
    if (QAccessible::isActive()) {
        // Qt 6.4 passes no announcements on; a notification that comes up is read everywhere.
        QAccessibleEvent gone(this, QAccessible::ObjectHide);
        QAccessible::updateAccessibility(&gone);
        QAccessibleEvent shown(this, QAccessible::ObjectShow);
        QAccessible::updateAccessibility(&shown);
    }
    Q_EMIT saying(text);
    m_taken.start(TimeToBeTaken);
}

} // namespace doublets
