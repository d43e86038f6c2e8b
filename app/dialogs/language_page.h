// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;

namespace doublets {

class Settings;

/// Settings, page "Language and numbers": the words of texts. Each language is named in itself, for
/// those who are lost.
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
};

} // namespace doublets
