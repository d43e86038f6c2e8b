// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace doublets {

/// A text on a player's side, turned towards them. It is wrapped, and set in smaller letters where
/// it would not fit, as small as they may be; the whole is always in the accessible name.
class SideText : public QWidget
{
    Q_OBJECT

public:
    explicit SideText(const QString &name, QWidget *parent);

    void setTurned(bool turned);
    /// In letters of that font, or smaller ones, down to `least` logical pixels.
    void setLetters(const QFont &wished, int least);
    /// As it is shown.
    [[nodiscard]] QFont letters() const;
    /// `passing`: said in passing, in fainter letters.
    void setText(const QString &text, bool passing = false);
    [[nodiscard]] const QString &text() const { return m_text; }
    /// Whether not even in small letters there is room for all of it.
    [[nodiscard]] bool isCut() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void customEvent(QEvent *event) override;

private:
    QString m_text;
    int m_least = 0;
    bool m_turned = false;
    bool m_passing = false;
};

} // namespace doublets
