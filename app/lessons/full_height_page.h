// SPDX-License-Identifier: MIT
#pragma once

#include "panels/pages/text_panel.h"

namespace doublets {

/// A text page as high as its contents, without scroll bars, for use in a scroll area.
class FullHeightPage : public TextPanel
{
    Q_OBJECT

public:
    /// `name` becomes the object name.
    explicit FullHeightPage(const QString &name, QWidget *parent = nullptr);

    /// Shows `html`, or hides the page if `html` is empty.
    void setPageHtml(const QString &html);

protected:
    void changeEvent(QEvent *event) override;
    void customEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void updateHeight();
};

} // namespace doublets
