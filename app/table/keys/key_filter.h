// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QKeyEvent;

namespace doublets {

/// An event filter that corrects key events before widgets and shortcuts receive them.
///
/// Marks repeats of a held key as auto-repeats if the platform reports them as new presses, and
/// discards repeats of Space, Return, Enter and Escape, except where they type text. Delivers all
/// keys to an open popup, so that no shortcut of the window below is triggered. While Ctrl is held,
/// replaces letters of other scripts with the Latin keys in the same positions. Types digits into
/// number fields on keyboards whose digit row requires Shift.
class KeyFilter : public QObject
{
    Q_OBJECT

public:
    /// Installs a filter on the QApplication, which must exist and owns the filter. Does nothing if
    /// a filter has been installed already.
    static void install();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using QObject::QObject;
    [[nodiscard]] static bool overrideShortcutBehindPopup(const QObject &watched, QEvent &event);
    [[nodiscard]] bool handleShortcutOverride(QKeyEvent &event);
    [[nodiscard]] bool handlePress(QObject &window, QKeyEvent &event);
    void handleRelease(const QKeyEvent &event);
    /// Returns whether the key has been held since an earlier press. Stores a new press.
    [[nodiscard]] bool isRepeat(const QKeyEvent &event);

    /// The key pressed last. Times in milliseconds, from QKeyEvent::timestamp().
    struct HeldKey
    {
        quint32 id = 0;
        quint64 pressTime = 0;   ///< time of the first press
        quint64 releaseTime = 0; ///< 0 while the key is down
    };
    HeldKey m_heldKey;
    /// The event that the filter itself is sending, which eventFilter() must ignore.
    const QEvent *m_correctedEvent = nullptr;
};

} // namespace doublets
