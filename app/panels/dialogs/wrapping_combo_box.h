// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

namespace doublets {

/// A combo box that may be narrower than its longest item and wraps the current text.
class WrappingComboBox : public QComboBox
{
    Q_OBJECT

public:
    /// `name` becomes the object name.
    explicit WrappingComboBox(const QString &name, QWidget *parent);

    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// Returns the rectangle of the text in a box of the given size.
    [[nodiscard]] QRect textRect(const QSize &size) const;
};

} // namespace doublets
