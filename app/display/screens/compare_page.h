// SPDX-License-Identifier: MIT
#pragma once

#include "choices/lighting.h"
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

/// A page that compares a finished game with a game played with the same dice under another
/// source's rules. Shows both final positions and a short summary of the differences.
class ComparePage : public QWidget
{
    Q_OBJECT

public:
    /// Creates a hidden page.
    explicit ComparePage(QWidget *parent);
    ~ComparePage() override;

    /// Sets the cache for pictures of boards. Copies `cache`.
    void setPictureCache(const PictureCache &cache);
    /// Sets the lighting of both boards. Does nothing without a comparison, because compare() sets
    /// the lighting of the match.
    void setLighting(Lighting lighting);
    /// Starts comparing the game of `match` with a game played with the same dice under the default
    /// rules of the first rule set of `others`. The visitor can switch to each of the other rule
    /// sets in turn. `others` must not be empty, and its rule sets must outlive this object. The
    /// other game is played in a background thread. `match` is not used after the call.
    void compare(Match &match, std::vector<const RuleSet *> others);
    /// Returns the texts of the page, to be read aloud: the titles of both games, and the summary
    /// or, until the other game has been played, a message that it is being played.
    [[nodiscard]] QString spokenText() const;
    /// Cancels the comparison and removes both games.
    void clear();
    /// Sets the preferred sizes, which are reduced if the texts leave too little space for the
    /// boards.
    void setSizes(const DisplaySizes &sizes);
    /// Updates the names of the players from `match`, the match passed to compare(). Call after a
    /// change of language, in addition to retranslate(). Does nothing without a comparison.
    void updatePlayerNames(const Match &match);
    void retranslate();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void startComparison();
    void showComparison(const Comparison &comparison);
    void updateTexts();
    void updateLayout();
    void applySizes(const DisplaySizes &sizes);
    [[nodiscard]] bool hasSpaceForBoards() const;

    std::array<BoardView *, 2> m_boards{};
    std::array<QLabel *, 2> m_titleLabels{};
    QLabel *m_summaryLabel;
    SymbolButton *m_nextButton;
    DisplaySizes m_preferredSizes; ///< as passed to setSizes()
    DisplaySizes m_sizes;          ///< reduced to fit
    std::unique_ptr<ComparisonModel> m_model;
    std::vector<const RuleSet *> m_otherRuleSets;
    std::vector<std::uint8_t> m_thrownFaces; ///< faces of all dice thrown, in order
    std::size_t m_currentIndex = 0;          ///< index into `m_otherRuleSets`
    bool m_isCompared = false;               ///< whether the other game is complete
    OddsFactory m_oddsFactory;               ///< odds of the match passed to compare()
    BackgroundTask<Comparison> m_comparisonTask;
};

} // namespace doublets
