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

/// A sheet that lies over the board: a title, a text, and large buttons one under another or side
/// by side. Its place is found by whoever shows it.
class DisplaySheet : public QWidget
{
    Q_OBJECT

public:
    DisplaySheet(const QString &name, QWidget *parent);

    /// How large it may be; where its words have no room, its letters are smaller.
    void setSizes(const DisplaySizes &sizes);
    void setTitle(const QString &title);
    void setText(const QString &text);
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString text() const;
    /// Turned by 180°: its reader sits at the upper edge. Keys do not go there.
    virtual void setTurned(bool turned);
    [[nodiscard]] bool isTurned() const { return m_turned; }
    /// Lies in the middle of that rectangle, no larger than it must be: at once where it is shown,
    /// else as soon as it is.
    void placeIn(const QRect &room);

protected:
    [[nodiscard]] SymbolButton *addButton(const QString &name,
                                          SymbolButton::Symbol symbol = SymbolButton::Symbol::None);
    /// Between the text and the buttons.
    void addWidget(QWidget *widget);
    /// Side by side, whatever their words; 0: as many as have room.
    void setColumns(int columns) { m_columns = columns; }
    /// Title and text together, in the middle, where nothing else fills it.
    void gather();
    /// Fills the room that it is given, as far as what it holds can be so high.
    void setFills(bool fills) { m_fills = fills; }
    [[nodiscard]] const DisplaySizes &sizes() const { return m_sizes; }
    virtual void applySizes(const DisplaySizes &sizes);
    /// How much room there is from now on.
    virtual void fitTo(const QSize &room) { Q_UNUSED(room) }

    void paintEvent(QPaintEvent *event) override;
    void customEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

    /// Where it lies, after its words or buttons have changed.
    void placeAgain();

private:
    void arrange(int width);
    /// How high it must be at that width.
    [[nodiscard]] int heightAt(int width);
    void layOut();

    QVBoxLayout *m_column;
    SheetLabel *m_title;
    SheetLabel *m_text;
    QGridLayout *m_row;
    std::vector<SymbolButton *> m_buttons;
    DisplaySizes m_given;
    DisplaySizes m_sizes; ///< that it has room for
    QRect m_room;         ///< that it was placed in
    bool m_stale = false; ///< whether it still lies elsewhere
    int m_columns = 0;
    bool m_fills = false;
    bool m_turned = false;
};

} // namespace doublets
