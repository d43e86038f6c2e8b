// SPDX-License-Identifier: MIT
#pragma once

#include "panels/odds/odds_report.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QListWidget;
class QProgressBar;
class QScrollArea;
class QToolButton;

namespace doublets {

class Match;
class OddsBar;
class OddsChart;
class GuessPanel;

/// A panel that shows the influence of chance on the game: the chances of winning, the luck of each
/// throw, and the values of the current choices. Registers itself as a watcher of the odds while
/// visible; see OddsWatch::setWatched().
class OddsPanel : public QWidget
{
    Q_OBJECT

public:
    /// `match` must outlive this object.
    explicit OddsPanel(Match &match, QWidget *parent = nullptr);

    /// Returns the report that the panel shows. Not updated while the panel is hidden.
    [[nodiscard]] const OddsReport &report() const { return m_report; }
    /// Gives the focus to the field for the guess. Precondition: the panel is visible, and
    /// GuessFirst::isOn() and GuessFirst::isCovered() return true.
    void focusGuess();
    /// Updates all texts after a change of language.
    void retranslate();

Q_SIGNALS:
    /// Emitted after the school class has guessed and the odds have been uncovered.
    void oddsUncovered();
    /// Emitted after the user has played a choice, so that the keys of the board work again.
    void boardFocusRequested();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void setUpLayout();
    void updateButtonDirection();
    void updateReport();
    void updateCoveredState();
    void updateChances();
    void updateLuck();
    void updateChoices();
    /// Shows as many choices as fit without scrolling, but at least five and the choice that was
    /// made, or all choices of the throw if the user requested them. Shows m_allChoicesButton while
    /// choices are hidden.
    void updateChoicesHeight();
    /// Returns the height that the rest of the page leaves for the list of choices while
    /// m_allChoicesButton is hidden, in pixels.
    [[nodiscard]] int heightForChoices() const;
    /// Returns the height of m_allChoicesButton with the space below it, in pixels.
    [[nodiscard]] int allChoicesButtonHeight() const;
    /// Shows the list of choices and its buttons if there are several choices. While choices are
    /// being computed, an empty list keeps its place and the focus.
    void updateChoicesVisibility();
    void connectChoices();
    /// Returns the plays of the current row of the list. Returns an empty vector if no choice is
    /// selected.
    [[nodiscard]] std::vector<Play> selectedPlays() const;
    /// Returns a sentence that explains why the selected choice cannot be played. Returns an empty
    /// string if it can be played.
    [[nodiscard]] QString playHindranceText() const;
    void updatePlayButton();
    /// Plays the selected choice or, if this is impossible, explains why in a remark.
    void playSelectedChoice();
    /// Previews a choice on the board: the choice under the pointer or, while the list or the
    /// button that plays the choice has the focus, the current choice.
    void updateChoicePreview();
    /// Returns the row of the choice at `globalPosition`, or −1 if there is none.
    [[nodiscard]] int choiceAt(const QPoint &globalPosition) const;
    /// Scrolls to the current choice. Does nothing unless the list has the focus.
    void revealCurrentChoice();
    [[nodiscard]] QString titleText() const;
    [[nodiscard]] QString chanceText() const;
    [[nodiscard]] QString luckText() const;
    /// Returns a line with the difference that simulated games make to the chance shown. Returns an
    /// empty string if they make none, and after the end of the game.
    [[nodiscard]] QString correctionText() const;
    /// Returns the title without a note about the method.
    [[nodiscard]] QString momentText() const;
    [[nodiscard]] QString choicesTitle(const std::vector<Choice> &choices) const;
    /// Returns a text about what the players have gained or lost by their choices, with the
    /// placeholders %1 to %4 for White's name and figure and Black's name and figure.
    [[nodiscard]] static QString choicesEffectText(OddsMethod method);
    /// Returns an explanation of luck and of how the chances were found.
    [[nodiscard]] static QString methodText(OddsMethod method);
    /// Returns the lines of the list. Ranks and differences are computed from the rounded chances
    /// that the lines show, so that choices with the same percentage share a rank.
    [[nodiscard]] QStringList choiceLines(const std::vector<Choice> &choices) const;
    /// Formats a margin of the chances, from 0 to 1, e.g. "± 0.9 percentage points".
    [[nodiscard]] QString marginText(double margin) const;
    /// Returns an explanation of what the margin of the chances covers. Returns an empty string if
    /// no margin is shown.
    [[nodiscard]] QString marginExplanation() const;
    /// Returns whether the game on the board can be drawn.
    [[nodiscard]] bool canBeDrawn() const;
    /// Returns the text of the choice at `index` in the list. `rank` is 1 for the best choice.
    [[nodiscard]] QString choiceLine(std::size_t index, std::size_t rank) const;

    Match &m_match;
    OddsReport m_report;
    std::optional<std::size_t> m_listedDecision; ///< OddsWatch::decision() of the listed choices
    bool m_showsAllChoices = false; ///< whether the user requested all choices of this throw
    int m_hoveredChoice = -1;       ///< row of the list under the pointer; −1 if none
    QScrollArea *m_scrollArea;
    QWidget *m_page; ///< contents of m_scrollArea
    QLabel *m_titleLabel;
    QProgressBar *m_progressBar;
    GuessPanel *m_guessPanel;
    OddsBar *m_oddsBar;
    QLabel *m_chanceLabel;
    QLabel *m_choicesTitleLabel;
    QListWidget *m_choicesList;
    QToolButton *m_allChoicesButton; ///< visible only while the list hides choices
    QToolButton *m_playButton;
    OddsChart *m_oddsChart;
    QLabel *m_legendLabel;
    QLabel *m_luckLabel;
    QLabel *m_notesLabel;
    QToolButton *m_hintButton;
    QToolButton *m_returnButton;
    QBoxLayout *m_buttonLayout;
};

} // namespace doublets
