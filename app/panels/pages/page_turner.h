// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAbstractButton;
class QAbstractScrollArea;

namespace doublets {

/// Two buttons that turn a long page, for fingers that cannot drag a thin bar. They are shown only
/// where the page is longer than its room.
class PageTurner : public QObject
{
    Q_OBJECT

public:
    /// The page and the buttons must outlive it. They stay hidden until the page is laid out.
    PageTurner(QAbstractScrollArea &page, QAbstractButton &up, QAbstractButton &down,
               QObject *parent);

    /// Until the page has been laid out anew.
    void hideButtons();
    void retranslate();

Q_SIGNALS:
    /// They are shown, or hidden: there is another room to be shared.
    void roomChanged();
    /// Which ways the page can still be turned.
    void waysChanged(bool up, bool down);

private:
    /// A line of the page before is seen again.
    void turn(int pages);
    void offer();
    void tellWays();

    QAbstractScrollArea &m_page;
    QAbstractButton &m_up;
    QAbstractButton &m_down;
};

} // namespace doublets
