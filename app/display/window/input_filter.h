// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPoint>
#include <QPointF>

#include <functional>
#include <optional>
#include <set>

class QEvent;
class QKeyEvent;
class QTouchEvent;
class QWindow;

namespace doublets {

/// An event filter that handles all touch, mouse, wheel and key events of a window before its
/// widgets receive them. If the predicate passed to the constructor returns true, a press (or a
/// turn of the wheel) is consumed: the widgets then receive neither the press nor its release. On a
/// touch screen, the touch of each finger is consumed or passed on independently of the others.
/// Requests for a context menu are always consumed, and so are the keys for reading aloud.
class InputFilter : public QObject
{
    Q_OBJECT

public:
    /// A press of a finger, a mouse button or a key, a turn of the wheel, or a request for a
    /// context menu.
    struct Press
    {
        std::optional<QPoint> position; ///< in logical pixels of the window; nullopt for a key, the
                                        ///< wheel or a request for a context menu
    };

    /// A function that returns whether a press must be withheld from the widgets.
    using PressPredicate = std::function<bool(const Press &press)>;

    /// `window` must outlive this object. Calls `consumesPress`, which must not be empty, once
    /// before each emission of inputReceived().
    InputFilter(QWindow &window, PressPredicate consumesPress);

Q_SIGNALS:
    /// Emitted when a finger, a mouse button or a key has been pressed, the wheel has been turned
    /// or a context menu has been requested, whether or not the event is consumed. Not emitted for
    /// auto-repeated keys or for the keys for reading aloud.
    void inputReceived(const doublets::InputFilter::Press &press);
    /// Emitted after inputReceived() when a finger or a mouse button has been pressed. `position`
    /// is in logical pixels of the window.
    void pointerPressed(const QPointF &position);
    /// Emitted when a key for reading aloud has been pressed: the key that starts reading (`on` is
    /// true), or the key that stops it.
    void speechKeyPressed(bool on);
    /// Emitted when a finger has been lifted, a mouse button released or all touches cancelled.
    void pointerReleased();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool filterEvent(QObject &window, const QEvent &event);
    [[nodiscard]] bool filterTouch(QObject &window, const QTouchEvent &event);
    void forwardOtherFingers(QObject &window, const QTouchEvent &event,
                             const std::set<int> &consumed);
    [[nodiscard]] bool handlePress(const Press &press);
    /// Returns true if the key press is consumed.
    [[nodiscard]] bool handleKeyPress(const QKeyEvent &event);

    PressPredicate m_consumesPress;
    bool m_isPressConsumed = false;  ///< whether the button or key that is down was consumed
    std::set<int> m_consumedFingers; ///< ids of the touch points whose press was consumed
    bool m_isForwarding = false;     ///< whether this filter itself is sending an event
};

} // namespace doublets
