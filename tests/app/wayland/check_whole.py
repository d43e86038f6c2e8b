#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Checks that the window fits a small Wayland screen: check_whole.py PROGRAM WxH

The window must contain its menus and the strip below the board, and must fit the screen with its
frame. If the compositor supports screenshots (grim), the strip must be visible in one, too, because
the first frame is painted before the window learns its maximum size.
"""
import os
import re
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'bus'))
os.environ['WAYLAND_DEBUG'] = 'client'  # logs the requests to the compositor
import bus  # noqa: E402  after the environment is set
import pyatspi  # noqa: E402

IN_CAGE = 'WLR_BACKENDS' in os.environ  # cage gives its single window the whole screen
EDGE = (0x7e, 0x65, 0x38)  # colour of the strip's edge: theme::Brass.darker(160)


def size_of(element):
    place = element.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    return place.x, place.y, place.width, place.height


def holds(outer, inner):
    x, y, width, height = inner
    return width > 0 and height > 0 and x >= 0 and y >= 0 and \
        x + width <= outer[0] and y + height <= outer[1]


class Window:
    def __init__(self, program, screen):
        self.screen = screen
        self.app = bus.Program(
            program, ['--ruleset', 'cotton', '--seed', '7'], 'en', '\n[table]\nfirst-steps="true"\n',
            keeps_log=True, look='lamp')
        self.element = self.app.window()
        self.strip = self.part(pyatspi.ROLE_TOOL_BAR)
        self.menus = self.part(pyatspi.ROLE_MENU_BAR)

    def part(self, role):
        return bus.wait_for(lambda: next(
            (each for each in bus.children(self.element) if each.getRole() == role), None),
            'the window has no %s' % role)

    def with_frame(self):
        """Returns the size of the window with its frame: that of the last attached buffer.

        The window geometry is unreliable: Qt 6.4 sometimes does not update it if the window grows
        during its first paint.
        """
        log = self.app.log()
        surface = re.search(r'get_xdg_surface\(new id xdg_surface@\d+, (wl_surface@\d+)\)', log)
        sizes, last = {}, None
        for line in log.splitlines() if surface else ():
            made = re.search(r'create_buffer\(new id (wl_buffer@\d+), \d+, (\d+), (\d+), ', line)
            handed = re.search(surface[1] + r'\.attach\((wl_buffer@\d+), ', line)
            if made:
                sizes[made[1]] = int(made[2]), int(made[3])
            elif handed:
                last = sizes[handed[1]]
        return last

    def is_whole(self):
        inside = size_of(self.element)[2:]
        framed = self.with_frame()
        fits = framed == self.screen if IN_CAGE else \
            framed is not None and holds(self.screen, (0, 0, *framed))
        return fits and holds(framed, (0, 0, *inside)) and \
            holds(inside, size_of(self.strip)) and holds(inside, size_of(self.menus))

    def description(self):
        return 'window %s, with frame %s, strip %s, menus %s' % (
            size_of(self.element)[2:], self.with_frame(), size_of(self.strip), size_of(self.menus))

    def edge_in_picture(self):
        """Returns the y coordinate of the strip in a screenshot, or None if it is not visible."""
        path = os.path.join(os.environ['XDG_RUNTIME_DIR'], 'screen.ppm')
        subprocess.run(['grim', '-t', 'ppm', path], check=True, stderr=subprocess.DEVNULL)
        with open(path, 'rb') as file:
            picture = file.read()
        head = re.match(rb'P6\s(\d+)\s(\d+)\s255\s', picture)
        width, height = int(head[1]), int(head[2])
        if (width, height) != self.screen:
            return None
        pixels = picture[head.end():]
        for y in reversed(range(height)):
            row = pixels[3 * y * width:3 * (y + 1) * width]
            near = sum(all(abs(row[3 * x + part] - EDGE[part]) < 4 for part in range(3))
                       for x in range(0, width, 8))
            if near * 8 > width * 0.9:
                return y
        return None


def main():
    window = Window(sys.argv[1], tuple(int(each) for each in sys.argv[2].split('x')))
    bus.wait_for(window.is_whole, lambda: 'the window does not fit: ' + window.description())
    print(window.description())
    if shutil.which('grim') and IN_CAGE:
        edge = bus.wait_for(window.edge_in_picture, 'the strip is not visible in the screenshot')
        height = size_of(window.strip)[3]
        print('strip %d pixels high, at y = %d in the screenshot' % (height, edge))
        if edge + height > window.screen[1]:
            raise AssertionError('the strip is cut off')
    return 0


bus.run(main)
