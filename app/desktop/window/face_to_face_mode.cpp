// SPDX-License-Identifier: MIT
#include "desktop/window/face_to_face_mode.h"

#include "desktop/window/window_menus.h"
#include "desktop/window/window_state_controller.h"
#include "panels/captions/caption_bar.h"
#include "panels/overlays/overlays.h"
#include "panels/sides/face_to_face.h"
#include "panels/sides/player_side.h"
#include "panels/sides/side_button.h"

#include <QMenu>

using namespace Qt::StringLiterals;

namespace doublets {

FaceToFaceMode::FaceToFaceMode(FaceToFace &faceToFace, CaptionBar &caption, Overlays &overlays,
                               WindowMenus &menus, WindowStateController &windowStateController)
    : QObject(&faceToFace)
    , m_faceToFace(faceToFace)
    , m_caption(caption)
    , m_overlays(overlays)
    , m_menus(menus)
    , m_windowStateController(windowStateController)
    , m_menuButton(faceToFace.side(Side::White).addButton(u"sideMenu"_s))
{
    m_menuButton.setText(u"☰"_s);
    connect(&m_menuButton, &SideButton::clicked, this, &FaceToFaceMode::showMenus);
    connect(&windowStateController, &WindowStateController::faceToFaceChanged, this,
            &FaceToFaceMode::applyFaceToFace);
    retranslate();
}

void FaceToFaceMode::applyFaceToFace(bool enabled)
{
    m_caption.setHidden(enabled);
    m_overlays.setResultAllowed(!enabled);
    m_faceToFace.setActive(enabled);
    m_menus.setTouchOperated(enabled); // for fingers at a screen that lies flat
}

void FaceToFaceMode::showMenus()
{
    if (!m_faceToFace.isActive()) {
        m_windowStateController.showMenus();
        return;
    }
    QMenu &menu = m_menus.combinedMenu();
    const QPoint above(0, -menu.sizeHint().height());
    menu.popup(m_menuButton.mapToGlobal(above));
}

void FaceToFaceMode::retranslate()
{
    m_menuButton.setAccessibleName(tr("Menu"));
    m_faceToFace.retranslate();
}

} // namespace doublets
