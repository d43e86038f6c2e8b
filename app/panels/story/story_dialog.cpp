// SPDX-License-Identifier: MIT
#include "panels/story/story_dialog.h"

#include "match/settings/settings.h"
#include "panels/dialogs/dialog_size.h"
#include "panels/story/story_view.h"
#include "text/error_text.h"
#include "text/story_page.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// Returns the lighting of pictures. Excludes candlelight, which is too dark on a page.
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
    , m_chapterList(new QListWidget(this))
    , m_storyView(new StoryView(m_story, catalogue, this))
    , m_buttonBox(new QDialogButtonBox(QDialogButtonBox::Close, this))
{
    setObjectName(u"storyDialog"_s);
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    setUpLayout();
    m_storyView->setLighting(lightingOfPage(settings.lighting.value()));
    connect(&settings.lighting, &Setting::changed, m_storyView, [this, &settings] {
        m_storyView->setLighting(lightingOfPage(settings.lighting.value()));
    });
    connect(m_chapterList, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (item != nullptr) {
            // The last chapters may not reach the top of the page.
            const QSignalBlocker ofScrolling(m_storyView);
            m_storyView->scrollToChapter(item->data(Qt::UserRole).toString());
        }
    });
    connect(m_chapterList, &QListWidget::itemActivated, m_storyView,
            [this] { m_storyView->setFocus(Qt::OtherFocusReason); });
    connect(m_storyView, &StoryView::scrollPositionChanged, this,
            &StoryDialog::selectCurrentChapter);
    connect(m_buttonBox, &QDialogButtonBox::rejected, this, &QDialog::reject);
    retranslate();
    // Qt's default size would leave a third of a small screen unused.
    resize(StoryDialog::sizeHint());
    m_storyView->setFocus(Qt::OtherFocusReason);
}

void StoryDialog::setUpLayout()
{
    m_chapterList->setObjectName(u"storyChapters"_s);
    m_chapterList->setStyleSheet(u"QListView::item { padding: 5px 4px; }"_s);
    m_chapterList->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_buttonBox->button(QDialogButtonBox::Close)->setObjectName(u"storyClose"_s);
    m_buttonBox->button(QDialogButtonBox::Close)
        ->setAutoDefault(false); // Return belongs to the list
    auto *both = new QHBoxLayout;
    both->addWidget(m_chapterList);
    both->addWidget(m_storyView, 1);
    auto *column = new QVBoxLayout(this);
    column->addLayout(both, 1);
    column->addWidget(m_buttonBox);
}

void StoryDialog::selectCurrentChapter()
{
    const QSignalBlocker ofChoice(m_chapterList);
    const QString currentChapter = m_storyView->currentChapter();
    for (int row = 0; row < m_chapterList->count(); ++row) {
        if (m_chapterList->item(row)->data(Qt::UserRole).toString() == currentChapter) {
            m_chapterList->setCurrentRow(row);
        }
    }
}

QSize StoryDialog::sizeHint() const
{
    const int letter = fontMetrics().height();
    return QSize(letter * 60, letter * 44).boundedTo(maxDialogSize(*this));
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
        2 * m_chapterList->frameWidth() + m_chapterList->verticalScrollBar()->sizeHint().width();
    m_chapterList->setFixedWidth(m_chapterList->sizeHintForColumn(0) + frame);
}

void StoryDialog::retranslate()
{
    setWindowTitle(tr("The games and their sources"));
    m_storyView->setAccessibleName(tr("The games and their sources"));
    m_chapterList->setAccessibleName(tr("Chapters"));
    if (m_error) {
        m_chapterList->hide();
        m_storyView->setPlainText(errorText(*m_error));
        return;
    }
    const QSignalBlocker ofChoice(m_chapterList);
    const int row = std::max(0, m_chapterList->currentRow());
    m_chapterList->clear();
    for (const StoryChapter &currentChapter : storyChapters()) {
        auto *item = new QListWidgetItem(currentChapter.title, m_chapterList);
        item->setData(Qt::UserRole, currentChapter.anchor);
    }
    m_chapterList->setCurrentRow(row);
    updateChaptersWidth();
    m_storyView->updatePage();
}

} // namespace doublets
