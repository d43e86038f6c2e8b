// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "match/settings/settings.h"
#include "panels/board_connection/board_connection.h"
#include "panels/sides/face_to_face.h"
#include "panels/sides/player_side.h"
#include "panels/sides/rotated_label.h"
#include "panels/sides/rotated_text_view.h"
#include "panels/sides/side_button.h"
#include "panels/sides/side_page.h"
#include "table/board/board_input.h"
#include "table/board/board_scene.h"
#include "table/board/board_view.h"
#include "table/sound/sound_player.h"
#include "tests/app/desktop/window/fingers.h"
#include "tests/app/match/test_clock.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace doublets {

inline const Catalogue &builtInCatalogue()
{
    static const auto catalogue = Catalogue::builtIn();
    return catalogue.value();
}

/// A match, a board and both players' sides, without motion. The board is not painted until updates
/// are enabled.
struct SidesFixture
{
    explicit SidesFixture(const QString &ruleSet = u"cotton"_s, const QSize &size = {1024, 768},
                          const SideSizes &sizes = {}, const Policy &policy = {})
        : settings(folder.filePath(u"doublets.ini"_s), builtInCatalogue())
        , session(builtInCatalogue(), settings, QString())
        , match(session, policy, clock)
    {
        settings.motionSpeed.set(MotionSpeed::Off);
        settings.whiteName.set(u"Anne"_s);
        settings.blackName.set(u"Ben"_s);
        session.start();
        session.newGame({ruleSet, {}, DiceOrigin::Seeded, u"1674"_s});
        board = new BoardView;
        board->setUpdatesEnabled(false);
        sides = std::make_unique<FaceToFace>(match, *board);
        sound = std::make_unique<SoundPlayer>();
        link = std::make_unique<BoardConnection>(match, *board, *sound);
        sides->setSizes(sizes);
        sides->setActive(true);
        sides->resize(size);
        sides->show();
        static_cast<void>(QTest::qWaitForWindowExposed(sides.get()));
    }

    [[nodiscard]] const Game &game() const { return match.game(); }
    [[nodiscard]] PlayerSide &side(Side player) const { return sides->side(player); }
    [[nodiscard]] SidePage &page(Side player) const { return sides->page(player); }
    [[nodiscard]] Stage stage() const { return game().position().stage; }
    /// Returns the player who throws or plays next; White before the lead.
    [[nodiscard]] Side turn() const
    {
        const Position &position = game().position();
        return stage() == Stage::Opening   ? Side::White
               : stage() == Stage::Playing ? position.player
                                           : referee::nextThrower(game().rules(), position);
    }
    /// Returns the opponent of turn().
    [[nodiscard]] Side other() const { return opponentOf(turn()); }

    /// Returns the pixel at which to touch a point, near its rail, in viewport coordinates.
    [[nodiscard]] QPoint pixelOfPoint(Side owner, int point) const
    {
        const QPointF at = board->boardScene().boardLayout().manCentre(owner, point, 0);
        return board->viewportTransform().map(at).toPoint();
    }
    void tapPoint(Side owner, int point) const
    {
        tap(board->viewport(), pixelOfPoint(owner, point));
    }
    /// Throws or plays the first legal play by touch.
    void step() const
    {
        if (stage() != Stage::Playing) {
            tap(&side(turn()).mainButton());
            return;
        }
        const Play play = game().legalPlays()[0];
        tapPoint(play.by, play.from);
        const auto selected = board->input().selectedPoint();
        if (selected && play.kind == PlayKind::Move) {
            tapPoint(play.by, play.to);
        } else if (selected) {
            const QPointF tray = board->boardScene().boardLayout().trayRect(play.by).center();
            tap(board->viewport(), board->viewportTransform().map(tray).toPoint());
        }
    }
    /// Steps until the game is in the stage `wanted`. Fails the test if this takes more than 200
    /// steps.
    void stepUntil(Stage wanted) const
    {
        for (int i = 0; i < 200 && stage() != wanted; ++i) {
            step();
        }
        QCOMPARE(stage(), wanted);
    }

    QTemporaryDir folder;
    Settings settings;
    TestClock clock;
    Session session;
    Match match;
    BoardView *board = nullptr; ///< owned by `sides`
    std::unique_ptr<FaceToFace> sides;
    std::unique_ptr<SoundPlayer> sound;
    std::unique_ptr<BoardConnection> link;
};

} // namespace doublets
