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

/// The strip under the board: what happened and what is to do, with large buttons for it.
class CaptionBar : public QFrame
{
    Q_OBJECT

public:
    /// Both must outlive it.
    CaptionBar(Actions &actions, Clock &clock, QWidget *parent = nullptr);

    [[nodiscard]] CaptionLabel &label() const { return *m_label; }
    /// The button that brings the menus where their bar is hidden.
    [[nodiscard]] QToolButton &menuButton() const { return *m_menu; }
    /// How we know the rule that decided what is told; none: nothing is shown.
    void setStatus(std::optional<Status> status);
    /// While the past is shown there is one thing to do: go back to the present.
    void setShowsPast(bool past);
    /// Letters and buttons fit for a window of that size.
    void scaleTo(const QSize &window);
    void retranslate();

protected:
    void customEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QToolButton *button(const QString &name, QAction *action);
    /// Text and buttons side by side, or one above the other where the words are long.
    void setButtonLetters(int pixels);
    void fold();
    void foldStatus();
    void showStatus();
    [[nodiscard]] QString ruleStatus() const;

    QSize m_window;
    int m_room = 0; ///< the width that this has, or is about to have
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
