// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace doublets {

class CaptionBar;
class FaceToFace;
class Overlays;
class SideButton;
class WindowMenus;
class WindowState;

/// The adaptation of the window to players who sit face to face: the players' sides replace the
/// caption and the panel at the end of a game, and White's side has a menu button.
class FaceToFaceMode : public QObject
{
    Q_OBJECT

public:
    /// `faceToFace` takes ownership. All arguments must outlive this object.
    FaceToFaceMode(FaceToFace &faceToFace, CaptionBar &caption, Overlays &overlays,
                   WindowMenus &menus, WindowState &windowState);

    /// Opens the menus if the menu bar is hidden.
    void showMenus();
    void retranslate();

private:
    void applyFaceToFace(bool enabled);

    FaceToFace &m_faceToFace;
    CaptionBar &m_caption;
    Overlays &m_overlays;
    WindowMenus &m_menus;
    WindowState &m_windowState;
    SideButton &m_menuButton;
};

} // namespace doublets
