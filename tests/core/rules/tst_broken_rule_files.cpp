// SPDX-License-Identifier: MIT
#include "core/rules/catalogue.h"
#include "core/rules/rule_set_parser.h"
#include "tests/core/rules/rule_file.h"

#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::testing;

/// Tests files without valid or complete rules.
class TestBrokenRuleFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesBrokenFiles_data();
    void refusesBrokenFiles();
    void refusesEveryTruncation();
};

void TestBrokenRuleFiles::refusesBrokenFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("place");

    const QByteArray good = ruleFile(u"cotton"_s);
    QByteArray twice = good;
    twice.replace("\"win\": {", "\"win\": { \"gloss\": \"Once.\",");
    QTest::newRow("empty") << QByteArray() << ErrorCode::Empty << QString();
    QTest::newRow("binary") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) << ErrorCode::NotText
                            << QString();
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe{\0}\0", 6) << ErrorCode::NotText << QString();
    QTest::newRow("Latin-1") << QByteArray(good).replace("–", "\x96") << ErrorCode::NotText
                             << QString();
    QTest::newRow("prose") << QByteArray("Dubblets is played thus") << ErrorCode::NotJson
                           << u"line 1"_s;
    QTest::newRow("something after it")
        << good + "{}" << ErrorCode::NotJson << u"line %1"_s.arg(good.count('\n') + 1);
    QTest::newRow("a list") << "[" + good + "]" << ErrorCode::WrongType << QString();
    QTest::newRow("a key twice") << twice << ErrorCode::DuplicateKey << u"rules.win.gloss"_s;
    QTest::newRow("huge") << good + QByteArray(MaxRuleFileSize, ' ') << ErrorCode::TooLarge
                          << QString();
    QTest::newRow("deep") << QByteArray(5000, '[') << ErrorCode::NotJson << u"line 1"_s;
}

void TestBrokenRuleFiles::refusesBrokenFiles()
{
    QFETCH(QByteArray, text);
    const auto parsed = parseRuleSet(text, u"cotton.json"_s);
    QVERIFY(!parsed);
    QTEST(parsed.error().code, "code");
    QTEST(parsed.error().place, "place");
    QCOMPARE(parsed.error().file, u"cotton.json"_s);
}

/// A file truncated at any byte must be rejected, with the place of the error.
void TestBrokenRuleFiles::refusesEveryTruncation()
{
    const QByteArray good = ruleFile(u"charpentier"_s).trimmed();
    for (qsizetype size = 1; size < good.size(); size += 7) {
        const auto parsed = parseRuleSet(good.left(size), u"charpentier.json"_s);
        QVERIFY(!parsed);
        if (parsed.error().code == ErrorCode::NotText) {
            continue; // cut inside a character
        }
        QCOMPARE(parsed.error().code, ErrorCode::NotJson);
        QVERIFY(parsed.error().facts.size() >= 2);
        QVERIFY(parsed.error().facts[1].toInt() <= size);
    }
}

QTEST_APPLESS_MAIN(TestBrokenRuleFiles)
#include "tst_broken_rule_files.moc"
