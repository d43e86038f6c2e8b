// SPDX-License-Identifier: MIT
#include "desktop/window/file_drop_handler.h"

#include "text/printable.h"
#include "text/quoted.h"

#include <QApplication>
#include <QDockWidget>
#include <QDropEvent>
#include <QFileInfo>
#include <QGraphicsView>
#include <QMainWindow>
#include <QMimeData>
#include <QUrl>

namespace doublets {

FileDropHandler::FileDropHandler(QMainWindow &window)
    : QObject(&window)
    , m_window(window)
{
    window.setAcceptDrops(true);
    for (auto *view : window.findChildren<QGraphicsView *>()) {
        view->setAcceptDrops(false); // otherwise the board would seem to accept anything
        view->viewport()->setAcceptDrops(false);
    }
    qApp->installEventFilter(this); // ahead of text fields and the board, which also accept drops
}

bool FileDropHandler::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::Drop) {
        return false;
    }
    auto &drop = static_cast<QDropEvent &>(*event);
    if (drop.mimeData()->urls().isEmpty() || !isInWindow(watched)) {
        return false;
    }
    drop.setDropAction(Qt::CopyAction);
    drop.accept();
    if (type == QEvent::Drop) {
        this->handleDrop(*drop.mimeData());
    }
    return true;
}

bool FileDropHandler::isInWindow(const QObject *object) const
{
    if (!object->isWidgetType()) {
        return false;
    }
    const QWidget *window = static_cast<const QWidget *>(object)->window();
    const bool isPanel =
        qobject_cast<const QDockWidget *>(window) != nullptr && window->parent() == &m_window;
    return (window == &m_window || isPanel) && QApplication::activeModalWidget() == nullptr;
}

void FileDropHandler::handleDrop(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    if (urls.size() > 1) {
        Q_EMIT dropRefused(
            tr("Only one file can be opened at a time. Drop a single game or lesson."));
    } else if (!urls.constFirst().isLocalFile()) {
        Q_EMIT dropRefused(
            tr("Only files on this computer can be opened. Save the file first, then "
               "drop it here."));
    } else if (const QFileInfo file(urls.constFirst().toLocalFile()); file.isDir()) {
        //: %1: the name of a folder, in quotation marks
        Q_EMIT dropRefused(tr("%1 is a folder. Drop a single game or lesson.")
                               .arg(quoted(printable(file.fileName()))));
    } else {
        Q_EMIT fileDropped(file.filePath());
    }
}

} // namespace doublets
