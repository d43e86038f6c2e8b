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

/// The strip under the board, with a caption for the latest events and the next task, and buttons
/// for the available actions.
class CaptionBar : public QFrame
{
    Q_OBJECT

public:
    /// `actions` and `scheduler` must outlive this object.
    CaptionBar(Actions &actions, Scheduler &scheduler, QWidget *parent = nullptr);

    [[nodiscard]] CaptionLabel &label() const { return *m_label; }
    /// Returns the button that opens the menus in windows without a menu bar. Hidden by default;
    /// the window sets its menu.
    [[nodiscard]] QToolButton &menuButton() const { return *m_menuButton; }
    /// Sets whether the source is silent about the rule behind the events in the caption, so that
    /// the program has chosen the rule. If true, a button with a mark says so. Defaults to false.
    void setSourceSilent(bool isSilent);
    /// Sets whether the board shows an earlier moment of the game. If true, a button that returns
    /// to the latest throw replaces the other action buttons. Defaults to false.
    void setPastMomentShown(bool isPastMoment);
    /// Sets whether the main button, which throws the dice by default, shows the result instead. It
    /// never starts a game, because the user may still press it to throw.
    void setGameOver(bool isOver);
    /// Scales fonts and buttons for a window of size `window`, in logical pixels. Call again when
    /// the text size changes.
    void scaleTo(const QSize &window);
    void retranslate();

protected:
    void customEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// Creates a button without text that triggers `action`.
    [[nodiscard]] QToolButton *createButton(const QString &name, QAction *action);
    /// Sets the text size of all buttons, in pixels.
    void setButtonFontSize(int pixels);
    /// Lays out caption and buttons in one row, or in two rows if the buttons would take more than
    /// half of the width.
    void updateLayoutDirection();
    /// Shortens or hides the text of the status button, to make space for the caption.
    void shortenStatus();
    void updateStatusButton();
    /// Updates the text, the tool tip and the enabled state of the main button.
    void updateMainButton();
    [[nodiscard]] QAction *mainAction() const;
    void updateVisibleButtons();
    /// Sets the largest text size, of at least 11 pixels, at which the row of buttons fits into the
    /// window.
    void fitButtons();
    [[nodiscard]] QString statusText() const;

    QSize m_windowSize;
    int m_availableWidth = 0; ///< the current or imminent width, in pixels
    bool m_isSourceSilent = false;
    bool m_isPastMomentShown = false;
    bool m_isGameOver = false;
    const Actions &m_actions;
    QBoxLayout *m_layout;
    QWidget *m_buttons;
    CaptionLabel *m_label;
    QToolButton *m_menuButton;
    QToolButton *m_statusButton = nullptr;
    QToolButton *m_whyButton = nullptr;
    QToolButton *m_undoButton = nullptr;
    QToolButton *m_playForcedButton = nullptr;
    QToolButton *m_mainButton = nullptr;
    QToolButton *m_returnButton = nullptr;
};

} // namespace doublets
