// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QScrollArea;
class QVBoxLayout;

namespace doublets {

class Game;

/// An abstract page of the start screen, with a column of widgets that scrolls if it is too high,
/// and a footer that is always visible.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    explicit StartPage(QWidget *parent);

    /// Returns the title of the page.
    [[nodiscard]] virtual QString title() const = 0;
    /// Gives the focus to the widget that the user is likely to use first.
    virtual void setInitialFocus() = 0;
    /// Called when the user presses Return or Enter and the focused widget does not handle the key.
    /// The default implementation does nothing.
    virtual void accept() {}
    void scrollToTop();
    /// Adapts fonts and controls to the current text sizes, for a page of at most `size`.
    /// `normalSize` is the maximum size that the page would have with text of normal size.
    virtual void updateSizes(const QSize &size, const QSize &normalSize) = 0;
    /// Requests pictures in the present size of the cards of the page. The default implementation
    /// does nothing.
    virtual void requestPictures() {}
    /// Returns the height that the page needs at `width` to show all its contents without
    /// scrolling.
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    /// Returns the scrolling part of the page, which must be the parent of the widgets in column().
    [[nodiscard]] QWidget *content() const { return m_content; }
    /// Returns the layout of content().
    [[nodiscard]] QVBoxLayout &column() const { return *m_column; }
    /// Returns the layout of the footer.
    [[nodiscard]] QVBoxLayout &footer() const { return *m_footer; }
    /// Returns whether at least one action of a game has been taken and the game is not over.
    [[nodiscard]] static bool isUnderWay(const Game &game);

private:
    /// Scrolls to `focused`. Does nothing if `focused` is null or outside content(), or while the
    /// page is hidden or a mouse button is pressed.
    void scrollToFocus(const QWidget *focused);

    QWidget *m_content;
    QVBoxLayout *m_column;
    QVBoxLayout *m_footer;
    QScrollArea *m_scrollArea;
};

} // namespace doublets
