// SPDX-License-Identifier: MIT
#include "target_sizes.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QSplitterHandle>
#include <QStyleOptionSpinBox>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

// Exempt from the minimum size, besides parts that are measured with their widget: links in a
// sentence, which are as high as its line; throws in the odds chart, which can also be selected in
// the course of play; and the edge of a panel, which F7 moves, too.
bool isException(const QWidget &widget)
{
    // Selectable text, where a press has no effect.
    const auto *label = qobject_cast<const QLabel *>(&widget);
    // The splitter of Qt's own file dialog, behind which nothing is hidden.
    const bool isOfFiles = qobject_cast<const QFileDialog *>(widget.window()) != nullptr;
    return (label != nullptr && label->textInteractionFlags() != Qt::NoTextInteraction) ||
           (isOfFiles && qobject_cast<const QSplitterHandle *>(&widget) != nullptr);
}

class Measure
{
public:
    explicit Measure(int least)
        : m_least(least)
    {
    }

    void add(const QWidget &widget, const QSize &size, const QString &part = {})
    {
        if (size.width() < m_least || size.height() < m_least) {
            m_small << u"%1 %2 %3: %4×%5"_s
                           .arg(QString::fromLatin1(widget.metaObject()->className()),
                                widget.objectName(), part)
                           .arg(size.width())
                           .arg(size.height());
        }
    }
    [[nodiscard]] const QStringList &small() const { return m_small; }

private:
    int m_least;
    QStringList m_small;
};

void measureRows(const QAbstractItemView &view, Measure &measure)
{
    const QAbstractItemModel *model = view.model();
    for (int row = 0; model != nullptr && row < model->rowCount(); ++row) {
        const QRect place = view.visualRect(model->index(row, 0));
        if (!place.isEmpty()) {
            measure.add(view, place.size(), u"row %1"_s.arg(row));
        }
    }
}

void measureSections(const QHeaderView &header, Measure &measure)
{
    const bool across = header.orientation() == Qt::Horizontal;
    for (int i = 0; i < header.count(); ++i) {
        const int length = header.sectionSize(i);
        measure.add(header, across ? QSize(length, header.height()) : QSize(header.width(), length),
                    u"section %1"_s.arg(i));
    }
}

void measureArrows(const QAbstractSpinBox &box, Measure &measure)
{
    QStyleOptionSpinBox option;
    option.initFrom(&box);
    option.buttonSymbols = box.buttonSymbols();
    for (const auto arrow : {QStyle::SC_SpinBoxUp, QStyle::SC_SpinBoxDown}) {
        measure.add(box,
                    box.style()->subControlRect(QStyle::CC_SpinBox, &option, arrow, &box).size(),
                    u"arrow"_s);
    }
}

void measure(const QWidget &widget, Measure &into)
{
    if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
        for (int i = 0; i < tabs->count(); ++i) {
            into.add(*tabs, tabs->tabRect(i).size(), tabs->tabText(i));
        }
    } else if (const auto *menus = qobject_cast<const QMenuBar *>(&widget)) {
        for (QAction *action : menus->actions()) {
            into.add(*menus, menus->actionGeometry(action).size(), action->text());
        }
    } else if (const auto *header = qobject_cast<const QHeaderView *>(&widget)) {
        measureSections(*header, into);
    } else if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget)) {
        measureRows(*view, into);
    } else if (const auto *box = qobject_cast<const QAbstractSpinBox *>(&widget)) {
        into.add(*box, box->size());
        measureArrows(*box, into);
    } else if (qobject_cast<const QAbstractButton *>(&widget) != nullptr ||
               qobject_cast<const QComboBox *>(&widget) != nullptr ||
               qobject_cast<const QAbstractSlider *>(&widget) != nullptr ||
               qobject_cast<const QSplitterHandle *>(&widget) != nullptr ||
               widget.focusPolicy() != Qt::NoFocus) {
        into.add(widget, widget.size());
    }
}

/// Returns true for an inner part of a spin box or combo box, which is measured with its parent.
bool isPart(const QWidget &widget)
{
    const QWidget *parent = widget.parentWidget();
    return qobject_cast<const QAbstractSpinBox *>(parent) != nullptr ||
           qobject_cast<const QComboBox *>(parent) != nullptr;
}

} // namespace

QStringList smallTargets(const QWidget &window, int minSize)
{
    Measure sizes(minSize);
    for (const QWidget *each : window.findChildren<QWidget *>()) {
        const bool seen =
            each->isVisible() && each->window() == &window && !each->visibleRegion().isEmpty();
        if (seen && !isPart(*each) && !isException(*each)) {
            measure(*each, sizes);
        }
    }
    return sizes.small();
}

QStringList smallRows(QMenu &menu, int minSize)
{
    Measure sizes(minSize);
    menu.ensurePolished();
    menu.resize(menu.sizeHint());
    for (QAction *action : menu.actions()) {
        if (!action->isSeparator() && action->isVisible()) {
            sizes.add(menu, menu.actionGeometry(action).size(), action->text());
        }
    }
    return sizes.small();
}

} // namespace doublets
