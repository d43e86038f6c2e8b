// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAbstractButton;
class QAbstractScrollArea;

namespace doublets {

/// A controller of two buttons that scroll a long text by pages, for users who cannot drag a thin
/// scroll bar with a finger. The buttons are visible only if the text is longer than its viewport.
class PageTurner : public QObject
{
    Q_OBJECT

public:
    /// Hides the buttons until the scroll range of the page changes. The buttons have no texts
    /// until retranslate() is called. `page`, `up` and `down` must outlive this object.
    PageTurner(QAbstractScrollArea &page, QAbstractButton &up, QAbstractButton &down,
               QObject *parent);

    /// Hides the buttons until the scroll range of the page changes.
    void hideButtons();
    /// Updates the texts of the buttons after a change of language.
    void retranslate();

Q_SIGNALS:
    /// Emitted after the buttons have been shown or hidden, which changes the size available to the
    /// page. Not emitted by hideButtons().
    void availableSizeChanged();
    /// Emitted after the scroll position or range has changed. `canScrollUp` and `canScrollDown`
    /// state whether the page can be scrolled further in these directions.
    void directionsChanged(bool canScrollUp, bool canScrollDown);

private:
    /// Scrolls by `pages` viewport heights, each minus one line for continuity. Scrolls up if
    /// `pages` is negative.
    void turnPages(int pages);
    /// Shows the buttons if the page is longer than its viewport; otherwise hides them.
    void updateButtons();
    /// Emits directionsChanged() for the current scroll position.
    void emitDirections();

    QAbstractScrollArea &m_page;
    QAbstractButton &m_upButton;
    QAbstractButton &m_downButton;
};

} // namespace doublets
