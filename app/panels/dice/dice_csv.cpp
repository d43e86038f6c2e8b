// SPDX-License-Identifier: MIT
#include "panels/dice/dice_csv.h"

#include "core/chance/fairness_test.h"
#include "core/dice/dice.h"
#include "core/files/atomic_file.h"
#include "core/files/csv.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

QString decimal(double value)
{
    return QString::number(value, 'f', 6); // a decimal point in every language, for programs
}

/// Returns e.g. "system; seeded 1674".
QString originsText(const std::vector<GameDiceOrigin> &origins)
{
    QStringList texts;
    for (const GameDiceOrigin &each : origins) {
        texts << (diceOriginName(each.origin) + u' ' + each.seed).trimmed();
    }
    return texts.join(u"; ");
}

QString rows(const QString &player, const QString &name, const PlayerDice &dice,
             const DiceReport &report)
{
    const FaceCounts &faces = dice.faces;
    const FairnessTestResult even = testFairness(faces);
    QString text;
    for (int face = 1; face <= FacesPerDie; ++face) {
        const QStringList fields{player,
                                 csvText(name),
                                 QString::number(face),
                                 QString::number(faces.count(face)),
                                 QString::number(faces.diceCount()),
                                 decimal(faces.expected()),
                                 decimal(faces.standardError()),
                                 decimal(faces.bandLow()),
                                 decimal(faces.bandHigh()),
                                 QString::number(faces.compareWithBand(face)),
                                 decimal(even.chiSquare),
                                 QString::number(even.probability, 'g', 6),
                                 QString::number(dice.throws),
                                 QString::number(dice.doublets),
                                 decimal(dice.doubletsExpected),
                                 QString::number(report.gameCount),
                                 csvText(originsText(report.origins))};
        text += fields.join(u',') + u"\r\n"_s;
    }
    return text;
}

} // namespace

QByteArray diceCsv(const DiceReport &report)
{
    QString text = u"player,name,number,count,dice,expected,standard_error,band_low,band_high,"
                   "outside,chi_square,p,throws,doublets,doublets_expected,games,source\r\n"_s;
    text += rows(u"white"_s, report.names.white, report.tally.player(Side::White), report);
    text += rows(u"black"_s, report.names.black, report.tally.player(Side::Black), report);
    text += rows(u"both"_s, {}, report.tally.total(), report);
    return text.toUtf8();
}

std::optional<Error> writeDiceCsv(const DiceReport &report, const QString &path)
{
    return writeFileAtomically(path, diceCsv(report), FilePurpose::UserFile);
}

} // namespace doublets
