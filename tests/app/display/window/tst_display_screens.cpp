// SPDX-License-Identifier: MIT
#include "display/config/screen_metrics.h"
#include "display/config/staff_code.h"
#include "display/screens/attract_strip.h"
#include "display/screens/choice_page.h"
#include "display/screens/play_strip.h"
#include "display/screens/sheets.h"
#include "display/screens/symbol_button.h"
#include "display/screens/visitor_bar.h"
#include "display/staff/staff_access.h"
#include "display/staff/staff_page.h"
#include "match/match.h"
#include "panels/captions/caption_label.h"
#include "panels/sides/face_to_face.h"
#include "panels/sides/player_side.h"
#include "panels/sides/side_button.h"
#include "tests/app/display/window/display_fixture.h"
#include "tests/app/language/layout_language.h"

#include <QLabel>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using namespace doublets;
using Screen = DisplayFlow::Screen;

namespace {

/// Collects the faults of everything that can be read or pressed on a display, one per line.
class Look
{
public:
    explicit Look(const DisplayFixture &display)
        : m_window(*display.window)
        , m_perMm(display.pixelsPerMm())
    {
        for (const QWidget *each : m_window.findChildren<QWidget *>()) {
            const auto *button = qobject_cast<const QAbstractButton *>(each);
            const auto *label = qobject_cast<const QLabel *>(each);
            const auto *caption = qobject_cast<const CaptionLabel *>(each);
            const bool says = (label != nullptr && !label->text().isEmpty()) || caption != nullptr;
            if ((button != nullptr || says) && isSeen(*each)) {
                m_seen.push_back(each);
            }
        }
        for (const QWidget *each : m_seen) {
            look(*each);
        }
        lookForOverlaps();
    }
    [[nodiscard]] QStringList faults() const { return m_faults; }
    [[nodiscard]] std::size_t seen() const { return m_seen.size(); }

private:
    /// Returns true if the widget is visible and not covered by an overlaying page.
    [[nodiscard]] bool isSeen(const QWidget &widget) const
    {
        const QWidget *top = m_window.childAt(placeOf(widget).center());
        return widget.isVisible() && (top == &widget || widget.isAncestorOf(top));
    }
    [[nodiscard]] QRect placeOf(const QWidget &widget) const
    {
        return {widget.mapTo(&m_window, QPoint()), widget.size()};
    }
    void blame(const QWidget &widget, const QString &why)
    {
        QString said = widget.accessibleName();
        if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
            said = label->text();
        }
        m_faults << u"%1 “%2” %3×%4: %5"_s.arg(widget.objectName(), said.left(50))
                        .arg(widget.width())
                        .arg(widget.height())
                        .arg(why);
    }
    void look(const QWidget &widget)
    {
        if (!m_window.rect().contains(placeOf(widget))) {
            blame(widget, u"extends beyond the window"_s);
        }
        const auto *caption = qobject_cast<const CaptionLabel *>(&widget);
        const QFont font = caption != nullptr ? caption->fittedFont() : widget.font();
        if (qobject_cast<const AttractStrip *>(&widget) == nullptr &&
            QFontMetricsF(font).xHeight() < MinXHeightMm * m_perMm &&
            qobject_cast<const ChoiceCard *>(&widget) == nullptr) { // it paints in other fonts
            blame(widget, u"text too small"_s);
        }
        if (const auto *button = qobject_cast<const QAbstractButton *>(&widget)) {
            lookAtButton(*button);
        } else if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
            lookAtLabel(*label);
        } else if (caption != nullptr && caption->isElided()) {
            blame(widget, u"elided: "_s + caption->text());
        }
    }
    void lookAtButton(const QAbstractButton &button)
    {
        const double press = MinButtonMm * m_perMm;
        if (button.width() < press || button.height() < press) {
            blame(button, u"smaller than 20 mm"_s);
        }
        if (const auto *strip = qobject_cast<const AttractStrip *>(&button);
            strip != nullptr && !strip->isTextComplete()) {
            blame(button, u"cut off"_s);
        } else if (const auto *card = qobject_cast<const ChoiceCard *>(&button)) {
            const bool room = card->heightFor(card->width(), false) <= card->height() &&
                              card->fitsWidth(card->width());
            if (!room) {
                blame(button, u"cut off"_s);
            }
        } else if (qobject_cast<const SymbolButton *>(&button) != nullptr &&
                   (button.sizeHint().width() > button.width() ||
                    button.sizeHint().height() > button.height())) {
            blame(button, u"cut off"_s);
        }
    }
    void lookAtLabel(const QLabel &label)
    {
        static const QRegularExpression between(u"[ \n\u200b-]"_s);
        int longest = 0;
        for (const QString &word : label.text().split(between)) {
            longest = std::max(longest, label.fontMetrics().horizontalAdvance(word));
        }
        if (label.heightForWidth(label.width()) > label.height() + 1 ||
            longest > label.contentsRect().width() + 1) {
            blame(label, u"cut off"_s);
        }
    }
    [[nodiscard]] static bool isOnSheet(const QWidget &widget)
    {
        const auto *sheet = qobject_cast<const DisplaySheet *>(widget.parentWidget());
        return sheet != nullptr && sheet->objectName() != u"labelPage";
    }
    void lookForOverlaps()
    {
        for (std::size_t i = 0; i < m_seen.size(); ++i) {
            for (std::size_t k = i + 1; k < m_seen.size(); ++k) {
                const bool apart = isOnSheet(*m_seen[i]) != isOnSheet(*m_seen[k]); // may overlap
                if (!apart && placeOf(*m_seen[i]).intersects(placeOf(*m_seen[k]))) {
                    blame(*m_seen[i], u"overlaps "_s + m_seen[k]->objectName());
                }
            }
        }
    }

    const QWidget &m_window;
    double m_perMm;
    std::vector<const QWidget *> m_seen;
    QStringList m_faults;
};

/// Visits the states of a display and collects their faults.
class Walk
{
public:
    Walk(DisplayFixture &display, const QString &language)
        : m_display(display)
        , m_language(language)
    {
    }
    /// Checks the state at the usual text size and at the visitor's larger one.
    void look(const QString &state)
    {
        lookOnce(state);
        // Painting a board of another size for each screenshot would take an hour.
        const bool isLook = state == u"why" || state == u"end" || state == u"compare" ||
                            state == u"table" || DisplayFixture::screenshotFolder().isEmpty();
        if (m_display.flow().hasVisitor() && isLook) {
            Q_EMIT m_display.window->visitorBar().largeTextRequested(true);
            lookOnce(state + u" with larger text"_s);
            Q_EMIT m_display.window->visitorBar().largeTextRequested(false);
        }
    }
    void choose()
    {
        DisplayFlow &flow = m_display.flow();
        look(u"attract"_s);
        flow.startNextAttractGame();
        look(u"label"_s);
        flow.handleTouch();
        look(u"language"_s);
        flow.chooseLanguage(m_language);
        look(u"start"_s);
        flow.showMoreGames();
        look(u"table"_s);
        flow.chooseTradition(u"england"_s);
        look(u"game"_s);
        flow.chooseGame(u"cotton"_s);
        look(u"players"_s);
        flow.choosePlayers(false);
    }
    void play()
    {
        DisplayFlow &flow = m_display.flow();
        for (int i = 0; i < 60 && flow.screen() == Screen::FirstSteps; ++i) {
            look(u"first steps"_s);
            m_display.pass(5s);
        }
        QCOMPARE(flow.screen(), Screen::Play);
        for (int i = 0; i < 2000 && flow.screen() == Screen::Play; ++i) {
            Match &match = *m_display.window->match();
            if (match.can(Command::ThrowDice)) {
                match.throwDice();
            } else if (!match.game().position().isOver()) {
                match.play(match.game().legalPlays()[0]);
            }
            m_display.pass(1s);
            if (i % 16 == 0 && flow.screen() == Screen::Play) {
                look(u"play"_s);
            }
            if (i == 12) {
                lookAtSheets();
            }
        }
    }
    void end()
    {
        DisplayFlow &flow = m_display.flow();
        QCOMPARE(flow.screen(), Screen::End);
        look(u"end"_s);
        flow.startComparison();
        look(u"compare"_s);
        QTest::qWait(50); // plays the other game
        look(u"compare"_s);
        flow.goBack();
        flow.startOver();
        look(u"tidying"_s);
        m_display.pass(5s);
    }
    void lookAtClosed()
    {
        m_display.flow().setClosedByStaff(true);
        m_display.pass(5s);
        look(u"closed"_s);
        m_display.flow().setClosedByStaff(false);
    }
    void lookAtStaff()
    {
        m_display.window->staffAccess().openPad();
        look(u"pad"_s);
        m_display.window->staffAccess().close();
        m_display.window->staffAccess().page().setSetupButtonVisible(true); // the most buttons
        m_display.window->staffAccess().page().open(false);
        m_display.window->staffAccess().updateLayout(
            m_display.find(u"displayThrow"_s)
                ->window()
                ->rect()
                .adjusted(0, 0, -m_display.screen.width() / 50, -m_display.screen.width() / 50),
            DisplaySizes::forScreen(m_display.screen, m_display.config, false));
        look(u"staff"_s);
        m_display.window->staffAccess().page().showMessage(
            [] { return u"/media/stick/doublets-visits-2026-05-04.csv"_s; });
        look(u"staff"_s);
        m_display.window->staffAccess().page().setConfigErrors({{ErrorCode::InvalidHexadecimal,
                                                                 u"/etc/doublets/display.json"_s,
                                                                 u"staffCode.hash"_s,
                                                                 {QString(64, u'G'), u"64"_s},
                                                                 12}});
        look(u"staff with errors"_s);
    }

    QStringList faults;

private:
    void lookOnce(const QString &state)
    {
        constexpr int Layouts = 3; // a queued layout may request another one
        for (int i = 0; i < Layouts; ++i) {
            QCoreApplication::processEvents();
        }
        const Look look(m_display);
        QVERIFY2(look.seen() > 0, qPrintable(state));
        for (const QString &fault : look.faults()) {
            faults << state + u": "_s + fault;
        }
        saveScreenshot(state);
    }
    /// Saves the first three screenshots of each state.
    void saveScreenshot(const QString &state)
    {
        constexpr int Kept = 3;
        const int nth = ++m_kept[state];
        if (nth <= Kept && !DisplayFixture::screenshotFolder().isEmpty()) {
            const QString name =
                u"%1 %2 %3"_s.arg(QString::fromUtf8(QTest::currentDataTag()), state).arg(nth);
            m_display.saveScreenshot(QString(name).replace(u' ', u'-').remove(u'%'));
        }
    }
    void lookAtSheets()
    {
        if (m_display.find(u"displayWhy"_s)->isVisible()) {
            m_display.tap(u"displayWhy"_s);
            look(u"why"_s);
            m_display.tap(u"whyClose"_s);
        }
        const auto *sides = m_display.find<FaceToFace>(u"faceToFace"_s); // null unless active
        for (int times = 0; sides != nullptr && times < 2; ++times) { // opened, then closed again
            for (const Side each : BothSides) {
                sides->side(each).whyButton().click();
            }
            look(times == 0 ? u"both ask why"_s : u"play"_s);
        }
        m_display.pass(m_display.config.times.presenceCheckDelay);
        look(u"still there"_s);
        m_display.flow().handleTouch();
    }

    DisplayFixture &m_display;
    QString m_language;
    QHash<QString, int> m_kept;
};

} // namespace

class TestDisplayScreens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everythingIsLegibleAndPressable_data();
    void everythingIsLegibleAndPressable();
    void driftsSlowly_data();
    void driftsSlowly();
};

void TestDisplayScreens::initTestCase()
{
    theme::apply(*qobject_cast<QApplication *>(qApp));
}

void TestDisplayScreens::everythingIsLegibleAndPressable_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("inches");
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("opposite");
    QTest::addColumn<int>("percent");
    // On the tightest screen, a mixture of the widest texts would be longer than any language.
    for (const QString &language : languages() + QStringList{LayoutLanguage::widest()}) {
        const auto add = [&language](const char *name, QSize size, double inches, bool opposite) {
            const bool isTight = size.width() < 1100;
            const bool isTested = size.width() < 1050 ? languages().contains(language)
                                                      : layoutLanguages().contains(language);
            for (const int percent : {100, 200}) {
                // Large text is tested where there is little space.
                if (isTested && (percent == 100 || isTight ||
                                 qEnvironmentVariableIsSet("DOUBLETS_EVERY_SIZE"))) {
                    QTest::addRow("%s, %s, %d %%", name, qPrintable(language), percent)
                        << size << inches << language << opposite << percent;
                }
            }
        };
        add("15 inches", {1024, 768}, 15, false);
        add("32 inches", {1920, 1080}, 32, false);
        add("55 inches", {3840, 2160}, 55, false);
        add("portrait", {1080, 1920}, 32, false);
        add("face to face, 55 inches", {3840, 2160}, 55, true);
        // The side areas on these screens are tested by tst_display_sides.
        if (qEnvironmentVariableIsSet("DOUBLETS_EVERY_SIZE") ||
            !DisplayFixture::screenshotFolder().isEmpty()) {
            add("face to face, 15 inches", {1024, 768}, 15, true);
            add("face to face, 32 inches", {1920, 1080}, 32, true);
            add("face to face, portrait", {1080, 1920}, 32, true);
        }
    }
}

void TestDisplayScreens::everythingIsLegibleAndPressable()
{
    QFETCH(const QSize, size);
    QFETCH(const double, inches);
    QFETCH(const QString, language);
    QFETCH(const bool, opposite);
    QFETCH(const int, percent);
    const LayoutLanguage installed(language);
    DisplayFixture display(games(), size);
    display.config.ruleSets = games().ids();
    display.config.languages = languages();
    display.config.screenInches = inches;
    display.config.textSize = percent;
    display.config.lighting = Lighting::HighContrast; // painted fastest
    if (!DisplayFixture::screenshotFolder().isEmpty()) {
        display.config.lighting = Lighting::Lamp;
        display.paintsBoards = true;
    }
    display.config.staffCodeHash = hashStaffCode(u"4711"_s, 1).value();
    if (opposite) {
        display.config.playerPlacement = DisplayConfig::PlayerPlacement::FaceToFace;
    }
    display.open();
    display.window->setUpdatesEnabled(display.paintsBoards); // without pictures, only sizes matter
    QCOMPARE(display.window->size(), size);
    Walk walk(display, language);
    walk.choose();
    walk.play();
    walk.end();
    QCOMPARE(display.flow().screen(), Screen::Attract);
    walk.lookAtClosed();
    walk.lookAtStaff();
    walk.faults.removeDuplicates();
    QVERIFY2(walk.faults.isEmpty(), qPrintable(walk.faults.join(u'\n')));
}

void TestDisplayScreens::driftsSlowly_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("15 inches") << QSize(1024, 768);
    QTest::newRow("portrait") << QSize(1080, 1920);
}

/// The drift against burn-in moves at most 1.5 % of the width per minute, never in one step or
/// beyond the edge, and stops during a visit.
void TestDisplayScreens::driftsSlowly()
{
    QFETCH(const QSize, size);
    DisplayFixture display(games(), size);
    display.config.closedScreen = DisplayConfig::ClosedScreen::Candles;
    display.open();
    const QWidget &content = *display.window->board().parentWidget();
    QList<QPoint> places;
    const auto stay = [&](int seconds) {
        for (int i = 0; i < seconds; ++i) {
            display.pass(1s);
            places << content.pos();
            QVERIFY(display.window->rect().contains(content.geometry()));
        }
    };
    stay(400);
    const QList<QPoint> round = places;
    const auto spread = [&round](auto coordinate) {
        const auto [least, most] =
            std::minmax_element(round.begin(), round.end(), [coordinate](QPoint a, QPoint b) {
                return coordinate(a) < coordinate(b);
            });
        return coordinate(*most) - coordinate(*least);
    };
    QVERIFY(spread([](QPoint p) { return p.x(); }) >= size.width() / 60);
    QVERIFY(spread([](QPoint p) { return p.y(); }) >= size.width() / 60);
    display.begin(u"en"_s, u"england"_s, u"two"_s);
    const QPoint place = content.pos();
    stay(50);
    QCOMPARE(content.pos(), place);
    display.flow().startOver();
    stay(70);
    display.flow().setClosedByStaff(true); // candles all night
    const QPoint closed = content.pos();
    stay(200);
    QVERIFY(content.pos() != closed);
    for (int i = 60; i < places.size(); ++i) {
        for (int k = i - 60; k < i; ++k) {
            const QPointF way = places[i] - places[k];
            QVERIFY(std::hypot(way.x(), way.y()) <= size.width() * 0.015);
        }
    }
    for (int i = 1; i < places.size(); ++i) {
        QVERIFY((places[i] - places[i - 1]).manhattanLength() <= 2);
    }
}

QTEST_MAIN(TestDisplayScreens)
#include "tst_display_screens.moc"
