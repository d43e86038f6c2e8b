// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include "language/language.h"

#include <QAccessible>
#include <QListView>
#include <QTableView>
#include <QTextBrowser>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

/// Returns all texts of a list or table, one per line.
QString textsOf(const QAbstractItemView &view)
{
    QStringList texts;
    const QAbstractItemModel &model = *view.model();
    for (int row = 0; row < model.rowCount(); ++row) {
        texts << model.headerData(row, Qt::Vertical).toString();
        for (int column = 0; column < model.columnCount(); ++column) {
            texts << model.index(row, column).data(Qt::DisplayRole).toString();
        }
    }
    return texts.join(u'\n');
}

QString namesOnTheBoard(BoardView &board)
{
    QStringList names;
    QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(&board);
    for (int i = 0; i < accessible->childCount(); ++i) {
        names << accessible->child(i)->text(QAccessible::Name);
    }
    return names.join(u'\n');
}

} // namespace

/// Tests the names of numbers in the window.
class TestWindowWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marksOurChoices();
    void initTestCase();
    void callsNumbersAsSet();
};

void TestWindowWords::initTestCase()
{
    QCOMPARE(installTranslator(u"en"_s), u"en"_s);
}

/// The caption has a mark only where the source is silent and the choice was ours.
void TestWindowWords::marksOurChoices()
{
    WindowFixture f(allRuleSets());
    f.window->resize(1600, 768); // wide enough for the full text
    const auto *mark = f.find<QToolButton>("statusMark");
    for (int i = 0; i < 30; ++i) { // Cotton's text or our deductions from it decide everything
        f.step();
        QVERIFY2(!mark->isVisible(), qPrintable(f.caption()));
    }
    f.session.newGame({u"moulidars"_s, {}, DiceOrigin::Seeded, u"1674"_s});
    while (!mark->isVisible()) { // until the first doublet, which the source does not mention
        QVERIFY(!f.game().position().isOver());
        f.step();
    }
    QCOMPARE(mark->text(), u"Rule: our choice"_s);
    QCOMPARE(mark->accessibleName(), u"Rule: our choice"_s);
    QVERIFY(!mark->icon().isNull());
    f.window->resize(900, 768);
    QTRY_COMPARE(mark->text(), u"our choice"_s);
    f.action("actionFirstSteps").trigger();
    QVERIFY(!mark->isVisible());
}

void TestWindowWords::callsNumbersAsSet()
{
    // The source's names for numbers are displayed everywhere in the window.
    WindowFixture f(allRuleSets());
    for (const char *action : {"actionCourse", "actionDicePanel", "actionRules"}) {
        f.action(action).trigger();
    }
    f.step();
    f.step();
    f.action("actionWhy").trigger();
    const auto everything = [&] {
        return std::vector<QString>{
            f.caption(),
            textsOf(*f.find<QListView>("courseList")),
            textsOf(*f.find<QTableView>("diceTable")),
            f.find<QTextBrowser>("whyPage")->toPlainText(),
            f.find<QTextBrowser>("rulesPage")->toPlainText().section(u"The rules, and how"_s, 0, 0),
        };
    };
    static const QRegularExpression word(u"\\b(ace|deuce|trey|quater|cinque|sice)\\b"_s);
    static const QRegularExpression both(u"\\d \\(“(ace|deuce|trey|quater|cinque|sice)\\b"_s);
    for (const QString &text : everything()) {
        QVERIFY2(text.contains(both), qPrintable(text));
    }
    // Accessible texts use figures, because a voice would mispronounce the names.
    QVERIFY(!namesOnTheBoard(f.window->board()).contains(word));
    QVERIFY(f.settings.numberStyle.set(NumberStyle::Figures));
    for (const QString &text : everything()) {
        QVERIFY2(!text.contains(word), qPrintable(text));
    }
    QVERIFY(f.settings.numberStyle.set(NumberStyle::Names));
    for (const QString &text : everything()) {
        QVERIFY2(text.contains(word) && !text.contains(both), qPrintable(text));
    }
    QVERIFY(!namesOnTheBoard(f.window->board()).contains(word));
}

QTEST_MAIN(TestWindowWords)
#include "tst_window_words.moc"
