// SPDX-License-Identifier: MIT
#pragma once

#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QSpinBox>

namespace doublets {

/// Shows a tool tip below `box` that states a limit of its range, and announces this limit to
/// screen readers. `limit` is the number as shown in `box`. `isMaximum` is true for the maximum and
/// false for the minimum.
void showLimit(QWidget &box, const QString &limit, bool isMaximum);

/// A spin box (`Box` is QSpinBox or QDoubleSpinBox) that replaces a typed number beyond its range
/// with the limit, and tells the user the limit. Leaves a number to Qt if further digits can bring
/// the number into the range. Qt's own spin boxes ignore the digit that exceeds the limit: in a box
/// for 0 to 100, typing 150 gives 15.
template<typename Box> class LimitedSpinBox : public Box
{
public:
    explicit LimitedSpinBox(QWidget *parent = nullptr)
        : Box(parent)
    {
        QObject::connect(this->lineEdit(), &QLineEdit::textEdited, this,
                         &LimitedSpinBox::enforceRange);
    }

    [[nodiscard]] QValidator::State validate(QString &input, int &position) const override
    {
        const QValidator::State state = Box::validate(input, position);
        const bool isBeyond = isAboveMaximum(input) || isBelowMinimum(input);
        return state == QValidator::Invalid && isBeyond ? QValidator::Intermediate : state;
    }

private:
    /// Replaces a number beyond the range with the limit, and shows the limit.
    void enforceRange(const QString &text)
    {
        const bool isAbove = isAboveMaximum(text);
        if (isAbove || isBelowMinimum(text)) {
            const auto nearest = isAbove ? this->maximum() : this->minimum();
            this->setValue(nearest);
            this->selectAll();
            showLimit(*this, this->textFromValue(nearest), isAbove);
        }
    }
    /// Returns the number in `text`, or 0 if `text` is not a number.
    [[nodiscard]] double numberOf(QString text) const
    {
        text.remove(this->prefix()).remove(this->suffix());
        return this->locale().toDouble(text.trimmed());
    }
    [[nodiscard]] bool isAboveMaximum(const QString &text) const
    {
        const double number = numberOf(text);
        return number > 0 && number > this->maximum(); // further digits increase it
    }
    [[nodiscard]] bool isBelowMinimum(const QString &text) const
    {
        const double number = numberOf(text);
        return number < 0 && number < this->minimum();
    }
};

} // namespace doublets
