// SPDX-License-Identifier: MIT
#pragma once

#include "match/session/session.h"
#include "match/settings/settings.h"
#include "tests/app/match/editable_game.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace doublets {

/// A sitting with the saved games in `folder`. A second sitting with the same folder simulates the
/// next start of the program. An earlier sitting that still exists must finish saving first.
struct Sitting
{
    Sitting(const Catalogue &catalogue, const QString &folder, int slot = SaveSlot::First)
        : settings(folder + u"/doublets.ini"_s, catalogue)
        , session(catalogue, settings, folder + u"/data"_s, slot)
        , notices(&session, &Session::errorOccurred)
    {
    }

    Settings settings;
    Session session;
    QSignalSpy notices; ///< errors emitted by the session
};

/// Returns the parameters of a game with seeded dice and default rulings.
inline NewGame seeded(const QString &ruleSet, const QString &seed = u"1674"_s)
{
    return {ruleSet, {}, DiceOrigin::Seeded, seed};
}

/// Throws if a throw is due, otherwise plays the first legal play.
inline void step(const Game &game)
{
    if (game.position().stage == Stage::Playing) {
        QVERIFY(test::editable(game).play(game.legalPlays()[0]));
    } else {
        QVERIFY(test::editable(game).throwDice());
    }
}

/// Plays the game to its end.
inline void finish(const Game &game)
{
    while (!game.position().isOver()) {
        step(game);
    }
}

inline std::vector<Action> actionsOf(const std::vector<HistoryEntry> &history)
{
    std::vector<Action> actions;
    for (const HistoryEntry &entry : history) {
        actions.push_back(entry.action);
    }
    return actions;
}

/// Fails the test unless two games have the same rules, position, history, undone actions and dice.
inline void compare(const Game &found, const Game &wanted)
{
    QCOMPARE(found.ruleSet().id, wanted.ruleSet().id);
    QCOMPARE(found.rulings(), wanted.rulings());
    QVERIFY(found.position() == wanted.position());
    QVERIFY(actionsOf(found.history()) == actionsOf(wanted.history()));
    QVERIFY(actionsOf(found.undoneEntries()) == actionsOf(wanted.undoneEntries()));
    QCOMPARE(found.futureFaces(), wanted.futureFaces());
    QCOMPARE(found.dice().origin(), wanted.dice().origin());
}

/// Returns the contents of a file, or "(cannot be read)".
inline QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
}

/// Writes a file, creating its folder if necessary.
inline void put(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace doublets
