// SPDX-License-Identifier: MIT
#include "desktop/print/sheet_chooser.h"

#include "choices/traditions.h"
#include "panels/dialogs/wrapping_combo_box.h"
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
void fill(QComboBox *box, std::initializer_list<std::pair<T, QString>> entries, T defaultValue)
{
    const QSignalBlocker blocker(box);
    const int chosen =
        box->count() > 0 ? box->currentData().toInt() : static_cast<int>(defaultValue);
    box->clear();
    for (const auto &[value, text] : entries) {
        box->addItem(text, static_cast<int>(value));
    }
    box->setCurrentIndex(box->findData(chosen));
}

} // namespace

SheetChooser::SheetChooser(const QString &tradition, std::vector<Lesson> lessons,
                           const sheets::SheetOptions &initialOptions, QWidget *parent)
    : QWidget(parent)
    , m_lessons(std::move(lessons))
    , m_initialOptions(initialOptions)
    , m_kindLabel(plainLabel(this))
    , m_traditionLabel(plainLabel(this))
    , m_lessonLabel(plainLabel(this))
    , m_paperLabel(plainLabel(this))
    , m_inkLabel(plainLabel(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_kindBox = addRow("printSheet", m_kindLabel);
    m_traditionBox = addRow("printTable", m_traditionLabel);
    m_lessonBox = addRow("printLesson", m_lessonLabel);
    for (std::size_t i = 0; i < m_lessons.size(); ++i) {
        m_lessonBox->addItem(QString());
    }
    m_paperBox = addRow("printPaper", m_paperLabel);
    m_inkBox = addRow("printInk", m_inkLabel);
    for (const QString &id : traditionIds()) {
        m_traditionBox->addItem(Artwork::displayName(id), id);
    }
    m_traditionBox->setCurrentIndex(std::max(0, m_traditionBox->findData(tradition)));
    retranslate();
    updateVisibleRows();
    for (QComboBox *box : {m_kindBox, m_traditionBox, m_lessonBox, m_paperBox, m_inkBox}) {
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            updateVisibleRows();
            Q_EMIT choiceChanged();
        });
    }
}

QComboBox *SheetChooser::addRow(const char *name, QLabel *label)
{
    auto *box = new WrappingComboBox(QString::fromLatin1(name), this);
    constexpr int MinCharacters = 10;
    box->setMinimumContentsLength(MinCharacters);
    label->setBuddy(box);
    layout()->addWidget(label);
    layout()->addWidget(box);
    return box;
}

SheetKind SheetChooser::kind() const
{
    return valueOf<SheetKind>(m_kindBox);
}

void SheetChooser::setKind(SheetKind kind)
{
    m_kindBox->setCurrentIndex(m_kindBox->findData(static_cast<int>(kind)));
}

void SheetChooser::setLessonIndex(int index)
{
    m_lessonBox->setCurrentIndex(index);
}

const Lesson &SheetChooser::lesson() const
{
    return m_lessons[static_cast<std::size_t>(lessonIndex())];
}

int SheetChooser::lessonIndex() const
{
    return m_lessonBox->currentIndex();
}

QString SheetChooser::tradition() const
{
    return m_traditionBox->currentData().toString();
}

sheets::SheetOptions SheetChooser::sheetOptions() const
{
    return {valueOf<sheets::Paper>(m_paperBox), valueOf<sheets::Ink>(m_inkBox)};
}

void SheetChooser::updateVisibleRows()
{
    const bool isBoard = kind() == SheetKind::Board;
    m_traditionLabel->setVisible(isBoard);
    m_traditionBox->setVisible(isBoard);
    const bool isLesson = kind() == SheetKind::Worksheet || kind() == SheetKind::AnswerKey;
    m_lessonLabel->setVisible(isLesson);
    m_lessonBox->setVisible(isLesson);
}

void SheetChooser::retranslate()
{
    m_kindLabel->setText(tr("&Sheet"));
    m_traditionLabel->setText(tr("&Board"));
    m_lessonLabel->setText(tr("&Lesson"));
    m_paperLabel->setText(tr("&Paper"));
    m_inkLabel->setText(tr("&Ink"));
    fill<SheetKind>(m_kindBox,
                    {{SheetKind::Rules, tr("Rules of this game")},
                     {SheetKind::Game, tr("This game so far")},
                     {SheetKind::GameOdds, tr("Odds of this game")},
                     {SheetKind::AllOdds, tr("Odds of all games")},
                     {SheetKind::Board, tr("Board, men and dice to cut out")},
                     {SheetKind::Labels, tr("Labels of the four boards")},
                     {SheetKind::Worksheet, tr("Worksheet of a lesson")},
                     {SheetKind::AnswerKey, tr("Answers of a lesson")}},
                    SheetKind::Rules);
    fill<sheets::Paper>(
        m_paperBox,
        {{sheets::Paper::A4, tr("A4")}, {sheets::Paper::Letter, tr("Letter", "size of paper")}},
        m_initialOptions.paper);
    fill<sheets::Ink>(
        m_inkBox, {{sheets::Ink::Colour, tr("In colour")}, {sheets::Ink::Black, tr("Black only")}},
        m_initialOptions.ink);
    for (int i = 0; i < m_lessonBox->count(); ++i) {
        const Lesson &lesson = m_lessons[static_cast<std::size_t>(i)];
        m_lessonBox->setItemText(i, lessonText(lesson, lesson.title));
    }
    for (int i = 0; i < m_traditionBox->count(); ++i) {
        m_traditionBox->setItemText(i,
                                    Artwork::displayName(m_traditionBox->itemData(i).toString()));
    }
}

} // namespace doublets
