// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

class QWidget;

namespace doublets {

class Announcer;
class Reader;

/// Reads a window aloud while switched on: its announcements (captions, questions), and the name of
/// each button that is touched or receives the focus.
class ScreenNarrator : public QObject
{
    Q_OBJECT

public:
    /// Initially off. `reader` must outlive this object. `announcer` is the window's announcer.
    ScreenNarrator(Reader &reader, QWidget &window, const Announcer &announcer,
                   QObject *parent = nullptr);

    /// Switches reading on or off; off stops the current text at once. Stays off while the reader
    /// is not available.
    void setOn(bool isOn);
    [[nodiscard]] bool isOn() const { return m_isOn; }

Q_SIGNALS:
    /// Emitted when reading is switched on or off.
    void enabledChanged(bool isOn);

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void reach(QWidget *widget);

    Reader &m_reader;
    QPointer<QWidget> m_window;
    bool m_isOn = false;
    QPointer<QWidget> m_lastButton; ///< the button read last, until it is released
};

} // namespace doublets
