// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace doublets {

/// A label on a player's strip, rotated towards the player. Wraps its text, reduces the font if
/// necessary, and elides text that does not fit at the minimum size. The accessible name always
/// holds the full text.
class RotatedLabel : public QWidget
{
    Q_OBJECT

public:
    /// `name` becomes the object name of the label.
    explicit RotatedLabel(const QString &name, QWidget *parent);

    /// Sets whether the text is rotated by 180°. Defaults to false.
    void setRotated(bool isRotated);
    /// Sets the font, and the minimum size to which the font is reduced for long texts, in logical
    /// pixels.
    void setPreferredFont(const QFont &preferred, int minimumSize);
    /// Returns the font in which the text is drawn, after any reduction.
    [[nodiscard]] QFont fittedFont() const;
    /// Sets the text. `isRemark` selects a fainter colour.
    void setText(const QString &text, bool isRemark = false);
    [[nodiscard]] const QString &text() const { return m_text; }
    /// Returns whether the text is elided because it does not fit even at the minimum size.
    [[nodiscard]] bool isElided() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void customEvent(QEvent *event) override;

private:
    QString m_text;
    int m_minimumSize = 0;
    bool m_isRotated = false;
    bool m_isRemark = false;
};

} // namespace doublets
