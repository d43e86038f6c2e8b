// SPDX-License-Identifier: MIT
#include "match/course/course_of_play.h"
#include "panels/course/course_delegate.h"

#include <QImage>
#include <QPainter>
#include <QStandardItemModel>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

/// Checks that cached row heights equal freshly computed ones.
class TestCourseDelegate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void remembersNothingWrong();
    void marksNotes();
};

void TestCourseDelegate::remembersNothingWrong()
{
    QStandardItemModel model(3, 1);
    const QStringList details{{},
                              u"White lays down a man."_s,
                              u"Nobody can play the six, and so it is lost. "_s.repeated(4)};
    for (int row = 0; row < 3; ++row) {
        model.setData(model.index(row, 0), u"5. White throws 6 and 2"_s, CourseOfPlay::TitleRole);
        model.setData(model.index(row, 0), details[row], CourseOfPlay::DetailRole);
    }
    const CourseDelegate delegate;
    QSet<int> heights;
    for (const int pixels : {14, 28, 14}) {
        for (const int width : {180, 420, 180}) {
            for (int row = 0; row < 3; ++row) {
                QStyleOptionViewItem option;
                option.font.setPixelSize(pixels);
                option.rect = QRect(0, 0, width, 10);
                const QSize hint = delegate.sizeHint(option, model.index(row, 0));
                QCOMPARE(hint, CourseDelegate().sizeHint(option, model.index(row, 0)));
                QCOMPARE(delegate.sizeHint(option, model.index(row, 0)), hint);
                heights.insert(hint.height());
            }
        }
    }
    QVERIFY(heights.size() > 6);
    model.setData(model.index(0, 0), details[2],
                  CourseOfPlay::DetailRole); // the text of a row may change
    QStyleOptionViewItem option;
    option.rect = QRect(0, 0, 180, 10);
    QCOMPARE(delegate.sizeHint(option, model.index(0, 0)),
             delegate.sizeHint(option, model.index(2, 0)));
}

/// A row with a note is marked at the end of its title, and nothing else of it changes.
void TestCourseDelegate::marksNotes()
{
    QStandardItemModel model(1, 1);
    const QModelIndex row = model.index(0, 0);
    model.setData(row, u"5. White"_s, CourseOfPlay::TitleRole);
    model.setData(row, u"White lays down a man."_s, CourseOfPlay::DetailRole);
    const CourseDelegate delegate;
    QStyleOptionViewItem option;
    option.font.setPixelSize(16);
    option.rect = QRect(0, 0, 240, 60);
    const auto painted = [&] {
        QImage image(240, 60, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        delegate.paint(&painter, option, row);
        return image;
    };
    const QImage before = painted();
    const QSize size = delegate.sizeHint(option, row);
    model.setData(row, u"Why?"_s, CourseOfPlay::NoteRole);
    const QImage after = painted();
    QCOMPARE(delegate.sizeHint(option, row), size);
    QRect changed;
    for (int y = 0; y < after.height(); ++y) {
        for (int x = 0; x < after.width(); ++x) {
            if (after.pixel(x, y) != before.pixel(x, y)) {
                changed |= QRect(x, y, 1, 1);
            }
        }
    }
    QVERIFY(changed.width() > 6 && changed.height() > 8);
    QVERIFY(changed.left() > 200 && changed.bottom() < 30);
    // A long title leaves room for the mark.
    model.setData(row, u"White throws sice "_s.repeated(3), CourseOfPlay::TitleRole);
    option.rect.setWidth(QFontMetrics([&] {
                             QFont bold = option.font;
                             bold.setBold(true);
                             return bold;
                         }())
                             .horizontalAdvance(u"White throws sice "_s.repeated(3)) +
                         20);
    const int noted = delegate.sizeHint(option, row).height();
    model.setData(row, QString(), CourseOfPlay::NoteRole);
    QVERIFY(delegate.sizeHint(option, row).height() < noted);
}

QTEST_MAIN(TestCourseDelegate)
#include "tst_course_delegate.moc"
