#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Owns a name on the session bus: own_name.py NAME [ACCESSIBILITY_BUS]

Without an address, calls are never answered. With an address, acts as an accessibility service
with an active screen reader and returns that address.
"""
import sys
import time

from gi.repository import Gio, GLib

INTERFACES = """<node>
  <interface name="org.a11y.Bus"><method name="GetAddress"><arg type="s" direction="out"/></method></interface>
  <interface name="org.a11y.Status">
    <property name="IsEnabled" type="b" access="read"/>
    <property name="ScreenReaderEnabled" type="b" access="read"/>
  </interface>
  <interface name="org.freedesktop.portal.Settings"><method name="Read">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
  </method></interface>
</node>"""

connection = Gio.bus_get_sync(Gio.BusType.SESSION)
for path in ('/org/a11y/bus', '/org/freedesktop/portal/desktop'):
    for interface in Gio.DBusNodeInfo.new_for_xml(INTERFACES).interfaces:
        connection.register_object(
            path, interface,
            lambda *call: call[-1].return_value(GLib.Variant('(s)', (sys.argv[2],))),
            lambda *get: GLib.Variant('b', True), None)
connection.call_sync('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus',
                     'RequestName', GLib.Variant('(su)', (sys.argv[1], 0)), None, 0, -1)
print('owned', flush=True)
if len(sys.argv) > 2:
    GLib.MainLoop().run()
time.sleep(1e6)  # callers wait for a main loop that never runs
