#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Visits the window's views over the accessibility bus and checks the tree of each view.

check_tree.py PROGRAM [--dump]

Focusable elements must have a name and a place, buttons an action; a hidden element must not have
the focus; siblings must have different names. --dump prints each tree.
"""
import argparse

import pyatspi

import bus

NAMED = {getattr(pyatspi, 'ROLE_' + role) for role in (
    'PUSH_BUTTON', 'TOGGLE_BUTTON', 'CHECK_BOX', 'RADIO_BUTTON', 'COMBO_BOX', 'LIST', 'LIST_ITEM',
    'PAGE_TAB', 'MENU_ITEM', 'CHART', 'IMAGE', 'TABLE', 'TABLE_CELL', 'TABLE_COLUMN_HEADER',
    'TABLE_ROW_HEADER', 'TEXT', 'SLIDER', 'SPIN_BUTTON', 'PROGRESS_BAR', 'DIALOG', 'NOTIFICATION')}
# Roles whose siblings may share a name, such as cells with equal figures.
ALIKE = {pyatspi.ROLE_TABLE_CELL, pyatspi.ROLE_LABEL}
# Roles to which Qt gives states of its own: the current item is focused, and a covered one enabled.
CURRENT = {pyatspi.ROLE_PAGE_TAB, pyatspi.ROLE_LIST_ITEM, pyatspi.ROLE_TABLE_CELL}


def attributes_of(text, offset):
    """Returns the text attributes of a character as a dictionary."""
    return dict(each.strip().split(':', 1) for each in text.getAttributes(offset)[0].split(';')
                if ':' in each)


class Seen:
    """A snapshot of an element, which is visible if it and all its ancestors are showing."""

    def __init__(self, element, above=None, deep=False):
        element.clearCache()
        self.element, self.above = element, above
        self.role, self.name = element.getRole(), element.name
        self.states = set(element.getState().getStates())
        self.is_window = above is not None and above.above is None
        is_above_seen = above is None or above.is_seen
        self.is_seen = is_above_seen and (above is None or pyatspi.STATE_SHOWING in self.states)
        self.children = []
        if self.is_seen or (deep and self.role != pyatspi.ROLE_POPUP_MENU):
            self.children = [Seen(each, self, deep) for each in bus.children(element)]

    def all(self):
        yield self
        for child in self.children:
            yield from child.all()

    def __str__(self):
        names = [] if self.above is None else [str(self.above)]
        return ' / '.join(names + ['%s “%s”' % (self.element.getRoleName(), self.name[:50])])

    def dump(self, depth=0):
        if self.is_seen:
            states = sorted(pyatspi.stateToString(each) for each in self.states)
            print('%s%s “%s” %s' % ('  ' * depth, self.element.getRoleName(), self.name,
                                    ' '.join(states)))
            for child in self.children:
                child.dump(depth + 1)


def faults_of(seen):
    """Yields the faults of a visible element."""
    can_focus = pyatspi.STATE_FOCUSABLE in seen.states
    if not seen.name and (can_focus or seen.role in NAMED or seen.is_window):
        yield 'has no name'
    if seen.role == pyatspi.ROLE_COMBO_BOX and not seen.element.queryText().getText(0, -1):
        yield 'does not expose its value'
    # Widgets covered by another tab are showing, but lie outside the window and are disabled.
    if can_focus and pyatspi.STATE_ENABLED in seen.states and seen.role not in CURRENT:
        place = seen.element.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        if place.width <= 0 or place.height <= 0 or place.x + place.width <= 0:
            yield 'is focusable but lies outside the window'
    if seen.role == pyatspi.ROLE_PUSH_BUTTON:
        can_press = 'Press' in [seen.element.queryAction().getName(nth)
                                for nth in range(seen.element.queryAction().nActions)]
        if can_press != (pyatspi.STATE_ENABLED in seen.states):
            yield 'is disabled but pressable' if can_press else 'is enabled but not pressable'
    if any(part in seen.name for part in ('%1', '%n', '</', '&amp;')):
        yield 'has a name with markup or placeholders'
    names = [(child.role, child.name) for child in seen.children
             if child.is_seen and child.name and child.role not in ALIKE]
    for _, name in sorted({each for each in names if names.count(each) > 1}):
        yield 'has several children named “%s”' % name


def faults_in(root):
    found = []
    focused = []
    for seen in root.all():
        if pyatspi.STATE_FOCUSED in seen.states:
            if not seen.is_seen:
                found.append('%s: has the focus but is hidden' % seen)
            # Focused elements without the focusable state only contain the focused element.
            if pyatspi.STATE_FOCUSABLE in seen.states and seen.role not in CURRENT:
                focused.append(str(seen))
        if seen.is_seen and seen.above is not None:
            found += ['%s: %s' % (seen, fault) for fault in faults_of(seen)]
    if len(focused) > 1:
        found.append('several elements have the focus: ' + '; '.join(focused))
    return found


class Visit:
    """A tour of the program's views that collects their faults in `wrong`."""

    def __init__(self, program, dump):
        self.program, self.dump = program, dump
        self.wrong = []

    def begin(self, arguments, settings=''):
        self.app = bus.Program(self.program, arguments, 'en', settings)
        self.board = bus.Board(self.app)
        self.app.come_forward()

    def named(self, role, name, showing=True, where=None):
        """Waits for an element of that role and name and returns it.

        A name that ends in * matches as a prefix.
        """
        def same(found):
            return found.startswith(name[:-1]) if name.endswith('*') else found == name

        def find():
            for each in bus.walk(where or self.app.at_bus):
                if each.getRole() == role and same(each.name) and \
                        (not showing or bus.has(each, pyatspi.STATE_SHOWING)):
                    return each
            return None
        return bus.wait_for(find, '“%s” not found' % name)

    def press(self, name, role=pyatspi.ROLE_PUSH_BUTTON, where=None):
        bus.press(self.named(role, name, where=where))

    def menu(self, name):
        bar = next(each for each in bus.children(self.app.window())
                   if each.getRole() == pyatspi.ROLE_MENU_BAR)
        bus.press(self.named(pyatspi.ROLE_MENU_ITEM, name, showing=False, where=bar))

    def want(self, holds, what):
        if not holds:
            self.wrong.append(what)

    def look(self, where, deep=False):
        """Checks all visible elements and, with `deep`, that no hidden element has the focus."""
        root = Seen(self.app.at_bus, deep=deep)
        if self.dump:
            print('== ' + where)
            root.dump()
        self.wrong += ['%s: %s' % (where, fault) for fault in faults_in(root)]
        return root

    def play(self, actions):
        for _ in range(actions):
            if self.board.box() is not None:
                bus.press(self.board.boxes[self.board.box()])
            elif self.board.playable():
                bus.press(self.board.playable())
            else:
                return

    # The views, in the order in which main() visits them.

    def start(self):
        self.begin([])
        self.named(pyatspi.ROLE_DIALOG, 'Doublets, home screen')
        self.look('home screen')
        self.press('Play a friend*')
        self.named(pyatspi.ROLE_DIALOG, 'New game')
        self.look('new game')
        self.press('Back')
        self.press('Learn*')
        self.named(pyatspi.ROLE_DIALOG, 'Learn a game')
        self.look('games to learn')
        self.press('Dubblets, The gambler’s game*')
        self.named(pyatspi.ROLE_DIALOG, 'First steps: 1 of 6*')
        self.look('first steps')
        self.app.end()

    def in_play(self):
        self.begin(['--ruleset', 'cotton', '--seed', '7'], '\n[table]\nfirst-steps="true"\n')
        self.play(6)
        self.want('left to play: ' in self.board.dice(), 'the dice do not say what is left to play')
        root = self.look('in play', deep=True)
        lines = [each.name for each in root.all()
                 if each.role == pyatspi.ROLE_LABEL and each.is_seen]
        self.want(lines.count(self.board.status()) == 2,
                  'the line below the board does not show the status')

    def beside(self):
        for name in ('Dice', 'Odds', 'Rules beside the board', 'Why?', 'Keyboard'):
            self.menu(name)
            self.look(name)

    def past(self):
        self.hear_focus(lambda: self.menu('Course of play'),
                        lambda name: name.split('.')[0].isdigit(),  # "2. White: 6 and 1"
                        'the current throw of the course of play does not report the focus')
        now = self.board.status()
        self.press('The opening throw*', pyatspi.ROLE_LIST_ITEM)
        bus.wait_for(lambda: self.board.status() != now, 'the opening throw is not shown')
        self.want(not self.board.playable() and self.board.box() is None,
                  'men can be played while the board shows a past throw')
        self.want(self.board.dice().startswith('Dice of the opening throw'),
                  'the board does not show the dice of the opening throw')
        self.look('looking back', deep=True)
        self.press('Latest throw')
        bus.wait_for(lambda: self.board.status() == now, 'the board does not return to the present')
        self.look('back in the present', deep=True)
        self.menu('Course of play')

    def settings(self):
        self.menu('Settings…')
        self.combo_box(self.named(pyatspi.ROLE_COMBO_BOX, 'Match'), 'a single game')
        for page in ('Players', 'Board', 'Sound and time', 'Language and text'):
            self.press(page, pyatspi.ROLE_PAGE_TAB)
            self.look('settings, ' + page)
        self.press('Close', where=self.named(pyatspi.ROLE_DIALOG, 'Settings'))

    def combo_box(self, box, value):
        """Opens and closes the list of a combo box, whose current item must report the focus."""
        found = box.queryText().getText(0, -1)
        self.want(found == value, '%s is “%s”, not “%s”' % (box.name, found, value))
        self.hear_focus(lambda: bus.press(box), lambda name: name == value,
                        'the current item in the list of %s does not report the focus' % box.name)
        bus.press(box)

    def hear_focus(self, act, is_wanted, wrong):
        """Calls act() and waits until an element with a wanted name reports that it has the focus."""
        focused = []
        note = focused.append
        pyatspi.Registry.registerEventListener(note, 'object:state-changed:focused')
        act()
        bus.wait_for(lambda: any(each.detail1 and is_wanted(each.source_name) for each in focused),
                     wrong)
        pyatspi.Registry.deregisterEventListener(note, 'object:state-changed:focused')

    def end(self):
        self.play(500)
        panel = bus.wait_for(self.board.panel, 'no panel appears over the board at the end')
        bus.wait_for(lambda: panel.name.endswith(' wins'),
                     'the panel at the end does not name the winner')
        self.want('to play' not in self.board.dice() and 'throws next' not in self.board.dice(),
                  'the dice of the finished game are called “%s”' % self.board.dice())
        self.look('the end', deep=True)

    def comparison(self):
        self.menu('Same dice, other rules…')
        self.named(pyatspi.ROLE_TABLE, 'Both games, throw by throw')
        bus.wait_for(lambda: bus.can_press(self.named(pyatspi.ROLE_PUSH_BUTTON,
                                                      'Save the other game…')),
                     'the other game cannot be saved')
        root = self.look('comparison')
        boards = [each.name for each in root.all() if len(each.children) > 15 and
                  each.role == pyatspi.ROLE_PANEL]
        self.want(len(set(boards)) == 3, 'boards do not have three different names: %s' % boards)

    def languages(self):
        """Foreign words have a language attribute; the words around them have none."""
        self.app.end()
        self.begin(['--ruleset', 'charpentier', '--seed', '7'], '\n[table]\nfirst-steps="true"\n')
        self.menu('Rules beside the board')
        text, whole = self.page('The source says:')
        for words, language in (('Dames rabattues', 'fr'), ('Le Jeu du Trictrac', 'fr'),
                                ('est pas obligé', 'fr'), ('In English: ', None),
                                ('The source says:', None)):
            at = whole.find(words)
            found = attributes_of(text, at).get('language')
            self.want(at >= 0 and found == language,
                      '“%s” on the page of rules has the language %s' % (words, found))
        at = foreign = 0
        while at < len(whole):
            end = max(at + 1, text.getAttributes(at)[2])
            foreign += end - at if attributes_of(text, at).get('language') else 0
            at = end
        self.want(0 < foreign < len(whole) / 2,
                  '%d of %d characters are foreign' % (foreign, len(whole)))

    def lines(self):
        """First steps can be read line by line."""
        self.menu('First steps…')
        text, whole = self.page('Press your dice box')
        read = ''
        while len(read) < len(whole):
            line, start, end = text.getTextAtOffset(len(read), pyatspi.TEXT_BOUNDARY_LINE_START)
            if start != len(read) or end <= start:
                break
            read += line
        self.want(read == whole, 'the lines of the first steps are “%s”, not “%s”' % (read, whole))

    def page(self, words):
        """Waits for a text that contains `words`; returns its text interface and the whole text."""
        def find():
            for each in bus.walk(self.app.window()):
                if 'Text' in pyatspi.listInterfaces(each):
                    whole = each.queryText().getText(0, -1)
                    if words in whole:
                        return each.queryText(), whole
            return None
        return bus.wait_for(find, 'no text contains “%s”' % words)

    def games(self):
        self.menu('New…')
        self.named(pyatspi.ROLE_DIALOG, 'All games')
        self.look('games')


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('program')
    parser.add_argument('--dump', action='store_true')
    options = parser.parse_args()
    visit = Visit(options.program, options.dump)
    for view in (visit.start, visit.in_play, visit.beside, visit.past, visit.settings, visit.end,
                 visit.comparison, visit.games, visit.languages, visit.lines):
        view()
    for each in visit.wrong:
        print('FAIL: ' + each)
    return 1 if visit.wrong else 0


bus.run(main)
