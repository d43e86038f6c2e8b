// SPDX-License-Identifier: MIT
/// A library preloaded into a headless cage: gives it a touch panel that is touched on SIGUSR1 and
/// released on SIGUSR2, through the same functions that cage calls for a real panel. Declares the
/// few functions it needs of wlroots 0.15 and libwayland, to avoid depending on their headers.
#include <dlfcn.h>

#include <csignal>
#include <cstddef>
#include <cstdint>

extern "C" {

struct wl_display;
struct wl_event_loop;
struct wl_event_source;
struct wlr_keyboard_modifiers;
struct wlr_seat;
struct wlr_surface;

wl_event_loop *wl_display_get_event_loop(wl_display *display);
wl_event_source *wl_event_loop_add_signal(wl_event_loop *loop, int number, int (*act)(int, void *),
                                          void *data);
void wlr_seat_set_capabilities(wlr_seat *seat, std::uint32_t capabilities);
std::uint32_t wlr_seat_touch_notify_down(wlr_seat *seat, wlr_surface *surface, std::uint32_t time,
                                         std::int32_t id, double x, double y);
void wlr_seat_touch_notify_up(wlr_seat *seat, std::uint32_t time, std::int32_t id);

} // extern "C"

namespace {

wlr_seat *seat = nullptr;
wlr_surface *window = nullptr; ///< the surface with the focus

template<typename Function> Function *hidden(const char *name)
{
    return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}

int touch(int, void *)
{
    wlr_seat_touch_notify_down(seat, window, 1, 0, 100, 100);
    return 0;
}

int release(int, void *)
{
    wlr_seat_touch_notify_up(seat, 2, 0);
    return 0;
}

} // namespace

extern "C" {

wlr_seat *wlr_seat_create(wl_display *display, const char *name)
{
    wl_event_loop *loop = wl_display_get_event_loop(display);
    wl_event_loop_add_signal(loop, SIGUSR1, touch, nullptr);
    wl_event_loop_add_signal(loop, SIGUSR2, release, nullptr);
    seat = hidden<decltype(wlr_seat_create)>("wlr_seat_create")(display, name);
    constexpr std::uint32_t Touch = 4;
    wlr_seat_set_capabilities(seat, Touch); // cage itself sets none without devices
    return seat;
}

void wlr_seat_keyboard_notify_enter(wlr_seat *all, wlr_surface *surface, std::uint32_t keys[],
                                    std::size_t count, wlr_keyboard_modifiers *modifiers)
{
    window = surface;
    hidden<decltype(wlr_seat_keyboard_notify_enter)>("wlr_seat_keyboard_notify_enter")(
        all, surface, keys, count, modifiers);
}

} // extern "C"
