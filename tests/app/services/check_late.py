#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Checks that screen readers can be used if their bus answers late: check_late.py PROGRAM [CASE...]

Suspends the session bus, the accessibility bus, the service that announces it or its registry, and
starts the program. The window must appear without waiting. Once the service continues, the
program must be on the accessibility bus and respond to actions, even if the game cannot be saved.
Run by at_bus.
"""
import os
import select
import signal
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'bus'))
import bus  # noqa: E402  after the path is set
import pyatspi  # noqa: E402
from gi.repository import Gio, GLib  # noqa: E402

START = 10  # seconds, on a busy machine; Qt would wait as long as the service is suspended
SUSPENDED = 1  # seconds after the window has appeared
DAEMON, LAUNCHER, REGISTRY = 'org.freedesktop.DBus', 'org.a11y.Bus', 'org.a11y.atspi.Registry'


def call(connection, name, path, interface, method, argument=None):
    return connection.call_sync(name, path, interface, method, argument, None, 0, -1, None).unpack()[0]


def process_of(connection, name):
    return call(connection, DAEMON, '/org/freedesktop/DBus', DAEMON, 'GetConnectionUnixProcessID',
                GLib.Variant('(s)', (name,)))


def services():
    """Returns the process of each service, all of which are running afterwards."""
    pyatspi.Registry.getDesktop(0).childCount  # starts the registry
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = call(session, LAUNCHER, '/org/a11y/bus', LAUNCHER, 'GetAddress')
    flags = Gio.DBusConnectionFlags
    accessibility = Gio.DBusConnection.new_for_address_sync(
        address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
    return {
        'session bus': process_of(session, DAEMON),
        'accessibility service': process_of(session, LAUNCHER),
        'accessibility bus': process_of(accessibility, DAEMON),
        'accessibility registry': process_of(accessibility, REGISTRY),
    }


class LateProgram(bus.Program):
    """A program that is started while a service is suspended."""

    def __init__(self, program, service, is_saved=True):
        self.service = service
        self.is_saved = is_saved
        settings = '\n[table]\nfirst-steps="true"\nstart-plate="false"\n'
        if not is_saved:  # only a game that has begun needs saving
            settings += '[players]\nwhite-by="best"\nblack-by="best"\n[motion]\nspeed="off"\n'
        super().__init__(program, ['--ruleset', 'cotton', '--seed', '7'], 'en', settings)

    def _start(self, command, **options):
        options['env']['DOUBLETS_FIRST_FRAME'] = '640x480'
        if not self.is_saved:  # a file cannot contain the folder of the game
            options['env']['XDG_DATA_HOME'] = self.folder + '/doublets/doublets.ini'
        os.kill(self.service, signal.SIGSTOP)
        try:
            begun = time.monotonic()
            process = super()._start(command, stdout=subprocess.PIPE, **options)
            watched = select.select([process.stdout], [], [], START)[0]
            self.took = time.monotonic() - begun
            if not watched:
                raise AssertionError('no window appeared')
            time.sleep(SUSPENDED)
        finally:
            os.kill(self.service, signal.SIGCONT)
        return process


def main():
    for case, process in services().items():
        if case not in (sys.argv[2:] or [case]):
            continue
        app = LateProgram(sys.argv[1], process)
        print('%-22s window after %.2f s' % (case, app.took), flush=True)
        board = bus.Board(app)
        before = board.dice()
        bus.press(board.boxes[board.box()])
        bus.wait_for(lambda: board.dice() != before, 'the press throws no dice')
        app.end()
        LateProgram(sys.argv[1], process, is_saved=False).end()
    return 0


bus.run(main)
