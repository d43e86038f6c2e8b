// SPDX-License-Identifier: MIT
#include "panels/dialogs/settings_dialog.h"

#include "match/session/session.h"
#include "panels/dialogs/board_page.h"
#include "panels/dialogs/dialog_size.h"
#include "panels/dialogs/language_page.h"
#include "panels/dialogs/players_page.h"
#include "panels/dialogs/scroll_frame.h"
#include "panels/dialogs/shortcut_page.h"
#include "panels/dialogs/sound_page.h"
#include "panels/speech/accessible_role.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace doublets {

SettingsDialog::SettingsDialog(Session &session, SkillStore &skill, const GuessFirst &guess,
                               ShortcutSettings &shortcuts, QWidget *parent)
    : QDialog(parent)
    , m_tabs(new QTabWidget(this))
    , m_playersPage(new PlayersPage(session, skill, guess, this))
    , m_boardPage(new BoardPage(session.settings(), this))
    , m_soundPage(new SoundPage(session.settings(), this))
    , m_languagePage(new LanguagePage(session.settings(), this))
    , m_shortcutPage(new ShortcutPage(shortcuts, this))
    , m_buttonBox(new QDialogButtonBox(QDialogButtonBox::Close, this))
{
    setObjectName(u"settingsDialog"_s);
    m_tabs->setObjectName(u"settingsPages"_s);
    // Give the focus to the tab bar, so that screen readers announce a tab only once.
    m_tabs->setFocusProxy(nullptr);
    m_tabs->setFocusPolicy(Qt::NoFocus);
    for (QWidget *page : std::initializer_list<QWidget *>{m_playersPage, m_boardPage, m_soundPage,
                                                          m_languagePage, m_shortcutPage}) {
        m_tabs->addTab(new ScrollFrame(page, m_tabs), QString());
    }
    // Otherwise Orca says "layered pane" on each page.
    setAccessibleRole(m_tabs->findChild<QStackedWidget *>(), QAccessible::Client);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_tabs, 1);
    column->addWidget(m_buttonBox);
    scrollWhenTooLarge(*this);
    // Shortcuts, because a focused combo box would consume these keys.
    connectTabKey(Qt::CTRL | Qt::Key_Tab, 1);
    connectTabKey(Qt::CTRL | Qt::SHIFT | Qt::Key_Backtab, m_tabs->count() - 1);
    connect(m_buttonBox, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_boardPage, &BoardPage::appearanceRequested, this,
            &SettingsDialog::appearanceRequested);
    m_buttonBox->button(QDialogButtonBox::Close)->setObjectName(u"settingsClose"_s);
    retranslate();
    // Qt's default size would leave a third of a small screen unused.
    resize(SettingsDialog::sizeHint());
}

void SettingsDialog::connectTabKey(const QKeySequence &key, int distance)
{
    connect(new QShortcut(key, this), &QShortcut::activated, this, [this, distance] {
        m_tabs->setCurrentIndex((m_tabs->currentIndex() + distance) % m_tabs->count());
    });
}

void SettingsDialog::selectPage(Page page)
{
    m_tabs->setCurrentIndex(static_cast<int>(page));
}

void SettingsDialog::focusPlayerName(Side side)
{
    selectPage(Page::Players);
    m_playersPage->focusName(side);
}

QSize SettingsDialog::sizeHint() const
{
    const int letter = fontMetrics().height();
    return QSize(letter * 50, letter * 40).boundedTo(maxDialogSize(*this));
}

void SettingsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void SettingsDialog::retranslate()
{
    setWindowTitle(tr("Settings"));
    m_tabs->setTabText(0, tr("&Players"));
    m_tabs->setTabText(1, tr("Boar&d"));
    m_tabs->setTabText(2, tr("&Sound and time"));
    m_tabs->setTabText(3, tr("&Language and text"));
    m_tabs->setTabText(4, tr("&Keys"));
    m_playersPage->retranslate();
    m_boardPage->retranslate();
    m_soundPage->retranslate();
    m_languagePage->retranslate();
    m_shortcutPage->retranslate();
}

} // namespace doublets
