// SPDX-License-Identifier: MIT
#include "text/brief_text.h"

#include "text/event_text.h"
#include "text/related_events.h"
#include "text/throw_names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace doublets {

namespace {

class BriefText
{
    Q_DECLARE_TR_FUNCTIONS(BriefText)

public:
    BriefText(const RuleSet &ruleSet, const PlayerNames &names, const std::vector<Event> &events)
        : m_ruleSet(ruleSet)
        , m_names(names)
        , m_events(events)
    {
    }

    QString text()
    {
        QStringList sentences;
        while (m_next < m_events.size()) {
            sentences << nextSentence();
        }
        return sentences.join(u' ');
    }

private:
    QString nextSentence()
    {
        const Event &event = m_events[m_next];
        if (const auto *thrown = std::get_if<DiceThrown>(&event)) {
            ++m_next;
            return throwSentence(*thrown);
        }
        if (const auto plays = relatedPlays(m_events, m_next); !plays.empty()) {
            m_next += plays.size();
            return playsSentence(plays);
        }
        if (const auto *lost = std::get_if<NumberLost>(&event)) {
            return lostSentence(*lost);
        }
        if (const auto *passed = std::get_if<NumberPassed>(&event)) {
            return passedSentence(*passed);
        }
        ++m_next;
        return singleSentence(event);
    }

    [[nodiscard]] QString singleSentence(const Event &event) const
    {
        if (const auto *lead = std::get_if<OpeningThrown>(&event); lead && !lead->isTied()) {
            const Side first = lead->firstThrower();
            //: the opening throw: %1 and %3 the players, %2 and %4 their numbers
            return tr("%1 %2, %3 %4. %1 begins.")
                .arg(m_names.nameOf(first),
                     QString::number(std::max(lead->dice.white, lead->dice.black)),
                     m_names.nameOf(opponentOf(first)),
                     QString::number(std::min(lead->dice.white, lead->dice.black)));
        }
        if (const auto *moved = std::get_if<ManMoved>(&event)) {
            //: a man moves from point %1 to point %2
            return tr("%1 to %2.").arg(QString::number(moved->from), QString::number(moved->to));
        }
        if (const auto *phase = std::get_if<PhaseCompleted>(&event)) {
            return phaseText(phase->next).arg(m_names.nameOf(phase->side));
        }
        return eventText(m_ruleSet, m_names, event);
    }

    [[nodiscard]] static QString phaseText(Phase next)
    {
        switch (next) {
        case Phase::ReStack:
            //: %1 a player, whose men are all down
            return tr("%1 may stack.");
        case Phase::Race:
            //: %1 a player, whose men are all down
            return tr("%1 may race.");
        case Phase::SetUp:
            //: %1 a player, whose men are all off the board
            return tr("%1 may set up.");
        case Phase::PlayDown:
        case Phase::BearOff:
        case Phase::Home:
            break;
        }
        //: %1 a player, whose men are all down
        return tr("%1 may bear off.");
    }

    QString throwSentence(const DiceThrown &thrown)
    {
        //: %1 a player, %2 what fell: "6 and 3", "two 4s"
        const QString fell =
            tr("%1 %2").arg(m_names.nameOf(thrown.thrower),
                            throwName(m_ruleSet, NumberStyle::Figures, thrown.dice));
        const auto plays = relatedPlays(m_events, m_next);
        const bool isWhole = thrown.doubletMen == 0 && !plays.empty() &&
                             plays.front().by == thrown.thrower &&
                             static_cast<int>(plays.size()) == thrown.dice.size();
        if (!isWhole) {
            return fell + u'.';
        }
        m_next += plays.size();
        return wholeThrow(plays.front().kind, plays.size() == 2).arg(fell);
    }

    /// Returns the text about a throw of two or more dice, all of which have been used.
    [[nodiscard]] static QString wholeThrow(PlayKind kind, bool isOfTwo)
    {
        switch (kind) {
        case PlayKind::PlayDown:
            //: both numbers of a throw have laid a man down: "Anne 6 and 3, both laid."
            return isOfTwo ? tr("%1, both laid.") : tr("%1, all laid.");
        case PlayKind::ReStack:
            //: both numbers of a throw have put a man back on its pile
            return isOfTwo ? tr("%1, both stacked.") : tr("%1, all stacked.");
        case PlayKind::SetUp:
            //: both numbers of a throw have set a man up again
            return isOfTwo ? tr("%1, both set up.") : tr("%1, all set up.");
        case PlayKind::BearOff:
        case PlayKind::Move: // described separately
            break;
        }
        //: both numbers of a throw have taken a man off the board
        return isOfTwo ? tr("%1, both off.") : tr("%1, all off.");
    }

    [[nodiscard]] QString playsSentence(const std::vector<Play> &plays) const
    {
        std::vector<int> points(plays.size());
        std::ranges::transform(plays, points.begin(), &Play::from);
        const QString list = numberList(m_ruleSet, NumberStyle::Figures, points);
        const QString player = m_names.nameOf(plays.front().by);
        switch (plays.front().kind) {
        case PlayKind::PlayDown:
            //: %1 a player, %2 the points of the men laid down
            return tr("%1 lays %2.").arg(player, list);
        case PlayKind::ReStack:
            //: %1 a player, %2 the points of the men put back on their piles
            return tr("%1 stacks %2.").arg(player, list);
        case PlayKind::SetUp:
            //: %1 a player, %2 the points on which men are set up again
            return tr("%1 sets up %2.").arg(player, list);
        case PlayKind::BearOff:
        case PlayKind::Move: // described separately
            break;
        }
        //: %1 a player, %2 the points of the men taken off the board
        return tr("%1 off %2.").arg(player, list);
    }

    /// Consumes the next events of type `Fate` that have the same fate. Returns their numbers.
    template<typename Fate, typename HaveSameFate> QString takeNumbers(HaveSameFate haveSameFate)
    {
        const auto fates = relatedFates<Fate>(m_events, m_next, haveSameFate);
        m_next += fates.size();
        std::vector<int> numbers(fates.size());
        std::ranges::transform(fates, numbers.begin(), &Fate::number);
        return descendingNumberList(m_ruleSet, NumberStyle::Figures, std::move(numbers));
    }

    QString lostSentence(const NumberLost &first)
    {
        if (first.count > 1) { // the surplus of a doublet
            ++m_next;
            return eventText(m_ruleSet, m_names, first);
        }
        const QString numbers = takeNumbers<NumberLost>([&](const auto &one, const auto &other) {
            return one.isUnclaimed() == other.isUnclaimed();
        });
        //: %1 numbers that the player did not claim
        return first.isUnclaimed() ? tr("%1: not claimed.").arg(numbers)
                                   //: %1 numbers that no man can use
                                   : tr("%1: no use.").arg(numbers);
    }

    QString passedSentence(const NumberPassed &first)
    {
        if (first.count > 1) { // the surplus of a doublet
            ++m_next;
            return eventText(m_ruleSet, m_names, first);
        }
        const QString numbers =
            takeNumbers<NumberPassed>([](const auto &, const auto &) { return true; });
        //: %1 numbers that the thrower cannot use, %2 the other player, who may
        return tr("%1 for %2.").arg(numbers, m_names.nameOf(opponentOf(first.from)));
    }

    const RuleSet &m_ruleSet;
    const PlayerNames &m_names;
    const std::vector<Event> &m_events;
    std::size_t m_next = 0;
};

} // namespace

QString briefEventsText(const RuleSet &ruleSet, const PlayerNames &names,
                        const std::vector<Event> &events)
{
    return BriefText(ruleSet, names.withFigures(), events).text();
}

} // namespace doublets
