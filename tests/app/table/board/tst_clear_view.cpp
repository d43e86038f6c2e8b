// SPDX-License-Identifier: MIT
#include "choices/text_size.h"
#include "core/dice/dice.h"
#include "table/board/items/box_item.h"
#include "table/fonts/fonts.h"
#include "table/motion/motion.h"
#include "tests/app/table/board/board_fixture.h"

#include <QPainter>
#include <QTest>

#include <array>
#include <set>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

constexpr qreal Tolerance = 1; ///< of edges, in reference pixels

/// Returns the silhouette of a man, without its outermost edge.
QPainterPath silhouette(const ManState &man)
{
    QPainterPath path;
    if (man.standing > 0) {
        path.addRect(
            BoardScene::boundsOf(man).adjusted(Tolerance, Tolerance, -Tolerance, -Tolerance));
        return path;
    }
    constexpr qreal Radius = BoardLayout::ManDiameter / 2 - Tolerance;
    const QPointF foot = man.centre + Artwork::heightOffset(man.height);
    path.setFillRule(Qt::WindingFill);
    for (const qreal height : {0.0, BoardLayout::ManThickness}) {
        path.addEllipse(foot + Artwork::heightOffset(height), Radius, Radius);
    }
    return path;
}

/// Returns the number that covers a man, or an empty string.
QString numberOnAMan(BoardScene &scene)
{
    const MarksItem &marks = scene.marks();
    std::vector<std::pair<QString, QPainterPath>> numbers;
    for (const Marks::Text &numeral : marks.marks().numerals) {
        numbers.emplace_back(u"numeral "_s + numeral.text, marks.numeralShape(numeral));
    }
    for (const Marks::Text &plate : marks.marks().plates) {
        numbers.emplace_back(u"plate "_s + plate.text, QPainterPath());
        numbers.back().second.addRect(marks.plateRect(plate));
    }
    for (const Side side : BothSides) {
        for (const ManState &man : scene.statesOf(side)) {
            const QRectF bounds = BoardScene::boundsOf(man);
            for (const auto &[text, shape] : numbers) {
                if (shape.boundingRect().intersects(bounds) && silhouette(man).intersects(shape)) {
                    return text;
                }
            }
        }
    }
    return {};
}

/// Returns whether the arrows beside a box to be pressed cover a plate.
bool isPlateCoveredByArrows(BoardScene &scene)
{
    const MarksItem &marks = scene.marks();
    for (const auto &prompt : marks.marks().throwPrompts) {
        const qreal side = prompt.box.center().x() + prompt.boardDirection * prompt.box.width() / 2;
        QRectF arrows(0, 0, 50, 30);
        arrows.moveCenter({side + prompt.boardDirection * 49, prompt.box.center().y()});
        for (const Marks::Text &plate : marks.marks().plates) {
            if (marks.plateRect(plate).intersects(arrows)) {
                return true;
            }
        }
    }
    return false;
}

/// Returns the plate of a name, as painted, without its round corners.
QImage paintedName(BoardScene &scene, Side side)
{
    const QRectF plate = scene.nameItem(side).plateRect();
    const qreal corner = plate.height() / 4;
    const QRectF rect = plate.adjusted(corner, corner / 2, -corner, -corner / 2);
    QImage image(rect.size().toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    scene.render(&painter, image.rect(), rect);
    return image;
}

void setBoxesShown(BoardScene &scene, bool shown)
{
    for (QGraphicsItem *item : scene.items()) {
        if (auto *box = dynamic_cast<BoxItem *>(item)) {
            box->setVisible(shown);
        }
    }
}

bool isNameHiddenByABox(BoardScene &scene)
{
    for (const Side side : BothSides) {
        const QImage withBoxes = paintedName(scene, side);
        setBoxesShown(scene, false);
        const QImage alone = paintedName(scene, side);
        setBoxesShown(scene, true);
        if (withBoxes != alone) {
            return true;
        }
    }
    return false;
}

void goOn(Game &game)
{
    if (game.position().stage == Stage::Playing) {
        game.play(game.legalPlays()[0]);
    } else {
        game.throwDice();
    }
}

} // namespace

/// Checks that numbers, plates and marks hide neither men nor names, in whole games by all rules,
/// at all sizes of the window and the text, closer, and for players face to face.
class TestClearView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { fonts::fitToWindow({1280, 800}, text_size::MinPercent); }

    void noNumberCoversAMan_data() { addViews(ruleSetsByLook()); }
    void noNumberCoversAMan();
    void noBoxHidesAName_data() { addViews(oneRuleSetPerBoard()); }
    void noBoxHidesAName();

private:
    struct View
    {
        std::size_t size; ///< index
        bool isLarge;     ///< whether its text is as large as possible
        bool isCloser;
        bool isFaceToFace;
    };

    [[nodiscard]] static std::vector<RuleSet> oneRuleSetPerBoard();
    [[nodiscard]] static bool isTried(const View &view, bool hasCloserView);
    static void addViews(const std::vector<RuleSet> &ruleSets);
};

/// Boxes and names depend on the board alone.
std::vector<RuleSet> TestClearView::oneRuleSetPerBoard()
{
    std::set<std::pair<QString, Tables>> boards;
    std::vector<RuleSet> sets;
    for (const RuleSet &set : ruleSetsByLook()) {
        if (boards.insert({set.tradition, set.defaultRules.tables}).second) {
            sets.push_back(set);
        }
    }
    return sets;
}

/// Returns whether to try a view. With the preset `thorough`, all are tried; otherwise a quarter of
/// them, or half where there is no closer view, such that every two properties occur together.
bool TestClearView::isTried(const View &view, bool hasCloserView)
{
#if defined(DOUBLETS_THOROUGH)
    return !view.isCloser || hasCloserView;
#else
    const bool isSecondOfPair = view.size % 2 != 0;
    const bool isInSecondPair = view.size / 2 != 0;
    return view.isFaceToFace == (view.isLarge != isInSecondPair) &&
           view.isCloser == (hasCloserView && view.isLarge != isSecondOfPair);
#endif
}

void TestClearView::addViews(const std::vector<RuleSet> &ruleSets)
{
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    QTest::addColumn<bool>("isCloser");
    QTest::addColumn<bool>("isFaceToFace");
    constexpr std::array Sizes{QSize(640, 372), QSize(1280, 700), QSize(700, 1100),
                               QSize(3840, 1950)};
    constexpr unsigned Combinations = Sizes.size() * 8;
    for (const RuleSet &set : ruleSets) {
        for (unsigned i = 0; i < Combinations; ++i) {
            const View view{i / 8, (i & 4) != 0, (i & 2) != 0, (i & 1) != 0};
            if (!isTried(view, usesOneHalf(set.defaultRules.tables))) {
                continue;
            }
            const QSize size = Sizes[view.size];
            const int percent = view.isLarge ? text_size::MaxPercent : text_size::MinPercent;
            QTest::addRow("%s %dx%d %d%%%s%s", qPrintable(set.id), size.width(), size.height(),
                          percent, view.isCloser ? " closer" : "",
                          view.isFaceToFace ? " face to face" : "")
                << set.id << size << percent << view.isCloser << view.isFaceToFace;
        }
    }
}

namespace {

/// A game of random dice in the view of the current row of data.
struct RowFixture
{
    RowFixture()
        : rules(ruleSetOf(field<QString>("ruleSet").toLatin1().constData()))
        , game(rules, rules.defaultRulings(), makeDice(DiceOrigin::Seeded, 1674))
    {
        const auto size = field<QSize>("size");
        fonts::fitToWindow(size, field<int>("percent"));
        view.setUpdatesEnabled(false);
        view.setSpeed(MotionSpeed::Off);
        view.setPlayerNames({u"Grandmother Elizabeth"_s, u"Ben"_s});
        view.setFaceToFace(field<bool>("isFaceToFace"));
        view.setCloserView(field<bool>("isCloser") ? CloserView::On : CloserView::Off);
        view.setNumeralsShown(true);
        view.resize(size);
        showGame(view, game);
        view.show();
    }
    template<typename T> static T field(const char *name)
    {
        return *static_cast<T *>(QTest::qData(name, qMetaTypeId<T>()));
    }

    RuleSet rules;
    Game game;
    BoardView view;
};

} // namespace

void TestClearView::noNumberCoversAMan()
{
    RowFixture f;
    while (!f.game.position().isOver()) {
        goOn(f.game);
        const QString covering = numberOnAMan(f.view.boardScene());
        QVERIFY2(covering.isEmpty(), qPrintable(covering));
        QVERIFY(!isPlateCoveredByArrows(f.view.boardScene()));
    }
    QVERIFY(!f.view.boardScene().marks().marks().numerals.empty());
}

void TestClearView::noBoxHidesAName()
{
    RowFixture f;
    f.view.setSpeed(MotionSpeed::Normal);
    BoardScene &scene = f.view.boardScene();
    for (int i = 0; i < 4; ++i) {
        while (f.game.position().stage == Stage::Playing) {
            goOn(f.game);
        }
        f.view.skipMotion();
        QVERIFY(!isNameHiddenByABox(scene));
        f.game.throwDice();
        QVERIFY(f.view.isMoving());
        for (int time = 100; time < 1200; time += 100) {
            f.view.motion().jumpTo(time);
            QVERIFY2(!isNameHiddenByABox(scene), qPrintable(QString::number(time)));
        }
        f.view.skipMotion();
    }
}

QTEST_MAIN(TestClearView)
#include "tst_clear_view.moc"
