// SPDX-License-Identifier: MIT
#pragma once

#include "core/record/record_reader.h"
#include "tests/app/match/session/session_fixture.h"

#include <QTemporaryDir>

#include <memory>

using namespace Qt::StringLiterals;

namespace doublets {

/// Performs `actions` actions, so that the game is well beyond the lead. Fails the test if the game
/// is then over.
inline void playInto(const Game &game, int actions = 8)
{
    for (int i = 0; i < actions; ++i) {
        step(game);
    }
    QVERIFY(!game.position().isOver());
}

/// Returns the actions of a game.
inline std::vector<Action> courseOf(const Game &game)
{
    return actionsOf(game.history());
}

/// Returns the actions in the record `path`, or an empty vector if the record cannot be read.
inline std::vector<Action> courseIn(const QString &path)
{
    const auto record = readRecord(path);
    return record ? record.value().actions() : std::vector<Action>();
}

/// The base class of tests with a folder of saved games, which successive sittings share.
class SaveFolder
{
protected:
    /// Creates an empty folder, replacing the previous one, and loads the catalogue. Call before
    /// each test. Fails the test on error.
    void makeFolder()
    {
        if (!m_catalogue) {
            auto catalogue = Catalogue::builtIn();
            QVERIFY(catalogue.ok());
            m_catalogue = std::make_unique<Catalogue>(std::move(catalogue).value());
        }
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }
    /// Starts a sitting with the saved games in the folder. Call makeFolder() first.
    [[nodiscard]] std::unique_ptr<Sitting> sitDown(int slot = SaveSlot::First) const
    {
        return std::make_unique<Sitting>(*m_catalogue, m_folder->path(), slot);
    }
    /// Returns the path of the file `name` in the data folder.
    [[nodiscard]] QString data(const QString &name) const
    {
        return m_folder->filePath(u"data/"_s + name);
    }

    std::unique_ptr<Catalogue> m_catalogue;
    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace doublets
