// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"
#include "print/sheets/sheet_elements.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace doublets {

/// A kind of printable sheet.
enum class SheetKind : std::uint8_t {
    Rules,     ///< the rules of one game
    Game,      ///< the throws and moves of the game on the board
    GameOdds,  ///< the odds of one game
    AllOdds,   ///< the odds of all games of the catalogue
    Board,     ///< a board, men and dice to cut out
    Labels,    ///< the museum labels of the boards
    Worksheet, ///< the questions of a lesson
    AnswerKey, ///< the answers of a lesson
};

/// The sheet that the print dialog shows first.
struct InitialSheet
{
    SheetKind kind{};
    /// Lesson of a Worksheet or AnswerKey; nullopt for other sheets.
    std::optional<Lesson> lesson;
    /// Invented game whose rules and odds are printed; nullopt for the game on the board.
    std::optional<RuleSet> invention = std::nullopt;
};

/// A form for choosing a kind of sheet, its subject, paper and ink.
class SheetChooser : public QWidget
{
    Q_OBJECT

public:
    /// Initially selects SheetKind::Rules, the first lesson, the paper and ink of `initialOptions`,
    /// and the tradition (type of board) with the id `tradition` or, if the id is unknown, the
    /// first tradition.
    SheetChooser(const QString &tradition, std::vector<Lesson> lessons,
                 const sheets::SheetOptions &initialOptions, QWidget *parent = nullptr);

    [[nodiscard]] SheetKind kind() const;
    void setKind(SheetKind kind);
    /// Selects a lesson by its index, which must be valid, in the list passed to the constructor.
    void setLessonIndex(int index);
    /// Returns the id of the tradition for printed boards.
    [[nodiscard]] QString tradition() const;
    /// Returns the chosen lesson. Precondition: there is at least one lesson.
    [[nodiscard]] const Lesson &lesson() const;
    [[nodiscard]] sheets::SheetOptions sheetOptions() const;
    /// Returns the index of the chosen lesson, or −1 if there are no lessons.
    [[nodiscard]] int lessonIndex() const;
    void retranslate();

Q_SIGNALS:
    /// Emitted when any choice has been changed by the user or by a setter.
    void choiceChanged();

private:
    QComboBox *addRow(const char *name, QLabel *label);
    void updateVisibleRows();

    std::vector<Lesson> m_lessons;
    sheets::SheetOptions m_initialOptions;
    QLabel *m_kindLabel;
    QLabel *m_traditionLabel;
    QLabel *m_lessonLabel;
    QLabel *m_paperLabel;
    QLabel *m_inkLabel;
    QComboBox *m_kindBox;
    QComboBox *m_traditionBox;
    QComboBox *m_lessonBox;
    QComboBox *m_paperBox;
    QComboBox *m_inkBox;
};

} // namespace doublets
