// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;

namespace doublets {

class Settings;

/// Settings, page "Language". Each language is named in itself, for those who are lost.
class LanguagePage : public QWidget
{
    Q_OBJECT

public:
    explicit LanguagePage(Settings &settings, QWidget *parent = nullptr);

    void retranslate();

private:
    QLabel *m_label;
    QComboBox *m_language;
};

} // namespace doublets
