// SPDX-License-Identifier: MIT
#include "cli/odds_report.h"

#include "cli/console.h"
#include "cli/option_reader.h"

#include "text/odds_text.h"

#include "core/chance/rounded_shares.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QLocale>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace doublets::cli {

namespace {

QString methodName(OddsMethod method)
{
    switch (method) {
    case OddsMethod::Exact:
        return u"exact"_s;
    case OddsMethod::OneSided:
        return u"one-sided"_s;
    case OddsMethod::GoodPlay:
        return u"estimated-good-play"_s;
    case OddsMethod::RandomPlay:
        break;
    }
    return u"estimated"_s;
}

/// Returns the shares of games that the first thrower wins, loses and draws, as printed.
NearestShares roundedResults(const Odds &odds)
{
    return nearestShares(std::array{odds.white, odds.black, odds.drawProbability()}, 1);
}

QJsonObject toJson(const OddsRow &row)
{
    QJsonObject object{
        {u"ruleset"_s, row.game.ruleSet.id}, {u"firstThrowerWins"_s, row.odds.white},
        {u"meanThrows"_s, row.odds.throws},  {u"positions"_s, static_cast<qint64>(row.positions)},
        {u"seconds"_s, row.seconds},         {u"method"_s, methodName(row.method)}};
    QJsonObject rulings;
    for (auto it = row.game.rulings.begin(); it != row.game.rulings.end(); ++it) {
        rulings.insert(it.key(), it.value());
    }
    object.insert(u"rulings"_s, rulings);
    if (row.playouts > 0) {
        object.insert(u"estimated"_s, true);
        object.insert(u"playOuts"_s, row.playouts);
        object.insert(u"margin"_s, row.odds.margin);
        object.insert(u"firstThrowerLosses"_s, row.odds.black);
        object.insert(u"draws"_s, row.odds.drawProbability());
    }
    return object;
}

QJsonObject toJsonWithSkill(const OddsRow &row)
{
    QJsonObject object = toJson(row);
    const QJsonValue unknown = QJsonValue::Null;
    object.insert(u"bestOverRandom"_s, row.skill ? row.skill->bestPlayAdvantage : unknown);
    object.insert(u"throwsWithChoice"_s, row.skill ? row.skill->throwsWithChoice : unknown);
    return object;
}

/// Formats a number for machine reading.
QString plain(double number)
{
    return QString::number(number, 'g', 12);
}

void printCsv(const std::vector<OddsRow> &rows)
{
    print(u"ruleset,rulings,firstThrowerWins,meanThrows,bestOverRandom,throwsWithChoice,"
          "positions,seconds,margin,playOuts,draws,method,firstThrowerLosses"_s);
    for (const OddsRow &row : rows) {
        print(QStringList{
            row.game.ruleSet.id, rulingsText(row.game.rulings), plain(row.odds.white),
            plain(row.odds.throws), row.skill ? plain(row.skill->bestPlayAdvantage) : QString(),
            row.skill ? plain(row.skill->throwsWithChoice) : QString(),
            QString::number(row.positions), plain(row.seconds), plain(row.odds.margin),
            QString::number(row.playouts), plain(row.playouts > 0 ? row.odds.drawProbability() : 0),
            methodName(row.method), plain(row.odds.black)}
                  .join(u','));
    }
}

class OddsText
{
    Q_DECLARE_TR_FUNCTIONS(OddsText)

public:
    static void printOne(const OddsRow &row)
    {
        print(u"%1 (%2)"_s.arg(row.game.ruleSet.game, row.game.ruleSet.id));
        if (!row.game.rulings.isEmpty()) {
            print(tr("Rulings: %1").arg(rulingsText(row.game.rulings)));
        }
        if (row.playouts > 0) {
            const auto [results, decimals] = roundedResults(row.odds);
            //: %1 a percentage, %2 half the width of its interval in percentage points
            print(tr("Won by the first thrower: %1 ± %2 (95%)")
                      .arg(percent(results[0], decimals), number(100 * row.odds.margin, decimals)));
            print(tr("Lost by the first thrower: %1").arg(percent(results[1], decimals)));
            print(tr("Drawn: %1").arg(percent(results[2], decimals)));
        } else {
            print(tr("Won by the first thrower: %1").arg(percent(row.odds.white, 4)));
        }
        print(tr("Throws per game: %1").arg(number(row.odds.throws, 2)));
        if (row.method == OddsMethod::GoodPlay) {
            print(tr("Estimated under good play, from %Ln trial game(s) of a few throws, corrected "
                     "for luck: the game has too many positions to solve.",
                     nullptr, row.playouts));
        } else if (row.method == OddsMethod::RandomPlay) {
            print(tr("Estimated from random play, %Ln game(s): the game has too many positions to "
                     "solve.",
                     nullptr, row.playouts));
        } else if (row.method == OddsMethod::OneSided) {
            //: %1 a number of seconds
            print(tr("Computed one side at a time: exact if each player tries to finish in the "
                     "fewest turns. %Ln position(s) of one side solved in %1 s.",
                     nullptr, static_cast<int>(row.positions))
                      .arg(number(row.seconds, 2)));
        } else {
            //: %1 a number of seconds
            print(tr("Exact, under best play by both: %Ln position(s) solved in %1 s.", nullptr,
                     static_cast<int>(row.positions))
                      .arg(number(row.seconds, 2)));
        }
        if (isEstimate(row.method)) {
            print(marginExplanation(row.method));
        }
    }

    static void printTable(const std::vector<OddsRow> &rows)
    {
        QList<QStringList> table{{tr("rule set"), tr("first thrower wins, %"), tr("throws"),
                                  tr("best over random"), tr("throws with a choice, %"),
                                  tr("rulings")}};
        for (const OddsRow &row : rows) {
            const bool estimated = row.playouts > 0;
            table << QStringList{row.game.ruleSet.id,
                                 estimated ? estimate(row.odds) : number(100 * row.odds.white, 3),
                                 number(row.odds.throws, 2),
                                 row.skill ? number(100 * row.skill->bestPlayAdvantage, 3) : u"–"_s,
                                 row.skill ? number(100 * row.skill->throwsWithChoice, 2) : u"–"_s,
                                 rulingsText(row.game.rulings)};
        }
        printColumns(table);
        print(QString());
        print(tr("Unless marked, exact, under best play by both. “Best over random” is the edge of "
                 "best play over random choice, in percentage points over evens. A row with ± is "
                 "estimated. A game with bearing-off=as-at-backgammon is computed one side at a "
                 "time: exact if each player tries to finish in the fewest turns."));
        if (const QString note = claimNote(rows); !note.isEmpty()) {
            print(note);
        }
        const auto estimate =
            std::ranges::find_if(rows, [](const OddsRow &row) { return isEstimate(row.method); });
        if (estimate != rows.end()) {
            print(withMethodNote(estimate->game.ruleSet.id + u':', estimate->method) + u' ' +
                  marginExplanation(estimate->method));
        }
    }

private:
    static QString estimate(const Odds &odds)
    {
        const auto [results, decimals] = roundedResults(odds);
        //: %1 a percentage, %2 half its interval, %3 and %4 percentages: "49.5 ± 0.3, lost
        //: 48.0, drew 2.5"
        return tr("%1 ± %2, lost %3, drew %4")
            .arg(number(100 * results[0], decimals), number(100 * odds.margin, decimals),
                 number(100 * results[1], decimals), number(100 * results[2], decimals));
    }
    static QString number(double value, int digits)
    {
        return QLocale().toString(value, 'f', digits);
    }
    static QString percent(double share, int digits)
    {
        //: %1 a number: a percentage
        return tr("%1%").arg(number(100 * share, digits));
    }

    static void printColumns(const QList<QStringList> &table)
    {
        QList<qsizetype> widths(table.constFirst().size());
        for (const QStringList &row : table) {
            for (qsizetype i = 0; i < row.size(); ++i) {
                widths[i] = std::max(widths[i], row[i].size());
            }
        }
        for (const QStringList &row : table) {
            QStringList cells;
            for (qsizetype i = 0; i < row.size(); ++i) {
                const bool text = i == 0 || i + 1 == row.size();
                cells << (text ? row[i].leftJustified(widths[i])
                               : row[i].rightJustified(widths[i]));
            }
            print(cells.join(u"  ").trimmed());
        }
    }
};

} // namespace

void printOdds(const OddsRow &row, bool asJson)
{
    if (asJson) {
        printJson(toJson(row));
    } else {
        OddsText::printOne(row);
    }
}

void printOddsTable(const std::vector<OddsRow> &rows, TableFormat format)
{
    switch (format) {
    case TableFormat::Text:
        OddsText::printTable(rows);
        return;
    case TableFormat::Csv:
        printCsv(rows);
        return;
    case TableFormat::Json:
        QJsonArray all;
        for (const OddsRow &row : rows) {
            all.append(toJsonWithSkill(row));
        }
        printJson(all);
        return;
    }
}

} // namespace doublets::cli
