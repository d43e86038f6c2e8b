// SPDX-License-Identifier: MIT
#include "display/speech/read_aloud.h"

#include "display/speech/reader.h"
#include "panels/speech/announcer.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QPointerEvent>
#include <QWidget>

#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// Returns true for a button, and for controls that a visitor uses as one.
bool isButton(QAccessibleInterface *accessible)
{
    switch (accessible == nullptr ? QAccessible::NoRole : accessible->role()) {
    case QAccessible::Button:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::Link:
    case QAccessible::ButtonMenu:
    case QAccessible::ListItem:
        return true;
    default:
        return false;
    }
}

} // namespace

ReadAloud::ReadAloud(Reader &reader, QWidget &window, const Announcer &announcer, QObject *parent)
    : QObject(parent)
    , m_reader(reader)
    , m_window(&window)
{
    connect(&announcer, &Announcer::saying, this, [this](const QString &text) {
        if (m_isOn) {
            m_reader.say(text, Reader::When::NextInTurn);
        }
    });
    connect(&reader, &Reader::availableChanged, this, [this] {
        if (!m_reader.isAvailable()) {
            setOn(false);
        }
    });
}

void ReadAloud::setOn(bool isOn)
{
    const bool will = isOn && m_reader.isAvailable();
    if (std::exchange(m_isOn, will) == will) {
        return;
    }
    m_lastButton.clear();
    if (m_isOn) {
        qApp->installEventFilter(this);
    } else {
        qApp->removeEventFilter(this);
        m_reader.stop();
    }
    Q_EMIT onChanged(m_isOn);
}

bool ReadAloud::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::FocusIn:
    case QEvent::TouchBegin:
    case QEvent::MouseButtonPress:
        if (watched->isWidgetType()) {
            reach(static_cast<QWidget *>(watched));
        }
        break;
    case QEvent::FocusOut:
    case QEvent::MouseButtonRelease:
    case QEvent::TouchEnd:
        m_lastButton.clear(); // reads the button again on the next touch
        break;
    default:
        break;
    }
    return false;
}

void ReadAloud::reach(QWidget *widget)
{
    // One touch may also cause a mouse press and a change of focus.
    if (m_window == nullptr || widget->window() != m_window->window() || widget == m_lastButton) {
        return;
    }
    QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(widget);
    if (!isButton(accessible)) {
        return;
    }
    m_lastButton = widget;
    m_reader.say(accessible->text(QAccessible::Name));
}

} // namespace doublets
