// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

namespace doublets {

/// The texts of a card, in order from top to bottom. Empty texts take no space.
struct CardTexts
{
    QString badge; ///< a few words, highlighted
    QString title;
    QString facts;
    QString body;   ///< faded if `facts` is empty
    QString source; ///< in italics
    /// The title for screen readers, not shown on the card; if empty, screen readers read `title`.
    QString spokenTitle = {};
};

/// A button that looks like a paper card, with an optional picture at the left of its texts. Space,
/// Return and Enter click the button. Unless the page handles them, the arrow keys move the focus
/// to the previous or next widget.
class CardButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit CardButton(QWidget *parent = nullptr);

    void setTexts(const CardTexts &texts);
    /// Sets the position of the card in a list of `count` cards, for screen readers. `number` is
    /// from 1 to `count`. By default, and if `count` is 1, screen readers read no position.
    void setPosition(int number, int count);
    /// Sets whether the card is the current choice, which is marked with a tick. Defaults to false.
    void setCurrent(bool current);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    /// Returns the size of the picture on a card of the given width, in logical pixels. The default
    /// implementation returns an empty size: the card has no picture.
    [[nodiscard]] virtual QSize pictureSize(int cardWidth) const;
    /// Paints the picture into `rect`, which has the size pictureSize(). Not called if this size is
    /// empty. The default implementation does nothing.
    virtual void paintPicture(QPainter &painter, const QRect &rect) const;

    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// Draws the texts for a card of the given width, and returns the height that the card needs.
    /// If `painter` is null, only computes the height.
    int drawTexts(QPainter *painter, int width) const;
    void updateAccessibleName();

    CardTexts m_texts;
    int m_number = 0; ///< position in a list of `m_count` cards; 0 if there is no list
    int m_count = 0;
    bool m_isCurrent = false;
};

} // namespace doublets
