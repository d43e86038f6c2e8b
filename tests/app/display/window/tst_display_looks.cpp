// SPDX-License-Identifier: MIT
#include "display/config/screen_metrics.h"
#include "display/config/staff_code.h"
#include "display/screens/attract_strip.h"
#include "display/screens/choice_page.h"
#include "display/screens/label_page.h"
#include "display/screens/out_of_order_page.h"
#include "display/screens/sheets.h"
#include "display/staff/staff_access.h"
#include "display/staff/staff_page.h"
#include "language/language.h"
#include "match/match.h"
#include "panels/captions/caption_label.h"
#include "panels/pages/why_page.h"
#include "panels/sides/face_to_face.h"
#include "table/artwork/shading/parallel.h"
#include "table/board/board_scene.h"
#include "tests/app/count_pixels.h"
#include "tests/app/display/window/display_fixture.h"
#include "tests/app/panels/pages/reduced_texts.h"
#include "text/rule_text.h"

#include <QDir>
#include <QLabel>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using namespace doublets;
using Screen = DisplayFlow::Screen;

namespace {

struct Looked : DisplayFixture
{
    explicit Looked(const QSize &size = {1920, 1080}, const QStringList &codes = {u"en"_s, u"ru"_s})
        : DisplayFixture(games(), size)
    {
        config.languages = codes;
        config.ruleSets = games().ids();
        config.lighting = Lighting::HighContrast; // painted fastest
        config.screenInches = 32;
    }
    [[nodiscard]] QStringList cards() const
    {
        QStringList titles;
        for (const ChoiceCard *each : window->findChildren<ChoiceCard *>()) {
            if (each->isVisible()) {
                titles << each->text();
            }
        }
        return titles;
    }
    [[nodiscard]] AttractStrip &strip() const { return *find<AttractStrip>(u"attractStrip"_s); }
    /// Ends the demonstration game, which shows the label.
    void showLabel() { flow().startNextAttractGame(); }
    /// Chooses a game as a visitor, up to the first steps.
    void chooseGame(const QString &id)
    {
        const QString table = games().find(id)->tradition;
        flow().handleTouch();
        flow().chooseLanguage(config.languages.constFirst());
        flow().chooseTradition(table);
        if (flow().screen() == Screen::Game) {
            flow().chooseGame(id);
        }
        flow().choosePlayers(false);
        QCOMPARE(flow().screen(), Screen::FirstSteps);
    }
    /// Chooses a game and skips the first steps.
    void playGame(const QString &id)
    {
        chooseGame(id);
        flow().handleTouch();
        QCOMPARE(flow().screen(), Screen::Play);
    }
    void throwOnce()
    {
        Match &match = *window->match();
        match.throwDice();
        while (match.can(Command::ThrowDice)) {
            match.throwDice();
        }
    }
};

} // namespace

/// Tests the screens' appearance, in particular for faults reported by visitors and staff.
class TestDisplayLooks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void doesNotMentionKeys();
    void invitesInOneLanguageAtATime();
    void namesYearsInTheVisitorsLanguage();
    void titlesOfGamesDiffer();
    void sketchesBoardsAtOnce();
    void invitesWithAHand();
    void isOutOfOrderInEachLanguage_data();
    void isOutOfOrderInEachLanguage();
    void showsALabelInLargeLetters();
    void showsEveryLabelAndPassage();
    void asksInLargeLettersWhereThereIsRoom();
    void fillsLargeScreens();
    void explainsWithoutSmallTargets();
    void turnsLongPagesByButtons();
    void staffPageExpandsOnlyForTheChart();
    void leavesTheRoomToFirstSteps();
    void isStillByCandlelight();
    void hidesNamesOnSmallBoards();
    void keepsTheTablesThatItCompares();
    void hasRoomForTheLongestWord();
    void asksNothingOfSpectators();
    void doesNotInviteWhileClosed();
};

void TestDisplayLooks::initTestCase()
{
    theme::apply(*qobject_cast<QApplication *>(qApp));
}

void TestDisplayLooks::doesNotMentionKeys()
{
    Looked display;
    display.open();
    QCOMPARE(display.strip().caption(), u"Each player throws one die."_s);
    display.playGame(u"alfonso"_s);
    QCOMPARE(display.find<CaptionLabel>(u"caption"_s)->text(),
             u"Each player throws one die, both at once: touch either dice box."_s);
}

void TestDisplayLooks::invitesInOneLanguageAtATime()
{
    Looked display({1920, 1080}, {u"en"_s, u"fr"_s});
    display.open();
    bool hasBeenFrench = false;
    for (int i = 0; i < 30; ++i) {
        display.pass(500ms);
        const bool isFrench = display.strip().invitationLanguage() == u"fr";
        hasBeenFrench = hasBeenFrench || isFrench;
        QCOMPARE(currentLanguage(), display.strip().invitationLanguage());
        const QString caption = display.strip().caption();
        QVERIFY2(!caption.contains(isFrench ? u"Black"_s : u"Noir"_s), qPrintable(caption));
        QCOMPARE(display.window->board().playerNames().black, isFrench ? u"Noir"_s : u"Black"_s);
    }
    QVERIFY(hasBeenFrench);
    // A label remains in one language as long as it is shown.
    display.showLabel();
    display.pass(6s);
    QVERIFY(display.find<LabelPage>(u"labelPage"_s)->isVisible());
    QCOMPARE(currentLanguage(), u"en"_s);
    QCOMPARE(display.strip().invitationLanguage(), u"en"_s);
}

void TestDisplayLooks::namesYearsInTheVisitorsLanguage()
{
    Looked display({1920, 1080}, {u"ru"_s, u"en"_s});
    display.open();
    display.flow().handleTouch();
    display.flow().chooseLanguage(u"ru"_s);
    display.flow().showMoreGames();
    // Word joiners keep the range of years on one line.
    QVERIFY(display.cards().contains(u"Dublets, ок.\u00a01665\u2060–\u20601670"_s));
    // Accessible names contain no word joiners.
    for (const QWidget *each : display.window->findChildren<QWidget *>()) {
        QVERIFY2(!each->accessibleName().contains(u'\u2060'), qPrintable(each->objectName()));
    }
    display.flow().chooseTradition(u"england"_s);
    QCOMPARE(display.flow().screen(), Screen::Game);
    for (const QString &card : display.cards()) {
        QVERIFY2(!card.contains(u"before"_s) && !card.contains(u"c. "_s), qPrintable(card));
    }
}

void TestDisplayLooks::titlesOfGamesDiffer()
{
    for (const QString &language : languages()) {
        Looked display({1920, 1080}, {language});
        display.open();
        for (const QString &table : display.flow().traditions()) {
            display.flow().handleTouch();
            display.flow().chooseTradition(table);
            if (display.flow().screen() == Screen::Game) {
                const QStringList titles = display.cards();
                QCOMPARE(QSet<QString>(titles.begin(), titles.end()).size(), titles.size());
                QSet<QString> plates; // on the pictures
                for (const ChoiceCard *card : display.window->findChildren<ChoiceCard *>()) {
                    if (card->isVisible()) {
                        plates << card->plate();
                    }
                }
                QCOMPARE(plates.size(), titles.size());
            }
            display.flow().discardStaffVisit();
        }
        display.flow().handleTouch();
        display.flow().chooseTradition(u"castile"_s);
        const QString nickname = translatedRuleText(games().find(u"alfonso-race"_s)->nickname);
        QCOMPARE(display.cards().value(1), u"Doblet\u00a0· "_s + nickname);
    }
}

/// Until the pictures have been painted, each card shows a sketch of its board.
void TestDisplayLooks::sketchesBoardsAtOnce()
{
    Looked display;
    display.open();
    display.window->setPictureCache(PictureCache()); // in which there are none
    display.flow().handleTouch();
    display.flow().chooseLanguage(u"en"_s);
    display.flow().showMoreGames();
    int count = 0;
    for (ChoiceCard *card : display.window->findChildren<ChoiceCard *>()) {
        if (card->isVisible()) {
            QVERIFY(card->picture().isNull());
            // The middle of the upper quarter, where there is neither text nor the card's border.
            const QRect area(card->width() / 4, card->height() / 12, card->width() / 2,
                             card->height() / 6);
            const QImage sketch = card->grab(area).toImage();
            const int drawn = test::countPixels(
                sketch, [](const QColor &pixel) { return pixel != theme::Panel; });
            QVERIFY2(drawn > 100, qPrintable(card->text()));
            ++count;
        }
    }
    QCOMPARE(count, 4);
}

/// The hand moves unless motion is switched off, and disappears with the invitation.
void TestDisplayLooks::invitesWithAHand()
{
    for (const auto speed : {MotionSpeed::Normal, MotionSpeed::Off}) {
        Looked display;
        display.config.motionSpeed = speed;
        display.open();
        AttractStrip &strip = display.strip();
        const QRect hand = strip.handRect();
        QVERIFY(!hand.isEmpty() && strip.rect().contains(hand));
        const QImage first = strip.grab(hand).toImage();
        QVERIFY(first.pixelColor(first.rect().center()) == theme::Brass);
        QCOMPARE(strip.isHandMoving(), speed != MotionSpeed::Off);
        if (strip.isHandMoving()) {
            display.clock.advance(500ms);
            const QImage moved = strip.grab(hand).toImage();
            QVERIFY(moved != first);
            QCOMPARE(strip.grab().toImage().copy(hand), moved); // painted with the texts
        }
        display.flow().handleTouch();
        QVERIFY(!strip.isHandMoving());
        display.flow().setClosedByStaff(true);
        QVERIFY(strip.handRect().isEmpty());
        QVERIFY(!strip.isHandMoving());
    }
}

void TestDisplayLooks::isOutOfOrderInEachLanguage_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("landscape") << QSize(1920, 1080);
    QTest::newRow("portrait") << QSize(1080, 1920);
    QTest::newRow("small") << QSize(640, 480);
}

void TestDisplayLooks::isOutOfOrderInEachLanguage()
{
    QFETCH(const QSize, size);
    OutOfOrderPage page(languages());
    page.resize(size);
    page.show();
    const auto *label = page.findChild<QLabel *>();
    QVERIFY(label->text().startsWith(u"Out of order\n"_s));
    QCOMPARE(label->text().split(u'\n').size(), languages().size());
    const QSize words = label->fontMetrics().size(0, label->text());
    QVERIFY(words.width() < size.width() && words.height() < size.height());
    QVERIFY(words.height() > size.height() / 4 || words.width() > size.width() / 4);
    if (!DisplayFixture::screenshotFolder().isEmpty()) {
        page.grab().save(u"%1/out-of-order-%2.png"_s.arg(
            DisplayFixture::screenshotFolder(), QString::fromLatin1(QTest::currentDataTag())));
    }
}

void TestDisplayLooks::showsALabelInLargeLetters()
{
    Looked display;
    display.config.times.attractGames = 1;
    display.open();
    const DisplaySizes usual = DisplaySizes::forScreen(display.screen, display.config, false);
    display.showLabel();
    const auto *page = display.find(u"labelPage"_s);
    const auto *title = display.find<QLabel>(u"labelPageTitle"_s);
    const auto *text = display.find<QLabel>(u"labelPageText"_s);
    QVERIFY(page->isVisible());
    QVERIFY(text->font().pixelSize() > usual.text * 5 / 4);
    // Title and text are close together and centred, without hidden widgets in between.
    QVERIFY(text->y() - title->geometry().bottom() < 3 * usual.text);
    const QRect words = title->geometry().united(text->geometry());
    QVERIFY(std::abs(words.center().y() - page->rect().center().y()) < usual.text);
    QVERIFY(display.strip().caption().isEmpty());
    for (const QWidget *each : {page, static_cast<const QWidget *>(title)}) {
        QVERIFY(!each->accessibleName().isEmpty());
        QVERIFY(!each->accessibleName().contains(u'\u2060'));
    }
    display.pass(13s);
    QVERIFY(!page->isVisible());
    QCOMPARE(display.strip().caption(), u"Each player throws one die."_s);
}

/// Labels of the museum and passages of the source alternate, and each of them is shown.
void TestDisplayLooks::showsEveryLabelAndPassage()
{
    const QString text = u"labelPageText"_s;
    const auto shown = [&text](const DisplayConfig &config, const RuleSet &ruleSet, int count) {
        LabelPage page(nullptr);
        QStringList texts;
        for (int i = 0; i < count; ++i) {
            page.setLabel(config, ruleSet, u"en"_s, i);
            texts << page.findChild<QLabel *>(text)->text();
        }
        return texts;
    };
    const RuleSet &cotton = *games().find(u"cotton"_s);
    const auto passages = static_cast<int>(quotedPassages(cotton).size());
    QVERIFY(passages > 2);
    DisplayConfig config;
    QCOMPARE(shown(config, cotton, passages).removeDuplicates(), 0);
    config.labels = {{{u"en"_s, u"First"_s}}, {{u"en"_s, u"Second"_s}}};
    QStringList both = shown(config, cotton, 2 * passages);
    QCOMPARE(both[0], u"First"_s);
    QCOMPARE(both[2], u"Second"_s);
    QCOMPARE(both[4], u"First"_s);
    QCOMPARE(both.removeDuplicates(), passages - 2);
    RuleSet silent = cotton;
    silent.remark.reset();
    silent.provenance.clear();
    silent.rulings.clear();
    QCOMPARE(shown(config, silent, 3), (QStringList{u"First"_s, u"Second"_s, u"First"_s}));
}

void TestDisplayLooks::asksInLargeLettersWhereThereIsRoom()
{
    Looked display;
    display.open();
    const DisplaySizes usual = DisplaySizes::forScreen(display.screen, display.config, false);
    display.flow().handleTouch();
    const int large = display.find<QLabel>(u"choiceQuestion"_s)->font().pixelSize();
    QVERIFY(large > usual.title * 3 / 2);
    display.flow().chooseLanguage(u"en"_s);
    display.flow().showMoreGames();
    // The cards with pictures leave no room for larger text.
    QVERIFY(display.find<QLabel>(u"choiceQuestion"_s)->font().pixelSize() < large);
}

void TestDisplayLooks::fillsLargeScreens()
{
    Looked display({3840, 2160});
    display.config.screenInches = 55;
    display.open();
    const DisplaySizes usual = DisplaySizes::forScreen(display.screen, display.config, false);
    display.flow().handleTouch();
    QVERIFY(display.find<QLabel>(u"choiceQuestion"_s)->font().pixelSize() > 2 * usual.title);
    display.flow().chooseLanguage(u"en"_s);
    display.flow().showMoreGames();
    QCOMPARE(display.cards().size(), 4);
    QSet<int> lefts;
    for (const ChoiceCard *each : display.window->findChildren<ChoiceCard *>()) {
        if (each->isVisible()) {
            lefts << each->x();
        }
    }
    QVERIFY(lefts.size() != 3); // three columns would leave a card alone in its row
    display.flow().chooseTradition(u"castile"_s);
    display.flow().choosePlayers(false);
    display.flow().handleTouch();
    display.pass(display.config.times.presenceCheckDelay);
    QVERIFY(display.flow().isCheckingPresence());
    QVERIFY(display.find<QLabel>(u"stillThereText"_s)->font().pixelSize() > 2 * usual.text);
    display.flow().handleTouch();
    display.flow().endGame();
    QVERIFY(display.find<QLabel>(u"endTitle"_s)->font().pixelSize() > 2 * usual.title);
}

void TestDisplayLooks::explainsWithoutSmallTargets()
{
    Looked display;
    display.open();
    display.playGame(u"charpentier"_s);
    display.throwOnce();
    display.tap(u"displayWhy"_s);
    const auto *page = display.find<WhyPage>(u"whyPage"_s);
    QVERIFY(page->isVisible());
    QVERIFY(page->toPlainText().contains(u"What the source says"_s));
    QVERIFY(!page->toHtml().contains(u"href"_s));
    QCOMPARE(page->cursorWidth(), 0);
    const DisplaySizes usual = DisplaySizes::forScreen(display.screen, display.config, false);
    QVERIFY(page->width() < 36 * usual.text);
}

/// Long pages are turned by large buttons rather than dragged or scrolled.
void TestDisplayLooks::turnsLongPagesByButtons()
{
    for (const int percent : {200, 100, 0}) {
        const bool isSmall = percent > 0;
        Looked display(isSmall ? QSize(1024, 768) : QSize(3840, 2160));
        display.config.screenInches = isSmall ? 15 : 55;
        display.config.textSize = isSmall ? percent : 100;
        display.open();
        display.playGame(u"charpentier"_s);
        display.throwOnce();
        display.find<QAbstractButton>(u"displayWhy"_s)->click();
        const auto &page = *display.find<WhyPage>(u"whyPage"_s);
        const QScrollBar &bar = *page.verticalScrollBar();
        const auto &up = *display.find<QAbstractButton>(u"whyUp"_s);
        const auto &down = *display.find<QAbstractButton>(u"whyDown"_s);
        QVERIFY(page.isVisible());
        QVERIFY(page.toPlainText().contains(u"Source:"_s));
        QCOMPARE(reducedTexts(*page.document()), QStringList());
        QVERIFY(page.height() >= 6 * page.fontMetrics().lineSpacing());
        QTRY_COMPARE(down.isVisible(), isSmall);
        QCOMPARE(up.isVisible(), isSmall);
        QCOMPARE(bar.maximum() > 0, isSmall);
        QVERIFY(!bar.isVisible());
        QCOMPARE(bar.value(), 0);
        QVERIFY(!up.isEnabled());
        for (int turned = 0; isSmall && down.isEnabled(); ++turned) {
            QVERIFY(turned < 20);
            const int before = bar.value();
            display.tap(down);
            QVERIFY(bar.value() > before && bar.value() - before < bar.pageStep());
            QVERIFY(up.isEnabled());
        }
        QCOMPARE(bar.value(), bar.maximum());
        if (isSmall) {
            display.tap(up);
            QVERIFY(down.isEnabled());
        }
    }
}

void TestDisplayLooks::staffPageExpandsOnlyForTheChart()
{
    for (const bool counts : {false, true}) {
        Looked display;
        display.config.staffCodeHash = hashStaffCode(u"4711"_s, 1).value();
        display.config.areVisitsCounted = counts;
        display.open();
        StaffPage &page = display.window->staffAccess().page();
        page.open(false);
        display.window->staffAccess().updateLayout(
            display.window->rect(), DisplaySizes::forScreen(display.screen, display.config, false));
        QCOMPARE(page.height() > display.screen.height() * 2 / 3, counts);
    }
}

void TestDisplayLooks::leavesTheRoomToFirstSteps()
{
    Looked display({1024, 768});
    display.config.screenInches = 15;
    display.config.playerPlacement = DisplayConfig::PlayerPlacement::FaceToFace;
    display.open();
    const int attract = display.window->board().height();
    display.chooseGame(u"fiske"_s);
    QVERIFY(!display.find<FaceToFace>(u"faceToFace"_s)->isActive());
    for (const ChoiceCard *each : display.window->findChildren<ChoiceCard *>()) {
        // The players sit opposite each other.
        QVERIFY(!each->accessibleName().contains(u"beside"_s));
    }
    QCOMPARE(display.window->board().height(), attract);
    display.flow().handleTouch();
    QVERIFY(display.find<FaceToFace>(u"faceToFace"_s)->isActive());
}

void TestDisplayLooks::isStillByCandlelight()
{
    Looked display;
    display.config.closedScreen = DisplayConfig::ClosedScreen::Candles;
    WeekSpans hours;
    hours.fill({{QTime(10, 0), QTime(12, 0)}, {QTime(12, 5), QTime(18, 0)}});
    display.config.openingHours = hours;
    display.now.setTime(QTime(11, 59));
    display.open();
    BoardView &board = display.window->board();
    const auto nameOf = [&board](Side side) {
        return board.boardScene().nameItem(side).plate().name;
    };
    const int content = board.parentWidget()->height();
    QVERIFY(!nameOf(Side::White).isEmpty());
    QVERIFY(board.height() < content);
    display.pass(1min);
    QCOMPARE(display.flow().screen(), Screen::Closed);
    installTranslator(u"ru"_s); // as if the staff had changed the language
    QVERIFY(board.isVisible());
    for (const Side each : BothSides) {
        QVERIFY(nameOf(each).isEmpty());
    }
    QCOMPARE(board.height(), content);
    installTranslator(u"en"_s);
    display.pass(5min);
    QCOMPARE(display.flow().screen(), Screen::Attract);
    QVERIFY(!nameOf(Side::White).isEmpty());
    QVERIFY(board.height() < content);
}

/// Names are hidden where their text would be too small.
void TestDisplayLooks::hidesNamesOnSmallBoards()
{
    Looked display({1024, 768});
    display.config.screenInches = 15;
    display.open();
    display.playGame(u"cotton"_s);
    display.flow().endGame();
    QCOMPARE(display.flow().screen(), Screen::End);
    display.flow().startComparison();
    for (const QString &name : {u"compareBoard0"_s, u"compareBoard1"_s}) {
        for (const Side side : BothSides) {
            auto *board = display.find<BoardView>(name);
            QVERIFY(board->boardScene().nameItem(side).plate().name.isEmpty());
        }
    }
}

/// The compared boards are the same for every visitor, so their pictures are cached.
void TestDisplayLooks::keepsTheTablesThatItCompares()
{
    const QTemporaryDir folder;
    Looked display({1024, 768});
    display.paintsBoards = true;
    display.open();
    display.window->setPictureCache(PictureCache(folder.path()));
    display.playGame(u"cotton"_s);
    display.flow().endGame();
    display.flow().startComparison();
    for (const QString &name : {u"compareBoard0"_s, u"compareBoard1"_s}) {
        QTRY_VERIFY_WITH_TIMEOUT(display.find<BoardView>(name)->isPictureReady(), 20'000);
    }
    drawingThreads().waitForDone(); // these threads also write the cache
    QVERIFY(!QDir(folder.path()).entryList({u"board-*"_s}).isEmpty());
    QVERIFY(!QDir(folder.path()).entryList({u"men-*"_s}).isEmpty());
}

void TestDisplayLooks::hasRoomForTheLongestWord()
{
    Looked display({1024, 768}, {u"ru"_s, u"en"_s});
    display.config.screenInches = 15;
    display.config.textSize = 140;
    display.open();
    display.flow().handleTouch();
    display.flow().chooseLanguage(u"ru"_s);
    display.flow().showMoreGames();
    QCOMPARE(display.cards().size(), 4);
    for (const ChoiceCard *each : display.window->findChildren<ChoiceCard *>()) {
        QVERIFY2(!each->isVisible() || each->fitsWidth(each->width()), qPrintable(each->text()));
    }
}

/// During the first steps, any touch starts the visitor's own game, so no text asks for one.
void TestDisplayLooks::asksNothingOfSpectators()
{
    Looked display;
    display.open();
    display.chooseGame(u"cotton"_s);
    const auto caption = [&] { return display.find<CaptionLabel>(u"caption"_s)->text(); };
    QCOMPARE(caption(),
             u"White has won the opening throw. (Touch the screen to start your own game.)"_s);
    for (int i = 0; i < 20 && display.flow().screen() == Screen::FirstSteps; ++i) {
        QVERIFY2(!caption().contains(u"Press"_s), qPrintable(caption()));
        display.pass(5s);
    }
}

void TestDisplayLooks::doesNotInviteWhileClosed()
{
    Looked display;
    display.config.institution = {{u"en"_s, u"Museum"_s}};
    display.config.greeting = {{u"en"_s, u"Come and play"_s}};
    display.open();
    QCOMPARE(display.strip().greetingLineIn(u"en"_s), u"Museum · Come and play"_s);
    display.flow().setClosedByStaff(true);
    QVERIFY(display.strip().isVisible());
    QCOMPARE(display.strip().greetingLineIn(u"en"_s), u"Museum"_s);
    const QImage seen = display.window->grab().toImage();
    QCOMPARE(seen.pixelColor(0, 0), seen.pixelColor(seen.width() / 2, seen.height() / 3));
    QVERIFY(seen.pixelColor(0, 0) != QColor(Qt::black) || theme::Wall == QColor(Qt::black));
    const QWidget &content = *display.strip().parentWidget();
    const QPoint place = content.pos();
    display.pass(2min); // moves against burn-in
    QVERIFY(content.pos() != place);
    display.flow().setClosedByStaff(false);
    QCOMPARE(display.strip().greetingLineIn(u"en"_s), u"Museum · Come and play"_s);
}

QTEST_MAIN(TestDisplayLooks)
#include "tst_display_looks.moc"
