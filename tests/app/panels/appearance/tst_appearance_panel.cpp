// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include "language/language.h"
#include "panels/appearance/appearance_panel.h"
#include "panels/appearance/thumbnail_button.h"
#include "panels/dialogs/opening_pictures.h"
#include "table/artwork/artwork.h"
#include "table/board/board_scene.h"

#include <QAccessible>
#include <QDockWidget>
#include <QScrollArea>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

struct PanelFixture : WindowFixture
{
    explicit PanelFixture(const QString &ruleSet = u"cotton"_s)
        : WindowFixture(allRuleSets(), ruleSet)
    {
        window->setPictureCache({}); // every picture is drawn
        action("actionAppearance").trigger();
        panel = find<AppearancePanel>("appearancePanel");
        QApplication::processEvents();
    }

    [[nodiscard]] ThumbnailButton &button(const char *name) const
    {
        return *find<ThumbnailButton>(name);
    }
    [[nodiscard]] auto artwork() const { return window->board().boardScene().sprites().artwork(); }

    AppearancePanel *panel = nullptr;
};

} // namespace

class TestAppearancePanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { installTranslator(u"en"_s); }
    void changesTheBoardBesideIt();
    void followsTheSettings();
    void isOperatedByKeyboard();
    void leavesSpaceToTheBoard();
    void showsWhatWillBeSeen();
    void fillsTheWidth();
    void isReadAloud();
};

void TestAppearancePanel::changesTheBoardBesideIt()
{
    const PanelFixture f;
    QVERIFY(f.window->board().isVisible());
    QCOMPARE(f.artwork()->id(), u"england"_s); // Cotton's
    f.button("table-iceland").click();
    QCOMPARE(f.settings.tradition.value(), u"iceland"_s);
    QCOMPARE(f.artwork()->id(), u"iceland"_s);
    f.button("lighting-high-contrast").click();
    QCOMPARE(f.settings.lighting.value(), Lighting::HighContrast);
    QCOMPARE(f.artwork()->lighting(), Lighting::HighContrast);
    QCOMPARE(f.artwork()->id(), u"iceland"_s);
    f.button("table-").click();
    QCOMPARE(f.artwork()->id(), u"england"_s);
    f.button("speed-3").click();
    QCOMPARE(f.settings.motionSpeed.value(), MotionSpeed::Slow);
    f.action("actionAppearance").trigger();
    QVERIFY(!f.panel->isVisible());
}

void TestAppearancePanel::followsTheSettings()
{
    PanelFixture f;
    QVERIFY(f.button("table-").isChecked());
    QVERIFY(f.button("lighting-lamp").isChecked());
    QVERIFY(f.button("speed-0").isChecked());
    f.settings.tradition.set(u"castile"_s);
    f.settings.lighting.set(Lighting::Night);
    f.settings.motionSpeed.set(MotionSpeed::Fast);
    QVERIFY(f.button("table-castile").isChecked());
    QVERIFY(!f.button("table-").isChecked());
    QVERIFY(f.button("lighting-night").isChecked());
    QVERIFY(f.button("speed-1").isChecked());
}

void TestAppearancePanel::isOperatedByKeyboard()
{
    const PanelFixture f;
    QTRY_VERIFY(f.button("table-").hasFocus());
    QTRY_VERIFY(f.button("table-england").x() > 0); // in columns
    QTest::keyClick(&f.button("table-"), Qt::Key_Right);
    QCOMPARE(f.settings.tradition.value(), Artwork::traditionIds().constFirst());
    QTest::keyClick(f.window->focusWidget(), Qt::Key_Tab);
    QVERIFY(f.button("lighting-lamp").hasFocus());
    QTest::keyClick(f.window->focusWidget(), Qt::Key_Right);
    QCOMPARE(f.settings.lighting.value(), Lighting::Night);
    QTest::keyClick(f.window->focusWidget(), Qt::Key_Tab);
    QVERIFY(f.button("speed-0").hasFocus());
}

/// The caption says that Space throws, which must hold after a click on a thumbnail.
void TestAppearancePanel::leavesSpaceToTheBoard()
{
    PanelFixture f;
    ThumbnailButton &iceland = f.button("table-iceland");
    iceland.setFocus();
    QTest::keyClick(&iceland, Qt::Key_Space); // chooses the table
    QCOMPARE(f.settings.tradition.value(), u"iceland"_s);
    QVERIFY(f.game().history().empty());
    QTest::keyClick(&iceland, Qt::Key_Space);
    QCOMPARE(f.game().history().size(), 1U);
    QCOMPARE(f.settings.tradition.value(), u"iceland"_s);
}

/// Each thumbnail shows its table in the chosen lighting, or its lighting on the chosen table.
void TestAppearancePanel::showsWhatWillBeSeen()
{
    PanelFixture f;
    auto *pictures = f.panel->findChild<OpeningPictures *>();
    const auto picture = [&](const char *id) { return pictures->picture(QString::fromLatin1(id)); };
    const auto isSharp = [&] {
        return picture("table-iceland").width() >= f.button("table-").pictureWidth();
    };
    QTRY_VERIFY_WITH_TIMEOUT(isSharp(), 60'000);
    QCOMPARE(picture("table-"), picture("table-england"));
    QCOMPARE(picture("lighting-lamp"), picture("table-"));
    QVERIFY(picture("table-france") != picture("table-england"));
    QVERIFY(picture("lighting-night") != picture("lighting-lamp"));
    // Larger thumbnails get larger pictures.
    auto *dock = f.find<QDockWidget>("appearanceDock");
    f.window->resizeDocks({dock}, {500}, Qt::Horizontal);
    QTRY_VERIFY(!isSharp());
    QTRY_VERIFY_WITH_TIMEOUT(isSharp(), 60'000);
    f.settings.lighting.set(Lighting::HighContrast);
    QVERIFY(picture("table-").isNull());
    QTRY_VERIFY_WITH_TIMEOUT(!picture("table-iceland").isNull(), 60'000);
    QCOMPARE(picture("lighting-high-contrast"), picture("table-"));
    // Another game may have another table.
    f.session.newGame({u"fiske"_s, {}, DiceOrigin::Seeded, u"1"_s});
    QTRY_VERIFY_WITH_TIMEOUT(!picture("table-castile").isNull(), 60'000);
    QTRY_COMPARE_WITH_TIMEOUT(picture("table-"), picture("table-iceland"), 60'000);
}

/// Wider panels have more columns, and nothing is cut off.
void TestAppearancePanel::fillsTheWidth()
{
    const PanelFixture f;
    f.window->setAnimated(false);
    auto *dock = f.find<QDockWidget>("appearanceDock");
    const auto columnsOf = [&](int width) {
        f.window->resizeDocks({dock}, {width}, Qt::Horizontal);
        QApplication::processEvents();
        std::set<int> lefts;
        for (const auto *each : f.panel->findChildren<ThumbnailButton *>()) {
            if (each->objectName().startsWith(u"table-"_s)) {
                lefts.insert(each->x());
            }
            if (each->width() < each->minimumSizeHint().width() ||
                each->height() < each->heightForWidth(each->width())) {
                return 0;
            }
        }
        return static_cast<int>(lefts.size());
    };
    QTRY_COMPARE(columnsOf(200), 2);
    QTRY_COMPARE(columnsOf(450), 3);
    QTRY_COMPARE(columnsOf(200), 2);
}

void TestAppearancePanel::isReadAloud()
{
    const PanelFixture f;
    auto &button = f.button("lighting-night");
    auto *element = QAccessible::queryAccessibleInterface(&button);
    QCOMPARE(element->role(), QAccessible::RadioButton);
    QCOMPARE(element->text(QAccessible::Name), u"Candles"_s);
    auto *group = QAccessible::queryAccessibleInterface(button.parentWidget());
    QCOMPARE(group->role(), QAccessible::Grouping);
    QCOMPARE(group->text(QAccessible::Name), u"Light"_s);
    QVERIFY(!element->state().checked);
    button.click();
    QVERIFY(element->state().checked);
}

QTEST_MAIN(TestAppearancePanel)
#include "tst_appearance_panel.moc"
