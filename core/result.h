// SPDX-License-Identifier: MIT
#pragma once

#include <utility>
#include <variant>

namespace doublets {

/// Either a value or the error that explains its absence. T and E must be different types. Values
/// and errors convert implicitly, so that functions can return either.
template<typename T, typename E> class [[nodiscard]] Result
{
public:
    Result(T value)
        : m_value(std::in_place_index<0>, std::move(value))
    {
    }
    Result(E error)
        : m_value(std::in_place_index<1>, std::move(error))
    {
    }

    /// Returns whether there is a value.
    [[nodiscard]] bool ok() const { return m_value.index() == 0; }
    explicit operator bool() const { return ok(); }

    /// Precondition: ok().
    [[nodiscard]] const T &value() const & { return std::get<0>(m_value); }
    /// Precondition: ok().
    [[nodiscard]] T &&value() && { return std::get<0>(std::move(m_value)); }
    /// Precondition: !ok().
    [[nodiscard]] const E &error() const { return std::get<1>(m_value); }

private:
    std::variant<T, E> m_value;
};

} // namespace doublets
