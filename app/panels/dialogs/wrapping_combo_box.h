// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

namespace doublets {

/// A combo box that wraps the text of the current item over several lines, so that the box can be
/// narrower than its longest item.
class WrappingComboBox : public QComboBox
{
    Q_OBJECT

public:
    /// `name` becomes the object name of the box.
    explicit WrappingComboBox(const QString &name, QWidget *parent);

    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// Returns the rectangle of the text in a box of the given size.
    [[nodiscard]] QRect textRect(const QSize &size) const;
};

} // namespace doublets
