// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include "language/language.h"
#include "panels/dialogs/games_dialog.h"
#include "panels/dialogs/opening_pictures.h"
#include "panels/dialogs/source_card.h"
#include "panels/theme/theme.h"
#include "tests/app/wcag.h"
#include "text/rule_text.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;
using doublets::test::contrast;

namespace {

/// The games dialog over a main window.
struct GamesFixture : WindowFixture
{
    explicit GamesFixture(const QString &ruleSet = u"cotton"_s)
        // High contrast paints the openings fastest.
        : WindowFixture(allRuleSets(), ruleSet, DiceOrigin::Seeded, {}, Lighting::HighContrast)
    {
        open();
    }
    void open()
    {
        action("actionNew").trigger();
        dialog = find<GamesDialog>("gamesDialog");
        // No window manager activates the dialog here.
        QApplication::setActiveWindow(dialog);
        static_cast<void>(
            QTest::qWaitFor([this] { return card(game().ruleSet().id)->hasFocus(); }));
    }
    [[nodiscard]] SourceCard *card(const QString &id) const
    {
        return dialog->findChild<SourceCard *>(u"card-"_s + id);
    }
    template<typename T> [[nodiscard]] T *part(const char *name) const
    {
        return dialog->findChild<T *>(QString::fromLatin1(name));
    }
    [[nodiscard]] bool isOpen() const { return dialog != nullptr && dialog->isVisible(); }

    QPointer<GamesDialog> dialog;
};

} // namespace

class TestGamesDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { theme::apply(*qApp); } // as in the program
    void cleanup() { installTranslator(u"en"_s); }
    void showsEveryGameOnOnePage();
    void offersWhatThePolicyOffers();
    void beginsTheGameChosen();
    void leavesTheBoardAloneUntilThen();
    void goesThroughGamesByArrowsAndBeginsByReturn();
    void beginsByTwoClicks();
    void asksWhoPlays();
    void offersEveryOpenRuling();
    void marksEveryValueWhereItIsSeen();
    void keepsRulingsWhenACardIsChosen();
    void choosesRulingsByKeyboard();
    void checksTheSeed();
    void choosesTheLengthOfMatches();
    void isWalkedThroughByTab();
    void everythingIsNamed();
    void drawsTheOpeningsInTheBackground();
    void fitsASmallScreen();
    void isAskedForByTheVictoryPlate();
};

void TestGamesDialog::showsEveryGameOnOnePage()
{
    const GamesFixture f;
    QVERIFY(f.dialog->isModal()); // the board waits
    for (const RuleSet &set : allRuleSets().all()) {
        const SourceCard *card = f.card(set.id);
        QVERIFY2(card != nullptr && card->isVisible(), qPrintable(set.id));
        const QString told = card->accessibleName();
        for (const QString &part : {set.game, set.source.author, set.source.year, set.summary}) {
            QVERIFY2(told.contains(part), qPrintable(told));
        }
        QCOMPARE(card->isChecked(), set.id == u"cotton"_s); // the game on the board
    }
}

void TestGamesDialog::offersWhatThePolicyOffers()
{
    Settings settings(QString(), allRuleSets());
    Policy policy;
    policy.ruleSets = {u"fiske"_s, u"cotton"_s};
    Session session(allRuleSets(), settings, QString());
    Match match(session, policy);
    session.start();
    OpeningPictures pictures;
    const GamesDialog dialog(match, session, pictures);
    QStringList offered;
    for (const SourceCard *card : dialog.findChildren<SourceCard *>()) {
        offered << card->ruleSetId();
    }
    QCOMPARE(offered, policy.ruleSets);
}

void TestGamesDialog::beginsTheGameChosen()
{
    GamesFixture f;
    QTest::mouseClick(f.card(u"holme"_s), Qt::LeftButton);
    QCOMPARE(f.game().ruleSet().id, u"cotton"_s); // only when the user begins the game
    QTest::mouseClick(f.part<QPushButton>("gamesBegin"), Qt::LeftButton);
    QCOMPARE(f.game().ruleSet().id, u"holme"_s);
    QVERIFY(!f.isOpen());
    QCOMPARE(f.settings.ruleSet.value(), u"holme"_s); // remembered for the next game
    QVERIFY(f.window->board().hasFocus() || !f.window->isActiveWindow());
}

void TestGamesDialog::leavesTheBoardAloneUntilThen()
{
    GamesFixture f;
    const Game *before = &f.game();
    f.card(u"fiske"_s)->click();
    f.part<QRadioButton>("seatingWatch")->click();
    QTest::keyClick(f.dialog, Qt::Key_Escape);
    QVERIFY(!f.isOpen());
    QCOMPARE(&f.game(), before);
    QVERIFY(!f.session.seats().isComputerAlone());
    QCOMPARE(f.settings.ruleSet.value(), u"cotton"_s);
}

void TestGamesDialog::goesThroughGamesByArrowsAndBeginsByReturn()
{
    GamesFixture f;
    QStringList passed;
    for (int i = 0; i < 4; ++i) {
        QTest::keyClick(f.dialog->focusWidget(), Qt::Key_Down);
        const auto *card = qobject_cast<SourceCard *>(f.dialog->focusWidget());
        QVERIFY(card != nullptr && card->isChecked());
        passed << card->ruleSetId();
    }
    QTest::keyClick(f.dialog->focusWidget(), Qt::Key_Up);
    const auto *chosen = qobject_cast<SourceCard *>(f.dialog->focusWidget());
    QVERIFY(chosen != nullptr);
    QVERIFY(passed.contains(chosen->ruleSetId()));
    QVERIFY(passed.first() != u"cotton"_s);
    const QString id = chosen->ruleSetId();
    QTest::keyClick(f.dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(!f.isOpen());
    QCOMPARE(f.game().ruleSet().id, id);
}

void TestGamesDialog::beginsByTwoClicks()
{
    GamesFixture f;
    QTest::mouseDClick(f.card(u"willughby"_s), Qt::LeftButton);
    QCOMPARE(f.game().ruleSet().id, u"willughby"_s);
    QVERIFY(!f.isOpen());
}

void TestGamesDialog::asksWhoPlays()
{
    GamesFixture f;
    f.part<QRadioButton>("seatingComputer")->click();
    QVERIFY((f.session.seats() == Seats{})); // the current game is unchanged
    f.part<QPushButton>("gamesBegin")->click();
    QVERIFY((f.session.seats() == Seats{{PlayerSetting::Person, PlayerSetting::Best}}));
    QCOMPARE(f.settings.blackPlayer.value(), PlayerSetting::Best); // remembered for later games
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    f.open();
    QVERIFY(f.part<QRadioButton>("seatingComputer")->isChecked());
}

void TestGamesDialog::offersEveryOpenRuling()
{
    GamesFixture f;
    for (const RuleSet &set : allRuleSets().all()) {
        f.card(set.id)->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        for (const Ruling &ruling : set.rulings) {
            const QString key = ruleKeyName(ruling.key);
            for (const RulingValue &value : ruling.values) {
                auto *radio =
                    f.dialog->findChild<QRadioButton *>(u"ruling-%1-%2"_s.arg(key, value.id));
                QVERIFY2(radio != nullptr, qPrintable(set.id + u' ' + key + u' ' + value.id));
                QVERIFY(radio->text().contains(value.gloss));
                QVERIFY(radio->text().endsWith(u" (%1)"_s.arg(statusName(value.status))));
                radio->click();
                QCOMPARE(f.settings.rulingsOf(set).value(key), value.id);
            }
        }
    }
}

/// The mark that tells how each value is known contrasts with its background.
void TestGamesDialog::marksEveryValueWhereItIsSeen()
{
    const GamesFixture f;
    for (const QString &id : {u"cotton"_s, u"fiske"_s, u"charpentier"_s}) {
        f.card(id)->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
        for (QRadioButton *radio :
             f.dialog->findChildren<QRadioButton *>(QRegularExpression(u"^ruling-"_s))) {
            const QImage mark = radio->icon().pixmap(32, 32).toImage();
            QVERIFY2(!mark.isNull(), qPrintable(radio->objectName()));
            const QImage seen = f.dialog->grab().toImage();
            const QPoint corner = radio->mapTo(f.dialog.data(), QPoint(1, 1));
            const QColor ground = seen.pixelColor(corner);
            double most = 0;
            for (int y = 0; y < mark.height(); ++y) {
                for (int x = 0; x < mark.width(); ++x) {
                    const QColor colour = mark.pixelColor(x, y);
                    if (colour.alpha() == 255) {
                        most = std::max(most, contrast(colour, ground));
                    }
                }
            }
            QVERIFY2(most >= 4.5, qPrintable(u"%1: %2"_s.arg(radio->objectName()).arg(most)));
        }
    }
}

void TestGamesDialog::keepsRulingsWhenACardIsChosen()
{
    GamesFixture f;
    const auto value = [&f](const char *name) { return f.part<QAbstractButton>(name); };
    QVERIFY(value("ruling-surplus-lost")->isChecked());
    // Cards and rulings are independent groups, although each is exclusive.
    value("ruling-surplus-bears-off")->click();
    QVERIFY(f.card(u"cotton"_s)->isChecked());
    f.card(u"willughby"_s)->click();
    QVERIFY(!f.card(u"cotton"_s)->isChecked());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(value("ruling-surplus-lost")->isChecked());
    f.card(u"cotton"_s)->click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(value("ruling-surplus-bears-off")->isChecked());
}

void TestGamesDialog::choosesRulingsByKeyboard()
{
    GamesFixture f;
    auto *radio = f.part<QRadioButton>("ruling-surplus-lost");
    QVERIFY(radio->isChecked());
    radio->setFocus();
    QTest::keyClick(radio, Qt::Key_Down);
    const RuleSet &cotton = *allRuleSets().find(u"cotton"_s);
    QCOMPARE(f.settings.rulingsOf(cotton).value(u"surplus"_s), u"bears-off"_s);
    auto *begin = f.part<QPushButton>("gamesBegin");
    begin->setFocus();
    QTest::keyClick(begin, Qt::Key_Space);
    QCOMPARE(f.game().rulings().value(u"surplus"_s), u"bears-off"_s);
}

void TestGamesDialog::checksTheSeed()
{
    GamesFixture f;
    auto *dice = f.part<QComboBox>("diceOrigin");
    auto *seed = f.part<QLineEdit>("seed");
    auto *problem = f.part<QLabel>("seedProblem");
    QVERIFY(!seed->isVisible());
    dice->setFocus();
    QTest::keyClick(dice, Qt::Key_Down);
    QCOMPARE(f.settings.diceOrigin.value(), DiceOrigin::Seeded);
    QVERIFY(seed->isVisible());
    QVERIFY(!problem->isVisible());
    QTest::keyClicks(seed, u"16x"_s);
    QVERIFY(problem->isVisible());
    QCOMPARE(f.settings.seed.value(), u"16"_s); // the last valid seed
    QTest::keyClick(seed, Qt::Key_Backspace);
    QTest::keyClicks(seed, u"74"_s);
    QVERIFY(!problem->isVisible());
    QCOMPARE(f.settings.seed.value(), u"1674"_s);
    f.part<QPushButton>("gamesBegin")->click();
    QCOMPARE(f.game().dice().seed(), u"1674"_s);
}

void TestGamesDialog::choosesTheLengthOfMatches()
{
    GamesFixture f;
    auto *length = f.part<QComboBox>("matchLength");
    QCOMPARE(length->currentText(), u"a single game"_s);
    length->setFocus();
    QTest::keyClick(length, Qt::Key_Down);
    QTest::keyClick(length, Qt::Key_Down);
    QCOMPARE(f.settings.matchLength.value(), MatchLength::BestOfFive);
    f.settings.matchLength.set(MatchLength::BestOfSeven); // in another dialog
    QCOMPARE(length->currentText(), u"best of seven games"_s);
    installTranslator(u"ru"_s);
    QCoreApplication::processEvents();
    QVERIFY(length->currentText() != u"best of seven games"_s);
    QVERIFY(!length->toolTip().isEmpty());
}

void TestGamesDialog::isWalkedThroughByTab()
{
    GamesFixture f;
    f.card(u"cotton"_s)->setFocus();
    QStringList passed;
    for (int i = 0; i < 8; ++i) {
        QTest::keyClick(f.dialog->focusWidget(), Qt::Key_Tab);
        passed << f.dialog->focusWidget()->objectName();
    }
    // In visual order: players, match, dice, one value per ruling, then the buttons.
    const QStringList wanted{u"seatingPeople"_s,
                             u"matchLength"_s,
                             u"diceOrigin"_s,
                             u"ruling-surplus-lost"_s,
                             u"ruling-crossing-allowed"_s,
                             u"ruling-unplayable-opponent"_s,
                             u"gamesBegin"_s,
                             u"gamesCancel"_s};
    QCOMPARE(passed.mid(0, wanted.size()), wanted);
}

void TestGamesDialog::everythingIsNamed()
{
    const GamesFixture f;
    for (const auto *field : std::initializer_list<const QWidget *>{
             f.part<QComboBox>("matchLength"), f.part<QComboBox>("diceOrigin"),
             f.part<QLineEdit>("seed")}) {
        const auto labels = f.dialog->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [field](const QLabel *label) {
            return label->buddy() == field && label->text().contains(u'&');
        }));
    }
    for (const QRadioButton *each : f.dialog->findChildren<QRadioButton *>()) {
        QVERIFY(!each->text().isEmpty());
    }
}

void TestGamesDialog::drawsTheOpeningsInTheBackground()
{
    GamesFixture f;
    const auto shot = [&f] { return f.card(u"cotton"_s)->grab().toImage(); };
    const QImage plan = shot();
    QTRY_VERIFY_WITH_TIMEOUT(shot() != plan, 60'000); // painted with its own table
    const QImage table = shot();
    f.dialog->reject();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    f.open();
    QCOMPARE(shot().size(), table.size());
    QVERIFY(shot() == table); // shown at once the second time
}

void TestGamesDialog::fitsASmallScreen()
{
    const GamesFixture f;
    const QSize small(632, 440); // what a window frame leaves of 640 × 480
    f.dialog->resize(small);
    for (const QString &language : languages()) {
        installTranslator(language);
        for (const RuleSet &set : allRuleSets().all()) {
            f.card(set.id)->click();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QCoreApplication::processEvents();
            const QSize least = f.dialog->minimumSizeHint();
            QVERIFY2(
                least.width() <= small.width() && least.height() <= small.height(),
                qPrintable(u"%1: %2 x %3"_s.arg(set.id).arg(least.width()).arg(least.height())));
            for (const QScrollArea *scroll : f.dialog->findChildren<QScrollArea *>()) {
                QVERIFY2(scroll->widget()->width() <= scroll->viewport()->width(),
                         qPrintable(u"%1 %2: %3 in %4"_s.arg(language, set.id)
                                        .arg(scroll->widget()->width())
                                        .arg(scroll->viewport()->width())));
            }
        }
        const auto *begin = f.part<QPushButton>("gamesBegin");
        QVERIFY(f.dialog->rect().contains(
            QRect(begin->mapTo(f.dialog.data(), QPoint()), begin->size())));
    }
}

void TestGamesDialog::isAskedForByTheVictoryPlate()
{
    GamesFixture f;
    f.dialog->reject();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    f.finish();
    f.find<QPushButton>("winnerNew")->click();
    QVERIFY(f.find<GamesDialog>("gamesDialog")->isVisible());
}

QTEST_MAIN(TestGamesDialog)
#include "tst_games_dialog.moc"
