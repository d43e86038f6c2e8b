#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Makes a complete visit to the museum display: play_display.py PROGRAM WxH

Goes from the attract mode through language, table, game and players, skips the first steps, plays
a game to its end and returns. Sends real presses and keys to the X server on which the compositor
runs (OUTSIDE), finds buttons over the accessibility bus, and checks in screenshots that they are
visible. Finally, the visit must have been counted and no other data kept.
"""
import json
import os
import re
import sqlite3
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'bus'))
import bus  # noqa: E402  after sys.path is set
import pyatspi  # noqa: E402

FOLDER = os.environ['XDG_RUNTIME_DIR']
VISITS = FOLDER + '/visits.db'
CONFIG = {
    'languages': ['ru', 'en'],
    'ruleSets': ['fiske', 'cotton', 'holme'],  # two of them on the same table
    'speed': 'off',
    'lighting': 'high-contrast',  # painted fastest
    'volume': 0,
    'times': {'attractPause': 1},
    'statistics': {'on': True, 'file': VISITS},
}
PRESSED_MEN = 4  # men played by pressing; the space bar plays the rest
SETTLES = 0.5  # seconds; a new page ignores presses in its first 0.35 s
MOST_KEYS = 3000


def outside(*what):
    subprocess.run(['xdotool', *what], check=True,
                   env=dict(os.environ, DISPLAY=os.environ['OUTSIDE']))


def now_and_then(what, message):
    """Like bus.wait_for(), but polls at intervals, for conditions that are costly to check."""
    def asked():
        time.sleep(0.05)
        return what()
    return bus.wait_for(asked, message)


def picture():
    path = FOLDER + '/screen.ppm'
    subprocess.run(['grim', '-t', 'ppm', path], check=True, stderr=subprocess.DEVNULL)
    with open(path, 'rb') as file:
        return file.read()


def is_russian(text):
    return re.search('[А-Яа-я]', text) is not None


class Visit:
    def __init__(self, program):
        config = FOLDER + '/display.json'
        with open(config, 'w', encoding='utf-8') as file:
            json.dump(dict(CONFIG, format='doublets-display', version=1), file)
        self.app = bus.Program(program, [config], 'en', keeps_log=True)
        self.window = self.app.window()
        self.seen = None
        self.begun = time.monotonic()

    def find(self, name, within=None):
        """Returns a visible button outside the board whose name starts with `name`, or None."""
        for each in bus.children(within or self.window):
            is_board = each.getRole() == pyatspi.ROLE_PANEL
            if is_board or not bus.has(each, pyatspi.STATE_SHOWING):
                continue
            is_button = each.getRole() in (pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_CHECK_BOX)
            found = each if is_button and each.name.startswith(name) else self.find(name, each)
            if found:
                return found
        return None

    def wait(self, name):
        """Waits for a button, for the screen to change and for the page to settle."""
        button = now_and_then(lambda: self.find(name), 'no button is called ' + name)
        before = self.seen

        def changed():
            self.seen = picture()
            return self.seen != before
        now_and_then(changed, 'the screen did not change when %s appeared' % name)
        time.sleep(SETTLES)
        return button

    def press(self, element):
        place = element.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        outside('mousemove', str(place.x + place.width // 2), str(place.y + place.height // 2),
                'click', '1')

    def choose(self, *names):
        for name in names:
            self.press(self.wait(name))
            print('%5.1f s: %s' % (time.monotonic() - self.begun, name), flush=True)

    def men(self):
        """Returns the accessible names of points and boxes, which describe the whole position."""
        return [bus.name_of(each) for each in self.board.points + self.board.boxes]

    def act(self):
        """Throws or plays a man by pressing. Returns True if a man was played."""
        throw = self.find('Throw')
        if throw is not None and bus.can_press(throw):
            dice = self.board.dice()
            self.press(throw)
            bus.wait_for(lambda: self.board.dice() != dice or self.board.playable(),
                         'the press throws no dice')
            return False
        point = bus.wait_for(self.board.playable, 'neither a throw nor a play is possible')
        before = self.men()
        self.press(point)
        bus.wait_for(lambda: self.men() != before, bus.name_of(point) + ' is not played')
        return True

    def play(self):
        self.board = bus.Board(self.app)
        played = 0
        while played < PRESSED_MEN:
            played += self.act()
        print('played', played, 'men by pressing')
        keys = 0
        while self.board.box() is not None or self.board.playable():
            outside('key', *['space'] * 10)
            keys += 10
            bus.pump()
            if keys > MOST_KEYS:
                raise AssertionError('the game does not end')
        print('the rest took up to %d keys' % keys)


def visits():
    """Returns the counted visits: language, game, throws and whether the game was finished."""
    with sqlite3.connect(VISITS) as database:
        return database.execute(
            'SELECT l.name, g.name, throws, finished FROM visits'
            ' JOIN names l ON l.id = language JOIN names g ON g.id = game').fetchall()


def kept(app):
    """Returns the files written by the program, except pictures and the copy of its configuration."""
    own = {'doublets.ini', 'log'}  # created by the test
    return [name for folder, _, files in os.walk(app.folder) for name in files
            if name not in own and not folder.endswith(('/pictures', '/last-good'))]


def main():
    visit = Visit(sys.argv[1])
    size = [int(each) for each in sys.argv[2].split('x')]
    bus.wait_for(lambda: list(visit.window.queryComponent().getSize()) == size,
                 'the display does not cover the screen')
    visit.choose('Коснитесь и играйте', 'English. Touch to play', 'More games', 'Dubblets, 1674',
                 'Dubblets, 1674', 'Two players')
    visit.wait('Start over')
    visit.press(visit.window)  # skips the first steps, nothing else
    visit.wait('Throw')
    visit.play()
    visit.wait('Play again')
    visit.press(visit.find('Finish'))
    visit.wait('Коснитесь и играйте')
    counted = bus.wait_for(visits, 'the visit is not counted')
    print('%5.1f s: %s' % (time.monotonic() - visit.begun, counted))
    language, game, throws, finished = counted[0]
    if len(counted) != 1 or (language, game, finished) != ('en', 'cotton', 1) or throws < 5:
        raise AssertionError('a different visit was counted: %s' % counted)
    if kept(visit.app):
        raise AssertionError('the display keeps ' + ', '.join(kept(visit.app)))
    return 0


bus.run(main)
