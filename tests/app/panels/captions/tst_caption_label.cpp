// SPDX-License-Identifier: MIT
#include "panels/captions/caption_label.h"

#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestCaptionLabel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shortTextHasNoToolTip();
    void toolTipCompletesVisibleText();
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

QTEST_MAIN(TestCaptionLabel)
#include "tst_caption_label.moc"
