// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

namespace doublets {

/// A button that looks like a card with a lesson's title, duration and summary.
class LessonCard : public QAbstractButton
{
    Q_OBJECT

public:
    explicit LessonCard(QWidget *parent = nullptr);

    void setTexts(const QString &title, const QString &duration, const QString &summary);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// Draws the texts for a card of the given width. Returns the height that the card needs. Only
    /// computes the height if `painter` is null.
    int drawTexts(QPainter *painter, int width) const;

    QString m_title;
    QString m_duration;
    QString m_summary;
};

} // namespace doublets
