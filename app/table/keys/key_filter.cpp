// SPDX-License-Identifier: MIT
#include "table/keys/key_filter.h"

#include "table/keys/key_positions.h"

#include <QApplication>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QWidget>

namespace doublets {

namespace {

// X11 reports a repeat as a release and a press at the same time, give or take a tick. Qt marks the
// two as repeats only if it receives both at once. A finger takes tens of milliseconds to press a
// key again.
constexpr quint64 RepeatsWithin = 2;
// The shortest delay before a key repeats. Programs may type a key twice without any pause, but do
// not hold it as long.
constexpr quint64 HeldFor = 50;

bool confirms(int key)
{
    return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter ||
           key == Qt::Key_Escape;
}

/// Returns whether the focused widget accepts a held key repeatedly: spaces in any text, and line
/// breaks in multi-line text.
bool isTyped(int key)
{
    const QWidget *focus = QApplication::focusWidget();
    return focus != nullptr && focus->testAttribute(Qt::WA_InputMethodEnabled) &&
           key != Qt::Key_Escape &&
           (key == Qt::Key_Space || focus->inputMethodHints().testFlag(Qt::ImhMultiLine));
}

bool areDigitsWanted()
{
    const QWidget *focus = QApplication::focusWidget();
    return focus != nullptr && focus->testAttribute(Qt::WA_InputMethodEnabled) &&
           focus->inputMethodHints().testFlag(Qt::ImhDigitsOnly);
}

/// Returns an identifier of the physical key, the same with and without Shift.
quint32 idOf(const QKeyEvent &event)
{
    return event.nativeScanCode() != 0 ? event.nativeScanCode() : static_cast<quint32>(event.key());
}

/// A press as widgets should receive it.
struct Press
{
    explicit Press(const QKeyEvent &event)
        : key(event.modifiers().testFlag(Qt::ControlModifier) ? latinKey(event) : event.key())
        , text(event.text())
    {
        if (const auto digit = areDigitsWanted() ? digitOf(event) : std::nullopt) {
            key = Qt::Key_0 + *digit;
            text = QString::number(*digit);
        }
    }

    int key;
    QString text;
};

} // namespace

void KeyFilter::install()
{
    if (qApp->findChild<KeyFilter *>({}, Qt::FindDirectChildrenOnly) == nullptr) {
        qApp->installEventFilter(new KeyFilter(qApp));
    }
}

bool KeyFilter::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && QApplication::activePopupWidget() != nullptr) {
        return overrideShortcutBehindPopup(*watched, *event);
    }
    if (event == m_correctedEvent || !watched->isWindowType()) {
        return false;
    }
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        return handleShortcutOverride(static_cast<QKeyEvent &>(*event));
    case QEvent::KeyPress:
        return handlePress(*watched, static_cast<QKeyEvent &>(*event));
    case QEvent::KeyRelease:
        handleRelease(static_cast<QKeyEvent &>(*event));
        return false;
    default:
        return false;
    }
}

/// Accepts the event; otherwise Qt would find shortcuts of the focused widget behind the popup.
/// Withholds it from all widgets but the popup's own, since this event closes the list of a combo
/// box. Windows pass it on to their widgets.
bool KeyFilter::overrideShortcutBehindPopup(const QObject &watched, QEvent &event)
{
    const auto *widget = qobject_cast<const QWidget *>(&watched);
    if (widget == nullptr) {
        return false;
    }
    event.accept();
    return widget->window() != QApplication::activePopupWidget();
}

/// Keeps an unmarked repeat from shortcuts until it is marked.
bool KeyFilter::handleShortcutOverride(QKeyEvent &event)
{
    const bool isUnmarked = isRepeat(event) && !event.isAutoRepeat();
    event.setAccepted(isUnmarked || event.isAccepted());
    return isUnmarked;
}

bool KeyFilter::handlePress(QObject &window, QKeyEvent &event)
{
    const bool repeats = isRepeat(event);
    if (repeats && confirms(event.key()) && !isTyped(event.key())) {
        event.accept();
        return true;
    }
    const Press press(event);
    if (repeats == event.isAutoRepeat() && press.key == event.key() && press.text == event.text()) {
        return false;
    }
    QKeyEvent corrected(QEvent::KeyPress, press.key, event.modifiers(), event.nativeScanCode(),
                        event.nativeVirtualKey(), event.nativeModifiers(), press.text, repeats,
                        static_cast<quint16>(event.count()), event.device());
    corrected.setTimestamp(event.timestamp());
    const QScopedValueRollback<const QEvent *> passes(m_correctedEvent, &corrected);
    QCoreApplication::sendEvent(&window, &corrected);
    event.setAccepted(corrected.isAccepted());
    return true;
}

void KeyFilter::handleRelease(const QKeyEvent &event)
{
    if (m_heldKey.id == idOf(event)) {
        m_heldKey.releaseTime = event.timestamp();
    }
}

bool KeyFilter::isRepeat(const QKeyEvent &event)
{
    const quint64 now = event.timestamp();
    const bool isHeld = m_heldKey.id == idOf(event) && m_heldKey.releaseTime != 0 &&
                        now >= m_heldKey.releaseTime &&
                        now - m_heldKey.releaseTime <= RepeatsWithin &&
                        m_heldKey.releaseTime - m_heldKey.pressTime >= HeldFor;
    const bool repeats = event.isAutoRepeat() || isHeld;
    if (!repeats) {
        m_heldKey = {idOf(event), now, 0};
    }
    return repeats;
}

} // namespace doublets
