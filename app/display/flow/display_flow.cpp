// SPDX-License-Identifier: MIT
#include "display/flow/display_flow.h"

#include "display/config/opening_hours.h"
#include "language/language.h"

#include <algorithm>
#include <utility>

namespace doublets {

namespace {

using namespace std::chrono_literals;

constexpr auto TidyingTime = 2500ms;
constexpr auto HoursCheckInterval = 20s;
/// A limit for the demonstration, in case it does not end by itself.
constexpr auto FirstStepsLimit = 4min;

} // namespace

DisplayFlow::DisplayFlow(const DisplayConfig &config, const Catalogue &catalogue, Clock &clock,
                         Now now, Elapsed elapsed)
    : m_config(config)
    , m_catalogue(catalogue)
    , m_now(std::move(now))
    , m_elapsed(std::move(elapsed))
    , m_idleAlarm(clock, [this] { handleIdle(); })
    , m_tidyAlarm(clock, [this] { attract(); })
    , m_hoursAlarm(clock, [this] { checkHours(); })
    , m_language(languages().constFirst())
{
}

QStringList DisplayFlow::languages() const
{
    return m_config.languages.isEmpty() ? doublets::languages() : m_config.languages;
}

std::chrono::milliseconds DisplayFlow::monotonicTime()
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now().time_since_epoch());
}

std::vector<const RuleSet *> DisplayFlow::games(const QString &table) const
{
    const QStringList ids = m_config.ruleSets.isEmpty() ? m_catalogue.ids() : m_config.ruleSets;
    std::vector<const RuleSet *> found;
    for (const QString &id : ids) {
        const RuleSet *each = m_catalogue.find(id);
        if (each != nullptr && (table.isEmpty() || each->tradition == table)) {
            found.push_back(each);
        }
    }
    return found;
}

QStringList DisplayFlow::tables() const
{
    QStringList found;
    for (const RuleSet *each : games()) {
        if (!found.contains(each->tradition)) {
            found << each->tradition;
        }
    }
    return found;
}

void DisplayFlow::start()
{
    attract();
    checkHours();
}

bool DisplayFlow::isOpen() const
{
    return !m_closedByStaff && opening_hours::isOpen(m_config.openingHours, m_now());
}

void DisplayFlow::checkHours()
{
    m_hoursAlarm.start(HoursCheckInterval);
    // A visitor may finish the game after closing time.
    if (!m_visited && isOpen() == (m_screen == Screen::Closed)) {
        attract();
    }
}

void DisplayFlow::restart()
{
    if (!m_visited) {
        attract();
    }
}

void DisplayFlow::discardStaffVisit()
{
    if (m_visited && m_visit.ruleSet.isEmpty()) {
        m_visited = false;
        attract();
    }
}

void DisplayFlow::setClosed(bool closed)
{
    m_closedByStaff = closed;
    endVisit();
    attract();
}

void DisplayFlow::show(Screen screen)
{
    m_screen = screen;
    setAsking(false);
    restartIdleAlarm();
    Q_EMIT screenChanged();
}

void DisplayFlow::attract()
{
    m_tidyAlarm.stop();
    setLanguage(languages().constFirst());
    Q_EMIT openChanged(isOpen());
    if (!isOpen()) {
        show(Screen::Closed);
        return;
    }
    // Goes round the traditions, and shows another of a tradition's games on each round.
    const QStringList all = tables();
    const int turn = m_attractGames / std::max(1, m_config.times.attractGames);
    const auto ofTable = games(all[turn % all.size()]);
    m_game = ofTable[static_cast<std::size_t>(turn / all.size()) % ofTable.size()];
    show(Screen::Attract);
}

void DisplayFlow::endAttractGame()
{
    if (m_screen == Screen::Attract) {
        ++m_attractGames;
        attract();
    }
}

bool DisplayFlow::consumesTouch() const
{
    switch (m_screen) {
    case Screen::Attract:
    case Screen::FirstSteps:
    case Screen::Resetting:
    case Screen::Closed:
        return true;
    default:
        return m_isAsking;
    }
}

void DisplayFlow::touch()
{
    m_lastTouch = m_elapsed();
    if (m_screen == Screen::Attract) {
        beginVisit();
    } else if (m_screen == Screen::FirstSteps) {
        beginPlay();
    } else if (m_isAsking) {
        setAsking(false);
        m_idleAlarm.start(m_config.times.extension);
    } else {
        restartIdleAlarm();
    }
}

void DisplayFlow::restartIdleTimer()
{
    if (m_visited) {
        m_lastTouch = m_elapsed();
        setAsking(false);
        restartIdleAlarm();
    }
}

void DisplayFlow::restartIdleAlarm()
{
    switch (m_screen) {
    case Screen::Language:
    case Screen::Table:
    case Screen::Game:
    case Screen::Players:
        m_idleAlarm.start(m_config.times.choosing);
        break;
    case Screen::FirstSteps:
        m_idleAlarm.start(FirstStepsLimit);
        break;
    case Screen::Play:
    case Screen::End:
    case Screen::Compare:
        m_idleAlarm.start(m_config.times.stillThere);
        break;
    case Screen::Attract:
    case Screen::Resetting:
    case Screen::Closed:
        m_idleAlarm.stop();
        break;
    }
}

void DisplayFlow::handleIdle()
{
    const bool plays =
        m_screen == Screen::Play || m_screen == Screen::End || m_screen == Screen::Compare;
    if (m_screen == Screen::FirstSteps) {
        beginPlay();
    } else if (plays && !m_isAsking) {
        setAsking(true);
        m_idleAlarm.start(m_config.times.countdown);
    } else {
        startOver();
    }
}

void DisplayFlow::setAsking(bool asking)
{
    if (std::exchange(m_isAsking, asking) != asking) {
        Q_EMIT askingChanged();
    }
}

void DisplayFlow::setLanguage(const QString &code)
{
    if (std::exchange(m_language, code) != code) {
        Q_EMIT languageChanged(code);
    }
}

void DisplayFlow::beginVisit()
{
    m_visited = true;
    m_visitStart = m_elapsed();
    m_visit = {};
    const QDateTime now = m_now();
    if (m_config.isDayKnown(now.date())) {
        m_visit.day = now.date();
        m_visit.hour = now.time().hour();
    }
    m_table.clear();
    if (languages().size() > 1) {
        show(Screen::Language);
    } else {
        chooseNext(Screen::Language);
    }
}

/// Shows the next choice with more than one option.
void DisplayFlow::chooseNext(Screen chosen)
{
    if (chosen == Screen::Language) {
        if (tables().size() > 1) {
            show(Screen::Table);
            return;
        }
        m_table = tables().constFirst();
        chosen = Screen::Table;
    }
    if (chosen == Screen::Table) {
        const auto ofTable = games(m_table);
        if (ofTable.size() > 1) {
            show(Screen::Game);
            return;
        }
        m_game = ofTable.front();
    }
    show(Screen::Players);
}

void DisplayFlow::chooseLanguage(const QString &code)
{
    setLanguage(code);
    chooseNext(Screen::Language);
}

void DisplayFlow::changeLanguage(const QString &code)
{
    setLanguage(code);
}

void DisplayFlow::chooseTable(const QString &tradition)
{
    m_table = tradition;
    chooseNext(Screen::Table);
}

void DisplayFlow::chooseGame(const QString &ruleSet)
{
    m_game = m_catalogue.find(ruleSet);
    chooseNext(Screen::Game);
}

void DisplayFlow::choosePlayers(bool alone)
{
    m_isAlone = alone;
    m_visit.ruleSet = m_game->id;
    m_visit.finished = false;
    show(Screen::FirstSteps);
}

void DisplayFlow::goBack()
{
    switch (m_screen) {
    case Screen::Players:
        if (games(m_table).size() > 1) {
            show(Screen::Game);
            return;
        }
        [[fallthrough]];
    case Screen::Game:
        if (tables().size() > 1) {
            show(Screen::Table);
            return;
        }
        [[fallthrough]];
    case Screen::Table:
        if (languages().size() > 1) {
            show(Screen::Language);
            return;
        }
        [[fallthrough]];
    case Screen::Language:
        startOver();
        return;
    default:
        return;
    }
}

void DisplayFlow::beginPlay()
{
    if (m_screen == Screen::FirstSteps) {
        show(Screen::Play);
    }
}

void DisplayFlow::endGame()
{
    if (m_screen == Screen::Play) {
        m_visit.finished = true;
        show(Screen::End);
    }
}

void DisplayFlow::playAgain()
{
    if (m_screen == Screen::End) {
        m_visit.finished = false;
        show(Screen::Play);
    }
}

void DisplayFlow::compare()
{
    if (m_screen == Screen::End) {
        show(Screen::Compare);
    }
}

void DisplayFlow::endComparison()
{
    if (m_screen == Screen::Compare) {
        show(Screen::End);
    }
}

void DisplayFlow::chooseAnotherGame()
{
    if (m_screen == Screen::End) {
        m_table.clear();
        chooseNext(Screen::Language);
    }
}

void DisplayFlow::startOver()
{
    if (m_visited) {
        endVisit();
        show(Screen::Resetting);
        m_tidyAlarm.start(TidyingTime);
    }
}

void DisplayFlow::endVisit()
{
    if (!std::exchange(m_visited, false)) {
        return;
    }
    m_visit.language = m_language;
    m_visit.seconds = static_cast<int>(
        std::chrono::duration_cast<std::chrono::seconds>(m_lastTouch - m_visitStart).count());
    Q_EMIT visitEnded(m_visit);
}

} // namespace doublets
