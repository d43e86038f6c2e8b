// SPDX-License-Identifier: MIT
#include "app/dialogs/settings_dialog.h"
#include "app/odds/skill_store.h"
#include "app/session/session.h"
#include "app/settings/settings.h"
#include "core/rules/catalogue.h"

#include <QAbstractButton>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace doublets;

class TestGamePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void isWalkedThroughByTab();
    void keepsRulingsWhenACardIsChosen();

private:
    std::unique_ptr<Catalogue> m_catalogue;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<OddsStore> m_odds;
    std::unique_ptr<SkillStore> m_skill;
    std::unique_ptr<SettingsDialog> m_dialog;
};

void TestGamePage::initTestCase()
{
    auto catalogue = Catalogue::builtIn();
    QVERIFY(catalogue.ok());
    m_catalogue = std::make_unique<Catalogue>(std::move(catalogue).value());
}

void TestGamePage::init()
{
    m_dialog.reset();
    m_skill.reset();
    m_odds.reset();
    m_session.reset();
    m_settings.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(u"settings.ini"_qs), *m_catalogue);
    m_session = std::make_unique<Session>(*m_catalogue, *m_settings, m_folder->path());
    m_session->start();
    m_odds = std::make_unique<OddsStore>();
    m_skill = std::make_unique<SkillStore>(*m_odds);
    m_dialog = std::make_unique<SettingsDialog>(*m_session, *m_skill);
    m_dialog->show();
    m_dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
}

void TestGamePage::isWalkedThroughByTab()
{
    m_dialog->findChild<QWidget *>(u"variantList"_qs)->setFocus();
    QStringList passed;
    for (int i = 0; i < 8; ++i) {
        QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Tab);
        passed << m_dialog->focusWidget()->objectName();
    }
    // As they are seen: a card, a value of each ruling, and only then the buttons.
    const QStringList wanted{u"card-willughby"_qs,
                             u"ruling-surplus-lost"_qs,
                             u"ruling-crossing-allowed"_qs,
                             u"ruling-unplayable-opponent"_qs,
                             u"startNow"_qs,
                             u"settingsClose"_qs};
    QCOMPARE(passed.mid(0, wanted.size()), wanted);
}

void TestGamePage::keepsRulingsWhenACardIsChosen()
{
    const auto value = [this] {
        return m_dialog->findChild<QAbstractButton *>(u"ruling-surplus-lost"_qs);
    };
    QVERIFY(value()->isChecked());
    auto *card = m_dialog->findChild<QAbstractButton *>(u"card-cotton"_qs);
    QVERIFY(card->isChecked());
    // Neither is chosen instead of the other, though both exclude their like.
    m_dialog->findChild<QAbstractButton *>(u"ruling-surplus-bears-off"_qs)->click();
    QVERIFY(card->isChecked());
    m_dialog->findChild<QAbstractButton *>(u"card-willughby"_qs)->click();
    QVERIFY(!card->isChecked());
    QTRY_VERIFY(value() != nullptr && value()->isChecked());
    card->click();
    QTRY_VERIFY(m_dialog->findChild<QAbstractButton *>(u"ruling-surplus-bears-off"_qs) != nullptr);
    QTRY_VERIFY(
        m_dialog->findChild<QAbstractButton *>(u"ruling-surplus-bears-off"_qs)->isChecked());
    card->setFocus();
    QTest::keyClick(card, Qt::Key_Up);
    QCOMPARE(m_settings->ruleSet.value(), u"willughby"_qs);
}

QTEST_MAIN(TestGamePage)
#include "tst_game_page.moc"
