// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include "core/record/replay.h"
#include "panels/retelling/retelling_dialog.h"
#include "panels/retelling/retelling_work.h"
#include "panels/theme/look.h"
#include "table/board/board_scene.h"
#include "table/letters/letters.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

/// The dialog over a game, brought up from the menu, once the other game is told.
struct DialogFixture
{
    explicit DialogFixture(int steps, const QString &ruleSet = u"cotton"_s)
        : window(allRuleSets(), ruleSet)
    {
        for (int i = 0; i < steps && !window.game().position().isOver(); ++i) {
            window.step();
        }
        window.action("actionRetell").trigger();
        dialog = window.window->findChild<RetellingDialog *>();
        wait();
    }

    void wait() const { QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), 20'000); }
    void choose(const QString &ruleSet) const
    {
        auto *box = find<QComboBox>("retellingSource");
        box->setCurrentIndex(box->findData(ruleSet));
    }
    template<typename T> [[nodiscard]] T *find(const char *name) const
    {
        return dialog->findChild<T *>(QString::fromLatin1(name));
    }
    [[nodiscard]] const RetellingModel &model() const
    {
        return *dialog->findChild<RetellingModel *>();
    }
    [[nodiscard]] QString summary() const { return find<QLabel>("retellingSummary")->text(); }

    WindowFixture window;
    RetellingDialog *dialog = nullptr;
};

} // namespace

class TestRetellingDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wantsAThrow();
    void tellsTheGameAgain();
    void takesAnotherSource();
    void takesAnotherRuling();
    void takesASeed();
    void isNeverStale();
    void keepsItsMoment();
    void stepsByTheKeyboard();
    void looksAsTheTableDoes();
    void hasTheLettersOfTheWindow();
    void tellsAGameFromAFile();
    void savesARecord();
    void tellsOfAFailure();
    void retranslates();
    void givesUpWorkThatNobodyWants();
};

void TestRetellingDialog::wantsAThrow()
{
    WindowFixture f(allRuleSets());
    QVERIFY(!f.action("actionRetell").isEnabled());
    f.step();
    QTRY_VERIFY(f.action("actionRetell").isEnabled());
}

void TestRetellingDialog::tellsTheGameAgain()
{
    const DialogFixture f(1000);
    QVERIFY(f.dialog->isVisible());
    QVERIFY(!f.dialog->isModal());
    QVERIFY2(f.summary().contains(u"By Charles Cotton, "), qPrintable(f.summary()));
    QVERIFY2(f.summary().contains(u"By Francis Willughby, "), qPrintable(f.summary()));
    const Game &played = *f.model().game(RetellingModel::Played);
    QCOMPARE(played.turns().size(), f.window.game().turns().size());
    QCOMPARE(played.position(), f.window.game().position());
    const auto again = retellByUsualPlayer(f.model().game(RetellingModel::Retold)->rules(),
                                           facesInOrder(played.turns()), 1674);
    QCOMPARE(f.model().game(RetellingModel::Retold)->position(), again->turns.back().after);
    // It begins where the courses part.
    QVERIFY(f.model().partingRow());
    QCOMPARE(f.find<QTableView>("retellingTable")->currentIndex().row(), *f.model().partingRow());
}

void TestRetellingDialog::takesAnotherSource()
{
    const DialogFixture f(30);
    for (const QString &id : allRuleSets().ids()) {
        f.choose(id);
        f.wait();
        QCOMPARE(f.model().game(RetellingModel::Retold)->ruleSet().id, id);
        QVERIFY(f.model().game(RetellingModel::Retold)->position().isOver());
    }
}

void TestRetellingDialog::takesAnotherRuling()
{
    const DialogFixture f(30);
    f.choose(u"willughby"_s);
    f.wait();
    auto *box = f.find<QComboBox>("retelling-unplayable");
    QCOMPARE(box->currentData().toString(), u"lost"_s);
    box->setCurrentIndex(1);
    f.wait();
    QCOMPARE(f.model().game(RetellingModel::Retold)->rulings().value(u"unplayable"_s),
             u"opponent"_s);
    f.choose(u"moulidars"_s); // asks less
    QVERIFY(f.find<QComboBox>("retelling-unplayable") == nullptr);
}

void TestRetellingDialog::takesASeed()
{
    const DialogFixture f(12);
    auto *seed = f.find<QLineEdit>("retellingSeed");
    QCOMPARE(seed->text(), u"1674"_s); // the game's own
    const auto faces = facesInOrder(f.model().game(RetellingModel::Retold)->turns());
    QTest::keyClicks(seed, u"5"_s);
    f.wait();
    QVERIFY(facesInOrder(f.model().game(RetellingModel::Retold)->turns()) != faces);
    QVERIFY(f.summary().contains(u"16745"));
    QTest::keyClicks(seed, u"x"_s);
    QVERIFY(!f.dialog->isWorking());
    QVERIFY(f.model().game(RetellingModel::Retold) == nullptr);
    QVERIFY(!f.find<QPushButton>("retellingSave")->isEnabled());
    QVERIFY2(f.summary().contains(u"16745x"), qPrintable(f.summary()));
}

void TestRetellingDialog::isNeverStale()
{
    const DialogFixture f(30);
    QVERIFY(f.find<QPushButton>("retellingSave")->isEnabled());
    f.choose(u"holme"_s);
    // Until it is told anew nothing of the old one is seen.
    QVERIFY(f.dialog->isWorking());
    QVERIFY(f.model().game(RetellingModel::Retold) == nullptr);
    QVERIFY(!f.find<QPushButton>("retellingSave")->isEnabled());
    QVERIFY(!f.find<QPushButton>("retellingPart")->isEnabled());
    QVERIFY(f.summary().contains(u"being worked out"));
    f.choose(u"fiske"_s); // before the other is done
    f.wait();
    QCOMPARE(f.model().game(RetellingModel::Retold)->ruleSet().id, u"fiske"_s);
}

void TestRetellingDialog::keepsItsMoment()
{
    DialogFixture f(30);
    const std::size_t turns = f.model().game(RetellingModel::Played)->turns().size();
    const QString moment = f.find<QLabel>("retellingMoment")->text();
    QVERIFY(moment.contains(u"as it stood after"));
    f.window.finish();
    f.window.session.newGame({u"fiske"_s, {}, DiceOrigin::Seeded, u"1"_s});
    f.window.step();
    QCOMPARE(f.model().game(RetellingModel::Played)->turns().size(), turns);
    f.choose(u"holme"_s);
    f.wait();
    QCOMPARE(f.find<QLabel>("retellingMoment")->text(), moment);
    QCOMPARE(f.model().game(RetellingModel::Played)->ruleSet().id, u"cotton"_s);
}

void TestRetellingDialog::stepsByTheKeyboard()
{
    const DialogFixture f(60);
    auto *table = f.find<QTableView>("retellingTable");
    auto *board = f.find<BoardView>("retellingBoard1");
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(table->currentIndex().row(), 0);
    QVERIFY(board->isPast());
    QCOMPARE(board->boardScene().shown().position.men, f.model().positionAt(1, 0).men);
    QTest::keyClick(table, Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Down);
    QCOMPARE(table->currentIndex().row(), 3);
    QCOMPARE(board->boardScene().shown().position.men, f.model().positionAt(1, 3).men);
    QCOMPARE(f.find<BoardView>("retellingBoard0")->boardScene().shown().position.men,
             f.model().positionAt(0, 3).men);
    QVERIFY(f.model().positionAt(1, 3).men != f.model().positionAt(1, 0).men);
}

void TestRetellingDialog::looksAsTheTableDoes()
{
    DialogFixture f(12);
    BoardScene &board = f.find<BoardView>("retellingBoard0")->boardScene();
    QCOMPARE(board.sprites().artwork()->id(), u"england"_s);
    f.window.settings.table.set(u"castile"_s);
    QCOMPARE(board.sprites().artwork()->id(), u"castile"_s);
    const QModelIndex title = f.model().index(1, RetellingModel::Played);
    const auto words = [&] { return title.data(CourseOfPlay::TitleRole).toString(); };
    QVERIFY2(words().contains(u'('), qPrintable(words()));
    f.window.settings.numberWords.set(NumberWords::Figures);
    QVERIFY2(!words().contains(u'('), qPrintable(words()));
    QCOMPARE(f.find<BoardView>("retellingBoard0")->playerNames().numbers, NumberWords::Figures);
}

void TestRetellingDialog::hasTheLettersOfTheWindow()
{
    WindowFixture f(allRuleSets());
    f.step();
    f.window->resize(3840, 2160);
    QTRY_VERIFY(f.action("actionRetell").isEnabled());
    f.action("actionRetell").trigger();
    const auto *dialog = f.window->findChild<RetellingDialog *>();
    const int letters = letters::current().text;
    QVERIFY(letters > letters::usualPixels());
    auto *sources = dialog->findChild<QComboBox *>(u"retellingSource"_s);
    sources->setCurrentIndex(sources->findData(u"charpentier"_s)); // asks other questions
    for (const char *name : {"retellingTable", "retellingSummary", "retellingSource",
                             "retellingSeed", "retellingPart", "retelling-claim"}) {
        const auto *widget = dialog->findChild<QWidget *>(QString::fromLatin1(name));
        QVERIFY2(widget != nullptr, name);
        QVERIFY2(QFontInfo(widget->font()).pixelSize() == letters, name);
    }
}

void TestRetellingDialog::tellsAGameFromAFile()
{
    WindowFixture f(allRuleSets());
    QVERIFY(!f.session.open(QStringLiteral(DOUBLETS_SOURCE_DIR) +
                            u"/tests/core/record/goldens/fiske/game.doublets"_s));
    QTRY_VERIFY(f.action("actionRetell").isEnabled());
    f.action("actionRetell").trigger();
    const auto *dialog = f.window->findChild<RetellingDialog *>();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), 20'000);
    const auto &model = *dialog->findChild<RetellingModel *>();
    QCOMPARE(model.game(RetellingModel::Played)->ruleSet().id, u"fiske"_s);
    QVERIFY(model.game(RetellingModel::Retold)->position().isOver());
    QVERIFY(model.game(RetellingModel::Retold)->ruleSet().id != u"fiske"_s);
}

void TestRetellingDialog::savesARecord()
{
    DialogFixture f(30);
    f.window.dialogs.answer = f.window.folder.filePath(u"retold.doublets"_s);
    f.find<QPushButton>("retellingSave")->click();
    QVERIFY(f.window.dialogs.suggested.endsWith(u"willughby-retold.doublets"));
    const auto record = readRecord(f.window.dialogs.answer);
    QVERIFY(record);
    const auto turns = replay(record.value(), allRuleSets());
    QVERIFY(turns);
    QCOMPARE(turns.value().back().after, f.model().game(RetellingModel::Retold)->position());
    QVERIFY(!f.window.session.open(f.window.dialogs.answer)); // and it can be told again
    QCOMPARE(f.window.game().ruleSet().id, u"willughby"_s);
}

void TestRetellingDialog::tellsOfAFailure()
{
    DialogFixture f(30);
    const QString before = f.summary();
    f.find<QPushButton>("retellingSave")->click(); // nobody chose a file
    QCOMPARE(f.summary(), before);
    f.window.dialogs.answer = f.window.folder.filePath(u"none/retold.doublets"_s);
    f.find<QPushButton>("retellingSave")->click();
    QVERIFY2(f.summary().contains(u"none/retold.doublets"), qPrintable(f.summary()));
    QVERIFY(f.summary().endsWith(before)); // and yet the game is told
}

void TestRetellingDialog::retranslates()
{
    const DialogFixture f(30);
    f.find<QPushButton>("retellingPart")->setText({});
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(f.dialog, &change);
    QCOMPARE(f.find<QPushButton>("retellingPart")->text(), u"Where they &part"_s);
}

void TestRetellingDialog::givesUpWorkThatNobodyWants()
{
    const RuleSet &set = *allRuleSets().find(u"cotton"_s);
    const Rules rules = set.rules(set.defaultRulings());
    RetellingWork work;
    QSignalSpy done(&work, &RetellingWork::done);
    work.start(rules, {6, 1}, 1);
    work.start(rules, {1, 6}, 1);
    QTRY_COMPARE(done.size(), 1);
    const auto told = done.first().first().value<Retelling>();
    QVERIFY(told.turns.front().action == Action(OpeningThrow{1, 6}));
    work.start(rules, {6, 1}, 1);
    work.cancel();
    QVERIFY(!work.isRunning());
    work.start(rules, {2, 5}, 1);
    QTRY_COMPARE(done.size(), 2); // the one given up is not among them
    QVERIFY(done.last().first().value<Retelling>().turns.front().action ==
            Action(OpeningThrow{2, 5}));
}

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    look::apply(application); // style sheet and letters as people have them
    TestRetellingDialog test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_retelling_dialog.moc"
