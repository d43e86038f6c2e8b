// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"
#include "panels/cards/card_button.h"

namespace doublets {

class OpeningPictures;

/// A card for a game, with its name, main facts, summary and source, and a picture of the opening
/// position. Shows a plan of the board until the picture is ready. The card of the default game has
/// a badge that recommends the game to beginners.
class GameCard : public CardButton
{
    Q_OBJECT

public:
    /// Copies `ruleSet`. `pictures` must outlive this object. The card shows the picture with the
    /// id of the rule set; the caller must request the picture.
    GameCard(const RuleSet &ruleSet, const OpeningPictures &pictures, QWidget *parent = nullptr);

    [[nodiscard]] QString ruleSetId() const { return m_ruleSet.id; }
    /// Updates all texts after a change of language.
    void retranslate();
    /// Returns the width of the picture at the current size of the card, in device pixels.
    [[nodiscard]] int pictureWidth() const;

protected:
    [[nodiscard]] QSize pictureSize(int cardWidth) const override;
    void paintPicture(QPainter &painter, const QRect &rect) const override;

private:
    RuleSet m_ruleSet;
    const OpeningPictures &m_pictures;
};

} // namespace doublets
