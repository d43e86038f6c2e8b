// SPDX-License-Identifier: MIT
#include "panels/course/course_delegate.h"

#include "match/course/course_of_play.h"
#include "panels/theme/theme.h"

#include <QListView>
#include <QPainter>
#include <QStyle>

#include <algorithm>

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

QRect wrapped(const QFont &font, const QRect &space, const QString &text)
{
    return QFontMetrics(font).boundingRect(space, Wrapped, text);
}

/// Paints a notched band along the left edge of a row, a shape that no other row has.
void paintMistakeMark(QPainter &painter, const QRect &row)
{
    constexpr int Band = 3; // in pixels; the text begins beside the notch
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

/// Returns the rectangle of the note mark, in the top trailing corner of a row.
QRect noteMarkRect(const QStyleOptionViewItem &option)
{
    const int height = QFontMetrics(option.font).ascent();
    const QSize size(height * 3 / 4, height);
    const QRect space = option.rect.adjusted(Margin, Margin, -Margin, 0);
    return QStyle::alignedRect(option.direction, Qt::AlignRight | Qt::AlignTop, size, space);
}

/// Paints a written sheet with a folded corner.
void paintNoteMark(QPainter &painter, const QRectF &sheet)
{
    const qreal fold = sheet.width() * 0.4;
    const QPointF corner = sheet.topRight();
    const QPointF inner(corner.x() - fold, corner.y() + fold);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme::Rubric, std::max(1.0, sheet.width() / 10)));
    painter.setBrush(theme::Paper);
    painter.drawPolygon(QPolygonF{sheet.topLeft(),
                                  {inner.x(), corner.y()},
                                  {corner.x(), inner.y()},
                                  sheet.bottomRight(),
                                  sheet.bottomLeft()});
    painter.drawPolyline(QPolygonF{{inner.x(), corner.y()}, inner, {corner.x(), inner.y()}});
    for (const qreal share : {0.55, 0.75}) {
        const qreal y = sheet.top() + share * sheet.height();
        painter.drawLine(QPointF(sheet.left() + fold / 2, y), {sheet.right() - fold / 2, y});
    }
    painter.restore();
}

/// Returns the space for the title of a row.
QRect titleRoom(const QStyleOptionViewItem &option, const QRect &space, bool hasNote)
{
    const int mark = noteMarkRect(option).width() + Margin;
    return QStyle::visualRect(option.direction, space,
                              space.adjusted(0, 0, hasNote ? -mark : 0, 0));
}

bool hasNote(const QModelIndex &index)
{
    return !index.data(CourseOfPlay::NoteRole).toString().isEmpty();
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
    const QRect space = option.rect.adjusted(Margin, Margin - 2, -Margin, 0);
    const QString title = index.data(CourseOfPlay::TitleRole).toString();
    const QFont font = titleFont(option);
    const QRect titleSpace = titleRoom(option, space, hasNote(index));
    const QRect titleRect = wrapped(font, titleSpace, title);
    painter->setFont(font);
    painter->setPen(theme::Rubric);
    painter->drawText(titleSpace, Wrapped, title);
    painter->setFont(option.font);
    painter->setPen(theme::Ink);
    if (index.data(CourseOfPlay::MistakeRole).toBool()) {
        paintMistakeMark(*painter, option.rect);
    }
    if (hasNote(index)) {
        paintNoteMark(*painter, QRectF(noteMarkRect(option)).adjusted(0.5, 0.5, -0.5, -0.5));
    }
    painter->drawText(space.adjusted(0, titleRect.height(), 0, 0), Wrapped,
                      index.data(CourseOfPlay::DetailRole).toString());
    painter->restore();
}

QSize CourseDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    // QListView passes an option.rect without a width; QTableView does not.
    const auto *view = qobject_cast<const QListView *>(option.widget);
    const int width = view != nullptr ? view->viewport()->width() : option.rect.width();
    return {width, heightOf(option, width, index.data(CourseOfPlay::TitleRole).toString(),
                            index.data(CourseOfPlay::DetailRole).toString(), hasNote(index))};
}

int CourseDelegate::heightOf(const QStyleOptionViewItem &option, int width, const QString &title,
                             const QString &detail, bool hasNote) const
{
    constexpr qsizetype MaximumCached = 4'000;
    if (option.font != m_font || m_heights.size() > MaximumCached) {
        m_font = option.font;
        m_heights.clear();
    }
    // The mark of a note takes space from the title.
    const std::pair<int, QString> texts(hasNote ? -width : width, title + u'\n' + detail);
    if (const auto known = m_heights.constFind(texts); known != m_heights.constEnd()) {
        return *known;
    }
    const QRect space(0, 0, width - 2 * Margin, UnlimitedHeight);
    const QRect titleSpace = titleRoom(option, space, hasNote);
    const int height = wrapped(titleFont(option), titleSpace, title).height() +
                       (detail.isEmpty() ? 0 : wrapped(option.font, space, detail).height()) +
                       2 * Margin - 2;
    m_heights.insert(texts, height);
    return height;
}

} // namespace doublets
