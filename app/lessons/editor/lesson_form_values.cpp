// SPDX-License-Identifier: MIT
#include "lessons/editor/lesson_form_values.h"

#include "core/json/strict_json.h"

using namespace Qt::StringLiterals;

namespace doublets {

LessonFormValues::LessonFormValues(LessonDraft &draft, const Catalogue &catalogue, QObject *parent)
    : QObject(parent)
    , m_draft(draft)
    , m_catalogue(catalogue)
    , m_language(draft.languages().front())
{
}

void LessonFormValues::setLanguage(const QString &language)
{
    const QStringList all = m_draft.languages();
    m_language = all.contains(language) ? language : all.front();
}

QString LessonFormValues::text(const QString &place) const
{
    return m_draft.textIn(m_draft.value(place), m_language);
}

QString LessonFormValues::stepTitle(int step) const
{
    //: %1 the number of a step, %2 its title
    return tr("%1. %2").arg(QString::number(step + 1), text(u"steps[%1].title"_s.arg(step)));
}

const RuleSet *LessonFormValues::siblingRuleSet(const QString &place) const
{
    const QString beside = json::placeInside(parentPlace(place), u"ruleSet"_s);
    return m_catalogue.find(m_draft.value(beside).toString());
}

std::optional<Quantity> LessonFormValues::quantityAt(const QString &place) const
{
    return quantityFromName(m_draft.value(json::placeInside(place, u"quantity"_s)).toString());
}

void LessonFormValues::setValue(const QString &place, const QJsonValue &value)
{
    m_draft.setValue(place, value);
    Q_EMIT draftChanged();
}

void LessonFormValues::setStructuralValue(const QString &place, const QJsonValue &value)
{
    m_draft.setValue(place, value);
    reportStructureChanged();
}

void LessonFormValues::reportStructureChanged()
{
    Q_EMIT fieldsOutdated();
    Q_EMIT draftChanged();
}

} // namespace doublets
