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
QString wordsOf(const sheets::Page &page)
{
    QStringList words;
    for (const sheets::Item &item : page.items) {
        if (const auto *text = std::get_if<sheets::Text>(&item)) {
            words << text->text.trimmed();
        }
    }
    return words.join(u' ');
}

} // namespace

/// The page, scaled to the available size. The rendered image is cached.
class PagePreview::Paper final : public QWidget
{
public:
    explicit Paper(QWidget *parent)
        : QWidget(parent)
    {
        constexpr int Least = 120;
        setMinimumSize(Least, Least);
        setFocusPolicy(Qt::StrongFocus);
        setObjectName(u"pagePaper"_s);
    }

    void show(const sheets::Page &page, sheets::Paper paper)
    {
        m_page = page;
        m_size = paper;
        m_image = QImage();
        QWidget::update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const QSizeF whole = sheets::wholePage(m_size).size();
        constexpr int Edge = 2;
        const QSize room = size() - QSize(2 * Edge, 2 * Edge);
        const QSize shown = whole.scaled(room, Qt::KeepAspectRatio).toSize();
        if (shown.isEmpty()) {
            return;
        }
        const int width = qRound(shown.width() * devicePixelRatioF());
        if (m_image.width() != width) {
            m_image = sheets::pageImage(m_page, m_size, width);
        }
        QPainter painter(this);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        const QRect at(QPoint((this->width() - shown.width()) / 2, Edge), shown);
        painter.drawImage(at, m_image);
        painter.setPen(hasFocus() ? QPen(palette().highlight(), 2) : QPen(palette().mid(), 1));
        painter.drawRect(at.adjusted(-1, -1, 0, 0));
    }

private:
    sheets::Page m_page;
    sheets::Paper m_size{};
    QImage m_image;
};

PagePreview::PagePreview(QWidget *parent)
    : QWidget(parent)
    , m_paper(new Paper(this))
    , m_before(new QToolButton(this))
    , m_number(plainLabel(this))
    , m_after(new QToolButton(this))
{
    m_before->setObjectName(u"pageBefore"_s);
    m_before->setArrowType(Qt::LeftArrow);
    m_after->setObjectName(u"pageAfter"_s);
    m_after->setArrowType(Qt::RightArrow);
    m_number->setObjectName(u"pageNumber"_s);
    m_number->setAlignment(Qt::AlignCenter);
    connect(m_before, &QToolButton::clicked, this, [this] { turn(-1); });
    connect(m_after, &QToolButton::clicked, this, [this] { turn(1); });
    auto *row = new QHBoxLayout;
    row->addWidget(m_before);
    row->addWidget(m_number, 1);
    row->addWidget(m_after);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_paper, 1);
    column->addLayout(row);
    retranslate();
}

void PagePreview::show(const sheets::Sheet &sheet)
{
    m_sheet = sheet;
    m_page = 0;
    update();
}

void PagePreview::turn(int by)
{
    m_page = std::clamp(m_page + by, 0, std::max(0, static_cast<int>(m_sheet.pages.size()) - 1));
    update();
}

void PagePreview::retranslate()
{
    m_before->setAccessibleName(tr("Previous page"));
    m_before->setToolTip(tr("Previous page"));
    m_after->setAccessibleName(tr("Next page"));
    m_after->setToolTip(tr("Next page"));
    update();
}

void PagePreview::update()
{
    const int count = static_cast<int>(m_sheet.pages.size());
    const sheets::Page empty;
    const sheets::Page &page = count > 0 ? m_sheet.pages[static_cast<std::size_t>(m_page)] : empty;
    m_paper->show(page, m_sheet.paper);
    //: %1 the number of the page, %2 how many there are
    m_number->setText(
        count > 0 ? tr("Page %1 of %2").arg(QString::number(m_page + 1), QString::number(count))
                  : QString());
    m_paper->setAccessibleName(count > 0 ? m_number->text() : tr("No page yet"));
    m_paper->setAccessibleDescription(wordsOf(page));
    m_before->setEnabled(m_page > 0);
    m_after->setEnabled(m_page + 1 < count);
}

void PagePreview::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_PageUp:
        turn(-1);
        return;
    case Qt::Key_PageDown:
        turn(1);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace doublets
