// SPDX-License-Identifier: MIT
#pragma once

#include "display/screens/display_sizes.h"

#include <QStringList>
#include <QWidget>

#include <vector>

namespace doublets {

class SymbolButton;

/// The bar at the edge of every page of a visit, with the button to go back, the visitor's aids
/// (larger text, high contrast, another language, reading aloud) and, during a game, the button to
/// start over. The buttons have the same places and sizes on all pages, in all languages and at
/// all text sizes, so that no button moves under a finger.
class VisitorBar : public QWidget
{
    Q_OBJECT

public:
    /// Creates a hidden bar.
    explicit VisitorBar(QWidget *parent);

    /// Sets the preferred sizes, which fitTo() may reduce. `sizes` must not depend on the text size
    /// that the visitor has chosen.
    void setSizes(const DisplaySizes &sizes);
    /// Reduces the text, but not below the legible minimum, until the buttons fit into `width` in
    /// every language. Returns the height of the bar.
    [[nodiscard]] int fitTo(int width);
    /// Sets whether the bar is rotated by 180°, for a player at the upper edge of the screen. The
    /// buttons of a rotated bar do not take the keyboard focus. Defaults to false.
    void setRotated(bool rotated);
    /// Shows or hides the button to start over. Defaults to hidden.
    void setStartOverVisible(bool visible);
    /// Shows or hides the button for reading aloud. Defaults to hidden.
    void setSpeechButtonVisible(bool visible);
    /// Sets the codes of the languages offered, and the code of the language to which the language
    /// button changes (`next`). The button is hidden if there are fewer than two languages.
    void setLanguages(const QStringList &codes, const QString &next);
    /// Checks or unchecks the button for larger text without emitting a signal.
    void setLargeTextChecked(bool checked);
    /// Checks or unchecks the button for high contrast without emitting a signal.
    void setHighContrastChecked(bool checked);
    /// Checks or unchecks the button for reading aloud without emitting a signal.
    void setSpeechChecked(bool checked);
    /// Focuses the button to go back.
    void setInitialFocus();
    void retranslate();

Q_SIGNALS:
    /// Emitted when the visitor has asked to go back.
    void backRequested();
    /// Emitted when the visitor has switched larger text on or off.
    void largeTextRequested(bool large);
    /// Emitted when the visitor has switched high contrast on or off.
    void highContrastRequested(bool enabled);
    /// Emitted when the visitor has switched reading aloud on or off.
    void speechRequested(bool enabled);
    /// Emitted when the visitor has requested the next language.
    void nextLanguageRequested();
    /// Emitted when the visitor has asked to end the visit.
    void startOverRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void applySizes(const DisplaySizes &sizes);
    [[nodiscard]] int totalWidth() const;
    void updateLayout();

    DisplaySizes m_preferredSizes; ///< as passed to setSizes()
    DisplaySizes m_sizes;          ///< reduced to fit
    SymbolButton *m_backButton;
    SymbolButton *m_largeTextButton;
    SymbolButton *m_contrastButton;
    SymbolButton *m_languageButton;
    SymbolButton *m_speechButton;
    SymbolButton *m_startOverButton;
    std::vector<SymbolButton *> m_allButtons; ///< from left to right
    QStringList m_languages;
    QStringList m_languageTexts;  ///< of the language button
    QStringList m_backTexts;      ///< in all languages
    QStringList m_startOverTexts; ///< in all languages
    int m_backWidth = 0;
    int m_startOverWidth = 0;
    int m_languageWidth = 0;
    int m_buttonHeight = 0;
    bool m_isRotated = false;
};

} // namespace doublets
