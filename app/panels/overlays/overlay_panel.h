// SPDX-License-Identifier: MIT
#pragma once

#include "table/layout/free_place.h"

#include <QFrame>

#include <functional>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace doublets {

class ReadOnlyText;

/// A panel over the centre of the board, with a title, a text and buttons. Closed by Esc.
class OverlayPanel : public QFrame
{
    Q_OBJECT

public:
    /// `name` is the prefix of the object names. `board` owns this object.
    OverlayPanel(const QString &name, QWidget *board);

    /// Adds a callback that returns what the panel must not cover. Callbacks are tried in the order
    /// in which they were added; if none leaves a place, the panel lies in the centre.
    void addConstraints(std::function<OverlayConstraints()> sight)
    {
        m_sights.push_back(std::move(sight));
    }
    /// Updates size and position. Does nothing while hidden.
    void place();
    /// Closes the panel; called on Esc. The default hides it and gives the focus to the board.
    virtual void putAway();

Q_SIGNALS:
    /// Emitted when the panel has been shown or hidden.
    void coversChanged();

protected:
    /// Adds a button. Buttons are arranged in the order of addition, in columns() columns if there
    /// is room, else in one.
    [[nodiscard]] QPushButton *addButton(const QString &name);
    /// Sets the maximum number of columns of buttons. Defaults to 2.
    void setColumns(int columns) { m_columns = columns; }
    /// Shows the panel with a title and a text, and gives it the focus. The title is the accessible
    /// name, which screen readers then read.
    void showText(const QString &title, const QString &text);
    /// Sets title and text without showing the panel.
    void writeText(const QString &title, const QString &text);
    /// Sets the size of all text, in pixels.
    virtual void setTextSizes(int pixels);
    /// Returns the text, which screen readers can read line by line while it has the focus.
    [[nodiscard]] ReadOnlyText &text() const { return *m_text; }

    void changeEvent(QEvent *event) override;
    void customEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    /// Arranges the buttons in columns.
    void arrange(int columns);
    /// Returns the size for a width, which is increased to the minimum for the text.
    [[nodiscard]] QSize sizeAt(int width) const;
    /// Returns a size that fits `most`, after reducing the text from `pixels` as far as necessary.
    [[nodiscard]] QSize sizeWithin(const QSize &most, int pixels);
    /// Places the panel where it leaves the objects of `sight` visible. Returns false if there is
    /// no such place.
    [[nodiscard]] bool placeOutside(const OverlayConstraints &sight, int pixels);

    QLabel *m_title;
    ReadOnlyText *m_text;
    QGridLayout *m_buttons;
    std::vector<QPushButton *> m_all;
    int m_columns = 2;
    std::vector<std::function<OverlayConstraints()>> m_sights;
};

} // namespace doublets
