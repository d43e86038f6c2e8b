// SPDX-License-Identifier: MIT
#include "display/speech/screen_narrator.h"

#include "display/speech/speech_reader.h"
#include "panels/speech/announcer.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
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

/// Returns the focused part of `accessible`, such as a place on the board; null if there is none.
QAccessibleInterface *focusedPlace(const QAccessibleInterface *accessible)
{
    QAccessibleInterface *place = accessible == nullptr ? nullptr : accessible->focusChild();
    return place == accessible ? nullptr : place;
}

} // namespace

ScreenNarrator::ScreenNarrator(SpeechReader &reader, QWidget &window, const Announcer &announcer,
                               QObject *parent)
    : QObject(parent)
    , m_reader(reader)
    , m_window(&window)
{
    connect(&announcer, &Announcer::messageAnnounced, this, [this](const QString &text) {
        if (m_isEnabled) {
            m_reader.say(text, SpeechReader::Timing::Next);
        }
    });
    connect(&reader, &SpeechReader::availabilityChanged, this, [this] {
        if (!m_reader.isAvailable()) {
            setEnabled(false);
        }
    });
}

void ScreenNarrator::setEnabled(bool enabled)
{
    const bool will = enabled && m_reader.isAvailable();
    if (std::exchange(m_isEnabled, will) == will) {
        return;
    }
    m_lastButton.clear();
    if (m_isEnabled) {
        qApp->installEventFilter(this);
    } else {
        qApp->removeEventFilter(this);
        m_reader.stop();
    }
    Q_EMIT enabledChanged(m_isEnabled);
}

void ScreenNarrator::readScreen(const QString &text)
{
    if (!m_isEnabled) {
        return;
    }
    QWidget *focus = m_window->window()->focusWidget();
    QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(focus);
    if (!isButton(accessible)) {
        const QAccessibleInterface *place = focusedPlace(accessible);
        m_reader.say(place != nullptr ? text + u'\n' + place->text(QAccessible::Name) : text);
        return;
    }
    m_lastButton = focus;
    m_reader.say((text + u'\n' + accessible->text(QAccessible::Name)).trimmed());
}

bool ScreenNarrator::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::FocusIn:
        if (static_cast<QFocusEvent *>(event)->reason() == Qt::OtherFocusReason) {
            break; // read together with the new screen or question
        }
        [[fallthrough]];
    case QEvent::TouchBegin:
    case QEvent::MouseButtonPress:
        if (watched->isWidgetType()) {
            readButton(static_cast<QWidget *>(watched));
        }
        break;
    case QEvent::KeyRelease:
        if (watched->isWidgetType()) {
            readPlace(*static_cast<QWidget *>(watched), static_cast<QKeyEvent *>(event)->key());
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

void ScreenNarrator::readButton(QWidget *widget)
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

/// Reads the place on the board that an arrow key has reached, or that the last press of Space has
/// marked: the next press may play the man there.
void ScreenNarrator::readPlace(QWidget &board, int key)
{
    const bool isArrow = key >= Qt::Key_Left && key <= Qt::Key_Down;
    if ((!isArrow && key != Qt::Key_Space) || m_window == nullptr ||
        board.window() != m_window->window() || !board.hasFocus()) {
        return;
    }
    if (const auto *place = focusedPlace(QAccessible::queryAccessibleInterface(&board))) {
        m_reader.say(place->text(QAccessible::Name),
                     isArrow ? SpeechReader::Timing::Now : SpeechReader::Timing::Next);
    }
}

} // namespace doublets
