// SPDX-License-Identifier: MIT
#pragma once

#include <QTextEdit>

namespace doublets {

/// A read-only widget for a few lines of text. Looks like a label, but has a hidden caret, which
/// allows screen readers to read line by line. Has no scroll bars, accepts only keys that move the
/// caret, and lets mouse events through to the widget below.
class ReadOnlyTextEdit : public QTextEdit
{
    Q_OBJECT

public:
    /// The focus policy is Qt::NoFocus by default.
    explicit ReadOnlyTextEdit(QWidget *parent = nullptr);

    [[nodiscard]] QString text() const { return toPlainText(); }
    /// Sets a plain text. Markup is not interpreted.
    void setText(const QString &text);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace doublets
