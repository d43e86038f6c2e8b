// SPDX-License-Identifier: MIT
#pragma once

#include "core/background_work.h"
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
class PictureStore;
class SymbolButton;

/// How the game that has ended would have gone by another source, with the same dice: both tables
/// as they were at the end, and what differs in a sentence or two.
class ComparePage : public QWidget
{
    Q_OBJECT

public:
    explicit ComparePage(QWidget *parent);
    ~ComparePage() override;

    /// Where pictures of both tables are kept: they are the same for every visitor.
    void setPictureStore(const PictureStore &store);
    /// `others`: the games to compare with; the first is shown.
    void compare(Match &match, std::vector<const RuleSet *> others);
    /// Keys go on with the way back.
    void takeFocus();
    /// Forgets the match.
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
    DisplaySizes m_given;
    DisplaySizes m_sizes; ///< that it has room for
    std::unique_ptr<ComparisonModel> m_model;
    std::vector<const RuleSet *> m_others;
    std::vector<std::uint8_t> m_faces;
    std::size_t m_at = 0;
    bool m_known = false;
    OddsMaker m_odds; ///< what the match knew when it was compared
    BackgroundWork<Comparison> m_work;
};

} // namespace doublets
