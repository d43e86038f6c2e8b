// SPDX-License-Identifier: MIT
#include "tests/app/display/window/museum.h"

#include "display/config/display_config_reader.h"
#include "display/system/daily_restart.h"
#include "language/language.h"
#include "match/match.h"
#include "table/board/board_view.h"

#include <QAbstractButton>
#include <QApplication>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace doublets {

using Screen = DisplayFlow::Screen;

namespace {

const Catalogue &allGames()
{
    static const auto read = Catalogue::builtIn();
    return read.value();
}

/// Returns opening hours from 10:00 to `end`. Most days are short, as longer hours add nothing.
WeekSpans hoursUntil(QTime end)
{
    WeekSpans hours;
    hours.fill({{QTime(10, 0), end}});
    return hours;
}

} // namespace

Museum::Museum(const QString &folder)
    : m_config(defaultDisplayConfig(allGames(), languages()))
    , m_now(QDate(2026, 5, 4), QTime(4, 1))
    , m_random(1674)
{
    m_config.quietHours = WeekSpans();
    m_config.motionSpeed = MotionSpeed::Off;
    m_config.times.attractPause = 30s;
    m_config.areVisitsCounted = true;
    m_config.statisticsFile = folder + u"/visits.db"_s;
    m_clock.stop();
}

void Museum::check(bool isRight, const QString &what)
{
    if (!isRight) {
        m_wrong << u"day %1, %2: %3"_s.arg(m_days).arg(m_now.time().toString(), what);
    }
}

void Museum::day()
{
    m_config.openingHours = hoursUntil(m_days == 0 ? QTime(13, 0) : QTime(10, 15));
    {
        doublets::Display display(m_config, allGames(), m_clock, [this] { return m_now; });
        display.window().setUpdatesEnabled(false);
        display.start();
        QTimer::singleShot(0, &display, [this, &display] { live(display); });
        check(QApplication::exec() == DailyRestart::ExitCode, u"ended without a daily restart"_s);
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    check(!m_clock.hasPendingCalls(), u"a timer outlived the display"_s);
    ++m_days;
}

void Museum::pass(std::chrono::seconds time)
{
    for (auto left = time; left > 0s; left -= 60s) {
        const auto step = std::min(left, std::chrono::seconds(60));
        m_now = m_now.addSecs(step.count());
        m_clock.advance(step);
    }
}

void Museum::passUntil(QTime time)
{
    QDateTime end(m_now.date(), time);
    end = end <= m_now ? end.addDays(1) : end;
    // Skips idle hours except for their last ten minutes.
    m_now = std::max(m_now, end.addSecs(-600));
    pass(std::chrono::seconds(m_now.secsTo(end)));
}

void Museum::live(doublets::Display &display)
{
    const DisplayFlow &flow = display.window().flow();
    check(flow.screen() == Screen::Closed, u"not closed at night"_s);
    passUntil(QTime(10, 1));
    check(flow.screen() == Screen::Attract, u"not in the attract mode after opening"_s);
    // All rule sets are played on the first day.
    const int visitors = m_days == 0 ? 2 * static_cast<int>(allGames().ids().size()) - 1 : 1;
    for (int i = 0; i < visitors && flow.isOpen(); ++i) {
        visit(display);
        pass(10s);
        check(!flow.hasVisitor(), u"the visit did not end"_s);
    }
    passUntil(QTime(13, 1));
    check(flow.screen() == Screen::Closed, u"not closed after closing time"_s);
    passUntil(QTime(4, 2));
}

void Museum::visit(doublets::Display &display)
{
    DisplayFlow &flow = display.window().flow();
    ++m_visits;
    flow.handleTouch();
    choose(flow);
    if (flow.screen() == Screen::FirstSteps) {
        pass(std::chrono::seconds(m_random.bounded(10)));
        flow.handleTouch();
        play(display);
    }
    for (int i = 0; i < 20 && flow.hasVisitor(); ++i) {
        pass(15s); // the visitor has left
    }
    pass(5s); // the board is being tidied
    check(flow.screen() == (flow.isOpen() ? Screen::Attract : Screen::Closed),
          u"did not return to the attract mode after a visit"_s);
}

void Museum::choose(DisplayFlow &flow)
{
    flow.chooseLanguage(flow.languages()[m_visits % flow.languages().size()]);
    const QStringList ids = allGames().ids();
    const RuleSet *game = allGames().find(ids[(m_visits / 2) % ids.size()]);
    flow.chooseTradition(game->tradition);
    if (flow.screen() == Screen::Game) {
        flow.chooseGame(game->id);
    }
    if (m_visits % 10 != 0) { // every tenth visitor leaves here
        flow.choosePlayers(sometimes());
    }
}

void Museum::play(doublets::Display &display)
{
    DisplayFlow &flow = display.window().flow();
    const bool finishes = sometimes();
    const int most = finishes ? 3000 : m_random.bounded(60);
    for (int i = 0; i < most && flow.screen() == Screen::Play; ++i) {
        Match &match = *display.window().match();
        if (match.can(Command::ThrowDice)) {
            match.throwDice();
        } else if (const auto plays = match.game().legalPlays();
                   !match.isLocked() && plays.size() > 0) {
            match.play(
                plays[static_cast<std::size_t>(m_random.bounded(static_cast<int>(plays.size())))]);
        } else {
            QTest::qWait(1); // lets the computer think
        }
        pass(1s);
        if (i == 5) {
            tryButtons(display);
        }
    }
    afterTheGame(flow);
}

void Museum::tryButtons(doublets::Display &display)
{
    for (const QString &name : {u"displayLarge"_s, u"displayContrast"_s, u"displayLanguage"_s,
                                u"displayWhy"_s, u"displayUndo"_s}) {
        if (sometimes()) {
            display.window().findChild<QAbstractButton *>(name)->click();
        }
    }
}

void Museum::afterTheGame(DisplayFlow &flow)
{
    if (flow.screen() != Screen::End) {
        return; // the visitor has left
    }
    flow.startComparison();
    QTest::qWait(1);
    flow.goBack();
    if (sometimes()) {
        flow.startOver();
    }
}

} // namespace doublets
