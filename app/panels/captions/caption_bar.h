// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <QFrame>

#include <optional>

class QAction;
class QBoxLayout;
class QToolButton;

namespace doublets {

class Actions;
class CaptionLabel;
class Clock;

/// The strip under the board: the caption, which says what has happened and what to do, and buttons
/// for the available actions.
class CaptionBar : public QFrame
{
    Q_OBJECT

public:
    /// `actions` and `clock` must outlive this object.
    CaptionBar(Actions &actions, Clock &clock, QWidget *parent = nullptr);

    [[nodiscard]] CaptionLabel &label() const { return *m_label; }
    /// Returns the button that opens the menus, for windows whose menu bar is hidden. Hidden by
    /// default.
    [[nodiscard]] QToolButton &menuButton() const { return *m_menu; }
    /// Sets the evidence for the rule that the caption is about; null hides the mark.
    void setStatus(std::optional<Status> status);
    /// Sets whether an earlier position is shown. If so, the only button returns to the latest
    /// throw.
    void setPastShown(bool past);
    /// Scales fonts and buttons to a window of that size. Call again when the text size changes.
    void scaleTo(const QSize &window);
    void retranslate();

protected:
    void customEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// Creates a button that triggers `action`, without its text.
    [[nodiscard]] QToolButton *button(const QString &name, QAction *action);
    /// Sets the text size of all buttons, in pixels.
    void setButtonFontSize(int pixels);
    /// Puts text and buttons side by side, or the buttons below if they are too wide.
    void fold();
    /// Shortens the text of the evidence mark, or leaves only its icon, to make room for the
    /// caption.
    void shortenStatus();
    void showStatus();
    [[nodiscard]] QString ruleStatus() const;

    QSize m_window;
    int m_availableWidth = 0; ///< the current or imminent width, in pixels
    QBoxLayout *m_parts;
    QWidget *m_buttons;
    CaptionLabel *m_label;
    QToolButton *m_menu;
    QToolButton *m_status = nullptr;
    std::optional<Status> m_shownStatus;
    QToolButton *m_why = nullptr;
    QToolButton *m_undo = nullptr;
    QToolButton *m_forced = nullptr;
    QToolButton *m_throw = nullptr;
    QToolButton *m_present = nullptr;
};

} // namespace doublets
