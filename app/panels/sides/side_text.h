// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace doublets {

/// A text on a player's side, turned towards them. It is wrapped, and set in smaller letters where
/// it would not fit; the whole is always in the accessible name.
class SideText : public QWidget
{
    Q_OBJECT

public:
    explicit SideText(const QString &name, QWidget *parent);

    void setTurned(bool turned);
    /// `passing`: said in passing, in fainter letters.
    void setText(const QString &text, bool passing = false);
    [[nodiscard]] const QString &text() const { return m_text; }
    /// Whether a text fits in that room in letters of that font, or as small as they may be.
    [[nodiscard]] static bool fits(const QString &text, const QFont &font, const QSize &room);
    /// Whether not even in small letters there is room for all of it.
    [[nodiscard]] bool isCut() const { return !fits(m_text, font(), size()); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void customEvent(QEvent *event) override;

private:
    QString m_text;
    bool m_turned = false;
    bool m_passing = false;
};

} // namespace doublets
