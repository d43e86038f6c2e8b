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

/// Adapts the window while the players sit face to face: the caption and the panel at the end of
/// the game are replaced by the players' sides, and White's side has a menu button.
class WindowSides : public QObject
{
    Q_OBJECT

public:
    /// `sides` takes ownership. All arguments must outlive this object.
    WindowSides(FaceToFace &sides, CaptionBar &caption, Overlays &overlays, WindowMenus &menus,
                WindowView &view);

    /// Opens the menus if there is no menu bar.
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
