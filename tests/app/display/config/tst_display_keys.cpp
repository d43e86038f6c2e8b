// SPDX-License-Identifier: MIT
#include "tests/app/display/config/config_fixture.h"
#include "tests/core/json/key_table.h"

#include "display/config/week_reader.h"
#include "text/error_text.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

using namespace doublets;
using namespace doublets::config_fixture;

namespace {

QString fileText(const QString &path)
{
    QFile file(QStringLiteral(DOUBLETS_SOURCE_DIR) + u'/' + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

std::vector<key_table::Row> rows()
{
    return key_table::rowsIn(fileText(u"MUSEUMS.md"_s));
}

/// Replaces the placeholders in a key of the documented table with valid values.
QString anExampleOf(QString key)
{
    return key.replace(u"DAY"_s, u"monday"_s)
        .replace(u"LANGUAGE"_s, u"en"_s)
        .replace(u"DATE"_s, ExampleDate);
}

/// Returns the reader's fault for `key` itself, ignoring other faults such as missing keys.
std::optional<Error> faultOf(const QString &key, const QByteArray &json)
{
    const auto read = parse(key_table::documentWith(key, json));
    if (read) {
        return std::nullopt;
    }
    const QString place = QString(key).replace(u"[]"_s, u"[0]"_s);
    const DisplayConfigErrors &faults = read.error();
    const auto found = std::find_if(faults.begin(), faults.end(),
                                    [&](const Error &fault) { return fault.place == place; });
    return found == faults.end() ? std::nullopt : std::optional(*found);
}

QByteArray oneOrMore(int characters)
{
    return '"' + QByteArray(characters, 'x') + '"';
}

/// Returns all keys that the reader accepts inside `place`, recursively. Finds them by provoking
/// the error message for an unknown key.
QStringList keysTakenIn(const QString &place)
{
    const QString other = place.isEmpty() ? u"other"_s : place + u".other"_s;
    const auto fault = faultOf(other, "1");
    QStringList found;
    if (fault && fault->code == ErrorCode::LanguageUnavailable) {
        return {place + u".LANGUAGE"_s};
    }
    if (fault && fault->code == ErrorCode::ImpossibleValue) {
        return {place + u".DATE"_s};
    }
    if (!fault || fault->code != ErrorCode::UnknownKey) {
        return {};
    }
    QStringList keys = fault->facts.value(1).split(u", "_s);
    if (keys == weekDayKeys()) {
        return {place + u".DAY"_s};
    }
    for (const QString &key : keys) {
        const QString inner = place.isEmpty() ? key : place + u'.' + key;
        found << inner << keysTakenIn(inner) << keysTakenIn(inner + u"[]"_s);
    }
    return found;
}

} // namespace

/// Checks that MUSEUMS.md and the reader agree about the keys.
class TestDisplayKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTableHasEveryKeyAndNoOther();
    void whatIsAllowedIsAllowed_data() { eachRow(); }
    void whatIsAllowedIsAllowed();
    void theDefaultChangesNothing_data() { eachRow(); }
    void theDefaultChangesNothing();
    void theExampleIsAsWithoutAFile();
    void examplesAreValid();

private:
    static void eachRow();
};

void TestDisplayKeys::theTableHasEveryKeyAndNoOther()
{
    QStringList written;
    for (const key_table::Row &row : rows()) {
        written << row.key;
    }
    QStringList taken = keysTakenIn(QString());
    QVERIFY(taken.size() > 30);
    written.sort();
    taken.sort();
    QCOMPARE(written, taken);
}

void TestDisplayKeys::eachRow()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("allowed");
    QTest::addColumn<QString>("defaultValue");
    for (const key_table::Row &row : rows()) {
        QTest::newRow(qPrintable(row.key))
            << anExampleOf(row.key) << row.allowed << row.defaultValue;
    }
}

void TestDisplayKeys::whatIsAllowedIsAllowed()
{
    QFETCH(const QString, key);
    QFETCH(const QString, allowed);
    const auto says = [&key](const QByteArray &json) {
        const auto fault = faultOf(key, json);
        return fault ? errorText(*fault) : QString();
    };
    const QStringList quoted = key_table::quotedIn(allowed);
    static const QRegularExpression range(u"`(\\d+)` to `(\\d+)`"_s);
    if (const auto match = range.match(allowed); match.hasMatch()) {
        const int least = match.captured(1).toInt();
        const int most = match.captured(2).toInt();
        const bool areCharacters = allowed.contains(u"characters");
        const auto value = [areCharacters](int number) {
            return areCharacters ? oneOrMore(number) : QByteArray::number(number);
        };
        QCOMPARE(says(value(least)), QString());
        QCOMPARE(says(value(most)), QString());
        QVERIFY(!says(value(least - 1)).isEmpty());
        QVERIFY(!says(value(most + 1)).isEmpty());
        if (!areCharacters) {
            // Always invalid: too small or not a whole number.
            QCOMPARE(says("2.5").isEmpty(), false);
            QCOMPARE(says(QByteArray::number(least) + ".5").isEmpty(),
                     allowed.contains(u"decimal point"));
        }
    } else if (quoted == QStringList{u"true"_s, u"false"_s}) {
        QCOMPARE(says("true"), QString());
        QCOMPARE(says("false"), QString());
        QVERIFY(says("1").contains(u"expected true or false, found "));
    } else if (quoted.size() >= 2 && !allowed.startsWith(u"a list")) {
        for (const QString &word : quoted) {
            QCOMPARE(says('"' + word.toUtf8() + '"'), QString());
        }
        QVERIFY(says("\"?\"").endsWith(u"allowed: "_s + quoted.join(u", ")));
    } else if (allowed.startsWith(u"an object")) {
        QVERIFY(says("1").contains(u"expected an object, found "));
    } else if (allowed.startsWith(u"a list") || allowed.startsWith(u"as in")) {
        QVERIFY(says("1").contains(u"expected a list, found "));
    } else {
        QVERIFY(says("1").contains(u"expected text, found "));
    }
}

void TestDisplayKeys::theDefaultChangesNothing()
{
    QFETCH(const QString, key);
    QFETCH(const QString, defaultValue);
    const QStringList quoted = key_table::quotedIn(defaultValue);
    if (quoted.isEmpty()) {
        static const QStringList inWords{u"all"_s,
                                         u"always open"_s,
                                         u"closed"_s,
                                         u"never quiet"_s,
                                         u"the usual hours"_s,
                                         u"none"_s,
                                         u"none: the page cannot be opened"_s};
        QVERIFY(inWords.contains(defaultValue));
        return;
    }
    const auto read = parse(key_table::documentWith(key, quoted.front().toUtf8()));
    QVERIFY2(read, read ? "" : qUtf8Printable(errorText(read.error().front())));
    QCOMPARE(read.value(), defaultDisplayConfig(catalogue(), languageCodes()));
}

void TestDisplayKeys::theExampleIsAsWithoutAFile()
{
    const auto read =
        readDisplayConfig(QStringLiteral(DOUBLETS_SOURCE_DIR "/resources/display/display.json"),
                          catalogue(), languageCodes());
    QVERIFY2(read, read ? "" : qUtf8Printable(errorText(read.error().front())));
    DisplayConfig expected = defaultDisplayConfig(catalogue(), languageCodes());
    // The suggested file, unused while statistics are off.
    expected.statisticsFile = read.value().statisticsFile;
    QCOMPARE(read.value(), expected);
    // The service may write to its state directory.
    QVERIFY(fileText(u"resources/display/doublets-display.service"_s)
                .contains(u"\nStateDirectory=doublets-display\n"_s));
    QCOMPARE(expected.statisticsFile, u"/var/lib/doublets-display/visits.db"_s);
}

void TestDisplayKeys::examplesAreValid()
{
    static const QRegularExpression block(u"```json\\n(.*?)```"_s,
                                          QRegularExpression::DotMatchesEverythingOption);
    auto matches = block.globalMatch(fileText(u"MUSEUMS.md"_s));
    int seen = 0;
    while (matches.hasNext()) {
        const auto read = parse(matches.next().captured(1).toUtf8());
        QVERIFY2(read, read ? "" : qUtf8Printable(errorText(read.error().front())));
        ++seen;
    }
    QVERIFY(seen >= 3);
}

QTEST_GUILESS_MAIN(TestDisplayKeys)
#include "tst_display_keys.moc"
