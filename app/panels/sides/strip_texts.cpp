// SPDX-License-Identifier: MIT
#include "panels/sides/strip_texts.h"

#include "match/commentary/result_text.h"
#include "match/match.h"
#include "match/settings/settings.h"
#include "table/board/board_marks.h"
#include "text/caption.h"
#include "text/computer_names.h"

#include <QCoreApplication>
#include <QFontMetrics>

#include <variant>

namespace doublets {

namespace {

class SideTurn
{
    Q_DECLARE_TR_FUNCTIONS(PlayerSide)

public:
    //: for the lead, each player throws a die
    static QString bothThrow() { return tr("One die each"); }
    static QString ownThrow() { return tr("Your throw"); }
    static QString ownThrowAgain() { return tr("Throw again"); }
    static QString ownPlay() { return tr("Your turn"); }
    //: %1 the other player
    static QString otherThrow(const QString &name) { return tr("%1 throws").arg(name); }
    //: %1 the other player
    static QString otherPlay(const QString &name) { return tr("%1 plays").arg(name); }
    static QString ownWin() { return tr("You have won"); }
    //: %1 the other player
    static QString otherWin(const QString &name) { return tr("%1 has won").arg(name); }
    static QString drawn() { return tr("A draw"); }
    static QString past() { return tr("Looking back"); }
};

bool grantsAnotherThrow(const Game &game)
{
    const Position &position = game.position();
    return !position.dice.empty() && position.dice.areAllEqual() &&
           game.rules().doublet == Doublet::ThrowsAgain;
}

QString turnFor(const Match &match, Side side)
{
    const Game &game = match.game();
    const Position &position = game.position();
    const PlayerNames names = match.playerNames();
    switch (position.stage) {
    case Stage::Opening:
        return SideTurn::bothThrow();
    case Stage::Won:
        return position.winner() == side ? SideTurn::ownWin()
                                         : SideTurn::otherWin(names.nameOf(position.winner()));
    case Stage::Drawn:
        return SideTurn::drawn();
    case Stage::Playing:
        return position.player == side ? SideTurn::ownPlay()
                                       : SideTurn::otherPlay(names.nameOf(position.player));
    case Stage::ToThrow:
    case Stage::Claiming:
        break;
    }
    const Side next = activePlayer(match).value_or(position.player);
    if (next != side) {
        return SideTurn::otherThrow(names.nameOf(next));
    }
    return grantsAnotherThrow(game) ? SideTurn::ownThrowAgain() : SideTurn::ownThrow();
}

QString newsFor(const Match &match)
{
    const Game &game = match.game();
    const PlayerNames names = match.playerNames();
    const Position &position = game.position();
    if (position.isOver()) {
        return resultTexts(match).textWithMatchResult;
    }
    // The caption states the numbers to play. StripTexts::turn already states whose throw it is.
    const bool lastEventImpliesTask = position.stage == Stage::Playing || game.needsEnteredDice();
    return lastEventImpliesTask ? captionText(game, names) : latestEventsText(game, names);
}

} // namespace

StripTexts stripTextsOf(const Match &match, Side side)
{
    if (match.shown().isPast()) {
        return {SideTurn::past(), match.shown().caption()};
    }
    if (match.isBoardLent()) {
        return {{}, match.shown().caption()};
    }
    return {withComputersInSentences(turnFor(match, side)), newsFor(match)};
}

QString computerStripText(const Match &match, Side side)
{
    const Position &position = match.game().position();
    const QString name = match.playerNames().nameOf(side);
    if (position.isOver() || position.stage == Stage::Opening || activePlayer(match) != side) {
        return name;
    }
    return withComputersInSentences(position.stage == Stage::Playing ? SideTurn::otherPlay(name)
                                                                     : SideTurn::otherThrow(name));
}

QString widestTurnText(const Match &match, const QFont &font)
{
    const QFontMetrics metrics(font);
    const PlayerNames names = match.playerNames();
    QStringList all{SideTurn::bothThrow(), SideTurn::ownThrow(), SideTurn::ownThrowAgain(),
                    SideTurn::ownPlay(),   SideTurn::ownWin(),   SideTurn::drawn(),
                    SideTurn::past()};
    for (const Side side : BothSides) {
        const QString name = names.nameOf(side);
        for (const QString &text :
             {SideTurn::otherThrow(name), SideTurn::otherPlay(name), SideTurn::otherWin(name)}) {
            all << withComputersInSentences(text);
        }
    }
    QString longest;
    int most = 0;
    for (const QString &each : all) {
        if (const int width = metrics.horizontalAdvance(each); width > most) {
            most = width;
            longest = each;
        }
    }
    return longest;
}

std::optional<Side> activePlayer(const Match &match)
{
    return turnOf(match.game().position(), &match.game());
}

std::optional<Side> lastActor(const Match &match)
{
    const Game &game = match.game();
    const auto &history = game.history();
    const bool playsForced = match.settings().forcedPlays.value() == ForcedPlays::Automatic;
    for (std::size_t i = history.size(); i-- > 0;) {
        const Position &before = i > 0 ? history[i - 1].after : game.startPosition();
        const Action &action = history[i].action;
        if (std::holds_alternative<OpeningThrow>(action)) {
            return std::nullopt;
        }
        const auto *play = std::get_if<Play>(&action);
        const Side actor = play != nullptr ? play->by : referee::nextThrower(game.rules(), before);
        const bool forced =
            playsForced && play != nullptr && referee::isNextPlayForced(game.rules(), before);
        // Forced plays and plays of the computer are undone with the voluntary action before them.
        if (!forced && !match.seats().isComputer(actor)) {
            return actor;
        }
    }
    return std::nullopt;
}

} // namespace doublets
