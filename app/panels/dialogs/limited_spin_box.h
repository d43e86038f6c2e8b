// SPDX-License-Identifier: MIT
#pragma once

#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QSpinBox>

namespace doublets {

/// Shows below `box` the limit of its numbers that the user has exceeded, and announces it to
/// screen readers.
void showLimit(QWidget &box, const QString &limit, bool isMaximum);

/// A spin box, `Box`, that sets a number typed beyond its range to the limit, and says so. Qt's own
/// spin boxes ignore the digit that exceeds the limit: 150 would become 15.
template<typename Box> class LimitedSpinBox : public Box
{
public:
    explicit LimitedSpinBox(QWidget *parent = nullptr)
        : Box(parent)
    {
        QObject::connect(this->lineEdit(), &QLineEdit::textEdited, this, &LimitedSpinBox::limit);
    }

    [[nodiscard]] QValidator::State validate(QString &input, int &position) const override
    {
        const QValidator::State state = Box::validate(input, position);
        const bool isBeyond = isAboveMaximum(input) || isBelowMinimum(input);
        return state == QValidator::Invalid && isBeyond ? QValidator::Intermediate : state;
    }

private:
    void limit(const QString &text)
    {
        const bool isAbove = isAboveMaximum(text);
        if (isAbove || isBelowMinimum(text)) {
            const auto nearest = isAbove ? this->maximum() : this->minimum();
            this->setValue(nearest);
            this->selectAll();
            showLimit(*this, this->textFromValue(nearest), isAbove);
        }
    }
    [[nodiscard]] double numberOf(QString text) const
    {
        text.remove(this->prefix()).remove(this->suffix());
        return this->locale().toDouble(text.trimmed()); // 0 if it is not a number
    }
    [[nodiscard]] bool isAboveMaximum(const QString &text) const
    {
        const double number = numberOf(text);
        return number > 0 && number > this->maximum(); // more digits would exceed it further
    }
    [[nodiscard]] bool isBelowMinimum(const QString &text) const
    {
        const double number = numberOf(text);
        return number < 0 && number < this->minimum();
    }
};

} // namespace doublets
