// SPDX-License-Identifier: MIT
#include "display/config/staff_code.h"
#include "display/screens/attract_strip.h"
#include "display/screens/choice_page.h"
#include "display/screens/label_page.h"
#include "display/screens/sheets.h"
#include "display/staff/staff_access.h"
#include "display/staff/staff_page.h"
#include "match/match.h"
#include "panels/captions/caption_label.h"
#include "panels/sides/face_to_face.h"
#include "panels/sides/player_side.h"
#include "panels/sides/side_button.h"
#include "panels/speech/announcer.h"
#include "panels/theme/theme.h"
#include "tests/app/display/window/visited.h"

#include <QLabel>
#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using namespace doublets;
using Screen = DisplayFlow::Screen;

namespace {

const QRegularExpression Latin(u"[A-Za-z]{3,}"_s);
const QRegularExpression Cyrillic(u"[А-Яа-яЁё]{3,}"_s);

/// Adds the texts that a sighted visitor or a screen reader finds on the visible `widget`.
void addTexts(const QWidget &widget, QStringList &texts)
{
    texts << widget.accessibleName() << widget.accessibleDescription();
    if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
        texts << label->text();
    } else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget)) {
        texts << button->text();
    } else if (const auto *page = qobject_cast<const QTextBrowser *>(&widget)) {
        texts << page->toPlainText().split(u'\n');
    } else if (const auto *caption = qobject_cast<const CaptionLabel *>(&widget)) {
        texts << caption->text();
    } else if (const auto *strip = qobject_cast<const AttractStrip *>(&widget)) {
        texts << strip->caption();
    }
}

/// Returns the visible texts of the display in a foreign script, each with its widget's name.
QStringList foreignTexts(const DisplayFixture &display, const QRegularExpression &script)
{
    // These names are in their own language everywhere.
    static const QStringList Native{u"displayLanguage"_s, u"attractStrip"_s, u"choice_en"_s,
                                    u"choice_ru"_s};
    QStringList found;
    for (const QWidget *each : display.window->findChildren<QWidget *>()) {
        const bool isSpoken = qobject_cast<const Announcer *>(each->parentWidget()) != nullptr;
        if (!each->isVisible() || isSpoken || Native.contains(each->objectName())) {
            continue;
        }
        QStringList texts;
        addTexts(*each, texts);
        for (QString text : texts) {
            // Games and books keep their names.
            static const QRegularExpression Names(
                u"Dublets|Dubblets|Doublets|Volume of Plaies|The Compleat Gamester"_s);
            text.remove(Names);
            if (text.contains(script)) {
                found << each->objectName() + u": "_s + script.match(text).captured() + u" in "_s +
                             text;
            }
        }
    }
    return found;
}

} // namespace

/// Changes the language while each screen, page and sheet is open, and looks for texts of the other
/// language. English and Russian differ in their scripts.
class TestDisplayLanguages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void leavesNoTextBehind_data();
    void leavesNoTextBehind();
    void asksForTheLanguageInOneLanguage();
};

void TestDisplayLanguages::initTestCase()
{
    theme::apply(*qobject_cast<QApplication *>(qApp));
}

void TestDisplayLanguages::leavesNoTextBehind_data()
{
    QTest::addColumn<bool>("isFaceToFace");
    QTest::newRow("beside each other") << false;
    QTest::newRow("face to face") << true;
}

void TestDisplayLanguages::leavesNoTextBehind()
{
    QFETCH(const bool, isFaceToFace);
    DisplayFixture display(builtInGames());
    display.config.languages = {u"en"_s, u"ru"_s};
    display.config.ruleSets = {u"willughby"_s, u"cotton"_s};
    if (isFaceToFace) {
        display.config.playerPlacement = DisplayConfig::PlayerPlacement::FaceToFace;
    }
    display.open();
    DisplayFlow &flow = display.flow();
    QStringList faults;
    const auto change = [&](const QString &screen) {
        flow.changeLanguage(u"ru"_s);
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::processEvents();
        }
        for (const QString &text : foreignTexts(display, Latin)) {
            faults << screen + u", in Russian: "_s + text;
        }
        flow.changeLanguage(u"en"_s);
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::processEvents();
        }
        for (const QString &text : foreignTexts(display, Cyrillic)) {
            faults << screen + u", in English: "_s + text;
        }
    };
    change(u"attract"_s);
    flow.handleTouch();
    change(u"language"_s);
    flow.chooseLanguage(u"en"_s);
    while (flow.screen() != Screen::Players) {
        change(u"choice"_s);
        if (flow.screen() == Screen::Start) {
            flow.showMoreGames();
        } else if (flow.screen() == Screen::Tradition) {
            flow.chooseTradition(flow.traditions().constFirst());
        } else {
            flow.chooseGame(u"willughby"_s);
        }
    }
    change(u"players"_s);
    flow.choosePlayers(false);
    change(u"first steps"_s);
    display.pass(5s);
    change(u"first steps"_s);
    flow.beginPlay();
    change(u"play"_s);
    Match &match = *display.window->match();
    while (match.can(Command::ThrowDice) && match.game().legalPlays().size() == 0) {
        match.throwDice();
        display.pass(1s);
    }
    change(u"play after a throw"_s);
    if (isFaceToFace) {
        auto *sides = display.find<FaceToFace>(u"faceToFace"_s);
        for (const Side each : BothSides) {
            sides->side(each).whyButton().click();
        }
        change(u"both ask why"_s);
        sides->closePages();
    } else {
        display.tap(u"displayWhy"_s);
        QVERIFY(display.find<ExplanationSheet>(u"whySheet"_s)->isVisible());
        change(u"why"_s);
        QVERIFY(display.find<ExplanationSheet>(u"whySheet"_s)->isVisible());
        display.tap(u"whyClose"_s);
    }
    display.tap(u"displayOver"_s);
    QVERIFY(display.find<EndGameSheet>(u"endGame"_s)->isVisible());
    change(u"end this game?"_s);
    display.tap(u"endGameKeepPlaying"_s);
    display.pass(display.config.times.presenceCheckDelay);
    change(u"still there?"_s);
    flow.handleTouch();
    flow.endGame();
    change(u"end"_s);
    flow.startComparison();
    change(u"comparison"_s);
    flow.goBack();
    flow.startOver();
    change(u"resetting"_s);
    display.pass(5s);
    QCOMPARE(flow.screen(), Screen::Attract);
    flow.setClosedByStaff(true);
    change(u"closed"_s);
    faults.removeDuplicates();
    for (const QString &fault : faults) {
        qWarning("%s", qPrintable(fault));
    }
    QVERIFY(faults.isEmpty());
}

/// The page that offers the languages is in a language of the museum's name.
void TestDisplayLanguages::asksForTheLanguageInOneLanguage()
{
    DisplayFixture display(builtInGames());
    display.config.languages = {u"en"_s, u"de"_s, u"es"_s};
    display.config.institution = {{u"en"_s, u"The Museum of Games"_s},
                                  {u"de"_s, u"Museum der Spiele"_s}};
    display.open();
    const auto *back = display.find<QAbstractButton>(u"displayBack"_s);
    const auto *page = display.find(u"choice"_s);
    display.flow().changeLanguage(u"es"_s); // the invitation's current language
    QTRY_COMPARE(back->text(), u"Atrás"_s);
    display.flow().handleTouch();
    QTRY_COMPARE(back->text(), u"Back"_s);
    QCOMPARE(page->accessibleName(), u"The Museum of Games"_s);
    display.flow().startOver();
    display.pass(5s);
    display.flow().changeLanguage(u"de"_s);
    display.flow().handleTouch();
    QTRY_COMPARE(back->text(), u"Zurück"_s);
    QCOMPARE(page->accessibleName(), u"Museum der Spiele"_s);
}

QTEST_MAIN(TestDisplayLanguages)
#include "tst_display_languages.moc"
