// SPDX-License-Identifier: MIT
#pragma once

#include "core/dice/dice_source.h"
#include "core/game/game.h"
#include "core/rules/catalogue.h"
#include "table/board/board_scene.h"
#include "table/board/board_view.h"

#include <QTest>

#include <algorithm>
#include <deque>
#include <memory>
#include <random>
#include <vector>

namespace doublets {

/// A source of preset faces, followed by aces.
class PresetDice final : public DiceSource
{
public:
    explicit PresetDice(std::deque<std::uint8_t> faces)
        : m_faces(std::move(faces))
    {
    }
    [[nodiscard]] DiceOrigin origin() const override { return DiceOrigin::Scripted; }
    [[nodiscard]] std::uint8_t roll() override
    {
        if (m_faces.empty()) {
            return 1;
        }
        const std::uint8_t face = m_faces.front();
        m_faces.pop_front();
        return face;
    }

private:
    std::deque<std::uint8_t> m_faces;
};

/// Returns the faces of an opening throw that White wins, followed by `count` random faces.
inline std::deque<std::uint8_t> randomDice(unsigned seed, int count)
{
    std::mt19937 bits(seed);
    std::deque<std::uint8_t> dice{6, 1};
    for (int i = 0; i < count; ++i) {
        dice.push_back(static_cast<std::uint8_t>(bits() % 6 + 1));
    }
    return dice;
}

inline RuleSet ruleSetOf(const char *id)
{
    static const auto catalogue = Catalogue::builtIn();
    return *catalogue.value().find(QString::fromLatin1(id));
}

/// Returns one rule set for each appearance of a board and its men. Omits rule sets that differ
/// from another only in rules that no picture shows.
inline std::vector<RuleSet> ruleSetsByLook()
{
    static const auto catalogue = Catalogue::builtIn();
    std::vector<RuleSet> sets;
    for (const RuleSet &set : catalogue.value().all()) {
        const bool known = std::ranges::any_of(sets, [&set](const RuleSet &other) {
            const Rules &one = set.defaultRules;
            const Rules &two = other.defaultRules;
            return set.tradition == other.tradition && one.tables == two.tables &&
                   one.men == two.men && one.dice == two.dice && one.phases == two.phases &&
                   one.doublet == two.doublet;
        });
        if (!known) {
            sets.push_back(set);
        }
    }
    return sets;
}

/// Makes `view` show the actions of `game`.
inline void showGame(BoardView &view, Game &game)
{
    view.setGame(&game);
    QObject::connect(&game, &Game::actionPerformed, &view, &BoardView::showPlayed);
    QObject::connect(&game, &Game::actionRedone, &view, &BoardView::showPlayed);
    QObject::connect(&game, &Game::actionUndone, &view, &BoardView::showUndone);
}

/// A game on a board of 800 × 600 pixels. The game carries out the requests of the board. The board
/// is not painted until enablePainting() is called.
struct BoardFixture
{
    explicit BoardFixture(const char *ruleSet, std::deque<std::uint8_t> faces,
                          const Rulings &rulings = {})
        : rules(ruleSetOf(ruleSet))
        , game(rules, rules.completedRulings(rulings).value(),
               std::make_unique<PresetDice>(std::move(faces)))
    {
        view.setUpdatesEnabled(false);
        view.resize(800, 600);
        view.setSpeed(MotionSpeed::Off);
        view.setPlayerNames({QStringLiteral("Anne"), QStringLiteral("Ben")});
        showGame(view, game);
        QObject::connect(&view, &BoardView::throwRequested, &game, &Game::throwDice);
        QObject::connect(&view, &BoardView::playRequested, &game, &Game::play);
    }

    void enablePainting() { view.setUpdatesEnabled(true); }

    RuleSet rules;
    Game game;
    BoardView view;
};

/// Converts a point of the scene to viewport coordinates.
inline QPoint pixelOf(const BoardView &view, const QPointF &scene)
{
    return view.viewportTransform().map(scene).toPoint();
}

/// Clicks a point of the scene.
inline void click(BoardView &view, const QPointF &scene)
{
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, pixelOf(view, scene));
}

/// Clicks the man nearest to the rail on a point of `side`.
inline void clickPoint(BoardView &view, Side side, int point)
{
    click(view, view.boardScene().boardLayout().manCentre(side, point, 0));
}

} // namespace doublets
