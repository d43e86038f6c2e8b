// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace doublets {

/// A plain-text label on a DisplaySheet that can be turned by 180°.
class SheetLabel : public QLabel
{
    Q_OBJECT

public:
    SheetLabel(const QString &name, QWidget *parent);

    void setTurned(bool turned);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_turned = false;
};

} // namespace doublets
