// SPDX-License-Identifier: MIT
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

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
    void noTextIsMissing_data() { languages(); }
    void noTextIsMissing();
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
    const int forms = file.endsWith(u"_ru.ts"_s) ? 3 : file.endsWith(u"_en.ts"_s) ? 2 : 0;
    for (const Message &message : messages) {
        QVERIFY2(message.type.isEmpty(), qPrintable(message.key()));
        if (message.hasPlural && forms > 0) {
            QVERIFY2(message.translations.size() == forms, qPrintable(message.key()));
        }
        for (const QString &text : message.translations) {
            QVERIFY2(!text.isEmpty(), qPrintable(message.key()));
            QVERIFY2(text.trimmed().isEmpty() == message.source.trimmed().isEmpty(),
                     qPrintable(message.key()));
        }
    }
}

void TestTranslations::placeholdersAreKept()
{
    QFETCH(const QString, file);
    for (const Message &message : TsReader(translations().filePath(file)).read()) {
        for (const QString &text : message.translations) {
            const QByteArray about = (message.source + u" -> "_s + text).toUtf8();
            QVERIFY2(placeholders(text) == placeholders(message.source), about);
        }
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

void TestTranslations::namesNoMachine()
{
    QFETCH(const QString, file);
    QFile ts(translations().filePath(file));
    QVERIFY(ts.open(QIODevice::ReadOnly));
    QVERIFY(!ts.readAll().contains("<location"));
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
