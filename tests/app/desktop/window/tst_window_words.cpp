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
    void marksHowWeKnowTheRule();
    void initTestCase();
    void callsNumbersAsSet();
};

void TestWindowWords::initTestCase()
{
    QCOMPARE(installTranslator(u"en"_s), u"en"_s);
}

/// The mark and its text are visible on the caption without opening anything.
void TestWindowWords::marksHowWeKnowTheRule()
{
    WindowFixture f(allRuleSets());
    f.window->resize(1600, 768); // wide enough for the full text
    const auto *mark = f.find<QToolButton>("statusMark");
    QVERIFY(!mark->isVisible()); // no rule has been applied yet
    f.step();
    QCOMPARE(mark->text(), u"Rule: old text"_s); // Cotton: the higher number throws first
    QVERIFY(!mark->icon().isNull());
    f.session.newGame({u"fiske"_s, {}, DiceOrigin::Seeded, u"1674"_s});
    QVERIFY(!mark->isVisible());
    f.step();
    QCOMPARE(mark->text(), u"Rule: retold today"_s);
    QCOMPARE(mark->accessibleName(), u"Rule: retold today"_s);
    f.window->resize(900, 768);
    QTRY_COMPARE(mark->text(), u"retold today"_s);
    QCOMPARE(mark->accessibleName(), u"Rule: retold today"_s);
    while (std::holds_alternative<OpeningThrow>(f.game().history().back().action)) {
        f.step();
    }
    QVERIFY(!f.game().position().dice.areAllEqual());
    QVERIFY(!mark->isVisible()); // no rule decided this throw
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
    QVERIFY(f.settings.numberWords.set(NumberStyle::Figures));
    for (const QString &text : everything()) {
        QVERIFY2(!text.contains(word), qPrintable(text));
    }
    QVERIFY(f.settings.numberWords.set(NumberStyle::Names));
    for (const QString &text : everything()) {
        QVERIFY2(text.contains(word) && !text.contains(both), qPrintable(text));
    }
    QVERIFY(!namesOnTheBoard(f.window->board()).contains(word));
}

QTEST_MAIN(TestWindowWords)
#include "tst_window_words.moc"
