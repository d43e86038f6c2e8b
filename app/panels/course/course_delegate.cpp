// SPDX-License-Identifier: MIT
#include "panels/course/course_delegate.h"

#include "match/course/course_of_play.h"
#include "panels/theme/theme.h"

#include <QListView>
#include <QPainter>

namespace doublets {

namespace {

constexpr int Margin = 7;
constexpr int Wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
constexpr int UnlimitedHeight = 10'000;

QFont titleFont(const QStyleOptionViewItem &option)
{
    QFont bold = option.font;
    bold.setBold(true);
    return bold;
}

QRect wrapped(const QFont &font, const QRect &room, const QString &text)
{
    return QFontMetrics(font).boundingRect(room, Wrapped, text);
}

/// Paints a notched band along the leading edge of a row, a shape that no other row has.
void paintMistakeMark(QPainter &painter, const QRect &row)
{
    constexpr int Band = 3; // pixels; the text begins beside the notch
    const QPoint top = row.topLeft();
    QPolygon mark{{top, top + QPoint(Band, 0)}};
    const int middle = row.center().y();
    mark << QPoint(top.x() + Band, middle - 7) << QPoint(top.x() + 2 * Band, middle)
         << QPoint(top.x() + Band, middle + 7) << QPoint(top.x() + Band, row.bottom())
         << row.bottomLeft();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::Rubric);
    painter.drawPolygon(mark);
    painter.restore();
}

} // namespace

void CourseDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->fillRect(option.rect, chosen ? theme::Brass.lighter(140) : theme::Paper);
    painter->fillRect(QRect(option.rect.bottomLeft(), QSize(option.rect.width(), 1)),
                      theme::Paper.darker(115));
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(theme::Rubric, 2));
        painter->drawRect(option.rect.adjusted(1, 1, -2, -2));
    }
    const QRect room = option.rect.adjusted(Margin, Margin - 2, -Margin, 0);
    const QString title = index.data(CourseOfPlay::TitleRole).toString();
    const QFont font = titleFont(option);
    const QRect titleRoom = wrapped(font, room, title);
    painter->setFont(font);
    painter->setPen(theme::Rubric);
    painter->drawText(room, Wrapped, title);
    painter->setFont(option.font);
    painter->setPen(theme::Ink);
    if (index.data(CourseOfPlay::MistakeRole).toBool()) {
        paintMistakeMark(*painter, option.rect);
    }
    painter->drawText(room.adjusted(0, titleRoom.height(), 0, 0), Wrapped,
                      index.data(CourseOfPlay::DetailRole).toString());
    painter->restore();
}

QSize CourseDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    // In a list, option.rect has no width yet; in a table it has.
    const auto *view = qobject_cast<const QListView *>(option.widget);
    const int width = view != nullptr ? view->viewport()->width() : option.rect.width();
    return {width, heightOf(option, width, index.data(CourseOfPlay::TitleRole).toString(),
                            index.data(CourseOfPlay::DetailRole).toString())};
}

int CourseDelegate::heightOf(const QStyleOptionViewItem &option, int width, const QString &title,
                             const QString &detail) const
{
    constexpr qsizetype MaximumCached = 4'000;
    if (option.font != m_font || m_heights.size() > MaximumCached) {
        m_font = option.font;
        m_heights.clear();
    }
    const std::pair<int, QString> texts(width, title + u'\n' + detail);
    if (const auto known = m_heights.constFind(texts); known != m_heights.constEnd()) {
        return *known;
    }
    const QRect room(0, 0, width - 2 * Margin, UnlimitedHeight);
    const int height = wrapped(titleFont(option), room, title).height() +
                       (detail.isEmpty() ? 0 : wrapped(option.font, room, detail).height()) +
                       2 * Margin - 2;
    m_heights.insert(texts, height);
    return height;
}

} // namespace doublets
