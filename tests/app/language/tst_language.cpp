// SPDX-License-Identifier: MIT
#include "language/language.h"
#include "text/rule_words.h"

#include "core/rules/catalogue.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QRegularExpression>
#include <QTest>

using namespace doublets;

class TestLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { installTranslator(u"en"_qs); }
    void hasItsLanguages();
    void switchesAtRunTime();
    void refusesUnknownCodes();
    void fallsBackToEnglish();
    void countsInEveryLanguage_data();
    void countsInEveryLanguage();
    void writesNumbersAlike();
    void everyRuleTextIsRussian();
    void qtSpeaksAlong();
};

void TestLanguage::hasItsLanguages()
{
    QCOMPARE(languages(), (QStringList{u"en"_qs, u"ru"_qs}));
}

void TestLanguage::switchesAtRunTime()
{
    QCOMPARE(currentLanguage(), u"en"_qs);
    QCOMPARE(statusName(Status::Inferred), u"inferred"_qs);
    QCOMPARE(installTranslator(u"ru"_qs), u"ru"_qs);
    QCOMPARE(statusName(Status::Inferred), u"выведено нами"_qs);
    QCOMPARE(installTranslator(QLocale(u"ru_RU"_qs)), u"ru"_qs);
    QCOMPARE(installTranslator(u"en"_qs), u"en"_qs);
    QCOMPARE(currentLanguage(), u"en"_qs);
    QCOMPARE(statusName(Status::Inferred), u"inferred"_qs);
}

void TestLanguage::refusesUnknownCodes()
{
    installTranslator(u"ru"_qs);
    for (const QString &code : {u"xx"_qs, u"../ru"_qs, u"RU"_qs, u"ru "_qs}) {
        QCOMPARE(installTranslator(code), QString());
        QCOMPARE(currentLanguage(), u"ru"_qs);
    }
}

void TestLanguage::fallsBackToEnglish()
{
    QCOMPARE(installTranslator(QLocale(QLocale::Swahili)), u"en"_qs);
    QCOMPARE(QCoreApplication::translate("CheckReport", "%n game(s)", nullptr, 2), u"2 games"_qs);
}

void TestLanguage::countsInEveryLanguage_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("text");
    QTest::newRow("en 1") << u"en"_qs << 1 << u"1 game"_qs;
    QTest::newRow("en 2") << u"en"_qs << 2 << u"2 games"_qs;
    QTest::newRow("ru 1") << u"ru"_qs << 1 << u"1 партия"_qs;
    QTest::newRow("ru 2") << u"ru"_qs << 2 << u"2 партии"_qs;
    QTest::newRow("ru 5") << u"ru"_qs << 5 << u"5 партий"_qs;
    QTest::newRow("ru 11") << u"ru"_qs << 11 << u"11 партий"_qs;
    QTest::newRow("ru 21") << u"ru"_qs << 21 << u"21 партия"_qs;
}

void TestLanguage::countsInEveryLanguage()
{
    QFETCH(const QString, code);
    QFETCH(const int, count);
    installTranslator(code);
    QTEST(QCoreApplication::translate("CheckReport", "%n game(s)", nullptr, count), "text");
}

void TestLanguage::writesNumbersAlike()
{
    installTranslator(u"ru"_qs);
    QCOMPARE(QLocale().language(), QLocale::Russian);
    QCOMPARE(QLocale().toString(1.5), u"1,5"_qs);
    installTranslator(u"en"_qs);
    QCOMPARE(QLocale().language(), QLocale::English);
    QCOMPARE(QLocale().toString(1.5), u"1.5"_qs);
}

void TestLanguage::everyRuleTextIsRussian()
{
    installTranslator(u"ru"_qs);
    static const QRegularExpression word(u"[a-z]{3}"_qs);
    static const QRegularExpression cyrillic(u"[а-я]"_qs);
    const auto catalogue = Catalogue::builtIn();
    QVERIFY(catalogue.ok());
    for (const RuleSet &ruleSet : catalogue.value().all()) {
        for (const QString &text : ruleSet.texts()) {
            const QString russian = translatedRuleText(text);
            // Years and section numbers are the same in both.
            QVERIFY2(!word.match(text).hasMatch() || cyrillic.match(russian).hasMatch(),
                     qPrintable(text));
        }
    }
}

void TestLanguage::qtSpeaksAlong()
{
    const QString folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    if (!QFile::exists(folder + u"/qtbase_ru.qm"_qs)) {
        QSKIP("Qt's own translations are not installed");
    }
    installTranslator(u"ru"_qs);
    const QString russian = QCoreApplication::translate("QPlatformTheme", "Cancel");
    QVERIFY(russian != u"Cancel"_qs);
    installTranslator(u"en"_qs);
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), u"Cancel"_qs);
}

QTEST_GUILESS_MAIN(TestLanguage)
#include "tst_language.moc"
