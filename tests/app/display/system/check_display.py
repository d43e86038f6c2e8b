#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Checks the museum display on a virtual screen: check_display.py PROGRAM [--blank] [SIZE]

The display must report that it is ready, feed the watchdog, be ready again within three seconds of
being killed, and survive all keys. Unless --blank is given, the attract mode must move and a press
must change the picture. Requires a running compositor or window manager.
"""
import ctypes
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

DEADLINE = 60  # seconds, generous on any machine
BACK_WITHIN = 3  # seconds
WATCHDOG = 0.6  # seconds
KEYS = ('alt+F4', 'ctrl+q', 'Escape', 'ctrl+w', 'F11', 'Menu')
# Shortcuts of desktops, which a museum's window manager must not have.
DESKTOP_KEYS = ('alt+Tab', 'super+d', 'super+e', 'alt+space', 'ctrl+alt+Right', 'ctrl+alt+F2')


def is_x11():
    """Returns True if the display uses X11. Its window under cage is a Wayland one."""
    return os.environ['QT_QPA_PLATFORM'] == 'xcb'


def wait_for(what, message):
    until = time.monotonic() + DEADLINE
    while True:
        value = what()
        if value:
            return value
        if time.monotonic() > until:
            raise TimeoutError(message)
        time.sleep(0.02)


class Display:
    """The program with its notification socket."""

    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.bind(folder + '/notify')
        self.socket.settimeout(DEADLINE)
        self.process = None

    def start(self):
        """Starts the display, waits for its first frame and returns the time taken in seconds."""
        own = dict(os.environ, NOTIFY_SOCKET=self.folder + '/notify', WATCHDOG_PID='1',
                   WATCHDOG_USEC=str(int(WATCHDOG * 1000000)), HOME=self.folder)
        for folder in ('XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_CACHE_HOME'):
            own[folder] = self.folder
        begun = time.monotonic()
        self.process = subprocess.Popen([self.program], env=own)
        self.hear('READY=1')
        return time.monotonic() - begun

    def hear(self, wanted):
        """Waits for a notification. Raises AssertionError if the program ends."""
        while self.socket.recv(4096).decode() != wanted:
            if self.process.poll() is not None:
                raise AssertionError('the display exited with %d' % self.process.returncode)

    def stays(self, after):
        """Checks that the display is still running and feeds the watchdog from now on."""
        self.socket.setblocking(False)
        try:
            while True:
                self.socket.recv(4096)
        except BlockingIOError:
            self.socket.settimeout(DEADLINE)
        for _ in range(2):
            self.hear('WATCHDOG=1')
        if self.process.poll() is not None:
            raise AssertionError('the display ended after ' + after)

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def picture(folder):
    """Returns a screenshot as PPM, or None if the compositor cannot take any."""
    if 'WAYLAND_DISPLAY' not in os.environ or not shutil.which('grim'):
        return None
    path = folder + '/screen.ppm'
    subprocess.run(['grim', '-t', 'ppm', path], check=True, stderr=subprocess.DEVNULL)
    with open(path, 'rb') as file:
        return file.read()


def parts(pixels):
    """Counts the distinct values of sampled bytes. A blank screen has only a few."""
    return len(set(pixels[20::997]))


def looks(display):
    """Checks that the attract mode moves and that a press changes more.

    Does nothing without screenshots; skips the press without an input device.
    """
    if picture(display.folder) is None:
        return
    first = wait_for(lambda: (lambda p: p if parts(p) > 8 else None)(picture(display.folder)),
                     'the screen is blank')
    wait_for(lambda: picture(display.folder) != first, 'the attract mode does not move')
    if 'DOUBLETS_INPUT' not in os.environ:
        return
    before = picture(display.folder)
    keyboard_and_mouse('mousemove', '512', '384', 'click', '1')

    def much_is_new():
        now = picture(display.folder)
        return sum(a != b for a, b in zip(now[20::97], before[20::97])) * 97 > len(now) / 10
    wait_for(much_is_new, 'a press changes nothing')


def keyboard_and_mouse(*what):
    subprocess.run(['xdotool', *what], check=True,
                   env=dict(os.environ, DISPLAY=os.environ['DOUBLETS_INPUT']))


def is_in_front(display):
    """X11 only: returns True if the display's window is active and fills the screen."""
    def ask(*what):
        return subprocess.run(['xdotool', *what], stdout=subprocess.PIPE, check=False,
                              stderr=subprocess.DEVNULL).stdout.decode().split()
    window = ask('getactivewindow')
    if not window or ask('getwindowpid', window[0]) != [str(display.process.pid)]:
        return False
    geometry = ask('getwindowgeometry', '--shell', window[0])
    width, height = ask('getdisplaygeometry')
    return {'X=0', 'Y=0', 'WIDTH=' + width, 'HEIGHT=' + height} <= set(geometry)


def no_key_ends(display):
    if 'DOUBLETS_INPUT' not in os.environ:
        return
    desktop = is_x11() and 'DOUBLETS_OPENBOX' not in os.environ
    for key in KEYS if desktop else KEYS + DESKTOP_KEYS:
        keyboard_and_mouse('key', key)
        display.stays(key)
    if is_x11():
        wait_for(lambda: is_in_front(display), 'the display is not in front')


def outlives_its_screen(display):
    """X11 only: unplugs the screen, plugs it in again, then changes its size."""
    def screen(*what):
        # xrandr --off warns that no output is left, which is intended.
        subprocess.run(['xrandr', '--output', 'screen', *what], stderr=subprocess.DEVNULL,
                       check='--off' not in what)
    screen('--off')
    display.stays('its screen was unplugged')
    screen('--auto')
    display.stays('its screen was plugged in again')
    wait_for(lambda: is_in_front(display), 'the display does not return to its screen')
    for what in (['--newmode', 'small', '30', '800', '0', '0', '0', '600', '0', '0', '0'],
                 ['--addmode', 'screen', 'small']):
        subprocess.run(['xrandr', *what], check=True)
    screen('--mode', 'small')
    wait_for(lambda: is_in_front(display), 'the display does not cover a smaller screen')
    display.stays('its screen became smaller')
    screen('--auto')


def screen_is_dark():
    """X11 only: returns True if the screen saver is active."""
    xlib, saver = ctypes.CDLL('libX11.so.6'), ctypes.CDLL('libXss.so.1')
    xlib.XOpenDisplay.restype = ctypes.c_void_p
    xlib.XDefaultRootWindow.restype = ctypes.c_ulong

    class Info(ctypes.Structure):
        _fields_ = [('window', ctypes.c_ulong), ('state', ctypes.c_int), ('kind', ctypes.c_int),
                    ('since', ctypes.c_ulong), ('idle', ctypes.c_ulong), ('mask', ctypes.c_ulong)]
    server, info = ctypes.c_void_p(xlib.XOpenDisplay(None)), Info()
    saver.XScreenSaverQueryInfo(
        server, ctypes.c_ulong(xlib.XDefaultRootWindow(server)), ctypes.byref(info))
    xlib.XCloseDisplay(server)
    return info.state == 1


def stays_lit():
    subprocess.run(['xset', 's', '1', '1'], check=True)
    time.sleep(2.5)  # longer than the screen saver's timeout
    if screen_is_dark():
        raise AssertionError('the screen saver blanks the display')


def main():
    arguments = [each for each in sys.argv[1:] if each != '--blank']
    with tempfile.TemporaryDirectory(prefix='doublets-display-') as folder:
        display = Display(arguments[0], folder)
        print('ready after %.1f s' % display.start())
        display.stays('its start')
        if '--blank' not in sys.argv:
            looks(display)
        no_key_ends(display)
        if is_x11():
            stays_lit()
            outlives_its_screen(display)
        for _ in range(3):
            display.kill()
            took = display.start()
            print('back after %.1f s' % took)
            if took > BACK_WITHIN:
                raise AssertionError('the display was not back within %d s' % BACK_WITHIN)
        display.kill()
        if is_x11():
            wait_for(screen_is_dark, 'the screen saver is still inhibited after the end')
    return 0


if __name__ == '__main__':
    sys.exit(main())
