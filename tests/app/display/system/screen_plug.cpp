// SPDX-License-Identifier: MIT
/// A library preloaded into a headless cage: plugs a screen in on SIGUSR2 and unplugs the oldest
/// screen on SIGUSR1, as if a cable had been used. Declares the few functions it needs of wlroots
/// 0.15 and libwayland, to avoid depending on their headers.
#include <dlfcn.h>

#include <csignal>
#include <cstdlib>
#include <deque>

extern "C" {

struct wl_display;
struct wl_event_loop;
struct wl_event_source;
struct wlr_backend;
struct wlr_output;

wl_event_loop *wl_display_get_event_loop(wl_display *display);
wl_event_source *wl_event_loop_add_signal(wl_event_loop *loop, int number, int (*act)(int, void *),
                                          void *data);
bool wlr_backend_is_headless(wlr_backend *backend);
void wlr_multi_for_each_backend(wlr_backend *backend, void (*visit)(wlr_backend *, void *),
                                void *data);
wlr_output *wlr_headless_add_output(wlr_backend *backend, unsigned width, unsigned height);
void wlr_output_destroy(wlr_output *output);

} // extern "C"

namespace {

/// Keeps this library out of the programs that cage starts, which lack wlroots.
[[gnu::constructor]] void keepFromChildren()
{
    ::unsetenv("LD_PRELOAD");
}

wlr_backend *headless = nullptr;
std::deque<wlr_output *> screens;
bool isSmall = false; ///< the two sizes alternate

int unplug(int, void *)
{
    if (!screens.empty()) {
        wlr_output_destroy(screens.front());
        screens.pop_front();
    }
    return 0;
}

int plugIn(int, void *)
{
    screens.push_back(isSmall ? wlr_headless_add_output(headless, 1024, 768)
                              : wlr_headless_add_output(headless, 1280, 720));
    isSmall = !isSmall;
    return 0;
}

} // namespace

extern "C" wlr_backend *wlr_backend_autocreate(wl_display *display)
{
    using Create = wlr_backend *(*)(wl_display *);
    const auto create = reinterpret_cast<Create>(dlsym(RTLD_NEXT, "wlr_backend_autocreate"));
    wlr_backend *all = create(display);
    wlr_multi_for_each_backend(
        all,
        [](wlr_backend *each, void *) {
            if (wlr_backend_is_headless(each)) {
                headless = each;
            }
        },
        nullptr);
    wl_event_loop *loop = wl_display_get_event_loop(display);
    wl_event_loop_add_signal(loop, SIGUSR1, unplug, nullptr);
    wl_event_loop_add_signal(loop, SIGUSR2, plugIn, nullptr);
    return all;
}
