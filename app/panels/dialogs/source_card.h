// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <QAbstractButton>
#include <QImage>

namespace doublets {

/// A selectable card for a source: game, author, place, year, a summary and a picture of the
/// opening position.
class SourceCard : public QAbstractButton
{
    Q_OBJECT

public:
    explicit SourceCard(const RuleSet &ruleSet, QWidget *parent = nullptr);

    [[nodiscard]] QString ruleSetId() const { return m_ruleSet.id; }
    void retranslate();
    /// Sets the picture of the opening position. A null image shows a plan of the board instead.
    void setPicture(const QImage &picture);
    /// Returns the width of the picture, in logical pixels.
    [[nodiscard]] int pictureWidth() const { return miniatureWidth(width()); }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted when the card has been double-clicked with the left button.
    void doubleClicked();

protected:
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QString sourceLine() const;
    [[nodiscard]] QString summary() const;
    /// Returns the rectangle for the text, of unlimited height.
    [[nodiscard]] QRect textRect(int width) const;
    [[nodiscard]] int miniatureWidth(int width) const;

    RuleSet m_ruleSet;
    QImage m_picture;
};

} // namespace doublets
