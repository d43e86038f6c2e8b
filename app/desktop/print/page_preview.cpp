// SPDX-License-Identifier: MIT
#include "desktop/print/page_preview.h"

#include "table/fonts/plain_text.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// Returns the text of a page, for screen readers.
QString textOf(const sheets::Page &page)
{
    QStringList words;
    for (const sheets::Item &item : page.items) {
        if (const auto *text = std::get_if<sheets::Text>(&item)) {
            words << text->text.trimmed();
        } else if (const auto *picture = std::get_if<sheets::Picture>(&item)) {
            words << picture->description;
        }
    }
    return words.join(u' ');
}

} // namespace

/// The page, scaled to the available size. The rendered image is cached.
class PagePreview::PageView final : public QWidget
{
public:
    explicit PageView(QWidget *parent)
        : QWidget(parent)
    {
        constexpr int MinSize = 120;
        setMinimumSize(MinSize, MinSize);
        setFocusPolicy(Qt::StrongFocus);
        setObjectName(u"pagePaper"_s);
    }

    void setPage(const sheets::Page &page, sheets::Paper paper)
    {
        m_page = page;
        m_paper = paper;
        m_image = QImage();
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const QSizeF fullSize = sheets::pageRect(m_paper).size();
        constexpr int Margin = 2;
        const QSize available = size() - QSize(2 * Margin, 2 * Margin);
        const QSize pageSize = fullSize.scaled(available, Qt::KeepAspectRatio).toSize();
        if (pageSize.isEmpty()) {
            return;
        }
        const int width = qRound(pageSize.width() * devicePixelRatioF());
        if (m_image.width() != width) {
            m_image = sheets::pageImage(m_page, m_paper, width);
        }
        QPainter painter(this);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        const QRect target(QPoint((this->width() - pageSize.width()) / 2, Margin), pageSize);
        painter.drawImage(target, m_image);
        painter.setPen(hasFocus() ? QPen(palette().highlight(), 2) : QPen(palette().mid(), 1));
        painter.drawRect(target.adjusted(-1, -1, 0, 0));
    }

private:
    sheets::Page m_page;
    sheets::Paper m_paper{};
    QImage m_image;
};

PagePreview::PagePreview(QWidget *parent)
    : QWidget(parent)
    , m_pageView(new PageView(this))
    , m_previousButton(new QToolButton(this))
    , m_pageLabel(plainLabel(this))
    , m_nextButton(new QToolButton(this))
{
    m_previousButton->setObjectName(u"pageBefore"_s);
    m_previousButton->setArrowType(Qt::LeftArrow);
    m_nextButton->setObjectName(u"pageAfter"_s);
    m_nextButton->setArrowType(Qt::RightArrow);
    m_pageLabel->setObjectName(u"pageNumber"_s);
    m_pageLabel->setAlignment(Qt::AlignCenter);
    connect(m_previousButton, &QToolButton::clicked, this, [this] { turnPages(-1); });
    connect(m_nextButton, &QToolButton::clicked, this, [this] { turnPages(1); });
    auto *row = new QHBoxLayout;
    row->addWidget(m_previousButton);
    row->addWidget(m_pageLabel, 1);
    row->addWidget(m_nextButton);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pageView, 1);
    column->addLayout(row);
    retranslate();
}

void PagePreview::setSheet(const sheets::Sheet &sheet)
{
    m_sheet = sheet;
    m_currentPage = 0;
    updatePage();
}

void PagePreview::turnPages(int offset)
{
    m_currentPage = std::clamp(m_currentPage + offset, 0,
                               std::max(0, static_cast<int>(m_sheet.pages.size()) - 1));
    updatePage();
}

void PagePreview::retranslate()
{
    m_previousButton->setAccessibleName(tr("Previous page"));
    m_previousButton->setToolTip(tr("Previous page"));
    m_nextButton->setAccessibleName(tr("Next page"));
    m_nextButton->setToolTip(tr("Next page"));
    updatePage();
}

void PagePreview::updatePage()
{
    const int count = static_cast<int>(m_sheet.pages.size());
    const sheets::Page empty;
    const sheets::Page &page =
        count > 0 ? m_sheet.pages[static_cast<std::size_t>(m_currentPage)] : empty;
    m_pageView->setPage(page, m_sheet.paper);
    //: %1 the number of the page, %2 how many there are
    m_pageLabel->setText(
        count > 0
            ? tr("Page %1 of %2").arg(QString::number(m_currentPage + 1), QString::number(count))
            : QString());
    m_pageView->setAccessibleName(count > 0 ? m_pageLabel->text() : tr("No page yet"));
    m_pageView->setAccessibleDescription(textOf(page));
    m_previousButton->setEnabled(m_currentPage > 0);
    m_nextButton->setEnabled(m_currentPage + 1 < count);
}

void PagePreview::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_PageUp:
        turnPages(-1);
        return;
    case Qt::Key_PageDown:
        turnPages(1);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace doublets
