// SPDX-License-Identifier: MIT
#include "match/course/course_of_play.h"
#include "panels/course/course_delegate.h"

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

QTEST_MAIN(TestCourseDelegate)
#include "tst_course_delegate.moc"
