// SPDX-License-Identifier: MIT
#pragma once

#include "panels/pages/text_panel.h"

namespace doublets {

/// A page that is as high as its text, for a place that scrolls as a whole.
class WholePage : public TextPanel
{
    Q_OBJECT

public:
    explicit WholePage(const QString &name, QWidget *parent = nullptr);

    /// Empty: it is hidden.
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
