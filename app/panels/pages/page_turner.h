// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAbstractButton;
class QAbstractScrollArea;

namespace doublets {

/// Controls two buttons that turn a long page, for fingers that cannot drag a thin scroll bar. The
/// buttons are visible only if the page is longer than its viewport.
class PageTurner : public QObject
{
    Q_OBJECT

public:
    /// `page`, `up` and `down` must outlive this object. The buttons are hidden until the page is
    /// laid out.
    PageTurner(QAbstractScrollArea &page, QAbstractButton &up, QAbstractButton &down,
               QObject *parent);

    /// Hides the buttons until the page has been laid out again.
    void hideButtons();
    void retranslate();

Q_SIGNALS:
    /// Emitted when the buttons have been shown or hidden, which changes the size available to the
    /// page.
    void availableSizeChanged();
    /// Emitted when the directions in which the page can be turned may have changed. `up` and
    /// `down` tell whether the page can be turned in the respective direction.
    void directionsChanged(bool up, bool down);

private:
    /// Scrolls by whole pages, minus one line for continuity. Negative values scroll up.
    void turnPages(int pages);
    /// Shows or hides the buttons.
    void updateButtons();
    void emitDirections();

    QAbstractScrollArea &m_page;
    QAbstractButton &m_upButton;
    QAbstractButton &m_downButton;
};

} // namespace doublets
