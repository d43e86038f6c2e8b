// SPDX-License-Identifier: MIT
#include "panels/pages/why_page.h"
#include "panels/theme/status_mark.h"
#include "panels/theme/theme.h"
#include "tests/app/wcag.h"

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
            .brief = u"<p>Anne bears a man off.</p>"_s,
            .source = u"<p>The old words.</p>"_s,
            .reasoning = u"<p>Our reasons.</p>"_s,
            .status = Status::Stated};
}

/// Where a mark is opaque: its shape, whatever its colour.
QImage shapeOf(const QPixmap &mark)
{
    return mark.toImage().convertToFormat(QImage::Format_Alpha8);
}

} // namespace

/// "Why?" in layers, and the marks of how we know a rule.
class TestWhyPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensItsLayersByKeys();
    void keepsThemOpenForTheNextAnswer();
    void hasNoLinkWithoutALayer();
    void marksDifferInShapeAndColour();
    void marksAreSeen();
    void drawsMarksOnly();
};

void TestWhyPage::opensItsLayersByKeys()
{
    WhyPage page(u"why"_s);
    page.resize(300, 400);
    page.show(u"Throw 3"_s, someExplanation());
    static_cast<QWidget &>(page).show();
    page.setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    const auto says = [&page](const QString &text) { return page.toPlainText().contains(text); };
    QVERIFY(says(u"Anne bears a man off."_s));
    QVERIFY(!says(u"The old words."_s) && !says(u"Our reasons."_s));
    QTest::keyClick(&page, Qt::Key_Tab);
    QTest::keyClick(&page, Qt::Key_Return);
    QVERIFY(says(u"The old words."_s) && !says(u"Our reasons."_s));
    QTest::keyClick(&page, Qt::Key_Tab); // on to the next, not back to the first
    QTest::keyClick(&page, Qt::Key_Return);
    QVERIFY(says(u"The old words."_s) && says(u"Our reasons."_s));
}

void TestWhyPage::keepsThemOpenForTheNextAnswer()
{
    WhyPage page(u"why"_s);
    page.show(u"Throw 3"_s, someExplanation());
    Q_EMIT page.anchorClicked(QUrl(u"layer:source"_s));
    QVERIFY(page.toPlainText().contains(u"The old words."_s));
    Explanation other = someExplanation();
    other.source = u"<p>Other words.</p>"_s;
    page.show(u"Throw 4"_s, other);
    QVERIFY(page.toPlainText().contains(u"Other words."_s));
    Q_EMIT page.anchorClicked(QUrl(u"layer:source"_s));
    QVERIFY(!page.toPlainText().contains(u"Other words."_s));
    Q_EMIT page.anchorClicked(QUrl(u"file:///etc/passwd"_s));
    QVERIFY(!page.toPlainText().contains(u"Other words."_s));
}

void TestWhyPage::hasNoLinkWithoutALayer()
{
    WhyPage page(u"why"_s);
    page.showNothing(u"Why?"_s, u"Nothing has been thrown yet."_s);
    QVERIFY(!page.toHtml().contains(u"layer:"_s));
    QCOMPARE(page.toPlainText(), u"Why?\nNothing has been thrown yet."_s);
}

void TestWhyPage::marksDifferInShapeAndColour()
{
    for (const theme::Ground ground : {theme::Ground::Label, theme::Ground::Room}) {
        std::set<QRgb> colours;
        std::vector<QImage> shapes;
        for (const Status status : Statuses) {
            colours.insert(theme::statusColour(status, ground).rgb());
            const QImage shape = shapeOf(theme::statusMark(status, 16, 1, ground));
            QVERIFY(std::find(shapes.begin(), shapes.end(), shape) == shapes.end());
            shapes.push_back(shape);
        }
        QCOMPARE(colours.size(), Statuses.size());
    }
}

void TestWhyPage::marksAreSeen()
{
    for (const Status status : Statuses) {
        QVERIFY(contrast(theme::statusColour(status, theme::Ground::Label), theme::Paper) >= 4.5);
        QVERIFY(contrast(theme::statusColour(status, theme::Ground::Room), theme::Wall) >= 4.5);
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
