// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QAction;
class QBoxLayout;
class QToolButton;

namespace doublets {

class Actions;
class CaptionLabel;
class Scheduler;

/// A strip below the board, with a caption for the latest events and the next task, and buttons
/// for the available actions.
class CaptionBar : public QFrame
{
    Q_OBJECT

public:
    /// `actions` and `scheduler` must outlive this object.
    CaptionBar(Actions &actions, Scheduler &scheduler, QWidget *parent = nullptr);

    [[nodiscard]] CaptionLabel &label() const { return *m_label; }
    /// Returns the button that opens the menus in windows without a menu bar. The button is hidden
    /// by default. The window must set its menu.
    [[nodiscard]] QToolButton &menuButton() const { return *m_menuButton; }
    /// Sets whether the historical source of the game is silent about the rule behind the events in
    /// the caption. If true, a button with a mark states that the program has chosen the rule.
    /// Defaults to false.
    void setSourceSilent(bool isSilent);
    /// Sets whether the board shows an earlier moment of the game. If true, a button that returns
    /// to the latest throw replaces the other action buttons. Defaults to false.
    void setPastMomentShown(bool isPastMoment);
    /// Sets whether the game is over. If true, the main button, which otherwise throws the dice,
    /// shows the result, and the button for forced moves is hidden. The main button never starts a
    /// game, because the user may still press it to throw. Defaults to false.
    void setGameOver(bool isOver);
    /// Sets whether the window also shows another strip. If true, the caption has at most two lines
    /// in windows with space for few lines. Defaults to false.
    void setSharingSpace(bool isSharing);
    /// Scales fonts and buttons for a window of size `window`, in logical pixels. Call before the
    /// bar is shown, and after each change of the window's size or the text size.
    void scaleTo(const QSize &window);
    /// Updates all texts after a change of language.
    void retranslate();

protected:
    void customEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// Creates a button without text that triggers `action` and follows its enabled state and tool
    /// tip. `name` becomes the object name.
    [[nodiscard]] QToolButton *createButton(const QString &name, QAction *action);
    /// Sets the text size of all buttons, in pixels.
    void setButtonFontSize(int pixels);
    /// Lays out the caption and the buttons in one row, or in two rows if the buttons would take
    /// more than half of the width.
    void updateLayoutDirection();
    /// Shortens or hides the text of the status button, to make space for the caption.
    void shortenStatus();
    /// Updates the visibility, the mark and the texts of the status button.
    void updateStatusButton();
    /// Updates the text, the tool tip, the width and the enabled state of the main button.
    void updateMainButton();
    /// Returns the action that the main button triggers.
    [[nodiscard]] QAction *mainAction() const;
    /// Updates which buttons are visible. In windows with space for few lines, a menu replaces the
    /// buttons that are used least.
    void updateVisibleButtons();
    /// Sets the text size of the buttons to the largest size at which their row fits into the bar,
    /// at least 11 pixels and at most the size of the caption.
    void fitButtons();
    /// Returns the full text of the status button.
    [[nodiscard]] QString statusText() const;

    QSize m_windowSize;
    int m_availableWidth = 0; ///< the current or imminent width, in pixels
    bool m_isSourceSilent = false;
    bool m_isPastMomentShown = false;
    bool m_isGameOver = false;
    bool m_isCollapsed = false; ///< whether a menu replaces some of the buttons
    bool m_isSharingSpace = false;
    const Actions &m_actions;
    QBoxLayout *m_layout;
    QWidget *m_buttons;
    CaptionLabel *m_label;
    QToolButton *m_menuButton;
    QToolButton *m_statusButton = nullptr;
    QToolButton *m_whyButton = nullptr;
    QToolButton *m_undoButton = nullptr;
    QToolButton *m_playForcedButton = nullptr;
    QToolButton *m_moreButton = nullptr;
    QToolButton *m_mainButton = nullptr;
    QToolButton *m_returnButton = nullptr;
};

} // namespace doublets
