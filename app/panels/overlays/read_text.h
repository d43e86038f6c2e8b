// SPDX-License-Identifier: MIT
#pragma once

#include <QTextEdit>

namespace doublets {

/// A few lines on a panel, as a label shows them, but screen readers can read them by line: they
/// follow a caret, which is not shown. It takes no room for scrolling, and no key but those that
/// move the caret.
class ReadText : public QTextEdit
{
    Q_OBJECT

public:
    /// Accepts the focus only if the owner sets a focus policy.
    explicit ReadText(QWidget *parent = nullptr);

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
