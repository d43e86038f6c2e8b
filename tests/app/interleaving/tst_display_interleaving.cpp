// SPDX-License-Identifier: MIT
#include "display/flow/display_flow.h"
#include "match/match.h"
#include "table/board/accessible/board_accessible.h"

#include "tests/app/display/window/display_fixture.h"
#include "tests/app/interleaving/driven_animations.h"
#include "tests/app/interleaving/interleaving.h"
#include "tests/app/match/editable_game.h"

#include <QAbstractButton>
#include <QMetaEnum>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using namespace doublets;
using namespace doublets::test;
using Screen = DisplayFlow::Screen;

namespace {

constexpr int StepsAtADisplay = 200;

/// A display whose visitors give commands while dice and men move.
class BusyDisplay
{
public:
    explicit BusyDisplay(quint32 seed)
        : m_random(seed)
        , m_display(games())
    {
        m_display.config.motionSpeed = MotionSpeed::Normal;
        m_display.config.playerPlacement = m_random.oneIn(2)
                                               ? DisplayConfig::PlayerPlacement::FaceToFace
                                               : DisplayConfig::PlayerPlacement::SideBySide;
        m_display.open();
        QObject::connect(&board(), &BoardView::contentChanged, &m_listener, [this] {
            if (const QString mixture = differenceOnBoard(board()); !mixture.isEmpty()) {
                wrong << mixture;
            }
        });
    }

    void step()
    {
        passTime();
        screens[flow().screen()] += 1;
        phases.add(m_phase.phase(board(), m_display.window->match()));
        m_random.any(commands())();
        if (const Match *match = m_display.window->match(); match != nullptr &&
                                                            flow().screen() == Screen::Play &&
                                                            board().game() != &match->game()) {
            wrong << u"the board shows a different game from the match"_s;
        }
    }

    std::map<Screen, int> screens; ///< on which commands arrived
    PhaseCount phases;             ///< in which commands arrived
    QStringList wrong;

private:
    using Commands = std::vector<std::function<void()>>;
    static constexpr std::array Times{0, 0, 0, 0, 1, 16, 40, 100, 200, 500, 2500};

    [[nodiscard]] BoardView &board() const { return m_display.window->board(); }
    [[nodiscard]] DisplayFlow &flow() const { return m_display.flow(); }

    void passTime()
    {
        const bool waits =
            m_phase.phase(board(), m_display.window->match()) == test::Phase::ComputerPause;
        const int time = waits && !m_random.oneIn(4) ? Times.back() : m_random.any(Times);
        m_random.add(u"%1 ms"_s.arg(time));
        if (time > 0) {
            m_animations.pass(time);
            m_display.pass(std::chrono::milliseconds(time));
            m_animations.pass(1);
        }
    }

    [[nodiscard]] Commands commands()
    {
        Commands all{[this] { tapAnywhere(); }, [this] { tapButton(); },  [this] { tapButton(); },
                     [this] { pressKey(); },    [this] { changeFlow(); }, [this] { changeFlow(); },
                     [this] { waitLong(); }};
        if (flow().screen() != Screen::Play) {
            all.insert(all.end(), 60, [this] { approachPlay(); });
        }
        if (m_display.window->match() != nullptr) {
            all.insert(all.end(), board().isMoving() ? 20 : 60, [this] { playOn(); });
            all.emplace_back([this] { playToTheEnd(); });
        }
        return all;
    }

    void tapAnywhere()
    {
        const QSize size = m_display.window->size();
        const QPoint where(m_random.below(size.width()), m_random.below(size.height()));
        m_random.add(u"tap %1,%2"_s.arg(where.x()).arg(where.y()));
        m_display.tap(where);
    }

    void tapButton()
    {
        QList<const QAbstractButton *> shown;
        for (const auto *each : m_display.window->findChildren<QAbstractButton *>()) {
            if (each->isVisible()) {
                shown << each;
            }
        }
        if (!shown.isEmpty()) {
            const QAbstractButton *button = m_random.any(shown);
            m_random.add(u"button %1"_s.arg(button->objectName()));
            m_display.tap(*button);
        }
    }

    void pressKey()
    {
        static const QList<Qt::Key> keys{Qt::Key_Space, Qt::Key_Return, Qt::Key_Escape,
                                         Qt::Key_Tab,   Qt::Key_Left,   Qt::Key_Right,
                                         Qt::Key_1,     Qt::Key_6,      Qt::Key_S};
        const Qt::Key key = m_random.any(keys);
        m_random.add(QKeySequence(key).toString());
        QTest::keyClick(m_display.window->windowHandle(), key);
    }

    /// Moves on towards a game, as most visitors do.
    void approachPlay()
    {
        m_random.add(u"approach"_s);
        switch (flow().screen()) {
        case Screen::Closed:
            return flow().setClosedByStaff(false);
        case Screen::Language:
            return flow().chooseLanguage(m_random.any(flow().languages()));
        case Screen::Start:
            return m_random.oneIn(3) ? flow().playFirstGame() : flow().showMoreGames();
        case Screen::Tradition:
            return flow().chooseTradition(m_random.any(flow().traditions()));
        case Screen::Game:
            return flow().chooseGame(m_random.any(flow().ruleSets(flow().tradition()))->id);
        case Screen::Players:
            return flow().choosePlayers(m_random.oneIn(3));
        case Screen::FirstSteps:
            return flow().beginPlay();
        case Screen::End:
            return m_random.oneIn(3) ? flow().startComparison() : flow().playAgain();
        case Screen::Compare:
            return flow().goBack();
        default:
            return tapAnywhere();
        }
    }

    /// Leaves the screen, by one of its buttons or as the staff do.
    void changeFlow()
    {
        const Screen screen = flow().screen();
        Commands ways{[this] { flow().restartAttractMode(); },
                      [this] { flow().setClosedByStaff(!flow().isClosedByStaff()); }};
        if (screen == Screen::Play || screen == Screen::End || screen == Screen::Compare) {
            ways.emplace_back([this] { flow().startOver(); });
            ways.emplace_back([this] { flow().changeLanguage(m_random.any(flow().languages())); });
        }
        if (screen == Screen::Players) {
            ways.insert(ways.end(), 9, [this] { flow().choosePlayers(m_random.oneIn(2)); });
        } else if (screen == Screen::FirstSteps) {
            ways.insert(ways.end(), 2, [this] { flow().beginPlay(); });
        } else if (screen == Screen::End) {
            ways.emplace_back([this] { flow().playAgain(); });
            ways.emplace_back([this] { flow().chooseAnotherGame(); });
            ways.emplace_back([this] { flow().startComparison(); });
        } else if (screen == Screen::Compare) {
            ways.emplace_back([this] { flow().goBack(); });
        }
        const int what = m_random.below(static_cast<int>(ways.size()));
        m_random.add(u"flow %1"_s.arg(what));
        ways[static_cast<std::size_t>(what)]();
    }

    /// Waits, often until the display asks whether the visitor is still there or ends the visit.
    void waitLong()
    {
        const auto time = std::chrono::seconds(m_random.below(120));
        m_random.add(u"%1 s"_s.arg(time.count()));
        m_display.pass(time);
        m_animations.pass(1);
    }

    void playOn()
    {
        Match &match = *m_display.window->match();
        const auto plays = match.game().legalPlays();
        const int what = m_random.below(12);
        m_random.add(u"play on %1"_s.arg(what));
        if (match.game().position().isOver() && !m_random.oneIn(4)) {
            m_display.pass(10s); // until the display shows the end
        } else if (what == 0) {
            match.undo();
        } else if (what == 1) {
            match.redo();
        } else if (plays.empty()) {
            match.throwDice();
        } else {
            match.play(plays[0]);
        }
    }

    void playToTheEnd()
    {
        Game &game = test::editable(m_display.window->match()->game());
        m_random.add(u"to the end"_s);
        for (int i = 0; i < 2000 && !game.position().isOver() && !game.needsEnteredDice(); ++i) {
            if (game.position().stage == Stage::Playing) {
                game.play(game.legalPlays()[0]);
            } else {
                game.throwDice();
            }
        }
    }

    Sequence m_random;
    DrivenAnimations m_animations;
    PhaseObserver m_phase;
    DisplayFixture m_display;
    QObject m_listener;
};

} // namespace

/// Tests every path through a display in every phase of a motion.
class TestDisplayInterleaving : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void interleaves();
};

void TestDisplayInterleaving::initTestCase()
{
    theme::apply(*qobject_cast<QApplication *>(qApp));
    BoardAccessible::setListener([](QAccessibleEvent *) {}); // as if a screen reader were running
}

void TestDisplayInterleaving::interleaves()
{
    const int wanted = wantedInterleavings();
    std::map<Screen, int> screens;
    PhaseCount phases;
    int done = 0;
    for (quint32 seed = firstSeed(); phases.isTooFew(wanted) && done < 2 * wanted; ++seed) {
        BusyDisplay display(seed);
        for (int i = 0; i < StepsAtADisplay; ++i, ++done) {
            display.step();
            if (!display.wrong.isEmpty()) {
                Sequence::print();
                QFAIL(qPrintable(display.wrong.join(u'\n')));
            }
        }
        phases.add(display.phases);
        for (const auto &[screen, times] : display.screens) {
            screens[screen] += times;
        }
    }
    QString list;
    for (const auto &[screen, times] : screens) {
        const char *name = QMetaEnum::fromType<Screen>().valueToKey(static_cast<int>(screen));
        list += u" %1 %2"_s.arg(QString::fromLatin1(name)).arg(times);
    }
    // Not qInfo(): Qt Test drops messages after 2000 warnings, of which the platform emits many.
    std::printf("%d interleavings: %s; screens:%s\n", done, qPrintable(phases.text()),
                qPrintable(list));
    for (const Screen screen : {Screen::Attract, Screen::FirstSteps, Screen::Play, Screen::End,
                                Screen::Compare, Screen::Resetting, Screen::Closed}) {
        QVERIFY(done < EnoughForAll || screens[screen] > 0);
    }
    QVERIFY(!phases.isTooFew(wanted));
}

QTEST_MAIN(TestDisplayInterleaving)
#include "tst_display_interleaving.moc"
