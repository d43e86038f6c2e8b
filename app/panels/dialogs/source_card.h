// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <QAbstractButton>
#include <QImage>

namespace doublets {

/// One source as a card to choose: its game, author, place, year, a line about it, and how the men
/// are laid.
class SourceCard : public QAbstractButton
{
    Q_OBJECT

public:
    explicit SourceCard(const RuleSet &ruleSet, QWidget *parent = nullptr);

    [[nodiscard]] QString ruleSetId() const { return m_ruleSet.id; }
    void retranslate();
    /// Of its opening; none: men on a plan of the board.
    void setPicture(const QImage &picture);
    /// Logical pixels.
    [[nodiscard]] int pictureWidth() const { return miniatureWidth(width()); }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void doubleClicked();

protected:
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QString sourceLine() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QRect textRoom(int width) const;
    [[nodiscard]] int miniatureWidth(int width) const;

    RuleSet m_ruleSet;
    QImage m_picture;
};

} // namespace doublets
