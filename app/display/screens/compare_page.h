// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_task.h"
#include "core/comparison/comparison.h"
#include "display/screens/display_sizes.h"

#include <QWidget>

#include <array>
#include <memory>
#include <vector>

class QLabel;

namespace doublets {

class BoardView;
class ComparisonModel;
class Match;
class PictureCache;
class SymbolButton;

/// Compares a game that has ended with the same dice played by another source's rules: shows both
/// final positions, and the differences in a sentence or two.
class ComparePage : public QWidget
{
    Q_OBJECT

public:
    explicit ComparePage(QWidget *parent);
    ~ComparePage() override;

    /// Sets the cache for pictures of boards, which are the same for every visitor.
    void setPictureStore(const PictureCache &store);
    /// Compares the match's game with each of `others`, and shows the first. `others` must not be
    /// empty. The other game is played in a background thread; `match` is not used after the call.
    void compare(Match &match, std::vector<const RuleSet *> others);
    /// Focuses the Back button.
    void takeFocus();
    /// Cancels the comparison and removes both games.
    void clear();
    void setSizes(const DisplaySizes &sizes);
    void retranslate();

Q_SIGNALS:
    void backRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void work();
    void showCompared(const Comparison &comparison);
    void describe();
    void place();
    void applySizes(const DisplaySizes &sizes);
    [[nodiscard]] bool leavesRoom() const;

    std::array<BoardView *, 2> m_boards{};
    std::array<QLabel *, 2> m_titles{};
    QLabel *m_summary;
    SymbolButton *m_next;
    SymbolButton *m_back;
    DisplaySizes m_preferredSizes; ///< as set
    DisplaySizes m_sizes;          ///< reduced to fit
    std::unique_ptr<ComparisonModel> m_model;
    std::vector<const RuleSet *> m_others;
    std::vector<std::uint8_t> m_faces; ///< of all dice thrown, in order
    std::size_t m_current = 0;         ///< index into `m_others`
    bool m_isCompared = false;         ///< whether the other game has been played
    OddsFactory m_odds;                ///< of the match at the time of `compare`
    BackgroundTask<Comparison> m_work;
};

} // namespace doublets
