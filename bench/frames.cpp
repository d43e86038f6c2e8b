// SPDX-License-Identifier: MIT
#include "bench/benchmark.h"
#include "bench/waiting.h"

#include "core/dice/dice.h"
#include "core/game/game.h"
#include "core/rules/catalogue.h"
#include "table/board/board_scene.h"
#include "table/board/board_view.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace doublets::bench {

namespace {

constexpr int MovingDice = 3;
constexpr int MovingMenOfASide = 3;

/// A board with three dice and six men in motion at once, as in the window.
class BusyBoard
{
public:
    BusyBoard(const RuleSet &ruleSet, QSize size)
        : m_game(ruleSet, ruleSet.defaultRulings(), std::make_unique<SeededDice>(1283))
    {
        m_view.setSpeed(MotionSpeed::Off);
        m_view.setNumeralsShown(true);
        m_view.resize(size);
        while (m_game.position().stage != Stage::Playing) {
            m_game.throwDice(); // for the lead, then all three dice
        }
        m_view.setGame(&m_game);
        m_view.show();
        m_isDrawn = waitUntil([this] { return m_view.isPictureReady(); });
        paint();
        for (const Side side : BothSides) {
            for (int point = 1; point <= MovingMenOfASide; ++point) {
                m_men.push_back(m_view.boardScene().topOfPile(side, point));
                m_homes.push_back(m_men.back()->state());
            }
        }
    }

    [[nodiscard]] bool isComplete() const
    {
        return m_isDrawn && m_view.size() == m_view.viewport()->size() &&
               m_view.boardScene().dice().size() == MovingDice;
    }

    /// Draws the frame at time `t` of the motion, 0 to 1. Returns the time taken, in ms.
    double frame(qreal t)
    {
        QElapsedTimer clock;
        clock.start();
        moveMen(t);
        moveDice(t);
        paint();
        return static_cast<double>(clock.nsecsElapsed()) / 1e6;
    }

private:
    /// Paints as the event loop does, without waiting.
    void paint()
    {
        QCoreApplication::sendPostedEvents();
        QEvent request(QEvent::UpdateRequest);
        QCoreApplication::sendEvent(&m_view, &request);
    }

    void moveMen(qreal t)
    {
        for (std::size_t i = 0; i < m_men.size(); ++i) {
            const qreal u = std::fmod(t + 0.13 * static_cast<qreal>(i), 1.0);
            ManState state = m_homes[i];
            state.centre += QPointF(0, (state.centre.y() < 540 ? 170 : -170) * u);
            state.height += 60 * std::sin(std::numbers::pi * u);
            m_men[i]->setState(state);
        }
    }

    void moveDice(qreal t)
    {
        const QRectF area = m_view.boardScene().boardLayout().diceArea(Side::White);
        const auto dice = m_view.boardScene().dice();
        for (std::size_t i = 0; i < dice.size(); ++i) {
            const auto n = static_cast<qreal>(i);
            const qreal bounce = std::abs(std::cos(2.5 * std::numbers::pi * t + n));
            const QVector3D axis(0.8F, 0.5F - 0.3F * static_cast<float>(i), 0.3F);
            dice[i]->setState({{area.left() + (area.width() - 60) * t,
                                area.top() + area.height() * (0.2 + 0.3 * n)},
                               8 + 120 * (1 - t) * bounce,
                               QQuaternion::fromAxisAndAngle(axis, static_cast<float>(700 * t))});
        }
    }

    Game m_game;
    mutable BoardView m_view;
    bool m_isDrawn = false;
    std::vector<ManItem *> m_men;
    std::vector<ManState> m_homes;
};

Result<Samples, QString> measureFrames(QSize size, Effort effort)
{
    const auto catalogue = Catalogue::builtIn();
    if (!catalogue) {
        return u"the rule files cannot be read"_s;
    }
    BusyBoard board(*catalogue.value().find(u"alfonso"_s), screenSizeFor(size, effort));
    if (!board.isComplete()) {
        return u"the board is not painted, has the wrong size or lacks moving objects"_s;
    }
    constexpr int FramesOfThrow = 60;
    const int throws = effort == Effort::Tiny ? 1 : 10;
    const int frames = effort == Effort::Tiny ? 3 : FramesOfThrow;
    Samples samples;
    for (int nth = -1; nth < throws; ++nth) {
        for (int i = 0; i < frames; ++i) {
            const double time = board.frame(static_cast<qreal>(i) / frames);
            if (nth >= 0) { // the first throw is a warm-up
                samples.push_back(time);
            }
        }
    }
    return samples;
}

} // namespace

std::vector<Benchmark> frameBenchmarks()
{
    return {{u"frame-1080p"_s, u"ms"_s, false,
             [](Effort effort) {
                 return measureFrames({1920, 1080}, effort);
             }},
            {u"frame-4k"_s, u"ms"_s, false, [](Effort effort) {
                 return measureFrames({3840, 2160}, effort);
             }}};
}

} // namespace doublets::bench
