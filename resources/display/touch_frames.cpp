// SPDX-License-Identifier: MIT
/// A library preloaded into cage that marks the end of each change of a touch.
///
/// Debian 12's cage 0.1.4 forwards touches without `wl_touch.frame`, for which Qt waits: touch
/// panels would have no effect. This library sends a frame after each change. Later versions of
/// cage send frames themselves, and a second frame changes nothing. Declares the functions of
/// wlroots 0.15 that it needs, to avoid depending on the headers of wlroots.
#include <dlfcn.h>

#include <cstdint>
#include <cstdlib>

namespace {

/// Returns the function that this library hides.
template<typename Function> Function *hidden(const char *name)
{
    return reinterpret_cast<Function *>(::dlsym(RTLD_NEXT, name));
}

/// Keeps this library out of the programs that cage starts.
[[gnu::constructor]] void keepFromChildren()
{
    ::unsetenv("LD_PRELOAD");
}

} // namespace

extern "C" {

struct wlr_seat;
struct wlr_surface;

[[gnu::visibility("default")]] std::uint32_t
wlr_seat_touch_notify_down(wlr_seat *seat, wlr_surface *surface, std::uint32_t time,
                           std::int32_t id, double x, double y)
{
    const auto serial = hidden<decltype(wlr_seat_touch_notify_down)>("wlr_seat_touch_notify_down")(
        seat, surface, time, id, x, y);
    hidden<void(wlr_seat *)>("wlr_seat_touch_notify_frame")(seat);
    return serial;
}

[[gnu::visibility("default")]] void wlr_seat_touch_notify_motion(wlr_seat *seat, std::uint32_t time,
                                                                 std::int32_t id, double x,
                                                                 double y)
{
    hidden<decltype(wlr_seat_touch_notify_motion)>("wlr_seat_touch_notify_motion")(seat, time, id,
                                                                                   x, y);
    hidden<void(wlr_seat *)>("wlr_seat_touch_notify_frame")(seat);
}

[[gnu::visibility("default")]] void wlr_seat_touch_notify_up(wlr_seat *seat, std::uint32_t time,
                                                             std::int32_t id)
{
    hidden<decltype(wlr_seat_touch_notify_up)>("wlr_seat_touch_notify_up")(seat, time, id);
    hidden<void(wlr_seat *)>("wlr_seat_touch_notify_frame")(seat);
}

} // extern "C"
