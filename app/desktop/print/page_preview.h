// SPDX-License-Identifier: MIT
#pragma once

#include "print/page/sheet.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace doublets {

/// A preview of the pages of a sheet, with buttons to turn them. Page Up and Page Down turn pages
/// while it has the focus.
class PagePreview : public QWidget
{
    Q_OBJECT

public:
    explicit PagePreview(QWidget *parent = nullptr);

    /// Shows the first page of `sheet`, or an empty page if it has none.
    void show(const sheets::Sheet &sheet);
    [[nodiscard]] int page() const { return m_page; } ///< counted from 0
    void retranslate();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    class Paper;
    void turn(int by);
    void update();

    sheets::Sheet m_sheet;
    int m_page = 0;
    Paper *m_paper;
    QToolButton *m_before;
    QLabel *m_number;
    QToolButton *m_after;
};

} // namespace doublets
