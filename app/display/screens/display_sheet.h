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

/// The base class of sheets over the board: a title, a text and large buttons. The owner places it
/// with `placeIn`. Hidden at first.
class DisplaySheet : public QWidget
{
    Q_OBJECT

public:
    DisplaySheet(const QString &name, QWidget *parent);

    /// Sets the preferred sizes. They are reduced, as far as legible, if the texts do not fit.
    void setSizes(const DisplaySizes &sizes);
    void setTitle(const QString &title);
    void setText(const QString &text);
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString text() const;
    /// Turns the sheet by 180°, for a player at the upper edge of the screen. The buttons of a
    /// turned sheet do not accept the keyboard focus.
    virtual void setTurned(bool turned);
    [[nodiscard]] bool isRotated() const { return m_turned; }
    /// Centres the sheet in `room`, a rectangle of the parent, as small as possible. While hidden,
    /// postpones the layout until it is shown.
    void placeIn(const QRect &room);

protected:
    /// Adds a button with the object name `name`. The sheet owns it.
    [[nodiscard]] SymbolButton *addButton(const QString &name,
                                          SymbolButton::Symbol symbol = SymbolButton::Symbol::None);
    /// Inserts a widget between the text and the buttons. Takes ownership.
    void addWidget(QWidget *widget);
    /// Sets the number of buttons in a row. Defaults to 0: as many as fit.
    void setColumns(int columns) { m_columns = columns; }
    /// Centres the title and the text vertically.
    void gather();
    /// If true, the sheet fills the width of the rectangle, and its height up to the maximum height
    /// of the content. Defaults to false.
    void setExpanding(bool fills) { m_fills = fills; }
    [[nodiscard]] const DisplaySizes &sizes() const { return m_sizes; }
    virtual void applySizes(const DisplaySizes &sizes);
    /// Called before each layout with the size available. The default implementation does nothing.
    virtual void fitTo(const QSize &room) { Q_UNUSED(room) }

    void paintEvent(QPaintEvent *event) override;
    void customEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

    /// Repeats the layout in the same rectangle, after a change of texts or buttons.
    void updatePlacement();

private:
    void arrange(int width);
    /// Arranges the buttons for `width`, and returns the height needed.
    [[nodiscard]] int heightAt(int width);
    void layOut();

    QVBoxLayout *m_column;
    SheetLabel *m_title;
    SheetLabel *m_text;
    QGridLayout *m_buttonGrid;
    std::vector<SymbolButton *> m_buttons;
    DisplaySizes m_preferredSizes;  ///< as set
    DisplaySizes m_sizes;           ///< reduced to fit
    QRect m_availableRect;          ///< the argument of `placeIn`
    bool m_isLayoutPending = false; ///< until the sheet is shown
    int m_columns = 0;
    bool m_fills = false;
    bool m_turned = false;
};

} // namespace doublets
