// SPDX-License-Identifier: MIT
#include "match/session/session.h"
#include "match/session/session_dice.h"
#include "match/settings/settings.h"
#include "tests/app/match/editable_game.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestSittingDice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsALongSittingWhole();
};

void TestSittingDice::countsALongSittingWhole()
{
    const auto catalogue = Catalogue::builtIn();
    const QTemporaryDir folder;
    Settings settings(folder.filePath(u"doublets.ini"_s), catalogue.value());
    Session session(catalogue.value(), settings, folder.filePath(u"data"_s));
    SessionDice sitting;
    connect(&session, &Session::gameChanged, this, [&] { sitting.setCurrentGame(session.game()); });
    connect(&session, &Session::actionTaken, this, [&] { sitting.update(session.game()); });
    session.start();
    const int games = static_cast<int>(SessionDice::MaxRecognised) + 20;
    DiceTally fell;
    for (int game = 0; game < games; ++game) {
        // Games with the same first throw would be mistaken for one game that was resumed.
        session.newGame({u"cotton"_s, {}, DiceOrigin::Seeded, QString::number(game)});
        test::editable(session.game()).throwDice();
        fell.add(DiceTally(session.game().history()));
    }
    session.newGame({u"fiske"_s, {}, DiceOrigin::System, {}});
    QCOMPARE(sitting.earlierGameCount(), games);
    QCOMPARE(sitting.earlierTally(), fell);
    QCOMPARE(sitting.earlierOrigins().size(), static_cast<std::size_t>(games));
}

QTEST_GUILESS_MAIN(TestSittingDice)
#include "tst_sitting_dice.moc"
