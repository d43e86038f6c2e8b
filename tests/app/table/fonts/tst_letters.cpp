// SPDX-License-Identifier: MIT
#include "choices/text_size.h"
#include "table/fonts/fonts.h"
#include "table/fonts/lining_figures.h"
#include "table/fonts/plain_text.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QHeaderView>
#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>
#include <QTableWidget>
#include <QTest>
#include <QToolTip>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

constexpr QSize Screens[] = {{640, 360},   {640, 480},   {800, 600},   {1024, 768}, {1280, 800},
                             {1920, 1080}, {2560, 1440}, {3840, 2160}, {7680, 4320}};

} // namespace

class TestLetters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { fonts::load(); }
    void figuresStandAsHighAsCapitals_data();
    void figuresStandAsHighAsCapitals();
    void survivesBrokenFonts();
    void panelsFollowTheCaption();
    void growsWithTheChosenSize();
    void reachesEveryWidget();
    void changesItsFace();
    void underlinedLettersCutNothingOff();
};

void TestLetters::figuresStandAsHighAsCapitals_data()
{
    QTest::addColumn<QFont>("font");
    QFont italic = fonts::textFont(200);
    italic.setItalic(true);
    QTest::newRow("text") << fonts::textFont(200);
    QTest::newRow("italic") << italic;
    QTest::newRow("title") << fonts::titleFont(200);
}

/// Old-style figures resemble letters: 10 looks like IO, and 0 like o.
void TestLetters::figuresStandAsHighAsCapitals()
{
    QFETCH(const QFont, font);
    const QFontMetricsF metrics(font);
    const QRectF capital = metrics.tightBoundingRect(u"H"_s);
    for (int figure = 0; figure < 10; ++figure) {
        const QRectF seen = metrics.tightBoundingRect(QString::number(figure));
        QVERIFY2(seen.height() > 0.9 * capital.height(), qPrintable(QString::number(figure)));
        QVERIFY2(seen.bottom() < 0.1 * capital.height(), qPrintable(QString::number(figure)));
    }
}

/// An installed font may be another version or damaged.
void TestLetters::survivesBrokenFonts()
{
    const QByteArray none("no font at all");
    QCOMPARE(withLiningFigures(none, "EB Garamond", "Board Roman"), none);
    QCOMPARE(withLiningFigures({}, "EB Garamond", "Board Roman"), QByteArray());
    for (const QString &name : QDir(u":/fonts"_s).entryList(QDir::Files)) {
        QFile file(u":/fonts/"_s + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray font = file.readAll();
        QCOMPARE(withLiningFigures(font, "EB Garamond", "Board Roman").size(), font.size());
        for (qsizetype length = 0; length < 400; length += 3) {
            const QByteArray part = font.left(length);
            QCOMPARE(withLiningFigures(part, "EB Garamond", "Board Roman").size(), length);
        }
    }
}

void TestLetters::panelsFollowTheCaption()
{
    for (const QSize &window : Screens) {
        for (int percent = text_size::MinPercent; percent <= text_size::MaxPercent; percent += 5) {
            const fonts::TextSizes sizes = fonts::sizesFor(window, percent, 17);
            QVERIFY(sizes.text >= 0.7 * sizes.caption);
            QVERIFY(sizes.text >= 17);
            QVERIFY(sizes.caption >= 17);
        }
    }
    // The minimum for reading on a wall display.
    QVERIFY(fonts::sizesFor({3840, 2160}, 100, 17).text >= 38);
}

void TestLetters::growsWithTheChosenSize()
{
    for (const QSize &window : {QSize(1280, 800), QSize(3840, 2160)}) {
        QCOMPARE(fonts::sizesFor(window, 250, 17).factor, 2.5);
    }
    for (const int defaultSize : {13, 17}) { // of sans-serif and EB Garamond
        QCOMPARE(fonts::sizesFor({640, 480}, 200, defaultSize).factor, 2.0);
    }
    for (const QSize &window : Screens) {
        fonts::TextSizes before;
        for (int percent = text_size::MinPercent; percent <= text_size::MaxPercent; percent += 25) {
            const fonts::TextSizes sizes = fonts::sizesFor(window, percent, 17);
            QVERIFY(sizes.text >= before.text);
            QVERIFY(sizes.factor <= percent / 100.0);
            before = sizes;
        }
        // A window still holds fourteen lines of text.
        QVERIFY(before.text == 17 || before.text * 14 <= window.height());
    }
}

/// Widgets created before and after the change, with the application's style sheet and with their
/// own.
void TestLetters::reachesEveryWidget()
{
    fonts::fitToWindow({1024, 768}, 100);
    QMainWindow window;
    auto *table = new QTableWidget(2, 2);
    auto *room = new QWidget;
    room->setStyleSheet(u"QLabel { color: red; }"_s);
    auto *label = new QLabel(u"Anne"_s, room);
    auto *column = new QVBoxLayout(room);
    column->addWidget(label);
    column->addWidget(table);
    window.setCentralWidget(room);
    QMenu *menu = window.menuBar()->addMenu(u"Game"_s);
    window.show();
    const int before = label->font().pixelSize();
    fonts::fitToWindow({3840, 2160}, 100);
    const int now = fonts::currentSizes().text;
    QCoreApplication::processEvents(); // delivers the change to the widgets
    QVERIFY(now > before);
    auto *late = new QLabel(u"Ben"_s, room);
    column->addWidget(late);
    const QList<const QWidget *> all{&window, label, table,           table->horizontalHeader(),
                                     menu,    late,  window.menuBar()};
    for (const QWidget *each : all) {
        const int pixels = QFontInfo(each->font()).pixelSize();
        QVERIFY2(
            pixels == now,
            qPrintable(u"%1: %2, not %3"_s.arg(QString::fromLatin1(each->metaObject()->className()))
                           .arg(pixels)
                           .arg(now)));
    }
    QCOMPARE(QFontInfo(QToolTip::font()).pixelSize(), now);
}

void TestLetters::changesItsFace()
{
    const QLabel label(u"Anne"_s);
    const auto change = [](Typeface typeface) {
        fonts::setTypeface(typeface);
        fonts::fitToWindow({1024, 768}, 100);
        QCoreApplication::processEvents();
    };
    const QFont garamond = label.font();
    change(Typeface::SansSerif);
    QVERIFY(label.font().families().constFirst() != garamond.families().constFirst());
    QVERIFY(label.font().families().contains(garamond.families().constFirst())); // for old letters
    QVERIFY(fonts::hasItalics());
    change(Typeface::Dyslexia);
    QVERIFY(label.font().letterSpacing() > 100);
    QVERIFY(!fonts::hasItalics());
    change(Typeface::Garamond);
    QCOMPARE(label.font().families(), garamond.families());
    QCOMPARE(label.font().letterSpacing(), garamond.letterSpacing());
}

void TestLetters::underlinedLettersCutNothingOff()
{
    QWidget window;
    auto *field = new QWidget(&window);
    QLabel *label = plainLabel(&window);
    label->setBuddy(field);
    label->setFont(fonts::textFont(100));
    const auto inkIn = [label](const QSize &size) {
        label->resize(size);
        const QImage image = label->grab().toImage();
        int ink = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                ink += image.pixelColor(x, y) != image.pixelColor(0, 0) ? 1 : 0;
            }
        }
        return ink;
    };
    for (const QString &text : {u"&Volume"_s, u"&Time"_s, u"A&Vast"_s, u"Volume"_s}) {
        label->setText(text);
        QCOMPARE(inkIn(label->sizeHint()), inkIn(label->sizeHint() + QSize(100, 0)));
    }
}

QTEST_MAIN(TestLetters)
#include "tst_letters.moc"
