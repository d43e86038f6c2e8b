// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

class QWidget;

namespace doublets {

class Announcer;
class SpeechReader;

/// A narrator that reads a window aloud while enabled: new screens, the announcements (captions and
/// questions), the name of each button that is touched or focused, and each place on the board that
/// the arrow keys reach or Space marks.
class ScreenNarrator : public QObject
{
    Q_OBJECT

public:
    /// Creates a disabled narrator. `reader` and `window` must outlive this object. `announcer` is
    /// the announcer of `window`.
    ScreenNarrator(SpeechReader &reader, QWidget &window, const Announcer &announcer,
                   QObject *parent = nullptr);

    /// Enables or disables reading. Disabling stops the current text immediately. Reading cannot be
    /// enabled while the reader is not available, and is disabled when the reader becomes
    /// unavailable.
    void setEnabled(bool enabled);
    /// Reads `text` and the name of the focused button or place on the board, instead of the
    /// current text. Does nothing while disabled.
    void readScreen(const QString &text);
    [[nodiscard]] bool isEnabled() const { return m_isEnabled; }

Q_SIGNALS:
    /// Emitted when reading has been enabled or disabled.
    void enabledChanged(bool enabled);

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void readButton(QWidget *widget);
    void readPlace(QWidget &board, int key);

    SpeechReader &m_reader;
    QPointer<QWidget> m_window;
    bool m_isEnabled = false;
    QPointer<QWidget> m_lastButton; ///< last button read aloud; null after its release
};

} // namespace doublets
