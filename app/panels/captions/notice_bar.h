// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QStringList>

class QLabel;
class QToolButton;

namespace doublets {

/// What went wrong, in a strip above the board until somebody puts it away. Nothing waits for it.
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);

    /// Shows a notice, after those that are still to be read.
    void add(const QString &notice);
    [[nodiscard]] const QStringList &notices() const { return m_notices; }
    void retranslate();

protected:
    void customEvent(QEvent *event) override;

private:
    void dress();
    void showFirst();

    QLabel *m_text;
    QToolButton *m_close;
    QStringList m_notices;
};

} // namespace doublets
