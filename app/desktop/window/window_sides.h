// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace doublets {

class CaptionBar;
class FaceToFace;
class Overlays;
class SideButton;
class WindowMenus;
class WindowView;

/// What the window does differently while its players sit face to face: their sides tell what the
/// line under the board and the panel of the end tell otherwise, and the menus come from White's.
class WindowSides : public QObject
{
    Q_OBJECT

public:
    /// The sides own it; all others must outlive it.
    WindowSides(FaceToFace &sides, CaptionBar &caption, Overlays &overlays, WindowMenus &menus,
                WindowView &view);

    /// Where there is no menu bar.
    void showMenus();
    void retranslate();

private:
    void follow(bool faceToFace);

    FaceToFace &m_sides;
    CaptionBar &m_caption;
    Overlays &m_overlays;
    WindowMenus &m_menus;
    WindowView &m_view;
    SideButton &m_menu;
};

} // namespace doublets
