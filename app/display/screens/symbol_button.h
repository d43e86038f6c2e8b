// SPDX-License-Identifier: MIT
#pragma once

#include "display/screens/display_sizes.h"

#include <QAbstractButton>

namespace doublets {

/// A button of the display: a word, or a sign that needs none. Large enough for a finger.
class SymbolButton : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Symbol : std::uint8_t {
        None,     ///< its text
        Letters,  ///< larger letters
        Contrast, ///< half a disc
        Speech,   ///< a loudspeaker
        Over,     ///< an arrow that turns back: from the start
        Up,       ///< a page
        Down,
    };

    SymbolButton(const QString &name, Symbol symbol, QWidget *parent);

    void setSizes(const DisplaySizes &sizes);
    /// The first thing to press here.
    void setMain(bool main);
    /// By 180°, towards who sits at the upper edge.
    void setTurned(bool turned);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void customEvent(QEvent *event) override;

private:
    void paint(QPainter &painter) const;
    void paintSymbol(QPainter &painter, const QRectF &room) const;

    Symbol m_symbol;
    DisplaySizes m_sizes;
    bool m_main = false;
    bool m_turned = false;
};

} // namespace doublets
