// SPDX-License-Identifier: MIT
#include "widget_room.h"

#include "panels/captions/caption_label.h"
#include "panels/overlays/read_only_text_edit.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTabBar>
#include <QTextDocumentFragment>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

QString plain(QString text)
{
    return text.remove(u'&');
}

int longestWord(const QLabel &label)
{
    static const QRegularExpression between(u"[ \\n-]"_s);
    int widest = 0;
    const QString text = Qt::mightBeRichText(label.text())
                             ? QTextDocumentFragment::fromHtml(label.text()).toPlainText()
                             : plain(label.text());
    for (const QString &word : text.split(between)) {
        widest = std::max(widest, label.fontMetrics().horizontalAdvance(word));
    }
    return widest;
}

bool isCut(const QLabel &label)
{
    if (label.text().isEmpty()) {
        return false;
    }
    if (!label.wordWrap()) {
        return label.sizeHint().width() > label.width() + 1 ||
               label.sizeHint().height() > label.height() + 1;
    }
    return label.heightForWidth(label.width()) > label.height() + 1 ||
           longestWord(label) > label.contentsRect().width() + 1;
}

bool isCut(const ReadOnlyTextEdit &text)
{
    const bool isHigh = text.heightForWidth(text.width()) > text.height() + 1;
    return (isHigh && !text.isScrollable()) || text.minimumSizeHint().width() > text.width() + 1;
}

bool isCut(const QAbstractButton &button)
{
    if (button.text().isEmpty()) {
        return false;
    }
    if (button.hasHeightForWidth()) {
        return button.heightForWidth(button.width()) > button.height() + 1;
    }
    return button.sizeHint().width() > button.width() + 1 ||
           button.sizeHint().height() > button.height() + 1;
}

bool isCut(const QComboBox &box)
{
    if (box.sizeAdjustPolicy() == QComboBox::AdjustToMinimumContentsLengthWithIcon) {
        return false; // intentionally narrow; its list shows the full text
    }
    constexpr int Arrow = 24;
    return box.fontMetrics().horizontalAdvance(box.currentText()) + Arrow > box.width();
}

bool isCut(const QTabBar &bar)
{
    for (int i = 0; i < bar.count(); ++i) {
        const QRect tab = bar.tabRect(i);
        const bool elided =
            bar.fontMetrics().horizontalAdvance(plain(bar.tabText(i))) > tab.width();
        const bool gone =
            !bar.usesScrollButtons() && !bar.rect().adjusted(-2, -2, 2, 2).contains(tab);
        if (elided || gone) {
            return true;
        }
    }
    return false;
}

bool isCut(const QDockWidget &dock)
{
    // A tabbed dock's tab repeats its title.
    const int buttons = 2 * dock.fontMetrics().height();
    return dock.fontMetrics().horizontalAdvance(dock.windowTitle()) + buttons > dock.width();
}

/// Returns true if the widget's text is cut off or elided.
bool isCut(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
        return isCut(*label);
    }
    if (const auto *text = qobject_cast<const ReadOnlyTextEdit *>(&widget)) {
        return isCut(*text);
    }
    if (const auto *caption = qobject_cast<const CaptionLabel *>(&widget)) {
        return caption->isElided();
    }
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget)) {
        return isCut(*button);
    }
    if (const auto *box = qobject_cast<const QComboBox *>(&widget)) {
        return isCut(*box);
    }
    if (const auto *bar = qobject_cast<const QTabBar *>(&widget)) {
        return isCut(*bar);
    }
    if (const auto *dock = qobject_cast<const QDockWidget *>(&widget)) {
        return isCut(*dock);
    }
    return false;
}

/// Returns true if another dock tabbed with the widget's covers it.
bool isBehindAnother(const QWidget &widget)
{
    for (const QWidget *each = &widget; each != nullptr; each = each->parentWidget()) {
        if (qobject_cast<const QDockWidget *>(each) != nullptr) {
            return each->visibleRegion().isEmpty();
        }
    }
    return false;
}

/// Returns true if the widget has text that must be fully visible.
bool speaks(const QWidget &widget)
{
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    return (button != nullptr && !button->text().isEmpty()) ||
           qobject_cast<const QLabel *>(&widget) ||
           qobject_cast<const ReadOnlyTextEdit *>(&widget) ||
           qobject_cast<const QComboBox *>(&widget) || qobject_cast<const QTabBar *>(&widget) ||
           qobject_cast<const CaptionLabel *>(&widget);
}

/// Returns true if the whole widget is visible or can be scrolled into view.
bool isWithinReach(const QWidget &widget)
{
    const QWidget *inner = &widget;
    QRect area = widget.rect();
    for (const QWidget *outer = widget.parentWidget(); outer != nullptr && !inner->isWindow();
         outer = outer->parentWidget()) {
        area.translate(inner->pos());
        const auto *page = qobject_cast<const QScrollArea *>(outer->parentWidget());
        if (page != nullptr && page->viewport() == outer) {
            const bool toSide = page->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
            // The scroll bars reach everything inside the page's widget.
            if (!toSide && (area.left() < -1 || area.right() > outer->width() + 1)) {
                return false;
            }
            return page->viewport()->height() >= widget.fontMetrics().height();
        }
        if (!outer->rect().adjusted(-1, -1, 1, 1).contains(area)) {
            return false;
        }
        inner = outer;
    }
    return true;
}

QString nameOf(const QWidget &widget)
{
    QString said;
    if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
        said = label->text();
    } else if (const auto *text = qobject_cast<const ReadOnlyTextEdit *>(&widget)) {
        said = text->text();
    } else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget)) {
        said = button->text();
    } else if (const auto *box = qobject_cast<const QComboBox *>(&widget)) {
        said = box->currentText();
    } else if (const auto *caption = qobject_cast<const CaptionLabel *>(&widget)) {
        said = caption->text();
    }
    const QSize hint = widget.sizeHint();
    return u"%1 %2 “%3” %4×%5, needs %6×%7"_s
        .arg(QString::fromLatin1(widget.metaObject()->className()), widget.objectName(),
             said.left(60))
        .arg(widget.width())
        .arg(widget.height())
        .arg(hint.width())
        .arg(hint.height());
}

} // namespace

QStringList widgetsLackingSpace(const QWidget &window)
{
    QStringList lacking;
    for (const QWidget *each : window.findChildren<QWidget *>()) {
        if (!each->isVisible() || each->window() != &window || isBehindAnother(*each)) {
            continue;
        }
        const auto *bar = qobject_cast<const QTabBar *>(each);
        if (bar != nullptr && bar->visibleRegion().isEmpty()) {
            continue; // kept by Qt for docks that are not tabbed any more
        }
        if (isCut(*each)) {
            lacking << u"cut off: "_s + nameOf(*each);
        } else if (speaks(*each) && !isWithinReach(*each)) {
            lacking << u"cannot be scrolled into view: "_s + nameOf(*each);
        }
    }
    return lacking;
}

} // namespace doublets
