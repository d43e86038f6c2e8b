// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;

namespace doublets {

class Settings;

/// The Language and text page of the settings dialog, with settings for the language, the style of
/// the numbers of the dice ("6" or "sice"), the typeface and the text size. Applies changes
/// immediately. Lists each language under its own name, for users who cannot read the current
/// language.
class LanguagePage : public QWidget
{
    Q_OBJECT

public:
    /// `settings` must outlive this object.
    explicit LanguagePage(Settings &settings, QWidget *parent = nullptr);

    /// Updates all texts after a change of language. Called by SettingsDialog.
    void retranslate();

protected:
    void changeEvent(QEvent *event) override;

private:
    /// Makes the spin box as high as the combo boxes, because the size that TouchStyle gives to
    /// spin boxes has no effect under a style sheet.
    void updateHeight();

    QLabel *m_languageLabel;
    QComboBox *m_languageBox;
    QLabel *m_numbersLabel;
    QComboBox *m_numbersBox;
    QLabel *m_typefaceLabel;
    QComboBox *m_typefaceBox;
    QLabel *m_sizeLabel;
    QSpinBox *m_sizeBox;
    QLabel *m_sizeNoteLabel;
};

} // namespace doublets
