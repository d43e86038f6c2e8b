// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QStringList>

class QLabel;
class QToolButton;

namespace doublets {

/// A non-modal strip above the board that reports errors until the user closes it.
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);

    /// Adds a notice, shown once the user has closed the earlier ones. Does nothing if the same
    /// notice is still unread.
    void addNotice(const QString &notice);
    /// Returns the unread notices, the visible one first.
    [[nodiscard]] const QStringList &notices() const { return m_notices; }
    void retranslate();

protected:
    void customEvent(QEvent *event) override;

private:
    void applyStyle();
    void showFirstNotice();

    QLabel *m_textLabel;
    QToolButton *m_closeButton;
    QStringList m_notices;
};

} // namespace doublets
