// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;

namespace doublets {

class Settings;

/// Settings, page "Language and text": the words of texts, and their letters. Each language is
/// named in itself, for those who are lost.
class LanguagePage : public QWidget
{
    Q_OBJECT

public:
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
