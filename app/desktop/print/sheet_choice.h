// SPDX-License-Identifier: MIT
#pragma once

#include "core/lessons/lesson.h"
#include "print/sheets/furniture.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace doublets {

/// What can be printed from the window.
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

/// A sheet that somebody wants at once, of a lesson.
struct WantedSheet
{
    SheetKind kind{};
    Lesson lesson;
};

/// Which sheet is to be printed, of what, on which paper, with how many inks.
class SheetChoice : public QWidget
{
    Q_OBJECT

public:
    /// `table` and `setting`: those chosen at first.
    SheetChoice(const QString &table, std::vector<Lesson> lessons, const sheets::Setting &setting,
                QWidget *parent = nullptr);

    [[nodiscard]] SheetKind kind() const;
    void choose(SheetKind kind);
    void chooseLesson(int index);
    [[nodiscard]] QString table() const; ///< of a board of card
    /// Precondition: a sheet of a lesson is chosen.
    [[nodiscard]] const Lesson &lesson() const;
    [[nodiscard]] sheets::Setting setting() const;
    /// Which of the lessons, from 0.
    [[nodiscard]] int lessonIndex() const;
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    QComboBox *addRow(const char *name, QLabel *label);
    void showWhatMatters();

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
