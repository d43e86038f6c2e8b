// SPDX-License-Identifier: MIT
#include "core/dice/dice.h"
#include "core/game/game.h"
#include "core/rules/catalogue.h"
#include "language/language.h"
#include "match/settings/settings.h"
#include "panels/overlays/join_panel.h"
#include "panels/overlays/read_only_text_edit.h"
#include "panels/overlays/result_panel.h"
#include "panels/theme/theme.h"
#include "table/board/board_view.h"
#include "table/fonts/fonts.h"
#include "tests/app/count_pixels.h"
#include "tests/app/language/layout_language.h"
#include "tests/app/wcag.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QWheelEvent>

#include <memory>
#include <set>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

const Catalogue &allRuleSets()
{
    static const auto catalogue = Catalogue::builtIn();
    return catalogue.value();
}

void playToTheEnd(Game &game)
{
    while (!game.position().isOver()) {
        if (game.position().stage == Stage::Playing) {
            game.play(game.legalPlays()[0]);
        } else {
            game.throwDice();
        }
    }
}

/// Checks that all texts are legible and all buttons are within the panel.
void verifyWhole(const OverlayPanel &panel)
{
    QVERIFY(panel.parentWidget()->rect().contains(panel.geometry()));
    for (const QPushButton *button : panel.findChildren<QPushButton *>()) {
        const std::unique_ptr<char[]> at(QTest::toString(button->geometry()));
        const char *what = at.get();
        QVERIFY2(button->height() >= button->sizeHint().height(), what);
        QVERIFY2(button->width() >= button->minimumSizeHint().width(), what);
        QVERIFY2(panel.contentsRect().contains(button->geometry()), what);
    }
    for (const QLabel *label : panel.findChildren<QLabel *>()) {
        QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                 qPrintable(label->text()));
    }
    for (const ReadOnlyTextEdit *text : panel.findChildren<ReadOnlyTextEdit *>()) {
        QVERIFY2(text->height() >= text->heightForWidth(text->width()), qPrintable(text->text()));
    }
}

/// Returns which part of a scroll bar, from 0 to 1, has a contrast of at least 3 : 1 with the page.
double visiblePart(const QScrollBar &bar)
{
    const QRect where(bar.mapTo(bar.window(), QPoint()), bar.size());
    const QImage seen = bar.window()->grab(where).toImage();
    const int visible = test::countPixels(
        seen, [](const QColor &pixel) { return test::contrast(pixel, theme::Paper) >= 3; });
    return static_cast<double>(visible) / (seen.width() * seen.height());
}

} // namespace

class TestOverlayPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        theme::apply(*qobject_cast<QApplication *>(qApp));
        m_usualSizes = fonts::currentSizes();
    }
    void cleanup()
    {
        installTranslator(u"en"_s);
        fonts::setTextSizes(m_usualSizes);
    }
    void isWholeWhenFirstShown_data();
    void isWholeWhenFirstShown();
    void scrollsLargeText();
    void neverScrollsOnAWall();
    void leavesTheEndInSight_data();
    void leavesTheEndInSight();

private:
    fonts::TextSizes m_usualSizes;
};

void TestOverlayPanel::isWholeWhenFirstShown_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("room");
    for (const QString &language : layoutLanguages()) {
        for (const QSize &room :
             {QSize(640, 380), QSize(1280, 690), QSize(1920, 1000), QSize(3840, 2060)}) {
            QTest::addRow("%s %d", qPrintable(language), room.width()) << language << room;
        }
    }
}

/// The panel computes its size before it is first shown, with fonts not used until then.
void TestOverlayPanel::isWholeWhenFirstShown()
{
    QFETCH(const QString, language);
    QFETCH(const QSize, room);
    const LayoutLanguage installed(language);
    QWidget board;
    ResultPanel winner(&board);
    const Settings settings(QString(), Catalogue::builtIn().value());
    JoinPanel takeOver(settings, &board);
    board.resize(room);
    board.show();
    winner.showResult(u"Anne wins"_s, u"Ben had 3 men left. The dice favoured Anne."_s, false);
    takeOver.showQuestion();
    QCoreApplication::processEvents();
    for (const OverlayPanel *panel :
         {static_cast<OverlayPanel *>(&winner), static_cast<OverlayPanel *>(&takeOver)}) {
        verifyWhole(*panel);
    }
}

/// Text that the user has enlarged keeps its size and scrolls with the keyboard and the wheel.
void TestOverlayPanel::scrollsLargeText()
{
    fonts::fitToWindow({640, 480}, 200);
    QWidget board;
    ResultPanel panel(&board);
    board.resize(640, 310);
    board.show();
    auto &text = *panel.findChild<ReadOnlyTextEdit *>();
    panel.showResult(u"Anne wins"_s, u"Short."_s, false);
    QVERIFY(!text.isScrollable());
    QCOMPARE(text.focusPolicy(), Qt::NoFocus);
    panel.showResult(u"Anne wins"_s, u"Ben had 3 men left. The dice favoured Anne. "_s.repeated(4),
                     false);
    QCoreApplication::processEvents();
    verifyWhole(panel);
    QCOMPARE(text.font().pixelSize(), fonts::currentSizes().caption);
    QVERIFY(text.isScrollable());
    QCOMPARE(text.focusPolicy(), Qt::TabFocus);
    const QScrollBar &bar = *text.verticalScrollBar();
    QVERIFY(bar.maximum() > 0);
    const double part = visiblePart(bar);
    QVERIFY2(part > 0.15 && part < 0.85, qPrintable(QString::number(part)));
    text.setFocus();
    for (int line = 0; line < 20; ++line) {
        QTest::keyClick(&text, Qt::Key_Down);
    }
    QVERIFY(bar.value() > bar.maximum() / 2);
    const QPointF middle = text.viewport()->rect().center();
    QWheelEvent wheel(middle, text.viewport()->mapToGlobal(middle), {}, {0, 1200}, {}, {},
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(text.viewport(), &wheel);
    QCOMPARE(bar.value(), 0);
}

/// The audience cannot scroll, so that the text shrinks instead.
void TestOverlayPanel::neverScrollsOnAWall()
{
    constexpr QSize Wall(1920, 1080);
    fonts::setTextSizes(fonts::wallSizes(Wall));
    QWidget board;
    ResultPanel panel(&board);
    board.resize(Wall.width(), Wall.height() / 3);
    board.show();
    panel.showResult(u"Anne wins"_s, u"Ben had 3 men left. The dice favoured Anne. "_s.repeated(4),
                     false);
    QCoreApplication::processEvents();
    const auto &text = *panel.findChild<ReadOnlyTextEdit *>();
    QVERIFY(!text.isScrollable());
    QVERIFY(text.font().pixelSize() < fonts::currentSizes().caption);
}

void TestOverlayPanel::leavesTheEndInSight_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("ruleSet");
    for (const QString &language : layoutLanguages()) {
        for (const RuleSet &ruleSet : allRuleSets().all()) {
            QTest::addRow("%s %s", qPrintable(language), qPrintable(ruleSet.id))
                << language << ruleSet.id;
        }
    }
}

/// The panel covers neither the dice nor the last man borne off, at any window size. In a large
/// window, the panel covers no man either if the game uses half of the board.
void TestOverlayPanel::leavesTheEndInSight()
{
    QFETCH(const QString, language);
    QFETCH(const QString, ruleSet);
    const LayoutLanguage installed(language);
    BoardView board;
    ResultPanel winner(&board);
    board.setSpeed(MotionSpeed::Off);
    for (const bool withMen : {true, false}) {
        winner.addConstraintProvider(
            [&board, withMen] { return board.resultOverlayConstraints(withMen); });
    }
    connect(&board, &BoardView::fittedToWindow, &winner, &OverlayPanel::updatePlacement);
    board.show(); // the board does not paint, so no event is awaited
    const RuleSet &rules = *allRuleSets().find(ruleSet);
    std::set<Side> winners;
    for (quint64 seed = 1; seed <= 6; ++seed) {
        Game game(rules, rules.completedRulings({}).value(), std::make_unique<SeededDice>(seed));
        playToTheEnd(game);
        if (game.position().stage == Stage::Won) {
            winners.insert(game.position().winner());
        }
        board.setGame(&game);
        winner.showResult(u"Wilhelmina Constance wins"_s,
                          u"Ben had 11 men left. Neither player made a costly mistake: the dice "
                          "decided. Wilhelmina Constance leads 2–1 in a best-of-five match."_s,
                          true);
        for (const QSize &room : {QSize(640, 360), QSize(460, 360), QSize(800, 500),
                                  QSize(1280, 690), QSize(700, 1100), QSize(3840, 2060)}) {
            board.resize(room);
            verifyWhole(winner);
            const Tables tables = game.rules().tables;
            const bool withMen =
                room.width() >= 1280 && (tables == Tables::Facing || tables == Tables::FacingLight);
            const OverlayConstraints sight = board.resultOverlayConstraints(withMen);
            QVERIFY(sight.reserved.size() > 1);
            for (const QRect &each : sight.reserved) {
                QVERIFY(board.rect().contains(each));
                QVERIFY2(
                    !winner.geometry().intersects(each),
                    qPrintable(u"%1 at %2 x %3"_s.arg(seed).arg(room.width()).arg(room.height())));
            }
        }
        winner.hide();
        board.setGame(nullptr);
    }
    QCOMPARE(winners.size(), std::size_t(2));
}

QTEST_MAIN(TestOverlayPanel)
#include "tst_overlay_panel.moc"
