// SPDX-License-Identifier: MIT
#pragma once

#include "display/setup/setup_file.h"

#include <QDialog>

#include <functional>
#include <utility>
#include <vector>

class QFormLayout;
class QLabel;
class QListWidget;

namespace doublets {

/// A form for the most important keys of a display's configuration file. Saves only what has been
/// changed, and keeps all other keys of the file.
class SetupForm : public QDialog
{
    Q_OBJECT

public:
    /// `catalogue` must outlive this object.
    SetupForm(SetupFile file, const Catalogue &catalogue, QWidget *parent = nullptr);

    /// Saves the file and closes the form. If the file cannot be saved, keeps the form open and
    /// shows the errors.
    void accept() override;

private:
    /// Returns the value of a field as it is written in the file; undefined for the default.
    using FieldValue = std::function<QJsonValue()>;
    /// A key that the form can change.
    struct Field
    {
        QString key;
        FieldValue value;
        QJsonValue initial;
    };

    void addOffer(QFormLayout &form);
    void addMuseum(QFormLayout &form);
    void addScreen(QFormLayout &form);
    void addHours(QFormLayout &form);
    void addSound(QFormLayout &form);
    void addStatistics(QFormLayout &form);
    /// Adds one line for each language, for the texts at `key`.
    void addTexts(QFormLayout &form, const QString &key, const QString &label,
                  const TextByLanguage &texts);
    void addPercentage(QFormLayout &form, const QString &key, const QString &label,
                       NumberRange range, int value);
    void addField(const QString &key, const FieldValue &value);
    [[nodiscard]] QStringList chosenLanguages() const;
    void updateLanguages();
    void showErrors(const DisplayConfigErrors &errors);

    SetupFile m_file;
    const Catalogue &m_catalogue;
    std::vector<Field> m_fields;
    QListWidget *m_games = nullptr;
    QListWidget *m_languages = nullptr;
    std::vector<std::pair<QString, QWidget *>> m_textRows; ///< by language
    QLabel *m_errorLabel = nullptr;
};

} // namespace doublets
