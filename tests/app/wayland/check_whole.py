#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Whether the window is whole on a small Wayland screen: check_whole.py PROGRAM WxH

Its menus and the strip under the board lie in it, and it lies, with its frame, on the screen. Where
the compositor shows its screen (grim), the strip is looked for in the picture, too: the first one
is painted before the window has heard how large it may be.
"""
import os
import re
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'bus'))
os.environ['WAYLAND_DEBUG'] = 'client'  # what the programme asks the compositor for
import bus  # noqa: E402  after what it starts with is set
import pyatspi  # noqa: E402

EDGE = (0x7e, 0x65, 0x38)  # of the strip: theme::Brass.darker(160)


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
        self.programme = bus.Programme(
            program, ['--ruleset', 'cotton', '--seed', '7'], 'en', '\n[table]\nfirst-steps="true"\n',
            keeps_log=True, look='lamp')
        self.element = self.programme.window()
        self.strip = self.part(pyatspi.ROLE_TOOL_BAR)
        self.menus = self.part(pyatspi.ROLE_MENU_BAR)

    def part(self, role):
        return bus.wait_for(lambda: next(
            (each for each in bus.children(self.element) if each.getRole() == role), None),
            'a part of the window is missing')

    def with_frame(self):
        """Its size with the frame around it, as it last told the compositor."""
        found = re.findall(r'set_window_geometry\(-?\d+, -?\d+, (\d+), (\d+)\)', self.programme.log())
        return tuple(int(each) for each in found[-1]) if found else None

    def is_whole(self):
        inside = size_of(self.element)[2:]
        framed = self.with_frame()
        self.measured = 'window %s, with frame %s, strip %s, menus %s' % (
            inside, framed, size_of(self.strip), size_of(self.menus))
        return framed is not None and holds(self.screen, (0, 0, *framed)) and \
            holds(framed, (0, 0, *inside)) and holds(inside, size_of(self.strip)) and \
            holds(inside, size_of(self.menus))

    def edge_in_picture(self):
        """The height at which the strip begins in a picture of the screen; none where it is not."""
        path = os.path.join(os.environ['XDG_RUNTIME_DIR'], 'screen.ppm')
        subprocess.run(['grim', '-t', 'ppm', path], check=True, stderr=subprocess.DEVNULL)
        with open(path, 'rb') as file:
            picture = file.read()
        head = re.match(rb'P6\s(\d+)\s(\d+)\s255\s', picture)
        width, height = int(head[1]), int(head[2])
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
    window.is_whole()
    bus.wait_for(window.is_whole, 'the window is not whole')
    print(window.measured)
    if shutil.which('grim') and 'WLR_BACKENDS' in os.environ:
        edge = bus.wait_for(window.edge_in_picture, 'the strip is not in the picture')
        height = size_of(window.strip)[3]
        print('in the picture the strip, %d high, begins at %d' % (height, edge))
        if edge + height > window.screen[1]:
            raise AssertionError('the strip is cut off')
    return 0


bus.run(main)
