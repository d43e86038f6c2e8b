// SPDX-License-Identifier: MIT
#include "choices/text_size.h"
#include "desktop/window/main_window.h"
#include "desktop/window/recent_menu.h"
#include "desktop/window/side_panels.h"
#include "language/language.h"
#include "match/play/computer_play.h"
#include "match/session/session.h"
#include "match/settings/settings.h"
#include "match/settings/usual_folder.h"
#include "panels/actions/actions.h"
#include "panels/captions/caption_bar.h"
#include "panels/captions/caption_label.h"
#include "panels/dialogs/dialogs.h"
#include "panels/dialogs/games_dialog.h"
#include "panels/dialogs/settings_dialog.h"
#include "panels/dice/dice_csv.h"
#include "panels/dice/dice_panel.h"
#include "panels/retelling/retelling_dialog.h"
#include "table/board/board_view.h"
#include "table/sound/sound_player.h"
#include "text/error_text.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QToolButton>

#include <algorithm>

/// The menus of the window, and what in them does not play.
namespace doublets {

void MainWindow::makeMenus()
{
    Actions &a = *m_actions;
    QMenuBar &bar = *menuBar();
    m_gameMenu = bar.addMenu(QString());
    m_gameMenu->addActions({a.newGame, a.sameRules, a.rematch, a.previousGame});
    m_gameMenu->addSeparator();
    m_gameMenu->addAction(a.open);
    m_recentMenu = new RecentMenu(m_session, this);
    m_gameMenu->addMenu(m_recentMenu);
    m_recentMenu->setObjectName(u"recentMenu"_qs);
    m_gameMenu->addActions({a.saveAs, a.savePicture});
    m_gameMenu->addSeparator();
    m_gameMenu->addAction(a.retell);
    m_gameMenu->addSeparator();
    m_gameMenu->addActions({a.players, a.settings});
    m_gameMenu->addSeparator();
    m_gameMenu->addAction(a.quit);

    m_playMenu = bar.addMenu(QString());
    m_playMenu->addActions({a.throwDice, a.playForced, a.hint, a.enterDice});
    m_playMenu->addSeparator();
    m_playMenu->addActions({a.undo, a.redo, a.toPresent});

    m_viewMenu = bar.addMenu(QString());
    m_viewMenu->addActions({a.course, a.rulesPanel, a.dicePanel, a.oddsPanel, a.numerals});
    m_viewMenu->addSeparator();
    m_viewMenu->addActions({a.largerText, a.smallerText, a.usualText});
    m_viewMenu->addSeparator();
    m_viewMenu->addActions({a.fullScreen, a.skipMotion});

    m_helpMenu = bar.addMenu(QString());
    m_helpMenu->addActions({a.goal, a.rules, a.why, a.keyboard});
    m_helpMenu->addSeparator();
    m_helpMenu->addActions({a.about, a.aboutQt});

    // Shortcuts of actions in a hidden menu bar are dead: the window has them too.
    addActions(a.all());
    auto *menus = new QMenu(this);
    for (QMenu *menu : {m_gameMenu, m_playMenu, m_viewMenu, m_helpMenu}) {
        menus->addMenu(menu);
    }
    m_captionBar->menuButton().setMenu(menus);
}

void MainWindow::connectGameActions()
{
    const Actions &a = *m_actions;
    connect(a.newGame, &QAction::triggered, this, &MainWindow::openGames);
    connect(a.goal, &QAction::triggered, this, &MainWindow::showGoal);
    connect(a.sameRules, &QAction::triggered, &m_session, &Session::newGameBySameRules);
    connect(a.rematch, &QAction::triggered, &m_session, &Session::newGameBySameRules);
    connect(a.previousGame, &QAction::triggered, this, [this] {
        if (const auto error = m_session.returnToPrevious()) {
            showError(*error);
        }
    });
    connect(a.open, &QAction::triggered, this, [this] {
        const QString recent = m_settings.recentFiles.value().value(0);
        const QString near = inExistingFolder(recent, QStandardPaths::DocumentsLocation);
        const QString path =
            m_dialogs.fileToOpen(this, recent.isEmpty() ? near : QFileInfo(near).path());
        if (!path.isEmpty()) {
            openFile(path);
        }
    });
    connect(a.saveAs, &QAction::triggered, this, &MainWindow::saveAs);
    connect(a.retell, &QAction::triggered, this, &MainWindow::tellAgain);
    connect(a.savePicture, &QAction::triggered, this, &MainWindow::savePicture);
    connect(a.settings, &QAction::triggered, this, &MainWindow::openSettings);
    connect(a.players, &QAction::triggered, this, &MainWindow::openPlayers);
    connect(a.quit, &QAction::triggered, this, &QWidget::close);
    connect(a.fullScreen, &QAction::triggered, this, &MainWindow::setFullScreen);
    connect(a.largerText, &QAction::triggered, this, [this] { stepTextSize(1); });
    connect(a.smallerText, &QAction::triggered, this, [this] { stepTextSize(-1); });
    connect(a.usualText, &QAction::triggered, this,
            [this] { m_settings.textSize.set(m_settings.textSize.defaultValue()); });
    connect(a.numerals, &QAction::triggered, this,
            [this](bool shown) { m_settings.numerals.set(shown); });
    connect(a.skipMotion, &QAction::triggered, m_board, &BoardView::skipMotion);
    connect(a.about, &QAction::triggered, this, [this] { m_dialogs.about(this); });
    connect(a.aboutQt, &QAction::triggered, this, [this] { m_dialogs.aboutQt(this); });
    connect(m_recentMenu, &RecentMenu::fileChosen, this, &MainWindow::openFile);
    connect(m_recentMenu, &RecentMenu::leftGameChosen, this, [this](const QString &path) {
        if (const auto error = m_session.takeUp(path)) {
            showError(*error);
        }
    });
    connect(&m_session, &Session::leftGamesChanged, this, &MainWindow::refreshActions);
    m_session.askBeforeLosing([window = QPointer(this)](const Error &whyNotKept) {
        return window && window->m_dialogs.mayLoseGame(window, errorText(whyNotKept));
    });
}

void MainWindow::saveAs()
{
    QString suggested = m_session.filePath();
    if (suggested.isEmpty()) {
        suggested = m_session.game().ruleSet().id + u".doublets"_qs;
    }
    const QString path =
        m_dialogs.fileToSave(this, inExistingFolder(suggested, QStandardPaths::DocumentsLocation));
    if (!path.isEmpty()) {
        tellSaved(path, m_session.saveAs(path));
    }
}

void MainWindow::tellSaved(const QString &path, const std::optional<Error> &error)
{
    if (error) {
        showError(*error);
    } else {
        //: %1: the name of a file
        m_captionBar->label().remark(tr("Saved: %1").arg(QFileInfo(path).fileName()));
    }
}

void MainWindow::saveDice()
{
    const QString folder = usualFolder(QStandardPaths::DocumentsLocation);
    const QString path = m_dialogs.tableToSave(this, folder + u"/dice.csv"_qs);
    if (!path.isEmpty()) {
        tellSaved(path, writeDiceCsv(m_panels->dice().report(), path));
    }
}

void MainWindow::tellAgain()
{
    // Of the game as it stands: each time a new one, and the old ones stay as they are.
    auto *dialog = new RetellingDialog(m_session, m_dialogs, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void MainWindow::openGames()
{
    if (m_gamesDialog == nullptr) {
        m_gamesDialog = new GamesDialog(m_session, *m_openings, this);
        m_gamesDialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_gamesDialog, &QObject::destroyed, m_computer, &ComputerPlay::reconsider);
    }
    m_gamesDialog->open(); // the table waits for it
    m_gamesDialog->raise();
    m_gamesDialog->activateWindow();
}

void MainWindow::openSettings()
{
    if (m_settingsDialog == nullptr) {
        m_settingsDialog = new SettingsDialog(m_session, *m_skill, this);
        m_settingsDialog->setAttribute(Qt::WA_DeleteOnClose);
        // Not when it is destroyed: it is no dialog any more then, and must not be asked anything.
        connect(m_settingsDialog, &QDialog::finished, m_computer, &ComputerPlay::reconsider);
    }
    m_settingsDialog->show();
    m_settingsDialog->raise();
    m_settingsDialog->activateWindow();
}

void MainWindow::openPlayers()
{
    openSettings();
    m_settingsDialog->showPage(SettingsDialog::Page::Players);
}

void MainWindow::stepTextSize(int steps)
{
    const int at = m_settings.textSize.value() / text_size::PercentStep + steps;
    m_settings.textSize.set(
        std::clamp(at * text_size::PercentStep, text_size::LeastPercent, text_size::MostPercent));
}

void MainWindow::followSettings()
{
    const auto follow = [this](const Setting &setting, auto apply) {
        connect(&setting, &Setting::changed, this, apply);
        apply();
    };
    follow(m_settings.numerals, [this] {
        m_board->setNumeralsShown(m_settings.numerals.value());
        m_actions->numerals->setChecked(m_settings.numerals.value());
    });
    connect(&m_settings.textSize, &Setting::changed, this, &MainWindow::fitLetters);
    follow(m_settings.table, [this] { m_board->setTradition(m_settings.table.value()); });
    follow(m_settings.look, [this] { m_board->setLook(m_settings.look.value()); });
    follow(m_settings.speed, [this] { m_board->setSpeed(m_settings.speed.value()); });
    follow(m_settings.volume, [this] { m_sound->setVolume(m_settings.volume.value()); });
    follow(m_settings.muted, [this] { m_sound->setMuted(m_settings.muted.value()); });
    connect(&m_settings.numberWords, &Setting::changed, m_panels, &SidePanels::retranslate);
    connect(&m_settings.language, &Setting::changed, this, [this] {
        const QString code = m_settings.language.value();
        installTranslator(code == u"system"_qs ? QString() : code);
    });
}

} // namespace doublets
