// SPDX-License-Identifier: MIT
#include "panels/dialogs/shortcut_page.h"

#include "panels/actions/actions.h"
#include "panels/actions/shortcut_settings.h"
#include "panels/dialogs/single_key_edit.h"
#include "panels/dialogs/wrapping_button.h"
#include "panels/speech/announcer.h"
#include "table/fonts/plain_text.h"

#include <QCheckBox>
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

ShortcutPage::ShortcutPage(ShortcutSettings &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_listLayout(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_actionList(new QTreeWidget(this))
    , m_newKeyLabel(plainLabel(this))
    , m_newKeyEdit(new SingleKeyEdit(this))
    , m_removeKeyButton(new QPushButton(this))
    , m_resetKeyButton(new QPushButton(this))
    , m_resetAllKeysButton(new QPushButton(this))
    , m_digitsBox(new WrappingCheckBox(this))
    , m_noteLabel(plainLabel(this))
{
    m_actionList->setObjectName(u"keyList"_s);
    m_newKeyEdit->setObjectName(u"newKey"_s);
    m_removeKeyButton->setObjectName(u"noKey"_s);
    m_resetKeyButton->setObjectName(u"usualKey"_s);
    m_resetAllKeysButton->setObjectName(u"allUsualKeys"_s);
    m_digitsBox->setObjectName(u"digitsInPanels"_s);
    m_noteLabel->setObjectName(u"keyNote"_s);
    m_noteLabel->setWordWrap(true);
    m_actionList->setColumnCount(2);
    m_actionList->setRootIsDecorated(false);
    m_actionList->setAllColumnsShowFocus(true);
    m_actionList->header()->setSectionResizeMode(ActionColumn, QHeaderView::Stretch);
    m_actionList->header()->setSectionResizeMode(KeyColumn, QHeaderView::ResizeToContents);
    m_actionList->header()->setStretchLastSection(false);
    m_newKeyLabel->setBuddy(m_newKeyEdit);
    m_newKeyEdit->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);

    auto *buttons = new QVBoxLayout;
    buttons->addWidget(m_removeKeyButton);
    buttons->addWidget(m_resetKeyButton);
    buttons->addStretch(1);
    buttons->addWidget(m_resetAllKeysButton);
    m_listLayout->addWidget(m_actionList, 1);
    m_listLayout->addLayout(buttons);
    auto *row = new QHBoxLayout;
    row->addWidget(m_newKeyLabel);
    row->addWidget(m_newKeyEdit, 1);
    auto *column = new QVBoxLayout(this);
    column->addLayout(m_listLayout, 1);
    column->addLayout(row);
    column->addWidget(m_digitsBox);
    column->addWidget(m_noteLabel);

    connect(m_actionList, &QTreeWidget::currentItemChanged, this, &ShortcutPage::updateSelection);
    connect(m_newKeyEdit, &SingleKeyEdit::keyPressed, this, &ShortcutPage::setKey);
    connect(m_removeKeyButton, &QPushButton::clicked, this, [this] { setKey({}); });
    connect(m_resetKeyButton, &QPushButton::clicked, this,
            [this] { showNote(m_settings.resetShortcut(*selectedAction())); });
    connect(m_resetAllKeysButton, &QPushButton::clicked, this, [this] {
        m_settings.resetAllShortcuts();
        showNote({});
    });
    connect(m_digitsBox, &QCheckBox::clicked, &m_settings,
            &ShortcutSettings::setDigitsUsedInPanels);
    connect(&m_settings, &ShortcutSettings::shortcutsChanged, this, &ShortcutPage::updateList);
    addItems();
    retranslate();
}

void ShortcutPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    constexpr int LeastWidth = 24; // of a list beside the buttons and the buttons, in lines
    m_listLayout->setDirection(width() < fontMetrics().height() * LeastWidth
                                   ? QBoxLayout::TopToBottom
                                   : QBoxLayout::LeftToRight);
}

void ShortcutPage::addItems()
{
    for (int i = 0; i < m_settings.actions().all().size(); ++i) {
        m_actionList->addTopLevelItem(new QTreeWidgetItem);
    }
    m_actionList->setCurrentItem(m_actionList->topLevelItem(0));
}

const QAction *ShortcutPage::selectedAction() const
{
    return m_settings.actions()
        .all()[m_actionList->indexOfTopLevelItem(m_actionList->currentItem())];
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
        QTreeWidgetItem *item = m_actionList->topLevelItem(row++);
        const QString keys = keysText(*action);
        item->setText(ActionColumn, plainActionText(*action));
        item->setToolTip(ActionColumn, plainToolTip(action->statusTip()));
        item->setText(KeyColumn, keys);
        item->setData(ActionColumn, Qt::AccessibleTextRole, shortcutText(*action));
    }
    m_digitsBox->setChecked(m_settings.areDigitsUsedInPanels());
    updateSelection();
}

void ShortcutPage::updateSelection()
{
    m_newKeyEdit->setKeySequence(selectedAction()->shortcut());
    //: %1 what the key does
    m_newKeyEdit->setFieldAccessibleName(
        tr("New key for %1").arg(plainActionText(*selectedAction())));
    m_removeKeyButton->setEnabled(!selectedAction()->shortcuts().isEmpty());
    m_resetKeyButton->setEnabled(!m_settings.hasDefaultShortcuts(*selectedAction()));
    m_noteLabel->clear();
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
    m_noteLabel->setText(note);
    Announcer::announce(this, note.isEmpty() ? shortcutText(*selectedAction()) : note);
}

void ShortcutPage::retranslate()
{
    m_actionList->setHeaderLabels({tr("Action"), tr("Key")});
    m_actionList->setAccessibleName(tr("Keys"));
    m_newKeyLabel->setText(tr("N&ew key:"));
    m_newKeyEdit->setToolTip(tr("Press the key that you want"));
    m_removeKeyButton->setText(tr("N&o key"));
    m_resetKeyButton->setText(tr("De&fault key"));
    m_resetAllKeysButton->setText(tr("&Restore Defaults"));
    m_digitsBox->setText(tr("D&igits move the focus from panels to the board"));
    m_digitsBox->setToolTip(tr("Otherwise, 1 to 6 work only while the board has the focus"));
    updateList();
}

} // namespace doublets
