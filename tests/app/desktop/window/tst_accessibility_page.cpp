// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include "panels/actions/actions.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QDialog>
#include <QDirIterator>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

const QString Source = QString::fromUtf8(DOUBLETS_SOURCE_DIR);

QString textOf(const QString &path)
{
    QFile file(Source + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Returns the names of all tests: those of the test files, of the bus and of Wayland.
QStringList tests()
{
    QStringList names{u"bus_tree"_s, u"bus_games_en"_s, u"bus_games_ru"_s};
    const QRegularExpression screen(u"(cage|weston)_[0-9]+x[0-9]+"_s);
    for (auto found = screen.globalMatch(textOf(u"/tests/app/wayland/CMakeLists.txt"_s));
         found.hasNext();) {
        names << u"wayland_"_s + found.next().captured();
    }
    QDirIterator files(Source + u"/tests"_s, {u"tst_*.cpp"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        names << QFileInfo(files.next()).completeBaseName();
    }
    return names;
}

} // namespace

/// Checks that the statements in ACCESSIBILITY.md are true.
class TestAccessibilityPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void namesTestsThatExist();
    void hasARowForEachCriterion();
    void namesTheKeys();
    void namesBeginWithWhatIsSeen();

private:
    QString m_page;
};

void TestAccessibilityPage::initTestCase()
{
    QCOMPARE(installTranslator(u"en"_s), u"en"_s);
    m_page = textOf(u"/ACCESSIBILITY.md"_s);
    QVERIFY(!m_page.isEmpty());
}

void TestAccessibilityPage::namesTestsThatExist()
{
    static const QRegularExpression name(u"`((?:tst|bus)_[a-z_]+)`"_s);
    const QStringList all = tests();
    int named = 0;
    for (auto it = name.globalMatch(m_page); it.hasNext(); ++named) {
        const QString test = it.next().captured(1);
        QVERIFY2(all.contains(test), qPrintable(test));
    }
    QVERIFY(named > 60);
}

/// Levels A and AA of WCAG 2.2, except the criteria for time-based media, as there is none.
void TestAccessibilityPage::hasARowForEachCriterion()
{
    const QStringList criteria{
        u"1.1.1"_s,  u"1.2"_s,    u"1.3.1"_s, u"1.3.2"_s, u"1.3.3"_s, u"1.3.4"_s,  u"1.3.5"_s,
        u"1.4.1"_s,  u"1.4.2"_s,  u"1.4.3"_s, u"1.4.4"_s, u"1.4.5"_s, u"1.4.10"_s, u"1.4.11"_s,
        u"1.4.12"_s, u"1.4.13"_s, u"2.1.1"_s, u"2.1.2"_s, u"2.1.4"_s, u"2.2.1"_s,  u"2.2.2"_s,
        u"2.3.1"_s,  u"2.4.1"_s,  u"2.4.2"_s, u"2.4.3"_s, u"2.4.4"_s, u"2.4.5"_s,  u"2.4.6"_s,
        u"2.4.7"_s,  u"2.4.11"_s, u"2.5.1"_s, u"2.5.2"_s, u"2.5.3"_s, u"2.5.4"_s,  u"2.5.7"_s,
        u"2.5.8"_s,  u"3.1.1"_s,  u"3.1.2"_s, u"3.2.1"_s, u"3.2.2"_s, u"3.2.3"_s,  u"3.2.4"_s,
        u"3.2.6"_s,  u"3.3.1"_s,  u"3.3.2"_s, u"3.3.3"_s, u"3.3.4"_s, u"3.3.7"_s,  u"3.3.8"_s,
        u"4.1.2"_s,  u"4.1.3"_s};
    for (const QString &criterion : criteria) {
        const QRegularExpression row(
            u"^\\|[^|]*\\b%1\\b(?!\\.)[^|]*\\|"_s.arg(QRegularExpression::escape(criterion)),
            QRegularExpression::MultilineOption);
        QVERIFY2(m_page.contains(row), qPrintable(criterion));
    }
}

void TestAccessibilityPage::namesTheKeys()
{
    const WindowFixture f(allRuleSets());
    const auto &a = *f.window->findChild<Actions *>();
    for (const QAction *action : a.announcementActions()) {
        const QString row = u"\n| %1 | "_s.arg(action->shortcut().toString());
        QVERIFY2(m_page.contains(row), qPrintable(action->text()));
    }
    for (const QAction *action :
         {a.playForced, a.hint, a.undo, a.redo, a.why, a.rules, a.keyboardHelp, a.story,
          a.coursePanel, a.dicePanel, a.oddsPanel, a.widenPanel, a.narrowPanel, a.enlargeText,
          a.reduceText, a.resetTextSize, a.fullScreen}) {
        const QRegularExpression row(u"^\\| [^|]*%1(?=[ ,])[^|]*\\|"_s.arg(
                                         QRegularExpression::escape(action->shortcut().toString())),
                                     QRegularExpression::MultilineOption);
        QVERIFY2(m_page.contains(row), qPrintable(action->shortcut().toString()));
    }
}

/// Users of speech input say the visible label (WCAG 2.5.3, Label in Name).
void TestAccessibilityPage::namesBeginWithWhatIsSeen()
{
    const WindowFixture f(allRuleSets());
    f.step();
    f.step();
    for (const char *action :
         {"actionCourse", "actionDicePanel", "actionOddsPanel", "actionNew", "actionSettings",
          "actionCompare", "actionStory", "actionLaboratory", "actionStatistics"}) {
        f.action(action).trigger();
    }
    int buttons = 0;
    for (const auto *button : f.window->findChildren<QAbstractButton *>()) {
        const QString seen = button->text().remove(u'&');
        static const QRegularExpression words(u"\\w{2,}"_s);
        if (!seen.contains(words)) {
            continue; // a symbol
        }
        auto *element =
            QAccessible::queryAccessibleInterface(const_cast<QAbstractButton *>(button));
        QVERIFY(element != nullptr);
        const QString name = element->text(QAccessible::Name);
        QVERIFY2(name.contains(seen), qPrintable(name + u" for "_s + seen));
        ++buttons;
    }
    QVERIFY(buttons > 30);
}

QTEST_MAIN(TestAccessibilityPage)
#include "tst_accessibility_page.moc"
