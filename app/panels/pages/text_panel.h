// SPDX-License-Identifier: MIT
#pragma once

#include <QTextBrowser>

namespace doublets {

/// How every page is set, as a style sheet for its HTML, in the colours of now.
[[nodiscard]] QString pageStyle();
/// Added to it where pages are read from farther away than in a window: no letters are small.
[[nodiscard]] QString usualLettersStyle();
/// The mark of how we know a rule that such a page names, as an image; null for all else.
[[nodiscard]] QVariant pageImage(const QUrl &name, const QWidget &page);

/// A page to read: the rules, an explanation, the keys. Set like a page of a printed book.
class TextPanel : public QTextBrowser
{
    Q_OBJECT

public:
    explicit TextPanel(const QString &name, QWidget *parent = nullptr);

    /// Shows that page from its beginning; nothing changes where it is shown already.
    void showPage(const QString &html);
    /// For pages that are shown from then on.
    void addToStyleSheet(const QString &rules);
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// A page is all there is: the marks of how we know a rule are drawn here, and no other picture
    /// or file that it may name is ever loaded.
    QVariant loadResource(int type, const QUrl &name) override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void customEvent(QEvent *event) override;

private:
    void dress();
    void setPage(const QString &html);

    QString m_html;
    QString m_moreRules;
};

} // namespace doublets
