// SPDX-License-Identifier: MIT
#include "choices/qt_options.h"

using namespace Qt::StringLiterals;

namespace doublets {

QStringList withoutQtOptions(const QStringList &arguments)
{
    static const QStringList flags{u"reverse"_s, u"widgetcount"_s, u"nograb"_s, u"dograb"_s,
                                   u"sync"_s};
    static const QStringList withValue{u"platform"_s,        u"platformpluginpath"_s,
                                       u"platformtheme"_s,   u"plugin"_s,
                                       u"qwindowgeometry"_s, u"qwindowicon"_s,
                                       u"qwindowtitle"_s,    u"session"_s,
                                       u"geometry"_s,        u"style"_s,
                                       u"stylesheet"_s,      u"qmljsdebugger"_s};
    QStringList rest;
    for (auto it = arguments.begin(); it != arguments.end(); ++it) {
        const QString name = it->startsWith(u"--"_s)  ? it->mid(2)
                             : it->startsWith(u"-"_s) ? it->mid(1)
                                                      : QString();
        // Unlike -display, --display is an option of this program.
        if (withValue.contains(name) || *it == u"-display") {
            it += it + 1 == arguments.end() ? 0 : 1;
        } else if (!flags.contains(name) && !withValue.contains(name.section(u'=', 0, 0))) {
            rest << *it;
        }
    }
    return rest;
}

} // namespace doublets
