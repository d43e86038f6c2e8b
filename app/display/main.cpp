// SPDX-License-Identifier: MIT
#include "core/version.h"
#include "display/system/daily_restart.h"
#include "display/system/screen_awake.h"
#include "display/system/service_notice.h"

#include <QApplication>
#include <QTextStream>
#include <QTimer>
#include <QWidget>

using namespace Qt::StringLiterals;

using namespace doublets;

/// A black window, until there are screens to show in it.
int main(int argc, char *argv[])
{
    QCoreApplication::setApplicationName(u"doublets-display"_s);
    QCoreApplication::setApplicationVersion(version());
    QGuiApplication::setDesktopFileName(u"org.doublets.display"_s);
    QApplication application(argc, argv);
    if (QCoreApplication::arguments().contains(u"--version"_s)) {
        QTextStream(stdout) << u"doublets-display "_s << version() << Qt::endl;
        return EXIT_SUCCESS;
    }
    QWidget window;
    window.setWindowTitle(u"Doublets"_s);
    QPalette black;
    black.setColor(QPalette::Window, Qt::black);
    window.setPalette(black);
    ServiceNotice notice;
    notice.lookAfter(window);
    ScreenAwake awake;
    awake.setAwake(true);
    window.showFullScreen();
    QTimer::singleShot(0, &notice, &ServiceNotice::sayReady);
    const int status = QApplication::exec();
    notice.sayStopping();
    return status;
}
