// SPDX-License-Identifier: MIT
#include "printed.h"

#include "choices/traditions.h"
#include "language/language.h"
#include "match/course/course_of_play.h"
#include "print/drawing/card_board.h"
#include "print/sheets/board_sheet.h"
#include "print/sheets/game_sheet.h"
#include "print/sheets/labels_sheet.h"
#include "print/sheets/odds_sheet.h"
#include "print/sheets/rules_sheet.h"
#include "print/sheets/visits_sheet.h"
#include "table/fonts/fonts.h"
#include "text/odds_text.h"
#include "text/rule_text.h"
#include "text/story_text.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::sheets;
using test::Printed;
using test::withoutSpaces;

/// Tests all printed sheets by reading and rendering them with other programs.
class TestPrintSheets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup()
    {
        installTranslator(u"en"_s);
        fonts::setTypeface(Typeface::Garamond);
    }
    void comeOutWell_data();
    void comeOutWell();
    void rulesFitOnePage_data();
    void rulesFitOnePage();
    void rulesNameTheirSource();
    void rulesTellWhatWasChosen();
    void gameIsToldThrowByThrow_data();
    void gameIsToldThrowByThrow();
    void gameHasItsNotes();
    void gameNamesThePlayers_data();
    void gameNamesThePlayers();
    void gameTellsPlayersApart();
    void boardHasItsSize_data();
    void boardHasItsSize();
    void openingsFitAboveTheFooter_data();
    void openingsFitAboveTheFooter();
    void diceKeepApart_data();
    void diceKeepApart();
    void diceAreNotGluedOnThickCard();
    void estimatesAreNotCalledExact();
    void oddsStandAsTheyWereFound();
    void labelsSayWhatMuseumsWant();
    void visitsFitOnePage_data();
    void visitsFitOnePage();
    void visitsTellTheirFigures();

private:
    [[nodiscard]] std::vector<OddsRow> someOdds() const;
    [[nodiscard]] Sheet sheet(const QString &kind, const SheetOptions &setting) const;

    std::unique_ptr<Catalogue> m_catalogue;
    std::unique_ptr<Story> m_story;
};

namespace {

constexpr int Coarse = 50;
constexpr int PointsOfInch = 72;

QRectF inPixels(const QRectF &points, int dotsPerInch)
{
    const double scale = static_cast<double>(dotsPerInch) / PointsOfInch;
    return {points.topLeft() * scale, points.size() * scale};
}

/// Returns a summary of visits on `days` days to all games, in all languages.
VisitSummary visitsOn(int days, const Catalogue &catalogue)
{
    VisitSummary summary;
    const QDate first(2025, 3, 1);
    summary.span = {first, first.addDays(days - 1)};
    for (int day = 0; day < days; ++day) {
        const QDate date = first.addDays(day);
        summary.days.push_back({date, 10 + day % 7});
        summary.visits += 10 + day % 7;
        if (summary.months.empty() || summary.months.back().day.month() != date.month()) {
            summary.months.push_back({QDate(date.year(), date.month(), 1), 0});
        }
        summary.months.back().visits += 10 + day % 7;
    }
    for (const QString &id : catalogue.ids()) {
        summary.games.push_back({id, summary.visits / 12});
        summary.played += summary.visits / 12;
    }
    summary.languages = {{QString(), 5}};
    for (const QString &code : languages()) {
        summary.languages.push_back({code, 3});
    }
    for (std::size_t hour = 9; hour < 18; ++hour) {
        summary.hours[hour] = summary.visits / 9;
    }
    summary.finished = summary.played / 2;
    summary.medianSeconds = 446;
    summary.undated = 1;
    summary.use.recorded = summary.visits - 3;
    summary.use.largeText = 17;
    summary.use.highContrast = 4;
    summary.use.readAloud = 2;
    summary.use.explained = 31;
    return summary;
}

QStringList textsOn(const Page &page)
{
    QStringList texts;
    for (const Item &item : page.items) {
        if (const auto *text = std::get_if<Text>(&item)) {
            texts << text->text;
        }
    }
    return texts;
}

bool isGrey(const QImage &page)
{
    for (int y = 0; y < page.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(page.constScanLine(y));
        for (int x = 0; x < page.width(); ++x) {
            if (qRed(line[x]) != qGreen(line[x]) || qGreen(line[x]) != qBlue(line[x])) {
                return false;
            }
        }
    }
    return true;
}

/// Returns the length of the longest horizontal run of dark pixels.
int longestLine(const QImage &page)
{
    int longest = 0;
    for (int y = 0; y < page.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(page.constScanLine(y));
        int now = 0;
        for (int x = 0; x < page.width(); ++x) {
            now = qGray(line[x]) < 0x80 ? now + 1 : 0;
            longest = std::max(longest, now);
        }
    }
    return longest;
}

} // namespace

void TestPrintSheets::initTestCase()
{
    fonts::load();
    m_catalogue = std::make_unique<Catalogue>(Catalogue::builtIn().value());
    m_story = std::make_unique<Story>(Story::builtIn().value());
}

/// Returns invented odds for all games, because solving them would take long.
std::vector<OddsRow> TestPrintSheets::someOdds() const
{
    std::vector<OddsRow> rows;
    for (const RuleSetWithRulings &game : allGames(*m_catalogue)) {
        OddsRow row;
        row.game = game;
        row.method = oddsMethod(game.rules());
        row.odds.white = 0.5 + 0.00137 * static_cast<double>(rows.size() + 1);
        row.odds.throws = 17.25;
        row.odds.margin = 0.005;
        if (row.method == OddsMethod::Exact) {
            row.skill = Skill{0.0123, 0.0456, 0};
        }
        rows.push_back(row);
    }
    return rows;
}

Sheet TestPrintSheets::sheet(const QString &kind, const SheetOptions &setting) const
{
    if (kind == u"rules") {
        const RuleSet &holme = *m_catalogue->find(u"holme"_s);
        return rulesSheet(holme, holme.defaultRulings(), setting);
    }
    if (kind == u"game") {
        return gameSheet(*test::recordedGame(u"cotton"_s), {u"Anne"_s, u"Ben"_s}, {}, setting);
    }
    if (kind == u"odds") {
        return oddsSheet(someOdds(), setting);
    }
    if (kind == u"labels") {
        return labelsSheet(*m_story, setting);
    }
    return boardSheet({kind}, *m_catalogue, *m_story, setting);
}

void TestPrintSheets::comeOutWell_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<SheetOptions>("setting");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("pages"); ///< 0: any number
    const auto row = [](const char *kind, Paper paper, Ink ink, const char *language, int pages) {
        QTest::addRow("%s %s %s", kind, qPrintable(paperId(paper)), language)
            << QString::fromLatin1(kind) << SheetOptions{paper, ink}
            << QString::fromLatin1(language) << pages;
    };
    row("rules", Paper::A4, Ink::Colour, "en", 1);
    row("rules", Paper::Letter, Ink::Black, "ru", 1);
    row("game", Paper::A4, Ink::Black, "ru", 0);
    row("game", Paper::Letter, Ink::Colour, "en", 0);
    row("odds", Paper::A4, Ink::Colour, "ru", 0);
    row("odds", Paper::Letter, Ink::Black, "en", 0);
    row("labels", Paper::A4, Ink::Black, "en", 1);
    row("labels", Paper::Letter, Ink::Colour, "ru", 1);
    row("castile", Paper::A4, Ink::Colour, "ru", 4);
    row("france", Paper::Letter, Ink::Black, "en", 4);
}

void TestPrintSheets::comeOutWell()
{
    QFETCH(const QString, kind);
    QFETCH(const SheetOptions, setting);
    QFETCH(const QString, language);
    QFETCH(const int, pages);
    QCOMPARE(installTranslator(language), language);
    const Sheet made = sheet(kind, setting);
    for (const Page &page : made.pages) {
        for (const Item &item : page.items) {
            if (const auto *text = std::get_if<Text>(&item)) {
                QVERIFY2(text->style.size >= MinTextSize, qPrintable(text->text));
            }
        }
    }
    const Printed printed(made);
    QCOMPARE(printed.infoValue(u"Title"_s), made.title);
    const int count = printed.infoValue(u"Pages"_s).toInt();
    QVERIFY(pages == 0 ? count > 1 : count == pages);
    QCOMPARE(printed.infoValue(u"Page size"_s),
             setting.paper == Paper::A4 ? u"595 x 842 pts (A4)"_s : u"612 x 792 pts (letter)"_s);
    QVERIFY(printed.bytes().contains("/Lang (" + language.toLatin1() + ')'));
    const QList<int> sizes = printed.fontSizes();
    QVERIFY(!sizes.isEmpty());
    QVERIFY(*std::min_element(sizes.begin(), sizes.end()) >= 3 * MinTextSize);
    for (int number : {1, count}) {
        const QImage page = printed.page(number, Coarse);
        const QRectF live = inPixels(printableArea(setting.paper), Coarse).adjusted(-1, -1, 1, 1);
        QVERIFY2(live.contains(test::inkOf(page)), qPrintable(QString::number(number)));
        QCOMPARE(isGrey(page), setting.ink == Ink::Black);
    }
    QCOMPARE(printed.toolErrors(), QString());
}

void TestPrintSheets::rulesFitOnePage_data()
{
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<Typeface>("typeface");
    for (const RuleSet &ruleSet : m_catalogue->all()) {
        QTest::newRow(qPrintable(ruleSet.id)) << ruleSet.id << Typeface::Garamond;
        QTest::addRow("%s, sans-serif", qPrintable(ruleSet.id))
            << ruleSet.id << Typeface::SansSerif;
        QTest::addRow("%s, for dyslexia", qPrintable(ruleSet.id))
            << ruleSet.id << Typeface::Dyslexia;
    }
}

/// Each rule is printed in full, with how it is known, in both languages and paper sizes.
void TestPrintSheets::rulesFitOnePage()
{
    QFETCH(const QString, ruleSet);
    QFETCH(const Typeface, typeface);
    fonts::setTypeface(typeface);
    const RuleSet &set = *m_catalogue->find(ruleSet);
    for (const QString &language : languages()) {
        installTranslator(language);
        for (const Paper paper : BothPapers) {
            const Sheet made = rulesSheet(set, set.defaultRulings(), {paper, Ink::Colour});
            QCOMPARE(made.pages.size(), 1U);
            QString all;
            for (const Item &item : made.pages.front().items) {
                if (const auto *text = std::get_if<Text>(&item)) {
                    all += text->text;
                    const QRectF live = printableArea(paper).adjusted(-1, -1, 1, 1);
                    QVERIFY2(live.contains(text->position), qPrintable(text->text));
                    const double end = text->position.x() + text->style.width(text->text.trimmed());
                    QVERIFY2(end < live.right(), qPrintable(text->text));
                }
            }
            all = withoutSpaces(all);
            for (auto it = set.provenance.begin(); it != set.provenance.end(); ++it) {
                const QString gloss = translatedRuleText(it->gloss);
                QVERIFY2(all.contains(withoutSpaces(gloss)), qPrintable(gloss));
                if (it->quotation && language == u"en") {
                    QVERIFY(all.contains(withoutSpaces(it->quotation->text)));
                }
            }
            for (const Ruling &ruling : set.rulings) {
                QVERIFY(all.contains(withoutSpaces(translatedRuleText(ruling.provenance.gloss))));
            }
            const QString basis = translatedRuleText(set.source.basis);
            QVERIFY2(all.contains(withoutSpaces(basis)), qPrintable(language + u": "_s + basis));
        }
    }
}

void TestPrintSheets::rulesNameTheirSource()
{
    const Printed printed(sheet(u"rules"_s, {}));
    const QString text = printed.text();
    const RuleSet &holme = *m_catalogue->find(u"holme"_s);
    for (const QString &part : {holme.game, holme.source.author, holme.source.work,
                                holme.source.year, holme.source.locus, holme.source.basis}) {
        QVERIFY2(text.contains(withoutSpaces(part)), qPrintable(part));
    }
    for (const Status status :
         {Status::Stated, Status::Paraphrased, Status::Inferred, Status::Silent}) {
        QVERIFY(text.contains(withoutSpaces(statusName(status))));
    }
}

void TestPrintSheets::rulesTellWhatWasChosen()
{
    const RuleSet &cotton = *m_catalogue->find(u"cotton"_s);
    const Ruling &surplus = *cotton.ruling(RuleKey::Surplus);
    const auto chosen = cotton.completedRulings({{u"surplus"_s, surplus.values[1].id}});
    const QString said = u"You chose to play: "_s + surplus.values[1].gloss;
    const Printed usual(rulesSheet(cotton, cotton.defaultRulings(), {}));
    const Printed other(rulesSheet(cotton, chosen.value(), {}));
    QVERIFY(!usual.text().contains(withoutSpaces(said)));
    QVERIFY(other.text().contains(withoutSpaces(said)));
}

void TestPrintSheets::gameIsToldThrowByThrow_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("language");
    QTest::newRow("half the board") << u"cotton"_s << u"en"_s;
    QTest::newRow("the whole board, in Russian") << u"fiske"_s << u"ru"_s;
}

void TestPrintSheets::gameIsToldThrowByThrow()
{
    QFETCH(const QString, name);
    QFETCH(const QString, language);
    installTranslator(language);
    const auto game = test::recordedGame(name);
    const PlayerNames names{u"Anne <b>"_s, u"Бен"_s};
    const QString text = Printed(gameSheet(*game, names, {}, {})).text();
    CourseOfPlay course;
    course.setPlayerNames(names);
    course.setGame(game.get());
    QVERIFY(course.rowCount() > 10);
    qsizetype at = 0;
    for (int row = 0; row < course.rowCount(); ++row) {
        const QString told = course.index(row).data(Qt::DisplayRole).toString();
        at = text.indexOf(withoutSpaces(told), at); // in order
        QVERIFY2(at >= 0, qPrintable(told));
    }
}

void TestPrintSheets::gameHasItsNotes()
{
    const auto game = test::recordedGame(u"cotton"_s);
    Notes notes;
    QVERIFY(notes.setNote({}, u"Before it began"_s));
    QVERIFY(notes.setNote({3, 0}, u"A bold choice\nof <b>Anne</b>"_s));
    const QString text = Printed(gameSheet(*game, {u"Anne"_s, u"Ben"_s}, notes, {})).text();
    QVERIFY(text.contains(withoutSpaces(u"Note: Before it began"_s)));
    QVERIFY(text.contains(withoutSpaces(u"Note: A bold choice Note: of <b>Anne</b>"_s)));
    CourseOfPlay course;
    course.setPlayerNames({u"Anne"_s, u"Ben"_s});
    course.setGame(game.get());
    const QString next = course.index(course.rowOf({3, 0}) + 1).data(Qt::DisplayRole).toString();
    QVERIFY(text.indexOf(u"Aboldchoice"_s) < text.indexOf(withoutSpaces(next.section(u':', 0, 0))));
}

void TestPrintSheets::gameNamesThePlayers_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<PlayerNames>("names");
    QTest::addColumn<QString>("title");
    QTest::newRow("names") << u"en"_s << PlayerNames{u"Anne"_s, u"Ben"_s}
                           << u"Anne (white) against Ben (black)"_s;
    QTest::newRow("colours") << u"en"_s << PlayerNames{u"White"_s, u"Black"_s}
                             << u"White against Black"_s;
    QTest::newRow("one name") << u"en"_s << PlayerNames{u"White"_s, u"Ben"_s}
                              << u"White against Ben (black)"_s;
    QTest::newRow("colours in Russian")
        << u"ru"_s << PlayerNames{u"Белые"_s, u"Чёрные"_s} << u"Белые — Чёрные"_s;
}

void TestPrintSheets::gameNamesThePlayers()
{
    QFETCH(const QString, language);
    QFETCH(const PlayerNames, names);
    QFETCH(const QString, title);
    installTranslator(language);
    QCOMPARE(gameSheet(*test::recordedGame(u"cotton"_s), names, {}, {}).title, title);
}

/// Two players of the same name are told apart by their colours.
void TestPrintSheets::gameTellsPlayersApart()
{
    installTranslator(u"en"_s);
    const PlayerNames same{u"random"_s, u"random"_s};
    const QString text = Printed(gameSheet(*test::recordedGame(u"cotton"_s), same, {}, {})).text();
    QVERIFY(text.contains(u"random(white)againstrandom(black)"_s));
    QVERIFY(text.contains(u"Whitethrows"_s) && text.contains(u"Blackthrows"_s));
    QVERIFY(!text.contains(u"randomthrows"_s));
}

void TestPrintSheets::boardHasItsSize_data()
{
    QTest::addColumn<QString>("table");
    for (const QString &table : traditionIds()) {
        QTest::newRow(qPrintable(table)) << table;
    }
}

/// Measures the scale bar of 10 cm, the board and the men on both paper sizes.
void TestPrintSheets::boardHasItsSize()
{
    QFETCH(const QString, table);
    constexpr int Fine = 100;
    constexpr double Millimetre = Fine / 25.4;
    for (const Paper paper : BothPapers) {
        const Printed printed(boardSheet({table}, *m_catalogue, *m_story, {paper, Ink::Black}));
        for (const int number : {1, 4}) {
            QImage page = printed.page(number, Fine);
            if (number == 1) {
                // Without the header.
                page = page.copy(0, page.height() / 8, page.width(), page.height() / 2);
            }
            QVERIFY2(std::abs(longestLine(page) - 100 * Millimetre) <= 1,
                     qPrintable(QString::number(longestLine(page) / Millimetre)));
        }
        const QImage half = printed.page(2, Fine);
        QVERIFY(std::abs(longestLine(half) - card::HalfWidth * Fine / PointsOfInch) <= 2);
    }
}

void TestPrintSheets::openingsFitAboveTheFooter_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<Typeface>("typeface");
    for (const QString &table : traditionIds()) {
        QTest::newRow(qPrintable(table)) << table << Typeface::Garamond;
        QTest::addRow("%s, sans-serif", qPrintable(table)) << table << Typeface::SansSerif;
    }
}

/// The instructions for cutting out a board, with the names and initial positions of its games,
/// fit on their page in every language.
void TestPrintSheets::openingsFitAboveTheFooter()
{
    QFETCH(const QString, table);
    QFETCH(const Typeface, typeface);
    fonts::setTypeface(typeface);
    for (const QString &language : languages()) {
        installTranslator(language);
        for (const Paper paper : BothPapers) {
            const Sheet made = boardSheet({table}, *m_catalogue, *m_story, {paper, Ink::Colour});
            const QRectF live =
                printableArea(paper).adjusted(-1, -1, 1, 1 - FooterHeight + MinTextSize / 2);
            QString all;
            for (const Item &item : made.pages.front().items) {
                if (const auto *text = std::get_if<Text>(&item)) {
                    all += text->text;
                    const bool isFooter = text->position.y() > printableArea(paper).bottom() - 4;
                    QVERIFY2(isFooter || live.contains(text->position),
                             qPrintable(language + u": "_s + text->text));
                } else if (const auto *shape = std::get_if<Shape>(&item)) {
                    const QRectF area = shape->path.boundingRect();
                    QVERIFY2(
                        area.bottom() <= live.bottom() && area.right() <= live.right(),
                        qPrintable(language + u": %1, %2"_s.arg(area.right()).arg(area.bottom())));
                }
            }
            for (const RuleSet &ruleSet : m_catalogue->all()) {
                const QString title = withoutSpaces(ruleSetTitle(ruleSet));
                QVERIFY2(ruleSet.tradition != table || withoutSpaces(all).contains(title),
                         qPrintable(title));
            }
        }
    }
}

void TestPrintSheets::diceKeepApart_data()
{
    QTest::addColumn<SheetOptions>("setting");
    for (const Paper paper : BothPapers) {
        QTest::newRow(qPrintable(paperId(paper))) << SheetOptions{paper, Ink::Black};
    }
}

/// The nets of the dice, tabs included, are at least 2 mm apart, and within the page.
void TestPrintSheets::diceKeepApart()
{
    QFETCH(const SheetOptions, setting);
    const Sheet made = boardSheet({u"england"_s}, *m_catalogue, *m_story, setting);
    Page net;
    drawDieNet(net, {}, setting.colours());
    QRectF whole;
    for (const Item &item : net.items) {
        if (const auto *shape = std::get_if<Shape>(&item)) {
            whole |= shape->path.boundingRect();
        }
    }
    QVERIFY(std::abs(whole.width() - dieNetSize().width()) < 0.1);
    QList<double> lefts;
    const double top = made.pages[3].items.empty() ? 0 : printableArea(setting.paper).center().y();
    for (const Item &item : made.pages[3].items) {
        const auto *shape = std::get_if<Shape>(&item);
        const bool isTab = shape != nullptr && shape->pen.color() == setting.colours().secondary &&
                           shape->path.boundingRect().top() > top;
        if (isTab && shape->path.boundingRect().height() > pointsFromMillimetres(10)) {
            lefts << shape->path.boundingRect().left(); // a tab at the left or right end of a net
            lefts << shape->path.boundingRect().right();
        }
    }
    QCOMPARE(lefts.size(), 12); // three nets, each with two such tabs
    std::ranges::sort(lefts);
    QVERIFY(lefts.front() >= printableArea(setting.paper).left());
    QVERIFY(lefts.back() <= printableArea(setting.paper).right());
    for (const qsizetype gap : {4, 8}) {
        QVERIFY2(lefts[gap] - lefts[gap - 1] >= pointsFromMillimetres(2),
                 qPrintable(QString::number(lefts[gap] - lefts[gap - 1])));
    }
}

void TestPrintSheets::diceAreNotGluedOnThickCard()
{
    const QString text = Printed(sheet(u"england"_s, {})).text();
    QVERIFY(text.contains(
        withoutSpaces(u"Cut the dice from the last page and glue them to thin card"_s)));
    QVERIFY(!text.contains(withoutSpaces(u"Glue the pages on card"_s)));
}

/// A sheet that contains only estimates calls none of them exact.
void TestPrintSheets::estimatesAreNotCalledExact()
{
    for (const auto &[method, note] : {std::pair(OddsMethod::RandomPlay, u"from random play"_s),
                                       std::pair(OddsMethod::GoodPlay, u"under good play"_s)}) {
        std::vector<OddsRow> rows = someOdds();
        for (OddsRow &row : rows) {
            row.method = method;
        }
        const QString text = Printed(oddsSheet(rows, {})).text();
        QVERIFY(text.contains(withoutSpaces(u"estimated "_s + note)));
        QVERIFY(!text.contains(u"exact"_s));
    }
}

void TestPrintSheets::oddsStandAsTheyWereFound()
{
    const std::vector<OddsRow> rows = someOdds();
    const QString text = Printed(oddsSheet(rows, {})).text();
    qsizetype at = 0;
    for (const OddsRow &row : rows) {
        const bool estimated = isEstimate(row.method);
        at = text.indexOf(withoutSpaces(percentText(row.odds.white, estimated ? 1 : 3)), at);
        QVERIFY2(at >= 0, qPrintable(row.game.ruleSet.id));
        const QString throws = estimated ? u"≈"_s + QLocale().toString(row.odds.throws, 'f', 0)
                                         : QLocale().toString(row.odds.throws, 'f', 2);
        QVERIFY2(text.indexOf(throws, at) >= 0, qPrintable(row.game.ruleSet.id));
    }
    QVERIFY(text.contains(withoutSpaces(u"± 0.5"_s)));
    QVERIFY(text.contains(withoutSpaces(u"the random player claims every one"_s)));
    QVERIFY(!Printed(oddsSheet({rows.front()}, {})).text().contains(u"claim"_s)); // Willughby’s
    // An advantage that would be rounded to nothing is not called none.
    std::vector<OddsRow> small = rows;
    for (OddsRow &row : small) {
        if (row.skill) {
            row.skill->bestPlayAdvantage = 0.0002;
        }
    }
    QVERIFY(!text.contains(u"<0.1"_s));
    const QString smallText = Printed(oddsSheet(small, {})).text();
    QVERIFY(smallText.contains(u"<0.1"_s) && !smallText.contains(u"+0.0"_s));
    for (const RuleSet &ruleSet : m_catalogue->all()) {
        QVERIFY(text.contains(withoutSpaces(ruleSetTitle(ruleSet))));
    }
    const auto none =
        computeOpeningOdds(allGames(*m_catalogue), true, [](double) { return false; });
    QVERIFY(!none);
}

void TestPrintSheets::labelsSayWhatMuseumsWant()
{
    for (const QString &language : languages()) {
        installTranslator(language);
        const Sheet made = labelsSheet(*m_story, {Paper::Letter, Ink::Colour});
        const QString text = Printed(made).text();
        QCOMPARE(m_story->labels.size(), static_cast<std::size_t>(traditionIds().size()));
        for (const ObjectLabel &label : m_story->labels) {
            for (const QString &part : {label.title, label.place, label.date, label.materials.text,
                                        label.size, label.model, label.inventedFeatures}) {
                const QString said = translatedStoryText(part);
                QVERIFY2(text.contains(withoutSpaces(said)), qPrintable(said));
            }
        }
        // No text crosses or touches the cutting line.
        const double middle = (printableArea(Paper::Letter).bottom() - FooterHeight +
                               printableArea(Paper::Letter).top()) /
                              2;
        const double height = pointsFromMillimetres(LabelSizeInMillimetres.height());
        const double foot = printableArea(Paper::Letter).bottom() - FooterHeight;
        for (const Item &item : made.pages.front().items) {
            const auto *words = std::get_if<Text>(&item);
            if (words != nullptr && words->position.y() < foot) {
                const double below = std::abs(words->position.y() - middle);
                QVERIFY2(below > pointsFromMillimetres(6) && below < height,
                         qPrintable(words->text));
            }
        }
    }
}

void TestPrintSheets::visitsFitOnePage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("days");
    for (const QString &language : languages()) {
        for (const int days : {1, 60, 800}) {
            QTest::addRow("%s, %d days", qPrintable(language), days) << language << days;
        }
    }
}

void TestPrintSheets::visitsFitOnePage()
{
    QFETCH(const QString, language);
    QFETCH(const int, days);
    installTranslator(language);
    for (const Paper paper : BothPapers) {
        const SheetOptions options{paper, Ink::Colour};
        const Sheet visits = visitsSheet(visitsOn(days, *m_catalogue), *m_catalogue, options);
        QCOMPARE(visits.pages.size(), 1U);
        QCOMPARE(visits.language, language);
        const QRectF area = options.printableRect().adjusted(-1, -1, 1, 1);
        for (const Item &item : visits.pages[0].items) {
            if (const auto *text = std::get_if<Text>(&item)) {
                const QRectF line(text->position, QSizeF(text->style.width(text->text), 1));
                QVERIFY2(area.contains(line), qPrintable(text->text));
            }
        }
    }
}

void TestPrintSheets::visitsTellTheirFigures()
{
    const QStringList texts =
        textsOn(visitsSheet(visitsOn(60, *m_catalogue), *m_catalogue, {}).pages[0]);
    const QString all = withoutSpaces(texts.join(u' '));
    for (const QString &text :
         {u"Visits: 774"_s, u"Of these, played to the end: 50%"_s, u"Median length: 7 min 26 s"_s,
          u"Not counted because the clock was not set: 1 visit"_s,
          u"Use of aids not recorded: 3 visits"_s, u"Visits per day"_s,
          u"Visits by the hour at which they began"_s, u"Larger text 17"_s, u"High contrast 4"_s,
          u"Read aloud 2"_s, u"Why? 31"_s, u"Not chosen 5"_s, u"Русский 3"_s}) {
        QVERIFY2(all.contains(withoutSpaces(text)), qPrintable(text + u" is not in "_s + all));
    }
    const QStringList none = textsOn(visitsSheet({}, *m_catalogue, {}).pages[0]);
    QVERIFY(none.join(u' ').contains(u"No visits yet"));
}

QTEST_MAIN(TestPrintSheets)
#include "tst_print_sheets.moc"
