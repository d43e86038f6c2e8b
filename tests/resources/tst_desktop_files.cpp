// SPDX-License-Identifier: MIT
// The validators read each file alone. This test checks that the files agree with one another and
// with the build.
#include "core/version.h"
#include "source_files.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace doublets::test;

namespace {

const QString Id = u"org.doublets.doublets"_s;

QString entry(const QString &key)
{
    for (const QString &line :
         readSource(u"resources/desktop/"_s + Id + u".desktop"_s).split(u'\n')) {
        if (line.startsWith(key + u'=')) {
            return line.mid(key.size() + 1);
        }
    }
    return {};
}

} // namespace

class TestDesktopFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theEntryOpensAFile();
    void metainfoNamesTheEntry();
    void allNameTheSameTypes();
    void theVersionIsTheBuilds();
    void speakEveryLanguage();
    void sayNothingWrongOfTheSources_data();
    void sayNothingWrongOfTheSources();
    void sayWhatTheSourcesShow_data();
    void sayWhatTheSourcesShow();
};

void TestDesktopFiles::sayNothingWrongOfTheSources_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("wrong");
    QTest::addColumn<QString>("right");
    const QString readMe = u"README.md"_s;
    const QString metainfo = u"resources/desktop/"_s + Id + u".metainfo.xml"_s;
    // Alfonso's page is counted once, although it has two readings.
    QTest::newRow("sources, read me") << readMe << u"eleven sources"_s << u"ten sources"_s;
    QTest::newRow("sources") << metainfo << u"eleven sources"_s << u"ten sources"_s;
    QTest::newRow("unusable numbers")
        << readMe << u"thrown again"_s << u"is lost, or the other player may use it"_s;
    QTest::newRow("Cotton") << readMe << u"| Charles Cotton, *The"_s << u"later attributed to"_s;
    QTest::newRow("Holme") << readMe << u"Armory*, 1688"_s << u"first printed in 1905"_s;
    QTest::newRow("Charpentier") << readMe << u"| Charpentier"_s << u"published by Charpentier"_s;
    QTest::newRow("the English table")
        << readMe << u"17th century, France"_s << u"after a board of 1545"_s;
    const QString manual = u"resources/man/doublets.6.in"_s;
    QTest::newRow("sources, manual") << manual << u"eleven sources"_s << u"ten sources"_s;
    QTest::newRow("sources, package")
        << u"packages/CMakeLists.txt"_s << u"eleven sources"_s << u"ten sources"_s;
    QTest::newRow("how we know it") << metainfo << u"by whose word"_s << u"how we know it"_s;
    QTest::newRow("how we know it, manual") << manual << u"by whose word"_s << u"how we know it"_s;
    // Willughby's "for children" means trifling; another reading calls it a gambling game.
    QTest::newRow("for children") << metainfo << u"children"_s << u"an old game at tables"_s;
    QTest::newRow("the computer, Russian") << metainfo << u"противника"_s << u"с компьютером"_s;
    QTest::newRow("display, Icelandic")
        << u"resources/display/org.doublets.display.desktop"_s << u"safnskjár"_s << u"safnastöð"_s;
    QTest::newRow("inventions, Icelandic")
        << u"resources/desktop/doublets.xml"_s << u"Heimasmíðaðar"_s << u"Uppfundnar reglur"_s;
    QTest::newRow("Iceland") << metainfo << u"nineteenth"_s << u"old Iceland"_s;
}

void TestDesktopFiles::sayNothingWrongOfTheSources()
{
    QFETCH(QString, file);
    QFETCH(QString, wrong);
    QFETCH(QString, right);
    const QString text = readSource(file).simplified();
    QVERIFY(!text.contains(wrong));
    QVERIFY(text.contains(right));
}

void TestDesktopFiles::sayWhatTheSourcesShow_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("text");
    const QString readMe = u"README.md"_s;
    QTest::newRow("pure chance")
        << readMe << u"Almost. Modern reference works call these games pure chance, but"_s;
    QTest::newRow("the English board") << readMe << u"A throw on the English board"_s;
    QTest::newRow("three dice, lesson 2")
        << u"resources/lessons/2-luck.json"_s
        << u"The painting beside King Alfonso’s game of 1283 shows three dice"_s;
    QTest::newRow("the lifted man, lesson 4")
        << u"resources/lessons/4-how-we-know.json"_s
        << u"one has just lifted a man from its pile, and three dice lie there"_s;
    // The Russian name is followed by the original one where it first occurs.
    QTest::newRow("doblet, Russian, timeline")
        << u"translations/doublets_ru.ts"_s << u"учит игре доблет (doblet)"_s;
    QTest::newRow("doblet, Russian, miniature")
        << u"translations/doublets_ru.ts"_s << u"изображена игра доблет (doblet)"_s;
}

void TestDesktopFiles::sayWhatTheSourcesShow()
{
    QFETCH(QString, file);
    QFETCH(QString, text);
    QVERIFY(readSource(file).simplified().contains(text));
}

void TestDesktopFiles::theEntryOpensAFile()
{
    QCOMPARE(entry(u"Exec"_s), u"doublets %f"_s);
    QCOMPARE(entry(u"Icon"_s), u"doublets"_s);
    QVERIFY(QFile::exists(sourcePath(u"resources/icons/doublets.svg"_s)));
}

void TestDesktopFiles::metainfoNamesTheEntry()
{
    const QDomElement info = readXml(u"resources/desktop/"_s + Id + u".metainfo.xml"_s);
    QCOMPARE(info.firstChildElement(u"id"_s).text(), Id);
    QCOMPARE(info.firstChildElement(u"launchable"_s).text(), Id + u".desktop"_s);
    QCOMPARE(info.firstChildElement(u"name"_s).text(), entry(u"Name"_s));
}

void TestDesktopFiles::allNameTheSameTypes()
{
    const QDomElement mime = readXml(u"resources/desktop/doublets.xml"_s);
    const QDomElement provides =
        readXml(u"resources/desktop/"_s + Id + u".metainfo.xml"_s).firstChildElement(u"provides"_s);
    QStringList types;
    for (QDomElement each = mime.firstChildElement(u"mime-type"_s); !each.isNull();
         each = each.nextSiblingElement(u"mime-type"_s)) {
        types << each.attribute(u"type"_s);
        const QDomElement named = each.firstChildElement(u"icon"_s);
        const QString icon =
            named.isNull() ? QString(types.last()).replace(u'/', u'-') : named.attribute(u"name"_s);
        QVERIFY2(QFile::exists(sourcePath(u"resources/icons/"_s + icon + u".svg"_s)),
                 qPrintable(icon));
    }
    QCOMPARE(types, (QStringList{u"application/x-doublets"_s, u"application/x-doublets-lesson"_s,
                                 u"application/x-doublets-rules"_s}));
    QCOMPARE(entry(u"MimeType"_s), types.join(u';') + u';');
    QStringList provided;
    for (QDomElement each = provides.firstChildElement(u"mediatype"_s); !each.isNull();
         each = each.nextSiblingElement(u"mediatype"_s)) {
        provided << each.text();
    }
    QCOMPARE(provided, types);
}

void TestDesktopFiles::theVersionIsTheBuilds()
{
    const QString version = doublets::version();
    const QDomElement releases =
        readXml(u"resources/desktop/"_s + Id + u".metainfo.xml"_s).firstChildElement(u"releases"_s);
    QCOMPARE(releases.firstChildElement(u"release"_s).attribute(u"version"_s), version);
    QVERIFY(readSource(u"CHANGELOG.md"_s).contains(u"## [%1]"_s.arg(version)));
}

/// Each text that is translated into Russian is translated into the other languages, too.
void TestDesktopFiles::speakEveryLanguage()
{
    for (const QString &code : translatedLanguages()) {
        for (const QString &each : {u"resources/desktop/org.doublets.doublets.desktop"_s,
                                    u"resources/display/org.doublets.display.desktop"_s,
                                    u"resources/desktop/doublets.xml"_s,
                                    u"resources/desktop/org.doublets.doublets.metainfo.xml"_s}) {
            const QString text = readSource(each);
            const auto textsIn = [&text](const QString &language) {
                return text.count(u"[%1]="_s.arg(language)) +
                       text.count(u"xml:lang=\"%1\""_s.arg(language));
            };
            QVERIFY(textsIn(u"ru"_s) > 0);
            QVERIFY2(textsIn(code) == textsIn(u"ru"_s), qPrintable(each + u' ' + code));
        }
    }
}

QTEST_GUILESS_MAIN(TestDesktopFiles)
#include "tst_desktop_files.moc"
