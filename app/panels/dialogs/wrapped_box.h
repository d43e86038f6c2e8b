// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

namespace doublets {

/// A combo box as wide as there is room, not as its longest value. What is chosen is shown in as
/// many lines as it needs.
class WrappedBox : public QComboBox
{
    Q_OBJECT

public:
    explicit WrappedBox(const QString &name, QWidget *parent);

    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// Where the words stand, in a box of that size.
    [[nodiscard]] QRect roomForWords(const QSize &size) const;
};

} // namespace doublets
