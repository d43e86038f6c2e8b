// SPDX-License-Identifier: MIT
#pragma once

#include <QTextBrowser>

namespace doublets {

/// Returns the style sheet of all pages, in the current colours.
[[nodiscard]] QString pageStyleSheet();
/// Returns an addition to pageStyleSheet() that enlarges small text, for pages read from a
/// distance.
[[nodiscard]] QString uniformTextSizeStyle();
/// Returns the image of the evidence mark (theme::evidenceMark()) that `url` refers to, in a size
/// that suits the font of `page`. Returns an invalid variant for any other URL.
[[nodiscard]] QVariant pageImage(const QUrl &url, const QWidget &page);

/// A page of text, e.g. the rules, an explanation or the keys, in the style of a printed book.
/// External links open in the browser.
class TextPanel : public QTextBrowser
{
    Q_OBJECT

public:
    /// `name` becomes the object name.
    explicit TextPanel(const QString &name, QWidget *parent = nullptr);

    /// Shows a page from its beginning. Does nothing if the page is already shown.
    void showPage(const QString &html);
    /// Adds rules to the style sheet of pages shown from now on.
    void addToStyleSheet(const QString &rules);
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Loads evidence marks only. No other image or file named by a page is ever loaded.
    QVariant loadResource(int type, const QUrl &name) override;

protected:
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent *event) override;
    void customEvent(QEvent *event) override;

private:
    void applyStyle();
    void setPage(const QString &html);

    QString m_html;
    QString m_additionalRules;
};

} // namespace doublets
