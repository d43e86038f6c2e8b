// SPDX-License-Identifier: MIT
#include "panels/speech/focus_speech.h"

#include "panels/speech/announcer.h"
#include "panels/speech/screen_reader.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRadioButton>

namespace doublets {

namespace {

bool isMove(const QKeyEvent &event)
{
    return event.key() >= Qt::Key_Home && event.key() <= Qt::Key_Down &&
           (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

/// Returns whether `key` is meant to move the focus or the current item of `widget`.
bool isMoveIn(const QWidget &widget, const QKeyEvent &key)
{
    const bool isSideways = key.key() == Qt::Key_Left || key.key() == Qt::Key_Right;
    return widget.hasFocus() && isMove(key) &&
           (qobject_cast<const QRadioButton *>(&widget) != nullptr ||
            (qobject_cast<const QAbstractItemView *>(&widget) != nullptr && !isSideways));
}

QModelIndex currentIndex(const QWidget &widget)
{
    const auto *list = qobject_cast<const QAbstractItemView *>(&widget);
    return list != nullptr ? list->currentIndex() : QModelIndex();
}

} // namespace

void FocusSpeech::install()
{
    QCoreApplication *application = QCoreApplication::instance();
    if (application->findChild<FocusSpeech *>() == nullptr) {
        application->installEventFilter(new FocusSpeech(application));
    }
}

bool FocusSpeech::eventFilter(QObject *watched, QEvent *event)
{
    if (!isScreenReaderActive() || !watched->isWidgetType()) {
        return false;
    }
    auto &widget = static_cast<QWidget &>(*watched);
    if (event->type() == QEvent::FocusIn && qobject_cast<QLineEdit *>(&widget) != nullptr) {
        QAccessibleEvent focused(&widget, QAccessible::Focus);
        QAccessible::updateAccessibility(&focused);
    } else if (event->type() == QEvent::KeyPress &&
               isMoveIn(widget, static_cast<QKeyEvent &>(*event))) {
        explainUnusedKey(widget);
    }
    return false;
}

void FocusSpeech::explainUnusedKey(QWidget &widget)
{
    // Queued, so that the widget has handled the key first.
    QMetaObject::invokeMethod(
        &widget,
        [&widget, before = QPersistentModelIndex(currentIndex(widget))] {
            if (widget.hasFocus() && currentIndex(widget) == before) {
                Announcer::announceFocus(&widget, tr("No more items in this direction."));
            }
        },
        Qt::QueuedConnection);
}

} // namespace doublets
