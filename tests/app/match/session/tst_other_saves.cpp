// SPDX-License-Identifier: MIT
#include "tests/app/match/session/save_folder.h"

using namespace Qt::StringLiterals;

using namespace doublets;

/// Tests saves of earlier versions and of other running instances.
class TestOtherSaves : public QObject, private SaveFolder
{
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFolder(); }
    void takesInThePreviousGameOfEarlierVersions();
    void leavesABrokenPreviousGameWhereItIs_data();
    void leavesABrokenPreviousGameWhereItIs();
    void givesEachProgramASaveOfItsOwn();
    void puttingAwayASecondSave();
    void gathersWhatASecondProgramLeft();
    void onlyTheProgramsOwnSavesArePrivate();
};

void TestOtherSaves::takesInThePreviousGameOfEarlierVersions()
{
    std::vector<Action> course;
    {
        const auto sitting = sitDown();
        sitting->session.start();
        sitting->session.newGame(seeded(u"holme"_s));
        playInto(sitting->session.game());
        course = courseOf(sitting->session.game());
    }
    QVERIFY(QFile::rename(data(u"unfinished.doublets"_s), data(u"previous.doublets"_s)));
    const auto next = sitDown();
    next->session.start();
    QVERIFY(next->session.canReopenLastGame());
    QVERIFY(!next->session.reopenLastGame());
    QVERIFY(courseOf(next->session.game()) == course);
    QVERIFY(!QFile::exists(data(u"previous.doublets"_s)));
}

void TestOtherSaves::leavesABrokenPreviousGameWhereItIs_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("newer") << QByteArray("{ \"format\": \"doublets-game\", \"version\": 99 }");
    QTest::newRow("binary") << QByteArray("\0\1\2\xff", 4);
}

void TestOtherSaves::leavesABrokenPreviousGameWhereItIs()
{
    QFETCH(const QByteArray, bytes);
    put(data(u"previous.doublets"_s), bytes);
    const auto sitting = sitDown();
    sitting->session.start();
    QVERIFY(!sitting->session.canReopenLastGame());
    playInto(sitting->session.game());
    sitting->session.newGameWithSameRules();
    QVERIFY(sitting->session.canReopenLastGame());
    QCOMPARE(bytesOf(data(u"previous.doublets"_s)), bytes);
}

void TestOtherSaves::givesEachProgramASaveOfItsOwn()
{
    auto first = SaveSlot::acquire(data({}), SaveSlot::First);
    QVERIFY(first);
    QVERIFY(!SaveSlot::acquire(data({}), SaveSlot::First));
    const auto second = SaveSlot::acquireAnother(data({}));
    QCOMPARE(second->number(), 2);
    QCOMPARE(SaveSlot::acquireAnother(data({}))->number(), 3);
    first.reset();
    QVERIFY(SaveSlot::acquire(data({}), SaveSlot::First));

    const auto one = sitDown(1);
    one->session.start();
    one->session.newGame(seeded(u"holme"_s));
    playInto(one->session.game());
    QVERIFY(!one->session.finishSaving());
    const QByteArray before = bytesOf(data(u"unfinished.doublets"_s));
    const auto two = sitDown(second->number());
    two->session.start();
    QVERIFY(two->session.game().history().empty());
    two->session.newGame(seeded(u"fiske"_s));
    finish(two->session.game());
    QVERIFY(!two->session.finishSaving());
    QCOMPARE(bytesOf(data(u"unfinished.doublets"_s)), before);
    test::editable(two->session.game()).undo();
    QCOMPARE(bytesOf(data(u"unfinished.doublets"_s)), before);
    QVERIFY(!two->session.finishSaving());
    QVERIFY(QFile::exists(data(u"unfinished-2.doublets"_s)));
}

void TestOtherSaves::puttingAwayASecondSave()
{
    const auto two = sitDown(2);
    two->session.start();
    two->session.newGame(seeded(u"holme"_s));
    playInto(two->session.game());
    const auto course = courseOf(two->session.game());
    two->session.moveGameToUnfinished();
    QVERIFY(!two->session.finishSaving());
    QVERIFY(!QFile::exists(data(u"unfinished-2.doublets"_s)));
    const auto one = sitDown(1);
    one->session.start();
    QVERIFY(!one->session.reopenLastGame());
    QVERIFY(courseOf(one->session.game()) == course);
}

void TestOtherSaves::gathersWhatASecondProgramLeft()
{
    {
        const auto two = sitDown(2);
        two->session.start();
        two->session.newGame(seeded(u"holme"_s));
        playInto(two->session.game());
    }
    const QByteArray bytes = bytesOf(data(u"unfinished-2.doublets"_s));
    {
        const auto running = SaveSlot::acquire(data({}), 2);
        const auto one = sitDown(1);
        one->session.start();
        QCOMPARE(bytesOf(data(u"unfinished-2.doublets"_s)), bytes); // still in use by its owner
    }
    const auto one = sitDown(1);
    one->session.start();
    QVERIFY(!QFile::exists(data(u"unfinished-2.doublets"_s)));
    QCOMPARE(one->session.unfinishedGames().size(), std::size_t(1));
    QCOMPARE(bytesOf(one->session.unfinishedGames()[0].path), bytes);
}

void TestOtherSaves::onlyTheProgramsOwnSavesArePrivate()
{
    const auto sitting = sitDown();
    sitting->session.start();
    playInto(sitting->session.game());
    const QString path = m_folder->filePath(u"shared.doublets"_s);
    put(path, "{}");
    const QFile::Permissions team = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup |
                                    QFile::WriteGroup | QFile::ReadOther;
    QVERIFY(QFile::setPermissions(path, team));
    QVERIFY(!sitting->session.saveAs(path));
    const auto modeOf = [](const QString &file) {
        return QFile::permissions(file) & ~(QFile::ReadUser | QFile::WriteUser);
    };
    QCOMPARE(modeOf(path), team);
    QVERIFY(!sitting->session.finishSaving());
    QCOMPARE(modeOf(data(u"unfinished.doublets"_s)), QFile::ReadOwner | QFile::WriteOwner);
    sitting->session.newGameWithSameRules();
    QCOMPARE(sitting->session.unfinishedGames().size(), std::size_t(1));
    QCOMPARE(modeOf(sitting->session.unfinishedGames()[0].path),
             QFile::ReadOwner | QFile::WriteOwner);
}

QTEST_GUILESS_MAIN(TestOtherSaves)
#include "tst_other_saves.moc"
