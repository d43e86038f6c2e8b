#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Plays whole games over the accessibility bus and checks their announcements.

hear_games.py PROGRAM LANGUAGE [--write]

Compares each game with its transcript in heard/, which has one sentence per line. --write
regenerates the transcripts; proofread them before committing. Also checks that every throw and play
is announced once, in order, with its player and in whole sentences of the language, and that the
result is announced last.
"""
import argparse
import os
import re
import sys
import time

import bus

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'heard')


class Game:
    def __init__(self, seed, named, claims=False):
        self.seed, self.named, self.claims = seed, named, claims


GAMES = {
    'cotton': Game(1, True),
    'charpentier': Game(1, False, claims=True),
    'fiske': Game(2, True),
    'alfonso-race': Game(3, False),
}
COLOURS = {'en': ('White', 'Black'), 'ru': ('Белые', 'Чёрные')}
NAMES = {'en': ('Anne', 'Ben'), 'ru': ('Анна', 'Борис')}

# Sentences that report throws and plays. The player is the first group, if any.
THROWN = {'en': r'^(\w+) throws ([^.]+)\.$', 'ru': r'^(\w+): бросок ([^.]+)\.$'}
TIE = {'en': r'^\w+ and \w+ both throw (\d)\.$', 'ru': r'^\w+ и \w+: поровну, (\d)\.$'}
LEAD = {'en': r'^\w+ throws (\d), \w+ throws (\d)\.$', 'ru': r'^\w+: (\d)\.$'}
PLAYED = {
    'en': r'^(\w+) (?:(?:lays a man down on|stacks a man on|bears a man off from) point (\d+)'
          r'|moves a man from point (\d+) to \d+)\.$',
    'ru': r'^(\w+): шашка (?:(?:положена на пункт|снова в стопке на пункте|снята с пункта)'
          r' (\d+)|идёт с пункта (\d+) на \d+)\.$',
}
WON = {'en': r'^(\w+) has no men left, and wins!$', 'ru': r'^(\w+): шашек не осталось\.$'}
RESULT = {'en': 2, 'ru': 3}  # number of sentences about the result, from WON on, without the luck


def sentences(text):
    return re.split(r'(?<=[.!?…]) +', text)


def digits(text):
    return [int(each) for each in re.findall(r'\d+', text)]


class Player:
    """Plays one game over the bus. `done` lists the actions that must be announced."""

    def __init__(self, program, name, language):
        game = GAMES[name]
        self.name, self.game, self.language = name, game, language
        self.players = (NAMES if game.named else COLOURS)[language]
        settings = '\n[table]\nstart-plate="false"\nfirst-steps="true"\n'
        if game.named:
            settings += '\n[players]\nwhite="%s"\nblack="%s"\n' % self.players
        if game.claims:
            settings += '\n[rulings]\n%s\\claim="claimed"\n' % name
        self.app = bus.Program(
            program, ['--ruleset', name, '--seed', str(game.seed)], language, settings)
        self.board = bus.Board(self.app)
        self.done = []
        self.claimed = []  # one bool per claim: whether it was accepted

    def heard(self, since=0):
        return [each for text in self.app.heard[since:] for each in sentences(text)]

    def until_announced(self, since, wanted=None):
        """Waits for an announcement after the first `since` ones.

        If `wanted` is given, waits until the sentence that it returns has been announced.
        """
        until = time.monotonic() + bus.DEADLINE
        seen = since
        while True:
            if len(self.app.heard) > seen:
                seen = len(self.app.heard)
                if wanted is None or wanted() in self.heard(since):
                    return
            if time.monotonic() > until:
                raise TimeoutError('%s: expected %s, heard “%s”' % (
                    self.name, 'an announcement' if wanted is None else '“%s”' % wanted(),
                    ' '.join(self.heard(since))))
            yield

    def after(self, press):
        """Calls press() and waits until the prompt shown below the board is announced."""
        before = len(self.app.heard)
        press()
        yield from self.until_announced(before, lambda: sentences(self.board.status())[-1])

    def play(self):
        yield from self.until_announced(0)
        while self.board.box() is not None or self.board.playable():
            if self.game.claims and self.board.box() is not None:
                yield from self.claim()
            yield from self.after(self.go_on)

    def go_on(self):
        """Throws if due, then plays all men without waiting, for a single announcement."""
        side = self.board.box()
        if side is not None:
            self.throw(side)
        while self.board.box() is None:
            point = self.board.playable(len(self.done))
            if point is None:
                return
            self.play_man(point)
            bus.pump()

    def throw(self, side):
        bus.press(self.board.boxes[side])
        bus.pump()
        of, dice = self.board.dice().split(';')[0].split(':')
        if ' ' in of:  # "Dice for the lead" rather than "Dice"
            self.done.append(('lead', sorted(digits(dice))))
        else:
            self.done.append(('throw', self.players[side], dice.strip()))
        self.thrown = len(self.done)

    def play_man(self, point):
        whose, where = bus.name_of(point).split(':')[:2]
        actions = point.queryAction().nActions
        bus.press(point, 1 if actions > 1 else 0)  # the first of several has no number
        self.done.append(('play', whose, digits(where)[0]))

    def claim(self):
        """Claims each number that the thrower has not used for the other player.

        Does not check whether a claim is valid, so some are refused.
        """
        kind, *of = self.done[self.thrown - 1] if self.done else ('nothing', '', '')
        if kind != 'throw' or len(digits(of[1])) != 2:  # doublets may be spelt out
            return
        numbers = set(digits(of[1])) - {deed[2] for deed in self.done[self.thrown:]}
        for point in self.board.points:
            before = bus.name_of(point)
            whose, where = before.split(':')[:2]
            number = digits(where)[0]
            if whose != of[0] and number in numbers and self.board.box() is not None \
                    and bus.can_press(point):
                heard = len(self.app.heard)
                bus.press(point)
                yield from self.until_announced(heard)
                taken = bus.name_of(point) != before
                self.claimed.append(taken)
                if taken:
                    self.done.append(('play', whose, number))


def announced_actions(lines, language):
    """Returns the throws and plays in a transcript, in the format of Player.done."""
    found = []
    for line in lines:
        lead, tie, thrown, played = (
            re.match(form[language], line) for form in (LEAD, TIE, THROWN, PLAYED))
        if tie:
            found.append(('lead', digits(line) * 2))
        elif lead and found and found[-1][0] == 'lead' and len(found[-1][1]) == 1:
            found[-1] = ('lead', sorted(found[-1][1] + digits(line)))  # one sentence per player
        elif lead:
            found.append(('lead', sorted(digits(line))))
        elif thrown:
            found.append(('throw', *thrown.groups()))
        elif played:
            found.append(('play', played[1], digits(line)[0]))
    return found


def check(player):
    """Checks a player's transcript and returns its faults."""
    lines = player.heard()
    wrong = []
    for nth, line in enumerate(lines):
        if not re.search(r'[.!?…]$', line):
            wrong.append('incomplete sentence: ' + line)
        if re.search(r'<\w|&\w+;|%\d|%n', line):
            wrong.append('markup or placeholder: ' + line)
        if player.language == 'ru' and nth > 0 and re.search('[A-Za-z]', line):  # line 0: a name
            wrong.append('not Russian: ' + line)
        if player.language == 'en' and re.search('[А-Яа-я]', line):
            wrong.append('not English: ' + line)
        if re.search(r"['\"]|  ", line):
            wrong.append('straight quote or double space: ' + line)
    heard = announced_actions(lines, player.language)
    for nth, (did, tells) in enumerate(zip(player.done, heard), 1):
        if did != tells:
            wrong.append('action %d was %s, but announced as %s' % (nth, did, tells))
            break
    if len(player.done) != len(heard):
        wrong.append('%d throws and plays, but %d announced' % (len(player.done), len(heard)))
    if player.game.claims and set(player.claimed) != {True, False}:
        wrong.append('no claim was %s' % ('refused' if True in player.claimed else 'accepted'))
    won = [line for line in lines if re.match(WON[player.language], line)]
    end = [each for text in player.app.heard[-2:] for each in sentences(text)]
    if len(won) != 1 or won[0] not in end:
        wrong.append('the winner is not announced exactly once, at the end')
    return wrong


def end_of_result(player):
    """Returns the number of sentences up to the result, or None if there is no result yet."""
    for nth, line in enumerate(player.heard()):
        if re.match(WON[player.language], line):
            return nth + RESULT[player.language]
    return None


def compare(player, write):
    path = os.path.join(FOLDER, '%s.%s.txt' % (player.name, player.language))
    lines = player.heard()
    # Luck is announced only if it has been computed in time.
    lines = lines[:end_of_result(player)]
    if write:
        with open(path, 'w', encoding='utf-8') as file:
            file.write('\n'.join(lines) + '\n')
        return []
    with open(path, encoding='utf-8') as file:
        kept = file.read().splitlines()
    for nth, (now, then) in enumerate(zip(lines, kept), 1):
        if now != then:
            return ['%s:%d: heard “%s”, not “%s”' % (path, nth, now, then)]
    return [] if len(lines) == len(kept) else [
        '%s: heard %d sentences, not %d' % (path, len(lines), len(kept))]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('program')
    parser.add_argument('language', choices=sorted(NAMES))
    parser.add_argument('--write', action='store_true')
    parser.add_argument('--game', choices=sorted(GAMES))
    options = parser.parse_args()
    players = [Player(options.program, name, options.language)
               for name in GAMES if options.game in (None, name)]
    going = {player: player.play() for player in players}
    while going:
        bus.pump()
        for player in list(going):
            if next(going[player], player) is player:
                del going[player]
    wrong = []
    for player in players:
        bus.wait_for(player.board.panel, player.name + ': no panel appears at the end')
        bus.wait_for(lambda: len(player.heard()) >= (end_of_result(player) or sys.maxsize),
                     player.name + ': the result is not announced')
        found = check(player) + compare(player, options.write)
        print('%s, %s: %d sentences about %d actions, %s' % (
            player.name, player.language, len(player.heard()), len(player.done),
            'correct' if not found else 'WRONG'))
        wrong += found
    for each in wrong:
        print('FAIL: ' + each)
    return 1 if wrong else 0


bus.run(main)
