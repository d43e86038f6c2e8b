// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

class QDialog;

namespace doublets {

/// Minimum height of the scrolling part of a panel, in pixels. Qt would reserve more for the scroll
/// bars of large text.
constexpr int MinScrollHeight = 80;

/// A scroll area for content that usually fits. Fills the available space, and scrolls only if the
/// content does not fit at its minimum size, as with large text in a small window. Gives its focus
/// to the content.
class ScrollFrame : public QScrollArea
{
    Q_OBJECT

public:
    /// Takes ownership of `content`, which must not be null.
    ScrollFrame(QWidget *content, QWidget *parent);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    /// Scrolls for Page Up and Page Down, but leaves the arrow keys to the window.
    void keyPressEvent(QKeyEvent *event) override;
};

/// Shows `page` in `area`, which takes ownership, for panels and dialogs: without a frame, and as
/// wide as `area`. Scrolls to the focused widget, but does not accept the focus itself.
void setScrolledPage(QScrollArea &area, QWidget *page);
/// Moves the content of `dialog` into a ScrollFrame, so that the dialog fits any screen. Call once,
/// after setting the dialog's layout.
void scrollWhenTooLarge(QDialog &dialog);

} // namespace doublets
