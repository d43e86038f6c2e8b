// SPDX-License-Identifier: MIT
#include "desktop/window/window_sides.h"

#include "desktop/window/window_menus.h"
#include "desktop/window/window_view.h"
#include "panels/captions/caption_bar.h"
#include "panels/overlays/overlays.h"
#include "panels/sides/face_to_face.h"
#include "panels/sides/player_side.h"
#include "panels/sides/side_button.h"

#include <QMenu>

using namespace Qt::StringLiterals;

namespace doublets {

WindowSides::WindowSides(FaceToFace &sides, CaptionBar &caption, Overlays &overlays,
                         WindowMenus &menus, WindowView &view)
    : QObject(&sides)
    , m_sides(sides)
    , m_caption(caption)
    , m_overlays(overlays)
    , m_menus(menus)
    , m_view(view)
    , m_menu(sides.side(Side::White).addButton(u"sideMenu"_s))
{
    m_menu.setText(u"☰"_s);
    connect(&m_menu, &SideButton::clicked, this, &WindowSides::showMenus);
    connect(&view, &WindowView::faceToFaceChanged, this, &WindowSides::follow);
    retranslate();
}

void WindowSides::follow(bool faceToFace)
{
    m_caption.setHidden(faceToFace);
    m_overlays.setResultShown(!faceToFace);
    m_sides.setActive(faceToFace);
}

void WindowSides::showMenus()
{
    if (!m_sides.isActive()) {
        m_view.showMenus();
        return;
    }
    QMenu &menu = m_menus.together();
    const QPoint above(0, -menu.sizeHint().height());
    menu.popup(m_menu.mapToGlobal(above));
}

void WindowSides::retranslate()
{
    m_menu.setAccessibleName(tr("Menu"));
    m_sides.retranslate();
}

} // namespace doublets
