// SPDX-License-Identifier: MIT
#include "panels/story/story_dialog.h"

#include "match/settings/settings.h"
#include "panels/story/story_view.h"
#include "text/error_text.h"
#include "text/story_page.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// Returns the lighting of pictures: never candlelight, which is too dark on a page.
Lighting lightingOfPage(Lighting ofTable)
{
    return ofTable == Lighting::HighContrast ? ofTable : Lighting::Lamp;
}

} // namespace

StoryDialog::StoryDialog(const Catalogue &catalogue, Settings &settings, QWidget *parent)
    : StoryDialog(Story::builtIn(), catalogue, settings, parent)
{
}

StoryDialog::StoryDialog(const Result<Story, Error> &story, const Catalogue &catalogue,
                         Settings &settings, QWidget *parent)
    : QDialog(parent)
    , m_story(story ? story.value() : Story())
    , m_error(story ? std::nullopt : std::optional(story.error()))
    , m_chapters(new QListWidget(this))
    , m_text(new StoryView(m_story, catalogue, this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Close, this))
{
    setObjectName(u"storyDialog"_s);
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    setUpLayout();
    m_text->setLighting(lightingOfPage(settings.lighting.value()));
    connect(&settings.lighting, &Setting::changed, m_text,
            [this, &settings] { m_text->setLighting(lightingOfPage(settings.lighting.value())); });
    connect(m_chapters, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (item != nullptr) {
            // The last chapters may not reach the top of the page.
            const QSignalBlocker ofScrolling(m_text);
            m_text->scrollToChapter(item->data(Qt::UserRole).toString());
        }
    });
    connect(m_chapters, &QListWidget::itemActivated, m_text,
            [this] { m_text->setFocus(Qt::OtherFocusReason); });
    connect(m_text, &StoryView::scrolled, this, &StoryDialog::showChapter);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    retranslate();
    // Qt's default size would leave a third of a small screen unused.
    resize(StoryDialog::sizeHint());
    m_text->setFocus(Qt::OtherFocusReason);
}

void StoryDialog::setUpLayout()
{
    m_chapters->setObjectName(u"storyChapters"_s);
    m_chapters->setStyleSheet(u"QListView::item { padding: 5px 4px; }"_s);
    m_chapters->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_buttons->button(QDialogButtonBox::Close)->setObjectName(u"storyClose"_s);
    m_buttons->button(QDialogButtonBox::Close)->setAutoDefault(false); // Return belongs to the list
    auto *both = new QHBoxLayout;
    both->addWidget(m_chapters);
    both->addWidget(m_text, 1);
    auto *column = new QVBoxLayout(this);
    column->addLayout(both, 1);
    column->addWidget(m_buttons);
}

void StoryDialog::showChapter()
{
    const QSignalBlocker ofChoice(m_chapters);
    const QString currentChapter = m_text->currentChapter();
    for (int row = 0; row < m_chapters->count(); ++row) {
        if (m_chapters->item(row)->data(Qt::UserRole).toString() == currentChapter) {
            m_chapters->setCurrentRow(row);
        }
    }
}

QSize StoryDialog::sizeHint() const
{
    const QSize room = screen()->availableSize();
    const int letter = fontMetrics().height();
    return QSize(letter * 60, letter * 44).boundedTo(room - QSize(8, 40));
}

void StoryDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        updateChaptersWidth();
    }
}

void StoryDialog::updateChaptersWidth()
{
    const int frame =
        2 * m_chapters->frameWidth() + m_chapters->verticalScrollBar()->sizeHint().width();
    m_chapters->setFixedWidth(m_chapters->sizeHintForColumn(0) + frame);
}

void StoryDialog::retranslate()
{
    setWindowTitle(tr("The games and their sources"));
    m_text->setAccessibleName(tr("The games and their sources"));
    m_chapters->setAccessibleName(tr("Chapters"));
    if (m_error) {
        m_chapters->hide();
        m_text->setPlainText(errorText(*m_error));
        return;
    }
    const QSignalBlocker ofChoice(m_chapters);
    const int row = std::max(0, m_chapters->currentRow());
    m_chapters->clear();
    for (const StoryChapter &currentChapter : storyChapters()) {
        auto *item = new QListWidgetItem(currentChapter.title, m_chapters);
        item->setData(Qt::UserRole, currentChapter.anchor);
    }
    m_chapters->setCurrentRow(row);
    updateChaptersWidth();
    m_text->updatePage();
}

} // namespace doublets
