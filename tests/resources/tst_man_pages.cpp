// SPDX-License-Identifier: MIT
// Compares each translated manual page with the English one: the same sections, entries, options,
// values and paths, in the same order.
#include "source_files.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace doublets::test;

namespace {

QStringList pages()
{
    return QDir(sourcePath(u"resources/man"_s)).entryList({u"*.in"_s}, QDir::Files);
}

QString page(const QString &language, const QString &name)
{
    static const QRegularExpression ignored(u"^\\.ig\n.*?^\\.\\.\n"_s,
                                            QRegularExpression::MultilineOption |
                                                QRegularExpression::DotMatchesEverythingOption);
    QString text = readSource(u"resources/man/%1/%2"_s.arg(language, name));
    return text.remove(ignored);
}

/// Returns the arguments of a line in bold.
QStringList boldArguments(const QString &line)
{
    static const QRegularExpression argument(u"\"([^\"]*)\"|(\\S+)"_s);
    const QString macro = line.section(u' ', 0, 0);
    QStringList found;
    qsizetype index = 0;
    for (const auto &match : argument.globalMatch(line.mid(macro.size()))) {
        const bool isBold = macro == u".B" || macro.indexOf(u'B') == 1 + index % 2;
        ++index;
        const QString text = match.captured(1) + match.captured(2);
        if (isBold && text.contains(QRegularExpression(u"[a-z0-9]"_s))) {
            found << text.simplified();
        }
    }
    return found;
}

/// Returns what no translation changes: the macros of the structure, and after each, sorted, the
/// bold words, options and paths.
QStringList skeleton(const QString &text)
{
    static const QStringList structure{u".TH"_s, u".SH"_s, u".SS"_s, u".TP"_s,
                                       u".PP"_s, u".RS"_s, u".RE"_s, u".br"_s};
    static const QRegularExpression literal(u"(?<![\\w-])--?[a-z][a-z-]*|[~/][a-z.][\\w./-]{5,}"_s);
    static const QRegularExpression font(u"\\\\f[BIPR]"_s);
    QStringList result;
    QStringList literals;
    const auto flush = [&result, &literals] {
        literals.sort();
        result << literals;
        literals.clear();
    };
    for (QString line : text.split(u'\n')) {
        line.replace(u"\\-"_s, u"-"_s).replace(font, u" "_s);
        const QString macro = line.section(u' ', 0, 0);
        if (structure.contains(macro)) {
            flush();
            // "Options of simulate": the command is the last word.
            result << (macro == u".SS" ? macro + u' ' + line.section(u' ', -1) : macro);
        } else if (macro.startsWith(u".B") || macro.startsWith(u".RB") ||
                   macro.startsWith(u".IB")) {
            literals << boldArguments(line);
        }
        for (const auto &match : literal.globalMatch(line)) {
            literals << match.captured();
        }
    }
    flush();
    return result;
}

/// Returns the translation of a text of the interface, without mnemonic and ellipsis.
QString translated(const QString &language, const QString &source)
{
    const QDomElement root = readXml(u"translations/doublets_%1.ts"_s.arg(language));
    const QDomNodeList messages = root.elementsByTagName(u"message"_s);
    for (int i = 0; i < messages.count(); ++i) {
        const QDomElement message = messages.at(i).toElement();
        if (message.firstChildElement(u"source"_s).text() == source) {
            QString text = message.firstChildElement(u"translation"_s).text();
            return text.remove(u'&').remove(u'…');
        }
    }
    return {};
}

} // namespace

class TestManPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sayTheSameInEveryLanguage_data();
    void sayTheSameInEveryLanguage();
    void leaveNoSentenceInEnglish_data();
    void leaveNoSentenceInEnglish();
    void nameTheMenusOfTheProgram();
};

void TestManPages::sayTheSameInEveryLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("name");
    QVERIFY(pages().size() >= 3);
    for (const QString &language : translatedLanguages()) {
        for (const QString &name : pages()) {
            QTest::newRow(qPrintable(language + u' ' + name)) << language << name;
        }
    }
}

void TestManPages::sayTheSameInEveryLanguage()
{
    QFETCH(QString, language);
    QFETCH(QString, name);
    const QStringList expected = skeleton(page(u"."_s, name));
    QVERIFY(expected.contains(u"--help"_s));
    const QStringList found = skeleton(page(language, name));
    QStringList missing = expected;
    for (const QString &each : found) {
        missing.removeOne(each);
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u", "_s)));
    QCOMPARE(found, expected);
}

void TestManPages::leaveNoSentenceInEnglish_data()
{
    sayTheSameInEveryLanguage_data();
}

void TestManPages::leaveNoSentenceInEnglish()
{
    QFETCH(QString, language);
    QFETCH(QString, name);
    static const QRegularExpression sentence(u"^[^.].* .* "_s);
    const QStringList english = page(u"."_s, name).split(u'\n');
    for (const QString &line : page(language, name).split(u'\n')) {
        QVERIFY2(!line.contains(sentence) || !english.contains(line), qPrintable(line));
    }
}

void TestManPages::nameTheMenusOfTheProgram()
{
    for (const QString &language : translatedLanguages()) {
        const QString menu = translated(language, u"&First steps…"_s);
        QVERIFY(!menu.isEmpty());
        QVERIFY2(page(language, u"doublets.6.in"_s).contains(menu), qPrintable(language));
    }
}

QTEST_GUILESS_MAIN(TestManPages)
#include "tst_man_pages.moc"
