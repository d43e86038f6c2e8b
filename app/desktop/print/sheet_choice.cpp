// SPDX-License-Identifier: MIT
#include "desktop/print/sheet_choice.h"

#include "choices/traditions.h"
#include "table/artwork/artwork.h"
#include "table/fonts/plain_text.h"
#include "text/lesson_text.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

template<typename T> T valueOf(const QComboBox *box)
{
    return static_cast<T>(box->currentData().toInt());
}

/// Fills `box` in the current language, keeping the current choice.
template<typename T>
void fill(QComboBox *box, std::initializer_list<std::pair<T, QString>> entries, T usual)
{
    const QSignalBlocker quiet(box);
    const int chosen = box->count() > 0 ? box->currentData().toInt() : static_cast<int>(usual);
    box->clear();
    for (const auto &[value, text] : entries) {
        box->addItem(text, static_cast<int>(value));
    }
    box->setCurrentIndex(box->findData(chosen));
}

} // namespace

SheetChoice::SheetChoice(const QString &table, std::vector<Lesson> lessons,
                         const sheets::Setting &setting, QWidget *parent)
    : QWidget(parent)
    , m_lessons(std::move(lessons))
    , m_first(setting)
    , m_sheetLabel(plainLabel(this))
    , m_tableLabel(plainLabel(this))
    , m_lessonLabel(plainLabel(this))
    , m_paperLabel(plainLabel(this))
    , m_inkLabel(plainLabel(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_sheet = addRow("printSheet", m_sheetLabel);
    m_table = addRow("printTable", m_tableLabel);
    m_lesson = addRow("printLesson", m_lessonLabel);
    for (std::size_t i = 0; i < m_lessons.size(); ++i) {
        m_lesson->addItem(QString());
    }
    m_paper = addRow("printPaper", m_paperLabel);
    m_ink = addRow("printInk", m_inkLabel);
    for (const QString &id : traditionIds()) {
        m_table->addItem(Artwork::displayName(id), id);
    }
    m_table->setCurrentIndex(std::max(0, m_table->findData(table)));
    retranslate();
    updateVisibleRows();
    for (QComboBox *box : {m_sheet, m_table, m_lesson, m_paper, m_ink}) {
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            updateVisibleRows();
            Q_EMIT changed();
        });
    }
}

QComboBox *SheetChoice::addRow(const char *name, QLabel *label)
{
    auto *box = new QComboBox(this);
    box->setObjectName(QString::fromLatin1(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    constexpr int Letters = 10;
    box->setMinimumContentsLength(Letters);
    label->setBuddy(box);
    layout()->addWidget(label);
    layout()->addWidget(box);
    return box;
}

SheetKind SheetChoice::kind() const
{
    return valueOf<SheetKind>(m_sheet);
}

void SheetChoice::choose(SheetKind kind)
{
    m_sheet->setCurrentIndex(m_sheet->findData(static_cast<int>(kind)));
}

void SheetChoice::chooseLesson(int index)
{
    m_lesson->setCurrentIndex(index);
}

const Lesson &SheetChoice::lesson() const
{
    return m_lessons[static_cast<std::size_t>(lessonIndex())];
}

int SheetChoice::lessonIndex() const
{
    return m_lesson->currentIndex();
}

QString SheetChoice::table() const
{
    return m_table->currentData().toString();
}

sheets::Setting SheetChoice::setting() const
{
    return {valueOf<sheets::Paper>(m_paper), valueOf<sheets::Ink>(m_ink)};
}

void SheetChoice::updateVisibleRows()
{
    const bool isBoard = kind() == SheetKind::Board;
    m_tableLabel->setVisible(isBoard);
    m_table->setVisible(isBoard);
    const bool isLesson = kind() == SheetKind::Worksheet || kind() == SheetKind::AnswerKey;
    m_lessonLabel->setVisible(isLesson);
    m_lesson->setVisible(isLesson);
}

void SheetChoice::retranslate()
{
    m_sheetLabel->setText(tr("&Sheet"));
    m_tableLabel->setText(tr("&Table"));
    m_lessonLabel->setText(tr("&Lesson"));
    m_paperLabel->setText(tr("&Paper"));
    m_inkLabel->setText(tr("&Ink"));
    fill<SheetKind>(m_sheet,
                    {{SheetKind::Rules, tr("Rules of this game")},
                     {SheetKind::Game, tr("This game so far")},
                     {SheetKind::OddsOfGame, tr("Odds of this game")},
                     {SheetKind::OddsOfAll, tr("Odds of all games")},
                     {SheetKind::Board, tr("Board, men and dice of card")},
                     {SheetKind::Labels, tr("Labels of the four tables")},
                     {SheetKind::Worksheet, tr("Worksheet of a lesson")},
                     {SheetKind::AnswerKey, tr("Answers of a lesson")}},
                    SheetKind::Rules);
    fill<sheets::Paper>(
        m_paper,
        {{sheets::Paper::A4, tr("A4")}, {sheets::Paper::Letter, tr("Letter", "size of paper")}},
        m_first.paper);
    fill<sheets::Ink>(m_ink,
                      {{sheets::Ink::Many, tr("In colour")}, {sheets::Ink::One, tr("Black only")}},
                      m_first.ink);
    for (int i = 0; i < m_lesson->count(); ++i) {
        const Lesson &lesson = m_lessons[static_cast<std::size_t>(i)];
        m_lesson->setItemText(i, lessonText(lesson, lesson.title));
    }
    for (int i = 0; i < m_table->count(); ++i) {
        m_table->setItemText(i, Artwork::displayName(m_table->itemData(i).toString()));
    }
}

} // namespace doublets
