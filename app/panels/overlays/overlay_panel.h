// SPDX-License-Identifier: MIT
#pragma once

#include "table/layout/free_rect.h"

#include <QFrame>

#include <functional>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace doublets {

class ReadOnlyTextEdit;

/// A panel over the centre of the board, with a title, a text and buttons. Closed by Esc.
class OverlayPanel : public QFrame
{
    Q_OBJECT

public:
    /// `name` is the prefix of the object names of the panel and its labels. `board` owns this
    /// object.
    OverlayPanel(const QString &name, QWidget *board);

    /// Adds a callback that returns the areas that the panel must not cover and the preferred place
    /// of the panel. Callbacks are tried in the order of addition. If no constraints leave enough
    /// space, the panel is centred.
    void addConstraintProvider(std::function<OverlayConstraints()> provider)
    {
        m_constraintProviders.push_back(std::move(provider));
    }
    /// Updates size and position. Does nothing while hidden.
    void updatePlacement();
    /// Closes the panel; called on Esc. The default implementation hides the panel and
    /// gives the focus to the board.
    virtual void dismiss();

Q_SIGNALS:
    /// Emitted when the panel has been shown or hidden.
    void visibilityChanged();

protected:
    /// Adds a button; `name` becomes its object name. Buttons are laid out in the order of
    /// addition, in one column if the maximum number of columns does not fit.
    [[nodiscard]] QPushButton *addButton(const QString &name);
    /// Sets the maximum number of columns of buttons. Defaults to 2.
    void setMaximumColumns(int columns) { m_maximumColumns = columns; }
    /// Sets whether the panel stays where it is, with its buttons in the same place, as long as its
    /// constraints allow that. Defaults to false: it is placed anew with each text.
    void setStaying(bool staying) { m_isStaying = staying; }
    /// Makes one button stand out as the next thing to press; null for none.
    void setSuggestedButton(QPushButton *suggested);
    /// Sets the size of the title relative to the text. Defaults to 1.5.
    void setTitleFactor(qreal factor) { m_titleFactor = factor; }
    /// Shows the panel with a title and a text, and gives the panel the focus, so that screen
    /// readers read the title.
    void showWithText(const QString &title, const QString &text);
    /// Shows the panel with its present texts, and gives the panel the focus.
    void showInFront();
    /// Sets title and text without showing the panel.
    void setTexts(const QString &title, const QString &text);
    /// Sets the size of all text, in pixels.
    virtual void setTextSize(int pixels);
    /// Returns the text widget, which screen readers can read line by line while it has the focus.
    [[nodiscard]] ReadOnlyTextEdit &text() const { return *m_text; }

    void changeEvent(QEvent *event) override;
    void customEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    /// Lays out the buttons in columns.
    void setButtonColumns(int columns);
    /// Returns the size for a width, or for the minimum width if that is greater.
    [[nodiscard]] QSize sizeForWidth(int width) const;
    /// Reduces the text from `pixels` until the panel fits `maximum`, if possible, and returns the
    /// size.
    [[nodiscard]] QSize fitWithin(const QSize &maximum, int pixels);
    /// Leaves the bottom of the panel where it is, if its texts fit there and `constraints` allow
    /// it. Returns false otherwise.
    [[nodiscard]] bool stay(const OverlayConstraints &constraints);
    /// Places the panel where it satisfies `constraints`. Returns false if there is no such place.
    [[nodiscard]] bool placeOutside(const OverlayConstraints &constraints, int pixels);

    QLabel *m_titleLabel;
    ReadOnlyTextEdit *m_text;
    QGridLayout *m_buttonLayout;
    std::vector<QPushButton *> m_buttons;
    int m_maximumColumns = 2;
    bool m_isStaying = false;
    bool m_isPlaced = false; ///< whether the panel was placed outside what it must not cover
    qreal m_titleFactor = 1.5;
    std::vector<std::function<OverlayConstraints()>> m_constraintProviders;
};

} // namespace doublets
