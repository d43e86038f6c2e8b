#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Checks the events that the program sends over the accessibility bus.

check_events.py PROGRAM

Checks that a text field reports its focus before its cursor, and that the laboratory sends few
events while it plays.
"""
import sys
import time

import pyatspi

import bus

TAB = 0xff09  # XK_Tab
SETTLING = 3  # seconds until the events of an action have arrived
FEW = 40      # events in SETTLING

events = []


def record(event):
    events.append(event)


def listen():
    pyatspi.Registry.registerEventListener(
        record, 'object:state-changed:focused', 'object:text-caret-moved',
        'object:property-change:accessible-name', 'object:property-change:accessible-value',
        'object:property-change:accessible-description')


def settle():
    until = time.monotonic() + SETTLING
    while time.monotonic() < until:
        bus.pump()


def find(app, role, name, is_shown=True):
    def search():
        for window in bus.children(app.at_bus):
            for each in bus.walk(window):
                if each.getRole() == role and name in each.name and \
                        (not is_shown or bus.has(each, pyatspi.STATE_SHOWING)):
                    return each
        return None
    return bus.wait_for(search, 'no “%s” appeared' % name)


def type_tab():
    pyatspi.Registry.generateKeyboardEvent(TAB, None, pyatspi.KEY_SYM)


def check_field(program):
    app = bus.Program(program, [], 'en', '\n[table]\nfirst-steps="true"\n')
    app.come_forward()
    bus.press(find(app, pyatspi.ROLE_PUSH_BUTTON, 'Play a friend'))
    bus.wait_for(lambda: bus.has(find(app, pyatspi.ROLE_RADIO_BUTTON, 'Two people'),
                                 pyatspi.STATE_FOCUSED), 'the chosen players have no focus')
    settle()
    events.clear()
    type_tab()
    bus.wait_for(lambda: any('focused' in each.type for each in events), 'the focus did not move')
    settle()
    own = [each.type for each in events if each.source.getRole() == pyatspi.ROLE_TEXT]
    app.end()
    if not own or 'focused' not in own[0]:
        return ['a field reports, in this order: %s' % ', '.join(own)]
    return []


def check_laboratory(program):
    app = bus.Program(program, ['--ruleset', 'alfonso-race'], 'en',
                      '\n[table]\nstart-plate="false"\nfirst-steps="true"\n')
    bus.Board(app)
    bus.press(find(app, pyatspi.ROLE_MENU_ITEM, 'Laboratory', is_shown=False))
    bus.press(find(app, pyatspi.ROLE_PUSH_BUTTON, 'Start'))
    settle()
    list(map(list, map(bus.walk, bus.children(app.at_bus))))  # as a screen reader explores them
    events.clear()
    settle()
    count = len(events)
    app.end()
    return ['the laboratory sends %d events in %d seconds' % (count, SETTLING)] * (count > FEW)


def main():
    listen()
    wrong = check_field(sys.argv[1]) + check_laboratory(sys.argv[1])
    for each in wrong:
        print('FAIL: ' + each)
    return 1 if wrong else 0


bus.run(main)
