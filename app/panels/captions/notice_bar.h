// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QStringList>

class QLabel;
class QToolButton;

namespace doublets {

/// A strip above the board that reports errors until the user closes it. Does not block anything.
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);

    /// Adds a notice, shown after the unread ones. Does nothing if the same notice is still unread.
    void add(const QString &notice);
    /// Returns the unread notices, the visible one first.
    [[nodiscard]] const QStringList &notices() const { return m_notices; }
    void retranslate();

protected:
    void customEvent(QEvent *event) override;

private:
    void applyStyle();
    void showFirst();

    QLabel *m_text;
    QToolButton *m_close;
    QStringList m_notices;
};

} // namespace doublets
