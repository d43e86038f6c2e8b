// SPDX-License-Identifier: MIT
#include "language/language.h"
#include "panels/captions/caption_label.h"
#include "panels/captions/notice_bar.h"
#include "panels/pages/text_panel.h"
#include "panels/theme/status_mark.h"
#include "panels/theme/theme.h"
#include "table/fonts/fonts.h"
#include "tests/app/wcag.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QMenu>
#include <QPainter>
#include <QPalette>
#include <QPushButton>
#include <QRadioButton>
#include <QRawFont>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QStyle>
#include <QStyleOption>
#include <QTabBar>
#include <QTableWidget>
#include <QTest>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <QtTest/qtestspontaneevent.h>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { theme::apply(*qobject_cast<QApplication *>(qApp)); }
    void headingsStayInOneFace();
    void focusIsSeen_data();
    void focusIsSeen();
    void ringStandsOut_data();
    void ringStandsOut();
    void marksOfStatusStandOut();
    void textsStandOut_data();
    void textsStandOut();
    void choicesStandOut_data();
    void choicesStandOut();
    void followsADesktopOfHighContrast_data();
    void followsADesktopOfHighContrast();
    void contrastCoversEveryWidget();
    void marksAreAsLargeAsLetters_data();
    void marksAreAsLargeAsLetters();
    void controlsGrowWithText();
    void marksOfMenusGrowWithText();
    void buttonsOfDocksGrowWithText();
    void ringKeepsOffTheLetters_data();
    void ringKeepsOffTheLetters();
    void radioButtonsAreFilledIfSelected_data();
    void radioButtonsAreFilledIfSelected();
    void checkBoxesHaveAVisibleOutline_data() { radioButtonsAreFilledIfSelected_data(); }
    void checkBoxesHaveAVisibleOutline();
    void wheelScrollsThePage_data();
    void wheelScrollsThePage();
    void headersEndWithTheirRows();
    void textsArePadded_data();
    void textsArePadded();
    void accentsOfCapitalsAreVisible_data();
    void accentsOfCapitalsAreVisible();
};

namespace {

/// Returns a desktop palette, such as black on white.
QPalette desktopOf(const QColor &ground, const QColor &words, const QColor &chosen)
{
    QPalette palette;
    for (const auto role : {QPalette::Window, QPalette::Base, QPalette::Button}) {
        palette.setColor(role, ground);
    }
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(role, words);
    }
    palette.setColor(QPalette::Highlight, chosen);
    palette.setColor(QPalette::Link, words);
    return palette;
}

void everyTheme()
{
    QTest::addColumn<theme::Colours>("colours");
    QTest::addColumn<bool>("high");
    const QPalette usual(QColor(0xef, 0xef, 0xef));
    QTest::newRow("usual") << theme::coloursFor(theme::Contrast::Normal, usual) << false;
    QTest::newRow("high") << theme::coloursFor(theme::Contrast::High, usual) << true;
    QTest::newRow("dark pages") << theme::coloursFor(theme::Contrast::HighDark, usual) << true;
    QTest::newRow("desktop, white on black")
        << theme::coloursFor(theme::Contrast::High, desktopOf(Qt::black, Qt::white, Qt::blue))
        << true;
    QTest::newRow("desktop, black on white")
        << theme::coloursFor(theme::Contrast::High, desktopOf(Qt::white, Qt::black, Qt::gray))
        << true;
}

QImage seen(QWidget &widget)
{
    return widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

} // namespace

/// Letters missing in the bold face would be substituted from another font in mid-line.
void TestTheme::headingsStayInOneFace()
{
    const QRawFont plain = QRawFont::fromFont(fonts::textFont(20));
    const QRawFont title = QRawFont::fromFont(fonts::titleFont(20));
    for (const QChar letter : u"Anne has won. Белый выигрывает. 12. Чёрный: sice-ace"_s) {
        if (letter.isLetter() && plain.supportsCharacter(letter)) {
            QVERIFY2(title.supportsCharacter(letter), qPrintable(QString(letter)));
        }
    }
}

void TestTheme::focusIsSeen_data()
{
    QTest::addColumn<QWidget *>("widget");
    QTest::newRow("button") << static_cast<QWidget *>(new QPushButton(u"Rematch"_s));
    QTest::newRow("box") << static_cast<QWidget *>(new QComboBox);
    QTest::newRow("field") << static_cast<QWidget *>(new QLineEdit);
    auto *page = new QTextBrowser;
    page->setHtml(u"<p>Nothing is forced.</p>"_s);
    QTest::newRow("page") << static_cast<QWidget *>(page);
    auto *list = new QListWidget;
    list->addItem(u"Ace"_s);
    QTest::newRow("list") << static_cast<QWidget *>(list);
    QTest::newRow("tick") << static_cast<QWidget *>(new QCheckBox(u"Numerals"_s));
    auto *tabs = new QTabBar;
    tabs->addTab(u"Players"_s);
    tabs->setDocumentMode(true); // makes the tab as wide as the bar
    QTest::newRow("tabs") << static_cast<QWidget *>(tabs);
}

/// The focus ring changes at least a frame of two pixels.
void TestTheme::focusIsSeen()
{
    QFETCH(QWidget *, widget);
    QWidget window;             // owns both widgets
    QPushButton other(&window); // takes the initial focus
    widget->setParent(&window);
    other.setGeometry(0, 0, 80, 30);
    widget->setGeometry(0, 40, 160, 36);
    window.show();
    window.activateWindow();
    other.setFocus();
    const QImage without = widget->grab().toImage();
    widget->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(widget->hasFocus());
    const QImage with = widget->grab().toImage();
    int changed = 0;
    for (int y = 0; y < with.height(); ++y) {
        for (int x = 0; x < with.width(); ++x) {
            changed += with.pixel(x, y) != without.pixel(x, y) ? 1 : 0;
        }
    }
    QVERIFY2(changed >= 2 * 2 * (with.width() + with.height() - 8),
             qPrintable(QString::number(changed)));
}

void TestTheme::ringStandsOut_data()
{
    everyTheme();
}

/// The ring has two colours: one contrasts with the inside, the other with the outside.
void TestTheme::ringStandsOut()
{
    QFETCH(const theme::Colours, colours);
    constexpr double Enough = 3;
    QVERIFY(test::contrast(colours.ring, colours.ringEdge) >= Enough);
    for (const QColor &ground :
         {colours.wall, colours.panel, colours.panel.lighter(125), colours.paper, colours.brass}) {
        QVERIFY2(std::max(test::contrast(colours.ring, ground),
                          test::contrast(colours.ringEdge, ground)) >= Enough,
                 qPrintable(ground.name()));
    }
}

void TestTheme::marksOfStatusStandOut()
{
    for (const theme::Contrast contrast :
         {theme::Contrast::HighDark, theme::Contrast::High, theme::Contrast::Normal}) {
        theme::apply(*qApp, contrast);
        for (const Status status :
             {Status::Stated, Status::Paraphrased, Status::Inferred, Status::Silent}) {
            QVERIFY(test::contrast(theme::statusColour(status, theme::MarkBackground::PaperLabel),
                                   theme::Paper) >= 4.5);
            for (const QColor &ground : {theme::Wall, theme::Panel}) {
                QVERIFY(
                    test::contrast(theme::statusColour(status, theme::MarkBackground::DarkPanel),
                                   ground) >= 4.5);
            }
        }
    }
}

void TestTheme::textsStandOut_data()
{
    everyTheme();
}

/// Checks the contrast of each text colour with each of its backgrounds.
void TestTheme::textsStandOut()
{
    QFETCH(const theme::Colours, colours);
    QFETCH(const bool, high);
    const double enough = high ? 7 : 4.5;
    const QPalette palette = theme::paletteFrom(colours);
    struct Text
    {
        const char *what;
        QColor words;
        QColor ground;
    };
    const QColor selectedRow = colours.brass.lighter(140);
    for (const Text &each : std::initializer_list<Text>{
             {"caption", colours.ivory, colours.wall},
             {"hint", colours.faded, colours.wall},
             {"dialog", colours.ivory, colours.panel},
             {"lesser text of a dialog", colours.faded, colours.panel},
             {"button", palette.buttonText().color(), palette.button().color()},
             {"button under the mouse", colours.ivory, colours.panel.lighter(140)},
             {"pressed button, remark made again", colours.ink, colours.brass},
             {"button with the focus", colours.ringEdge, colours.ring},
             {"page", colours.ink, colours.paper},
             {"second row of a table", colours.ink, palette.alternateBase().color()},
             {"lesser text of a page", colours.fadedInk, colours.paper},
             {"place for text", palette.placeholderText().color(), palette.base().color()},
             {"title", colours.rubric, colours.paper},
             {"link", palette.link().color(), palette.base().color()},
             {"chosen", palette.highlightedText().color(), palette.highlight().color()},
             {"chosen row", colours.ink, selectedRow},
             {"title of a chosen row", colours.rubric, selectedRow},
             {"tool tip", palette.toolTipText().color(), palette.toolTipBase().color()}}) {
        const double figure = test::contrast(each.words, each.ground);
        qInfo("%s: %.1f", each.what, figure);
        QVERIFY2(figure >= enough,
                 qPrintable(u"%1: %2"_s.arg(QLatin1StringView(each.what)).arg(figure)));
    }
}

void TestTheme::choicesStandOut_data()
{
    QTest::addColumn<theme::Contrast>("contrast");
    QTest::newRow("usual") << theme::Contrast::Normal;
    QTest::newRow("high") << theme::Contrast::High;
    QTest::newRow("dark pages") << theme::Contrast::HighDark;
}

/// Items of a combo box are legible when unselected and when disabled.
void TestTheme::choicesStandOut()
{
    QFETCH(const theme::Contrast, contrast);
    theme::apply(*qobject_cast<QApplication *>(qApp), contrast);
    QComboBox box;
    box.addItems({u"chosen"_s, u"MMMMMM"_s, u"MMMMMM"_s});
    qobject_cast<QStandardItemModel *>(box.model())->item(2)->setEnabled(false);
    box.show();
    box.showPopup();
    for (const int row : {1, 2}) {
        const QImage all = seen(*box.view()->viewport());
        const QImage image = all.copy(box.view()->visualRect(box.model()->index(row, 0)));
        double least = 1;
        double most = 0;
        for (int y = 4; y < image.height() - 4; ++y) {
            for (int x = 4; x < image.width() - 4; ++x) {
                const double luminance = test::luminance(image.pixelColor(x, y));
                least = std::min(least, luminance);
                most = std::max(most, luminance);
            }
        }
        QVERIFY(test::contrastOf(least, most) >= (row == 1 ? 4.5 : 2));
    }
    box.hidePopup();
    theme::apply(*qobject_cast<QApplication *>(qApp), theme::Contrast::Normal);
}

void TestTheme::followsADesktopOfHighContrast_data()
{
    QTest::addColumn<QColor>("ground");
    QTest::addColumn<QColor>("words");
    QTest::addColumn<bool>("followed");
    QTest::newRow("white on black") << QColor(Qt::black) << QColor(Qt::white) << true;
    QTest::newRow("yellow on black") << QColor(Qt::black) << QColor(Qt::yellow) << true;
    QTest::newRow("black on white") << QColor(Qt::white) << QColor(Qt::black) << true;
    QTest::newRow("usual") << QColor(0xef, 0xef, 0xef) << QColor(Qt::black) << false;
}

void TestTheme::followsADesktopOfHighContrast()
{
    QFETCH(QColor, ground);
    QFETCH(QColor, words);
    QFETCH(bool, followed);
    const QPalette desktop = desktopOf(ground, words, Qt::darkBlue);
    QCOMPARE(theme::hasHighContrast(desktop), followed);
    const theme::Colours high = theme::coloursFor(theme::Contrast::High, desktop);
    QCOMPARE(high.paper == ground && high.ink == words && high.wall == ground, followed);
    // The usual contrast does not use the desktop's colours.
    const theme::Colours usual = theme::coloursFor(theme::Contrast::Normal, desktop);
    QVERIFY(usual.paper != ground);
}

/// Includes visible widgets and those with colours in their own style sheets.
void TestTheme::contrastCoversEveryWidget()
{
    QWidget window;
    QLabel label(u"Anne throws."_s, &window);
    TextPanel page(u"page"_s, &window);
    page.showPage(u"<h2>Bearing off</h2>"_s);
    NoticeBar notice(&window);
    notice.addNotice(u"The disk is full."_s);
    page.setGeometry(0, 40, 300, 100);
    notice.setGeometry(0, 150, 300, 40);
    window.resize(320, 200);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const QImage before = seen(window);
    theme::apply(*qApp, theme::Contrast::High);
    QCoreApplication::processEvents(); // Qt propagates palettes later
    const QImage high = seen(window);
    const theme::Colours usual = theme::coloursFor(theme::Contrast::Normal, {});
    for (const QColor &gone : {usual.panel, usual.ivory, usual.paper, usual.ink, usual.rubric}) {
        int was = 0;
        for (int i = 0; i < high.width() * high.height(); ++i) {
            const QPoint at(i % high.width(), i / high.width());
            was += before.pixelColor(at) == gone ? 1 : 0;
            QVERIFY2(high.pixelColor(at) != gone, qPrintable(gone.name()));
        }
        QVERIFY2(was > 0, qPrintable(gone.name()));
    }
    theme::apply(*qApp, theme::Contrast::Normal);
    QCoreApplication::processEvents();
    QCOMPARE(seen(window), before);
}

void TestTheme::marksAreAsLargeAsLetters_data()
{
    QTest::addColumn<int>("pixels");
    for (const int pixels : {12, 17, 30, 54}) {
        QTest::addRow("%d", pixels) << pixels;
    }
}

/// Check marks grow with the font, so that they are visible on large screens.
void TestTheme::marksAreAsLargeAsLetters()
{
    QFETCH(const int, pixels);
    QFont font = QApplication::font();
    font.setPixelSize(pixels);
    QComboBox box;
    box.setFont(font);
    box.addItem(QStringLiteral("you and the computer"));
    box.resize(box.sizeHint());
    const int least = box.fontMetrics().height() / 2;
    for (const auto metric :
         {QStyle::PM_IndicatorWidth, QStyle::PM_IndicatorHeight, QStyle::PM_ExclusiveIndicatorWidth,
          QStyle::PM_ExclusiveIndicatorHeight}) {
        QVERIFY(box.style()->pixelMetric(metric, nullptr, &box) >= least);
    }

    // The arrow of a combo box is as large, next to the text and in its colour.
    QStyleOptionComboBox option;
    option.initFrom(&box);
    const auto rectOf = [&](QStyle::SubControl part) {
        return box.style()->subControlRect(QStyle::CC_ComboBox, &option, part, &box);
    };
    const QRect words = rectOf(QStyle::SC_ComboBoxEditField);
    const QRect arrow = rectOf(QStyle::SC_ComboBoxArrow);
    QVERIFY(words.right() <= arrow.left());
    QVERIFY(words.width() >= box.fontMetrics().horizontalAdvance(box.currentText()));
    QVERIFY(arrow.width() >= least);
    if (pixels > 17) { // the default arrow would be too small
        const QImage shot = box.grab().toImage();
        int coloured = 0;
        for (int x = arrow.left(); x <= arrow.right(); ++x) {
            coloured +=
                shot.pixelColor(x, arrow.center().y()) == box.palette().color(QPalette::ButtonText);
        }
        QVERIFY2(coloured >= least / 2, qPrintable(QString::number(coloured)));
    }

    const QDialogButtonBox buttons(QDialogButtonBox::Close);
    QVERIFY(buttons.button(QDialogButtonBox::Close)->icon().isNull());
}

namespace {

constexpr int UsualText = 17; ///< in pixels
constexpr int LargeText = 40; ///< in pixels, as on screens of 3840 × 2160

QFont fontOf(int pixels)
{
    QFont font = QApplication::font();
    font.setPixelSize(pixels);
    return font;
}

/// Returns the rectangle around all pixels that differ.
QRect differenceOf(const QImage &one, const QImage &other)
{
    QRect around;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            if (one.pixel(x, y) != other.pixel(x, y)) {
                around |= QRect(x, y, 1, 1);
            }
        }
    }
    return around;
}

} // namespace

void TestTheme::controlsGrowWithText()
{
    const auto metric = [](QStyle::PixelMetric which, int pixels) {
        QWidget widget;
        widget.setFont(fontOf(pixels));
        return widget.style()->pixelMetric(which, nullptr, &widget);
    };
    const auto growth = [&](QStyle::PixelMetric which) {
        return static_cast<double>(metric(which, LargeText)) / metric(which, UsualText);
    };
    for (const auto which : {QStyle::PM_ScrollBarExtent, QStyle::PM_SliderLength,
                             QStyle::PM_DockWidgetTitleBarButtonMargin}) {
        QVERIFY2(growth(which) >= 2, qPrintable(QString::number(which)));
    }
    for (const auto which : {QStyle::PM_LayoutHorizontalSpacing, QStyle::PM_LayoutVerticalSpacing,
                             QStyle::PM_LayoutLeftMargin}) {
        QVERIFY2(growth(which) >= 1.6, qPrintable(QString::number(which)));
    }
    const auto arrowWidth = [](int pixels) {
        QSpinBox box;
        box.setFont(fontOf(pixels));
        box.resize(box.sizeHint());
        QStyleOptionSpinBox option;
        option.initFrom(&box);
        return box.style()
            ->subControlRect(QStyle::CC_SpinBox, &option, QStyle::SC_SpinBoxUp, &box)
            .width();
    };
    QVERIFY(arrowWidth(LargeText) >= 2 * arrowWidth(UsualText));
}

void TestTheme::marksOfMenusGrowWithText()
{
    const auto row = [](bool isChecked, bool hasSubMenu) {
        QMenu menu;
        menu.setFont(fontOf(LargeText));
        QAction &action = hasSubMenu ? *menu.addMenu(u"Text size"_s)->menuAction()
                                     : *menu.addAction(u"Text size"_s);
        menu.addAction(u"Numerals"_s)->setCheckable(true); // reserves room in all rows
        action.setCheckable(!hasSubMenu);
        action.setChecked(isChecked);
        menu.resize(600, menu.sizeHint().height());
        return seen(menu);
    };
    constexpr int Least = 16; // in pixels
    const QRect tick = differenceOf(row(false, false), row(true, false));
    QVERIFY2(tick.width() >= Least, qPrintable(QString::number(tick.width())));
    QVERIFY(tick.left() > 0 && tick.right() < 100);
    const QRect arrow = differenceOf(row(false, false), row(false, true));
    QVERIFY2(arrow.height() >= Least, qPrintable(QString::number(arrow.height())));
}

void TestTheme::buttonsOfDocksGrowWithText()
{
    QMainWindow window;
    auto *dock = new QDockWidget(u"Dice"_s, &window);
    dock->setFont(fontOf(LargeText));
    window.addDockWidget(Qt::RightDockWidgetArea, dock);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    for (const char *name : {"qt_dockwidget_closebutton", "qt_dockwidget_floatbutton"}) {
        auto *button = dock->findChild<QAbstractButton *>(QString::fromLatin1(name));
        const int letters = QFontMetrics(fontOf(LargeText)).height();
        QVERIFY(button->width() >= letters && button->height() >= letters);
        const QImage shown = seen(*button);
        QImage empty = shown;
        empty.fill(shown.pixel(2, 2));
        QVERIFY(differenceOf(shown, empty).width() >= letters / 3);
        const QColor ground = button->palette().color(QPalette::Window);
        bool isSeen = false;
        for (int x = 0; x < shown.width(); ++x) {
            isSeen |= test::contrast(shown.pixelColor(x, shown.height() / 2), ground) >= 4.5;
        }
        QVERIFY(isSeen);
    }
}

void TestTheme::ringKeepsOffTheLetters_data()
{
    QTest::addColumn<QWidget *>("widget");
    auto *list = new QListWidget;
    list->addItem(u"gpÉQ"_s);
    list->setCurrentRow(0);
    QTest::newRow("list") << static_cast<QWidget *>(list);
    QTest::newRow("tick") << static_cast<QWidget *>(new QCheckBox(u"gpÉQ"_s));
    QTest::newRow("button") << static_cast<QWidget *>(new QPushButton(u"gpÉQ"_s));
    auto *field = new QLineEdit(u"gpÉQ  "_s);
    QTest::newRow("field") << static_cast<QWidget *>(field);
    auto *box = new QComboBox;
    box->addItem(u"gpÉQ"_s);
    QTest::newRow("box") << static_cast<QWidget *>(box);
    auto *tabs = new QTabBar;
    tabs->addTab(u"gpÉQ"_s);
    QTest::newRow("tabs") << static_cast<QWidget *>(tabs);
    for (const bool isFlat : {false, true}) {
        auto *group = new QGroupBox(u"gpÉQ"_s);
        group->setCheckable(true);
        group->setFlat(isFlat);
        new QVBoxLayout(group);
        QTest::newRow(isFlat ? "flat group" : "group") << static_cast<QWidget *>(group);
    }
}

/// The focus ring changes no pixel of the text.
void TestTheme::ringKeepsOffTheLetters()
{
    QFETCH(QWidget *, widget);
    QWidget window; // owns the widget
    QPushButton other(&window);
    widget->setParent(&window);
    widget->move(0, 40);
    window.resize(300, 300);
    window.show();
    window.activateWindow();
    other.setFocus();
    const auto inColour = [widget](const QColor &colour) {
        QPalette palette = widget->palette();
        for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                                QPalette::HighlightedText}) {
            palette.setColor(role, colour);
        }
        widget->setPalette(palette);
        return seen(*widget);
    };
    const QImage red = inColour(Qt::red);
    const QImage blue = inColour(Qt::blue);
    widget->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(widget->hasFocus());
    const QImage focused = seen(*widget);
    int letters = 0;
    int ring = 0;
    for (int i = 0; i < red.width() * red.height(); ++i) {
        const QPoint at(i % red.width(), i / red.width());
        const bool isLetter = red.pixel(at) != blue.pixel(at);
        const bool isRing = focused.pixel(at) != blue.pixel(at);
        letters += isLetter ? 1 : 0;
        ring += isRing ? 1 : 0;
        QVERIFY2(!isLetter || !isRing, qPrintable(u"%1, %2"_s.arg(at.x()).arg(at.y())));
    }
    QVERIFY(letters > 40);
    QVERIFY(ring > 100);
}

void TestTheme::radioButtonsAreFilledIfSelected_data()
{
    QTest::addColumn<theme::Contrast>("contrast");
    QTest::newRow("normal") << theme::Contrast::Normal;
    QTest::newRow("high") << theme::Contrast::High;
    QTest::newRow("dark pages") << theme::Contrast::HighDark;
}

/// A selected radio button is a filled ring and another one an empty ring, on dark panels, too.
void TestTheme::radioButtonsAreFilledIfSelected()
{
    QFETCH(const theme::Contrast, contrast);
    theme::apply(*qobject_cast<QApplication *>(qApp), contrast);
    const QRadioButton button;
    const QColor ground = button.palette().color(QPalette::Window);
    for (const bool isSelected : {true, false}) {
        QStyleOptionButton option;
        option.initFrom(&button);
        option.rect = {0, 0, 21, 21};
        option.state.setFlag(isSelected ? QStyle::State_On : QStyle::State_Off);
        QImage image(option.rect.size(), QImage::Format_RGB32);
        image.fill(ground);
        QPainter painter(&image);
        button.style()->drawPrimitive(QStyle::PE_IndicatorRadioButton, &option, &painter, &button);
        painter.end();
        QVERIFY(test::contrast(image.pixelColor(1, 10), ground) >= 3);
        const double centre = test::contrast(image.pixelColor(10, 10), ground);
        QVERIFY2(isSelected ? centre >= 3 : centre < 1.1, qPrintable(QString::number(centre)));
    }
    theme::apply(*qobject_cast<QApplication *>(qApp), theme::Contrast::Normal);
}

void TestTheme::checkBoxesHaveAVisibleOutline()
{
    QFETCH(const theme::Contrast, contrast);
    theme::apply(*qobject_cast<QApplication *>(qApp), contrast);
    const QCheckBox box;
    const QColor ground = box.palette().color(QPalette::Window);
    for (const bool isChecked : {true, false}) {
        QStyleOptionButton option;
        option.initFrom(&box);
        option.rect = {0, 0, 21, 21};
        option.state.setFlag(isChecked ? QStyle::State_On : QStyle::State_Off);
        QImage image(option.rect.size(), QImage::Format_RGB32);
        image.fill(ground);
        QPainter painter(&image);
        box.style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &option, &painter, &box);
        painter.end();
        for (const QPoint edge : {QPoint(1, 10), QPoint(19, 10), QPoint(10, 1), QPoint(10, 19)}) {
            QVERIFY(test::contrast(image.pixelColor(edge), ground) >= 3);
        }
        const double tick = test::contrast(image.pixelColor(9, 14), ground);
        QVERIFY2(isChecked ? tick >= 3 : tick < 1.1, qPrintable(QString::number(tick)));
    }
    theme::apply(*qobject_cast<QApplication *>(qApp), theme::Contrast::Normal);
}

void TestTheme::wheelScrollsThePage_data()
{
    QTest::addColumn<QWidget *>("widget");
    QTest::addColumn<QByteArray>("property");
    auto *box = new QComboBox;
    box->addItems({u"1"_s, u"2"_s, u"3"_s});
    box->setCurrentIndex(1);
    QTest::newRow("combo box") << static_cast<QWidget *>(box) << QByteArray("currentIndex");
    auto *spin = new QSpinBox;
    spin->setValue(5);
    QTest::newRow("spin box") << static_cast<QWidget *>(spin) << QByteArray("value");
    auto *slider = new QSlider(Qt::Horizontal);
    slider->setValue(50);
    QTest::newRow("slider") << static_cast<QWidget *>(slider) << QByteArray("value");
}

/// A control leaves the wheel to a page that scrolls, and to any page while another control has the
/// focus.
void TestTheme::wheelScrollsThePage()
{
    QFETCH(QWidget *, widget);
    QFETCH(const QByteArray, property);
    QScrollArea area;
    auto *page = new QWidget;
    page->setFixedSize(200, 2000);
    auto *other = new QPushButton(page);
    widget->setParent(page);
    widget->move(0, 60);
    area.setWidget(page);
    area.resize(240, 300);
    area.show();
    area.activateWindow();
    other->setFocus();
    QTRY_VERIFY(other->hasFocus());
    const auto turnWheel = [widget] {
        const QPointF centre = widget->rect().center();
        QWheelEvent turn(centre, widget->mapToGlobal(centre), {}, {0, -120}, Qt::NoButton,
                         Qt::NoModifier, Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&turn); // otherwise parents would not receive it
        QCoreApplication::instance()->notify(widget, &turn);
    };
    const QVariant before = widget->property(property);
    turnWheel();
    QCOMPARE(widget->property(property), before);
    QVERIFY(!widget->hasFocus());
    QVERIFY(area.verticalScrollBar()->value() > 0);
    widget->setFocus();
    turnWheel();
    QCOMPARE(widget->property(property), before);
    page->setFixedSize(200, 200);
    QTRY_COMPARE(area.verticalScrollBar()->maximum(), 0);
    turnWheel();
    QVERIFY(widget->property(property) != before);
}

void TestTheme::headersEndWithTheirRows()
{
    QTableWidget table(1, 1);
    table.setStyle(QApplication::style());
    table.resize(300, 300);
    const QPixmap picture = table.verticalHeader()->grab();
    QCOMPARE(picture.toImage().pixelColor(picture.width() / 2, picture.height() - 4),
             table.palette().color(QPalette::Base));
}

void TestTheme::textsArePadded_data()
{
    QTest::addColumn<int>("pixelSize");
    QTest::newRow("small text") << 16;
    QTest::newRow("large text") << 40;
}

/// At least a third of the height of a line is free between a text and the frame beside it, and a
/// quarter between the texts of a table.
void TestTheme::textsArePadded()
{
    QFETCH(const int, pixelSize);
    constexpr int Frame = 2; // in pixels
    const QString text = u"Open a lesson file…"_s;
    QPushButton button(text);
    button.setFont(fonts::textFont(pixelSize));
    const QFontMetrics metrics = button.fontMetrics();
    const int textWidth = metrics.horizontalAdvance(text);
    const int padding = metrics.height() / 3;
    QVERIFY2(button.sizeHint().width() >= textWidth + 2 * (padding + Frame),
             qPrintable(QString::number(button.sizeHint().width() - textWidth)));

    QTableWidget table(0, 1);
    table.setHorizontalHeaderLabels({text});
    table.setFont(fonts::textFont(pixelSize));
    table.horizontalHeader()->setFont(table.font());
    QVERIFY2(table.horizontalHeader()->sectionSizeHint(0) >= textWidth + 2 * padding,
             qPrintable(QString::number(table.horizontalHeader()->sectionSizeHint(0) - textWidth)));
    QListWidget list;
    list.setFont(table.font());
    list.addItem(text);
    QVERIFY2(list.sizeHintForColumn(0) >= textWidth + 2 * (metrics.height() / 4),
             qPrintable(QString::number(list.sizeHintForColumn(0) - textWidth)));

    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        QComboBox box;
        box.setLayoutDirection(direction);
        box.addItem(text);
        box.setFont(button.font());
        QStyleOptionComboBox option;
        option.initFrom(&box);
        option.rect = QRect(QPoint(), box.sizeHint());
        const QRect field = box.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                        QStyle::SC_ComboBoxEditField, &box);
        const int before =
            direction == Qt::LeftToRight ? field.left() : option.rect.right() - field.right();
        QVERIFY2(before >= padding + Frame, qPrintable(QString::number(before)));
        QVERIFY2(field.width() >= textWidth, qPrintable(QString::number(field.width())));
    }
}

void TestTheme::accentsOfCapitalsAreVisible_data()
{
    QTest::addColumn<int>("pixels");
    for (const int pixels : {17, 34, 56}) {
        QTest::addRow("%d pixels", pixels) << pixels;
    }
}

/// The accents of capitals rise above the ascent of EB Garamond, and are not cut off.
void TestTheme::accentsOfCapitalsAreVisible()
{
    QFETCH(const int, pixels);
    installTranslator(u"fr"_s);
    const auto english = qScopeGuard([] { installTranslator(u"en"_s); });
    const QString text = u"Étape"_s;
    const QFont font = fonts::textFont(pixels);
    const QFontMetrics metrics(font);
    QWidget window;
    QVBoxLayout column(&window);
    column.setSpacing(metrics.height());
    column.setContentsMargins(metrics.height(), metrics.height(), metrics.height(), 0);
    auto *label = new QLabel(text);
    auto *caption = new CaptionLabel;
    for (QWidget *each : std::initializer_list<QWidget *>{label, caption}) {
        each->setFont(font);
        column.addWidget(each);
    }
    caption->setLineCount(1);
    caption->setText(text);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const QImage image = window.grab().toImage();
    const auto inkHeight = [&](const QWidget &widget) {
        int top = image.height();
        int bottom = 0;
        for (int y = widget.y() - metrics.height() / 2; y <= widget.geometry().bottom(); ++y) {
            for (int x = widget.x(); x <= widget.geometry().right(); ++x) {
                if (image.pixel(x, y) != image.pixel(0, 0)) {
                    top = std::min(top, y);
                    bottom = y;
                }
            }
        }
        return bottom - top + 1;
    };
    const int whole = metrics.tightBoundingRect(text).height();
    for (const QWidget *each : std::initializer_list<const QWidget *>{label, caption}) {
        QVERIFY2(inkHeight(*each) >= whole - 1, qPrintable(QString::number(inkHeight(*each)) +
                                                           u" of "_s + QString::number(whole)));
    }
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
