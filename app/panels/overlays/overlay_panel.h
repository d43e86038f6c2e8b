// SPDX-License-Identifier: MIT
#pragma once

#include "table/fonts/fonts.h"
#include "table/layout/free_rect.h"

#include <QFrame>

#include <functional>
#include <vector>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace doublets {

class ReadOnlyTextEdit;

/// A panel over the board with a title, a text and buttons. Esc closes the panel. Arrow keys move
/// the focus between its buttons.
class OverlayPanel : public QFrame
{
    Q_OBJECT

public:
    /// `name` is the prefix of the object names of the panel and its labels. `board` must not be
    /// null, and takes ownership of this object. The panel is initially hidden.
    OverlayPanel(const QString &name, QWidget *board);

    /// Adds a callback that returns the areas that the panel must not cover, and the preferred
    /// centre of the panel, in the coordinates of the board. Callbacks are tried in the order in
    /// which they were added. If no callback leaves enough space, the panel is centred over the
    /// board, or becomes a bar; see setStripReserver(). The objects that `provider` uses must
    /// outlive the panel.
    void addConstraintProvider(std::function<OverlayConstraints()> provider)
    {
        m_constraintProviders.push_back(std::move(provider));
    }
    /// Updates the size and position of the panel. Does nothing while the panel is hidden.
    void updatePlacement();
    /// Closes the panel. Called when the user presses Esc. The default implementation hides the
    /// panel and gives the focus to the board.
    virtual void dismiss();

Q_SIGNALS:
    /// Emitted after the panel has been shown or hidden.
    void visibilityChanged();

protected:
    /// Adds a button after the existing buttons. `name` becomes the object name of the button. The
    /// panel owns the button.
    [[nodiscard]] QPushButton *addButton(const QString &name);
    /// Sets the maximum number of columns of buttons. Defaults to 2. The buttons form a single
    /// column if this number does not fit.
    void setMaximumColumns(int columns) { m_maximumColumns = columns; }
    /// Sets a function that keeps a strip of the given height, in pixels, along the lower edge of
    /// the board free of all objects. Where the panel would cover something or its text would have
    /// to shrink, the panel then becomes a bar in this strip, until it is hidden or the size of the
    /// board or the text changes. If the function is empty (the default), the panel never becomes a
    /// bar.
    void setStripReserver(std::function<void(int)> reserver)
    {
        m_stripReserver = std::move(reserver);
    }
    /// Sets whether the panel becomes a bar even if it would cover nothing elsewhere. Defaults to
    /// false. Requires a function set with setStripReserver().
    void setBarPreferred(bool preferred) { m_isBarPreferred = preferred; }
    [[nodiscard]] bool isBar() const { return m_isBar; }
    /// Sets whether the bottom edge of the panel, and with it the buttons, stays in place when the
    /// text changes, as long as the last constraint provider allows this. Defaults to false.
    void setKeepsPosition(bool keeps) { m_keepsPosition = keeps; }
    /// Sets whether the text size depends only on the height of the board. If `fixed` is false (the
    /// default), or if the user has enlarged all text, the size is reduced until the panel fits.
    void setTextSizeFixed(bool fixed) { m_isTextSizeFixed = fixed; }
    /// Highlights the button that the user should press next. Highlights no button if `suggested`
    /// is null.
    void setSuggestedButton(QPushButton *suggested);
    /// Sets the ratio of the font size of the title to that of the text. Defaults to 1.5.
    void setTitleFactor(qreal factor) { m_titleFactor = factor; }
    /// Shows the panel with a title and a text, and gives it the focus, so that screen readers read
    /// the title.
    void showWithText(const QString &title, const QString &text);
    /// Shows the panel above its siblings with its current texts.
    void showWithoutFocus();
    /// Shows the panel above its siblings with its current texts, and gives it the focus.
    void showInFront();
    /// Sets the title and the text without showing the panel.
    void setTexts(const QString &title, const QString &text);
    /// Sets the font size of the text and the buttons, in pixels, and of the title in proportion.
    /// Called by updatePlacement(), repeatedly with smaller sizes if the panel does not fit.
    /// Overrides must call the base implementation first.
    virtual void setTextSize(int pixels);
    /// Returns the text widget. Screen readers can read it line by line while it has the focus.
    [[nodiscard]] ReadOnlyTextEdit &textEdit() const { return *m_textEdit; }

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
    /// Returns the size of the panel for `width` or the minimum width, whichever is greater.
    [[nodiscard]] QSize sizeForWidth(int width) const;
    /// Reduces the font size from `pixels`, but not below `smallest`, until the panel fits into
    /// `maximum`. Returns the size that the panel then needs, without resizing the panel.
    [[nodiscard]] QSize fitWithin(const QSize &maximum, int pixels, int smallest);
    /// Adjusts the height of the panel and keeps its bottom edge in place. Returns false, leaving
    /// the panel unchanged, if its texts do not fit or `constraints` do not allow this.
    [[nodiscard]] bool keepPlace(const OverlayConstraints &constraints);
    /// Makes the panel a bar along the lower edge of the board, or a panel over the board again.
    void setBar(bool isBar);
    /// Places the bar, with a font size of at most `pixels`. Its text scrolls if necessary.
    void placeBar(int pixels);
    /// Returns whether the panel has become a bar at the present size of the board and the text.
    [[nodiscard]] bool isBarSettled() const;
    /// Places the panel outside the areas that `constraints` reserve. `pixels` is the font size,
    /// which must have been set with setTextSize(). Returns false if no place is large enough.
    [[nodiscard]] bool placeOutside(const OverlayConstraints &constraints, int pixels);
    using ConstraintProviders = std::vector<std::function<OverlayConstraints()>>;
    /// Tries the constraint providers, each with font sizes from `pixels` down to `smallest`. If
    /// the user has enlarged all text and the panel cannot become a bar, tries a size with all
    /// providers, also in a panel of a few lines whose text scrolls, before it tries a smaller
    /// size. Returns false if there is no place.
    [[nodiscard]] bool tryProviders(int pixels, int smallest);
    /// Tries the constraint providers, each with font sizes from `pixels` down to `smallest`. If
    /// `scrolls` is true, then tries a panel with only a few lines of text, which scrolls. Returns
    /// false if there is no place.
    [[nodiscard]] bool tryPlaces(int pixels, int smallest, bool scrolls);
    /// Centres the panel over the board, with a font size of at most `pixels`.
    void placeInCentre(int pixels);

    QLabel *m_titleLabel;
    ReadOnlyTextEdit *m_textEdit;
    QVBoxLayout *m_column;
    QHBoxLayout *m_bottomRow; ///< the buttons and, in a bar, the title
    QGridLayout *m_buttonLayout;
    std::vector<QPushButton *> m_buttons;
    int m_maximumColumns = 2;
    bool m_keepsPosition = false;
    bool m_isTextSizeFixed = false;
    bool m_isPlaced = false; ///< whether the panel has a place that it may keep
    qreal m_titleFactor = 1.5;
    ConstraintProviders m_constraintProviders;
    std::function<void(int)> m_stripReserver;
    bool m_isBarPreferred = false;
    bool m_isBar = false;
    bool m_isUpdating = false; ///< whether updatePlacement() is running
    int m_barHeight = 0;       ///< the largest height of the bar so far, in pixels
    /// The sizes at which the panel became a bar; invalid if these must be checked again.
    QSize m_barBoardSize;
    fonts::TextSizes m_barTextSizes;
};

} // namespace doublets
