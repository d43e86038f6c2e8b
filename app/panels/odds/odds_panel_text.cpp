// SPDX-License-Identifier: MIT
#include "core/game/game.h"
#include "match/match.h"
#include "panels/odds/odds_panel.h"
#include "text/computer_names.h"
#include "text/odds_text.h"
#include "text/refusal_text.h"

#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

/// The texts of the odds panel.
namespace doublets {

QString OddsPanel::titleText() const
{
    const bool hasFigures = m_report.state == OddsReport::State::Ready && !m_report.isCovered;
    const QString note = hasFigures ? methodNote(m_report.currentMethod()) : QString();
    return note.isEmpty() ? momentText() : momentText() + u". "_s + note;
}

QString OddsPanel::momentText() const
{
    if (m_match.guessFirst().isCoveredByLesson()) {
        return m_match.guessFirst().coveredRemark();
    }
    if (m_report.state == OddsReport::State::Solving) {
        return tr("Computing the odds…");
    }
    if (m_report.isCovered) {
        return tr("Guess first");
    }
    if (m_report.selectedRow >= 0) {
        const OddsThrow &selected = m_report.throws[static_cast<std::size_t>(m_report.selectedRow)];
        if (!selected.thrower) {
            return tr("After the opening throw");
        }
        const QString title = selected.title;
        //: %1 one throw of the course of play, not yet played in full: "12. Anne: sice-ace"
        return m_report.isMidThrow ? tr("During %1").arg(title)
                                   //: %1 one throw of the course of play: "12. Anne: sice-ace"
                                   : tr("After %1").arg(title);
    }
    if (m_report.isPastMoment) {
        return tr("Chances of winning at the start");
    }
    return tr("Chances of winning now");
}

QString OddsPanel::chanceText() const
{
    if (m_report.isCovered) {
        return {};
    }
    if (!m_report.currentOdds) {
        return tr("Computing the chances…");
    }
    const Odds &odds = *m_report.currentOdds;
    const ChanceTexts chances(odds);
    //: %1, %3 players, %2, %4 their chances of winning
    QStringList lines{
        tr("%1 %2 – %3 %4")
            .arg(m_report.names.white, chances.white, m_report.names.black, chances.black)};
    if (m_report.isEstimate() && odds.drawProbability() > 0) {
        lines << tr("drawn: %1").arg(chances.draw);
    }
    if (odds.margin > 0) {
        lines << marginText(odds.margin);
    }
    constexpr double LeastThrowsShown = 0.05; // rounds to 0.1
    if (!m_report.isOver && odds.throws >= LeastThrowsShown) {
        lines << (m_report.isEstimate()
                      ? tr("about %1 more throws").arg(countText(odds.throws))
                      : tr("%1 more throws on average").arg(countText(odds.throws)));
    }
    return lines.join(u'\n');
}

QString OddsPanel::marginText(double margin) const
{
    const QString points = countText(margin * 100);
    const QString games = QLocale().toString(m_report.playouts);
    if (m_report.playouts == 0) {
        //: %1 percentage points
        return tr("± %1 percentage points").arg(points);
    }
    return m_report.method == OddsMethod::GoodPlay
               //: %1 percentage points; %2 how many games were played on for a few throws, with the
               //: luck of their dice subtracted from the result
               ? tr("± %1 percentage points, from %2 trial games corrected for luck")
                     .arg(points, games)
               //: %1 percentage points; %2 how many games were played
               : tr("± %1 percentage points, from %2 random games").arg(points, games);
}

QString OddsPanel::marginExplanation() const
{
    if (m_report.isCovered || !m_report.currentOdds || m_report.currentOdds->margin == 0) {
        return {};
    }
    return doublets::marginExplanation(m_report.method);
}

QString OddsPanel::choiceLine(std::size_t index, std::size_t rank) const
{
    const Choice &choice = (*m_report.choices)[index];
    const double chance = choice.odds.score(m_report.chooser);
    const double best = m_report.choices->front().odds.score(m_report.chooser);
    const QString loss = percentDifferenceText(best, chance);
    const QString place = QLocale().toString(static_cast<int>(rank));
    const QString plays =
        playListText(m_match.game().ruleSet(), m_report.names.numberStyle, choice.plays);
    QString line =
        // "> 99.9%" differs from "100%", but not by a tenth.
        rank == 1 || loss == percentagePointsText(0)
            //: One choice among several: %1 rank, %2 chance of winning, %3 the men: "1.  62.4%
            //: sice, ace"
            ? tr("%1.  %2  %3").arg(place, percentText(chance), plays)
            //: A choice that is not the best: %1 rank, %2 chance of winning, %3 the difference to
            //: the best in percentage points, %4 the men: "2.  61.9% (−0.5)  deuce, cater"
            : tr("%1.  %2 (%3)  %4").arg(place, percentText(chance), loss, plays);
    if (m_report.chosenIndex == index) {
        //: added to the choice that was made
        line += tr("  ← played");
    }
    return line;
}

QString OddsPanel::choicesTitle(const std::vector<Choice> &choices) const
{
    const int count = static_cast<int>(choices.size());
    const QString player = m_report.names.nameOf(m_report.chooser);
    if (count == 1) {
        // A single way that has been played needs no mention.
        return m_report.isChoiceMade
                   ? QString()
                   : withComputersInSentences(tr("%1 has only one way to play.").arg(player));
    }
    const auto chance = [this](const Choice &choice) {
        return percentText(choice.odds.score(m_report.chooser));
    };
    QString title;
    if (chance(choices.front()) == chance(choices.back())) {
        title = m_report.isChoiceMade
                    ? tr("%1 had %n ways to play, all equally good:", nullptr, count).arg(player)
                    : tr("%n ways to play for %1, all equally good:", nullptr, count).arg(player);
    } else {
        title = m_report.isChoiceMade
                    ? tr("%1 had %n ways to play, best first:", nullptr, count).arg(player)
                    : tr("%n ways to play for %1, best first:", nullptr, count).arg(player);
    }
    QStringList notes{methodNote(m_report.method)};
    if (canBeDrawn()) {
        //: precedes a list of chances of winning
        notes << tr("A draw counts as half a win.");
    }
    notes << title;
    notes.removeAll(QString());
    return withComputersInSentences(notes.join(u' '));
}

bool OddsPanel::canBeDrawn() const
{
    return m_match.hasGame() && m_match.game().rules().procedure->canBeDrawn;
}

QString OddsPanel::luckText() const
{
    if (m_report.isPastMoment && m_report.selectedRow < 0) {
        return {}; // no dice have been thrown at the start
    }
    //: precedes lines such as "Luck of this throw: Anne +3.0."
    QStringList lines{canBeDrawn() ? tr("In percentage points, with a draw as half a win:")
                                   : tr("In percentage points:")};
    if (m_report.selectedRow >= 0 || !m_report.throws.empty()) {
        const OddsThrow &last =
            m_report.selectedRow >= 0
                ? m_report.throws[static_cast<std::size_t>(m_report.selectedRow)]
                : m_report.throws.back();
        lines << (last.luck ? tr("Luck of this throw: %2 %1.")
                                  .arg(percentagePointsText(last.ownLuck()),
                                       m_report.names.nameOf(last.luckSide()))
                            : tr("Computing the luck of this throw…"));
    }
    if (m_report.throws.empty()) {
        return {};
    }
    if (!m_report.contributions) {
        return (lines << tr("Computing the luck so far…")).join(u'\n');
    }
    const ChanceContributions &made = *m_report.contributions;
    const PlayerNames &names = m_report.names;
    const Side leader = made.lead < 0 ? Side::Black : Side::White;
    //: in percentage points; %1 a player, %2 a figure
    lines << tr("Luck of the opening throw: %1 %2.")
                 .arg(names.nameOf(leader), percentagePointsText(std::abs(made.lead)));
    //: in percentage points, without the opening throw; %1, %3 players, %2, %4 figures: "Luck since
    //: then: Anne +3.0, …"
    lines << tr("Luck since then: %1 %2, %3 %4.")
                 .arg(names.white, percentagePointsText(made.luckOf(Side::White)), names.black,
                      percentagePointsText(made.luckOf(Side::Black)));
    lines << choicesEffectText(m_report.method)
                 .arg(names.white, percentagePointsText(made.choiceGainOf(Side::White)),
                      names.black, percentagePointsText(made.choiceGainOf(Side::Black)));
    if (const QString correction = correctionText(); !correction.isEmpty()) {
        lines << correction;
    }
    if (m_match.game().rules().claim == Claim::Required) {
        //: in percentage points; %1, %3 players, %2, %4 figures, none above 0
        lines << tr("Effect of numbers not claimed: %1 %2, %3 %4.")
                     .arg(names.white, percentagePointsText(made.claimGainOf(Side::White)),
                          names.black, percentagePointsText(made.claimGainOf(Side::Black)));
    }
    return lines.join(u'\n');
}

QString OddsPanel::correctionText() const
{
    const double refinement = m_report.isOver ? 0 : m_match.oddsWatch().refinement();
    constexpr double Smallest = 0.0005; // is rounded to 0.1
    if (std::abs(refinement) < Smallest) {
        return {};
    }
    //: in percentage points; %1 a player, %2 a figure above 0: how much better the player's chance
    //: became when more games were tried from this position
    return tr("Correction by trial games: %1 %2.")
        .arg(m_report.names.nameOf(refinement < 0 ? Side::Black : Side::White),
             percentagePointsText(std::abs(refinement)));
}

QString OddsPanel::playHindranceText() const
{
    if (m_report.isPastMoment) {
        return tr("The board shows an earlier position. Return to the latest throw first.");
    }
    // While men are moving, the choices may be those of an earlier position.
    if (m_report.isChoiceMade ||
        m_match.oddsWatch().decision() != m_match.game().history().size()) {
        return tr("This throw has been played.");
    }
    if (m_match.isReadOnly()) {
        return tr("Press Space to continue.");
    }
    if (m_report.choices && m_match.seats().isComputer(m_report.chooser)) {
        return turnText(m_report.names, m_report.chooser);
    }
    return selectedPlays().empty() ? tr("Select a way to play first.") : QString();
}

QString OddsPanel::choicesEffectText(OddsMethod method)
{
    switch (method) {
    case OddsMethod::Exact:
    case OddsMethod::GoodPlay:
        //: in percentage points; %1, %3 players, %2, %4 figures, none above 0
        return tr("Effect of weaker moves: %1 %2, %3 %4.");
    case OddsMethod::OneSided:
        //: in percentage points; %1, %3 players, %2, %4 figures
        return tr("Effect of moves, compared with the quickest play: %1 %2, %3 %4.");
    case OddsMethod::RandomPlay:
        break;
    }
    //: in percentage points; %1, %3 players, %2, %4 figures
    return tr("Effect of moves, compared with random ones: %1 %2, %3 %4.");
}

QString OddsPanel::methodText(OddsMethod method)
{
    switch (method) {
    case OddsMethod::Exact:
        return tr("Luck is how much a throw changed the chance of winning. The chances are exact "
                  "if both players play as well as possible.");
    case OddsMethod::OneSided:
        return tr("Luck is how much a throw changed the chance of winning. Computed one side at "
                  "a time: exact if both players try to finish in the fewest turns. A turn is "
                  "all throws up to the first that is not a doublet.");
    case OddsMethod::GoodPlay:
        return tr(
            "Luck is how much a throw changed the thrower’s chance of winning. This game is "
            "too large to solve: all chances are estimated under good play by both, by a neural "
            "network that learned by playing against itself. The luck is the network’s own "
            "estimate. Trial games improve the chance shown for the board, so the two may differ "
            "a little. The ± covers the dice, not errors of the network, which may add about a "
            "percentage point.");
    case OddsMethod::RandomPlay:
        break;
    }
    return tr("Luck is how much a throw changed the thrower’s chance of winning. This game is too "
              "large to solve: all chances are estimated from random play by both.");
}

} // namespace doublets
