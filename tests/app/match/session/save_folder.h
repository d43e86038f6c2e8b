// SPDX-License-Identifier: MIT
#pragma once

#include "core/record/record_reader.h"
#include "tests/app/match/session/session_fixture.h"

#include <QTemporaryDir>

#include <memory>

using namespace Qt::StringLiterals;

namespace doublets {

/// Performs `actions` actions, so that the game is well beyond the lead.
inline void playInto(const Game &game, int actions = 8)
{
    for (int i = 0; i < actions; ++i) {
        step(game);
    }
    QVERIFY(!game.position().isOver());
}

inline std::vector<Action> courseOf(const Game &game)
{
    return actionsOf(game.history());
}

inline std::vector<Action> courseIn(const QString &path)
{
    const auto record = readRecord(path);
    return record ? record.value().actions() : std::vector<Action>();
}

/// A folder of saved games that successive sittings share. Created for each test.
class SaveFolder
{
protected:
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
    [[nodiscard]] std::unique_ptr<Sitting> sitDown(int slot = SaveSlot::First) const
    {
        return std::make_unique<Sitting>(*m_catalogue, m_folder->path(), slot);
    }
    [[nodiscard]] QString data(const QString &name) const
    {
        return m_folder->filePath(u"data/"_s + name);
    }

    std::unique_ptr<Catalogue> m_catalogue;
    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace doublets
