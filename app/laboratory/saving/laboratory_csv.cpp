// SPDX-License-Identifier: MIT
#include "laboratory/saving/laboratory_report.h"

#include "core/files/csv.h"

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

QString plainDecimal(double value)
{
    return QString::number(value, 'f', 8); // decimal point in all locales, for machine reading
}

/// The lines of one experiment, all of which start with the same columns.
class Lines
{
public:
    Lines(const QString &letter, const Experiment &experiment)
    {
        QStringList rulings;
        for (auto it = experiment.rulings.begin(); it != experiment.rulings.end(); ++it) {
            rulings << it.key() + u'=' + it.value();
        }
        m_begin =
            QStringList{letter,           experiment.ruleSet, csvText(rulings.join(u' ')),
                        experiment.white, experiment.black,   QString::number(experiment.seed)}
                .join(u',');
    }
    void add(const QString &figure, const QString &at, const QString &value)
    {
        m_text += m_begin + u',' + figure + u',' + at + u',' + value + u"\r\n"_s;
    }
    void add(const QString &figure, std::uint64_t value)
    {
        add(figure, {}, QString::number(value));
    }
    [[nodiscard]] const QString &text() const { return m_text; }

private:
    QString m_begin;
    QString m_text;
};

QString linesOf(const QString &letter, const Experiment &experiment, const ChartData::Row &row)
{
    const ExperimentTotals &findings = row.totals;
    Lines lines(letter, experiment);
    lines.add(u"games"_s, findings.games());
    lines.add(u"white_wins"_s, findings.whiteWins());
    lines.add(u"black_wins"_s, findings.blackWins());
    lines.add(u"draws"_s, findings.draws());
    lines.add(u"first_thrower_wins"_s, findings.firstThrowerWins());
    lines.add(u"first_thrower_losses"_s,
              findings.games() - findings.draws() - findings.firstThrowerWins());
    lines.add(u"first_thrower_share"_s, {}, plainDecimal(findings.firstThrowerShare()));
    lines.add(u"first_thrower_low"_s, {}, plainDecimal(findings.firstThrowerInterval().low));
    lines.add(u"first_thrower_high"_s, {}, plainDecimal(findings.firstThrowerInterval().high));
    if (row.exactShare) {
        lines.add(u"first_thrower_exact"_s, {}, plainDecimal(*row.exactShare));
    }
    lines.add(u"white_share"_s, {}, plainDecimal(findings.whiteShare()));
    lines.add(u"white_low"_s, {}, plainDecimal(findings.whiteInterval().low));
    lines.add(u"white_high"_s, {}, plainDecimal(findings.whiteInterval().high));
    if (row.exactWhiteShare) {
        lines.add(u"white_exact"_s, {}, plainDecimal(*row.exactWhiteShare));
    }
    lines.add(u"mean_throws"_s, {}, plainDecimal(findings.meanThrows()));
    for (std::size_t length = 0; length < findings.gameCountsByLength().size(); ++length) {
        if (findings.gameCountsByLength()[length] > 0) {
            lines.add(u"games_of_throws"_s, QString::number(length),
                      QString::number(findings.gameCountsByLength()[length]));
        }
    }
    for (std::size_t face = 0; face < findings.numberCounts().size(); ++face) {
        lines.add(u"number_thrown"_s, QString::number(face + 1),
                  QString::number(findings.numberCounts()[face]));
    }
    for (const ExperimentTotals::Checkpoint &stage : findings.checkpoints()) {
        lines.add(u"first_thrower_wins_after"_s, QString::number(stage.games),
                  QString::number(stage.firstThrowerWins));
        lines.add(u"white_wins_after"_s, QString::number(stage.games),
                  QString::number(stage.whiteWins));
    }
    if (row.sampleCount() > 0) {
        lines.add(u"sample_size"_s, row.sampleSize);
    }
    for (const auto &[wins, samples] : row.samples) {
        lines.add(u"samples_of_wins"_s, QString::number(wins), QString::number(samples));
    }
    for (const auto &[wins, samples] : row.whiteSamples) {
        lines.add(u"samples_of_white_wins"_s, QString::number(wins), QString::number(samples));
    }
    return lines.text();
}

QString differenceLines(const LaboratoryState &state)
{
    const auto line = [](const QString &figure, const QString &value) {
        return u"A-B,,,,,,"_s + figure + u",,"_s + value + u"\r\n"_s;
    };
    const auto bounded = [&line](const QString &figure, const Difference &apart) {
        return line(figure, plainDecimal(apart.value)) +
               line(figure + u"_low"_s, plainDecimal(apart.interval.low)) +
               line(figure + u"_high"_s, plainDecimal(apart.interval.high));
    };
    const MeanDifference throws = state.meanThrowsDifference();
    QString throwsBand;
    if (throws.interval) {
        throwsBand = line(u"mean_throws_difference_low"_s, plainDecimal(throws.interval->low)) +
                     line(u"mean_throws_difference_high"_s, plainDecimal(throws.interval->high));
    }
    QString pairs;
    if (state.pairs > 0) {
        pairs = line(u"pairs"_s, QString::number(state.pairs)) +
                line(u"won_in_a_only"_s, QString::number(state.firstThrowerWins.onlyFirst)) +
                line(u"won_in_b_only"_s, QString::number(state.firstThrowerWins.onlySecond)) +
                line(u"white_won_in_a_only"_s, QString::number(state.whiteWins.onlyFirst)) +
                line(u"white_won_in_b_only"_s, QString::number(state.whiteWins.onlySecond));
    }
    return bounded(u"difference"_s, state.difference(ComparedPlayer::FirstThrower)) +
           bounded(u"white_difference"_s, state.difference(ComparedPlayer::White)) +
           line(u"mean_throws_difference"_s, plainDecimal(throws.value)) + throwsBand + pairs;
}

} // namespace

QByteArray laboratoryCsv(const LaboratoryReport &report)
{
    QString text = u"experiment,ruleset,rulings,white,black,seed,figure,at,value\r\n"_s;
    for (std::size_t i = 0; i < report.experiments.size(); ++i) {
        text += linesOf(i == 0 ? u"A"_s : u"B"_s, report.experiments[i], report.data.rows[i]);
    }
    if (report.experiments.size() > 1) {
        text += differenceLines(report.state);
    }
    return text.toUtf8();
}

} // namespace doublets
