// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"
#include "print/sheets/furniture.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace doublets {

/// The kinds of sheets that the window can print.
enum class SheetKind : std::uint8_t {
    Rules,
    Game,
    OddsOfGame,
    OddsOfAll,
    Board,
    Labels,
    Worksheet,
    AnswerKey,
};

/// A sheet of a lesson that the dialog shows first.
struct InitialSheet
{
    SheetKind kind{};
    Lesson lesson;
};

/// The choice of a sheet, its subject, its paper and its ink.
class SheetChoice : public QWidget
{
    Q_OBJECT

public:
    /// `table` (a tradition) and `setting` are the initial choices.
    SheetChoice(const QString &table, std::vector<Lesson> lessons, const sheets::Setting &setting,
                QWidget *parent = nullptr);

    [[nodiscard]] SheetKind kind() const;
    void choose(SheetKind kind);
    void chooseLesson(int index);
    [[nodiscard]] QString table() const; ///< tradition of the cardboard board
    /// Returns the chosen lesson. Requires that a sheet of a lesson is chosen.
    [[nodiscard]] const Lesson &lesson() const;
    [[nodiscard]] sheets::Setting setting() const;
    /// Returns the index of the chosen lesson.
    [[nodiscard]] int lessonIndex() const;
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    QComboBox *addRow(const char *name, QLabel *label);
    void updateVisibleRows();

    std::vector<Lesson> m_lessons;
    sheets::Setting m_first;
    QLabel *m_sheetLabel;
    QLabel *m_tableLabel;
    QLabel *m_lessonLabel;
    QLabel *m_paperLabel;
    QLabel *m_inkLabel;
    QComboBox *m_sheet;
    QComboBox *m_table;
    QComboBox *m_lesson;
    QComboBox *m_paper;
    QComboBox *m_ink;
};

} // namespace doublets
