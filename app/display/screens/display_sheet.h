// SPDX-License-Identifier: MIT
#pragma once

#include "display/screens/display_sizes.h"
#include "display/screens/symbol_button.h"

#include <QRect>
#include <QWidget>

#include <vector>

class QGridLayout;
class QVBoxLayout;

namespace doublets {

class SheetLabel;

/// The base class of sheets over the board, with a title, a text and large buttons. Initially
/// hidden. Has no useful geometry until placeIn() is called.
class DisplaySheet : public QWidget
{
    Q_OBJECT

public:
    /// `name` becomes the object name.
    DisplaySheet(const QString &name, QWidget *parent);

    /// Sets the preferred sizes. Call placeIn() afterwards, which reduces the sizes, but not below
    /// the legible minimum, if the texts do not fit.
    void setSizes(const DisplaySizes &sizes);
    /// Sets the title. An empty title takes no space.
    void setTitle(const QString &title);
    /// Sets the text below the title. An empty text takes no space.
    void setText(const QString &text);
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString text() const;
    /// Sets whether the sheet is rotated by 180°, for a player at the upper edge of the screen. The
    /// buttons of a rotated sheet do not accept the keyboard focus. Defaults to false. Call after
    /// all buttons have been added. Overrides must call the base implementation.
    virtual void setRotated(bool rotated);
    [[nodiscard]] bool isRotated() const { return m_isRotated; }
    /// Centres the sheet in `availableRect`, in coordinates of the parent. Unless the sheet is
    /// expanding (see setExpanding()), it is as high as its content and as wide as a comfortable
    /// line of text, or as `availableRect` if it would otherwise be too high. If the sheet is
    /// hidden, its layout is postponed until it is shown.
    void placeIn(const QRect &availableRect);

protected:
    /// Adds a button with the object name `name`, owned by the sheet.
    [[nodiscard]] SymbolButton *addButton(const QString &name,
                                          SymbolButton::Symbol symbol = SymbolButton::Symbol::None);
    /// Inserts a widget between the text and the buttons. Takes ownership of `widget`.
    void addWidget(QWidget *widget);
    /// Sets the number of buttons in a row. Defaults to 0, for as many buttons as fit.
    void setColumnCount(int count) { m_columnCount = count; }
    /// Centres the title and the text vertically.
    void centreTexts();
    /// Sets whether the sheet fills the available width, and the available height up to the maximum
    /// height of the content. Defaults to false.
    void setExpanding(bool expanding) { m_isExpanding = expanding; }
    [[nodiscard]] const DisplaySizes &sizes() const { return m_sizes; }
    /// Applies `sizes`, which may be reduced, to the title, the text and the buttons. Overrides
    /// must call the base implementation.
    virtual void applySizes(const DisplaySizes &sizes);
    /// Called before each layout with the available size. The default implementation does nothing.
    virtual void prepareLayout(const QSize &availableSize) { Q_UNUSED(availableSize) }
    /// Called if the sheet does not fit even with the smallest text. Overrides may hide widgets
    /// until the next prepareLayout(). Returns whether a widget has been hidden. The default
    /// implementation hides nothing and returns false.
    virtual bool hideOptionalWidgets() { return false; }

    void paintEvent(QPaintEvent *event) override;
    void customEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

    /// Repeats the layout in the same rectangle, after a change of texts or buttons. Does nothing
    /// before the first call to placeIn().
    void updatePlacement();

private:
    void updateButtonGrid(int width);
    /// Lays out the buttons for `width`, and returns the height needed.
    [[nodiscard]] int updateLayoutForWidth(int width);
    void updateLayout();
    /// Lays out the sheet, reducing the text if necessary. Returns whether the sheet fits.
    bool fitLayout();

    QVBoxLayout *m_layout;
    SheetLabel *m_titleLabel;
    SheetLabel *m_textLabel;
    QGridLayout *m_buttonGrid;
    std::vector<SymbolButton *> m_buttons;
    DisplaySizes m_preferredSizes;  ///< as passed to setSizes()
    DisplaySizes m_sizes;           ///< reduced to fit
    QRect m_availableRect;          ///< the argument of placeIn()
    bool m_isLayoutPending = false; ///< whether the layout is postponed until the sheet is shown
    int m_columnCount = 0;
    bool m_isExpanding = false;
    bool m_isRotated = false;
};

} // namespace doublets
