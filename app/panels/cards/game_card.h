// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"
#include "panels/cards/card_button.h"

#include <QImage>

namespace doublets {

/// A card for a game: its name, main facts, summary and source, and a picture of the opening
/// position. The card of the default game has a badge that recommends the game to beginners.
class GameCard : public CardButton
{
    Q_OBJECT

public:
    explicit GameCard(const RuleSet &ruleSet, QWidget *parent = nullptr);

    [[nodiscard]] QString ruleSetId() const { return m_ruleSet.id; }
    void retranslate();
    /// Sets the picture of the opening position. A null image shows a plan of the board instead.
    void setPicture(const QImage &picture);
    /// Returns the width of the picture, in logical pixels.
    [[nodiscard]] int pictureWidth() const { return pictureSize(width()).width(); }

protected:
    [[nodiscard]] QSize pictureSize(int cardWidth) const override;
    void paintPicture(QPainter &painter, const QRect &rect) const override;

private:
    RuleSet m_ruleSet;
    QImage m_picture;
};

} // namespace doublets
