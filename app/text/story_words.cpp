// SPDX-License-Identifier: MIT
#include "text/story_words.h"

#include "text/rule_words.h"

#include <QCoreApplication>

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
    case Evidence::Seen:
        //: How we know a thing: a picture or an object of the time shows it. Stands beside "stated
        //: in the old text", "retold today", "our deduction", "our choice".
        return StoryWords::tr("seen in an old object");
    }
    return {};
}

QString translatedStoryText(const QString &english)
{
    return english.isEmpty() ? QString()
                             : QCoreApplication::translate("story", english.toUtf8().constData());
}

} // namespace doublets
