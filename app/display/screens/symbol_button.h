// SPDX-License-Identifier: MIT
#pragma once

#include "display/screens/display_sizes.h"

#include <QAbstractButton>

namespace doublets {

/// A button with a text, a symbol, or both, large enough for a finger. A button without a text
/// needs an accessible name.
class SymbolButton : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Symbol : std::uint8_t {
        None,       ///< no symbol
        LargerText, ///< a small and a large letter
        Contrast,   ///< a half-filled circle
        Speech,     ///< a loudspeaker
        StartOver,  ///< an arrow that turns back
        PageUp,     ///< a triangle that points up
        PageDown,   ///< a triangle that points down
    };

    /// `name` becomes the object name.
    SymbolButton(const QString &name, Symbol symbol, QWidget *parent);

    /// Sets the font size and the minimum width and height of the button.
    void setSizes(const DisplaySizes &sizes);
    /// Sets whether the button is highlighted as the primary button of its page. Defaults to false.
    void setPrimary(bool primary);
    /// Sets whether the button is rotated by 180°, for a player at the upper edge of the screen.
    /// Defaults to false.
    void setRotated(bool rotated);
    /// Returns the size hint that the button would have with another text.
    [[nodiscard]] QSize sizeHintFor(const QString &text) const;
    [[nodiscard]] QSize sizeHint() const override { return sizeHintFor(text()); }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void customEvent(QEvent *event) override;

private:
    void paint(QPainter &painter) const;
    void paintSymbol(QPainter &painter, const QRectF &rectangle) const;

    Symbol m_symbol;
    DisplaySizes m_sizes;
    bool m_isPrimary = false;
    bool m_isRotated = false;
};

} // namespace doublets
