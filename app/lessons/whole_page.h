// SPDX-License-Identifier: MIT
#pragma once

#include "panels/pages/text_panel.h"

namespace doublets {

/// A page as high as its text, for use in a larger scroll area.
class WholePage : public TextPanel
{
    Q_OBJECT

public:
    explicit WholePage(const QString &name, QWidget *parent = nullptr);

    /// Shows `html`. Hides the page if it is empty.
    void showWhole(const QString &html);

protected:
    void changeEvent(QEvent *event) override;
    void customEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void fit();
};

} // namespace doublets
