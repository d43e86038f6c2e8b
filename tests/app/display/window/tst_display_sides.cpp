// SPDX-License-Identifier: MIT
#include "display/config/screen_metrics.h"
#include "display/screens/play_strip.h"
#include "display/screens/sheets.h"
#include "display/screens/visitor_bar.h"
#include "match/match.h"
#include "panels/sides/face_to_face.h"
#include "panels/sides/player_side.h"
#include "panels/sides/rotated_label.h"
#include "panels/sides/rotation.h"
#include "panels/sides/side_button.h"
#include "table/fonts/fonts.h"
#include "tests/app/display/window/display_fixture.h"
#include "tests/app/language/layout_language.h"

#include <QTest>

#include <cmath>
#include <cstdlib>

using namespace Qt::StringLiterals;

using namespace doublets;
using Screen = DisplayFlow::Screen;

namespace {

/// Collects faults in the texts and buttons of two players who sit face to face.
class SidesLook
{
public:
    explicit SidesLook(DisplayFixture &display)
        : m_display(display)
        , m_perMm(display.pixelsPerMm())
    {
    }

    void look()
    {
        for (const Side each : BothSides) {
            const PlayerSide &side = m_display.find<FaceToFace>(u"faceToFace"_s)->side(each);
            lookAt(side.turnLabel());
            lookAt(side.newsLabel());
            for (const SideButton *button : buttonsOf(side)) {
                if (button->isVisible() &&
                    (button->fontMetrics().horizontalAdvance(button->text()) >= button->width() ||
                     QFontMetricsF(button->font()).xHeight() < least())) {
                    faults << u"button "_s + button->text();
                }
            }
        }
    }
    /// Presses buttons that are not available, each of which explains why.
    void ask()
    {
        for (const Side each : BothSides) {
            const PlayerSide &side = m_display.find<FaceToFace>(u"faceToFace"_s)->side(each);
            for (SideButton *button : buttonsOf(side)) {
                if (button->isVisible() && !button->isAvailable() && button != &side.whyButton()) {
                    button->click();
                    QCoreApplication::processEvents(); // messages are shown with a delay
                    look();
                }
            }
        }
    }

    QStringList faults;

private:
    [[nodiscard]] double least() const { return MinXHeightMm * m_perMm; }
    [[nodiscard]] static std::array<SideButton *, 4> buttonsOf(const PlayerSide &side)
    {
        return {&side.hintButton(), &side.whyButton(), &side.undoButton(), &side.mainButton()};
    }
    void lookAt(const RotatedLabel &text)
    {
        if (text.isElided()) {
            faults << u"elided: "_s + text.text();
        }
        if (QFontMetricsF(text.fittedFont()).xHeight() < least()) {
            faults << u"text too small: "_s + text.text();
        }
    }

    DisplayFixture &m_display;
    double m_perMm;
};

/// Returns the mean difference per channel of two images of equal size, from 0 to 255.
double difference(const QImage &one, const QImage &other)
{
    double sum = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            sum += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y)));
        }
    }
    return sum / (one.width() * one.height());
}

/// Checks that two players face to face each see the same sheet, one of them turned upside down.
template<typename Sheet> void expectBothRead(const DisplayFixture &display)
{
    std::vector<Sheet *> seen;
    for (Sheet *each : display.window->findChildren<Sheet *>()) {
        if (each->isVisible()) {
            seen.push_back(each);
        }
    }
    QCOMPARE(seen.size(), std::size_t{2});
    const bool sorted = seen[0]->y() > seen[1]->y();
    Sheet &mine = *seen[sorted ? 0 : 1];
    Sheet &theirs = *seen[sorted ? 1 : 0];
    QVERIFY(!mine.isRotated());
    QVERIFY(theirs.isRotated());
    QVERIFY(!mine.geometry().intersects(theirs.geometry()));
    QVERIFY(std::abs(mine.geometry().center().x() - theirs.geometry().center().x()) <= 1);
    QCOMPARE(theirs.title(), mine.title());
    QCOMPARE(theirs.text(), mine.text());
    QCOMPARE(theirs.size(), mine.size());
    // The rest shows the focus, which differs.
    const QRect words(0, 0, mine.width(), mine.height() / 3);
    const QImage upright = mine.grab(words).toImage();
    const QImage turned = theirs.grab(doublets::rotated(words, theirs.size())).toImage();
    QVERIFY(difference(turned, upright) > 1);
    QVERIFY(difference(turned.mirrored(true, true), upright) < 0.5);
}

} // namespace

/// Tests the texts at the edges of a horizontal screen, where space is scarce.
class TestDisplaySides : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void shrinksLettersNoFurtherThanAllowed();
    void asksBothPlayers();
    void tellsBothTheEnd();
    void canBeRead_data();
    void canBeRead();

private:
    static void begin(DisplayFixture &display, const RuleSet &game, bool alone = false);
    /// Plays at most `most` actions.
    static void play(Match &match, SidesLook &sides, int most);
};

void TestDisplaySides::initTestCase()
{
    theme::apply(*qobject_cast<QApplication *>(qApp));
}

void TestDisplaySides::shrinksLettersNoFurtherThanAllowed()
{
    QCOMPARE((SideSizes{60, 30, 26}.effectiveMinimumTextSize()), 26);
    QCOMPARE((SideSizes{60, 30, 40}.effectiveMinimumTextSize()), 30);
    QCOMPARE((SideSizes{60, 30}.effectiveMinimumTextSize()), 21); // the default on desktops
    QWidget side;
    RotatedLabel text(u"news"_s, &side);
    text.resize(500, 90);
    for (const int least : {30, 26, 21}) {
        text.setPreferredFont(fonts::textFont(30), least);
        text.setText(u"Three more words."_s);
        QVERIFY(!text.isElided());
        QCOMPARE(text.fittedFont().pixelSize(), 30);
        text.setText(u"Three more words. "_s.repeated(30));
        QVERIFY(text.isElided());
        QCOMPARE(text.fittedFont().pixelSize(), least);
    }
}

void TestDisplaySides::asksBothPlayers()
{
    for (const QSize &size : {QSize(1024, 768), QSize(1080, 1920)}) {
        for (const QString &language : layoutLanguages()) {
            const LayoutLanguage installed(language);
            DisplayFixture display(games(), size);
            display.config.screenInches = size.width() < size.height() ? 32 : 15;
            display.config.languages = {currentLanguage()};
            display.config.playerPlacement = DisplayConfig::PlayerPlacement::FaceToFace;
            display.config.lighting = Lighting::HighContrast;
            display.open();
            begin(display, *games().find(u"cotton"_s));
            display.pass(display.config.times.presenceCheckDelay);
            QVERIFY(display.flow().isCheckingPresence());
            expectBothRead<PresenceSheet>(display);
            const auto stays = display.window->findChildren<QAbstractButton *>(u"stillThereStay"_s);
            QCOMPARE(stays.size(), 2);
            for (const QAbstractButton *each : stays) {
                display.tap(*each);
                QVERIFY(!display.flow().isCheckingPresence());
                QVERIFY(!each->isVisible());
                display.pass(display.config.times.nextCheckDelay);
                QVERIFY(display.flow().isCheckingPresence());
            }
        }
    }
}

void TestDisplaySides::tellsBothTheEnd()
{
    for (const bool alone : {false, true}) {
        DisplayFixture display(games(), {1024, 768});
        display.config.screenInches = 15;
        display.config.playerPlacement = DisplayConfig::PlayerPlacement::FaceToFace;
        display.config.lighting = Lighting::HighContrast;
        display.open();
        begin(display, *games().find(u"cotton"_s), alone);
        display.flow().endGame();
        QCOMPARE(display.flow().screen(), Screen::End);
        const auto again = display.window->findChildren<QAbstractButton *>(u"endAgain"_s);
        QCOMPARE(again.size(), 2);
        if (alone) {
            QCOMPARE(again[0]->isVisible() + again[1]->isVisible(), 1);
            continue;
        }
        expectBothRead<ResultSheet>(display);
        for (const QAbstractButton *each : again) {
            display.tap(*each);
            QCOMPARE(display.flow().screen(), Screen::Play);
            display.flow().endGame();
            QCOMPARE(display.flow().screen(), Screen::End);
        }
    }
}

void TestDisplaySides::begin(DisplayFixture &display, const RuleSet &game, bool alone)
{
    DisplayFlow &flow = display.flow();
    flow.handleTouch();
    flow.chooseLanguage(display.config.languages.constFirst());
    flow.chooseTradition(game.tradition);
    if (flow.screen() == Screen::Game) {
        flow.chooseGame(game.id);
    }
    flow.choosePlayers(alone);
    flow.handleTouch();
    QCOMPARE(flow.screen(), Screen::Play);
}

void TestDisplaySides::play(Match &match, SidesLook &sides, int most)
{
    constexpr int Asked = 8;
    constexpr int Each = 5; // then checks every fifth action
    for (int i = 0; i < most && !match.game().position().isOver(); ++i) {
        if (match.can(Command::ThrowDice)) {
            match.throwDice();
        } else {
            match.play(match.game().legalPlays()[0]);
        }
        QCoreApplication::processEvents();
        if (i < Asked || i % Each == 0) {
            sides.look();
        }
        if (i < Asked) {
            sides.ask();
        }
    }
}

void TestDisplaySides::canBeRead_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("inches");
    QTest::addColumn<QString>("language");
    // Each game on one screen only, because solving its odds takes long.
    QTest::addColumn<QString>("other");
    qsizetype row = 0;
    for (const QString &language : layoutLanguages()) {
        const auto add = [&](const char *name, QSize size, double inches) {
            QTest::addRow("%s, %s", name, qPrintable(language))
                << size << inches << language << games().ids()[row++ % games().ids().size()];
        };
        add("15 inches", {1024, 768}, 15);
        add("32 inches", {1920, 1080}, 32);
        add("55 inches", {3840, 2160}, 55);
        add("portrait", {1080, 1920}, 32);
    }
}

void TestDisplaySides::canBeRead()
{
    QFETCH(const QSize, size);
    QFETCH(const double, inches);
    QFETCH(const QString, language);
    QFETCH(const QString, other);
    const LayoutLanguage installed(language);
    DisplayFixture display(games(), size);
    display.config.ruleSets = games().ids();
    display.config.languages = {currentLanguage()};
    display.config.screenInches = inches;
    display.config.playerPlacement = DisplayConfig::PlayerPlacement::FaceToFace;
    display.config.lighting = Lighting::HighContrast; // painted fastest
    display.open();
    SidesLook sides(display);
    for (const QString &id : {other, u"charpentier"_s}) {
        begin(display, *games().find(id));
        // The first actions of most games, but all of Charpentier's, which has the longest
        // sentences.
        constexpr int Few = 50;
        constexpr int All = 2000;
        play(*display.window->match(), sides, id == u"charpentier" ? All : Few);
        display.flow().endGame();
        QCOMPARE(display.flow().screen(), Screen::End);
        for (const bool large : {true, false}) {
            Q_EMIT display.window->visitorBar().largeTextRequested(large);
            QCoreApplication::processEvents();
            sides.look();
        }
        const int high = display.window->board().height();
        display.flow().startOver();
        QVERIFY(display.window->board().height() >= high);
        display.pass(std::chrono::seconds(5));
        QCOMPARE(display.flow().screen(), Screen::Attract);
    }
    sides.faults.removeDuplicates();
    QVERIFY2(sides.faults.isEmpty(), qPrintable(sides.faults.join(u'\n')));
}

QTEST_MAIN(TestDisplaySides)
#include "tst_display_sides.moc"
