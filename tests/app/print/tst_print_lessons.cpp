// SPDX-License-Identifier: MIT
#include "printed.h"

#include "language/language.h"
#include "print/sheets/lesson_sheet.h"
#include "table/fonts/fonts.h"
#include "table/image/decoded_picture.h"
#include "text/lesson_text.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <limits>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::sheets;
using test::Printed;
using test::withoutSpaces;

namespace {

constexpr int Coarse = 50; ///< dots per inch
constexpr double Scale = Coarse / PointsPerInch;

/// Returns values as wide as real figures and shares.
LessonValues wideValues(const Lesson &lesson)
{
    LessonValues values;
    for (const LessonStep &step : lesson.steps) {
        LessonStepValues &wide = values.emplace_back();
        wide.figures.assign(step.allFigures().size(), 88.8);
        const ExpectedResult result{0.888, {0.888, 0.888}, 88.8, {88.8, 88.8}};
        const std::size_t runs = step.experiment ? step.experiment->runs.size() : 0;
        wide.results.assign(runs, result);
        if (runs > 1) {
            wide.difference =
                ExpectedDifference{-0.888, {-0.888, -0.888}, 0.888, -88.8, {-88.8, -88.8}};
        }
    }
    return values;
}

/// Returns the y coordinate of the top of the nearest rectangle below `point`.
double lineBelow(const Page &page, QPointF point)
{
    double nearest = std::numeric_limits<double>::max();
    for (const Item &item : page.items) {
        const auto *shape = std::get_if<Shape>(&item);
        const QRectF rect = shape != nullptr ? shape->path.boundingRect() : QRectF();
        if (rect.left() <= point.x() && point.x() <= rect.right() && rect.top() > point.y() - 1) {
            nearest = std::min(nearest, rect.top());
        }
    }
    return nearest;
}

/// Returns the first text of a page.
QString firstText(const Page &page)
{
    for (const Item &item : page.items) {
        if (const auto *text = std::get_if<Text>(&item)) {
            return text->text.trimmed();
        }
    }
    return {};
}

} // namespace

/// Tests the printed sheets of lessons.
class TestPrintLessons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup() { installTranslator(u"en"_s); }
    void standOnTheirSheets_data();
    void standOnTheirSheets();
    void fitOneSheetOfPaper_data();
    void fitOneSheetOfPaper();
    void tasksForEarlyFinishersTakeNoSheet_data();
    void tasksForEarlyFinishersTakeNoSheet();
    void worksheetOfSourcesTakesTwoSheets_data();
    void worksheetOfSourcesTakesTwoSheets();
    void marksStayWithTheirAnswers_data();
    void marksStayWithTheirAnswers();
    void headsOfTablesKeepClearOfTheirLines_data();
    void headsOfTablesKeepClearOfTheirLines();
    void answersAreTicked();
    void difficultLessonsAreLaidOut();
    void picturesArePrinted();
    void palettesAreNotDithered();

private:
    std::unique_ptr<Catalogue> m_catalogue;
};

void TestPrintLessons::initTestCase()
{
    fonts::load();
    m_catalogue = std::make_unique<Catalogue>(Catalogue::builtIn().value());
}

void TestPrintLessons::standOnTheirSheets_data()
{
    QTest::addColumn<int>("lesson");
    QTest::addColumn<QString>("language");
    QTest::addColumn<SheetOptions>("setting");
    QTest::newRow("1") << 0 << u"en"_s << SheetOptions{Paper::A4, Ink::Colour};
    QTest::newRow("2") << 1 << u"ru"_s << SheetOptions{Paper::Letter, Ink::Black};
    QTest::newRow("3") << 2 << u"ru"_s << SheetOptions{Paper::A4, Ink::Black};
    QTest::newRow("4") << 3 << u"en"_s << SheetOptions{Paper::Letter, Ink::Colour};
}

/// The worksheet and the answer key contain every piece of the lesson, in order.
void TestPrintLessons::standOnTheirSheets()
{
    QFETCH(const int, lesson);
    QFETCH(const QString, language);
    QFETCH(const SheetOptions, setting);
    installTranslator(language);
    const auto lessons = builtInLessons(*m_catalogue);
    const Lesson &taught = lessons.value()[static_cast<std::size_t>(lesson)];
    const LessonValues none; // computed figures are tested elsewhere
    for (const LessonVariant paper : {LessonVariant::Worksheet, LessonVariant::AnswerKey}) {
        const bool isWorksheet = paper == LessonVariant::Worksheet;
        const LessonSheet pieces = isWorksheet ? createWorksheet(taught, *m_catalogue, none)
                                               : createAnswerKey(taught, *m_catalogue, none);
        const Sheet made =
            lessonSheet(taught, none, decodeLessonPictures(taught), paper, *m_catalogue, setting);
        const Printed printed(made);
        QCOMPARE(printed.infoValue(u"Title"_s), pieces.title);
        QVERIFY(printed.bytes().contains("/Lang (" + language.toLatin1() + ')'));
        const QString text = printed.text();
        qsizetype at = 0;
        for (const SheetItem &piece : pieces.items) {
            const QString said = withoutSpaces(piece.text);
            const qsizetype found = text.indexOf(said, at);
            // A page footer may interrupt a piece.
            const qsizetype begun = text.indexOf(said.left(15), at);
            QVERIFY2(found >= 0 || begun >= 0, qPrintable(piece.text));
            at = found >= 0 ? found : begun;
        }
        const QList<int> sizes = printed.fontSizes();
        QVERIFY(*std::min_element(sizes.begin(), sizes.end()) >= 3 * MinTextSize);
        for (int page = 1; page <= static_cast<int>(made.pages.size()); ++page) {
            const QImage drawn = printed.page(page, Coarse);
            const QRectF live = QRectF(printableArea(setting.paper).topLeft() * Scale,
                                       printableArea(setting.paper).size() * Scale)
                                    .adjusted(-1, -1, 1, 1);
            QVERIFY(live.contains(test::inkOf(drawn)));
        }
        QCOMPARE(printed.toolErrors(), QString());
    }
}

void TestPrintLessons::fitOneSheetOfPaper_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<SheetOptions>("setting");
    for (const QString &language : languages()) {
        for (const Paper paper : BothPapers) {
            QTest::addRow("%s %s", qPrintable(language), qPrintable(paperId(paper)))
                << language << SheetOptions{paper, Ink::Black};
        }
    }
}

/// Each lesson fits on one double-sided sheet of paper with its homework, except for the worksheets
/// of two lessons, which may take two: in the fourth the class reads whole texts, and other
/// languages are longer than English in the third.
void TestPrintLessons::fitOneSheetOfPaper()
{
    QFETCH(const QString, language);
    QFETCH(const SheetOptions, setting);
    installTranslator(language);
    const auto lessons = builtInLessons(*m_catalogue);
    for (const Lesson &lesson : lessons.value()) {
        const LessonValues values = wideValues(lesson);
        for (const LessonVariant paper : {LessonVariant::Worksheet, LessonVariant::AnswerKey}) {
            const Sheet sheet = lessonSheet(lesson, values, decodeLessonPictures(lesson), paper,
                                            *m_catalogue, setting);
            const bool isLong = paper == LessonVariant::Worksheet &&
                                (&lesson == &lessons.value()[3] ||
                                 (&lesson == &lessons.value()[2] && language == u"ru"_s));
            QVERIFY2(sheet.pages.size() <= (isLong ? 4U : 2U), qPrintable(sheet.title));
            const QString homework = lessonText(lesson, lesson.homework.back());
            QVERIFY2(Printed(sheet).text().contains(withoutSpaces(homework.left(20))),
                     qPrintable(sheet.title));
        }
    }
}

void TestPrintLessons::tasksForEarlyFinishersTakeNoSheet_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : languages()) {
        QTest::newRow(qPrintable(language)) << language;
    }
}

/// A worksheet contains the tasks for those who finish early unless they need more paper.
void TestPrintLessons::tasksForEarlyFinishersTakeNoSheet()
{
    QFETCH(const QString, language);
    installTranslator(language);
    const auto lessons = builtInLessons(*m_catalogue);
    int printedCount = 0;
    for (const Lesson &lesson : lessons.value()) {
        const auto sheetOf = [&](const Lesson &each) {
            return lessonSheet(each, wideValues(each), decodeLessonPictures(each),
                               LessonVariant::Worksheet, *m_catalogue, {Paper::A4, Ink::Black});
        };
        Lesson withoutTasks = lesson;
        withoutTasks.extension.clear();
        const Sheet sheet = sheetOf(lesson);
        QCOMPARE((sheet.pages.size() + 1) / 2, (sheetOf(withoutTasks).pages.size() + 1) / 2);
        const QString text = Printed(sheet).text();
        const QString task = withoutSpaces(lessonText(lesson, lesson.extension[0])).left(20);
        const QString homework = withoutSpaces(lessonText(lesson, lesson.homework[0])).left(20);
        if (text.contains(task)) {
            ++printedCount;
            QVERIFY(text.indexOf(task) < text.indexOf(homework));
        }
    }
    QVERIFY2(printedCount >= 3, qPrintable(QString::number(printedCount)));
}

void TestPrintLessons::worksheetOfSourcesTakesTwoSheets_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : languages()) {
        QTest::newRow(qPrintable(language)) << language;
    }
}

/// The fourth lesson, in which the class reads whole texts and looks at a picture, takes at most
/// two sheets of paper with its homework.
void TestPrintLessons::worksheetOfSourcesTakesTwoSheets()
{
    QFETCH(const QString, language);
    installTranslator(language);
    const auto lessons = builtInLessons(*m_catalogue);
    const Lesson &lesson = lessons.value()[3];
    const LessonPictures pictures = decodeLessonPictures(lesson);
    QVERIFY(std::ranges::count_if(pictures, [](const QImage &each) { return !each.isNull(); }) ==
            1);
    const Sheet sheet = lessonSheet(lesson, {}, pictures, LessonVariant::Worksheet, *m_catalogue,
                                    {Paper::A4, Ink::Black});
    QVERIFY(sheet.pages.size() <= 4);
    const LessonSheet pieces = createWorksheet(lesson, *m_catalogue, {});
    const QString text = Printed(sheet).text();
    QVERIFY(text.contains(withoutSpaces(pieces.items.back().text.left(20))));
}

void TestPrintLessons::marksStayWithTheirAnswers_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : languages()) {
        QTest::newRow(qPrintable(language)) << language;
    }
}

/// No page of an answer key begins with a mark.
void TestPrintLessons::marksStayWithTheirAnswers()
{
    QFETCH(const QString, language);
    installTranslator(language);
    const auto lessons = builtInLessons(*m_catalogue);
    int pages = 0;
    for (const Lesson &lesson : lessons.value()) {
        const LessonValues values = wideValues(lesson);
        QStringList marks;
        for (const SheetItem &piece : createAnswerKey(lesson, *m_catalogue, values).items) {
            if (piece.kind == SheetItem::Kind::Mark) {
                marks << piece.text;
            }
        }
        for (const Paper paper : BothPapers) {
            const Sheet sheet = lessonSheet(lesson, values, {}, LessonVariant::AnswerKey,
                                            *m_catalogue, {paper, Ink::Black});
            for (std::size_t page = 1; page < sheet.pages.size(); ++page, ++pages) {
                const QString first = firstText(sheet.pages[page]);
                QVERIFY(!first.isEmpty());
                QVERIFY2(
                    std::ranges::none_of(
                        marks, [&first](const QString &mark) { return mark.startsWith(first); }),
                    qPrintable(lesson.title.translations.front() + u": "_s + first));
            }
        }
    }
    QVERIFY(pages > 0);
}

void TestPrintLessons::headsOfTablesKeepClearOfTheirLines_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : languages()) {
        QTest::newRow(qPrintable(language)) << language;
    }
}

/// The descenders of the heads of tables do not touch the lines below.
void TestPrintLessons::headsOfTablesKeepClearOfTheirLines()
{
    QFETCH(const QString, language);
    installTranslator(language);
    const auto lessons = builtInLessons(*m_catalogue);
    int heads = 0;
    for (const Lesson &lesson : lessons.value()) {
        QStringList columns;
        for (const SheetItem &piece : createWorksheet(lesson, *m_catalogue, {}).items) {
            columns << piece.columns;
        }
        const Sheet sheet = lessonSheet(lesson, {}, {}, LessonVariant::Worksheet, *m_catalogue,
                                        {Paper::A4, Ink::Black});
        for (const Page &page : sheet.pages) {
            for (const Item &item : page.items) {
                const auto *text = std::get_if<Text>(&item);
                if (text == nullptr || !columns.contains(text->text.trimmed())) {
                    continue;
                }
                const double gap = lineBelow(page, text->position) - text->position.y();
                const double descender = QFontMetricsF(text->style.font()).descent();
                QVERIFY2(gap > descender / TextStyle::FontScale,
                         qPrintable(u"%1: %2"_s.arg(text->text).arg(gap)));
                ++heads;
            }
        }
    }
    QVERIFY(heads > 3);
}

void TestPrintLessons::answersAreTicked()
{
    const auto lessons = builtInLessons(*m_catalogue);
    const auto ticks = [&](LessonVariant paper) {
        int count = 0;
        const Sheet sheet = lessonSheet(lessons.value()[3], {}, {}, paper, *m_catalogue, {});
        for (const Page &page : sheet.pages) {
            for (const Item &item : page.items) {
                const auto *shape = std::get_if<Shape>(&item);
                const bool isTick = shape != nullptr && shape->path.elementCount() == 3 &&
                                    shape->pen.widthF() > 1; // unlike the points of a board
                count += isTick ? 1 : 0;
            }
        }
        return count;
    };
    QCOMPARE(ticks(LessonVariant::Worksheet), 0);
    QVERIFY(ticks(LessonVariant::AnswerKey) > 0);
}

/// Breaks lines and pages in a difficult lesson: many blank lines, very long words, a long title.
void TestPrintLessons::difficultLessonsAreLaidOut()
{
    const auto said = [](const QString &text) { return LessonText{QStringList{text}}; };
    Lesson strange;
    strange.languages = QStringList{u"en"_s};
    strange.title = said(QString(Lesson::MaxTitleLength, u'W'));
    strange.summary = said(u"<b>x</b> & y"_s);
    LessonStep step;
    step.title = said(u"Step"_s);
    step.minutes = 1;
    step.isOnWorksheet = true;
    step.paragraphs.push_back(said(QString(Lesson::MaxParagraphLength, u'x')));
    step.question = LessonQuestion{};
    step.question->text = said(u"Why?"_s);
    step.question->answer = said(u"So."_s);
    step.question->worksheetLines = 200;
    strange.steps = {step, step};
    const Sheet sheet = lessonSheet(strange, {}, {}, LessonVariant::Worksheet, *m_catalogue, {});
    QVERIFY(sheet.pages.size() > 10 && sheet.pages.size() < 20);
    for (const Page &page : sheet.pages) {
        for (const Item &item : page.items) {
            if (const auto *text = std::get_if<Text>(&item)) {
                const double end = text->position.x() + text->style.width(text->text.trimmed());
                QVERIFY2(end < printableArea(Paper::A4).right() + 1, qPrintable(text->text));
            }
        }
    }
    const Printed answers(lessonSheet(strange, {}, {}, LessonVariant::AnswerKey, *m_catalogue, {}));
    QVERIFY(answers.text().contains(u"<b>x</b>&y"));
}

namespace {

/// Returns the number of clearly red pixels.
int redPixels(const QImage &page)
{
    int count = 0;
    for (int y = 0; y < page.height(); ++y) {
        for (int x = 0; x < page.width(); ++x) {
            const QColor colour = page.pixelColor(x, y);
            count += colour.red() > colour.green() + 120 ? 1 : 0;
        }
    }
    return count;
}

LessonPicture redPicture()
{
    QImage red(160, 80, QImage::Format_RGB32);
    red.fill(QColor(220, 0, 0));
    LessonPicture picture;
    QBuffer file(&picture.data);
    red.save(&file, "PNG");
    picture.size = red.size();
    picture.description = LessonText{QStringList{u"A red board"_s}};
    picture.caption = LessonText{QStringList{u"Painted by us"_s}};
    return picture;
}

} // namespace

/// Prints a teacher's picture in colour and in black, and its description if it is damaged.
void TestPrintLessons::picturesArePrinted()
{
    const auto said = [](const QString &text) { return LessonText{QStringList{text}}; };
    Lesson lesson;
    lesson.languages = QStringList{u"en"_s};
    lesson.title = said(u"Pictures"_s);
    LessonStep step;
    step.title = said(u"Look"_s);
    step.minutes = 1;
    step.isOnWorksheet = true;
    step.picture = redPicture();
    lesson.steps = {step};
    const LessonPictures pictures = decodeLessonPictures(lesson);
    const auto printed = [&](const LessonPictures &decoded, Ink ink) {
        return Printed(lessonSheet(lesson, {}, decoded, LessonVariant::Worksheet, *m_catalogue,
                                   {Paper::A4, ink}));
    };
    const Printed inColour = printed(pictures, Ink::Colour);
    // 160 × 80 pixels are 120 × 60 points.
    const int expected = qRound(120 * Scale) * qRound(60 * Scale);
    QVERIFY(std::abs(redPixels(inColour.page(1, Coarse)) - expected) < expected / 10);
    QVERIFY(inColour.text().contains(u"Paintedbyus"));
    QVERIFY(!inColour.text().contains(u"Aredboard"));
    QCOMPARE(redPixels(printed(pictures, Ink::Black).page(1, Coarse)), 0);
    lesson.steps[0].picture->data.truncate(60);
    QVERIFY(decodeLessonPictures(lesson)[0].isNull());
    QVERIFY(printed({QImage()}, Ink::Colour).text().contains(u"Aredboard"));
}

/// Pictures with a palette, such as the drawing of the fourth lesson, are scaled as smoothly as
/// others.
void TestPrintLessons::palettesAreNotDithered()
{
    constexpr int Width = 370;
    const auto lessons = builtInLessons(*m_catalogue);
    const QByteArray png = lessons.value()[3].steps[4].picture->data;
    const QImage original = QImage::fromData(png);
    QCOMPARE(original.format(), QImage::Format_Indexed8);
    const QImage expected = original.convertToFormat(QImage::Format_RGB32)
                                .scaledToWidth(Width, Qt::SmoothTransformation);
    const QImage reduced = decodedPicture(png, expected.size());
    const QImage again =
        decodedPicture(png, original.size()).scaledToWidth(Width, Qt::SmoothTransformation);
    for (const QImage &each : {reduced, again}) {
        QCOMPARE(each.size(), expected.size());
        for (int x = 0; x < Width; ++x) {
            const int error = each.pixelColor(x, 100).red() - expected.pixelColor(x, 100).red();
            QVERIFY2(std::abs(error) <= 2, qPrintable(QString::number(error)));
        }
    }
}

QTEST_MAIN(TestPrintLessons)
#include "tst_print_lessons.moc"
