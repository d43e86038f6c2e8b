// SPDX-License-Identifier: MIT
#include "text/story_text.h"

#include "text/provenance_html.h"
#include "text/rule_text.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

struct StoryWords
{
    Q_DECLARE_TR_FUNCTIONS(StoryWords)
};

} // namespace

QString evidenceName(Evidence evidence)
{
    switch (evidence) {
    case Evidence::Stated:
        return statusName(Status::Stated);
    case Evidence::Paraphrased:
        return statusName(Status::Paraphrased);
    case Evidence::Inferred:
        return statusName(Status::Inferred);
    case Evidence::Silent:
        return statusName(Status::Silent);
    case Evidence::Depicted:
        //: How we know a thing: a picture or an object of the time shows it. Stands beside "old
        //: text", "retold today", "our deduction", "our choice".
        return StoryWords::tr("seen on a surviving object");
    }
    return {};
}

QString evidenceMarkHtml(Evidence evidence)
{
    constexpr std::array names{"stated", "paraphrased", "inferred", "silent", "seen"};
    return u"<img src=\"%1:%2\"/>"_s.arg(
        QLatin1StringView(StatusMarkScheme),
        QLatin1StringView(names[static_cast<std::size_t>(evidence)]));
}

QString translatedStoryText(const QString &english)
{
    return english.isEmpty() ? QString()
                             : QCoreApplication::translate("story", english.toUtf8().constData());
}

} // namespace doublets
