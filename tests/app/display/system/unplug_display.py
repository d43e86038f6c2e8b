#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Checks the museum display while screens come and go: unplug_display.py PROGRAM PLUG

Cage runs on virtual screens, which PLUG (screen_plug.cpp) plugs in and unplugs. This script acts as
systemd: it receives the notifications and restarts the display. Without a screen, the display must
wait and extend its start timeout; it must cover each new screen. Debian 12's cage ends with its
last screen, so both are started again and must wait.
"""
import glob
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from check_display import WATCHDOG, Display, parts, picture, wait_for

NEEDED = {'cage': 'cage', 'grim': 'grim'}


def drop_privileges():
    """Drops root privileges, with which neither cage nor the display should run."""
    if os.getuid() == 0:
        user = pwd.getpwnam('nobody')
        os.setgroups([])
        os.setgid(user.pw_gid)
        os.setuid(user.pw_uid)


class Unit(Display):
    """A display run by cage."""

    def __init__(self, program, plug, folder):
        super().__init__(program, folder)
        self.plug = plug

    def start(self):
        """Starts cage and waits until the display reports that it is waiting for a screen."""
        own = dict(os.environ, HOME=self.folder, XDG_RUNTIME_DIR=self.folder,
                   NOTIFY_SOCKET=self.folder + '/notify', WATCHDOG_PID='1',
                   WATCHDOG_USEC=str(int(WATCHDOG * 1000000)), QT_QPA_PLATFORM='wayland',
                   WLR_BACKENDS='headless', WLR_LIBINPUT_NO_DEVICES='1', WLR_RENDERER='pixman',
                   WLR_HEADLESS_OUTPUTS='0', LD_PRELOAD=self.plug)
        # Rotated twice, because otherwise undamaged areas are black in screenshots.
        self.process = subprocess.Popen(['cage', '-r', '-r', '--', self.program], env=own,
                                        stderr=subprocess.DEVNULL)
        self.hear('EXTEND_TIMEOUT_USEC=%d' % (WATCHDOG * 1000000))

    def plug_in(self):
        self.process.send_signal(signal.SIGUSR2)

    def unplug(self):
        """Unplugs the oldest screen."""
        self.process.send_signal(signal.SIGUSR1)

    def covers(self, width, height):
        """Checks that the screen has the given size and is covered by the display."""
        def is_covered():
            try:
                pixels = picture(self.folder)
            except subprocess.CalledProcessError:
                return False  # no screen, or a screen that has just gone
            head = b'P6\n%d %d\n255\n' % (width, height)
            if not pixels.startswith(head):
                return False
            pixels = pixels[len(head):]
            corners = [3 * (y * width + x) for x in (2, width - 3) for y in (2, height - 3)]
            return parts(pixels) > 8 and all(any(pixels[at:at + 3]) for at in corners)
        wait_for(is_covered, 'the display does not cover %dx%d' % (width, height))
        print('the display covers %dx%d' % (width, height), flush=True)


def comes_and_goes(unit):
    unit.start()
    os.environ['WAYLAND_DISPLAY'] = os.path.basename(
        glob.glob(unit.folder + '/wayland-[0-9]')[0])  # for grim
    unit.plug_in()
    unit.hear('READY=1')
    unit.covers(1280, 720)
    unit.stays('a screen was plugged in')
    unit.plug_in()
    unit.stays('a second screen was plugged in')
    unit.unplug()
    unit.stays('the first screen was unplugged')
    unit.covers(1024, 768)


def loses_its_last_screen(unit):
    unit.unplug()
    wait_for(lambda: unit.process.poll() is not None, 'cage does not end with its last screen')
    print('cage ended with', unit.process.returncode)
    unit.start()
    print('the restarted display waits for a screen')
    unit.plug_in()
    plugged = time.monotonic()
    unit.hear('READY=1')
    print('ready %.1f s after the screen was plugged in' % (time.monotonic() - plugged))
    unit.covers(1280, 720)
    unit.stays('its screen was plugged in again')


def main():
    for program, package in NEEDED.items():
        if not shutil.which(program):
            print('unplug_display.py: %s not found; install %s (packages/install --tests)'
                  % (program, package), file=sys.stderr)
            return 1
    drop_privileges()
    with tempfile.TemporaryDirectory(prefix='doublets-display-') as folder:
        os.environ['XDG_RUNTIME_DIR'] = folder
        unit = Unit(sys.argv[1], sys.argv[2], folder)
        try:
            comes_and_goes(unit)
            loses_its_last_screen(unit)
        finally:
            if unit.process is not None and unit.process.poll() is None:
                unit.kill()
    return 0


if __name__ == '__main__':
    sys.exit(main())
