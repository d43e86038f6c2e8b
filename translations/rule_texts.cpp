// SPDX-License-Identifier: MIT
/// Writes the texts of the rule files, of the story and of the lessons as a C++ source for lupdate,
/// which does not read JSON. Part of the build: rule-texts FILE.cpp

#include "core/inventions/invention.h"
#include "core/lessons/lesson.h"
#include "core/rules/catalogue.h"
#include "core/story/story.h"

#include <QFile>
#include <QSet>
#include <QTextStream>

namespace {

QString literal(QString text)
{
    text.replace(u'\\', u"\\\\"_qs).replace(u'"', u"\\\""_qs).replace(u'\n', u"\\n"_qs);
    return u'"' + text + u'"';
}

} // namespace

// NOLINTNEXTLINE(bugprone-exception-escape): value() is called only where there is a value
int main(int argc, char *argv[])
{
    using namespace doublets;
    const auto catalogue = Catalogue::builtIn();
    const auto story = Story::builtIn();
    QFile file(argc == 2 ? QString::fromLocal8Bit(argv[1]) : QString());
    if (!catalogue || !story) {
        return 1;
    }
    const auto lessons = builtInLessons(catalogue.value());
    if (!lessons || !file.open(QIODevice::WriteOnly)) {
        return 1;
    }
    QTextStream stream(&file);
    stream << "// Generated from resources/rules, resources/story and resources/lessons for "
              "lupdate.\nconst char *texts[] = {\n";
    QSet<QString> seen;
    for (const RuleSet &ruleSet : catalogue.value().all()) {
        for (const QString &text : ruleSet.translatableTexts()) {
            if (!text.isEmpty() && !seen.contains(text)) {
                seen.insert(text);
                stream << "    //: From the rules of " << ruleSet.id << '\n'
                       << "    QT_TRANSLATE_NOOP(\"rules\", " << literal(text) << "),\n";
            }
        }
    }
    for (const QString &text : inventionTexts()) {
        if (!seen.contains(text)) {
            seen.insert(text);
            stream << "    //: A rule of an invented game\n"
                   << "    QT_TRANSLATE_NOOP(\"rules\", " << literal(text) << "),\n";
        }
    }
    for (const QString &text : story.value().translatableTexts()) {
        stream << "    //: From the page of the games and their sources\n"
               << "    QT_TRANSLATE_NOOP(\"story\", " << literal(text) << "),\n";
    }
    seen.clear();
    for (const Lesson &lesson : lessons.value()) {
        for (const QString &text : lesson.texts()) {
            if (!seen.contains(text)) {
                seen.insert(text);
                stream << "    //: From the lesson “" << lesson.title.translations.front() << "”\n"
                       << "    QT_TRANSLATE_NOOP(\"lessons\", " << literal(text) << "),\n";
            }
        }
    }
    stream << "};\n";
    stream.flush();
    return file.flush() ? 0 : 1;
}
