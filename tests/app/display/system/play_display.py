#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""A visit to the museum display, whole, as strangers make it: play_display.py PROGRAM WxH

From the table that plays by itself through language, table, game and players, past the first steps,
through a game to its end, and back. Presses and keys are real ones, of the X server that the
compositor is a window of (OUTSIDE); an accessibility bus tells what is there to be pressed, and
pictures whether it is seen. Afterwards the visit has been counted, and nothing else is kept.
"""
import json
import os
import re
import sqlite3
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'bus'))
import bus  # noqa: E402  where it lies is told above
import pyatspi  # noqa: E402

FOLDER = os.environ['XDG_RUNTIME_DIR']
VISITS = FOLDER + '/visits.db'
CONFIG = {
    'languages': ['ru', 'en'],
    'ruleSets': ['fiske', 'cotton', 'holme'],  # two at one table
    'speed': 'off',
    'lighting': 'high-contrast',  # drawn soonest
    'volume': 0,
    'times': {'attractPause': 1},
    'statistics': {'on': True, 'file': VISITS},
}
PRESSED_MEN = 4  # by a finger each; the rest of the game goes on by the space bar
MOST_KEYS = 3000


def outside(*what):
    subprocess.run(['xdotool', *what], check=True,
                   env=dict(os.environ, DISPLAY=os.environ['OUTSIDE']))


def now_and_then(what, told):
    """bus.wait_for what takes some work to find out."""
    def asked():
        time.sleep(0.05)
        return what()
    return bus.wait_for(asked, told)


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
        self.programme = bus.Programme(program, [config], 'en', keeps_log=True)
        self.window = self.programme.window()
        self.seen = None
        self.begun = time.monotonic()

    def find(self, name, within=None):
        """A button so called that can be pressed, and is not one of the board's."""
        for each in bus.children(within or self.window):
            if not bus.has(each, pyatspi.STATE_SHOWING) or each.childCount > 15:
                continue
            is_button = each.getRole() in (pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_CHECK_BOX)
            found = each if is_button and each.name.startswith(name) else self.find(name, each)
            if found:
                return found
        return None

    def wait(self, name):
        """Until there is such a button, and the picture is another than before."""
        button = now_and_then(lambda: self.find(name), 'nothing is called ' + name)
        before = self.seen

        def changed():
            self.seen = picture()
            return self.seen != before
        now_and_then(changed, name + ' is not to be seen')
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
        """Where all men are, as the board tells it."""
        return [bus.name_of(each) for each in self.board.points + self.board.boxes]

    def act(self):
        """A throw or a man, by a finger; whether it was a man."""
        throw = self.find('Throw')
        if throw is not None and bus.can_press(throw):
            dice = self.board.dice()
            self.press(throw)
            bus.wait_for(lambda: self.board.dice() != dice or self.board.playable(),
                         'the dice do not fall')
            return False
        point = bus.wait_for(self.board.playable, 'there is nothing to do')
        before = self.men()
        self.press(point)
        bus.wait_for(lambda: self.men() != before, bus.name_of(point) + ' is not played')
        return True

    def play(self):
        self.board = bus.Board(self.programme)
        played = 0
        while played < PRESSED_MEN:
            played += self.act()
        print('played', played, 'men by a finger')
        keys = 0
        while self.board.box() is not None or self.board.playable():
            outside('key', *['space'] * 10)
            keys += 10
            bus.pump()
            if keys > MOST_KEYS:
                raise AssertionError('the game does not end')
        print('the rest took up to %d keys' % keys)


def visits():
    """Those that were counted: language, game, throws, whether the game was finished."""
    with sqlite3.connect(VISITS) as database:
        return database.execute(
            'SELECT l.name, g.name, throws, finished FROM visits'
            ' JOIN names l ON l.id = language JOIN names g ON g.id = game').fetchall()


def kept(programme):
    """The files of its own that are not pictures of tables."""
    own = {'doublets.ini', 'log'}  # put there before it started
    return [name for folder, _, files in os.walk(programme.folder) for name in files
            if name not in own and not folder.endswith('/pictures')]


def main():
    visit = Visit(sys.argv[1])
    size = [int(each) for each in sys.argv[2].split('x')]
    bus.wait_for(lambda: list(visit.window.queryComponent().getSize()) == size,
                 'the display does not cover the screen')
    visit.choose('Коснитесь и играйте', 'English', 'Dubblets, 1674', 'Dubblets, 1674', 'Two players')
    visit.press(visit.wait('Start over'))  # which skips the first steps, and nothing else
    visit.wait('Throw')
    visit.play()
    visit.wait('Play again')
    visit.press(visit.find('Finish'))
    visit.wait('Коснитесь и играйте')
    counted = bus.wait_for(visits, 'the visit is not counted')
    print('%5.1f s: %s' % (time.monotonic() - visit.begun, counted))
    language, game, throws, finished = counted[0]
    if len(counted) != 1 or (language, game, finished) != ('en', 'cotton', 1) or throws < 5:
        raise AssertionError('that was not the visit')
    if kept(visit.programme):
        raise AssertionError('it keeps ' + ', '.join(kept(visit.programme)))
    return 0


bus.run(main)
