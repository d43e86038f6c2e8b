// SPDX-License-Identifier: MIT
#pragma once

#include <QRadioButton>

namespace doublets {

/// A radio button that wraps its text over several lines. The icon, if set, is to the left of the
/// first line of the text. A click anywhere in the button selects it.
class WrappingRadioButton : public QRadioButton
{
    Q_OBJECT

public:
    explicit WrappingRadioButton(QWidget *parent = nullptr);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] bool hitButton(const QPoint &position) const override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int textIndent() const; ///< in pixels from the left edge of the button
    [[nodiscard]] int iconIndent() const; ///< in pixels from the left edge of the button
};

} // namespace doublets
