// SPDX-License-Identifier: MIT
#include "panels/captions/caption_label.h"

#include "table/fonts/fonts.h"

#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestCaptionLabel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shortTextHasNoToolTip();
    void toolTipCompletesVisibleText();
    void enlargedTextCanBeReadInItsSize();
};

void TestCaptionLabel::shortTextHasNoToolTip()
{
    CaptionLabel caption;
    caption.resize(400, 60);
    caption.show();
    caption.setText(u"Anne throws."_s);
    QVERIFY(!caption.isElided());
    QCOMPARE(caption.toolTip(), QString());
}

void TestCaptionLabel::toolTipCompletesVisibleText()
{
    CaptionLabel caption;
    caption.setLineCount(1);
    caption.resize(80, 20);
    caption.show();
    caption.setText(u"Anne throws 6 and 1 (sice-ace)."_s);
    QVERIFY(caption.isElided());
    QVERIFY(caption.toolTip().contains(u"sice-ace"));
    caption.showRemark(u"Black has no single man on a point that White can reach."_s);
    QVERIFY(caption.isElided());
    QVERIFY2(caption.toolTip().contains(u"single man"), qPrintable(caption.toolTip()));
    QVERIFY(!caption.toolTip().contains(u"sice-ace"));
    caption.restoreText();
    QVERIFY(caption.toolTip().contains(u"sice-ace"));
}

/// A long caption in a small window is reduced; Enter shows it in the size that the user has
/// chosen.
void TestCaptionLabel::enlargedTextCanBeReadInItsSize()
{
    for (const int percent : {100, 200}) {
        fonts::fitToWindow({640, 480}, percent);
        CaptionLabel caption;
        caption.setFont(fonts::captionFont());
        caption.setLineCount(1);
        const QString text = u"Anne throws 6 and 1 (sice-ace)."_s;
        caption.resize(caption.fontMetrics().horizontalAdvance(text) * 3 / 4,
                       caption.sizeHint().height());
        caption.show();
        caption.setText(text);
        QVERIFY(!caption.isElided());
        QCOMPARE(caption.focusPolicy(), percent == 200 ? Qt::TabFocus : Qt::NoFocus);
        QTest::keyClick(&caption, Qt::Key_Return);
        auto *whole = caption.findChild<QLabel *>(u"wholeText"_s);
        QCOMPARE(whole != nullptr, percent == 200);
        if (whole != nullptr) {
            QCOMPARE(whole->text(), text);
            QCOMPARE(whole->font().pixelSize(), fonts::currentSizes().caption);
            QVERIFY(whole->height() >= whole->heightForWidth(whole->width()));
            whole->close();
        }
    }
}

QTEST_MAIN(TestCaptionLabel)
#include "tst_caption_label.moc"
