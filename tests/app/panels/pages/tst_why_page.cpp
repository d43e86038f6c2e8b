// SPDX-License-Identifier: MIT
#include "panels/pages/text_panel.h"
#include "panels/pages/why_page.h"
#include "panels/theme/status_mark.h"
#include "panels/theme/theme.h"
#include "tests/app/match/match_fixture.h"
#include "tests/app/wcag.h"

#include <QAccessible>
#include <QImage>
#include <QTest>

#include <set>

using namespace doublets;
using doublets::test::contrast;
using namespace Qt::StringLiterals;

namespace {

constexpr std::array Statuses{Status::Stated, Status::Paraphrased, Status::Inferred,
                              Status::Silent};

Explanation someExplanation()
{
    return {.title = u"Bearing off"_s,
            .summary = u"<p>Anne bears a man off.</p>"_s,
            .source = u"<p>The old words.</p>"_s,
            .reasoning = u"<p>Our reasons.</p>"_s,
            .status = Status::Stated};
}

/// Returns the alpha channel of a mark: its shape without its colours.
QImage shapeOf(const QPixmap &mark)
{
    return mark.toImage().convertToFormat(QImage::Format_Alpha8);
}

/// A page as queried over the accessibility bus.
struct HeardPage
{
    explicit HeardPage(const QString &html)
    {
        page.resize(300, 400);
        page.showPage(html);
    }
    [[nodiscard]] QAccessibleTextInterface &text() const
    {
        return *QAccessible::queryAccessibleInterface(const_cast<TextPanel *>(&page))
                    ->textInterface();
    }
    /// Returns the text attributes at the first occurrence of `words`.
    [[nodiscard]] QString attributesOf(const QString &words) const
    {
        int start = 0;
        int end = 0;
        const int at = static_cast<int>(text().text(0, text().characterCount()).indexOf(words));
        return at < 0 ? u"not there"_s : text().attributes(at, &start, &end);
    }

    TextPanel page{u"page"_s};
};

} // namespace

/// Tests the layers of "Why?" and the marks that show how a rule is known.
class TestWhyPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensItsLayersByKeys();
    void keepsThemOpenForTheNextAnswer();
    void hasNoLinkWithoutALayer();
    void answersOrSaysThatThereIsNothing();
    void marksDifferInShapeAndColour();
    void marksAreSeen();
    void drawsMarksOnly();
    void marksForeignWords();
    void readsTablesByRow();
};

/// Foreign words have a language attribute, so that a screen reader may change its voice. Other
/// words have none.
void TestWhyPage::marksForeignWords()
{
    HeardPage heard(u"<html lang=\"en\"><body><p>Said <i lang=\"fr\" xml:lang=\"fr\">les dames</i> "
                    "so.</p><h1 lang=\"is\">Kotra</h1><table lang=\"es\"><tr><td>tablas</td></tr>"
                    "</table></body></html>"_s);
    for (int time = 0; time < 2; ++time) {
        QVERIFY(heard.attributesOf(u"les dames"_s).contains(u"language:fr;"_s));
        QVERIFY(heard.attributesOf(u"Kotra"_s).contains(u"language:is;"_s));
        QVERIFY(heard.attributesOf(u"tablas"_s).contains(u"language:es;"_s));
        QVERIFY(!heard.attributesOf(u"Said"_s).contains(u"language"_s));
        QVERIFY(!heard.attributesOf(u"so."_s).contains(u"language"_s));
        QVERIFY(!heard.page.document()->toHtml().contains(u"title="_s)); // no tool tips
        QEvent changed(theme::colourChangeEventType());                  // rewrites the page
        QCoreApplication::sendEvent(&heard.page, &changed);
    }
}

/// A table row is read as one line, otherwise only its first column would be read.
void TestWhyPage::readsTablesByRow()
{
    HeardPage heard(u"<p>Before</p><table><tr><th>Dice</th><td>2</td></tr>"
                    "<tr><th>Men</th><td>15</td></tr></table><p>After</p>"_s);
    const QString whole = heard.text().text(0, heard.text().characterCount());
    const auto lineAt = [&](const QString &words) {
        int start = 0;
        int end = 0;
        const int at = static_cast<int>(whole.indexOf(words));
        return heard.text().textAtOffset(at, QAccessible::LineBoundary, &start, &end).trimmed();
    };
    QCOMPARE(lineAt(u"Before"_s), u"Before"_s);
    QCOMPARE(lineAt(u"Dice"_s), u"Dice 2"_s);
    QCOMPARE(lineAt(u"15"_s), u"Men 15"_s);
    QCOMPARE(lineAt(u"After"_s), u"After"_s);
}

void TestWhyPage::opensItsLayersByKeys()
{
    WhyPage page(u"why"_s);
    page.resize(300, 400);
    page.showAnswer({u"Throw 3"_s, someExplanation()});
    static_cast<QWidget &>(page).show();
    page.setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    const auto says = [&page](const QString &text) { return page.toPlainText().contains(text); };
    QVERIFY(says(u"Anne bears a man off."_s));
    QVERIFY(!says(u"The old words."_s) && !says(u"Our reasons."_s));
    QTest::keyClick(&page, Qt::Key_Tab);
    QTest::keyClick(&page, Qt::Key_Return);
    QVERIFY(says(u"The old words."_s) && !says(u"Our reasons."_s));
    QTest::keyClick(&page, Qt::Key_Tab); // moves on to the next link rather than back to the first
    QTest::keyClick(&page, Qt::Key_Return);
    QVERIFY(says(u"The old words."_s) && says(u"Our reasons."_s));
}

void TestWhyPage::keepsThemOpenForTheNextAnswer()
{
    WhyPage page(u"why"_s);
    page.showAnswer({u"Throw 3"_s, someExplanation()});
    Q_EMIT page.anchorClicked(QUrl(u"layer:source"_s));
    QVERIFY(page.toPlainText().contains(u"The old words."_s));
    Explanation other = someExplanation();
    other.source = u"<p>Other words.</p>"_s;
    page.showAnswer({u"Throw 4"_s, other});
    QVERIFY(page.toPlainText().contains(u"Other words."_s));
    Q_EMIT page.anchorClicked(QUrl(u"layer:source"_s));
    QVERIFY(!page.toPlainText().contains(u"Other words."_s));
    Q_EMIT page.anchorClicked(QUrl(u"file:///etc/passwd"_s));
    QVERIFY(!page.toPlainText().contains(u"Other words."_s));
}

void TestWhyPage::hasNoLinkWithoutALayer()
{
    WhyPage page(u"why"_s);
    page.showAnswer(
        {u"Why?"_s, {.title = {}, .summary = u"<p>Nothing has been thrown yet.</p>"_s}});
    QVERIFY(!page.toHtml().contains(u"layer:"_s));
    QCOMPARE(page.toPlainText(), u"Why?\nNothing has been thrown yet."_s);
}

void TestWhyPage::answersOrSaysThatThereIsNothing()
{
    test::MatchFixture f;
    f.session.start({u"willughby"_s, {}, DiceOrigin::Seeded, u"1"_s});
    const auto told = [&f](const ShownMoment::Question &question) {
        WhyPage page(u"why"_s);
        page.showAnswerTo(f.match, question);
        return page.toPlainText();
    };
    QCOMPARE(told(f.match.shown().question()), u"Why?\nNothing has been thrown yet."_s);
    QCOMPARE(told({u"Throw <3>"_s, {}}), u"Throw <3>\nThere is nothing to explain here."_s);
    f.match.throwDice();
    const ShownMoment::Question question = f.match.shown().question();
    const auto [title, explanation] = WhyPage::answerFor(f.match, question);
    QCOMPARE(title, question.title);
    QVERIFY(!explanation.summary.isEmpty());
    QVERIFY(told(question).startsWith(title + u'\n' + explanation.title));
}

void TestWhyPage::marksDifferInShapeAndColour()
{
    for (const theme::MarkBackground background :
         {theme::MarkBackground::PaperLabel, theme::MarkBackground::DarkPanel}) {
        std::set<QRgb> colours;
        std::vector<QImage> shapes;
        for (const Status status : Statuses) {
            colours.insert(theme::statusColour(status, background).rgb());
            const QImage shape = shapeOf(theme::statusMark(status, 16, 1, background));
            QVERIFY(std::find(shapes.begin(), shapes.end(), shape) == shapes.end());
            shapes.push_back(shape);
        }
        QCOMPARE(colours.size(), Statuses.size());
    }
}

void TestWhyPage::marksAreSeen()
{
    for (const Status status : Statuses) {
        QVERIFY(contrast(theme::statusColour(status, theme::MarkBackground::PaperLabel),
                         theme::Paper) >= 4.5);
        QVERIFY(contrast(theme::statusColour(status, theme::MarkBackground::DarkPanel),
                         theme::Wall) >= 4.5);
    }
}

void TestWhyPage::drawsMarksOnly()
{
    WhyPage page(u"why"_s);
    constexpr int Image = QTextDocument::ImageResource;
    QVERIFY(page.loadResource(Image, QUrl(u"mark:stated"_s)).isValid());
    QVERIFY(page.loadResource(Image, QUrl(u"mark:seen"_s)).isValid());
    for (const QString &other : {u"mark:none"_s, u"file:///etc/passwd"_s, u"qrc:/icon.png"_s}) {
        QVERIFY(!page.loadResource(Image, QUrl(other)).isValid());
    }
}

QTEST_MAIN(TestWhyPage)
#include "tst_why_page.moc"
