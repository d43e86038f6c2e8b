// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QScrollArea;
class QVBoxLayout;

namespace doublets {

/// A page of the start screen: a column of widgets that scrolls if it is too high, above a footer
/// that is always visible.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    explicit StartPage(QWidget *parent);

    /// Returns the title of the page.
    [[nodiscard]] virtual QString title() const = 0;
    /// Gives the focus to the widget that the user needs first.
    virtual void focusFirst() = 0;
    /// Does what Return does when it is not handled by the focused widget. Does nothing by default.
    virtual void accept() {}
    /// Adapts fonts and controls to the present text sizes, for a page of `size` at most.
    virtual void updateSizes(const QSize &size) = 0;
    /// Returns the height at which nothing has to scroll.
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    /// Returns the scrolling part, the parent of its widgets.
    [[nodiscard]] QWidget *content() const { return m_content; }
    [[nodiscard]] QVBoxLayout &column() const { return *m_column; }
    [[nodiscard]] QVBoxLayout &footer() const { return *m_footer; }

private:
    void scrollToFocus(const QWidget *focused);

    QWidget *m_content;
    QVBoxLayout *m_column;
    QVBoxLayout *m_footer;
    QScrollArea *m_scrollArea;
};

} // namespace doublets
