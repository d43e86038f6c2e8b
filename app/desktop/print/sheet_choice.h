// SPDX-License-Identifier: MIT
#pragma once

#include "print/sheets/furniture.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace doublets {

/// What can be printed from the window.
enum class SheetKind : std::uint8_t { Rules, Game, OddsOfGame, OddsOfAll, Board, Labels };

/// Which sheet is to be printed, of what, on which paper, with how many inks.
class SheetChoice : public QWidget
{
    Q_OBJECT

public:
    /// `table`: the one chosen at first.
    explicit SheetChoice(const QString &table, QWidget *parent = nullptr);

    [[nodiscard]] SheetKind kind() const;
    void choose(SheetKind kind);
    [[nodiscard]] QString table() const; ///< of a board of card
    [[nodiscard]] sheets::Setting setting() const;
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    QComboBox *addRow(const char *name, QLabel *label);
    void showWhatMatters();

    QLabel *m_sheetLabel;
    QLabel *m_tableLabel;
    QLabel *m_paperLabel;
    QLabel *m_inkLabel;
    QComboBox *m_sheet;
    QComboBox *m_table;
    QComboBox *m_paper;
    QComboBox *m_ink;
};

} // namespace doublets
