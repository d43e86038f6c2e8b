// SPDX-License-Identifier: MIT
#include "desktop/window/hint_control.h"
#include "desktop/window/main_window.h"
#include "desktop/window/side_panels.h"
#include "match/odds/odds_watch.h"
#include "match/play/computer_play.h"
#include "match/play/play_control.h"
#include "match/session/session.h"
#include "match/settings/settings.h"
#include "panels/actions/actions.h"
#include "panels/captions/caption_bar.h"
#include "panels/captions/caption_label.h"
#include "panels/course/course_model.h"
#include "panels/course/course_panel.h"
#include "panels/dice/dice_entry.h"
#include "panels/dice/dice_panel.h"
#include "panels/odds/odds_panel.h"
#include "panels/plates/start_panel.h"
#include "panels/plates/take_over_panel.h"
#include "panels/plates/winner_panel.h"
#include "table/board/board_view.h"
#include "table/letters/plain_text.h"
#include "table/motion/motion.h"
#include "table/sound/sound_player.h"
#include "text/caption.h"
#include "text/event_text.h"
#include "text/refusal_text.h"
#include "text/rule_words.h"

#include <QLabel>
#include <QLocale>
#include <QMenuBar>

#include <algorithm>

/// What in the window follows the game.
namespace doublets {

namespace {

Actions::DiceEntry diceEntryIn(const Game &game)
{
    if (game.needsEnteredDice()) {
        return Actions::DiceEntry::Wanted;
    }
    if (game.position().isOver()) {
        return Actions::DiceEntry::GameOver;
    }
    return game.dice().origin() == DiceOrigin::Entered ? Actions::DiceEntry::PlaysFirst
                                                       : Actions::DiceEntry::OfComputer;
}

} // namespace

void MainWindow::connectPlay()
{
    const Actions &a = *m_actions;
    connect(a.throwDice, &QAction::triggered, this, [this] { playNow(&PlayControl::throwDice); });
    connect(a.playForced, &QAction::triggered, this, [this] { playNow(&PlayControl::playForced); });
    connect(a.undo, &QAction::triggered, this, [this] { playNow(&PlayControl::undo); });
    connect(a.redo, &QAction::triggered, this, [this] { playNow(&PlayControl::redo); });
    connect(a.toPresent, &QAction::triggered, this, &MainWindow::showPresent);
    connect(a.why, &QAction::triggered, m_board, &BoardView::skipMotion);

    connect(m_board, &BoardView::throwRequested, m_play, &PlayControl::throwDice);
    connect(m_board, &BoardView::playRequested, m_play, &PlayControl::play);
    connect(m_board, &BoardView::motionFinished, this, &MainWindow::refresh);
    connect(m_board, &BoardView::returnToPresentRequested, this, &MainWindow::showPresent);
    connect(m_board, &BoardView::boxRefused, this,
            [this](Side side) { m_captionBar->label().remark(whyNoThrowFrom(side)); });
    connect(m_board, &BoardView::revealStarted, this, [this] {
        m_course->setHeld(true);
        m_oddsWatch->holdMoment(true);
    });
    connect(m_board, &BoardView::targetAsked, this, [this](bool asked) {
        m_captionBar->label().ask(asked ? tr("Now choose where to.") : QString());
    });
    connect(m_board, &BoardView::refused, this, [this](Side side, int point) {
        const Game &game = m_session.game();
        if (const auto why = referee::hindranceOf(game.rules(), game.position(), side, point)) {
            m_captionBar->label().remark(
                hindranceText(game.ruleSet(), m_session.playerNames(), *why));
        }
    });
    connect(&m_board->motion(), &Motion::sounded, m_sound, &SoundPlayer::play);
    // The sound server is asked once the table is seen, and before the first throw.
    connect(m_board, &BoardView::pictureReady, m_sound, &SoundPlayer::prepare);
    connectDiceEntry();
}

void MainWindow::playNow(void (PlayControl::*what)())
{
    showPresent();
    // Dice on their way are hurried by it, and not thrown once more.
    const bool hurries = m_board->isRevealing() && what == &PlayControl::throwDice;
    m_board->skipMotion();
    if (!hurries) {
        (m_play->*what)();
    }
}

QString MainWindow::whyNoThrowFrom(Side side) const
{
    const Game &game = m_session.game();
    if (!game.canThrow()) {
        return tr("Play what was thrown first.");
    }
    const Side next = referee::nextThrower(game.rules(), game.position());
    //: The box of another player was pressed; %1 is who throws
    return side != next ? tr("%1 throws next.").arg(m_session.playerNames().of(next)) : QString();
}

void MainWindow::connectPanels()
{
    connect(&m_panels->course(), &CoursePanel::rowChosen, this, &MainWindow::showPast);
    connect(&m_panels->course(), &CoursePanel::presentRequested, this, [this] {
        showPresent();
        m_board->setFocus(Qt::OtherFocusReason);
    });
    connect(&m_panels->course(), &CoursePanel::explanationRequested, m_panels,
            &SidePanels::showWhy);
    connect(&m_panels->dice(), &DicePanel::saveRequested, this, &MainWindow::saveDice);
    m_winner->setSight([this] { return m_board->sightOfEnd(); });
    connect(m_board, &BoardView::fitted, m_winner, &Plate::place);
    connect(m_winner, &WinnerPanel::rematchRequested, m_actions->rematch, &QAction::trigger);
    connect(m_winner, &WinnerPanel::newGameRequested, m_actions->newGame, &QAction::trigger);
    connect(m_winner, &WinnerPanel::reviewRequested, this, [this] {
        m_winner->hide();
        m_panels->showCourse();
    });
}

void MainWindow::showGame()
{
    Game &game = m_session.game();
    m_pastRow = -1;
    m_endShown = false;
    m_winner->hide();
    m_takeOver->hide();
    m_diceEntry->rest({});
    m_start->hide();
    m_board->setGame(&game);
    m_course->setGame(&game);
    m_play->setGame(&game);
    m_computer->setGame(&game);
    m_hint->drop();
    m_oddsWatch->setGame(&game);
    // Before anything else is shown of it.
    connect(&game, &Game::advanced, m_hint, &HintControl::drop);
    connect(&game, &Game::undone, m_hint, &HintControl::drop);
    connect(&game, &Game::redone, m_hint, &HintControl::drop);
    // After the board's own: it knows then whether anything moves.
    connect(&game, &Game::advanced, this, &MainWindow::refresh);
    connect(&game, &Game::advanced, m_start, &StartPanel::gameBegan);
    connect(&game, &Game::advanced, &m_returnSeats, qOverload<>(&QTimer::start));
    connect(&game, &Game::undone, this, &MainWindow::refresh);
    connect(&game, &Game::redone, this, &MainWindow::refresh);
    refreshNames();
    m_panels->refresh();
    m_panels->course().clearChoice();
    m_board->setFocus(Qt::OtherFocusReason);
    if (m_diceEntry->isAsking()) {
        m_diceEntry->takeFocus();
    }
}

void MainWindow::refresh()
{
    const Game &game = m_session.game();
    if (!m_board->isRevealing()) {
        m_course->setHeld(false);
        m_oddsWatch->holdMoment(false);
    }
    refreshActions();
    refreshOdds();
    m_board->setLocked(locksBoard());
    refreshDiceEntry();
    if (m_board->isMoving()) {
        m_computer->reconsider();
        return; // nothing is told before it is seen
    }
    refreshDice();
    refreshTally();
    if (m_pastRow >= 0) {
        const QModelIndex row = m_course->index(m_pastRow);
        m_captionBar->label().setText(
            //: The course of play is looked through; %1 is one throw, %2 what was made of it.
            tr("Looking back: %1. %2")
                .arg(row.data(CourseModel::TitleRole).toString(),
                     row.data(CourseModel::DetailRole).toString()));
    } else {
        m_captionBar->label().setText(captionText(game, m_session.playerNames()));
    }
    refreshWhy();
    m_captionBar->setShowsPast(m_pastRow >= 0);
    if (!game.position().isOver()) {
        m_endShown = false;
        m_winner->hide();
    } else if (m_pastRow < 0 && !m_endShown) {
        showEnd();
    }
    m_computer->reconsider();
}

void MainWindow::refreshDice()
{
    const bool past = m_pastRow >= 0;
    m_panels->dice().showUpTo(past ? m_course->turnsAt(m_pastRow) : m_session.game().turns().size(),
                              past);
}

void MainWindow::refreshActions()
{
    const Game &game = m_session.game();
    const Actions &a = *m_actions;
    const bool computers = m_computer->isAwaited();
    if (!m_board->isRevealing()) { // what is due tells what fell
        a.throwDice->setEnabled(game.canThrow());
        a.playForced->setEnabled(m_play->isForced() && !computers);
        m_actions->allowDiceEntry(diceEntryIn(game));
        a.why->setEnabled(m_pastRow >= 0 || eventToExplain(game).has_value() || a.why->isChecked());
    }
    a.retell->setEnabled(!game.turns().empty());
    a.undo->setEnabled(game.canUndo());
    a.redo->setEnabled(game.canRedo());
    a.toPresent->setEnabled(m_pastRow >= 0);
    a.rematch->setEnabled(game.position().isOver());
    a.previousGame->setEnabled(m_session.canReturnToPrevious());
}

void MainWindow::refreshNames()
{
    const PlayerNames names = m_session.playerNames();
    m_board->setPlayerNames(names);
    m_course->setPlayerNames(names);
    m_panels->odds().setPlayerNames(names);
    setWindowTitle(ruleSetTitle(m_session.game().ruleSet()));
    refreshTally();
    refresh();
}

void MainWindow::refreshTally()
{
    const Tally::Score &score = m_session.tally().all();
    const PlayerNames names = m_session.playerNames();
    if (score.games() == 0) {
        m_tally->clear();
        m_tally->setToolTip({});
        m_tally->hide();
        return;
    }
    const QLocale locale;
    //: Games won in this sitting: "Anne 2 – 1 Ben"
    QString text = tr("%1 %2 – %3 %4")
                       .arg(names.white, locale.toString(score.of(Side::White)),
                            locale.toString(score.of(Side::Black)), names.black);
    if (score.draws > 0) {
        text += u", "_qs + tr("%n drawn", nullptr, score.draws);
    }
    m_tally->setText(text);
    QStringList lines;
    const auto &bySet = m_session.tally().byRuleSet();
    for (auto it = bySet.begin(); it != bySet.end(); ++it) {
        //: Games won by one set of rules: "Dubblets – Charles Cotton, 1674: 2 – 1"
        lines << tr("%1: %2 – %3")
                     .arg(ruleSetTitle(*m_session.catalogue().find(it.key())),
                          locale.toString(it->of(Side::White)),
                          locale.toString(it->of(Side::Black)));
    }
    m_tally->setToolTip(plainToolTip(lines.join(u'\n')));
    m_tally->setAccessibleName(text);
    m_tally->show();
    m_tally->adjustSize();
    menuBar()->setCornerWidget(m_tally); // laid out anew for its new width
}

void MainWindow::showEnd()
{
    const Game &game = m_session.game();
    m_endShown = true;
    const auto throws = std::count_if(game.turns().begin(), game.turns().end(), [](const Turn &t) {
        return std::holds_alternative<Throw>(t.action);
    });
    const PlayerNames names = m_session.playerNames();
    const Position &position = game.position();
    const QString count = tr("After %n throws of the dice.", nullptr, static_cast<int>(throws));
    if (position.stage == Stage::Drawn) {
        m_winner->showResult(tr("Drawn"),
                             eventText(game.ruleSet(), names, GameDrawn{}) + u' ' + count);
    } else {
        m_winner->showResult(tr("%1 has won").arg(names.of(position.winner())), count);
    }
}

void MainWindow::showPast(int row)
{
    m_pastRow = row;
    m_panels->course().showChoice(row);
    m_winner->hide();
    m_board->skipMotion();
    m_board->showPast(m_course->positionAt(row), m_course->diceAt(row));
    refresh();
}

void MainWindow::showPresent()
{
    if (m_pastRow < 0) {
        return;
    }
    m_pastRow = -1;
    m_panels->course().clearChoice();
    m_board->showPresent();
    refresh();
}

void MainWindow::refreshWhy()
{
    // Of the present: what the caption is about.
    const int row = m_pastRow >= 0 ? m_pastRow : m_course->rowCount() - 1;
    SidePanels::Question question;
    if (row >= 0) {
        question.title = m_course->index(row).data(CourseModel::ThrowRole).toString();
        question.event = m_pastRow >= 0 ? std::optional(m_course->eventAt(row))
                                        : eventToExplain(m_session.game());
    }
    m_panels->ask(question);
}

} // namespace doublets
