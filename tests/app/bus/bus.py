# SPDX-License-Identifier: MIT
"""Programs on an accessibility bus, as a screen reader sees them.

Requires a screen and a session bus. All functions wait for events, with a generous deadline.
"""
import os
import shutil
import subprocess
import sys
import tempfile
import time

import pyatspi
from gi.repository import GLib

DEADLINE = 100  # seconds

SETTINGS = """[General]
version="1"
language="{language}"

[motion]
speed="off"

[sound]
muted="true"

[table]
look="{look}"

[text]
numbers="figures"
"""


def pump():
    """Processes one pending event of the bus, or sleeps for two milliseconds."""
    context = GLib.MainContext.default()
    if not context.iteration(False):
        time.sleep(0.002)


def wait_for(what, message):
    """Waits until what() is true and returns its value.

    Raises TimeoutError with `message`, a text or a function that returns one, after DEADLINE.
    """
    until = time.monotonic() + DEADLINE
    while True:
        value = what()
        if value:
            return value
        if time.monotonic() > until:
            raise TimeoutError(message() if callable(message) else message)
        pump()


def children(element):
    element.clearCache()
    found = (element.getChildAtIndex(i) for i in range(element.childCount))
    return [each for each in found if each is not None]


def walk(element):
    yield element
    for child in children(element):
        yield from walk(child)


def has(element, *states):
    element.clearCache()
    found = element.getState()
    return all(found.contains(state) for state in states)


def can_press(element):
    return has(element, pyatspi.STATE_ENABLED)


def name_of(element):
    element.clearCache()
    return element.name


def press(element, nth=0):
    if not element.queryAction().doAction(nth):
        raise AssertionError('cannot press “%s”' % element.name)


class Program:
    """A running `doublets` with a folder of its own. `heard` lists its announcements.

    The board defaults to high contrast, which is painted fastest.
    """

    all = []

    def __init__(self, program, arguments, language, settings='', keeps_log=False,
                 look='high-contrast'):
        if not Program.all:
            pyatspi.Registry.registerEventListener(Program._take, 'object:state-changed:showing')
        self.heard = []
        self.folder = tempfile.mkdtemp(prefix='doublets-bus-')
        os.makedirs(self.folder + '/doublets')
        with open(self.folder + '/doublets/doublets.ini', 'w', encoding='utf-8') as file:
            file.write(SETTINGS.format(language=language, look=look) + settings)
        own = dict(os.environ, QT_LINUX_ACCESSIBILITY_ALWAYS_ON='1', QT_ACCESSIBILITY='1')
        for folder in ('HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME'):
            own[folder] = self.folder
        # Shared by all tests, so that each board is painted only once.
        own['XDG_CACHE_HOME'] = os.path.join(os.path.dirname(program), '..', 'cache')
        self._again = lambda: subprocess.run([program], env=own, check=True)
        with open(self.folder + '/log' if keeps_log else os.devnull, 'wb') as log:
            self.process = self._start(
                [program, *arguments], env=own, stderr=log if keeps_log else None)
        Program.all.append(self)
        self.at_bus = wait_for(self._find, 'the program is not on the accessibility bus')

    def _start(self, command, **options):
        return subprocess.Popen(command, **options)

    def _find(self):
        if self.process.poll() is not None:
            raise AssertionError('the program exited with %d' % self.process.returncode)
        for each in children(pyatspi.Registry.getDesktop(0)):
            if each.get_process_id() == self.process.pid:
                return each
        return None

    @staticmethod
    def _take(event):
        if event.detail1 != 1 or event.source is None:
            return
        event.source.clearCache()
        if event.source.getRole() != pyatspi.ROLE_NOTIFICATION:
            return
        of = event.host_application.get_process_id()
        for each in Program.all:
            if each.process.pid == of:
                each.heard.append(event.source.name)

    def window(self):
        return wait_for(lambda: next(iter(children(self.at_bus)), None), 'no window appeared')

    def log(self):
        """Returns the program's standard error. Requires keeps_log."""
        with open(self.folder + '/log', encoding='utf-8') as file:
            return file.read()

    def come_forward(self):
        """Activates the window by starting the program again, as there is no window manager."""
        self._again()
        wait_for(lambda: has(self.window(), pyatspi.STATE_ACTIVE), 'the window was not activated')

    def end(self):
        Program.all.remove(self)
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Board:
    """The board of a program. Its parts are found by their order, in any language."""

    def __init__(self, app):
        self.element = wait_for(lambda: self._find(app.window()), 'no board appeared')
        parts = children(self.element)
        buttons = [each for each in parts if each.getRole() == pyatspi.ROLE_PUSH_BUTTON]
        self._status, self._dice = parts[0], buttons[0]
        self.boxes, self.points, self.trays = buttons[1:3], buttons[3:-2], buttons[-2:]

    @staticmethod
    def _find(window):
        for each in walk(window):
            if each.getRole() == pyatspi.ROLE_PANEL and each.childCount > 15:
                return each
        return None

    def status(self):
        return name_of(self._status)

    def dice(self):
        return name_of(self._dice)

    def box(self):
        """Returns the index (0 or 1) of the box to throw, or None if no throw is due."""
        for side, box in enumerate(self.boxes):
            if can_press(box):
                return side
        return None

    def playable(self, start=0):
        """Returns the first playable point from index `start` on, wrapping around, or None."""
        for nth in range(len(self.points)):
            point = self.points[(start + nth) % len(self.points)]
            if can_press(point):
                return point
        return None

    def panel(self):
        """Returns the panel shown over the board, or None."""
        for each in children(self.element):
            if each.getRole() == pyatspi.ROLE_DIALOG and has(each, pyatspi.STATE_SHOWING):
                return each
        return None


def run(main):
    """Runs main(), ends all programs and exits with the value returned by main()."""
    code = 1
    try:
        code = main()
    except (AssertionError, TimeoutError) as error:
        print('FAIL: %s' % error)
        for each in Program.all:
            print('  last announcements: %s' % ' | '.join(each.heard[-3:]))
    finally:
        for each in list(Program.all):
            each.end()
    sys.stdout.flush()
    os._exit(code)  # a normal exit would wait for the registry's listeners
