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
    explicit RotatedLabel(const QString &name, QWidget *parent);

    /// Rotates the text by 180°. Defaults to false.
    void setTurned(bool turned);
    /// Sets the font and the minimum size to which it may be reduced, in logical pixels.
    void setTextSizes(const QFont &wished, int least);
    /// Returns the font after any reduction.
    [[nodiscard]] QFont letters() const;
    /// Sets the text. `passing` draws it fainter, for a remark.
    void setText(const QString &text, bool passing = false);
    [[nodiscard]] const QString &text() const { return m_text; }
    /// Returns whether the text does not fit even at the minimum size.
    [[nodiscard]] bool isCut() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void customEvent(QEvent *event) override;

private:
    QString m_text;
    int m_least = 0;
    bool m_turned = false;
    bool m_passing = false;
};

} // namespace doublets
