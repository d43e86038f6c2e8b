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
TABS = 6      # until the names of both players have had the focus
FEW = 40      # events in SETTLING

events = []


def record(event):
    events.append(event)


def listen():
    pyatspi.Registry.registerEventListener(
        record, 'object:state-changed:focused', 'object:text-caret-moved',
        'object:property-change:accessible-name', 'object:property-change:accessible-value',
        'object:property-change:accessible-description')


def settle(seconds=SETTLING):
    until = time.monotonic() + seconds
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


def check_fields(program):
    app = bus.Program(program, [], 'en', '\n[table]\nstart-plate="false"\nfirst-steps="true"\n')
    bus.Board(app)
    app.come_forward()
    bus.press(find(app, pyatspi.ROLE_MENU_ITEM, 'Settings', is_shown=False))
    find(app, pyatspi.ROLE_TEXT, 'Name of White')
    events.clear()
    wrong = []
    for _ in range(TABS):
        type_tab()
        settle(1)
        own = [each.type for each in events if each.source.getRole() == pyatspi.ROLE_TEXT]
        events.clear()
        if own and 'focused' not in own[0]:
            wrong.append('a field reports, in this order: %s' % ', '.join(own))
    app.end()
    return wrong


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
    wrong = check_fields(sys.argv[1]) + check_laboratory(sys.argv[1])
    for each in wrong:
        print('FAIL: ' + each)
    return 1 if wrong else 0


bus.run(main)
