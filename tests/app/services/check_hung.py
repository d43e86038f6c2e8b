#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Checks that services which accept connections but never answer do not block the program:
check_hung.py desktop|display PROGRAM [CASE...]

Starts the program in a real window under X11, first without any services, then once per case
(all of them by default) with a hung service. Prints how long the window took to appear and
how long each key took to change the picture. Exits with 1 if the window took more than EXTRA
seconds longer than without hung services, if a key took more than ANSWER seconds, if the program
did not end within ENDING seconds when asked to, or if the log does not name the hung service once,
in each of TRIES runs.
"""
import mmap
import os
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time
import zlib

EXTRA = 1.0  # seconds; a window appears in about 0.4 s, and within 1.5 s in any case
ANSWER = 1.0  # seconds; two thirds of the screen are repainted on a shared processor
ENDING = 3  # seconds
PATIENCE = 10  # seconds
WATCHED = 6  # seconds for which a display is watched
PAUSE = 4  # seconds; a display pauses for less between two throws
DEADLINE = 30  # seconds after which a start has failed
TRIES = 3
WIDTH, HEIGHT = 1024, 768

SETTINGS = """[General]
version="1"
language="en"

[motion]
speed="off"

[table]
first-steps="true"
start-plate="false"
look="high-contrast"
"""

# High contrast is painted fastest.
DISPLAY = '{"format": "doublets-display", "version": 1, "lighting": "high-contrast"}'


class Hung:
    """A socket whose connections are accepted by the kernel, but never answered."""

    def __init__(self, folder, name):
        self.path = os.path.join(folder, name)
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.bind(self.path)
        os.chmod(self.path, 0o777)
        self.socket.listen(64)


class Screen:
    """An X server without a screen, whose frame buffer can be read."""

    def __init__(self, folder):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ['Xvfb', '-displayfd', str(write), '-screen', '0', '%dx%dx24' % (WIDTH, HEIGHT),
             '-fbdir', folder, '-nolisten', 'tcp'], pass_fds=(write,), stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as number:
            self.display = ':' + number.readline().strip()
        with open(folder + '/Xvfb_screen0', 'rb') as file:
            self.memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        head = struct.unpack('>25I', self.memory[:100])
        self.begin, self.line = head[0] + head[19] * 12, head[12]

    def picture(self):
        return zlib.adler32(memoryview(self.memory)[self.begin:self.begin + self.line * HEIGHT])

    def rest(self, quiet=0.3):
        """Waits until the picture has been unchanged for `quiet` seconds and returns it."""
        last, since = self.picture(), time.monotonic()
        until = since + DEADLINE
        while time.monotonic() < min(since + quiet, until):
            now = self.picture()
            if now != last:
                last, since = now, time.monotonic()
            time.sleep(0.01)
        return last

    def changed(self, before, seconds):
        """Returns True if the picture changes from `before` within the given time."""
        until = time.monotonic() + seconds
        while self.picture() == before:
            if time.monotonic() > until:
                return False
            time.sleep(0.004)
        return True

    def longest_pause(self, seconds):
        """Returns the longest time in seconds without a change, within the given time."""
        longest, last, since = 0, self.picture(), time.monotonic()
        until = since + seconds
        while time.monotonic() < until:
            now = self.picture()
            if now != last:
                last, since = now, time.monotonic()
            longest = max(longest, time.monotonic() - since)
            time.sleep(0.01)
        return longest

    def press(self, *keys):
        subprocess.run(['xdotool', *keys], env=dict(os.environ, DISPLAY=self.display), check=True)

    def end(self):
        self.server.terminate()
        self.server.wait()


class Run:
    """A run of the program in a home folder of its own."""

    def __init__(self, screen, kind, program, folder, services):
        self.screen, self.kind = screen, kind
        os.makedirs(folder + '/doublets', exist_ok=True)
        with open(folder + '/doublets/doublets.ini', 'w', encoding='utf-8') as file:
            file.write(SETTINGS)
        with open(folder + '/display.json', 'w', encoding='utf-8') as file:
            file.write(DISPLAY)
        self.environment = {name: value for name, value in os.environ.items()
                            if not name.startswith(('DBUS_', 'XDG_', 'QT_', 'AT_SPI', 'SESSION_'))}
        nowhere = folder + '/nowhere'
        self.environment.update(
            HOME=folder, XDG_RUNTIME_DIR=folder, XDG_CONFIG_HOME=folder, XDG_DATA_HOME=folder,
            XDG_CACHE_HOME=folder, QT_QPA_PLATFORM='xcb', DISPLAY=screen.display,
            PULSE_SERVER='unix:' + nowhere, CUPS_SERVER=nowhere,
            SPEECHD_ADDRESS='unix_socket:' + nowhere,
            DBUS_SESSION_BUS_ADDRESS='unix:path=' + nowhere, QT_ACCESSIBILITY='1')
        self.environment.update(services)
        self.program, self.folder, self.log = program, folder, folder + '/log'
        self.process = None

    def start(self):
        """Returns the seconds until the window was painted, or None if it never was."""
        environment = dict(self.environment)
        notices, arguments = None, []
        if self.kind == 'display':
            arguments.append(self.folder + '/display.json')
            notices = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            notices.bind(self.folder + '/notify')
            environment.update(NOTIFY_SOCKET=self.folder + '/notify')
        else:
            environment.update(DOUBLETS_FIRST_FRAME='%dx%d' % (WIDTH, HEIGHT))
        begun = time.monotonic()
        with open(self.log, 'wb') as log:
            self.process = subprocess.Popen([self.program, *arguments], env=environment,
                                            stdout=subprocess.PIPE, stderr=log)
        took = self.seen(notices) and time.monotonic() - begun
        if notices:
            notices.close()
            os.unlink(self.folder + '/notify')
        return took

    def seen(self, notices):
        source = notices or self.process.stdout
        until = time.monotonic() + DEADLINE
        os.set_blocking(source.fileno(), False)
        while time.monotonic() < until and self.process.poll() is None:
            try:
                said = notices.recv(4096) if notices else source.read()
            except BlockingIOError:
                said = None
            if said and (b'READY=1' in said or b'seen' in said):
                return True
            time.sleep(0.004)
        return None

    def answers(self):
        """Returns the seconds until each press changed the picture, or None if it never did.

        For a display, which plays by itself at first, the first figure is its longest pause.
        """
        found = [self.screen.longest_pause(WATCHED)] if self.kind == 'display' else []
        for press in PRESSES[self.kind]:
            before = self.screen.rest() if self.kind == 'desktop' else self.screen.picture()
            begun = time.monotonic()
            self.screen.press(*press)
            changed = self.screen.changed(before, DEADLINE / 2)
            found.append(time.monotonic() - begun if changed else None)
        return found

    def end(self):
        """Ends the program. Returns the seconds taken, or None if it had to be killed."""
        begun = time.monotonic()
        if self.kind == 'display':
            self.process.terminate()
        else:
            self.screen.press('key', 'ctrl+q')
        try:
            status = self.process.wait(DEADLINE / 2)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            return None
        if status != 0:
            raise AssertionError('the program exited with %d' % status)
        return time.monotonic() - begun

    def wait_for_log(self, case):
        """Waits until the program logs that it has given up on a hung sound server."""
        until = time.monotonic() + PATIENCE
        while case in ('sound', 'all') and NAMES['sound'] not in self.stderr() and \
                time.monotonic() < until:
            time.sleep(0.05)

    def stderr(self):
        with open(self.log, encoding='utf-8') as file:
            return file.read()


class Bus:
    """A working session bus with one service."""

    def __init__(self, name, *arguments):
        read, write = os.pipe()
        self.jobs = [subprocess.Popen(
            ['dbus-daemon', '--session', '--nofork', '--print-address=%d' % write],
            pass_fds=(write,), stderr=subprocess.DEVNULL)]
        os.close(write)
        with os.fdopen(read) as text:
            self.address = text.readline().strip()
        own = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'own_name.py')
        self.jobs.append(subprocess.Popen(
            ['/usr/bin/python3', own, name, *arguments], stdout=subprocess.PIPE,
            env=dict(os.environ, DBUS_SESSION_BUS_ADDRESS=self.address)))
        if self.jobs[-1].stdout.readline() != b'owned\n':
            raise AssertionError('could not own %s on the bus' % name)

    def end(self):
        for job in reversed(self.jobs):
            job.kill()
            job.wait()


PRESSES = {
    # Throws, with a sound, then undoes and repeats the throw.
    'desktop': [('key', 'space'), ('key', 'ctrl+z'), ('key', 'space')],
    'display': [('mousemove', '400', '400', 'click', '1')],
}
A11Y, PORTAL = 'org.a11y.Bus', 'org.freedesktop.portal.Desktop'
# The services that can hang, with the environment variables that point to them. %s is the socket's
# path.
SOCKETS = {
    'sound': {'PULSE_SERVER': 'unix:%s'},
    'session bus': {'DBUS_SESSION_BUS_ADDRESS': 'unix:path=%s'},
    'accessibility bus': {'AT_SPI_BUS_ADDRESS': 'unix:path=%s'},
    'print server': {'CUPS_SERVER': '%s'},
    'speech': {'SPEECHD_ADDRESS': 'unix_socket:%s'},
    'session manager': {'SESSION_MANAGER': 'local/unix:%s'},
    # pretend_ibus() makes Qt believe that IBus is running with its bus at that address.
    'input method': {'QT_IM_MODULE': 'ibus'},
}
ON_A_BUS = {
    'accessibility service': lambda path: Bus(A11Y),
    'accessibility bus by its service': lambda path: Bus(A11Y, 'unix:path=' + path),
    'portal': lambda path: Bus(PORTAL),
}
CASES = [*SOCKETS, *ON_A_BUS, 'first instance', 'all']
UNKNOWN = {'display': ('first instance',)}  # cases that do not apply to a kind of program
# The names of missing services in the log. Other services are logged only when they are needed.
NAMES = {'sound': 'sound server', 'session bus': 'session bus',
         'accessibility bus': 'accessibility bus', 'accessibility service': 'accessibility bus',
         'accessibility bus by its service': 'accessibility bus',
         'session manager': 'session manager', 'input method': 'input method',
         'first instance': 'running instance'}


def pretend_ibus(folder, screen, path):
    """Creates the daemon and the address file by which Qt recognises a running IBus."""
    os.makedirs(folder + '/bin')
    os.symlink('/bin/true', folder + '/bin/ibus-daemon')
    os.makedirs(folder + '/ibus/bus')
    for machine in ('/etc/machine-id', '/var/lib/dbus/machine-id'):
        if os.path.exists(machine):
            with open(machine, encoding='ascii') as file:
                name = '%s-unix-%s' % (file.read().strip(), screen.display[1:])
            with open(folder + '/ibus/bus/' + name, 'w', encoding='ascii') as file:
                file.write('IBUS_ADDRESS=unix:path=%s\nIBUS_DAEMON_PID=%d\n' % (path, os.getpid()))


def measure(screen, kind, program, case):
    """Returns the times to the window, of the answers and of the end, in seconds, and the log."""
    folder = tempfile.mkdtemp(prefix='doublets-hung-')
    jobs, environment, hung = [], {}, {}
    for name in SOCKETS:
        if case in (name, 'all'):
            hung[name] = Hung(folder, name.replace(' ', '-'))
            for variable, value in SOCKETS[name].items():
                environment[variable] = value.replace('%s', hung[name].path)
    if 'input method' in hung:
        pretend_ibus(folder, screen, hung['input method'].path)
        environment['PATH'] = folder + '/bin:' + os.environ['PATH']
    if case in ON_A_BUS:
        hung[case] = Hung(folder, 'hung')
        jobs.append(ON_A_BUS[case](hung[case].path))
        environment['DBUS_SESSION_BUS_ADDRESS'] = jobs[-1].address
    first = None
    if case in ('first instance', 'all') and kind == 'desktop':
        first = Run(screen, kind, program, folder, {})
        first.start()
        first.process.send_signal(signal.SIGSTOP)
    run = Run(screen, kind, program, folder, environment)
    try:
        shown = run.start()
        if shown is None:
            return None, [], None, run.stderr()
        answers = run.answers()
        run.wait_for_log(case)
        return shown, answers, run.end(), run.stderr()
    finally:
        for job in [run.process] + ([first.process] if first else []):
            if job.poll() is None:
                job.kill()
                job.wait()
        for job in jobs:
            job.end()
        shutil.rmtree(folder, ignore_errors=True)


def faults(kind, case, usual, result):
    """Returns the faults of a run as texts."""
    shown, answers, ended, log = result
    if shown is None:
        return ['no window']
    found = []
    if shown > usual + EXTRA:
        found.append('the window came %.1f s later than usual' % (shown - usual))
    limits = [PAUSE, ANSWER] if kind == 'display' else [ANSWER] * len(answers)
    if any(each is None or each > limit for each, limit in zip(answers, limits)):
        found.append('a press was not answered in time')
    if ended is None or ended > ENDING:
        found.append('the program did not end in time')
    for name in [*SOCKETS, 'first instance'] if case == 'all' else [case]:
        if name in UNKNOWN.get(kind, ()):
            continue
        if name in NAMES and sum(NAMES[name] in line for line in log.splitlines()) != 1:
            found.append('the log does not name the %s once:\n%s' % (NAMES[name], log))
    return found


def seconds_text(seconds):
    return 'never' if seconds is None else '%.2f' % seconds


def main():
    kind, program, cases = sys.argv[1], sys.argv[2], sys.argv[3:] or CASES
    folder = tempfile.mkdtemp(prefix='doublets-screen-')
    screen, wrong = Screen(folder), []
    try:
        # A first run loads the program from the disk, which would slow down the measured ones.
        measure(screen, kind, program, 'none')
        usual = measure(screen, kind, program, 'none')[0] or 0
        for case in ['none', *(each for each in cases if each not in UNKNOWN.get(kind, ()))]:
            for attempt in range(TRIES):
                if attempt > 0:  # the machine may be busier than before
                    usual = max(usual, measure(screen, kind, program, 'none')[0] or 0)
                result = measure(screen, kind, program, case)
                print('%-34s window %5s s, answers %s s, end %s s' % (
                    case, seconds_text(result[0]), ' '.join(map(seconds_text, result[1])),
                    seconds_text(result[2])), flush=True)
                found = faults(kind, case, usual, result)
                if not found:
                    break
            wrong += ['%s: %s' % (case, fault) for fault in found]
    finally:
        screen.end()
        shutil.rmtree(folder, ignore_errors=True)
    print(*wrong, sep='\n')
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main())
