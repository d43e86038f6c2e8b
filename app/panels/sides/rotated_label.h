// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace doublets {

/// A text on a player's strip, rotated towards the player. Wraps, in a smaller font if necessary,
/// and elides what does not fit at the minimum size. The accessible name always holds the full
/// text.
class RotatedLabel : public QWidget
{
    Q_OBJECT

public:
    /// `name` becomes the object name.
    explicit RotatedLabel(const QString &name, QWidget *parent);

    /// Sets whether the text is rotated by 180°. Defaults to false.
    void setRotated(bool rotated);
    /// Sets the font, and the minimum size to which long text is reduced, in logical pixels.
    void setPreferredFont(const QFont &preferred, int minimumSize);
    /// Returns the font after any reduction.
    [[nodiscard]] QFont fittedFont() const;
    /// Sets the text. Remarks are drawn fainter.
    void setText(const QString &text, bool isRemark = false);
    [[nodiscard]] const QString &text() const { return m_text; }
    /// Returns whether the text does not fit even at the minimum size.
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
