// SPDX-License-Identifier: MIT
#include "desktop/window/window_background.h"

#include <QColor>
#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

#ifdef DOUBLETS_HAS_XCB
#include <xcb/xcb.h>
#endif

namespace doublets {

#ifdef DOUBLETS_HAS_XCB
void setWindowBackground(const QWidget &window, const QColor &colour)
{
    constexpr int TrueColour = 24; // bits per pixel from which the pixel format equals QRgb
    const auto *x11 = qGuiApp->nativeInterface<QNativeInterface::QX11Application>();
    xcb_connection_t *connection = x11 != nullptr ? x11->connection() : nullptr;
    if (connection == nullptr || window.internalWinId() == 0 ||
        window.screen()->depth() < TrueColour) {
        return;
    }
    const std::uint32_t pixel = colour.rgb();
    xcb_change_window_attributes(connection, static_cast<xcb_window_t>(window.internalWinId()),
                                 XCB_CW_BACK_PIXEL, &pixel);
    xcb_flush(connection);
}
#else
void setWindowBackground(const QWidget &, const QColor &) {}
#endif

} // namespace doublets
