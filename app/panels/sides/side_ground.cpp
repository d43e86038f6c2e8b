// SPDX-License-Identifier: MIT
#include "panels/sides/side_ground.h"

#include <QEvent>

namespace doublets {

SideGround::SideGround(QWidget *parent)
    : QWidget(parent)
{
    setAttribute(Qt::WA_AcceptTouchEvents);
    setFocusPolicy(Qt::NoFocus);
    parent->installEventFilter(this);
    resize(parent->size());
    lower();
}

bool SideGround::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        event->accept();
        return true;
    default:
        return QWidget::event(event);
    }
}

bool SideGround::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == parent()) {
        resize(parentWidget()->size());
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace doublets
