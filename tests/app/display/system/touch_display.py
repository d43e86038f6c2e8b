#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Checks that touches reach the museum display under cage.

touch_display.py PROGRAM UNIT FRAMES PANEL

PANEL (touch_panel.cpp) touches the screen. Cage must send a frame event after the touch and after
its release, because Qt waits for it. Debian 12's cage does so only with FRAMES (touch_frames.cpp),
which the systemd unit UNIT must load. UNIT must also make cage find its screens before its touch
panels. Otherwise, cage would not assign the panels to their screens.
"""
import os
import re
import signal
import subprocess
import sys
import tempfile

from check_display import Display, wait_for
from unplug_display import drop_privileges


class TouchedUnit(Display):
    """A display run by cage with a touch panel. Its log contains the events from cage."""

    def __init__(self, program, libraries, folder):
        super().__init__(program, folder)
        self.libraries = libraries

    def start(self):
        own = dict(os.environ, HOME=self.folder, XDG_RUNTIME_DIR=self.folder,
                   NOTIFY_SOCKET=self.folder + '/notify', QT_QPA_PLATFORM='wayland',
                   WLR_BACKENDS='headless', WLR_LIBINPUT_NO_DEVICES='1', WLR_RENDERER='pixman',
                   LD_PRELOAD=' '.join(self.libraries))
        command = ['env', 'WAYLAND_DEBUG=client', self.program]
        with open(self.folder + '/log', 'wb') as log:
            self.process = subprocess.Popen(['cage', '--', *command], env=own, stderr=log)
        self.hear('READY=1')

    def touches(self):
        """Returns the names of the touch panel's events so far."""
        with open(self.folder + '/log', encoding='utf-8', errors='replace') as log:
            return re.findall(r'\] +wl_touch@\d+\.(\w+)\(', log.read())


def main():
    program, unit, *libraries = sys.argv[1:]
    with open(unit, encoding='utf-8') as file:
        text = file.read()
    for line in ('Environment=WLR_BACKENDS=drm,libinput\n',
                 'Environment=LD_PRELOAD=/usr/libexec/doublets/touch-frames.so\n'):
        if line not in text:
            raise AssertionError('the unit lacks ' + line)
    drop_privileges()
    with tempfile.TemporaryDirectory(prefix='doublets-touch-') as folder:
        display = TouchedUnit(program, libraries, folder)
        display.start()
        try:
            for number, expected in ((signal.SIGUSR1, ['down', 'frame']),
                                     (signal.SIGUSR2, ['down', 'frame', 'up', 'frame'])):
                display.process.send_signal(number)
                wait_for(lambda: display.touches() == expected,
                         'cage does not send ' + ' '.join(expected))
            print('cage sent', *display.touches())
        finally:
            display.kill()
    return 0


if __name__ == '__main__':
    sys.exit(main())
