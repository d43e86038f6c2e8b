// SPDX-License-Identifier: MIT
#pragma once

#include <QTextEdit>

namespace doublets {

/// A read-only widget for a few lines of text. Looks like a label, but has a hidden caret, which
/// allows screen readers to read line by line. Accepts only keys that move the caret, and lets
/// mouse events through to the widget below unless it scrolls.
class ReadOnlyTextEdit : public QTextEdit
{
    Q_OBJECT

public:
    /// The focus policy is Qt::NoFocus by default.
    explicit ReadOnlyTextEdit(QWidget *parent = nullptr);

    [[nodiscard]] QString text() const { return toPlainText(); }
    /// Sets a plain text. Markup is not interpreted.
    void setText(const QString &text);
    /// Limits the preferred height to `lines` lines; 0, the default, sets no limit. Text that
    /// exceeds a limit scrolls, and then accepts the focus with the Tab key.
    void setLineLimit(int lines);
    /// Returns whether the text exceeds its line limit and can be scrolled.
    [[nodiscard]] bool isScrollable() const;

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Returns the height of the whole text.
    [[nodiscard]] int textHeight(int width) const;
    void updateScrolling();

    int m_lineLimit = 0;
    Qt::FocusPolicy m_usualFocusPolicy = Qt::NoFocus; ///< while the text does not scroll
};

} // namespace doublets
