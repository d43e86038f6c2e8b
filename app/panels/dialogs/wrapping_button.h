// SPDX-License-Identifier: MIT
#pragma once

#include <QCheckBox>
#include <QRadioButton>

namespace doublets {

/// A radio button or check box that wraps its text over several lines. The icon, if set, is to the
/// left of the first line of the text. Clicks are accepted anywhere in the button.
template<class Button> class WrappingButton : public Button
{
public:
    explicit WrappingButton(QWidget *parent = nullptr);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] bool hitButton(const QPoint &position) const override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// Returns the distance of the text from the left edge of the button, in pixels.
    [[nodiscard]] int textIndent() const;
    /// Returns the distance of the icon from the left edge of the button, in pixels.
    [[nodiscard]] int iconIndent() const;
};

class WrappingRadioButton : public WrappingButton<QRadioButton>
{
    Q_OBJECT

public:
    using WrappingButton::WrappingButton;
};

class WrappingCheckBox : public WrappingButton<QCheckBox>
{
    Q_OBJECT

public:
    using WrappingButton::WrappingButton;
};

} // namespace doublets
