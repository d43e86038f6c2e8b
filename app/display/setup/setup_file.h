// SPDX-License-Identifier: MIT
#pragma once

#include "display/config/display_config_reader.h"

#include <QJsonObject>

namespace doublets {

/// A display's configuration file while it is edited with a form. Keeps all keys that are not set.
/// Never writes a file that readDisplayConfig() would refuse.
class SetupFile
{
public:
    /// Reads the file `path`. If there is none, begins an empty configuration. `languages` contains
    /// the codes of the available languages. `catalogue` must outlive the result. Errors: those of
    /// readDisplayConfig().
    [[nodiscard]] static Result<SetupFile, DisplayConfigErrors>
    open(const QString &path, const Catalogue &catalogue, const QStringList &languages);

    [[nodiscard]] const QString &path() const { return m_path; }
    /// Returns the configuration as it was read.
    [[nodiscard]] const DisplayConfig &config() const { return m_config; }
    /// Sets the member `key`, such as "volume" or "screen.inches". An undefined value removes the
    /// member, so that it has its default.
    void set(const QString &key, const QJsonValue &value);
    /// Returns the errors of the edited configuration, as `doublets-display --check` would report
    /// them; empty if there are none.
    [[nodiscard]] DisplayConfigErrors errors() const;
    /// Writes the file atomically, and returns an empty list on success. Returns errors(), without
    /// writing, if there are any. Further errors: CannotWrite, NotARegularFile. On failure, leaves
    /// the file unchanged.
    [[nodiscard]] DisplayConfigErrors save() const;

private:
    SetupFile(QString path, const Catalogue &catalogue, QStringList languages);
    [[nodiscard]] QByteArray text() const;

    QString m_path;
    const Catalogue *m_catalogue;
    QStringList m_languages;
    QJsonObject m_json;
    DisplayConfig m_config;
};

} // namespace doublets
