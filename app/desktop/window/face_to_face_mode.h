// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace doublets {

class CaptionBar;
class FaceToFace;
class Overlays;
class SideButton;
class WindowMenus;
class WindowStateController;

/// The mode of the window for players who sit face to face: a strip for each player replaces the
/// caption bar and the result panel, and White's strip has a menu button.
class FaceToFaceMode : public QObject
{
    Q_OBJECT

public:
    /// `faceToFace` takes ownership of this object. All other arguments must outlive this object.
    FaceToFaceMode(FaceToFace &faceToFace, CaptionBar &caption, Overlays &overlays,
                   WindowMenus &menus, WindowStateController &windowStateController);

    /// Opens the menus above the button on White's strip while the players sit face to face;
    /// otherwise calls WindowStateController::showMenus().
    void showMenus();
    void retranslate();

private:
    void applyFaceToFace(bool enabled);

    FaceToFace &m_faceToFace;
    CaptionBar &m_caption;
    Overlays &m_overlays;
    WindowMenus &m_menus;
    WindowStateController &m_windowStateController;
    SideButton &m_menuButton;
};

} // namespace doublets
