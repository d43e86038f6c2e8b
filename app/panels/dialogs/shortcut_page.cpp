// SPDX-License-Identifier: MIT
#include "panels/dialogs/shortcut_page.h"

#include "panels/actions/actions.h"
#include "panels/actions/shortcut_settings.h"
#include "panels/dialogs/single_key_edit.h"
#include "panels/speech/announcer.h"
#include "table/fonts/plain_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int ActionColumn = 0;
constexpr int KeyColumn = 1;

QString keysText(const QAction &action)
{
    if (action.shortcuts().isEmpty()) {
        return action.text().section(u'\t', 1); // a fixed key, such as Space
    }
    return QKeySequence::listToString(action.shortcuts(), QKeySequence::NativeText);
}

} // namespace

ShortcutPage::ShortcutPage(ShortcutSettings &keys, QWidget *parent)
    : QWidget(parent)
    , m_settings(keys)
    , m_list(new QTreeWidget(this))
    , m_label(plainLabel(this))
    , m_newKey(new SingleKeyEdit(this))
    , m_removeKey(new QPushButton(this))
    , m_resetKey(new QPushButton(this))
    , m_resetAllKeys(new QPushButton(this))
    , m_note(plainLabel(this))
{
    m_list->setObjectName(u"keyList"_s);
    m_newKey->setObjectName(u"newKey"_s);
    m_removeKey->setObjectName(u"noKey"_s);
    m_resetKey->setObjectName(u"usualKey"_s);
    m_resetAllKeys->setObjectName(u"allUsualKeys"_s);
    m_note->setObjectName(u"keyNote"_s);
    m_note->setWordWrap(true);
    m_list->setColumnCount(2);
    m_list->setRootIsDecorated(false);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setSectionResizeMode(ActionColumn, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(KeyColumn, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    m_label->setBuddy(m_newKey);
    m_newKey->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);

    auto *buttons = new QVBoxLayout;
    buttons->addWidget(m_removeKey);
    buttons->addWidget(m_resetKey);
    buttons->addStretch(1);
    buttons->addWidget(m_resetAllKeys);
    auto *above = new QHBoxLayout;
    above->addWidget(m_list, 1);
    above->addLayout(buttons);
    auto *row = new QHBoxLayout;
    row->addWidget(m_label);
    row->addWidget(m_newKey, 1);
    auto *column = new QVBoxLayout(this);
    column->addLayout(above, 1);
    column->addLayout(row);
    column->addWidget(m_note);

    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutPage::updateSelection);
    connect(m_newKey, &SingleKeyEdit::keyPressed, this, &ShortcutPage::setKey);
    connect(m_removeKey, &QPushButton::clicked, this, [this] { setKey({}); });
    connect(m_resetKey, &QPushButton::clicked, this,
            [this] { showNote(m_settings.resetShortcut(*selectedAction())); });
    connect(m_resetAllKeys, &QPushButton::clicked, this, [this] {
        m_settings.resetAllShortcuts();
        showNote({});
    });
    connect(&m_settings, &ShortcutSettings::shortcutsChanged, this, &ShortcutPage::updateList);
    addItems();
    retranslate();
}

void ShortcutPage::addItems()
{
    for (int i = 0; i < m_settings.actions().all().size(); ++i) {
        m_list->addTopLevelItem(new QTreeWidgetItem);
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

const QAction *ShortcutPage::selectedAction() const
{
    return m_settings.actions().all()[m_list->indexOfTopLevelItem(m_list->currentItem())];
}

QString ShortcutPage::shortcutText(const QAction &action)
{
    const QString keys = keysText(action);
    //: %1 what a key does, %2 the key
    return keys.isEmpty() ? tr("%1: no key").arg(plainActionText(action))
                          : tr("%1: %2").arg(plainActionText(action), keys);
}

void ShortcutPage::updateList()
{
    int row = 0;
    for (const QAction *action : m_settings.actions().all()) {
        QTreeWidgetItem *item = m_list->topLevelItem(row++);
        const QString keys = keysText(*action);
        item->setText(ActionColumn, plainActionText(*action));
        item->setToolTip(ActionColumn, plainToolTip(action->statusTip()));
        item->setText(KeyColumn, keys);
        item->setData(ActionColumn, Qt::AccessibleTextRole, shortcutText(*action));
    }
    updateSelection();
}

void ShortcutPage::updateSelection()
{
    m_newKey->setKeySequence(selectedAction()->shortcut());
    //: %1 what the key does
    m_newKey->setFieldName(tr("New key for %1").arg(plainActionText(*selectedAction())));
    m_removeKey->setEnabled(!selectedAction()->shortcuts().isEmpty());
    m_resetKey->setEnabled(!m_settings.hasDefaultShortcuts(*selectedAction()));
    m_note->clear();
}

void ShortcutPage::setKey(const QKeySequence &key)
{
    const QString why = m_settings.setShortcut(*selectedAction(), key);
    if (!why.isEmpty()) {
        updateSelection(); // restores the key in the field
    }
    showNote(why);
}

void ShortcutPage::showNote(const QString &note)
{
    m_note->setText(note);
    Announcer::announce(this, note.isEmpty() ? shortcutText(*selectedAction()) : note);
}

void ShortcutPage::retranslate()
{
    m_list->setHeaderLabels({tr("What it does"), tr("Key")});
    m_list->setAccessibleName(tr("Keys"));
    m_label->setText(tr("N&ew key:"));
    m_newKey->setToolTip(tr("Press the key that you want"));
    m_removeKey->setText(tr("N&o key"));
    m_resetKey->setText(tr("&Usual key"));
    m_resetAllKeys->setText(tr("All usual ke&ys"));
    updateList();
}

} // namespace doublets
