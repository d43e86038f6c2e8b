// SPDX-License-Identifier: MIT
#include "tests/core/json/key_table.h"
#include "tests/core/lessons/lesson_fixture.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::lesson_fixture;

namespace {

QString readme()
{
    return QString::fromUtf8(sourceFile("resources/lessons/README.md"));
}

std::vector<key_table::Row> keyRows()
{
    const QString text = readme();
    return key_table::rowsIn(text.mid(text.indexOf(u"## Keys")));
}

std::optional<Error> faultOfKey(const QString &key, const QByteArray &json)
{
    return faultAt(key_table::documentWith(key, json), QString(key).replace(u"[]"_s, u"[0]"_s));
}

/// Returns the keys that the reader accepts at `place`, as listed in its error for another key.
QStringList takenIn(const QString &place)
{
    const QString other = place.isEmpty() ? u"other"_s : place + u".other"_s;
    const auto fault = faultOfKey(other, "1");
    QStringList found;
    if (!fault || fault->code != ErrorCode::UnknownKey) {
        return found;
    }
    for (const QString &key : fault->facts.value(1).split(u", "_s)) {
        const QString inner = place.isEmpty() ? key : place + u'.' + key;
        found << inner << takenIn(inner) << takenIn(inner + u"[]"_s);
    }
    return found;
}

} // namespace

/// Tests the README's description of the keys against the reader.
class TestLessonKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTableHasEveryKeyAndNoOther();
    void theTableHasEveryQuantityAndNoOther();
    void whatIsAllowedIsAllowed_data();
    void whatIsAllowedIsAllowed();
    void reportsMissingKeys();
    void theExampleIsSound();
};

void TestLessonKeys::theTableHasEveryKeyAndNoOther()
{
    QStringList written;
    for (const key_table::Row &row : keyRows()) {
        written << row.key;
    }
    QStringList taken = takenIn({});
    QVERIFY(taken.size() > 50);
    written.sort();
    taken.sort();
    QCOMPARE(written, taken);
}

void TestLessonKeys::theTableHasEveryQuantityAndNoOther()
{
    static const QRegularExpression line(u"^\\| `([a-z-]+)` \\| [^|]+ \\| [^|]+ \\|$"_s,
                                         QRegularExpression::MultilineOption);
    QStringList written;
    const QString text = readme();
    auto matches = line.globalMatch(text.left(text.indexOf(u"## Keys")));
    while (matches.hasNext()) {
        written << matches.next().captured(1);
    }
    QStringList known;
    for (int i = 0; i < QuantityCount; ++i) {
        known << quantityName(static_cast<Quantity>(i));
    }
    QCOMPARE(written, known);
}

void TestLessonKeys::whatIsAllowedIsAllowed_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("allowed");
    for (const key_table::Row &row : keyRows()) {
        QTest::newRow(qPrintable(row.key)) << row.key << row.allowed;
    }
}

void TestLessonKeys::whatIsAllowedIsAllowed()
{
    QFETCH(const QString, key);
    QFETCH(const QString, allowed);
    const auto codeOf = [&key](const QByteArray &json) {
        const auto fault = faultOfKey(key, json);
        return fault ? std::optional(fault->code) : std::nullopt;
    };
    static const QRegularExpression range(u"`(\\d+)` to `(\\d+)`"_s);
    const QStringList words = key_table::quotedIn(allowed);
    if (const auto match = range.match(allowed); match.hasMatch()) {
        const bool isText = allowed.startsWith(u"TEXT");
        const int least = match.captured(1).toInt();
        const int most = match.captured(2).toInt();
        const auto value = [isText](int number) {
            return isText ? '"' + QByteArray(number, 'x') + '"' : QByteArray::number(number);
        };
        QVERIFY(!codeOf(value(least)));
        QVERIFY(!codeOf(value(most)));
        QVERIFY(codeOf(value(least - 1)));
        QVERIFY(codeOf(value(most + 1)));
    } else if (words == QStringList{u"true"_s, u"false"_s}) {
        QVERIFY(!codeOf("true"));
        QCOMPARE(codeOf("1"), std::optional(ErrorCode::WrongType));
    } else if (words.size() > 1) {
        for (const QString &word : words) {
            QVERIFY(!codeOf('"' + word.toUtf8() + '"'));
        }
        QCOMPARE(codeOf("\"?\""), std::optional(ErrorCode::ImpossibleValue));
    } else {
        // A value of the wrong type.
        const bool isText = !allowed.startsWith(u"a list") && !allowed.startsWith(u"an object") &&
                            !allowed.startsWith(u"a whole") && !allowed.startsWith(u"a number");
        const auto code = codeOf(isText ? "1" : "\"x\"");
        // Without choices there cannot be a right one.
        QVERIFY(code == ErrorCode::WrongType || key.endsWith(u".right"));
    }
}

void TestLessonKeys::reportsMissingKeys()
{
    int seen = 0;
    for (const key_table::Row &row : keyRows()) {
        if (row.defaultValue != u"required") {
            continue;
        }
        const qsizetype dot = row.key.lastIndexOf(u'.');
        const QString parent = row.key.left(std::max<qsizetype>(dot, 0));
        const QByteArray file =
            parent.isEmpty() ? QByteArray("{}") : key_table::documentWith(parent, "{}");
        const auto fault = faultAt(file, QString(row.key).replace(u"[]"_s, u"[0]"_s));
        QVERIFY2(fault && fault->code == ErrorCode::MissingKey, qPrintable(row.key));
        ++seen;
    }
    QVERIFY(seen > 15);
}

void TestLessonKeys::theExampleIsSound()
{
    static const QRegularExpression block(u"```json\\n(.*?)```"_s,
                                          QRegularExpression::DotMatchesEverythingOption);
    const auto match = block.match(readme());
    QVERIFY(match.hasMatch());
    const auto read = parse(match.captured(1).toUtf8());
    QVERIFY2(read, read ? "" : qPrintable(read.error()[0].place));
    QCOMPARE(read.value().minutes(), 17);
}

QTEST_GUILESS_MAIN(TestLessonKeys)
#include "tst_lesson_keys.moc"
