// SPDX-License-Identifier: MIT
#pragma once

#include "core/game/correction.h"
#include "match/course/step_player.h"
#include "panels/odds/odds_reporter.h"
#include "table/artwork/artwork.h"

#include "tests/app/desktop/window/window_fixture.h"
#include "tests/app/interleaving/driven_animations.h"
#include "tests/app/interleaving/interleaving.h"
#include "tests/app/match/editable_game.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QActionGroup>
#include <QDialog>
#include <QDockWidget>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace doublets::test {

/// A window that receives commands while dice and men move. Time passes only between commands.
class BusyWindow
{
public:
    explicit BusyWindow(quint32 seed)
        : m_seed(seed)
        , m_random(seed)
        , m_window(allRuleSets(), m_random.any(allRuleSets().ids()))
    {
        m_window.clock.stop();
        m_window.settings.motionSpeed.set(MotionSpeed::Normal);
        m_window.dialogs.answer =
            m_random.oneIn(2) ? m_window.folder.filePath(u"game"_s) : QString();
        for (const Side side : BothSides) {
            m_window.session.setSeat(side, m_random.any(Seating));
        }
        listen();
        QTest::qWait(0);
        for (QAction *each : m_window.window->findChildren<QAction *>()) {
            if (each->isCheckable() && !each->objectName().isEmpty()) {
                m_checkStates.emplace_back(each, each->isChecked());
            }
        }
    }

    /// Lets some time pass, performs a random command and checks the consistency of the state.
    void step()
    {
        passTime();
        phases.add(m_phase.phase(board(), &match()));
        m_random.any(commands())();
        checkConsistency();
    }
    /// Returns the inconsistencies found so far.
    [[nodiscard]] const QStringList &faults() const { return m_faults; }
    /// Restores the initial state, insofar as memory use depends on the state: closes all dialogs,
    /// leaves all modes and starts a new game.
    void reset()
    {
        m_animations.pass(60'000);
        for (QDialog *each : dialogs()) {
            each->close();
        }
        for (const auto &[action, isChecked] : m_checkStates) {
            const QActionGroup *group = action->actionGroup();
            const bool isOneOfSeveral = group != nullptr && group->isExclusive();
            if (action->isChecked() != isChecked && (isChecked || !isOneOfSeveral)) {
                action->trigger();
            }
        }
        for (QDockWidget *each : m_window.window->findChildren<QDockWidget *>()) {
            each->setFloating(false);
        }
        Settings &settings = m_window.settings;
        settings.textSize.set(settings.textSize.defaultValue());
        settings.tradition.set({});
        settings.whiteName.set({});
        settings.forcedPlays.set(settings.forcedPlays.defaultValue());
        settings.motionSpeed.set(MotionSpeed::Normal);
        m_window.window->showNormal();
        m_window.window->resize(1024, 768);
        m_window.session.newGame({u"cotton"_s, {}, DiceOrigin::Seeded, u"5"_s});
        m_animations.pass(60'000);
        m_window.clock.advance(std::chrono::minutes(1));
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        Sequence::forgetSteps();
    }

    PhaseCount phases;       ///< numbers of commands by the phase in which they arrived
    QSet<QString> known;     ///< names of all actions
    QSet<QString> triggered; ///< names of the actions triggered so far

private:
    using Commands = std::vector<std::function<void()>>;
    static constexpr std::array Seating{PlayerSetting::Person, PlayerSetting::Person,
                                        PlayerSetting::Careless};
    static constexpr std::array Times{0, 0, 0, 1, 16, 40, 100, 200, 500, 2500};

    [[nodiscard]] BoardView &board() const { return m_window.window->board(); }
    [[nodiscard]] Match &match() { return m_window.match; }
    void passTime()
    {
        const bool waits = m_phase.phase(board(), &match()) == test::Phase::ComputerPause;
        const int time = waits && !m_random.oneIn(4) ? Times.back() : m_random.any(Times);
        m_random.add(u"%1 ms"_s.arg(time));
        if (time > 0) { // otherwise, not even queued events are delivered
            m_animations.pass(time);
            m_window.clock.advance(std::chrono::milliseconds(time));
            m_animations.pass(1);
        }
    }

    [[nodiscard]] Commands commands()
    {
        const auto trigger = [this] { triggerAction(); };
        const auto press = [this] { pressBoard(); };
        const auto key = [this] { pressKey(); };
        const auto play = [this] { playOn(); };
        Commands all{trigger,
                     trigger,
                     trigger,
                     trigger,
                     press,
                     press,
                     key,
                     key,
                     play,
                     play,
                     play,
                     [this] { changeGame(); },
                     [this] { changeSetting(); },
                     [this] { useScreenReader(); },
                     [this] { click(*m_window.window); }};
        if (!board().isMoving()) {
            all.insert(all.end(), 4 * all.size(), play); // so that something moves most of the time
        }
        if (!dialogs().isEmpty()) {
            all.insert(all.end(), all.size(), [this] { useDialog(); });
        }
        return all;
    }

    /// Triggers an action that is enabled: first those that were disabled before, then this
    /// window's share, then any. In this way, windows with successive seeds trigger all.
    void triggerAction()
    {
        constexpr quint32 Shares = 5;
        std::array<QList<QAction *>, 3> ranks;
        quint32 place = m_seed;
        for (QAction *each : m_window.window->findChildren<QAction *>()) {
            const QString name = each->objectName();
            if (name.isEmpty() || name == u"actionQuit"_s || each->menu() != nullptr) {
                continue;
            }
            known << name;
            const bool isInShare = ++place % Shares == 0;
            if (!each->isEnabled()) {
                m_disabled << name;
            } else if (triggered.contains(name)) {
                ranks[2] << each;
            } else {
                ranks[m_disabled.contains(name) ? 0U : isInShare ? 1U : 2U] << each;
            }
        }
        const auto *rank = std::find_if(ranks.begin(), ranks.end(),
                                        [](const auto &actions) { return !actions.isEmpty(); });
        QAction *action = m_random.any(*rank);
        m_random.add(action->objectName());
        triggered << action->objectName();
        action->trigger();
    }

    void pressKey()
    {
        static const QList<QKeyCombination> keys{
            Qt::Key_Space,       Qt::Key_Space,
            Qt::Key_Return,      Qt::Key_Escape,
            Qt::Key_Left,        Qt::Key_Right,
            Qt::Key_Up,          Qt::Key_Down,
            Qt::Key_F,           Qt::Key_1,
            Qt::Key_6,           Qt::Key_Tab,
            Qt::Key_F6,          Qt::CTRL | Qt::SHIFT | Qt::Key_N,
            Qt::CTRL | Qt::Key_Z};
        const QKeyCombination key = m_random.any(keys);
        m_random.add(QKeySequence(key).toString());
        QTest::keyClick(&board(), key.key(), key.keyboardModifiers());
    }

    void pressBoard()
    {
        const BoardLayout &layout = board().boardScene().boardLayout();
        const auto plays = match().game().legalPlays();
        QPointF where(m_random.below(1600), m_random.below(900));
        if (m_random.oneIn(3)) {
            where = layout.boxCentre(m_random.any(BothSides));
        } else if (!plays.empty() && !m_random.oneIn(3)) {
            const Play &play = plays[static_cast<std::size_t>(m_random.below(int(plays.size())))];
            where = layout.manCentre(play.by, play.from, 0);
        }
        const QPoint pixel = board().viewportTransform().map(where).toPoint();
        m_random.add(u"press %1,%2"_s.arg(pixel.x()).arg(pixel.y()));
        QTest::mouseClick(board().viewport(), Qt::LeftButton, {}, pixel);
    }

    /// Throws, enters dice or plays, whichever is due.
    void playOn()
    {
        Game &game = test::editable(match().game());
        m_random.add(u"play on"_s);
        if (game.needsEnteredDice()) {
            Numbers dice;
            while (dice.size() < game.nextDiceCount()) {
                dice.add(static_cast<std::uint8_t>(1 + m_random.below(6)));
            }
            match().enterDice(dice);
        } else if (const auto plays = game.legalPlays(); !plays.empty()) {
            match().play(plays[0]);
        } else {
            match().throwDice();
        }
    }

    void changeGame()
    {
        Session &session = m_window.session;
        const QString file = m_window.folder.filePath(u"kept.doublets"_s);
        const int what = m_random.below(11);
        m_random.add(u"game %1"_s.arg(what));
        const QString set = m_random.any(allRuleSets().ids());
        switch (what) {
        case 0:
            return session.newGame({set, {}, DiceOrigin::Seeded, u"5"_s});
        case 1:
            return session.newGame({set, {}, DiceOrigin::Entered, {}});
        case 2:
            return static_cast<void>(session.saveAs(file));
        case 3:
            return static_cast<void>(session.open(file)); // fails until one has been saved
        case 4:
            return match().takeSeat(m_random.any(BothSides));
        case 5:
            return session.resetSeats();
        case 6:
            return session.setSeat(m_random.any(BothSides), m_random.any(Seating));
        case 7:
        case 8:
            return match().shown().lookBackAt(m_random.below(match().course().rowCount() + 1));
        case 9:
            return playToTheEnd();
        default:
            return correctThrow();
        }
    }

    void playToTheEnd()
    {
        constexpr int MaxActions = 2000;
        const Game &game = test::editable(match().game());
        for (int i = 0; i < MaxActions && !game.position().isOver() && !game.needsEnteredDice();
             ++i) {
            m_window.step();
        }
    }

    void correctThrow()
    {
        const auto index = match().throwToCorrect();
        const Numbers faces{static_cast<std::uint8_t>(1 + m_random.below(6)), 3};
        if (index && match().correction(*index, faces)) {
            match().correctThrow(*index, faces);
        }
    }

    void changeSetting()
    {
        Settings &settings = m_window.settings;
        const int what = m_random.below(6);
        m_random.add(u"setting %1"_s.arg(what));
        switch (what) {
        case 0:
            settings.motionSpeed.set(
                m_random.any(std::array{MotionSpeed::Off, MotionSpeed::Fast, MotionSpeed::Slow}));
            break;
        case 1:
            settings.tradition.set(m_random.any(Artwork::traditionIds()));
            break;
        case 2:
            settings.forcedPlays.set(m_random.oneIn(2) ? ForcedPlays::Automatic
                                                       : ForcedPlays::Manual);
            break;
        case 3:
            settings.whiteName.set(m_random.oneIn(2) ? u"Anne"_s : QString());
            break;
        case 4:
            settings.motionSpeed.set(MotionSpeed::Normal);
            break;
        default:
            QEvent changed(QEvent::LanguageChange);
            QCoreApplication::sendEvent(m_window.window.get(), &changed);
        }
    }

    void useScreenReader()
    {
        QAccessibleInterface *table = QAccessible::queryAccessibleInterface(&board());
        QAccessibleInterface *part = table->child(m_random.below(table->childCount()));
        QAccessibleActionInterface *actions = part != nullptr ? part->actionInterface() : nullptr;
        const QStringList names = actions != nullptr ? actions->actionNames() : QStringList();
        if (!names.isEmpty()) {
            const QString name = m_random.any(names);
            m_random.add(u"screen reader %1"_s.arg(name));
            actions->doAction(name);
        }
    }

    /// Clicks a button of `window`, unless it opens a menu, which would block until it is closed.
    void click(QWidget &window)
    {
        QList<QAbstractButton *> shown;
        for (QAbstractButton *each : window.findChildren<QAbstractButton *>()) {
            const auto *tool = qobject_cast<QToolButton *>(each);
            const auto *push = qobject_cast<QPushButton *>(each);
            const bool opens = tool != nullptr ? tool->menu() != nullptr ||
                                                     tool->popupMode() != QToolButton::DelayedPopup
                                               : push != nullptr && push->menu() != nullptr;
            const bool quits = tool != nullptr && tool->defaultAction() != nullptr;
            if (each->isVisible() && each->isEnabled() && each->window() == &window && !opens &&
                !quits) {
                shown << each;
            }
        }
        if (!shown.isEmpty()) {
            QAbstractButton *button = m_random.any(shown);
            m_random.add(u"button %1 “%2”"_s.arg(button->objectName(), button->text()));
            button->click();
        }
    }

    [[nodiscard]] QList<QDialog *> dialogs() const
    {
        QList<QDialog *> open;
        for (QDialog *each : m_window.window->findChildren<QDialog *>()) {
            if (each->isVisible()) {
                open << each;
            }
        }
        return open;
    }
    void useDialog()
    {
        QDialog *dialog = m_random.any(dialogs());
        // Buttons of other dialogs open native dialogs or start work that takes minutes.
        const QByteArray name = dialog->metaObject()->className();
        const bool isForGames = name.contains("LessonsDialog") || name.contains("CorrectionDialog");
        if (isForGames && !m_random.oneIn(3)) {
            click(*dialog);
        } else {
            m_random.add(u"close dialog"_s);
            dialog->close();
        }
    }

    /// Reads the whole state on each signal, as any receiver may, and checks its consistency.
    void listen()
    {
        Match &all = match();
        const auto read = [this] { readAll(); };
        m_phase.follow(&all);
        QObject::connect(&all, &Match::changed, &m_listener, read);
        QObject::connect(&all.oddsWatch(), &OddsWatch::changed, &m_listener, read);
        QObject::connect(&all.guessFirst(), &GuessFirst::changed, &m_listener, read);
        QObject::connect(&all.stepPlayer(), &StepPlayer::playingChanged, &m_listener, read);
        QObject::connect(&all.course(), &QAbstractItemModel::modelReset, &m_listener, read);
        QObject::connect(&all.course(), &QAbstractItemModel::rowsInserted, &m_listener, read);
        QObject::connect(&all.course(), &QAbstractItemModel::rowsRemoved, &m_listener, read);
        QObject::connect(&all.course(), &QAbstractItemModel::dataChanged, &m_listener, read);
        QObject::connect(&board(), &BoardView::contentChanged, &m_listener, [this] {
            if (const QString mixture = differenceOnBoard(board()); !mixture.isEmpty()) {
                m_faults << mixture;
            }
        });
    }
    void readAll()
    {
        Match &all = match();
        const std::size_t actions = all.game().history().size();
        if (all.shown().moment().actions > actions) {
            m_faults << u"the moment shown is later than the last action"_s;
        }
        for (int row = 0; row < all.course().rowCount(); ++row) {
            static_cast<void>(all.course().index(row).data(Qt::DisplayRole));
            if (all.course().actionCountAt(row) > actions) {
                m_faults << u"the course of play has more actions than the game"_s;
            }
        }
        static_cast<void>(all.shown().step());
        static_cast<void>(createOddsReport(all));
    }
    void checkConsistency()
    {
        if (board().game() != &match().game()) {
            m_faults << u"the board shows a different game from the match"_s;
        }
        readAll();
        static_cast<void>(match().shown().caption());
    }

    quint32 m_seed;
    Sequence m_random;
    DrivenAnimations m_animations;
    PhaseObserver m_phase;
    WindowFixture m_window;
    QSet<QString> m_disabled; ///< names of actions that were disabled at some step
    std::vector<std::pair<QPointer<QAction>, bool>> m_checkStates; ///< initial states
    QStringList m_faults;
    QObject m_listener;
};

} // namespace doublets::test
