// SPDX-License-Identifier: MIT
#pragma once

#include <QRadioButton>

namespace doublets {

/// A radio button that wraps its text. The icon, if set, is beside the first line of the text.
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
    [[nodiscard]] int indent() const;     ///< of the text, in pixels
    [[nodiscard]] int iconIndent() const; ///< of the icon, in pixels
};

} // namespace doublets
