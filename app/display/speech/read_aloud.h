// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

class QWidget;

namespace doublets {

class Announcer;
class Reader;

/// Has a window read aloud to those who wish it: what it says unasked (captions, questions), and
/// the name of each button that a finger or the focus reaches.
class ReadAloud : public QObject
{
    Q_OBJECT

public:
    /// Off at first. The reader must outlive it; the announcer is the one of the window.
    ReadAloud(Reader &reader, QWidget &window, const Announcer &announcer,
              QObject *parent = nullptr);

    /// Switched off, it falls silent at once. Where the reader is not available, it stays off.
    void setOn(bool isOn);
    [[nodiscard]] bool isOn() const { return m_isOn; }

Q_SIGNALS:
    void onChanged(bool isOn);

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void reach(QWidget *widget);

    Reader &m_reader;
    QPointer<QWidget> m_window;
    bool m_isOn = false;
    QPointer<QWidget> m_reached; ///< the button that was read last
};

} // namespace doublets
