// SPDX-License-Identifier: MIT
#pragma once

#include <QTextBrowser>

namespace doublets {

/// Returns the style sheet of all pages, in the current colours.
[[nodiscard]] QString pageStyleSheet();
/// Returns CSS rules to append to pageStyleSheet(). The rules give small text the normal size, for
/// pages that are read from a distance.
[[nodiscard]] QString uniformTextSizeStyle();
/// Returns the evidence mark (theme::evidenceMark()) that `url` refers to, as a QPixmap in a size
/// that suits the font of `page`. Returns an invalid variant if `url` refers to no such mark.
[[nodiscard]] QVariant evidenceMarkFromUrl(const QUrl &url, const QWidget &page);

/// Returns `html` with narrow no-break spaces replaced by wide ones. QTextDocument turns narrow
/// ones into ordinary spaces, at which lines may break.
[[nodiscard]] QString withNoBreakSpaces(QString html);

/// A page of text in the style of a printed book, such as the rules, an explanation or the list of
/// keyboard shortcuts. Opens external links in the browser.
class TextPanel : public QTextBrowser
{
    Q_OBJECT

public:
    /// `name` becomes the object name of the page.
    explicit TextPanel(const QString &name, QWidget *parent = nullptr);

    /// Shows an HTML page from its beginning. Does nothing if `html` is already shown. Call this
    /// function instead of setHtml(), which drops the `lang` attributes and does not keep the page
    /// for restyling after a change of colours.
    void showPage(const QString &html);
    /// Adds CSS rules to the style sheet of pages that are shown later.
    void addToStyleSheet(const QString &rules);
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Returns an evidence mark; see evidenceMarkFromUrl(). Never loads other images or files.
    QVariant loadResource(int type, const QUrl &name) override;

protected:
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent *event) override;
    void customEvent(QEvent *event) override;

private:
    /// Sets the style sheet of pages that are set later.
    void applyStyle();
    /// Sets the contents, even if `html` is already shown.
    void setPage(const QString &html);

    QString m_html;            ///< the page shown; empty if none has been shown with showPage()
    QString m_additionalRules; ///< CSS rules added by addToStyleSheet()
};

} // namespace doublets
