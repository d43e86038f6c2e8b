// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace doublets {

/// What lies between and under the parts of a player's side, as large as what holds it. A hand that
/// rests there touches it, and nobody else: Qt would give the next finger beside it to a widget
/// that holds both.
class SideGround : public QWidget
{
    Q_OBJECT

public:
    explicit SideGround(QWidget *parent);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace doublets
