// SPDX-License-Identifier: MIT
#include "language/language.h"
#include "panels/captions/caption_bar.h"
#include "panels/speech/announcer.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"
#include "tests/app/desktop/window/window_fixture.h"
#include "tests/app/language/layout_language.h"
#include "tests/app/panels/pages/reduced_texts.h"
#include "tests/app/panels/sides/sides_fixture.h"

#include <QAccessible>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>

#include <algorithm>

using namespace doublets;

/// Tests the sides for two players face to face: sizes, keyboard, accessibility and main window.
class TestFaceToFace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void offersWhatPolicyAllows();
    void leavesTheComputersSidePlain();
    void hasRoom_data();
    void hasRoom();
    void isSpokenAndReachedByKeys();
    void saysThatThereIsNothingToExplain();
    void leavesRoomForTheBoard();
    void turnsLongAnswersByButtons();
    void isChosenInTheWindow();
    void isKeptForTheNextStart();
    void saysRemarksOnce();
    void saysNothingOnceDetached();
    void bringsTheMenus();
    void tellsTheEndOnBothSides();
};

void TestFaceToFace::initTestCase()
{
    theme::apply(*qobject_cast<QApplication *>(qApp));
    fonts::load();
}

void TestFaceToFace::offersWhatPolicyAllows()
{
    Policy policy;
    policy.withheldCommands = {Command::Undo, Command::Hint};
    SidesFixture f(u"cotton"_s, {1024, 768}, {}, policy);
    for (const Side each : BothSides) {
        QVERIFY(f.side(each).undoButton().isHidden());
        QVERIFY(f.side(each).hintButton().isHidden());
        QVERIFY(f.side(each).whyButton().isVisible());
        QVERIFY(!f.side(each).whyButton().isAvailable()); // nothing has been thrown
        QVERIFY(f.side(each).mainButton().isAvailable());
    }
}

void TestFaceToFace::leavesTheComputersSidePlain()
{
    SidesFixture f;
    const int height = f.side(Side::Black).height();
    SideButton &own = f.side(Side::Black).addButton(u"own"_s);
    f.session.setSeat(Side::Black, PlayerSetting::Careless);
    PlayerSide &black = f.side(Side::Black);
    for (const SideButton *each :
         {&black.mainButton(), &black.undoButton(), &black.hintButton(), &black.whyButton()}) {
        QVERIFY(!each->isVisible());
    }
    QVERIFY(black.height() <= height);
    QVERIFY(!own.isHidden());
    // The computer's side faces White.
    QVERIFY(!black.isRotated());
    QVERIFY(!f.board->isFaceToFace());
    QVERIFY(!black.turnLabel().text().isEmpty());
    f.session.setSeat(Side::Black, PlayerSetting::Person);
    QVERIFY(black.isRotated());
    QVERIFY(f.board->isFaceToFace());
    QVERIFY(black.mainButton().isVisible());
}

void TestFaceToFace::hasRoom_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<SideSizes>("sizes");
    QTest::addColumn<QString>("language");
    for (const QString &language : layoutLanguages()) {
        const auto add = [&language](QSize size, SideSizes sizes) {
            QTest::addRow("%dx%d, letters of %d, %s", size.width(), size.height(), sizes.textSize,
                          qPrintable(language))
                << size << sizes << language;
        };
        add({1024, 768}, {44, 17});
        add({1024, 768}, {44, 24});
        add({1920, 1080}, {60, 27});
        add({1920, 1080}, {90, 30});
        add({1080, 1920}, {60, 24});
        add({1080, 1920}, {90, 30});
    }
}

void TestFaceToFace::hasRoom()
{
    QFETCH(const QSize, size);
    QFETCH(const SideSizes, sizes);
    QFETCH(const QString, language);
    const LayoutLanguage installed(language);
    SidesFixture f(u"charpentier"_s, size, sizes);
    f.settings.whiteName.set({}); // uses the colours in that language
    f.settings.blackName.set({});
    f.side(Side::White).addButton(u"menu"_s).setText(u"☰"_s);
    f.sides->retranslate();
    for (int i = 0; i < 25 && !f.game().position().isOver(); ++i) {
        for (const Side each : BothSides) {
            const PlayerSide &side = f.side(each);
            QVERIFY2(!side.turnLabel().isElided(), qPrintable(side.turnLabel().text()));
            QVERIFY2(!side.newsLabel().isElided(), qPrintable(side.newsLabel().text()));
            QRegion taken;
            for (const QWidget *part :
                 side.findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
                QVERIFY(side.rect().contains(part->geometry()));
                QVERIFY(!taken.intersects(part->geometry()));
                taken += part->geometry();
            }
            for (const SideButton *button :
                 {&side.hintButton(), &side.whyButton(), &side.undoButton(), &side.mainButton()}) {
                QVERIFY(button->width() >= sizes.minimumButtonSize &&
                        button->height() >= sizes.minimumButtonSize);
                QVERIFY(button->fontMetrics().horizontalAdvance(button->text()) < button->width());
            }
        }
        f.step();
    }
    // The strips have two rows at most.
    QVERIFY(f.side(Side::White).height() <= 2 * sizes.minimumButtonSize + 3 * sizes.textSize);
    const qreal share = 1.0 * f.board->height() / size.height();
    QVERIFY2(share > 0.7, qPrintable(QString::number(share)));
}

void TestFaceToFace::isSpokenAndReachedByKeys()
{
    SidesFixture f;
    QCOMPARE(f.side(Side::Black).mainButton().accessibleName(), u"Ben: Throw both"_s);
    QCOMPARE(f.side(Side::White).whyButton().accessibleName(), u"Anne: Why?"_s);
    QAccessibleInterface *heard =
        QAccessible::queryAccessibleInterface(&f.side(Side::Black).mainButton());
    QCOMPARE(heard->role(), QAccessible::Button);
    // Tab goes around the board, and a page opened by a key receives the focus.
    f.board->setFocus();
    QSet<QWidget *> reached;
    for (int i = 0; i < 20; ++i) {
        QTest::keyClick(f.sides->focusWidget(), Qt::Key_Tab);
        reached << f.sides->focusWidget();
    }
    for (const Side each : BothSides) {
        QVERIFY(reached.contains(&f.side(each).mainButton()));
        QVERIFY(reached.contains(&f.side(each).whyButton()));
    }
    f.step();
    f.side(Side::White).whyButton().setFocus(Qt::TabFocusReason);
    QTest::keyClick(&f.side(Side::White).whyButton(), Qt::Key_Space);
    QVERIFY(f.page(Side::White).isVisible());
    QCOMPARE(f.sides->focusWidget(), &f.page(Side::White).textView());
    QTest::keyClick(f.sides->focusWidget(), Qt::Key_Escape);
    QVERIFY(!f.page(Side::White).isVisible());
    QCOMPARE(f.sides->focusWidget(), f.board);
}

void TestFaceToFace::saysThatThereIsNothingToExplain()
{
    SidesFixture f;
    f.side(Side::White).whyButton().click();
    QCOMPARE(f.page(Side::White).textView().plainText(), u"Why?\nNothing has been thrown yet."_s);
    f.page(Side::White).showAnswer({u"Throw <3>"_s, {}});
    QCOMPARE(f.page(Side::White).textView().plainText(),
             u"Throw <3>\nThere is nothing to explain here."_s);
}

void TestFaceToFace::leavesRoomForTheBoard()
{
    SidesFixture f;
    f.sides->setSizes({67, 48, 24});
    QVERIFY(f.board->height() >= f.sides->height() / 2);
    const int smaller = QFontInfo(f.side(Side::White).newsLabel().fittedFont()).pixelSize();
    QVERIFY(smaller >= 24 && smaller < 48);
    f.sides->resize(1024, 400); // the text stays large enough to read
    QCOMPARE(QFontInfo(f.side(Side::White).newsLabel().fittedFont()).pixelSize(), 24);
    f.sides->resize(2048, 1536);
    QCOMPARE(QFontInfo(f.side(Side::White).newsLabel().fittedFont()).pixelSize(), 48);
}

/// Long answers are turned by buttons, without dragging.
void TestFaceToFace::turnsLongAnswersByButtons()
{
    SidesFixture f(u"charpentier"_s);
    SideSizes sizes;
    sizes.minimumButtonSize = 67; // 20 mm on a 15-inch screen
    sizes.textSize = 28;
    f.sides->setSizes(sizes);
    f.stepUntil(Stage::Playing);
    for (const Side each : BothSides) {
        f.side(each).whyButton().click();
        const SidePage &page = f.page(each);
        QTRY_VERIFY(page.downButton().isVisible());
        QVERIFY(page.textView().height() >= 3 * page.textView().fontMetrics().lineSpacing());
        QCOMPARE(reducedTexts(page.textView().document()), QStringList());
        QVERIFY(page.textView().width() >= 15 * sizes.textSize);
        const QScrollBar &bar = *page.textView().verticalScrollBar();
        QVERIFY(bar.maximum() > 0);
        QVERIFY(!page.upButton().isAvailable());
        for (int turned = 0; page.downButton().isAvailable(); ++turned) {
            QVERIFY(turned < 50);
            const int before = bar.value();
            tap(&page.downButton());
            QVERIFY(bar.value() > before && bar.value() - before < page.textView().height());
            QVERIFY(page.upButton().isAvailable());
        }
        QCOMPARE(bar.value(), bar.maximum());
        tap(&page.upButton());
        QVERIFY(page.downButton().isAvailable());
        const std::array buttons{&page.upButton(), &page.downButton(), &page.closeButton()};
        for (const SideButton *button : buttons) {
            QVERIFY(page.rect().contains(button->geometry()));
            QVERIFY(!button->geometry().intersects(page.textView().geometry()));
            QVERIFY(button->height() >= sizes.minimumButtonSize &&
                    button->width() >= sizes.minimumButtonSize);
        }
        // A short answer needs no buttons.
        f.page(each).showAnswer({u"Throw 3"_s, {}});
        QTRY_VERIFY(!page.downButton().isVisible());
        QVERIFY(page.upButton().isHidden());
    }
}

void TestFaceToFace::isChosenInTheWindow()
{
    WindowFixture f(allRuleSets());
    auto *sides = f.find<FaceToFace>("faceToFace");
    auto *caption = f.find<CaptionBar>("captionBar");
    QAction &action = f.action("actionFaceToFace");
    QVERIFY(!sides->isActive() && !action.isChecked());
    action.trigger();
    QVERIFY(f.window->isFullScreen());
    QVERIFY(sides->isActive() && action.isChecked());
    QVERIFY(f.settings.faceToFace.value());
    QVERIFY(!caption->isVisible());
    QVERIFY(sides->side(Side::Black).isVisible());
    QCoreApplication::processEvents(); // the window is resized
    tap(&sides->side(Side::White).mainButton());
    QCOMPARE(f.game().history().size(), 1U);
    // Esc leaves full screen and ends face to face, which the next F11 does not restore.
    QTest::keyClick(&f.window->board(), Qt::Key_Escape);
    QVERIFY(!f.window->isFullScreen());
    QVERIFY(!sides->isActive() && !action.isChecked());
    QVERIFY(caption->isVisible());
    QVERIFY(!sides->side(Side::Black).isVisible());
    f.action("actionFullScreen").trigger();
    QVERIFY(!sides->isActive());
    // Toggles face to face within full screen.
    action.trigger();
    QVERIFY(sides->isActive());
    action.trigger();
    QVERIFY(!sides->isActive() && f.window->isFullScreen());
    // In a window, the action that has entered full screen also leaves it.
    f.action("actionFullScreen").trigger();
    QVERIFY(!f.window->isFullScreen());
    action.trigger();
    QVERIFY(sides->isActive() && f.window->isFullScreen());
    action.trigger();
    QVERIFY(!sides->isActive() && !f.window->isFullScreen());
    QVERIFY(f.window->menuBar()->isVisible());
}

void TestFaceToFace::isKeptForTheNextStart()
{
    WindowFixture f(allRuleSets());
    f.action("actionFaceToFace").trigger();
    f.window->close();
    MainWindow again(f.match, f.session, f.dialogs);
    again.board().setUpdatesEnabled(false);
    again.show();
    QVERIFY(again.isFullScreen());
    QVERIFY(again.findChild<FaceToFace *>()->isActive());
}

void TestFaceToFace::saysRemarksOnce()
{
    WindowFixture f(allRuleSets());
    f.action("actionFaceToFace").trigger();
    auto *announcer = f.find<Announcer>("announcer");
    QStringList said;
    connect(announcer, &Announcer::messageAnnounced, this,
            [&said](const QString &text) { said << text; });
    f.match.remark(u"Only this."_s);
    QCoreApplication::processEvents();
    f.clock.advance(std::chrono::seconds(2));
    QCOMPARE(said.join(u' ').count(u"Only this."_s), 1); // displayed on both sides
    QCOMPARE(f.find<RotatedLabel>("whiteNews")->text(), u"Only this."_s);
    QCOMPARE(f.find<RotatedLabel>("blackNews")->text(), u"Only this."_s);
}

void TestFaceToFace::saysNothingOnceDetached()
{
    SidesFixture f;
    f.match.remark(u"Too late."_s); // queued
    f.sides->detach();
    QCoreApplication::processEvents();
    for (const Side each : BothSides) {
        QVERIFY(f.side(each).newsLabel().text() != u"Too late."_s);
    }
}

void TestFaceToFace::bringsTheMenus()
{
    WindowFixture f(allRuleSets());
    f.action("actionFaceToFace").trigger();
    QVERIFY(!f.window->menuBar()->isVisible());
    QCoreApplication::processEvents(); // the window is resized
    const auto menu = [] { return qobject_cast<QMenu *>(QApplication::activePopupWidget()); };
    tap(f.find<SideButton>("sideMenu"));
    QTRY_VERIFY(menu() != nullptr);
    const auto lowestRow = [](const QMenu &rows) {
        int lowest = QWIDGETSIZE_MAX;
        for (QAction *action : rows.actions()) {
            if (!action->isSeparator()) {
                lowest = std::min(lowest, rows.actionGeometry(action).height());
            }
        }
        return lowest;
    };
    QMenu &combined = *menu();
    constexpr int Finger = 44; // in logical pixels
    QVERIFY(lowestRow(combined) >= Finger);
    for (QAction *action : combined.actions()) {
        action->menu()->ensurePolished();
        QVERIFY2(lowestRow(*action->menu()) >= Finger, qPrintable(action->text()));
    }
    combined.close();
    QVERIFY(!f.find<SideButton>("sideMenu")->isDown());
    QTest::keyClick(&f.window->board(), Qt::Key_F10);
    QTRY_VERIFY(menu() != nullptr);
    menu()->close();
    f.action("actionFaceToFace").trigger();
    QVERIFY(lowestRow(combined) < Finger); // for the mouse
}

void TestFaceToFace::tellsTheEndOnBothSides()
{
    WindowFixture f(allRuleSets());
    f.action("actionFaceToFace").trigger();
    f.finish();
    auto *panel = f.find<QWidget>("winnerPanel");
    QVERIFY(!panel->isVisible());
    const auto &white = *f.find<RotatedLabel>("whiteTurn");
    const auto &black = *f.find<RotatedLabel>("blackTurn");
    QVERIFY(white.text().contains(u"won"));
    QVERIFY(black.text().contains(u"won"));
    QVERIFY(white.text() != black.text());
    f.action("actionFaceToFace").trigger();
    QVERIFY(panel->isVisible());
}

QTEST_MAIN(TestFaceToFace)
#include "tst_face_to_face.moc"
