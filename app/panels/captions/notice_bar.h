// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QStringList>

class QLabel;
class QToolButton;

namespace doublets {

/// A non-modal strip above the board that shows errors and other notices, one at a time. Shows each
/// notice until the user closes it or removeNotice() removes it. Hidden while there are no notices.
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);

    /// Adds a notice, which is shown and announced as soon as all earlier notices have been closed
    /// or removed. Does nothing if the same notice is already shown or waiting.
    void addNotice(const QString &notice);
    /// Removes a notice that is no longer true. Does nothing if there is no such notice.
    void removeNotice(const QString &notice);
    /// Returns the notices that the user has not closed, the visible one first.
    [[nodiscard]] const QStringList &notices() const { return m_notices; }
    /// Updates the text of the close button after a change of language. Notices keep their texts.
    void retranslate();

protected:
    void customEvent(QEvent *event) override;

private:
    void applyStyle();
    /// Shows and announces the first notice, or hides the bar if there are no notices.
    void showFirstNotice();

    QLabel *m_textLabel;
    QToolButton *m_closeButton;
    QStringList m_notices;
};

} // namespace doublets
