// SPDX-License-Identifier: MIT
#include "tests/app/desktop/window/window_fixture.h"

#include "language/language.h"
#include "panels/dialogs/settings_dialog.h"

#include <QAbstractButton>
#include <QDialog>
#include <QFileDialog>
#include <QFileIconProvider>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabWidget>

using namespace Qt::StringLiterals;

using namespace doublets;

namespace {

/// The mnemonics that are active at the same time, with their texts.
class Mnemonics
{
public:
    void add(const QString &text)
    {
        const QKeySequence key = QKeySequence::mnemonic(text);
        if (!key.isEmpty()) {
            m_texts[key.toString()] << text;
        }
    }
    void add(const QWidget &within)
    {
        for (const auto *each : within.findChildren<QAbstractButton *>()) {
            if (each->isVisibleTo(&within)) {
                add(each->text());
            }
        }
        for (const auto *each : within.findChildren<QLabel *>()) {
            if (each->buddy() != nullptr && each->isVisibleTo(&within)) {
                add(each->text());
            }
        }
        for (const auto *each : within.findChildren<QGroupBox *>()) {
            if (each->isVisibleTo(&within)) {
                add(each->title());
            }
        }
        for (const auto *each : within.findChildren<QTabWidget *>()) {
            for (int i = 0; i < each->count(); ++i) {
                add(each->tabText(i));
            }
        }
    }
    void add(const QList<QAction *> &actions)
    {
        for (const QAction *each : actions) {
            if (each->isVisible() && !each->isSeparator()) {
                add(each->text().section(u'\t', 0, 0));
            }
        }
    }
    /// Returns the ambiguous mnemonics, one per line.
    [[nodiscard]] QString doubled() const
    {
        QStringList found;
        for (const auto &[key, texts] : m_texts) {
            if (texts.size() > 1) {
                found << key + u": "_s + texts.join(u" / "_s);
            }
        }
        return found.join(u'\n');
    }
    [[nodiscard]] bool isEmpty() const { return m_texts.empty(); }

private:
    std::map<QString, QStringList> m_texts;
};

} // namespace

/// Checks in every language that mnemonics are unambiguous and Qt's own texts are translated.
class TestMnemonics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void menusHaveEachLetterOnce_data() { languageRows(); }
    void menusHaveEachLetterOnce();
    void windowsHaveEachLetterOnce_data() { languageRows(); }
    void windowsHaveEachLetterOnce();
    void settingsHaveEachLetterOnce_data() { languageRows(); }
    void settingsHaveEachLetterOnce();
    void filesAreAskedForInRussian();

private:
    static void languageRows();
    std::unique_ptr<WindowFixture> m_f;
    QStringList m_doubled; ///< ambiguous mnemonics found by the current test
};

void TestMnemonics::languageRows()
{
    QTest::addColumn<QString>("language");
    for (const QString &code : languages()) {
        QTest::newRow(qPrintable(code)) << code;
    }
}

void TestMnemonics::init()
{
    m_f = std::make_unique<WindowFixture>(allRuleSets());
    m_doubled.clear();
}

void TestMnemonics::cleanup()
{
    m_doubled.removeAll(QString());
    m_doubled.removeDuplicates();
    QVERIFY2(m_doubled.isEmpty(), qPrintable(m_doubled.join(u'\n')));
    static_cast<void>(installTranslator(u"en"_s));
}

void TestMnemonics::menusHaveEachLetterOnce()
{
    QFETCH(const QString, language);
    m_f->settings.language.set(language);
    QCoreApplication::processEvents(); // the window is retranslated later
    QCOMPARE(currentLanguage(), language);
    int menus = 0;
    for (const QMenu *menu : m_f->window->findChildren<QMenu *>()) {
        Mnemonics letters;
        letters.add(menu->actions());
        m_doubled << letters.doubled();
        menus += letters.isEmpty() ? 0 : 1;
    }
    QVERIFY(menus >= 6);
    // The menu bar together with all visible widgets.
    for (const char *panel : {"actionCourse", "actionDicePanel", "actionOddsPanel", "actionRules",
                              "actionKeyboard", "actionAppearance"}) {
        m_f->action(panel).trigger();
        Mnemonics letters;
        letters.add(m_f->window->menuBar()->actions());
        letters.add(*m_f->window);
        m_doubled << letters.doubled();
    }
}

void TestMnemonics::windowsHaveEachLetterOnce()
{
    QFETCH(const QString, language);
    m_f->settings.language.set(language);
    QCoreApplication::processEvents(); // the window is retranslated later
    m_f->step();
    m_f->step();
    const auto check = [](const QWidget &window) {
        Mnemonics letters;
        letters.add(window);
        return letters.doubled();
    };
    for (const char *action : {"actionCompare", "actionStory", "actionPrint", "actionLaboratory",
                               "actionInvent", "actionStatistics", "actionLessons"}) {
        m_f->action(action).trigger();
        QDialog *opened = nullptr;
        for (auto *dialog : m_f->window->findChildren<QDialog *>()) {
            opened = dialog->isVisible() ? dialog : opened;
        }
        QVERIFY2(opened != nullptr, action);
        m_doubled << check(*opened);
        delete opened;
    }
    m_f->action("actionLessons").trigger();
    m_f->find<QPushButton>("lessonsWrite")->menu()->actions().constFirst()->trigger();
    const auto *editor = m_f->find<QDialog>("lessonEditor");
    for (const int page : {0, 1}) {
        editor->findChild<QListWidget *>()->setCurrentRow(page);
        m_doubled << check(*editor);
    }
    delete editor;
    const auto checkWindow = [this] {
        Mnemonics letters;
        letters.add(m_f->window->menuBar()->actions());
        letters.add(*m_f->window);
        m_doubled << letters.doubled();
    };
    m_f->action("actionStart").trigger();
    checkWindow();
    for (const RuleSet &set : allRuleSets().all()) {
        m_f->action("actionNew").trigger();
        m_f->find<QAbstractButton>(qPrintable(u"card-"_s + set.id))->click();
        for (const char *seating : {"seatingPeople", "seatingComputer", "seatingWatch"}) {
            m_f->find<QAbstractButton>(seating)->click();
            checkWindow();
        }
    }
    m_f->find<QWidget>("startScreen")->hide();
    for (const char *panel : {"takeOverPanel", "winnerPanel", "firstStepsPanel"}) {
        auto *shown = m_f->find<QWidget>(panel);
        QVERIFY2(shown != nullptr, panel);
        shown->show();
        checkWindow();
        shown->hide();
    }
}

void TestMnemonics::settingsHaveEachLetterOnce()
{
    QFETCH(const QString, language);
    m_f->settings.language.set(language);
    QCoreApplication::processEvents(); // the window is retranslated later
    m_f->action("actionSettings").trigger();
    auto *dialog = m_f->find<SettingsDialog>("settingsDialog");
    auto *pages = dialog->findChild<QTabWidget *>(u"settingsPages"_s);
    QCOMPARE(pages->count(), 5);
    for (int i = 0; i < pages->count(); ++i) {
        pages->setCurrentIndex(i);
        Mnemonics letters;
        letters.add(*dialog);
        m_doubled << letters.doubled();
    }
}

void TestMnemonics::filesAreAskedForInRussian()
{
    QCOMPARE(installTranslator(u"ru"_s), u"ru"_s);
    QCOMPARE(QFileIconProvider().type(QFileInfo(QDir::tempPath())), u"Папка"_s);
    QFileDialog dialog;
    dialog.setOption(QFileDialog::DontUseNativeDialog);
    dialog.setDirectory(m_f->folder.path());
    dialog.show();
    QStringList texts;
    for (const auto *each : dialog.findChildren<QLabel *>()) {
        texts << each->text();
    }
    for (const auto *each : dialog.findChildren<QAbstractButton *>()) {
        texts << each->text() << each->toolTip();
    }
    for (const auto *each : dialog.findChildren<QAction *>()) {
        texts << each->text();
    }
    for (const auto *each : dialog.findChildren<QHeaderView *>()) {
        for (int i = 0; i < each->count(); ++i) {
            texts << each->model()->headerData(i, Qt::Horizontal).toString();
        }
    }
    texts.removeAll(QString());
    QVERIFY(texts.size() > 10);
    static const QRegularExpression english(u"[A-Za-z]{3,}"_s);
    for (const QString &text : texts) {
        QVERIFY2(!text.contains(english), qPrintable(text));
    }
}

QTEST_MAIN(TestMnemonics)
#include "tst_mnemonics.moc"
