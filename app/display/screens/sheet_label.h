// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace doublets {

/// Words on a sheet, as they are written, turned towards who reads them.
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
