#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Plays a whole game by keyboard and writes down what Orca says.

at_bus 1280x800 hear_orca.py PROGRAM GAME [--seed SEED]

Writes heard/GAME.orca.txt, which has one utterance per line, without the keys.
Proofread it before committing. Not part of the test suite, because it requires Orca, openbox and
xdotool.
"""
import argparse
import os
import re
import subprocess
import tempfile
import time

import bus

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'heard')
QUIET = 1.5  # seconds without speech after which Orca has said everything
MAX_KEYS = 400

CUSTOMIZATIONS = """
from orca import speech

class Silence:
    def __getattr__(self, name):
        return lambda *arguments, **options: None

speech.init = speech.shutdown = lambda: None
speech._speechserver = Silence()
"""


class Orca:
    """A running Orca, without a voice. Reads its utterances from its log."""

    def __init__(self):
        folder = tempfile.mkdtemp(prefix='doublets-orca-')
        self._path = folder + '/log'
        with open(folder + '/orca-customizations.py', 'w', encoding='utf-8') as file:
            file.write(CUSTOMIZATIONS)
        subprocess.run(['gsettings', 'set', 'org.gnome.desktop.interface',
                        'toolkit-accessibility', 'true'], check=True)
        self._process = subprocess.Popen(
            ['orca', '--user-prefs', folder, '--debug-file', self._path],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._position = 0
        until = time.monotonic() + bus.DEADLINE
        while not (os.path.exists(self._path) and self._new()):
            if time.monotonic() > until or self._process.poll() is not None:
                raise TimeoutError('Orca says nothing; is another Orca running?')
            time.sleep(0.05)

    def _new(self):
        with open(self._path, encoding='utf-8', errors='replace') as file:
            file.seek(self._position)
            text = file.read()
            whole = text[:text.rfind('\n') + 1]
            self._position += len(whole.encode('utf-8', errors='replace'))
        return re.findall(r"SPEECH OUTPUT: '(.*)'\{", whole)

    def utterances(self):
        """Returns the utterances since the last call, once Orca is quiet."""
        said = []
        last = time.monotonic()
        while time.monotonic() < last + QUIET:
            new = self._new()
            if new:
                said += new
                last = time.monotonic()
            time.sleep(0.05)
        return said

    def terminate(self):
        self._process.kill()  # it may be waiting for a voice

    def wait(self):
        self._process.wait()


class Transcript:
    def __init__(self, orca):
        self._orca = orca
        self.lines = []
        self._listen()

    def _listen(self):
        said = [each.strip() for each in self._orca.utterances()]
        self.latest = ' '.join(said)
        self.lines += said

    def press(self, key):
        subprocess.run(['xdotool', 'key', key], check=True)
        self._listen()
        self.lines = [each for each in self.lines if each.lower() != key.lower()]  # Orca repeats keys

    def await_choices(self):
        """Waits until the choices after the end have the focus, which follows the result."""
        until = time.monotonic() + bus.DEADLINE
        while 'Play again' not in self.latest and time.monotonic() < until:
            self._listen()


def claimable(text):
    """Returns the unused numbers in `text` that have just been announced."""
    found = re.search(r'leaves ([^.]+) unused', text)
    return sorted(set(re.findall(r'\d', found[1])), reverse=True) if found else []


def play(transcript):
    for _ in range(MAX_KEYS):
        numbers = claimable(transcript.latest)
        for number in numbers:
            transcript.press(number)
            transcript.press('Return')
        transcript.press('space')
        if 'wins!' in transcript.latest:
            transcript.await_choices()
            return
    raise TimeoutError('the game does not end')


def start(options):
    """Starts the program without bus.Program, whose listener would make Orca wait."""
    folder = tempfile.mkdtemp(prefix='doublets-bus-')
    os.makedirs(folder + '/doublets')
    with open(folder + '/doublets/doublets.ini', 'w', encoding='utf-8') as file:
        file.write(bus.SETTINGS.format(language='en', look='high-contrast') +
                   '\n[table]\nstart-plate="false"\nfirst-steps="true"\n'
                   '\n[rulings]\n%s\\claim="claimed"\n' % options.game)
    own = dict(os.environ, HOME=folder, XDG_CONFIG_HOME=folder, XDG_DATA_HOME=folder)
    return subprocess.Popen(
        [options.program, '--ruleset', options.game, '--seed', options.seed], env=own,
        stderr=subprocess.DEVNULL)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('program')
    parser.add_argument('game')
    parser.add_argument('--seed', default='1')
    options = parser.parse_args()
    manager = subprocess.Popen(['openbox'], stderr=subprocess.DEVNULL)
    orca = Orca()
    program = start(options)
    transcript = Transcript(orca)
    play(transcript)
    with open(os.path.join(FOLDER, options.game + '.orca.txt'), 'w', encoding='utf-8') as file:
        file.write('\n'.join(transcript.lines) + '\n')
    for each in (program, orca, manager):
        each.terminate()
        each.wait()
    return 0


bus.run(main)
