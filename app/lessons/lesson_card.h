// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

namespace doublets {

/// One lesson as a card to press: its title, how long it takes, what it is about.
class LessonCard : public QAbstractButton
{
    Q_OBJECT

public:
    explicit LessonCard(QWidget *parent = nullptr);

    void describe(const QString &title, const QString &minutes, const QString &summary);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// Draws the card and gives the y under it. Without a painter it only measures.
    int put(QPainter *painter, int width) const;

    QString m_title;
    QString m_minutes;
    QString m_summary;
};

} // namespace doublets
