// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace doublets {

/// A plain-text label on a DisplaySheet that can be rotated by 180°.
class SheetLabel : public QLabel
{
    Q_OBJECT

public:
    /// `name` becomes the object name.
    SheetLabel(const QString &name, QWidget *parent);

    /// Sets whether the text is rotated by 180°, for a player at the upper edge of the screen.
    /// Defaults to false.
    void setRotated(bool rotated);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_isRotated = false;
};

} // namespace doublets
