// SPDX-License-Identifier: MIT
#pragma once

#include "print/page/sheet.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace doublets {

/// A preview of the pages of a sheet, with buttons for turning pages. Page Up and Page Down also
/// turn pages while the preview has the focus.
class PagePreview : public QWidget
{
    Q_OBJECT

public:
    explicit PagePreview(QWidget *parent = nullptr);

    /// Sets the sheet, and shows the first page or, if the sheet has no pages, an empty page.
    void setSheet(const sheets::Sheet &sheet);
    void retranslate();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    class PageView;
    void turnPages(int offset);
    void updatePage();

    sheets::Sheet m_sheet;
    int m_currentPage = 0; ///< index of the page, from 0
    PageView *m_pageView;
    QToolButton *m_previousButton;
    QLabel *m_pageLabel;
    QToolButton *m_nextButton;
};

} // namespace doublets
