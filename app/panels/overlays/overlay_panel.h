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

class ReadText;

/// A panel over the middle of the board: a title, a text, and buttons for what may be done. Esc
/// puts it away.
class OverlayPanel : public QFrame
{
    Q_OBJECT

public:
    /// `name` begins the object names of its parts.
    OverlayPanel(const QString &name, QWidget *board);

    /// Asks what of the board must not be covered; where that leaves no place, what was given next
    /// must not. Else the panel lies in the middle.
    void addSight(std::function<Sight()> sight) { m_sights.push_back(std::move(sight)); }
    /// Finds its size and place anew, where it is shown.
    void place();
    /// What Esc does.
    virtual void putAway();

Q_SIGNALS:
    /// It lies over the board now, or no longer does.
    void coversChanged();

protected:
    /// Buttons stand in the order in which they come, in columns where their words leave room.
    [[nodiscard]] QPushButton *addButton(const QString &name);
    /// Two, unless set.
    void setColumns(int columns) { m_columns = columns; }
    /// The title is the name of the panel, and is read as it gets the focus.
    void showText(const QString &title, const QString &text);
    void writeText(const QString &title, const QString &text);
    virtual void setLetters(int pixels);
    /// What is to be read: with the keyboard, once it takes the focus, line by line.
    [[nodiscard]] ReadText &text() const { return *m_text; }

    void changeEvent(QEvent *event) override;
    void customEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void arrange(int columns);
    /// Its size at that width, if not wider than it may be and wide enough for its words.
    [[nodiscard]] QSize sizeAt(int width) const;
    /// The same for that room, with letters of that size or as much smaller as they must be.
    [[nodiscard]] QSize sizeWithin(const QSize &most, int pixels);
    /// Lies where it leaves in sight what must be seen; false where there is no such place.
    [[nodiscard]] bool placeAside(const Sight &sight, int pixels);

    QLabel *m_title;
    ReadText *m_text;
    QGridLayout *m_buttons;
    std::vector<QPushButton *> m_all;
    int m_columns = 2;
    std::vector<std::function<Sight()>> m_sights;
};

} // namespace doublets
