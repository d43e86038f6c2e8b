// SPDX-License-Identifier: MIT
#include "desktop/window/recent_menu.h"

#include "desktop/window/submenu_click_guard.h"
#include "match/session/session.h"
#include "match/settings/settings.h"
#include "panels/dialogs/menu_title.h"
#include "table/fonts/plain_text.h"
#include "text/rule_text.h"
#include "text/truncated.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QScreen>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// Adds a row with `text`, shown in one line and without tabs, which would separate a shortcut.
QAction *addRow(QMenu &menu, const QString &text)
{
    QAction *action = menu.addAction(withoutMnemonic(text.simplified()));
    action->setToolTip(plainToolTip(text.simplified()));
    return action;
}

} // namespace

RecentMenu::RecentMenu(Session &session, QWidget *parent)
    : QMenu(parent)
    , m_session(session)
    , m_finishedMenu(new QMenu(this))
{
    m_finishedMenu->setObjectName(u"finishedGames"_s);
    for (QMenu *menu : std::initializer_list<QMenu *>{this, m_finishedMenu}) {
        new SubmenuClickGuard(*menu);
    }
    connect(this, &QMenu::aboutToShow, this, &RecentMenu::rebuild);
    connect(m_finishedMenu, &QMenu::aboutToShow, this, &RecentMenu::rebuildFinishedMenu);
    connect(&session, &Session::recentFilesChanged, this, &RecentMenu::rebuild);
    connect(&session, &Session::unfinishedGamesChanged, this, &RecentMenu::updateEnabled);
    connect(&session, &Session::finishedGamesChanged, this, &RecentMenu::updateEnabled);
    updateEnabled();
}

void RecentMenu::updateEnabled()
{
    setEnabled(m_session.hasUnfinishedGames() || m_session.hasFinishedGames() ||
               !m_session.settings().recentFiles.value().isEmpty());
}

void RecentMenu::rebuild()
{
    clear();
    const auto games = m_session.unfinishedGames();
    const bool hasFinished = m_session.hasFinishedGames();
    const QStringList &files = m_session.settings().recentFiles.value();
    if (!games.empty()) {
        addMenuTitle(*this, tr("Games you left"));
    }
    for (const UnfinishedGame &game : games) {
        addUnfinishedGame(game);
    }
    if (hasFinished) {
        m_finishedMenu->setTitle(tr("Finished games"));
        addMenu(m_finishedMenu);
    }
    if ((!games.empty() || hasFinished) && !files.isEmpty()) {
        addMenuTitle(*this, tr("Files"));
    }
    for (const QString &path : files) {
        addFile(path);
    }
    updateEnabled();
}

QString RecentMenu::itemText(const UnfinishedGame &game) const
{
    if (game.isSuspect) {
        const QString when = QLocale().toString(game.setAsideAt, QLocale::ShortFormat);
        //: A row of the menu of games; %1: date and time
        return tr("%1 · a game that was not opened").arg(when);
    }
    return gameText(game.setAsideAt, game.ruleSet, game.invention, m_session.playerNames(game),
                    game.throws);
}

QString RecentMenu::gameText(const QDateTime &lastPlayed, const QString &ruleSet,
                             const std::optional<InventionName> &invention,
                             const PlayerNames &names, int throws, const EndingText &ending) const
{
    const QString when = QLocale().toString(lastPlayed, QLocale::ShortFormat);
    QString title = recordedGameName(m_session.catalogue(), ruleSet, invention);
    if (invention) {
        title += u" · "_s + statusName(Status::Invented);
    }
    const auto withNames = [&](int maxLetters) {
        //: A row of the menu of games: "21/11/2026 17:05 · Dubblets · The gambler’s game · Anne –
        //: Ben · 12 throws". %1 date and time, %2 game, %3 White's name, %4 Black's name, %5 "12
        //: throws"
        const QString row =
            tr("%1 · %2 · %3 – %4 · %5")
                .arg(when, title, truncated(names.white, maxLetters),
                     truncated(names.black, maxLetters), tr("%n throws", nullptr, throws));
        return ending ? row + u" · "_s + ending(maxLetters) : row;
    };
    // Long names would push the rest of the row off a small screen.
    const int room = screen()->availableSize().width() - 4 * fontMetrics().height();
    for (const int maxLetters : {20, 14, 10}) {
        const QString row = withNames(maxLetters);
        if (fontMetrics().horizontalAdvance(row) <= room) {
            return row;
        }
    }
    constexpr int MinLetters = 7;
    const int excess = fontMetrics().horizontalAdvance(withNames(MinLetters)) - room;
    if (excess > 0) {
        title = fontMetrics().elidedText(title, Qt::ElideRight,
                                         fontMetrics().horizontalAdvance(title) - excess);
    }
    return withNames(MinLetters);
}

QString RecentMenu::endingText(const FinishedGameFile &game, const PlayerNames &names,
                               int maxLetters)
{
    const QString result =
        //: Added to a row of the menu of finished games; %1 the winner
        game.winner ? tr("%1 won").arg(truncated(names.nameOf(*game.winner), maxLetters))
                    //: Added to a row of the menu of finished games
                    : tr("drawn");
    if (game.matchNumber == 0) {
        return result;
    }
    //: Added to a row of the menu of finished games; %1 the number of the game, %2 the maximum
    //: number of games in the match: "game 2, best of 5"
    return result + u" · "_s +
           tr("game %1, best of %2")
               .arg(QString::number(game.matchNumber), QString::number(game.matchGames));
}

void RecentMenu::rebuildFinishedMenu()
{
    m_finishedMenu->clear();
    for (const FinishedGameFile &game : m_session.finishedGames()) {
        const PlayerNames names = m_session.playerNames(game);
        const auto ending = [&game, &names](int maxLetters) {
            return endingText(game, names, maxLetters);
        };
        QAction *action = addRow(*m_finishedMenu, gameText(game.ended, game.ruleSet, game.invention,
                                                           names, game.throws, ending));
        action->setObjectName(u"finishedGame"_s);
        action->setStatusTip(tr("Step through this game"));
        connect(action, &QAction::triggered, this,
                [this, path = game.path] { Q_EMIT finishedGameChosen(path); });
    }
}

void RecentMenu::addUnfinishedGame(const UnfinishedGame &game)
{
    QAction *action = addRow(*this, itemText(game));
    action->setObjectName(u"leftGame"_s);
    action->setStatusTip(
        game.isSuspect
            ? tr("Doublets closed unexpectedly while opening this game. Choose it to try again.")
            : tr("Continue this game; the game on the board is kept"));
    connect(action, &QAction::triggered, this,
            [this, path = game.path] { Q_EMIT unfinishedGameChosen(path); });
}

void RecentMenu::addFile(const QString &path)
{
    QAction *action = addRow(*this, QFileInfo(path).completeBaseName());
    action->setStatusTip(QDir::toNativeSeparators(path));
    connect(action, &QAction::triggered, this, [this, path] { Q_EMIT fileChosen(path); });
}

} // namespace doublets
