// SPDX-License-Identifier: MIT
#include "core/version.h"
#include "display/speech/reader.h"
#include "display/system/screen_awake.h"
#include "display/system/service_notice.h"

#include <QApplication>
#include <QCloseEvent>
#include <QCommandLineParser>
#include <QDebug>
#include <QTimer>
#include <QWidget>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

class BlackWindow : public QWidget
{
protected:
    void closeEvent(QCloseEvent *event) override { event->ignore(); }
};

} // namespace

/// A black window, until there are screens to show in it.
int main(int argc, char *argv[])
{
    QCoreApplication::setApplicationName(u"doublets-display"_s);
    QCoreApplication::setApplicationVersion(version());
    QGuiApplication::setDesktopFileName(u"org.doublets.display"_s);
    QApplication application(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption help({u"h"_s, u"help"_s}, u"Show the options."_s);
    parser.addOption(help);
    parser.addVersionOption();
    parser.process(application);
    if (parser.isSet(help)) {
        parser.showHelp();
    }
    BlackWindow window;
    window.setWindowTitle(u"Doublets"_s);
    QPalette black;
    black.setColor(QPalette::Window, Qt::black);
    window.setPalette(black);
    ServiceNotice notice;
    notice.lookAfter(window);
    ScreenAwake awake;
    awake.setAwake(true);
    Reader reader;
    reader.setLanguage(u"en"_s);
    QObject::connect(&reader, &Reader::answered, &reader, [&reader] {
        qInfo().noquote() << "speech is available:" << reader.isAvailable() << reader.whyNot();
    });
    QTimer::singleShot(0, &reader, &Reader::find);
    window.showFullScreen();
    QTimer::singleShot(0, &notice, &ServiceNotice::sayReady);
    const int status = QApplication::exec();
    notice.sayStopping();
    return status;
}
