// SPDX-License-Identifier: MIT
#include "panels/speech/combo_box_accessible.h"

#include "panels/speech/announcer.h"
#include "panels/speech/current_item.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>

namespace doublets {

namespace {

/// Reports changes to screen readers that Qt does not report: the current item of the list of a
/// combo box when the list receives the focus, and a value that is chosen while the list is closed.
class ComboBoxReporter : public QObject
{
public:
    explicit ComboBoxReporter(QComboBox *box)
        : QObject(box)
    {
        box->installEventFilter(this);
        box->view()->installEventFilter(this);
        connect(box, &QComboBox::activated, this, [this, box] {
            if (!m_isListUsed) { // otherwise screen readers read the box when it regains the focus
                Announcer::announceFocus(box, box->currentText());
            }
        });
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        auto *list = qobject_cast<QAbstractItemView *>(watched);
        if (list == nullptr) {
            m_isListUsed = m_isListUsed && event->type() != QEvent::KeyPress;
        } else if (event->type() == QEvent::FocusIn) {
            m_isListUsed = true;
            reportCurrentItem(*list);
        }
        return false;
    }

private:
    bool m_isListUsed = false; ///< whether the list has had the focus since the last key
};

QAccessibleInterface *interfaceOfComboBox(const QString &className, QObject *object)
{
    auto *box =
        className == QLatin1StringView("QComboBox") ? qobject_cast<QComboBox *>(object) : nullptr;
    return box != nullptr && !box->isEditable() ? new ComboBoxAccessible(box) : nullptr;
}

} // namespace

void ComboBoxAccessible::install()
{
    QAccessible::installFactory(interfaceOfComboBox); // installing a factory again has no effect
}

ComboBoxAccessible::ComboBoxAccessible(QComboBox *box)
    : QAccessibleWidget(box, QAccessible::ComboBox)
{
    new ComboBoxReporter(box);
}

QComboBox &ComboBoxAccessible::box() const
{
    return *static_cast<QComboBox *>(widget());
}

void *ComboBoxAccessible::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::TextInterface ? static_cast<QAccessibleTextInterface *>(this)
                                              : QAccessibleWidget::interface_cast(type);
}

QString ComboBoxAccessible::text(QAccessible::Text what) const
{
    return what == QAccessible::Value ? box().currentText() : QAccessibleWidget::text(what);
}

int ComboBoxAccessible::childCount() const
{
    return 1; // the list
}

QAccessibleInterface *ComboBoxAccessible::child(int index) const
{
    return index == 0 ? QAccessible::queryAccessibleInterface(box().view()) : nullptr;
}

int ComboBoxAccessible::indexOfChild(const QAccessibleInterface *child) const
{
    return child->object() == box().view() ? 0 : -1;
}

QStringList ComboBoxAccessible::actionNames() const
{
    return box().isEnabled() ? QStringList{showMenuAction(), pressAction()} : QStringList();
}

void ComboBoxAccessible::doAction(const QString &name)
{
    if (!actionNames().contains(name)) {
        return;
    }
    if (box().view()->isVisible()) {
        box().hidePopup();
    } else {
        box().showPopup();
    }
}

void ComboBoxAccessible::selection(int, int *start, int *end) const
{
    *start = *end = 0;
}

QString ComboBoxAccessible::text(int start, int end) const
{
    return box().currentText().mid(start, end - start);
}

int ComboBoxAccessible::characterCount() const
{
    return static_cast<int>(box().currentText().size());
}

QString ComboBoxAccessible::attributes(int, int *start, int *end) const
{
    *start = 0;
    *end = characterCount();
    return {};
}

} // namespace doublets
