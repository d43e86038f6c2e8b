// SPDX-License-Identifier: MIT
#include "language/language.h"
#include "text/quoted.h"
#include "text/rule_text.h"

#include "core/rules/catalogue.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QMap>
#include <QRegularExpression>
#include <QResource>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

using namespace doublets;

class TestLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { installTranslator(u"en"_s); }
    void hasItsLanguages();
    void translationsAreUncompressed();
    void usesNativeLanguageNames();
    void switchesAtRunTime();
    void refusesUnknownCodes();
    void fallsBackToEnglish();
    void countsInEveryLanguage_data();
    void countsInEveryLanguage();
    void writesNumbersAlike();
    void quotesAlike();
    void translatesQuotationsForOthers();
    void everyRuleTextIsRussian();
    void qtIsTranslated();
};

void TestLanguage::hasItsLanguages()
{
    QCOMPARE(languages(), (QStringList{u"en"_s, u"de"_s, u"es"_s, u"fr"_s, u"is"_s, u"ru"_s}));
}

void TestLanguage::translationsAreUncompressed()
{
    for (const QString &code : languages()) {
        const QResource file(u":/i18n/doublets_%1.qm"_s.arg(code));
        QVERIFY(file.isValid());
        QCOMPARE(file.compressionAlgorithm(), QResource::NoCompression);
    }
}

void TestLanguage::usesNativeLanguageNames()
{
    QCOMPARE(nativeLanguageName(u"en"_s), u"English"_s); // without a country
    QCOMPARE(nativeLanguageName(u"ru"_s), u"Русский"_s);
    QCOMPARE(nativeLanguageName(u"de"_s), u"Deutsch"_s);
    QCOMPARE(nativeLanguageName(u"es"_s), u"Español"_s);
    QCOMPARE(nativeLanguageName(u"fr"_s), u"Français"_s);
    QCOMPARE(nativeLanguageName(u"is"_s), u"Íslenska"_s);
    QCOMPARE(nativeLanguageName(u"xx"_s), u"xx"_s);
}

void TestLanguage::switchesAtRunTime()
{
    QCOMPARE(currentLanguage(), u"en"_s);
    QCOMPARE(statusName(Status::Inferred), u"our deduction"_s);
    QCOMPARE(installTranslator(u"ru"_s), u"ru"_s);
    QCOMPARE(statusName(Status::Inferred), u"наш вывод"_s);
    QCOMPARE(installTranslator(QLocale(u"ru_RU"_s)), u"ru"_s);
    QCOMPARE(installTranslator(u"en"_s), u"en"_s);
    QCOMPARE(currentLanguage(), u"en"_s);
    QCOMPARE(statusName(Status::Inferred), u"our deduction"_s);
}

void TestLanguage::refusesUnknownCodes()
{
    installTranslator(u"ru"_s);
    for (const QString &code : {u"xx"_s, u"../ru"_s, u"RU"_s, u"ru "_s}) {
        QCOMPARE(installTranslator(code), QString());
        QCOMPARE(currentLanguage(), u"ru"_s);
    }
}

void TestLanguage::fallsBackToEnglish()
{
    QCOMPARE(installTranslator(QLocale(QLocale::Swahili)), u"en"_s);
    QCOMPARE(QCoreApplication::translate("CheckReport", "%n game(s)", nullptr, 2), u"2 games"_s);
}

void TestLanguage::countsInEveryLanguage_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("text");
    QTest::newRow("en 1") << u"en"_s << 1 << u"1 game"_s;
    QTest::newRow("en 2") << u"en"_s << 2 << u"2 games"_s;
    QTest::newRow("de 1") << u"de"_s << 1 << u"1 Partie"_s;
    QTest::newRow("de 0") << u"de"_s << 0 << u"0 Partien"_s;
    QTest::newRow("es 1") << u"es"_s << 1 << u"1 partida"_s;
    QTest::newRow("es 2") << u"es"_s << 2 << u"2 partidas"_s;
    QTest::newRow("fr 0") << u"fr"_s << 0 << u"0 partie"_s;
    QTest::newRow("fr 2") << u"fr"_s << 2 << u"2 parties"_s;
    QTest::newRow("ru 1") << u"ru"_s << 1 << u"1 партия"_s;
    QTest::newRow("ru 2") << u"ru"_s << 2 << u"2 партии"_s;
    QTest::newRow("ru 5") << u"ru"_s << 5 << u"5 партий"_s;
    QTest::newRow("ru 11") << u"ru"_s << 11 << u"11 партий"_s;
    QTest::newRow("ru 21") << u"ru"_s << 21 << u"21 партия"_s;
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
    installTranslator(u"ru"_s);
    QCOMPARE(QLocale().language(), QLocale::Russian);
    QCOMPARE(QLocale().toString(1.5), u"1,5"_s);
    installTranslator(u"en"_s);
    QCOMPARE(QLocale().language(), QLocale::English);
    QCOMPARE(QLocale().toString(1.5), u"1.5"_s);
    const QMap<QString, QString> millions{{u"en"_s, u"1,234,567"_s},
                                          {u"de"_s, u"1.234.567"_s},
                                          {u"es"_s, u"1.234.567"_s},
                                          {u"is"_s, u"1.234.567"_s}};
    for (auto it = millions.begin(); it != millions.end(); ++it) {
        installTranslator(it.key());
        QCOMPARE(QLocale().toString(1'234'567), it.value());
    }
}

void TestLanguage::quotesAlike()
{
    const QMap<QString, QString> quotations{
        {u"en"_s, u"“six”"_s}, {u"de"_s, u"„six“"_s},
        {u"es"_s, u"«six»"_s}, {u"fr"_s, u"«\u00a0six\u00a0»"_s},
        {u"is"_s, u"„six“"_s}, {u"ru"_s, u"«six»"_s}};
    for (const QString &code : languages()) {
        installTranslator(code);
        QCOMPARE(quoted(u"six"_s), quotations[code]);
        QCOMPARE(colon(), code == u"fr" ? u"\u00a0: "_s : u": "_s);
    }
}

void TestLanguage::translatesQuotationsForOthers()
{
    const auto catalogue = Catalogue::builtIn();
    QVERIFY(catalogue.ok());
    const auto &provenance = catalogue.value().find(u"charpentier"_s)->provenance;
    const auto quoting = std::ranges::find_if(
        provenance, [](const Provenance &each) { return each.quotation.has_value(); });
    QVERIFY(quoting != provenance.end());
    QCOMPARE(quoting->quotation->language, u"fr"_s);
    for (const QString &code : languages()) {
        installTranslator(code);
        QCOMPARE(translatedQuotation(*quoting->quotation).isEmpty(), code == u"fr");
    }
}

void TestLanguage::everyRuleTextIsRussian()
{
    installTranslator(u"ru"_s);
    static const QRegularExpression word(u"[a-z]{3}"_s);
    static const QRegularExpression cyrillic(u"[а-я]"_s);
    const auto catalogue = Catalogue::builtIn();
    QVERIFY(catalogue.ok());
    for (const RuleSet &ruleSet : catalogue.value().all()) {
        for (const QString &text : ruleSet.translatableTexts()) {
            const QString russian = translatedRuleText(text);
            // Years and section numbers are the same in both languages.
            QVERIFY2(!word.match(text).hasMatch() || cyrillic.match(russian).hasMatch(),
                     qPrintable(text));
        }
    }
}

void TestLanguage::qtIsTranslated()
{
    const QString folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    if (!QFile::exists(folder + u"/qtbase_ru.qm"_s)) {
        QSKIP("Qt's own translations are not installed");
    }
    installTranslator(u"ru"_s);
    const QString russian = QCoreApplication::translate("QPlatformTheme", "Cancel");
    QVERIFY(russian != u"Cancel"_s);
    installTranslator(u"en"_s);
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), u"Cancel"_s);
}

QTEST_GUILESS_MAIN(TestLanguage)
#include "tst_language.moc"
