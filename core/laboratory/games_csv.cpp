// SPDX-License-Identifier: MIT
#include "core/laboratory/games_csv.h"

#include "core/chance/dice_tally.h"
#include "core/dice/typed_seed.h"

namespace doublets {

namespace {

QByteArray sideName(Side side)
{
    return side == Side::White ? QByteArrayLiteral("white") : QByteArrayLiteral("black");
}

/// Returns the side that made the first throw after the lead was decided.
Side firstThrower(const std::vector<HistoryEntry> &history)
{
    for (const HistoryEntry &entry : history) {
        if (entry.after.stage != Stage::Opening) {
            return entry.after.thrower;
        }
    }
    return Side::White;
}

} // namespace

QByteArray gamesCsvHeader()
{
    return QByteArrayLiteral("game,seed,first_thrower,winner,throws,doublets\r\n");
}

QByteArray gameCsvColumns(std::uint64_t diceSeed, const std::vector<HistoryEntry> &history)
{
    const Position &end = history.back().after;
    const PlayerDice dice = DiceTally(history).total();
    const QByteArray winner =
        end.stage == Stage::Won ? sideName(end.winner()) : QByteArrayLiteral("none");
    return QByteArrayList{groupedSeed(diceSeed).toLatin1(), sideName(firstThrower(history)), winner,
                          QByteArray::number(dice.throws), QByteArray::number(dice.doublets)}
               .join(',') +
           "\r\n";
}

} // namespace doublets
