// SPDX-License-Identifier: MIT
#include "app/window/keys_page.h"

#include <QCoreApplication>
#include <QKeySequence>

namespace doublets {

namespace {

class KeysPage
{
    Q_DECLARE_TR_FUNCTIONS(KeysPage)

public:
    static QString html()
    {
        return u"<h2>%1</h2>"_qs.arg(tr("Keyboard").toHtmlEscaped()) + board() +
               u"<h3>%1</h3>"_qs.arg(tr("Everywhere").toHtmlEscaped()) + everywhere();
    }

private:
    static QString row(const QString &keys, const QString &what)
    {
        // One under the other: in a narrow panel the columns of a table would break words.
        return u"<p><b>%1</b><br>%2</p>"_qs.arg(keys.toHtmlEscaped(), what.toHtmlEscaped());
    }
    static QString key(const QKeySequence &sequence)
    {
        return sequence.toString(QKeySequence::NativeText);
    }

    static QString board()
    {
        return row(tr("Space or Enter"), tr("throw the dice; play the man under the mark")) +
               row(tr("Arrow keys"), tr("go from man to man")) +
               row(tr("Enter"), tr("claim what the other left, with your man under the mark, "
                                   "where it must be claimed")) +
               row(tr("1 to 6"), tr("go to that point")) +
               row(key(Qt::Key_F), tr("play all forced numbers")) +
               row(tr("Tab"), tr("go on to the buttons under the board"));
    }

    static QString everywhere()
    {
        return row(key(QKeySequence::Undo), tr("undo")) +
               row(key(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), tr("redo")) +
               row(key(Qt::CTRL | Qt::Key_W), tr("why? The passage that decided")) +
               row(key(QKeySequence::HelpContents), tr("the rules of this game")) +
               row(key(Qt::CTRL | Qt::Key_L), tr("course of play: arrow keys choose a throw, "
                                                 "Return goes back to the present")) +
               row(key(QKeySequence::New), tr("a new game")) +
               row(key(Qt::CTRL | Qt::Key_R), tr("a rematch, when the game is over")) +
               row(key(Qt::CTRL | Qt::Key_Period), tr("skip the motion")) +
               row(key(Qt::Key_F11), tr("full screen; Esc leaves, F10 shows the menus")) +
               row(tr("F6"), tr("from the board to the panel beside it and back"));
    }
};

} // namespace

QString keysPageHtml()
{
    return KeysPage::html();
}

} // namespace doublets
