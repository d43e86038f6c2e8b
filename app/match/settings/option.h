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

/// What all settings have in common: they say when they have changed.
class Setting : public QObject
{
    Q_OBJECT

public:
    explicit Setting(QObject *parent)
        : QObject(parent)
    {
    }

Q_SIGNALS:
    void changed();
};

/// How values of a type stand in the file, and which of them are allowed.
template<typename T> struct Range
{
    std::function<QVariant(const T &)> write;
    std::function<std::optional<T>(const QVariant &)> read; ///< nothing for what is not allowed
    QString allowed;                                        ///< for the notice, in English terms
};

/// One setting: its key in the file, its default and its range, declared together and once.
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

    /// Takes the value, keeps it in the file and announces it. False, and nothing changes, for a
    /// value out of range.
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

    /// Another value for whoever has chosen none: what is usual here, and not everywhere. From then
    /// on a choice is kept even where it is the usual one.
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

    /// Another value for a while, which the file does not hear of: until it is given back, or
    /// somebody chooses one.
    void lend(const T &value)
    {
        if (!m_own) {
            m_own = m_value;
        }
        show(value);
    }
    /// The value that it had before it was lent. Nothing where it was not, or somebody has chosen
    /// since.
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
    std::optional<T> m_own; ///< while another one is lent
    Range<T> m_range;
    bool m_hasLocalDefault = false;
};

} // namespace doublets
