// SPDX-License-Identifier: MIT
#include "panels/pages/keys_page.h"

#include "panels/actions/actions.h"

#include <QCoreApplication>
#include <QKeySequence>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

class KeysPage
{
    Q_DECLARE_TR_FUNCTIONS(KeysPage)

public:
    explicit KeysPage(const Actions &actions)
        : m_actions(actions)
    {
    }

    [[nodiscard]] QString html() const
    {
        return u"<h2>%1</h2>"_s.arg(tr("Keyboard").toHtmlEscaped()) + board() +
               u"<h3>%1</h3>"_s.arg(tr("Everywhere").toHtmlEscaped()) + everywhere();
    }

private:
    static QString row(const QString &keys, const QString &what)
    {
        // Paragraphs, because the columns of a table would break words in a narrow panel.
        return u"<p><b>%1</b><br>%2</p>"_s.arg(keys.toHtmlEscaped(), what.toHtmlEscaped());
    }
    static QString key(const QAction &action)
    {
        return action.shortcut().toString(QKeySequence::NativeText);
    }

    [[nodiscard]] QString board() const
    {
        return row(tr("Space or Enter"), tr("throw the dice; play the marked man")) +
               row(tr("Arrow keys"), tr("go from man to man")) +
               row(tr("Enter, arrow keys, Enter"),
                   tr("where men move, as in the race: take up the marked man, choose its point "
                      "and move it there")) +
               row(tr("Esc"), tr("put back a man that was taken up")) +
               row(tr("Enter"),
                   tr("claim a number with the marked man, where the rules require a claim")) +
               row(tr("1 to 6"), tr("go to that point")) +
               row(key(*m_actions.playForced), tr("play forced moves")) +
               row(tr("Tab"), tr("go to the buttons under the board")) +
               u"<h3>%1</h3>"_s.arg(tr("Ask the board").toHtmlEscaped()) + questionRows();
    }

    [[nodiscard]] QString questionRows() const
    {
        return row(key(*m_actions.announceThrow), tr("the last throw, and how it was played")) +
               row(key(*m_actions.announceChoices),
                   tr("whose turn it is, and what may be played")) +
               row(key(*m_actions.announceOwnMen), tr("where your men are")) +
               row(key(*m_actions.announceOpponentMen), tr("where the other player’s men are")) +
               row(key(*m_actions.announceScore), tr("how far each player has got")) +
               row(key(*m_actions.announceChance), tr("who is likely to win")) +
               row(key(*m_actions.repeatAnnouncement), tr("the last announcement again")) +
               row(key(*m_actions.earlierAnnouncement),
                   tr("earlier announcements, one by one, up to twenty"));
    }

    [[nodiscard]] QString everywhere() const
    {
        return row(key(*m_actions.undo), tr("undo")) + row(key(*m_actions.redo), tr("redo")) +
               row(key(*m_actions.why), tr("why: the rule behind the last event")) +
               row(key(*m_actions.rules), tr("the rules of this game")) +
               row(key(*m_actions.story), tr("the games and their sources")) +
               row(key(*m_actions.coursePanel),
                   tr("course of play: arrow keys to choose a throw, Enter for the latest")) +
               row(key(*m_actions.stepBack) + u", "_s + key(*m_actions.stepForward),
                   tr("step back, step forward through the game")) +
               row(key(*m_actions.stepStart), tr("back to the start of the game")) +
               row(key(*m_actions.stepPlay), tr("play the steps automatically; pause")) +
               row(key(*m_actions.stepSlower) + u", "_s + key(*m_actions.stepFaster),
                   tr("steps more slowly, faster")) +
               row(key(*m_actions.dicePanel), tr("how often each number was thrown")) +
               row(key(*m_actions.compare), tr("the same dice, other rules")) +
               row(key(*m_actions.oddsPanel), tr("the odds: arrow keys choose a throw; in the list "
                                                 "of ways to play, Enter plays "
                                                 "the chosen one")) +
               row(key(*m_actions.hint), tr("a hint: the best move is marked")) +
               row(key(*m_actions.guessFirst) + u", "_s + key(*m_actions.guess),
                   tr("cover the odds until the class has guessed; guess")) +
               row(key(*m_actions.correctThrow),
                   tr("correct a throw that was entered incorrectly")) +
               row(key(*m_actions.players), tr("who plays: people, or the computer")) +
               row(key(*m_actions.newGame), tr("a new game")) +
               row(key(*m_actions.newGameSameRules), tr("play again with the same rules")) +
               row(key(*m_actions.showResult), tr("the result, when the game is over")) +
               row(key(*m_actions.skipMotion), tr("skip the animation")) +
               row(key(*m_actions.closerView), tr("closer view: the half of the board in play")) +
               row(key(*m_actions.enlargeText) + u", "_s + key(*m_actions.reduceText) + u", "_s +
                       key(*m_actions.resetTextSize),
                   tr("larger, smaller, default text size")) +
               row(key(*m_actions.fullScreen), tr("full screen; Esc to leave, F10 to show the "
                                                  "menus")) +
               row(key(*m_actions.faceToFace),
                   tr("face to face: one side for each player, on a screen that lies flat")) +
               row(key(*m_actions.projector),
                   tr("projector: large text and strong contrast for a class; Esc to leave")) +
               row(tr("F6"), tr("from the board to the panel beside it and back")) +
               row(QKeySequence(QKeySequence::WhatsThis).toString(QKeySequence::NativeText),
                   tr("what a button is for; on a touch screen, press and hold the button")) +
               row(key(*m_actions.widenPanel) + u", "_s + key(*m_actions.narrowPanel),
                   tr("widen or narrow the panel beside the board")) +
               row(key(*m_actions.appearance), tr("appearance: board, light and speed"));
    }

    const Actions &m_actions;
};

} // namespace

QString keysPageHtml(const Actions &actions)
{
    return KeysPage(actions).html();
}

} // namespace doublets
