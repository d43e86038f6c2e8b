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

/// The non-template base class of Option, with its signal.
class Setting : public QObject
{
    Q_OBJECT

public:
    explicit Setting(QObject *parent)
        : QObject(parent)
    {
    }

Q_SIGNALS:
    /// Emitted after the value has changed.
    void changed();
};

/// The allowed values of a setting of type T, and their representation in the file.
template<typename T> struct Range
{
    /// Returns the stored form of a value.
    std::function<QVariant(const T &)> write;
    /// Returns the value that a stored form represents, or nullopt if the form is invalid.
    std::function<std::optional<T>(const QVariant &)> read;
    QString allowed; ///< describes the allowed values in error messages
};

/// A typed setting with a key in the settings file, a default value and a range.
template<typename T> class Option final : public Setting
{
public:
    /// Reads the value from `file`, which must outlive this object. Rejects an invalid value (see
    /// SettingsFile::rejectValue()) and uses the default instead.
    Option(SettingsFile &file, QString key, T defaultValue, Range<T> range, QObject *parent)
        : Setting(parent)
        , m_file(file)
        , m_key(std::move(key))
        , m_default(defaultValue)
        , m_value(std::move(defaultValue))
        , m_range(std::move(range))
    {
        loadFromFile();
    }

    [[nodiscard]] const T &value() const { return m_value; }
    [[nodiscard]] const T &defaultValue() const { return m_default; }
    [[nodiscard]] const QString &key() const { return m_key; }

    /// Sets the value, replacing a temporary value, and stores it in the file unless nothing has
    /// changed. Emits changed() if the value has changed. Returns false, changing nothing, if
    /// `value` is out of range.
    bool set(const T &value)
    {
        const QVariant written = m_range.write(value);
        if (!m_range.read(written)) {
            return false;
        }
        const bool differs = value != m_value;
        const bool wasTemporary = m_permanentValue.has_value();
        m_permanentValue.reset();
        if (differs || wasTemporary || (m_hasEnvironmentDefault && !m_file.contains(m_key))) {
            m_value = value;
            m_file.setValue(m_key, written);
        }
        if (differs) {
            Q_EMIT changed();
        }
        return true;
    }

    /// Sets a default that depends on the environment. Makes this default the value, unless the
    /// file contains a value. From then on, if the file contains no value, set() stores `value`
    /// even if it is unchanged.
    void setDefault(const T &value)
    {
        m_default = value;
        m_hasEnvironmentDefault = true;
        if (m_file.contains(m_key)) {
            return;
        }
        if (m_permanentValue) {
            m_permanentValue = value;
        } else {
            setCurrent(value);
        }
    }

    /// Sets a temporary value, which is not stored. The temporary value applies until
    /// clearTemporaryValue() or set() is called.
    void setTemporaryValue(const T &value)
    {
        if (!m_permanentValue) {
            m_permanentValue = m_value;
        }
        setCurrent(value);
    }
    /// Restores the permanent value. Does nothing if there is no temporary value.
    void clearTemporaryValue()
    {
        if (const std::optional<T> permanent = std::exchange(m_permanentValue, std::nullopt)) {
            setCurrent(*permanent);
        }
    }

private:
    void setCurrent(const T &value)
    {
        if (value != m_value) {
            m_value = value;
            Q_EMIT changed();
        }
    }
    void loadFromFile()
    {
        if (!m_file.contains(m_key)) {
            return;
        }
        const QVariant text = m_file.value(m_key);
        if (auto value = m_range.read(text)) {
            m_value = *std::move(value);
        } else {
            m_file.rejectValue(m_key, text, m_range.allowed);
        }
    }

    SettingsFile &m_file;
    QString m_key;
    T m_default;
    T m_value;
    std::optional<T> m_permanentValue; ///< set only while `m_value` is temporary
    Range<T> m_range;
    bool m_hasEnvironmentDefault = false;
};

} // namespace doublets
