// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config_reader.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace doublets {

/// The configuration that a display should use, and the errors of its file.
struct ConfigReading
{
    /// The configuration in the file or, if the file has errors, in its last version without
    /// errors. Nullopt if there is no such version.
    std::optional<DisplayConfig> config;
    DisplayConfigErrors errors; ///< empty if the file has no errors
};

/// The configuration file of a display. Keeps a copy of the last version of the file without
/// errors, for use while the file has errors.
class ConfigSource
{
public:
    enum class Presence {
        Required, ///< a missing file is an error
        Optional, ///< without a file, the display uses defaultDisplayConfig()
    };

    /// Reads the file `path`. Keeps the copy in `copyFolder`, which is created if necessary.
    /// `catalogue` must outlive this object.
    ConfigSource(QString path, Presence presence, QString copyFolder, const Catalogue &catalogue);

    /// Returns the path of the file, as passed to the constructor.
    [[nodiscard]] const QString &path() const { return m_path; }
    /// Reads the file. If the file has no errors, updates the copy; a failure to do so is logged.
    [[nodiscard]] ConfigReading read();
    /// Returns whether the contents of the file have changed since read(). Call repeatedly: a
    /// change is only reported when two successive calls find the same contents, because an editor
    /// may still be writing the file.
    [[nodiscard]] bool hasChanged();

private:
    /// Returns the path of the copy. Each file has a copy of its own.
    [[nodiscard]] QString copyPath() const;
    [[nodiscard]] Result<QByteArray, Error> fileText() const;
    [[nodiscard]] bool isMissingOptional() const;
    void updateCopy(const QByteArray &text) const;

    QString m_path;
    Presence m_presence;
    QString m_copyFolder;
    const Catalogue &m_catalogue;
    std::optional<QByteArray> m_readText; ///< contents found by read(); nullopt if not readable
    std::optional<QByteArray> m_seenText; ///< contents found by the last hasChanged()
};

} // namespace doublets
