// SPDX-License-Identifier: MIT
#include "printed.h"

#include "print/page/flow.h"
#include "print/page/pdf_file.h"
#include "table/fonts/embedded_families.h"
#include "table/fonts/fonts.h"
#include "table/fonts/paper_font.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFontMetricsF>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>
#include <QThread>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::fonts;
using namespace doublets::sheets;
using test::Printed;

/// Tests the elements of all sheets: fonts, lines, columns and files.
class TestPrintPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { fonts::load(); }
    void cleanup() { fonts::setTypeface(Typeface::Garamond); }
    void everyLetterCanBeSelected_data();
    void everyLetterCanBeSelected();
    void theTypefaceIsAsChosen();
    void paperFontIsNeeded();
    void figuresStandAsOnTheScreen();
    void survivesBrokenFonts();
    void linesStayInTheirColumn();
    void columnsAreFilledAlike();
    void headingsStandWithTheirText();
    void tellsTitleAndLanguage();
    void leavesOtherFilesAlone();
    void stopsWhereItIsTold();
    void writesAllOrNothing();
    void isTheSameInAnyThread();
};

namespace {

Sheet sheetOf(const QString &text)
{
    Sheet sheet{u"A <title> & more"_s, u"ru"_s, Paper::A4, {}};
    sheet.pages.emplace_back();
    sheet.pages.back().addLeftAlignedText({100, 100}, text, {}, Qt::black);
    return sheet;
}

std::vector<Paragraph> manyParagraphs(int count)
{
    std::vector<Paragraph> all;
    for (int i = 0; i < count; ++i) {
        Paragraph paragraph;
        for (int word = 0; word < 30 + i % 7; ++word) {
            paragraph.runs.push_back({u"word%1 "_s.arg(word),
                                      word % 3 == 0 ? FontStyle::Italic : FontStyle::Roman,
                                      Qt::black});
        }
        paragraph.spaceBefore = 4;
        paragraph.leftIndent = i % 2 * 10;
        all.push_back(paragraph);
    }
    return all;
}

} // namespace

void TestPrintPage::everyLetterCanBeSelected_data()
{
    QTest::addColumn<Typeface>("typeface");
    QTest::newRow("Garamond") << Typeface::Garamond;
    QTest::newRow("sans-serif") << Typeface::SansSerif;
    QTest::newRow("dyslexia") << Typeface::Dyslexia;
}

/// Ligatures, figures and letters with alternative forms can be extracted from the PDF.
void TestPrintPage::everyLetterCanBeSelected()
{
    QFETCH(const Typeface, typeface);
    fonts::setTypeface(typeface);
    const QString text = u"The first office: fi fl ff ffi Th Qu 0123456789 “Größe” «Ёлка» "
                         "62,4 % ± 0.5 – × … № — дублет"_s;
    const Printed printed(sheetOf(text));
    QCOMPARE(printed.text(), test::withoutSpaces(text));
    QCOMPARE(printed.toolErrors(), QString());
}

/// Sheets are printed in the typeface of the screen, at a similar size and with as much space.
void TestPrintPage::theTypefaceIsAsChosen()
{
    const auto family = [](FontStyle style) {
        return QFontInfo(TextStyle{style, 20}.font()).family();
    };
    const double width = TextStyle{}.width(u"Lay your men down as the dice say"_s);
    QVERIFY(family(FontStyle::Roman).startsWith(u"Paper Roman"_s));
    for (const Typeface typeface : {Typeface::SansSerif, Typeface::Dyslexia}) {
        fonts::setTypeface(typeface);
        QCOMPARE(family(FontStyle::Roman), QFontInfo(fonts::textFont(20)).family());
        QCOMPARE(QFontInfo(TextStyle{FontStyle::Italic, 20}.font()).italic(), fonts::hasItalics());
        const double other = TextStyle{}.width(u"Lay your men down as the dice say"_s);
        QVERIFY2(other > 0.9 * width && other < 1.25 * width,
                 qPrintable(QString::number(other / width)));
    }
}

/// If this fails, the running version of Qt no longer loses the text of substituted glyphs:
/// losesSubstitutedText() should return false for that version and later ones.
void TestPrintPage::paperFontIsNeeded()
{
    const QString text = u"office0123456789"_s;
    const auto extracted = [&text](const QFont &font) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        {
            QPdfWriter writer(&buffer);
            QPainter painter(&writer);
            painter.setFont(font);
            painter.drawText(QPointF(500, 500), text);
        }
        return Printed(buffer.data()).text();
    };
    QCOMPARE(extracted(TextStyle{FontStyle::Roman, 20}.font()), text);
    QFont onScreen;
    onScreen.setFamilies(fonts::embeddedFamilies());
    onScreen.setPixelSize(100);
    QCOMPARE(extracted(onScreen) != text, losesSubstitutedText());
}

void TestPrintPage::figuresStandAsOnTheScreen()
{
    for (const FontStyle fontStyle : {FontStyle::Roman, FontStyle::Italic}) {
        const QFontMetricsF metrics(TextStyle{fontStyle, 20}.font());
        const double capital = metrics.tightBoundingRect(u"H"_s).height();
        for (const QChar figure : u"0123456789"_s) {
            const QRectF rect = metrics.tightBoundingRect(figure);
            QVERIFY(rect.height() > 0.9 * capital);
            QVERIFY(rect.bottom() < 0.1 * capital);
        }
    }
}

void TestPrintPage::survivesBrokenFonts()
{
    const QHash<char32_t, quint32> characters{{U'a', 7}};
    QCOMPARE(withoutSubstitutions({}, characters, "a", "b"), QByteArray());
    QCOMPARE(withoutSubstitutions("nothing", characters, "a", "b"), QByteArray("nothing"));
    QFile file(u":/fonts/EBGaramond12-Regular.otf"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray font = file.readAll();
    QCOMPARE(withoutSubstitutions(font, {}, "a", "b"), font);
    for (const qsizetype length : {4, 11, 12, 40, 200, 5000}) {
        const QByteArray changed = withoutSubstitutions(font.left(length), characters, "a", "b");
        QVERIFY(changed.size() >= length);
    }
}

void TestPrintPage::linesStayInTheirColumn()
{
    constexpr double Width = 150;
    const auto lines = breakLines(manyParagraphs(5), Width);
    QVERIFY(lines.size() > 20);
    for (const Line &line : lines) {
        QVERIFY(!line.texts.empty());
        double x = 0;
        for (const Text &text : line.texts) {
            QVERIFY(text.position.x() > x - 0.1); // from left to right
            x = text.position.x() + text.style.width(text.text);
        }
        const Text &last = line.texts.back();
        QVERIFY(last.position.x() + last.style.width(last.text.trimmed()) <= Width + 0.1);
    }
}

void TestPrintPage::columnsAreFilledAlike()
{
    const std::vector<QRectF> columns{{0, 0, 150, 600}, {170, 0, 150, 600}};
    const auto lines = breakLines(manyParagraphs(8), 150);
    Page page;
    QVERIFY(fillColumnsEvenly(page, columns, lines));
    std::array<double, 2> bottoms{};
    for (const Item &item : page.items) {
        const QPointF at = std::get<Text>(item).position;
        double &bottom = bottoms[at.x() < 160 ? 0 : 1];
        bottom = std::max(bottom, at.y());
    }
    QVERIFY(std::abs(bottoms[0] - bottoms[1]) < 40);
    Page none;
    QVERIFY(!fillColumnsEvenly(none, {{0, 0, 150, 60}, {170, 0, 150, 60}}, lines));
    QVERIFY(none.items.empty());
}

void TestPrintPage::headingsStandWithTheirText()
{
    Paragraph heading{{{u"Heading"_s}}};
    heading.keepWithNext = true;
    std::vector<Paragraph> all = manyParagraphs(1);
    const auto before = breakLines(all, 150);
    all.push_back(heading);
    all.push_back(manyParagraphs(1).front());
    const auto lines = breakLines(all, 150);
    // There is room for the heading, but not for two lines of its text.
    Page page;
    const double room = heightOf(before) + heading.leading + 15;
    QCOMPARE(fillColumn(page, {0, 0, 150, room}, lines, 0), before.size());
}

void TestPrintPage::tellsTitleAndLanguage()
{
    const Printed printed(sheetOf(u"x"_s));
    QCOMPARE(printed.infoValue(u"Title"_s), u"A <title> & more"_s);
    QCOMPARE(printed.infoValue(u"Metadata Stream"_s), u"yes"_s);
    QVERIFY(printed.bytes().contains("/Lang (ru)"));
    QVERIFY(printed.bytes().contains("/DisplayDocTitle true"));
    QVERIFY(printed.bytes().contains("<rdf:li>ru</rdf:li>"));
    QVERIFY(printed.bytes().contains("A &lt;title&gt; &amp; more"));
    QCOMPARE(printed.text(), u"x"_s); // the file is still valid
    QCOMPARE(printed.toolErrors(), QString());
}

void TestPrintPage::leavesOtherFilesAlone()
{
    const QByteArray pdf = Printed(sheetOf(u"x"_s)).bytes();
    QCOMPARE(withDocumentProperties(pdf, u"en"_s), pdf); // already has a language
    for (const QByteArray &other : {QByteArray(), QByteArray("%PDF-1.4\n"), pdf.left(300),
                                    QByteArray("trailer\n<< /Root 9 0 R /Size 3 /Info 1 0 R\n"
                                               "startxref\n5\n%%EOF")}) {
        QCOMPARE(withDocumentProperties(other, u"en"_s), other);
    }
}

void TestPrintPage::stopsWhereItIsTold()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.pdf"_s);
    Sheet sheet = sheetOf(u"x"_s);
    sheet.pages.resize(5, sheet.pages.front());
    int asked = 0;
    const auto error = writePdf(sheet, path, [&asked](double) { return ++asked < 3; });
    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::CannotWrite);
    QCOMPARE(error->facts, QStringList{QString()});
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestPrintPage::writesAllOrNothing()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.pdf"_s);
    QVERIFY(!writePdf(sheetOf(u"x"_s), path, {}));
    QVERIFY(QFile(path).size() > 1000);
    const auto nowhere = writePdf(sheetOf(u"x"_s), u"/no/such/folder/a.pdf"_s, {});
    QVERIFY(nowhere);
    QCOMPARE(nowhere->code, ErrorCode::CannotWrite);
    QVERIFY(!nowhere->facts.value(0).isEmpty());
    const auto device = writePdf(sheetOf(u"x"_s), u"/dev/full"_s, {});
    QVERIFY(device);
    QCOMPARE(device->code, ErrorCode::NotARegularFile);
}

void TestPrintPage::isTheSameInAnyThread()
{
    const Sheet sheet = sheetOf(u"The same, 1234"_s);
    const QImage here = pageImage(sheet.pages.front(), Paper::A4, 300);
    QImage there;
    const std::unique_ptr<QThread> thread(
        QThread::create([&] { there = pageImage(sheet.pages.front(), Paper::A4, 300); }));
    thread->start();
    QVERIFY(thread->wait());
    QCOMPARE(there, here);
    QVERIFY(!test::inkOf(here).isEmpty());
}

QTEST_MAIN(TestPrintPage)
#include "tst_print_page.moc"
