// SPDX-License-Identifier: MIT
#include "match/match.h"
#include "match/settings/settings.h"
#include "tests/app/match/test_clock.h"

#include <QDir>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

/// A complete text-based shell: a match narrated line by line, without a board or saved files.
class LineShell : public QObject
{
public:
    LineShell(const Catalogue &catalogue, const QString &ruleSet)
        : m_settings(QString(), catalogue)
        , m_session(catalogue, m_settings, QString())
        , m_match(m_session, policy(ruleSet), m_clock)
    {
        connect(&m_match, &Match::changed, this, [this](const Change &change) {
            if (change.kind == Change::Kind::Revealed) {
                lines << m_match.shown().caption();
            }
        });
        m_session.start({ruleSet, {}, DiceOrigin::Seeded, u"1674"_s});
    }

    /// Plays a game against the computer.
    void playToTheEnd()
    {
        m_session.setSeat(Side::Black, PlayerSetting::Careless);
        m_clock.stop();
        while (!m_match.game().position().isOver()) {
            if (m_match.computer().hasTurn()) {
                m_clock.advance(std::chrono::seconds(1));
            } else if (m_match.can(Command::ThrowDice)) {
                m_match.throwDice();
            } else {
                m_match.play(m_match.game().legalPlays()[0]);
            }
        }
    }
    [[nodiscard]] Match &match() { return m_match; }
    [[nodiscard]] Session &session() { return m_session; }

    QStringList lines;

private:
    static Policy policy(const QString &ruleSet)
    {
        Policy policy;
        policy.ruleSets = {ruleSet};
        policy.withheldCommands = {Command::Undo, Command::LookBack};
        return policy;
    }

    TestClock m_clock;
    Settings m_settings;
    Session m_session;
    Match m_match;
};

} // namespace

class TestAnotherShell : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playsEachGame_data();
    void playsEachGame();
};

void TestAnotherShell::playsEachGame_data()
{
    QTest::addColumn<QString>("ruleSet");
    for (const QString &id : Catalogue::builtIn().value().ids()) {
        QTest::newRow(qPrintable(id)) << id;
    }
}

void TestAnotherShell::playsEachGame()
{
    QFETCH(const QString, ruleSet);
    const QTemporaryDir home; // where a game would be saved
    qputenv("XDG_DATA_HOME", home.path().toUtf8());
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    QVERIFY(QDir::setCurrent(home.path()));
    const auto catalogue = Catalogue::builtIn();
    {
        LineShell shell(catalogue.value(), ruleSet);
        QCOMPARE(shell.match().policy().ruleSetsIn(catalogue.value()).size(), std::size_t(1));
        shell.playToTheEnd();
        QVERIFY(shell.match().game().position().isOver());
        QVERIFY(shell.lines.size() > 10);
        QVERIFY(!shell.match().can(Command::Undo)); // withheld by this shell's policy
        const std::size_t actions = shell.match().game().history().size();
        shell.match().undo();
        shell.match().shown().lookBackAt(0);
        QCOMPARE(shell.match().game().history().size(), actions);
        QVERIFY(!shell.match().shown().isPast());
        shell.match().rematch();
        shell.session().newGameWithSameRules();
        QVERIFY(!shell.session().hasUnfinishedGames());
    }
    QVERIFY(QDir::setCurrent(QDir::rootPath()));
    QDirIterator files(home.path(), QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                       QDirIterator::Subdirectories);
    QVERIFY2(!files.hasNext(), qPrintable(files.next()));
}

QTEST_GUILESS_MAIN(TestAnotherShell)
#include "tst_another_shell.moc"
