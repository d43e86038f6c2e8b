// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace doublets {

/// A plate over the middle of the board: a title, a text, and buttons for what may be done. Esc
/// puts it away.
class Plate : public QFrame
{
    Q_OBJECT

public:
    /// `name` begins the object names of its parts.
    Plate(const QString &name, QWidget *board);

protected:
    /// Buttons stand in the order in which they come, in two columns where their words leave room.
    [[nodiscard]] QPushButton *addButton(const QString &name);
    void showText(const QString &title, const QString &text);
    void writeText(const QString &title, const QString &text);
    /// What Esc does.
    virtual void putAway();

    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void place();
    void arrange(int columns);

    QLabel *m_title;
    QLabel *m_text;
    QGridLayout *m_buttons;
    std::vector<QPushButton *> m_all;
};

} // namespace doublets
