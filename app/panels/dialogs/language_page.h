// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;

namespace doublets {

class Settings;

/// The page "Language and text" of the settings. Each language is named in itself, for users who
/// cannot read the current one.
class LanguagePage : public QWidget
{
    Q_OBJECT

public:
    /// `settings` must outlive this object.
    explicit LanguagePage(Settings &settings, QWidget *parent = nullptr);

    void retranslate();

private:
    QLabel *m_label;
    QComboBox *m_language;
    QLabel *m_numbersLabel;
    QComboBox *m_numbers;
    QLabel *m_sizeLabel;
    QSpinBox *m_size;
    QLabel *m_sizeNote;
};

} // namespace doublets
