// SPDX-License-Identifier: MIT
#include "text/caption.h"

#include "text/computer_names.h"
#include "text/events_text.h"
#include "text/explanation_priority.h"
#include "text/fate_text.h"
#include "text/plays_text.h"
#include "text/throw_names.h"

#include "core/game/game.h"
#include "core/game/referee.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <utility>

namespace doublets {

namespace {

constexpr int MaxWordsOfCaption = 15;

qsizetype wordsIn(const QString &text)
{
    return text.split(u' ', Qt::SkipEmptyParts).size();
}

/// A sentence of the caption.
struct Sentence
{
    QString text;
    QString brief = {}; ///< replaces `text` where that does not fit; empty if there is none
};

class Caption
{
    Q_DECLARE_TR_FUNCTIONS(Caption)

public:
    Caption(const Game &game, const PlayerNames &names)
        : m_game(game)
        , m_position(game.position())
        , m_names(names)
    {
    }

    /// Returns the next task, preceded by as many of the latest events as fit. The course of play
    /// contains all events.
    [[nodiscard]] QString text(bool withTask) const
    {
        const QString task = withTask ? toDo() : QString();
        QStringList sentences{lastEventImpliesTask(m_game) ? QString() : task};
        const std::vector<Sentence> told = happened();
        const auto fits = [&sentences](const QString &text) {
            return wordsIn(text) + wordsIn(sentences.join(u' ')) <= MaxWordsOfCaption;
        };
        for (auto it = told.rbegin(); it != told.rend(); ++it) {
            const QString &text = fits(it->text) || it->brief.isEmpty() ? it->text : it->brief;
            if (!fits(text)) {
                break;
            }
            sentences.prepend(text);
        }
        sentences.removeAll(QString());
        if (sentences.isEmpty()) {
            return task; // with long names
        }
        const QString passed = sentences == QStringList{task} ? toPlayPassedNumbers() : QString();
        return passed.isEmpty() ? sentences.join(u' ') : passed;
    }

    /// Returns the next task.
    [[nodiscard]] QString toDo() const
    {
        switch (m_position.stage) {
        case Stage::Opening:
            return m_game.history().empty() ? toBegin() : QString(); // the text of a tie includes
                                                                     // the next task
        case Stage::ToThrow:
        case Stage::Claiming:
            return toThrow();
        case Stage::Playing:
            return m_position.doubletMen > 0 ? toChoose() : toPlay();
        case Stage::Won:
        case Stage::Drawn:
            break;
        }
        return {};
    }

private:
    [[nodiscard]] std::vector<Sentence> happened() const
    {
        if (m_game.history().empty()) {
            return {};
        }
        std::vector<Event> events = toldEvents();
        const QString plays = playsTogether();
        std::vector<Sentence> told{{plays}};
        if (!plays.isEmpty()) {
            events.erase(events.begin()); // `plays` includes the man of this action
            for (const Event &phase : phasesCompletedBefore()) {
                told.push_back({briefPhaseText(phase)});
            }
        }
        for (auto from = events.begin(); from != events.end();) {
            const auto phase = std::find_if(from, events.end(), isPhase);
            for (const QString &each : sentencesOf({from, phase})) {
                told.push_back({each});
            }
            from = phase;
            if (from != events.end()) {
                told.push_back({sentencesOf({*phase}).front(), briefPhaseText(*phase)});
                ++from;
            }
        }
        return told;
    }

    [[nodiscard]] QStringList sentencesOf(const std::vector<Event> &events) const
    {
        return eventSentences(m_game.ruleSet(), m_names, events);
    }

    static bool isPhase(const Event &event)
    {
        return std::holds_alternative<PhaseCompleted>(event);
    }

    /// Returns the phases that the player completed with the latest throw before the last action.
    [[nodiscard]] std::vector<Event> phasesCompletedBefore() const
    {
        const auto &history = m_game.history();
        const std::size_t count = playsOfThrow(history).size();
        std::vector<Event> phases;
        for (std::size_t i = history.size() - count; i + 1 < history.size(); ++i) {
            std::ranges::copy_if(history[i].events, std::back_inserter(phases), isPhase);
        }
        return phases;
    }

    [[nodiscard]] QString briefPhaseText(const Event &event) const
    {
        const auto &completed = std::get<PhaseCompleted>(event);
        const QString player = m_names.nameOf(completed.side);
        const bool isOwn = m_names.isAddressed(completed.side);
        switch (completed.next) {
        case Phase::ReStack:
            return isOwn ? tr("You begin stacking again.")
                         : tr("%1 begins stacking again.").arg(player);
        case Phase::Race:
            return isOwn ? tr("You begin the race.") : tr("%1 begins the race.").arg(player);
        case Phase::BearOff:
        case Phase::Home:
            return isOwn ? tr("You begin bearing off.") : tr("%1 begins bearing off.").arg(player);
        case Phase::SetUp:
            return isOwn ? tr("You begin setting up again.")
                         : tr("%1 begins setting up again.").arg(player);
        case Phase::PlayDown:
            break;
        }
        return {};
    }

    /// Returns a summary of the moves of a completed throw. Returns an empty string while the throw
    /// is being played.
    [[nodiscard]] QString playsTogether() const
    {
        const std::vector<Play> plays = playsOfThrow(m_game.history());
        if (plays.empty() ||
            (m_position.stage == Stage::Playing && m_position.player == plays.front().by)) {
            return {};
        }
        const bool total =
            m_game.rules().doublet == Doublet::Total && m_position.dice.areAllEqual();
        const std::optional<Side> thrower = lastThrower();
        if (thrower && *thrower != plays.front().by) {
            return playsOfOthers(plays, *thrower, total);
        }
        const QString alike = playsText(m_game.ruleSet(), m_names, plays, total);
        // A throw that completes a phase continues with other plays.
        return alike.isEmpty() && !total && !phasesCompletedBefore().empty() ? playedNumbers(plays)
                                                                             : alike;
    }

    [[nodiscard]] QString playedNumbers(const std::vector<Play> &plays) const
    {
        const Side player = plays.front().by;
        return m_names.isAddressed(player)
                   //: %1 the numbers of a throw, of which all have been played
                   ? tr("You play %1.").arg(numbersOf(plays))
                   //: %1 a player, %2 the numbers of a throw, of which all have been played
                   : tr("%1 plays %2.").arg(m_names.nameOf(player), numbersOf(plays));
    }

    /// Returns the list of the numbers that the plays used.
    [[nodiscard]] QString numbersOf(const std::vector<Play> &plays) const
    {
        std::vector<int> numbers(plays.size());
        std::ranges::transform(plays, numbers.begin(), &Play::number);
        return descendingNumberList(m_game.ruleSet(), m_names.numberStyle, std::move(numbers));
    }

    [[nodiscard]] std::optional<Side> lastThrower() const
    {
        const auto &history = m_game.history();
        for (auto it = history.rbegin(); it != history.rend(); ++it) {
            for (const Event &event : it->events) {
                if (const auto *thrown = std::get_if<DiceThrown>(&event)) {
                    return thrown->thrower;
                }
            }
        }
        return std::nullopt;
    }

    /// Returns a summary of the moves with numbers of the opponent's throw.
    [[nodiscard]] QString playsOfOthers(const std::vector<Play> &plays, Side thrower,
                                        bool total) const
    {
        const Side by = plays.front().by;
        const QString player = m_names.nameOf(by);
        const QString other = m_names.nameOf(thrower);
        if (total) {
            const auto count = static_cast<int>(plays.size());
            if (m_names.isAddressed(by)) {
                //: %1 the other player
                return tr("You play %n man/men of %1’s doublet.", nullptr, count).arg(other);
            }
            return m_names.isAddressed(thrower)
                       //: %1 the other player
                       ? tr("%1 plays %n man/men of your doublet.", nullptr, count).arg(player)
                       //: %1 a player, %2 the other, who threw the doublet
                       : tr("%1 plays %n man/men of %2’s doublet.", nullptr, count)
                             .arg(player, other);
        }
        const QString numbers = numbersOf(plays);
        if (m_names.isAddressed(by)) {
            //: %1 the other player, who threw the numbers %2 and could not use them
            return tr("You play %1’s %2.").arg(other, numbers);
        }
        return m_names.isAddressed(thrower)
                   //: %1 the other player, %2 numbers that you threw and could not use
                   ? tr("%1 plays your %2.").arg(player, numbers)
                   //: %1 a player, %2 the other, who threw the numbers %3 and could not use them
                   : tr("%1 plays %2’s %3.").arg(player, other, numbers);
    }

    [[nodiscard]] std::vector<Event> toldEvents() const
    {
        std::vector<Event> told;
        for (const Event &event : m_game.history().back().events) {
            if (!isImpliedByTask(event) && !isConcealed(m_game.rules(), event)) {
                told.push_back(event);
            }
        }
        return told;
    }

    [[nodiscard]] QString toBegin() const
    {
        if (m_game.needsEnteredDice()) {
            return tr("Each player throws one die: enter the two numbers.");
        }
        switch (m_names.inputDevice) {
        case PlayerNames::InputDevice::Touch:
            return tr("Each player throws one die, both at once: touch either dice box.");
        case PlayerNames::InputDevice::None:
            return tr("Each player throws one die.");
        case PlayerNames::InputDevice::Keyboard:
            break;
        }
        return tr("Each player throws one die, both at once: press Space, or click either box.");
    }

    [[nodiscard]] QString toThrow() const
    {
        const Side next = referee::nextThrower(m_game.rules(), m_position);
        const bool again = !m_position.dice.empty() && m_position.dice.areAllEqual() &&
                           m_game.rules().doublet == Doublet::ThrowsAgain;
        if (m_names.isAddressed(next)) {
            return again ? tr("Now you throw again.") : tr("Now you throw.");
        }
        return again ? tr("Now %1 throws again.").arg(m_names.nameOf(next))
                     : tr("Now %1 throws.").arg(m_names.nameOf(next));
    }

    /// Returns the task for a doublet that plays men from any points.
    [[nodiscard]] QString toChoose() const
    {
        const Men &men = m_position.menOf(m_position.player);
        const int count = std::min<int>(m_position.doubletMen, men.remainingPlays);
        const auto *last =
            m_game.history().empty() ? nullptr : std::get_if<Play>(&m_game.history().back().action);
        const bool begun = last != nullptr && last->by == m_position.player;
        if (!begun && count < m_position.doubletMen) { // says why not all men of the doublet
            const Position start = referee::initialPosition(m_game.rules());
            const bool areAll = men == start.menOf(m_position.player);
            return allMen(men.phase, count, areAll);
        }
        return someMen(men.phase, count, begun);
    }

    [[nodiscard]] QString allMen(Phase phase, int count, bool areAll) const
    {
        const QString player = m_names.nameOf(m_position.player);
        const bool isOwn = m_names.isAddressed(m_position.player);
        if (areAll) {
            return isOwn ? tr("Now you lay down all %n man/men.", nullptr, count)
                         : tr("Now %1 lays down all %n man/men.", nullptr, count).arg(player);
        }
        if (phase == Phase::PlayDown) {
            return isOwn ? tr("Now you lay down the last %n man/men.", nullptr, count)
                         : tr("Now %1 lays down the last %n man/men.", nullptr, count).arg(player);
        }
        return isOwn ? tr("Now you bear off the last %n man/men.", nullptr, count)
                     : tr("Now %1 bears off the last %n man/men.", nullptr, count).arg(player);
    }

    [[nodiscard]] QString someMen(Phase phase, int count, bool begun) const
    {
        const QString player = m_names.nameOf(m_position.player);
        const bool isOwn = m_names.isAddressed(m_position.player);
        if (phase == Phase::PlayDown && begun) {
            return isOwn ? tr("Now you lay down %n more man/men.", nullptr, count)
                         : tr("Now %1 lays down %n more man/men.", nullptr, count).arg(player);
        }
        if (phase == Phase::PlayDown) {
            return isOwn ? tr("Now you lay down %n man/men.", nullptr, count)
                         : tr("Now %1 lays down %n man/men.", nullptr, count).arg(player);
        }
        if (begun) {
            return isOwn ? tr("Now you bear off %n more man/men.", nullptr, count)
                         : tr("Now %1 bears off %n more man/men.", nullptr, count).arg(player);
        }
        return isOwn ? tr("Now you bear off %n man/men.", nullptr, count)
                     : tr("Now %1 bears off %n man/men.", nullptr, count).arg(player);
    }

    [[nodiscard]] QString toPlay() const
    {
        const referee::UsableNumbers usable = referee::usableNumbers(m_game.rules(), m_position);
        // The description of the throw has just named the numbers.
        const bool told = m_names.numberStyle == NumberStyle::Both &&
                          std::holds_alternative<Throw>(m_game.history().back().action);
        const QString list = listOf(usable, told ? NumberStyle::Figures : m_names.numberStyle);
        const QString now = toPlayNumbers(list, usable);
        const QString useless = uselessNumbersText(usable);
        return useless.isEmpty() ? now : useless + u' ' + now;
    }

    [[nodiscard]] QString toPlayNumbers(const QString &list,
                                        const referee::UsableNumbers &usable) const
    {
        const bool isChoice = usable.count < usable.numbers.size();
        if (m_names.isAddressed(m_position.player)) {
            return isChoice
                       //: %1 numbers of the dice, of which only %n can be played
                       ? tr("Now you play %n of these numbers: %1.", nullptr, usable.count)
                             .arg(list)
                       //: %1 the numbers of the dice
                       : tr("Now you play %1.").arg(list);
        }
        const QString player = m_names.nameOf(m_position.player);
        return isChoice
                   //: %1 player, %2 numbers of the dice, of which only %n can be played
                   ? tr("Now %1 plays %n of these numbers: %2.", nullptr, usable.count)
                         .arg(player, list)
                   //: %1 player, %2 the numbers of the dice
                   : tr("Now %1 plays %2.").arg(player, list);
    }

    /// Returns the task, including whose numbers they are, if the player plays numbers that the
    /// thrower could not use. Returns an empty string otherwise.
    [[nodiscard]] QString toPlayPassedNumbers() const
    {
        const std::optional<Side> thrower = lastThrower();
        if (m_position.stage != Stage::Playing || m_position.doubletMen > 0 || !thrower ||
            *thrower == m_position.player) {
            return {};
        }
        const referee::UsableNumbers usable = referee::usableNumbers(m_game.rules(), m_position);
        if (usable.count < usable.numbers.size()) {
            return {};
        }
        const QString player = m_names.nameOf(m_position.player);
        const QString other = m_names.nameOf(*thrower);
        const QString list = listOf(usable, m_names.numberStyle);
        if (m_names.isAddressed(m_position.player)) {
            //: %1 the other player, who threw the numbers %2 and could not use them
            return tr("Now you play %1’s %2.").arg(other, list);
        }
        return m_names.isAddressed(*thrower)
                   //: %1 the other player, %2 numbers that you threw and could not use
                   ? tr("Now %1 plays your %2.").arg(player, list)
                   //: %1 a player, %2 the other, who threw the numbers %3 and could not use them
                   : tr("Now %1 plays %2’s %3.").arg(player, other, list);
    }

    [[nodiscard]] QString listOf(const referee::UsableNumbers &usable, NumberStyle style) const
    {
        // Equal dice are listed separately.
        return descendingNumberList(m_game.ruleSet(), style,
                                    {usable.numbers.begin(), usable.numbers.end()});
    }

    /// Returns a sentence about the numbers of a new throw that the thrower cannot use. Returns an
    /// empty string if there are none, or if the opponent must not learn of them.
    [[nodiscard]] QString uselessNumbersText(const referee::UsableNumbers &usable) const
    {
        const bool fallen = std::holds_alternative<Throw>(m_game.history().back().action);
        const bool isSecret = m_game.rules().claim == Claim::Required;
        if (!fallen || isSecret || m_position.player != m_position.thrower) {
            return {};
        }
        const auto countIn = [](const Numbers &numbers, int number) {
            return std::ranges::count(numbers, static_cast<std::uint8_t>(number));
        };
        const bool isChoice = usable.count < usable.numbers.size(); // described by the task
        std::vector<int> useless;
        QString onlySome; // about a number of which only some can be used
        for (int number = limits::Faces; number >= 1; --number) {
            const auto usableCount = countIn(usable.numbers, number);
            const auto uselessCount = countIn(m_position.remainingNumbers, number) - usableCount;
            if (uselessCount > 0 && usableCount == 0) {
                useless.push_back(number);
            } else if (uselessCount > 0 && !isChoice) {
                onlySome = (uselessCount == 1 ? tr("One of the %1s cannot be played.")
                                              : tr("Only one of the %1s can be played."))
                               .arg(number);
            }
        }
        return useless.empty()
                   ? onlySome
                   //: %1 numbers that the player has thrown and no man can use
                   : tr("The %1 cannot be played.")
                         .arg(numberList(m_game.ruleSet(), NumberStyle::Figures, useless));
    }

    const Game &m_game;
    const Position &m_position;
    const PlayerNames &m_names;
};

} // namespace

bool isConcealed(const Rules &rules, const Event &event)
{
    if (rules.claim != Claim::Required) {
        return false;
    }
    if (const auto *lost = std::get_if<NumberLost>(&event)) {
        return !lost->isUnclaimed();
    }
    return std::holds_alternative<NumberPassed>(event);
}

bool isImpliedByTask(const Event &event)
{
    return std::holds_alternative<TurnPassed>(event) ||
           std::holds_alternative<AnotherThrowGranted>(event);
}

bool lastEventImpliesTask(const Game &game)
{
    if (game.history().empty()) {
        return false;
    }
    const auto &events = game.history().back().events;
    return std::ranges::any_of(events, [](const Event &event) {
        const auto *opening = std::get_if<OpeningThrown>(&event);
        return opening != nullptr && !opening->isTied();
    });
}

QString captionText(const Game &game, const PlayerNames &names)
{
    return withComputersInSentences(Caption(game, names).text(true));
}

QString latestEventsText(const Game &game, const PlayerNames &names)
{
    return withComputersInSentences(Caption(game, names).text(false));
}

QString taskText(const Game &game, const PlayerNames &names)
{
    return withComputersInSentences(Caption(game, names).toDo());
}

std::vector<Event> eventsToExplain(const Game &game, std::size_t actionCount)
{
    if (actionCount == 0) {
        return {};
    }
    const Events &events = game.history()[actionCount - 1].events;
    std::optional<Event> chosen;
    for (const Event &event : events) {
        if (isConcealed(game.rules(), event)) {
            continue;
        }
        if (!chosen || explanationPriority(event) >= explanationPriority(*chosen)) {
            chosen = event;
        }
    }
    return chosen ? eventsWithSameFate(events, *chosen) : std::vector<Event>();
}

std::vector<Event> eventsToExplain(const Game &game)
{
    return eventsToExplain(game, game.history().size());
}

} // namespace doublets
