// SPDX-License-Identifier: MIT
#pragma once

#include <QTextEdit>

namespace doublets {

/// A few lines of read-only text on a panel. Looks like a label, but screen readers can read it by
/// line, as they follow its hidden caret. Takes up no room for scrolling, and accepts only keys
/// that move the caret.
class ReadOnlyText : public QTextEdit
{
    Q_OBJECT

public:
    /// Accepts the focus only if the owner sets a focus policy.
    explicit ReadOnlyText(QWidget *parent = nullptr);

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
