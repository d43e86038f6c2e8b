// SPDX-License-Identifier: MIT
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

/// A message of a .ts file.
struct Message
{
    QString context;
    QString source;
    QString comment;
    QString type; ///< "unfinished", "vanished" or empty
    bool hasPlural = false;
    QStringList translations; ///< one per plural form

    [[nodiscard]] QString key() const { return context + u'|' + source + u'|' + comment; }
};

class TsReader
{
public:
    explicit TsReader(const QString &path)
        : m_file(path)
    {
        if (m_file.open(QIODevice::ReadOnly)) {
            m_xml.setDevice(&m_file);
        }
    }

    QList<Message> read()
    {
        QString context;
        while (!m_xml.atEnd()) {
            if (m_xml.readNext() != QXmlStreamReader::StartElement) {
                continue;
            }
            if (m_xml.name() == u"name") {
                context = m_xml.readElementText();
            } else if (m_xml.name() == u"message") {
                m_messages << readMessage(context);
            }
        }
        return m_xml.hasError() ? QList<Message>() : m_messages;
    }

private:
    Message readMessage(const QString &context)
    {
        Message message;
        message.context = context;
        message.hasPlural = m_xml.attributes().value(u"numerus"_s) == u"yes";
        while (m_xml.readNextStartElement()) {
            if (m_xml.name() == u"source") {
                message.source = m_xml.readElementText();
            } else if (m_xml.name() == u"comment") {
                message.comment = m_xml.readElementText();
            } else if (m_xml.name() == u"translation") {
                readTranslation(message);
            } else {
                m_xml.skipCurrentElement();
            }
        }
        return message;
    }

    void readTranslation(Message &message)
    {
        message.type = m_xml.attributes().value(u"type"_s).toString();
        if (!message.hasPlural) {
            message.translations << m_xml.readElementText();
            return;
        }
        while (m_xml.readNextStartElement()) {
            message.translations << m_xml.readElementText();
        }
    }

    QFile m_file;
    QXmlStreamReader m_xml;
    QList<Message> m_messages;
};

QDir translations()
{
    return QDir(QStringLiteral(DOUBLETS_SOURCE_DIR) + u"/translations"_s);
}

/// A term of a glossary that translations are checked for.
struct Term
{
    QRegularExpression english;
    QStringList parts;   ///< of words in the translation; one of them is expected
    QStringList refused; ///< parts of words that are wrong
};

/// Returns the terms of the last table of a glossary.
std::vector<Term> checkedTerms(const QString &path)
{
    QFile file(path);
    std::vector<Term> terms;
    if (!file.open(QIODevice::ReadOnly)) {
        return terms;
    }
    const QString table = QString::fromUtf8(file.readAll()).section(u"## Checked by "_s, 1);
    const auto cellOf = [](const QString &row, int column) {
        return row.section(u'|', column, column).trimmed().split(u", "_s, Qt::SkipEmptyParts);
    };
    for (const QString &row :
         table.split(u'\n').filter(QRegularExpression(u"^\\| (?!English)"_s))) {
        const QString english = u"\\b(%1)s?\\b"_s.arg(cellOf(row, 1).join(u'|'));
        terms.push_back({QRegularExpression(english, QRegularExpression::CaseInsensitiveOption),
                         cellOf(row, 2), cellOf(row, 3)});
    }
    return terms;
}

/// Returns the placeholders (%1, %2, %n) and rich-text tags, which a translation must keep.
QStringList placeholders(const QString &text)
{
    static const QRegularExpression pattern(u"%L?[1-9]|%L?n|</?[a-z][a-z0-9]*[^>]*>"_s);
    QStringList found;
    for (auto it = pattern.globalMatch(text); it.hasNext();) {
        const QString one = it.next().captured();
        if (!found.contains(one)) {
            found << one;
        }
    }
    found.sort();
    return found;
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMessageIsTranslated_data() { languages(); }
    void everyMessageIsTranslated();
    void placeholdersAreKept_data() { languages(); }
    void placeholdersAreKept();
    void keepsToTheGlossary_data();
    void keepsToTheGlossary();
    void noTextIsMissing_data() { languages(); }
    void noTextIsMissing();
    void contextsAreNamesOfClasses();
    void namesNoMachine_data() { languages(); }
    void namesNoMachine();

private:
    static void languages();
};

void TestTranslations::languages()
{
    QTest::addColumn<QString>("file");
    const QStringList files = translations().entryList({u"doublets_*.ts"_s});
    QVERIFY(files.contains(u"doublets_ru.ts"_s));
    for (const QString &file : files) {
        QTest::newRow(qPrintable(file)) << file;
    }
}

void TestTranslations::everyMessageIsTranslated()
{
    QFETCH(const QString, file);
    const QList<Message> messages = TsReader(translations().filePath(file)).read();
    QVERIFY(!messages.isEmpty());
    const int forms = file.endsWith(u"_ru.ts"_s) ? 3 : 2;
    static const QRegularExpression doubledPeriod(u"[^.]\\.\\.\\s"_s);
    for (const Message &message : messages) {
        QVERIFY2(message.type.isEmpty(), qPrintable(message.key()));
        if (message.hasPlural) {
            QVERIFY2(message.translations.size() == forms, qPrintable(message.key()));
        }
        for (const QString &text : message.translations) {
            QVERIFY2(!text.isEmpty(), qPrintable(message.key()));
            QVERIFY2(text.trimmed().isEmpty() == message.source.trimmed().isEmpty(),
                     qPrintable(message.key()));
            QVERIFY2(!text.contains(doubledPeriod) || message.source.contains(doubledPeriod),
                     qPrintable(message.key()));
        }
    }
}

void TestTranslations::placeholdersAreKept()
{
    QFETCH(const QString, file);
    // In French and Russian, the first plural form also covers 0 or 21, respectively.
    const bool isSingular = !file.endsWith(u"_fr.ts"_s) && !file.endsWith(u"_ru.ts"_s);
    for (const Message &message : TsReader(translations().filePath(file)).read()) {
        const QStringList wanted = placeholders(message.source);
        for (const QString &text : message.translations) {
            const QByteArray about = (message.source + u" -> "_s + text).toUtf8();
            const bool isForOne =
                message.hasPlural && isSingular && text == message.translations.constFirst();
            QStringList allowed = wanted;
            for (const QString &number : {u"%n"_s, u"%Ln"_s}) {
                if (isForOne && !text.contains(number)) {
                    allowed.removeAll(number);
                }
            }
            QVERIFY2(placeholders(text) == allowed, about);
        }
    }
}

void TestTranslations::keepsToTheGlossary_data()
{
    QTest::addColumn<QString>("code");
    for (const QString &file : translations().entryList({u"glossary_*.md"_s})) {
        const QString code = file.section(u'_', 1).section(u'.', 0, 0);
        QTest::newRow(qPrintable(code)) << code;
    }
}

void TestTranslations::keepsToTheGlossary()
{
    QFETCH(const QString, code);
    const std::vector<Term> terms =
        checkedTerms(translations().filePath(u"glossary_%1.md"_s.arg(code)));
    QVERIFY(terms.size() >= 10);
    const QList<Message> messages =
        TsReader(translations().filePath(u"doublets_%1.ts"_s.arg(code))).read();
    for (const Term &term : terms) {
        int texts = 0;
        QStringList others;
        for (const Message &message : messages) {
            if (!term.english.match(QString(message.source).remove(u'&')).hasMatch()) {
                continue;
            }
            const QString text = message.translations.join(u' ').remove(u'&').toLower();
            const auto isIn = [&text](const QString &part) { return text.contains(part); };
            QVERIFY2(std::ranges::none_of(term.refused, isIn), qPrintable(message.key()));
            ++texts;
            if (std::ranges::none_of(term.parts, isIn)) {
                others << message.key();
            }
        }
        QVERIFY2(texts > 0, qPrintable(term.english.pattern()));
        QVERIFY2(10 * others.size() <= texts, qPrintable(others.join(u'\n')));
    }
}

/// Runs lupdate on a copy, which must find no new text: every text has to be translated.
void TestTranslations::noTextIsMissing()
{
    QFETCH(const QString, file);
    QTemporaryDir folder;
    const QString copy = folder.filePath(file);
    QVERIFY(QFile::copy(translations().filePath(file), copy));
    QProcess lupdate;
    lupdate.setProcessChannelMode(QProcess::MergedChannels);
    QStringList arguments{u"-silent"_s, u"-locations"_s,
                          u"none"_s,    QStringLiteral("@" DOUBLETS_TRANSLATABLE),
                          u"-ts"_s,     copy};
    if (file.endsWith(u"_en.ts"_s)) {
        arguments.prepend(u"-pluralonly"_s);
    }
    lupdate.start(QStringLiteral(DOUBLETS_LUPDATE), arguments);
    QVERIFY(lupdate.waitForFinished(120'000));
    QVERIFY2(lupdate.exitCode() == 0, lupdate.readAll());
    QStringList wrong;
    int rules = 0;
    for (const Message &message : TsReader(copy).read()) {
        rules += message.context == u"rules" ? 1 : 0;
        if (!message.type.isEmpty()) {
            wrong << message.type + u": "_s + message.key();
        }
    }
    QVERIFY2(wrong.isEmpty(),
             qPrintable(u"Translate these (target update_translations):\n"_s + wrong.join(u'\n')));
    QVERIFY(rules > 100 || file.endsWith(u"_en.ts"_s));
}

/// tr() of a class with Q_OBJECT looks up the qualified name of the class. lupdate omits the
/// namespace if it finds no header of the class, or does not understand it.
void TestTranslations::contextsAreNamesOfClasses()
{
    static const QRegularExpression Object(u"class (\\w+)[^;{]*\\{\\s*Q_OBJECT"_s);
    static const QRegularExpression Declared(u"Q_DECLARE_TR_FUNCTIONS\\((\\w+)\\)"_s);
    QSet<QString> objects;
    QSet<QString> declared;
    QDirIterator files(QStringLiteral(DOUBLETS_SOURCE_DIR "/app"), {u"*.h"_s, u"*.cpp"_s},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        for (const auto &match : Object.globalMatch(text)) {
            objects << match.captured(1);
        }
        for (const auto &match : Declared.globalMatch(text)) {
            declared << match.captured(1);
        }
    }
    QVERIFY(objects.size() > 100 && declared.size() > 30);
    for (const Message &message : TsReader(translations().filePath(u"doublets_de.ts"_s)).read()) {
        QVERIFY2(!objects.contains(message.context) || declared.contains(message.context),
                 qPrintable(message.key()));
    }
}

void TestTranslations::namesNoMachine()
{
    QFETCH(const QString, file);
    QFile ts(translations().filePath(file));
    QVERIFY(ts.open(QIODevice::ReadOnly));
    QVERIFY(!ts.readAll().contains("<location"));
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
