// SPDX-License-Identifier: MIT
#include "language/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QTranslator>

#include <memory>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

const QString Folder = u":/i18n"_s;
const QString OurName = u"doublets-translator"_s;
const QString QtName = u"qt-translator"_s;

QTranslator *installed(const QString &name)
{
    return qApp ? qApp->findChild<QTranslator *>(name, Qt::FindDirectChildrenOnly) : nullptr;
}

/// Installs `translator`, which may be null, in place of the installed translator called `name`.
void replace(const QString &name, std::unique_ptr<QTranslator> translator)
{
    if (QTranslator *old = installed(name)) {
        QCoreApplication::removeTranslator(old);
        old->setObjectName(QString());
        old->deleteLater();
    }
    if (translator) {
        translator->setObjectName(name);
        translator->setParent(qApp);
        QCoreApplication::installTranslator(translator.release());
    }
}

/// Returns a locale like `locale` that separates all groups of digits. In the Spanish of Spain,
/// which does not separate four digits, Qt 6.4 writes "1000.000".
QLocale withAllGroups(const QLocale &locale)
{
    constexpr int Million = 1'000'000;
    const bool isFaulty = locale.language() == QLocale::Spanish &&
                          locale.toString(Million).count(locale.groupSeparator()) == 1;
    return isFaulty ? QLocale(QLocale::Spanish, QLocale::Argentina) : locale;
}

/// Sets the default QLocale to match the language of the user interface. Uses the country of the
/// system locale if the system has the same language, but ignores settings such as LC_NUMERIC.
void setDefaultLocale(const QString &language)
{
    const QLocale spoken =
        language == u"en" ? QLocale(QLocale::English, QLocale::UnitedKingdom) : QLocale(language);
    const QLocale system(QLocale::system().name());
    QLocale::setDefault(withAllGroups(system.language() == spoken.language() ? system : spoken));
}

} // namespace

QStringList languages()
{
    QStringList codes{u"en"_s};
    for (const QString &file :
         QDir(Folder).entryList({u"doublets_*.qm"_s}, QDir::Files, QDir::Name)) {
        const QString code = file.section(u'_', 1).section(u'.', 0, 0);
        if (code != codes.constFirst()) {
            codes << code;
        }
    }
    return codes;
}

QString installTranslator(const QLocale &locale)
{
    auto ours = std::make_unique<QTranslator>();
    if (!ours->load(locale, u"doublets"_s, u"_"_s, Folder)) {
        // The English translation contains the plural forms only.
        static_cast<void>(ours->load(QLocale(QLocale::English), u"doublets"_s, u"_"_s, Folder));
    }
    std::unique_ptr<QTranslator> qts; // null if Qt's own texts are English
    if (QLocale(ours->language()).language() != QLocale::English) {
        qts = std::make_unique<QTranslator>();
        const QString qtFolder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
        const QLocale wanted(ours->language());
        // Qt is not translated into all of our languages.
        if (!qts->load(wanted, u"qtbase"_s, u"_"_s, qtFolder) &&
            !qts->load(wanted, u"qtbase"_s, u"_"_s, Folder)) {
            qts.reset(); // not installed
        }
    }
    setDefaultLocale(ours->language());
    replace(QtName, std::move(qts));
    replace(OurName, std::move(ours));
    return currentLanguage();
}

QString installTranslator(const QString &code)
{
    if (code.isEmpty()) {
        return installTranslator(QLocale::system());
    }
    if (!languages().contains(code)) {
        return {};
    }
    return installTranslator(QLocale(code));
}

QString textIn(const QString &code, const char *context, const char *source)
{
    QTranslator translator;
    const bool loaded = translator.load(QLocale(code), u"doublets"_s, u"_"_s, Folder);
    const QString text = loaded ? translator.translate(context, source) : QString();
    return text.isEmpty() ? QString::fromUtf8(source) : text;
}

QString nativeLanguageName(const QString &code)
{
    // QLocale names most variants of a language after a country: "American English".
    const QLocale::Language language = QLocale(code).language();
    QString name = QLocale(language, QLocale::World).nativeLanguageName();
    if (name.contains(u' ')) { // still names a country: the shortest name has none
        for (const QLocale &locale :
             QLocale::matchingLocales(language, QLocale::AnyScript, QLocale::AnyTerritory)) {
            const QString other = locale.nativeLanguageName();
            name = other.isEmpty() || other.size() >= name.size() ? name : other;
        }
    }
    return name.isEmpty() ? code : name.left(1).toUpper() + name.mid(1);
}

QString currentLanguage()
{
    const QTranslator *ours = installed(OurName);
    return ours && !ours->language().isEmpty() ? ours->language() : u"en"_s;
}

} // namespace doublets
