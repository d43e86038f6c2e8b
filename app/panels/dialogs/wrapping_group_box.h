// SPDX-License-Identifier: MIT
#pragma once

#include <QGroupBox>

class QLabel;
class QVBoxLayout;

namespace doublets {

/// A group box whose heading wraps over several lines if it is wider than the box.
class WrappingGroupBox : public QGroupBox
{
    Q_OBJECT

public:
    explicit WrappingGroupBox(QWidget *parent = nullptr);

    /// Sets the heading, which is also the accessible name. Use instead of setTitle().
    void setHeading(const QString &heading);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    /// Returns the layout of the content.
    [[nodiscard]] QVBoxLayout &column() const { return *m_column; }
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void updateHeading();

    QString m_heading;
    QLabel *m_headingLabel; ///< visible while the heading is too wide for the frame
    QVBoxLayout *m_column;
};

} // namespace doublets
