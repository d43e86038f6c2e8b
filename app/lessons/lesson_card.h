// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

namespace doublets {

/// A button in the form of a card that shows a lesson's title, duration and summary.
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
    /// Draws the card and returns its height. Only measures if `painter` is null.
    int put(QPainter *painter, int width) const;

    QString m_title;
    QString m_minutes;
    QString m_summary;
};

} // namespace doublets
