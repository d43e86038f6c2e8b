// SPDX-License-Identifier: MIT
#pragma once

#include <QTextEdit>

namespace doublets {

/// A read-only text of a few lines on a panel. Looks like a label, but has a hidden caret with
/// which screen readers read line by line. Has no scroll bars, accepts only keys that move the
/// caret, and leaves mouse events to the widget below.
class ReadOnlyTextEdit : public QTextEdit
{
    Q_OBJECT

public:
    /// The focus policy is Qt::NoFocus until the caller changes it.
    explicit ReadOnlyTextEdit(QWidget *parent = nullptr);

    [[nodiscard]] QString text() const { return toPlainText(); }
    /// Sets plain text; markup is not interpreted.
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
