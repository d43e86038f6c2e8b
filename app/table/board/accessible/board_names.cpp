// SPDX-License-Identifier: MIT
#include "table/board/accessible/board_names.h"

#include "core/game/game.h"
#include "core/game/hindrance.h"
#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "table/board/board_view.h"
#include "table/board/point_numbers.h"
#include "text/claim_text.h"
#include "text/men_text.h"
#include "text/throw_names.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace doublets::boardnames {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(BoardNames)

public:
    [[nodiscard]] static QString player(const BoardView &view, Side side)
    {
        const QString name = view.playerNames().nameOf(side);
        if (!name.isEmpty()) {
            return name;
        }
        return side == Side::White ? tr("White", "player") : tr("Black", "player");
    }

    [[nodiscard]] static QString where(const BoardView &view, int point)
    {
        return tr("point %1").arg(view.locale().toString(point));
    }

    /// Returns "6 and 1": synthesisers mispronounce names in old languages.
    [[nodiscard]] static QString named(BoardView &view, const Numbers &numbers)
    {
        return descendingNumberList(view.game()->ruleSet(), NumberStyle::Figures,
                                    {numbers.begin(), numbers.end()});
    }

    /// Returns "Dice: 6 and 1; lost: 6; passed to Ben: 1".
    [[nodiscard]] static QString unplayed(BoardView &view, const QString &dice)
    {
        const BoardState &shown = view.boardScene().state();
        QString text = dice;
        if (!shown.lost.empty()) {
            text = tr("%1; lost: %2", "dice; numbers").arg(text, named(view, shown.lost));
        }
        if (!shown.passed.empty()) {
            text =
                tr("%1; passed to %2: %3", "dice; player; numbers")
                    .arg(text, player(view, opponentOf(shown.thrower)), named(view, shown.passed));
        }
        return shown.lostMen > 0 ? tr("%1; %n unused", nullptr, shown.lostMen).arg(text) : text;
    }

    /// Returns whether a man on a point could claim a number. Includes numbers that cannot be
    /// claimed; see findUnusedNumbers().
    [[nodiscard]] static bool isOnUnusedNumber(BoardView &view, int physicalPoint)
    {
        const auto unused = view.game() != nullptr ? findUnusedNumbers(*view.game()) : std::nullopt;
        if (!unused || view.isOutcomeHidden()) {
            return false;
        }
        const Side claimant = unused->claimant();
        return view.input().ownerOf(physicalPoint) == claimant &&
               std::ranges::any_of(unused->numbers, [&](int number) {
                   return view.boardScene().boardLayout().physicalPoint(claimant, number) ==
                          physicalPoint;
               });
    }

    [[nodiscard]] static QString mark(BoardView &view, int physicalPoint)
    {
        const BoardInput &input = view.input();
        if (view.isShowingPast()) {
            return {};
        }
        if (isOnUnusedNumber(view, physicalPoint)) {
            return tr("%1; may be claimed");
        }
        if (view.boardScene().state().position.stage != Stage::Playing) {
            return {};
        }
        if (input.selectedPoint() == physicalPoint) {
            return tr("%1; chosen");
        }
        for (const HintMark &hint : view.hintMarks()) {
            if (view.boardScene().boardLayout().physicalPoint(hint.side, hint.point) ==
                physicalPoint) {
                return tr("%1; hint: %n man/men", nullptr, hint.count);
            }
        }
        if (!input.playsFrom(physicalPoint).empty()) {
            return tr("%1; can be played");
        }
        if (input.selectedPoint()) {
            for (const Play &play : input.playsFrom(*input.selectedPoint())) {
                if (play.kind == PlayKind::Move && view.boardScene().boardLayout().physicalPoint(
                                                       play.by, play.to) == physicalPoint) {
                    return tr("%1; can be reached with %2", "%2: a number of the dice")
                        .arg(QStringLiteral("%1"), view.locale().toString(play.number));
                }
            }
        }
        return {};
    }
};

} // namespace

QString point(BoardView &view, int physicalPoint)
{
    const BoardLayout &layout = view.boardScene().boardLayout();
    const BoardState &state = view.boardScene().state();
    const Position &position = state.position;
    const Side numbered = numberingSide(layout, state, physicalPoint);
    Side owner = numbered;
    QString what = Words::tr("empty", "point");
    for (const Side side : BothSides) {
        const int at = pointAt(layout, side, physicalPoint);
        if (position.menOf(side).onPoint(at) > 0) {
            owner = side;
            what = menOnPointText(position.menOf(side), at);
            break;
        }
    }
    const QString where = Words::where(view, pointAt(layout, numbered, physicalPoint));
    const QString name =
        Words::tr("%1: %2: %3", "player: point: men").arg(Words::player(view, owner), where, what);
    const QString mark = Words::mark(view, physicalPoint);
    return mark.isEmpty() ? name : mark.arg(name);
}

QString dice(BoardView &view)
{
    const Game *game = view.game();
    const BoardState &shown = view.boardScene().state();
    if (game == nullptr) {
        return Words::tr("Dice");
    }
    QString name = Words::tr("Dice in the boxes");
    if (shown.openingThrow) {
        name = Words::tr("Dice of the opening throw: %1 and %2", "White's and Black's number")
                   .arg(view.locale().toString(shown.openingThrow->white),
                        view.locale().toString(shown.openingThrow->black));
    } else if (!shown.position.dice.empty()) {
        name = Words::tr("Dice: %1")
                   .arg(throwName(game->ruleSet(), NumberStyle::Figures, shown.position.dice));
    }
    name = Words::unplayed(view, name);
    const Position &position = shown.position;
    if (const int left = referee::doubletMenToPlay(game->rules(), position); left > 0) {
        return Words::tr("%1; %n man/men left to play", nullptr, left).arg(name);
    }
    if (position.stage == Stage::Playing) {
        return Words::tr("%1; left to play: %2")
            .arg(name, Words::named(view, referee::usableNumbers(game->rules(), position).numbers));
    }
    if (position.stage == Stage::ToThrow || position.stage == Stage::Claiming) {
        const Side thrower = referee::nextThrower(game->rules(), position);
        return Words::tr("%1; %2 throws next", "dice; player")
            .arg(name, Words::player(view, thrower));
    }
    return name;
}

QString box(BoardView &view, Side side)
{
    return Words::tr("%1’s dice box").arg(Words::player(view, side));
}

QString player(BoardView &view, Side side)
{
    const QString colour =
        side == Side::White ? Words::tr("White", "player") : Words::tr("Black", "player");
    const QString given = Words::player(view, side);
    const QString name =
        given == colour ? colour : Words::tr("%1: %2", "colour: name of player").arg(colour, given);
    const QString &task = view.boardScene().nameItem(side).plate().task;
    return task.isEmpty() ? name : Words::tr("%1; %2", "player; to throw").arg(name, task);
}

QString tray(BoardView &view, Side side)
{
    const Men &men = view.boardScene().state().position.menOf(side);
    const QString player = Words::player(view, side);
    const QString off =
        Words::tr("%1’s tray: %n man/men borne off", nullptr, men.borneOff).arg(player);
    const QString name =
        men.removed > 0
            ? Words::tr("%1, %2").arg(
                  off, Words::tr("%n man/men hit and out of the game", nullptr, men.removed))
            : off;
    const auto play = view.isShowingPast() ? std::nullopt : view.input().findPlayToTray(side);
    return play ? Words::tr("%1; can be reached with %2", "%2: a number of the dice")
                      .arg(name, view.locale().toString(play->number))
                : name;
}

QString status(BoardView &view)
{
    return view.status();
}

QString play(const Play &play)
{
    if (play.kind == PlayKind::Move) {
        return play.hit ? Words::tr("Play %1: to point %2, hitting a man")
                              .arg(QString::number(play.number), QString::number(play.to))
                        : Words::tr("Play %1: to point %2")
                              .arg(QString::number(play.number), QString::number(play.to));
    }
    return play.kind == PlayKind::BearOff ? Words::tr("Play %1: bear off").arg(play.number)
                                          : Words::tr("Play %1").arg(play.number);
}

QString throwActionName(BoardView &view)
{
    const bool opening = view.boardScene().state().position.stage == Stage::Opening;
    return opening ? Words::tr("Throw both dice") : Words::tr("Throw");
}

} // namespace doublets::boardnames
