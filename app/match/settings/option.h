// SPDX-License-Identifier: MIT
#pragma once

#include "match/settings/settings_file.h"

#include <QObject>
#include <QString>
#include <QVariant>

#include <functional>
#include <optional>
#include <utility>

namespace doublets {

/// The base class of all options, with their common signal.
class Setting : public QObject
{
    Q_OBJECT

public:
    explicit Setting(QObject *parent)
        : QObject(parent)
    {
    }

Q_SIGNALS:
    /// Emitted when the value has changed.
    void changed();
};

/// The representation of values of type T in the file, and their validation.
template<typename T> struct Range
{
    std::function<QVariant(const T &)> write;
    std::function<std::optional<T>(const QVariant &)> read; ///< returns nullopt for invalid values
    QString allowed; ///< the allowed values, for the error message
};

/// A typed setting with its key in the file, its default value and its range.
template<typename T> class Option final : public Setting
{
public:
    Option(SettingsFile &file, QString key, T initial, Range<T> range, QObject *parent)
        : Setting(parent)
        , m_file(file)
        , m_key(std::move(key))
        , m_default(initial)
        , m_value(std::move(initial))
        , m_range(std::move(range))
    {
        load();
    }

    [[nodiscard]] const T &value() const { return m_value; }
    [[nodiscard]] const T &defaultValue() const { return m_default; }
    [[nodiscard]] const QString &key() const { return m_key; }

    /// Sets the value, stores it in the file and emits changed() if it differs. Returns false,
    /// changing nothing, if `value` is out of range. Ends lend().
    bool set(const T &value)
    {
        const QVariant written = m_range.write(value);
        if (!m_range.read(written)) {
            return false;
        }
        const bool differs = value != m_value;
        const bool wasLent = m_own.has_value();
        m_own.reset();
        if (differs || wasLent || (m_hasLocalDefault && !m_file.contains(m_key))) {
            m_value = value;
            m_file.setValue(m_key, written);
        }
        if (differs) {
            Q_EMIT changed();
        }
        return true;
    }

    /// Sets a default that depends on the environment. It becomes the value unless the file
    /// contains one. From then on, a chosen value is stored even if it equals the default.
    void setDefault(const T &value)
    {
        m_default = value;
        m_hasLocalDefault = true;
        if (m_file.contains(m_key)) {
            return;
        }
        if (m_own) {
            m_own = value;
        } else {
            show(value);
        }
    }

    /// Sets a temporary value, which is not stored, until giveBack() or set() is called.
    void lend(const T &value)
    {
        if (!m_own) {
            m_own = m_value;
        }
        show(value);
    }
    /// Restores the value before lend(). Does nothing if the value is not lent.
    void giveBack()
    {
        if (const std::optional<T> own = std::exchange(m_own, std::nullopt)) {
            show(*own);
        }
    }

private:
    void show(const T &value)
    {
        if (value != m_value) {
            m_value = value;
            Q_EMIT changed();
        }
    }
    void load()
    {
        if (!m_file.contains(m_key)) {
            return;
        }
        const QVariant found = m_file.value(m_key);
        if (auto value = m_range.read(found)) {
            m_value = *std::move(value);
        } else {
            m_file.refuse(m_key, found, m_range.allowed);
        }
    }

    SettingsFile &m_file;
    QString m_key;
    T m_default;
    T m_value;
    std::optional<T> m_own; ///< the permanent value while another one is lent; otherwise nullopt
    Range<T> m_range;
    bool m_hasLocalDefault = false;
};

} // namespace doublets
