// SPDX-License-Identifier: MIT
#include "tests/app/count_pixels.h"
#include "tests/app/desktop/window/window_fixture.h"

#include "language/language.h"
#include "match/course/course_of_play.h"
#include "match/odds/odds_watch.h"
#include "panels/captions/caption_label.h"
#include "panels/odds/odds_bar.h"
#include "panels/odds/odds_chart.h"
#include "panels/odds/odds_panel.h"
#include "panels/theme/theme.h"
#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "text/odds_text.h"

#include <QAccessible>
#include <QDockWidget>
#include <QLabel>
#include <QLayout>
#include <QListWidget>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

constexpr int Long = 30'000; // in milliseconds

struct PanelFixture : WindowFixture
{
    explicit PanelFixture(const QString &ruleSet = u"cotton"_s)
        // High contrast, as odds do not depend on the lighting and wood takes long to paint.
        : WindowFixture(allRuleSets(), ruleSet, DiceOrigin::Seeded, {}, Lighting::HighContrast)
        , watch(&match.oddsWatch())
    {
    }
    void open()
    {
        action("actionOddsPanel").trigger();
        panel = window->findChild<OddsPanel *>();
        chart = find<OddsChart>("oddsChart");
        choices = find<QListWidget>("oddsChoices");
    }
    [[nodiscard]] QString text(const char *name) const { return find<QLabel>(name)->text(); }
    [[nodiscard]] bool isReady() const
    {
        return watch->isComplete() && panel->report().knownShare == 1;
    }
    /// Plays until a man can be played, requests a hint with its key and waits until it is shown.
    void stepToAHint() const
    {
        while (game().position().stage != Stage::Playing) {
            step();
        }
        QTest::keyClick(&window->board(), Qt::Key_H);
        QTRY_VERIFY_WITH_TIMEOUT(!window->board().hintMarks().empty(), Long);
    }
    /// Plays until the player has choices whose odds differ.
    void stepToAChoice() const
    {
        while (!game().position().isOver()) {
            step();
            if (game().position().stage == Stage::Playing && game().position().doubletMen > 0) {
                QTRY_VERIFY_WITH_TIMEOUT(watch->choices(), Long);
                const auto &all = *watch->choices();
                const Side player = game().position().player;
                if (all.front().odds.winProbability(player) -
                        all.back().odds.winProbability(player) >
                    0.001) {
                    return;
                }
            }
        }
    }

    OddsWatch *watch;
    // Null until the panel is opened.
    OddsPanel *panel = nullptr;
    OddsChart *chart = nullptr;
    QListWidget *choices = nullptr;
};

} // namespace

class TestOddsPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { installTranslator(u"en"_s); }
    void writesFigures();
    void writesChoices();
    void isOffUntilAskedFor();
    void showsWhatTheSolverSays();
    void showsNothingStale();
    void ranksTheChoices();
    void ranksByTheChancesShown();
    void roundsTheChanceOfAHintInTheRace();
    void listsChoicesAsFarAsThereIsRoom();
    void hidesNoChoiceThatFits();
    void showsTheChoiceMadeFarDownTheList();
    void keepsTheScaleWhole();
    void hints();
    void hintsWithoutThePanel();
    void withdrawsAHintWhenAnotherChoiceIsSelected();
    void namesTheMethodOfOneSide();
    void expectsNoThrowsBeforeTheLastMan();
    void stepsThroughTheGame();
    void marksTheStartOfTheGame();
    void estimatesTheRace();
    void agreesWithTheBestMoveOfTheRace();
    void saysThatTheRaceIsEstimated();
    void namesNumbersThatWereNotClaimed();
    void namesThePlayerWhomTheOpeningThrowFavoured();
    void saysNothingOfForcedPlaysThatWereMade();
    void tellsTheEnd();
    void speaksAnotherLanguage();
    void showsAChoiceOnTheBoard();
    void playsTheSelectedChoice_data();
    void playsTheSelectedChoice();
    void saysWhyAChoiceCannotBePlayed();
    void keepsPlacesWhileComputing();
    void marksMistakesInTheCourseOfPlay();
    void marksMistakesInTheRace();
    void statesTheCorrectionInTheRace();
    void showsTheEssentialsWithoutScrolling_data();
    void showsTheEssentialsWithoutScrolling();
};

void TestOddsPanel::writesFigures()
{
    QCOMPARE(percentText(0.6244), u"62.4%"_s);
    QCOMPARE(percentText(1), u"100%"_s);
    QCOMPARE(percentText(0), u"0%"_s);
    QCOMPARE(percentText(0.99999), u">\u00a099.9%"_s); // not quite certain
    QCOMPARE(percentText(0.00001), u"<\u00a00.1%"_s);
    QCOMPARE(percentagePointsText(0.0324), u"+3.2"_s);
    QCOMPARE(percentagePointsText(-0.0324), u"−3.2"_s);
    QCOMPARE(percentagePointsText(-0.0001), u"0.0"_s);
    QCOMPARE(percentDifferenceText(0.31951, 0.31949), u"−0.1"_s); // 32.0% and 31.9%
    QCOMPARE(percentDifferenceText(0.3204, 0.3196), u"0.0"_s);    // both 32.0%
    QCOMPARE(percentDifferenceText(0.25, 0.5), u"+25.0"_s);
}

void TestOddsPanel::writesChoices()
{
    const RuleSet &cotton = *allRuleSets().find(u"cotton"_s);
    const Play ace{Side::White, PlayKind::PlayDown, 1, 0, 2, false};
    const Play sice{Side::White, PlayKind::PlayDown, 6, 0, 2, false};
    const Play off{Side::White, PlayKind::BearOff, 2, 0, 2, false};
    QCOMPARE(playListText(cotton, NumberStyle::Names, {ace, sice, sice, off}),
             u"lay down 2 × sice, ace; bear off deuce"_s);
    QCOMPARE(playListText(cotton, NumberStyle::Figures, {ace, sice, sice, off}),
             u"lay down 6, 6 and 1; bear off 2"_s);
    QCOMPARE(playListText(cotton, NumberStyle::Both, {ace, sice, sice, off}),
             u"lay down 6, 6 and 1; bear off 2 (“deuce”)"_s); // no name of a throw
    const Play trey{Side::White, PlayKind::PlayDown, 3, 0, 2, false};
    QCOMPARE(playListText(cotton, NumberStyle::Both, {ace, trey, sice}), u"lay down 6, 3 and 1"_s);
    const Play hit{Side::White, PlayKind::Move, 3, 9, 6, true};
    QCOMPARE(playListText(cotton, NumberStyle::Both, {hit}), u"move 3 to 9, hitting a man"_s);
}

void TestOddsPanel::isOffUntilAskedFor()
{
    PanelFixture f;
    QVERIFY(!f.find<QDockWidget>("oddsDock")->isVisible());
    f.stepToAHint();
    f.action("actionUndo").trigger(); // the hint is no longer wanted
    f.step();
    QCoreApplication::processEvents();
    QVERIFY(!f.watch->isWatched());
    QVERIFY(!f.watch->source()); // solved for the hint, but adopted only when work is due
    QTest::keyClick(&f.window->board(), Qt::Key_H, Qt::ControlModifier);
    QVERIFY(f.find<QDockWidget>("oddsDock")->isVisible());
    QVERIFY(f.watch->isWatched());
    QTest::keyClick(&f.window->board(), Qt::Key_H, Qt::ControlModifier);
    QVERIFY(!f.watch->isWatched());
}

void TestOddsPanel::showsWhatTheSolverSays()
{
    PanelFixture f;
    f.open();
    for (int i = 0; i < 25; ++i) {
        f.step();
    }
    QTRY_VERIFY_WITH_TIMEOUT(f.isReady(), Long);
    const Odds odds = f.watch->source()->oddsOf(f.game().position());
    QCOMPARE(*f.find<OddsBar>("oddsBar")->odds(), odds);
    QVERIFY(f.text("oddsChance").contains(percentText(odds.white)));
    QVERIFY(f.text("oddsChance").contains(percentText(odds.black)));
    QVERIFY(f.text("oddsChance").contains(countText(odds.throws)));
    const auto made = f.panel->report().contributions;
    QVERIFY(made);
    QVERIFY(f.text("oddsLuck").contains(percentagePointsText(made->luckOf(Side::White))));
    QVERIFY(f.text("oddsLuck").contains(percentagePointsText(made->choiceGainOf(Side::Black))));
    QVERIFY(qAbs(f.panel->report().startOdds->white + made->sum() - odds.white) < 1e-9);
}

void TestOddsPanel::showsNothingStale()
{
    PanelFixture f;
    f.open();
    for (int i = 0; i < 20; ++i) {
        f.step();
        // The odds shown at any moment are those of the current position, or none.
        const auto shown = f.find<OddsBar>("oddsBar")->odds();
        if (shown && f.watch->source()) {
            QCOMPARE(*shown, f.watch->source()->oddsOf(f.game().position()));
        } else {
            QCOMPARE(f.text("oddsChance"), u"Computing the chances…"_s);
        }
    }
    QTRY_VERIFY_WITH_TIMEOUT(f.isReady(), Long);
    f.game().undo();
    QVERIFY(!f.find<OddsBar>("oddsBar")->odds() ||
            *f.find<OddsBar>("oddsBar")->odds() == f.watch->source()->oddsOf(f.game().position()));
    f.game().redo();
    QVERIFY(!f.find<OddsBar>("oddsBar")->odds());
    QTRY_VERIFY(f.isReady());
    f.session.newGame({u"fiske"_s, {}, DiceOrigin::Seeded, u"1"_s});
    QVERIFY(!f.find<OddsBar>("oddsBar")->odds());
    QCOMPARE(f.panel->report().throws.size(), std::size_t(0));
    QTRY_VERIFY_WITH_TIMEOUT(f.isReady(), Long);
    QVERIFY(f.watch->source()->rules() == f.game().rules());
}

void TestOddsPanel::ranksTheChoices()
{
    PanelFixture f;
    f.open();
    f.stepToAChoice();
    QTRY_COMPARE(f.choices->count(), static_cast<int>(f.watch->choices()->size()));
    const std::vector<Choice> offered = *f.watch->choices();
    const Side player = f.game().position().player;
    QVERIFY(f.choices->item(0)->text().startsWith(u"1."_s));
    for (int i = 0; i < f.choices->count(); ++i) {
        const Choice &choice = offered[static_cast<std::size_t>(i)];
        const QString line = f.choices->item(i)->text();
        const QString loss = percentDifferenceText(offered.front().odds.winProbability(player),
                                                   choice.odds.winProbability(player));
        QVERIFY(line.contains(percentText(choice.odds.winProbability(player))));
        QCOMPARE(line.contains(u"(%1)"_s.arg(loss)), loss != u"0.0"_s);
        QVERIFY(f.choices->item(i)->text().contains(
            playListText(f.game().ruleSet(), NumberStyle::Both, choice.plays)));
        QVERIFY(i == 0 || offered[static_cast<std::size_t>(i - 1)].odds.winProbability(player) >=
                              choice.odds.winProbability(player) - 1e-9);
    }
    // Plays the worst choice, which is then marked as played.
    for (const Play &play : offered.back().plays) {
        QVERIFY(f.game().play(play));
    }
    const int row = f.panel->report().selectedRow;
    QCOMPARE(row, -1);
    QTRY_VERIFY(f.choices->count() > 0 &&
                f.choices->item(f.choices->count() - 1)->text().contains(u"played"_s));
}

/// Ranks and differences agree with the chances that are shown, even of choices that are almost
/// equal.
void TestOddsPanel::ranksByTheChancesShown()
{
    PanelFixture f(u"alfonso-race"_s);
    f.open();
    while (f.game().legalPlays().size() <= 10) {
        f.step();
    }
    QTRY_VERIFY_WITH_TIMEOUT(f.choices->count() > 10, Long);
    const std::vector<Choice> offered = *f.watch->choices();
    const auto chance = [&](int row) {
        return offered[static_cast<std::size_t>(row)].odds.score(f.game().position().player);
    };
    int rank = 1;
    bool hasAlmostEqual = false;
    for (int i = 1; i < f.choices->count(); ++i) {
        const bool isSame = percentText(chance(i)) == percentText(chance(i - 1));
        hasAlmostEqual |= isSame && chance(i) != chance(i - 1);
        rank = isSame ? rank : i + 1;
        const QString line = f.choices->item(i)->text();
        QVERIFY2(line.startsWith(u"%1. "_s.arg(rank)), qPrintable(line));
        QVERIFY2(!line.contains(u"(0.0)"_s), qPrintable(line));
    }
    QVERIFY(hasAlmostEqual);
}

/// Trial games refine the chance after the move.
void TestOddsPanel::roundsTheChanceOfAHintInTheRace()
{
    PanelFixture f(u"alfonso-race"_s);
    f.open();
    while (f.game().legalPlays().size() <= 10) {
        f.step();
    }
    QTRY_VERIFY_WITH_TIMEOUT(f.choices->count() > 10, Long);
    f.match.requestHint();
    const double chance =
        f.watch->choices()->front().odds.winProbability(f.game().position().player);
    const QString remark = f.find<CaptionLabel>("caption")->accessibleName();
    QVERIFY2(
        remark.contains(u"The chance of winning is then about %1."_s.arg(percentText(chance, 0))),
        qPrintable(remark));
}

/// The list takes the height that the rest leaves, so that the page need not scroll; a button lists
/// the rest. Nothing scrolls within the page.
void TestOddsPanel::listsChoicesAsFarAsThereIsRoom()
{
    PanelFixture f;
    f.open();
    QTRY_VERIFY_WITH_TIMEOUT(f.isReady(), Long); // so the panel no longer writes its own choices
    auto *page = f.panel->findChild<QScrollArea *>();
    auto *all = f.find<QToolButton>("oddsAllChoices");
    f.choices->clear();
    for (int rank = 1; rank <= 25; ++rank) {
        f.choices->addItem(u"%1.  51.3%  points 1 and 2"_s.arg(rank));
    }
    f.choices->show();
    const auto linesAt = [&](int height) {
        f.window->resize(1280, height);
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        int whole = 0;
        for (int i = 0; i < f.choices->count(); ++i) {
            const QRect line = f.choices->visualItemRect(f.choices->item(i));
            whole += !f.choices->isRowHidden(i) &&
                             f.choices->viewport()->rect().adjusted(-1, -1, 1, 1).contains(line)
                         ? 1
                         : 0;
        }
        return whole;
    };
    QCOMPARE(linesAt(480), 5);
    const int usual = linesAt(800);
    QVERIFY2(usual > 5 && usual < 25, qPrintable(QString::number(usual)));
    QCOMPARE(page->verticalScrollBar()->maximum(), 0);
    QVERIFY(all->isVisible());
    all->click();
    QCOMPARE(linesAt(800), 25);
    QVERIFY(!all->isVisible());
    QVERIFY(f.choices->hasFocus());
    QCOMPARE(f.choices->verticalScrollBar()->maximum(), 0);
    QVERIFY(page->verticalScrollBar()->maximum() > 0);
    QTest::keyClick(f.choices, Qt::Key_End); // the page follows the current choice
    const QRect last = f.choices->visualItemRect(f.choices->item(24));
    const QPoint centre = f.choices->viewport()->mapTo(page->viewport(), last.center());
    QVERIFY(page->viewport()->rect().contains(centre));
    QCOMPARE(linesAt(2400), 25);
    QVERIFY(!all->isVisible());
}

/// The button takes no space from choices that fit without it.
void TestOddsPanel::hidesNoChoiceThatFits()
{
    PanelFixture f;
    f.open();
    QTRY_VERIFY_WITH_TIMEOUT(f.isReady(), Long);
    f.choices->clear();
    for (int rank = 1; rank <= 25; ++rank) {
        f.choices->addItem(u"%1.  51.3%  points 1 and 2"_s.arg(rank));
    }
    f.choices->show();
    const auto showsAllAt = [&](int height) {
        f.window->resize(1280, height);
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        return !f.choices->isRowHidden(24);
    };
    constexpr int Step = 10;
    int lowest = 2400; // at which all choices fit
    while (showsAllAt(lowest - Step)) {
        lowest -= Step;
        QVERIFY(lowest > 800);
    }
    QVERIFY(f.find<QToolButton>("oddsAllChoices")->isVisible());
    constexpr int Line = 20; // a scroll bar of the page may still narrow its texts
    QVERIFY(showsAllAt(lowest + Line));
    QVERIFY(!f.find<QToolButton>("oddsAllChoices")->isVisible());
}

void TestOddsPanel::showsTheEssentialsWithoutScrolling_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << u"en"_s;
    QTest::newRow("ru") << u"ru"_s;
}

/// The chances, the first choices and the luck are visible at the usual sizes.
void TestOddsPanel::showsTheEssentialsWithoutScrolling()
{
    QFETCH(const QString, language);
    QCOMPARE(installTranslator(language), language);
    theme::apply(*qobject_cast<QApplication *>(qApp)); // the fonts are measured
    PanelFixture f;
    f.window->resize(1280, 800);
    f.open();
    f.stepToAChoice();
    QTRY_VERIFY_WITH_TIMEOUT(f.isReady(), Long);
    QCoreApplication::processEvents(); // delayed layouts
    const QWidget &page = *f.panel->findChild<QScrollArea *>()->viewport();
    const auto isWhole = [&page](const QWidget &widget, const QRect &part) {
        return page.rect().contains(QRect(widget.mapTo(&page, part.topLeft()), part.size()));
    };
    for (const char *name : {"oddsChance", "oddsLuck"}) {
        const auto *label = f.find<QLabel>(name);
        QVERIFY2(label->isVisible() && isWhole(*label, label->rect()), name);
    }
    constexpr int FirstChoices = 5;
    QVERIFY(f.choices->count() >= FirstChoices);
    const QRect last = f.choices->visualItemRect(f.choices->item(FirstChoices - 1));
    QVERIFY(isWhole(*f.choices->viewport(), last));
}

void TestOddsPanel::showsTheChoiceMadeFarDownTheList()
{
    PanelFixture f(u"alfonso-race"_s);
    f.open();
    f.window->resize(1280, 480);
    constexpr std::size_t Many = 30; // more than the list shows
    do {
        f.step();
        if (f.game().position().stage == Stage::Playing) {
            QTRY_VERIFY_WITH_TIMEOUT(f.watch->choices(), Long);
        }
    } while (!f.watch->choices() || f.watch->choices()->size() < Many);
    const std::vector<Play> worst = f.watch->choices()->back().plays;
    for (const Play &play : worst) {
        f.match.play(play);
    }
    QTRY_VERIFY_WITH_TIMEOUT(f.isReady() && f.panel->report().chosenIndex, Long);
    QCoreApplication::processEvents();
    const int made = static_cast<int>(*f.panel->report().chosenIndex);
    QVERIFY2(made > 5, qPrintable(QString::number(made)));
    QVERIFY(f.choices->isRowHidden(made - 1));
    QVERIFY(!f.choices->isRowHidden(made));
    const QRect line = f.choices->visualItemRect(f.choices->item(made));
    QVERIFY(f.choices->viewport()->rect().adjusted(-1, -1, 1, 1).contains(line));
}

/// The label "100" keeps clear of the edge and the focus ring.
void TestOddsPanel::keepsTheScaleWhole()
{
    OddsChart chart;
    chart.resize(320, 240);
    constexpr int Ring = 3;
    const QImage seen = chart.grab().toImage();
    const QRgb ground = seen.pixel(0, 0);
    for (int y = 0; y < seen.height(); ++y) {
        for (int x = 0; x < Ring; ++x) {
            QCOMPARE(seen.pixel(x, y), ground);
        }
    }
    for (int x = 0; x < seen.width() / 4; ++x) {
        QCOMPARE(seen.pixel(x, Ring - 1), ground);
    }
}

/// Bearing off as at backgammon is computed one side at a time, so nothing is called best play.
void TestOddsPanel::namesTheMethodOfOneSide()
{
    PanelFixture f;
    f.open();
    f.session.newGame(
        {u"fiske"_s, {{u"bearing-off"_s, u"as-at-backgammon"_s}}, DiceOrigin::Seeded, u"1"_s});
    QTRY_VERIFY_WITH_TIMEOUT(f.isReady(), Long);
    QCOMPARE(f.watch->source()->method(), OddsMethod::OneSided);
    const QString notes = f.text("oddsNotes");
    QVERIFY2(
        notes.contains(u"Computed one side at a time: exact if both players try to finish in the "
                       "fewest turns. "
                       u"A turn is all throws up to the first that is not a doublet."_s),
        qPrintable(notes));
    f.stepToAHint();
    const QString told = f.find<CaptionLabel>("caption")->accessibleName();
    QVERIFY2(!told.contains(u"best"_s) && !told.contains(u"estimate"_s), qPrintable(told));
}

void TestOddsPanel::hints()
{
    PanelFixture f;
    f.open();
    QVERIFY(!f.action("actionHint").isEnabled()); // nothing to play yet
    f.stepToAChoice();
    QVERIFY(f.window->board().hintMarks().empty()); // no hint has been requested
    auto *button = f.find<QToolButton>("oddsHint");
    QTRY_VERIFY(button->isEnabled());
    QTest::mouseClick(button, Qt::LeftButton);
    const Choice best = f.watch->choices()->front();
    int men = 0;
    for (const HintMark &mark : f.window->board().hintMarks()) {
        men += mark.count;
        QCOMPARE(mark.side, f.game().position().player);
    }
    QCOMPARE(men, static_cast<int>(best.plays.size()));
    QCOMPARE(f.window->board().boardScene().marks().marks().hints.size(),
             f.window->board().hintMarks().size());
    const QString told = f.find<CaptionLabel>("caption")->accessibleName();
    QVERIFY(told.contains(playListText(f.game().ruleSet(), NumberStyle::Both, best.plays)));
    // Accessible names of men mention the hint, too.
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(&f.window->board());
    int named = 0;
    for (int i = 0; i < board->childCount(); ++i) {
        named += board->child(i)->text(QAccessible::Name).contains(u"hint"_s) ? 1 : 0;
    }
    QCOMPARE(named, static_cast<int>(f.window->board().hintMarks().size()));
    f.game().play(best.plays.front());
    QVERIFY(f.window->board().hintMarks().empty());
}

void TestOddsPanel::hintsWithoutThePanel()
{
    PanelFixture f;
    f.stepToAHint();
    f.action("actionUndo").trigger();
    QVERIFY(f.window->board().hintMarks().empty());
    QVERIFY(!f.watch->isWatched());
    f.step();
    QTest::keyClick(&f.window->board(), Qt::Key_H);
    f.session.newGameWithSameRules(); // before the hint is known
    f.open();                         // results found for the panel must not show the hint
    QTRY_VERIFY_WITH_TIMEOUT(f.isReady(), Long);
    QVERIFY(f.window->board().hintMarks().empty());
    f.clock.setPace(0.01); // the computer pauses, particularly after a tied lead
    f.session.setSeat(Side::White, PlayerSetting::Careless);
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    QTRY_VERIFY_WITH_TIMEOUT(f.game().position().stage == Stage::Playing, Long);
    QVERIFY(!f.action("actionHint").isEnabled()); // disabled on the computer's turn
}

void TestOddsPanel::withdrawsAHintWhenAnotherChoiceIsSelected()
{
    PanelFixture f;
    f.open();
    f.stepToAChoice();
    QTRY_VERIFY_WITH_TIMEOUT(f.choices->count() > 1, Long);
    QTest::keyClick(&f.window->board(), Qt::Key_H);
    const auto *caption = f.find<CaptionLabel>("caption");
    QTRY_VERIFY(caption->accessibleName().startsWith(u"Hint"_s));
    f.choices->setFocus();
    f.choices->setCurrentRow(0); // the choice of the hint
    QVERIFY(caption->accessibleName().startsWith(u"Hint"_s));
    f.choices->setCurrentRow(1);
    QVERIFY2(!caption->accessibleName().startsWith(u"Hint"_s),
             qPrintable(caption->accessibleName()));
}

void TestOddsPanel::expectsNoThrowsBeforeTheLastMan()
{
    PanelFixture f;
    f.open();
    int seen = 0;
    for (f.step(); !f.game().position().isOver(); f.step()) {
        QTRY_VERIFY_WITH_TIMEOUT(f.isReady() && f.panel->report().currentOdds, Long);
        const double throws = f.panel->report().currentOdds->throws;
        QCOMPARE(f.text("oddsChance").contains(u"throws"_s), throws >= 0.05);
        seen += throws < 0.05 ? 1 : 0;
    }
    QVERIFY(seen > 0);
}

void TestOddsPanel::stepsThroughTheGame()
{
    PanelFixture f;
    f.open();
    for (int i = 0; i < 25; ++i) {
        f.step();
    }
    QTRY_VERIFY_WITH_TIMEOUT(f.isReady(), Long);
    const int rows = static_cast<int>(f.panel->report().throws.size());
    f.chart->setFocus();
    QTest::keyClick(f.chart, Qt::Key_Left);
    QVERIFY(f.window->board().isShowingPast());
    QCOMPARE(f.panel->report().selectedRow, rows - 2);
    QTest::keyClick(f.chart, Qt::Key_Home);
    QCOMPARE(f.panel->report().selectedRow, 0);
    QTest::keyClick(f.chart, Qt::Key_Right);
    QCOMPARE(f.panel->report().selectedRow, 1);
    QTRY_VERIFY(f.isReady());
    QCOMPARE(*f.find<OddsBar>("oddsBar")->odds(), *f.panel->report().throws[1].odds);
    QVERIFY(f.chart->accessibleDescription().contains(f.panel->report().throws[1].spokenTitle));
    QTest::mouseClick(f.chart, Qt::LeftButton, {}, f.chart->columnCentre(4));
    QCOMPARE(f.panel->report().selectedRow, 4);
    QTest::keyClick(f.chart, Qt::Key_Return);
    QVERIFY(!f.window->board().isShowingPast());
    QCOMPARE(f.panel->report().selectedRow, -1);
}

void TestOddsPanel::marksTheStartOfTheGame()
{
    PanelFixture f;
    f.open();
    for (int i = 0; i < 12; ++i) {
        f.step();
    }
    QTRY_VERIFY_WITH_TIMEOUT(f.isReady(), Long);
    const int last = static_cast<int>(f.panel->report().throws.size()) - 1;
    const auto isMarked = [&f](int row) {
        const QRect line(f.chart->columnCentre(row).x() - 1, 0, 2, f.chart->height());
        const QImage image = f.chart->grab(line).toImage();
        const QColor mark = theme::Brass.darker(130);
        const int marked = test::countPixels(image, [&mark](const QColor &pixel) {
            return qAbs(pixel.red() - mark.red()) + qAbs(pixel.green() - mark.green()) +
                       qAbs(pixel.blue() - mark.blue()) <
                   60;
        });
        return marked > image.height() / 10;
    };
    QVERIFY(isMarked(last));
    f.action("actionStepStart").trigger();
    QVERIFY(f.window->board().isShowingPast());
    QVERIFY(!isMarked(last));
    QVERIFY(isMarked(-1));
    QVERIFY(f.chart->accessibleDescription().startsWith(u"At the start: "_s));
    f.chart->setFocus();
    QTest::keyClick(f.chart, Qt::Key_Left);
    QCOMPARE(f.panel->report().selectedRow, -1);
    QVERIFY(f.window->board().isShowingPast());
    QTest::keyClick(f.chart, Qt::Key_Right);
    QCOMPARE(f.panel->report().selectedRow, 0);
}

void TestOddsPanel::estimatesTheRace()
{
    PanelFixture f(u"alfonso-race"_s);
    f.open();
    f.step();
    QTRY_VERIFY_WITH_TIMEOUT(f.panel->report().currentOdds, Long);
    const Odds odds = *f.panel->report().currentOdds;
    QVERIFY(odds.margin > 0);
    QVERIFY(f.text("oddsTitle").contains(u". Estimated under good play."_s));
    QVERIFY(f.text("oddsChance").contains(countText(odds.margin * 100)));
    QVERIFY(f.text("oddsNotes").contains(u"estimated under good play"_s));
    QTRY_VERIFY_WITH_TIMEOUT(f.panel->report().playouts > 0, Long);
    QVERIFY(f.panel->report().currentOdds->margin <= OddsSource::MarginShown);
    QVERIFY(
        f.text("oddsChance").contains(u"from %1 trial games"_s.arg(f.panel->report().playouts)));
}

/// The chance shown is never less than that of the best move, even when it has been refined.
void TestOddsPanel::agreesWithTheBestMoveOfTheRace()
{
    PanelFixture f(u"alfonso-race"_s);
    f.open();
    f.stepToAHint();
    const auto isBest = [&f] {
        const OddsReport &report = f.panel->report();
        const double chance = report.choices->front().odds.winProbability(report.chooser);
        return qAbs(report.currentOdds->winProbability(report.chooser) - chance) < 1e-9;
    };
    QTRY_VERIFY_WITH_TIMEOUT(f.panel->report().choices && f.panel->report().currentOdds, Long);
    QVERIFY(f.panel->report().playouts > 0 || isBest());
    QTRY_VERIFY_WITH_TIMEOUT(f.panel->report().playouts > 0, Long);
    QVERIFY(isBest());
}

/// The note accompanies every chance, luck and hint.
void TestOddsPanel::saysThatTheRaceIsEstimated()
{
    const QString note = methodNote(OddsMethod::GoodPlay);
    QVERIFY(methodNote(OddsMethod::Exact).isEmpty() && methodNote(OddsMethod::OneSided).isEmpty());
    PanelFixture f(u"alfonso-race"_s);
    f.open();
    QTRY_VERIFY_WITH_TIMEOUT(f.panel->report().currentOdds, Long);
    QVERIFY(f.text("oddsTitle").endsWith(note));
    f.stepToAHint();
    for (const char *name : {"oddsTitle", "oddsChoicesTitle", "oddsLuck"}) {
        const bool isOneWay = f.text(name).contains(u"only one way"_s);
        QVERIFY2(isOneWay || f.text(name).contains(note), qPrintable(f.text(name)));
    }
    QVERIFY(f.chart->accessibleDescription().contains(note));
    QVERIFY(f.text("oddsLegend").contains(u"The grey band shows draws."_s));
    const QString hint = f.find<CaptionLabel>("caption")->accessibleName();
    QVERIFY(hint.contains(note) || hint.contains(u"only one way"_s));
    QVERIFY(f.match.guessFirst().question().endsWith(note));
}

/// A player who claims nothing has made no weak move.
void TestOddsPanel::namesNumbersThatWereNotClaimed()
{
    const RuleSet &set = *allRuleSets().find(u"charpentier"_s);
    PanelFixture f(set.id);
    f.session.newGame({set.id, set.completedRulings({{u"claim"_s, u"claimed"_s}}).value(),
                       DiceOrigin::Seeded, u"1674"_s});
    f.open();
    while (!f.game().position().isOver()) {
        f.step(); // claims nothing: a throw is always possible
    }
    QTRY_VERIFY_WITH_TIMEOUT(f.isReady(), Long);
    const auto made = f.panel->report().contributions;
    QVERIFY(made);
    QVERIFY(made->claimGainOf(Side::White) + made->claimGainOf(Side::Black) < -0.01);
    QVERIFY(qAbs(made->choiceGainOf(Side::White)) < 1e-9);
    QVERIFY(f.text("oddsLuck")
                .contains(u"Effect of numbers not claimed: White %1, Black %2."_s.arg(
                    percentagePointsText(made->claimGainOf(Side::White)),
                    percentagePointsText(made->claimGainOf(Side::Black)))));
    f.match.shown().lookBackAt(0);
    QCOMPARE(f.text("oddsTitle"), u"After the opening throw"_s);
}

void TestOddsPanel::namesThePlayerWhomTheOpeningThrowFavoured()
{
    PanelFixture f;
    f.open();
    for (int seed = 1;; ++seed) {
        f.session.newGame({u"cotton"_s, {}, DiceOrigin::Seeded, QString::number(seed)});
        f.step();
        QTRY_VERIFY_WITH_TIMEOUT(f.isReady() && f.panel->report().contributions, Long);
        if (f.panel->report().contributions->lead < 0) {
            break;
        }
    }
    f.match.shown().lookBackAt(0);
    const QString luck =
        percentagePointsText(-f.panel->report().contributions->lead); // in Black's favour
    QVERIFY(luck.startsWith(u'+'));
    const QString said = f.text("oddsLuck");
    QVERIFY2(said.contains(u"Luck of this throw: Black %1."_s.arg(luck)), qPrintable(said));
    QVERIFY2(said.contains(u"Luck of the opening throw: Black %1."_s.arg(luck)), qPrintable(said));
    const QString row = f.chart->accessibleDescription();
    QVERIFY2(row.contains(u"Luck: %1 percentage points for Black."_s.arg(luck)), qPrintable(row));
}

void TestOddsPanel::saysNothingOfForcedPlaysThatWereMade()
{
    PanelFixture f;
    f.open();
    const auto *title = f.find<QLabel>("oddsChoicesTitle");
    int forced = 0;
    while (!f.game().position().isOver()) {
        f.step();
        QTRY_VERIFY_WITH_TIMEOUT(f.isReady(), Long);
        const QString said = title->isHidden() ? QString() : title->text();
        const bool isPlaying = f.game().position().stage == Stage::Playing;
        forced += isPlaying && said.contains(u"only one way"_s) ? 1 : 0;
        QVERIFY2(isPlaying || said.isEmpty() || said.contains(u" had "_s), qPrintable(said));
    }
    QVERIFY(forced > 0);
}

void TestOddsPanel::tellsTheEnd()
{
    PanelFixture f;
    f.open();
    f.finish();
    QTRY_VERIFY_WITH_TIMEOUT(f.isReady(), Long);
    const Side winner = f.game().position().winner();
    QCOMPARE(f.panel->report().currentOdds->winProbability(winner), 1.0);
    QVERIFY(f.text("oddsChance").contains(u"100%"_s));
    QVERIFY(!f.text("oddsChance").contains(u"expected"_s));
}

void TestOddsPanel::speaksAnotherLanguage()
{
    PanelFixture f;
    f.open();
    f.step();
    QTRY_VERIFY_WITH_TIMEOUT(f.isReady(), Long);
    const QString english = f.text("oddsTitle");
    installTranslator(u"ru"_s);
    QTRY_VERIFY(f.text("oddsTitle") != english);
    QVERIFY(f.chart->accessibleDescription().contains(u"Сейчас"_s));
}

void TestOddsPanel::showsAChoiceOnTheBoard()
{
    PanelFixture f;
    f.open();
    f.stepToAChoice();
    QTRY_VERIFY_WITH_TIMEOUT(f.choices->count() > 1, Long);
    BoardView &board = f.window->board();
    QVERIFY(board.shownMoves().empty());
    f.choices->setFocus();
    f.choices->setCurrentRow(1);
    const auto plays = (*f.watch->choices())[1].plays;
    QTRY_COMPARE(board.shownMoves().size(), plays.size());
    QVERIFY(!board.isShowingPast());
    board.setFocus();
    QTRY_VERIFY(board.shownMoves().empty());
    // Afterwards, the board shows the position in which the choice was made.
    while (f.game().position().stage == Stage::Playing) {
        f.match.play(f.game().legalPlays()[0]);
    }
    QTRY_VERIFY_WITH_TIMEOUT(f.watch->choices() && f.choices->count() > 1, Long);
    const QRect row = f.choices->visualItemRect(f.choices->item(0));
    QTest::mouseMove(f.choices->viewport(), row.center());
    QTRY_VERIFY(!board.shownMoves().empty());
    QVERIFY(board.isShowingPast());
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(f.choices->viewport(), &leave);
    QVERIFY(!board.isShowingPast());
    QVERIFY(board.shownMoves().empty());
}

void TestOddsPanel::playsTheSelectedChoice_data()
{
    QTest::addColumn<QString>("input");
    for (const char *input : {"button", "key", "double click"}) {
        QTest::newRow(input) << QString::fromLatin1(input);
    }
}

void TestOddsPanel::playsTheSelectedChoice()
{
    QFETCH(const QString, input);
    PanelFixture f;
    f.open();
    f.stepToAChoice();
    QTRY_VERIFY_WITH_TIMEOUT(f.choices->count() > 1, Long);
    auto *button = f.find<QToolButton>("oddsPlay");
    QVERIFY(!button->isEnabled());
    QVERIFY(button->toolTip().contains(u"Select a way to play first."_s));
    const std::size_t before = f.game().history().size();
    const Choice choice = (*f.watch->choices())[1];
    f.choices->setFocus();
    f.choices->setCurrentRow(1);
    QVERIFY(button->isEnabled());
    QCOMPARE(f.game().history().size(), before);
    if (input == u"button"_s) {
        button->setFocus();
        QTRY_COMPARE(f.window->board().shownMoves().size(), choice.plays.size());
        QTest::keyClick(button, Qt::Key_Space);
    } else if (input == u"key"_s) {
        QTest::keyClick(f.choices, Qt::Key_Return);
    } else {
        const QPoint row = f.choices->visualItemRect(f.choices->item(1)).center();
        QTest::mouseClick(f.choices->viewport(), Qt::LeftButton, {}, row);
        QTest::mouseDClick(f.choices->viewport(), Qt::LeftButton, {}, row);
    }
    QCOMPARE(f.game().history().size(), before + choice.plays.size());
    QVERIFY(f.game().position() == choice.after || f.game().position().isOver());
    QVERIFY(f.window->board().hasFocus());
    QTRY_VERIFY_WITH_TIMEOUT(f.choices->count() > 1 && !button->isEnabled(), Long);
    QVERIFY(button->toolTip().contains(u"has been played"_s));
    QTest::keyClick(f.choices, Qt::Key_Return);
    QCOMPARE(f.game().history().size(), before + choice.plays.size());
    const QString remark = f.find<CaptionLabel>("caption")->accessibleName();
    QVERIFY2(remark.contains(u"has been played"_s), qPrintable(remark));
}

void TestOddsPanel::saysWhyAChoiceCannotBePlayed()
{
    PanelFixture f;
    f.open();
    f.stepToAChoice();
    QTRY_VERIFY_WITH_TIMEOUT(f.choices->count() > 1, Long);
    f.choices->setCurrentRow(0);
    const auto *button = f.find<QToolButton>("oddsPlay");
    QVERIFY(button->isEnabled());
    f.match.shown().stepBack();
    QVERIFY(!button->isEnabled() || !button->isVisible());
    f.match.shown().returnToPresent();
    QTRY_VERIFY_WITH_TIMEOUT(f.choices->count() > 1, Long);
    f.choices->setCurrentRow(0);
    QVERIFY(button->isEnabled());
    f.match.computer().stop();
    f.session.setSeat(f.game().position().player, PlayerSetting::Careless);
    QVERIFY(!button->isEnabled());
    QVERIFY2(button->toolTip().contains(u"turn"_s), qPrintable(button->toolTip()));
}

void TestOddsPanel::keepsPlacesWhileComputing()
{
    PanelFixture f;
    f.open();
    f.stepToAChoice();
    QTRY_VERIFY_WITH_TIMEOUT(f.isReady() && f.choices->count() > 1, Long);
    QLayout *layout = f.panel->findChild<QScrollArea *>()->widget()->layout();
    layout->activate();
    const int bar = f.find<OddsBar>("oddsBar")->y();
    QCOMPARE(bar, f.find<QLabel>("oddsTitle")->geometry().bottom() + 1 + layout->spacing());
    const int chance = f.find<QLabel>("oddsChance")->height();
    f.match.play(f.watch->choices()->front().plays.front());
    QVERIFY(!f.panel->report().currentOdds); // the odds of the new position are being computed
    layout->activate();
    QCOMPARE(f.find<OddsBar>("oddsBar")->y(), bar);
    QCOMPARE(f.find<QLabel>("oddsChance")->height(), chance);
    QVERIFY(f.panel->report().hasChoice && f.panel->report().choices); // those that are left
    QVERIFY(f.choices->isVisible() && f.find<QToolButton>("oddsPlay")->isVisible());
    f.find<QWidget>("oddsProgress")->show();
    layout->activate();
    QCOMPARE(f.find<OddsBar>("oddsBar")->y(), bar);
}

void TestOddsPanel::marksMistakesInTheCourseOfPlay()
{
    PanelFixture f;
    f.open();
    f.action("actionCourse").trigger();
    QString loss;
    for (bool isMistake = false; !isMistake;) {
        f.stepToAChoice();
        QVERIFY(!f.game().position().isOver());
        const Side player = f.game().position().player;
        const std::vector<Choice> choices = *f.watch->choices();
        const double best = choices.front().odds.winProbability(player);
        const double worst = choices.back().odds.winProbability(player);
        isMistake = best - worst >= 0.02;
        loss = percentDifferenceText(best, worst); // as in the list of choices
        for (const Play &play : choices.back().plays) {
            f.match.play(play);
        }
    }
    f.step(); // the next throw ends the row
    const CourseOfPlay &course = f.match.course();
    const auto marked = [&course](int row) {
        return course.index(row).data(CourseOfPlay::MistakeRole).toBool();
    };
    const int row = course.rowCount() - 2;
    QTRY_VERIFY_WITH_TIMEOUT(f.isReady(), Long);
    QVERIFY(!marked(row)); // not during play
    f.match.shown().lookBackAt(0);
    QTRY_VERIFY_WITH_TIMEOUT(marked(row), Long);
    const QString text = course.index(row).data(Qt::AccessibleTextRole).toString();
    const QString cost = loss.mid(1); // without the minus sign
    QVERIFY2(text.contains(u"which cost %1 percentage points."_s.arg(cost)), qPrintable(text));
    QVERIFY(f.find<QWidget>("courseList")->toolTip().contains(u"costs 2 percentage points"_s));
    f.match.shown().returnToPresent();
    QVERIFY(!marked(row));
}

void TestOddsPanel::marksMistakesInTheRace()
{
    PanelFixture f(u"alfonso-race"_s);
    f.open();
    f.action("actionCourse").trigger();
    std::vector<Play> worst;
    while (worst.empty()) {
        f.step();
        QVERIFY(!f.game().position().isOver());
        if (f.game().legalPlays().size() > 10) {
            QTRY_VERIFY_WITH_TIMEOUT(f.watch->choices(), Long);
            const std::vector<Choice> &choices = *f.watch->choices();
            const Side player = f.game().position().player;
            const double loss = choices.front().odds.winProbability(player) -
                                choices.back().odds.winProbability(player);
            worst = loss > 0.04 ? choices.back().plays : std::vector<Play>();
        }
    }
    const CourseOfPlay &course = f.match.course();
    const int row = course.rowCount() - 1;
    for (const Play &play : worst) {
        f.match.play(play);
    }
    f.match.shown().lookBackAt(0);
    QTRY_VERIFY_WITH_TIMEOUT(course.index(row).data(CourseOfPlay::MistakeRole).toBool(), Long);
    f.match.shown().lookBackAt(row);
    const QString caption = f.match.shown().caption(NumberStyle::Figures);
    QVERIFY2(caption.contains(u". A mistake by "_s), qPrintable(caption));
    QVERIFY2(caption.endsWith(methodNote(OddsMethod::GoodPlay)), qPrintable(caption));
    // The caption follows the list when the odds have been refined.
    const auto changed = static_cast<std::size_t>(row);
    std::vector<std::optional<Mistake>> mistakes(changed + 1);
    mistakes[changed] = Mistake{Side::White, 0.5, 0.25};
    f.match.course().setMistakes(mistakes);
    const QString shown = f.find<CaptionLabel>("caption")->text();
    QVERIFY2(shown.contains(u"which cost 50.0 percentage points."_s), qPrintable(shown));
}

/// The correction is the work of trial games alone, whatever the chance of a draw.
void TestOddsPanel::statesTheCorrectionInTheRace()
{
    PanelFixture f(u"alfonso-race"_s);
    f.open();
    static const QRegularExpression line(
        u"Correction by trial games: (White|Black) [+]([0-9]+[.][0-9])"_s);
    int corrected = 0;
    while (corrected < 3) {
        f.step();
        QVERIFY(!f.game().position().isOver());
        QTRY_VERIFY_WITH_TIMEOUT(f.watch->isComplete() && f.panel->report().contributions, Long);
        const double refinement = 100 * f.watch->refinement();
        QTRY_VERIFY_WITH_TIMEOUT(
            f.text("oddsLuck").contains(u"Correction"_s) == (qAbs(refinement) >= 0.05), Long);
        const QRegularExpressionMatch match = line.match(f.text("oddsLuck"));
        if (match.hasMatch()) {
            ++corrected;
            QCOMPARE(match.captured(1), refinement < 0 ? u"Black"_s : u"White"_s);
            QVERIFY(qAbs(match.captured(2).toDouble() - qAbs(refinement)) < 0.051);
            QVERIFY2(qAbs(refinement) < 3, "as large as a chance of a draw");
        }
    }
}

QTEST_MAIN(TestOddsPanel)
#include "tst_odds_panel.moc"
