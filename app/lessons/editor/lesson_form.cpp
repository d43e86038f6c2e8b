// SPDX-License-Identifier: MIT
#include "lessons/editor/lesson_form.h"

#include "core/json/strict_json.h"
#include "core/lessons/lesson_schema.h"
#include "lessons/editor/lesson_boxes.h"
#include "lessons/editor/lesson_field_text.h"
#include "lessons/editor/lesson_form_values.h"
#include "panels/dialogs/discarded_content.h"
#include "panels/dialogs/form_button.h"
#include "table/fonts/fonts.h"
#include "table/fonts/plain_text.h"
#include "text/error_text.h"
#include "text/rule_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

/// Returns whether the quantity of a figure determines whether the figure has the key at `path`.
bool isOptionOfFigure(const QString &path)
{
    return (path.contains(u".figure.") || path.contains(u".figures[].")) &&
           lastKey(path) != u"quantity";
}

/// Returns whether a figure at `place` uses the key at `path`, as far as it is known. Keys that
/// have a value remain, so that the user can remove it.
bool isUsedByFigure(const QString &path, const QString &place, const LessonFormValues &values)
{
    if (!isOptionOfFigure(path) || !values.draft().value(place).isUndefined()) {
        return true;
    }
    const auto quantity = values.quantityAt(parentPlace(place));
    return quantity && figureUsesKey(*quantity, lastKey(path));
}

/// Returns whether the object that contains the key at `place` must have it. Most keys are always
/// required or never.
bool isRequired(const LessonKey &key, const QString &place, const LessonFormValues &values)
{
    const QString path = QString::fromLatin1(key.path);
    if (isOptionOfFigure(path)) {
        return lastKey(path) != u"rulings"; // shown only if the figure uses it
    }
    if (path == u"steps[].guess.least" || path == u"steps[].guess.most") {
        const auto quantity = values.quantityAt(json::placeInside(parentPlace(place), u"figure"_s));
        return quantity && guessNeedsRange(*quantity);
    }
    return key.isRequired;
}

/// Returns the description of an error, without file and place. A field that is still empty is not
/// marked as a fault.
QString fieldErrorText(const Error &error)
{
    static const QString Mark = u"⚠ "_s;
    if (error.code == ErrorCode::MissingKey) {
        return LessonForm::tr("This field is still empty.");
    }
    if (error.code == ErrorCode::WrongType && error.facts.value(1) == u"number") {
        return Mark + LessonForm::tr("Enter a number.");
    }
    Error here{error.code, {}, {}, error.facts};
    if (error.code == ErrorCode::Inconsistent) {
        for (QString &fact : here.facts) {
            const QString label = lessonFieldLabel(u"steps[]."_s + fact);
            fact = label.isEmpty() ? fact : label;
        }
    }
    return Mark + errorText(here);
}

} // namespace

LessonForm::LessonForm(LessonDraft &draft, const Catalogue &catalogue, LessonFormSources sources,
                       QWidget *parent)
    : QWidget(parent)
    , m_values(new LessonFormValues(draft, catalogue, this))
    , m_sources(std::move(sources))
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 6, 0);
    connect(m_values, &LessonFormValues::fieldsOutdated, this, &LessonForm::rebuild);
    connect(m_values, &LessonFormValues::draftChanged, this, &LessonForm::draftChanged);
}

QString LessonForm::language() const
{
    return m_values->language();
}

void LessonForm::showObject(const QString &place)
{
    m_place = place;
    rebuild();
}

void LessonForm::setLanguage(const QString &language)
{
    m_values->setLanguage(language);
    rebuild();
}

void LessonForm::rebuild()
{
    // Also while another window, such as a file dialog, is active.
    const QWidget *focused = window()->focusWidget();
    const QString name =
        focused != nullptr && isAncestorOf(focused) ? focused->objectName() : QString();
    discardContent(m_content);
    m_errorLabels.clear();
    m_values->setLanguage(m_values->language()); // the lesson may no longer contain it
    m_content = new QWidget(this);
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    addErrorLabel(*column, m_place);
    addFields(*column, m_place);
    column->addStretch(1);
    m_layout->addWidget(m_content);
    m_content->show();
    showErrors(m_errors);
    if (auto *again = name.isEmpty() ? nullptr : m_content->findChild<QWidget *>(name)) {
        focusField(*again);
    }
}

void LessonForm::addFields(QVBoxLayout &column, const QString &place)
{
    for (const LessonKey &key : lessonKeysInside(lessonKeyPath(place))) {
        const QString path = QString::fromLatin1(key.path);
        const QString keyPlace = json::placeInside(place, lastKey(path));
        if (key.kind != LessonKeyKind::Fixed && path != u"steps" &&
            isUsedByFigure(path, keyPlace, *m_values)) {
            LessonKey here = key;
            here.isRequired = isRequired(key, keyPlace, *m_values);
            addField(column, here, keyPlace);
        }
    }
}

void LessonForm::addField(QVBoxLayout &column, const LessonKey &key, const QString &place)
{
    switch (key.kind) {
    case LessonKeyKind::Object:
        addObject(column, key, place);
        break;
    case LessonKeyKind::Objects:
        addEntries(column, key, place);
        break;
    case LessonKeyKind::RulingChoices:
        addRulings(column, place);
        break;
    default:
        addWidget(column, key, place,
                  createLessonField(key, place, *m_values, m_sources, m_content));
    }
}

void LessonForm::addWidget(QVBoxLayout &column, const LessonKey &key, const QString &place,
                           QWidget *widget)
{
    const QString path = QString::fromLatin1(key.path);
    const QString label = lessonFieldLabel(path);
    const QString hint = lessonFieldHint(path);
    widget->setAccessibleName(label);
    widget->setAccessibleDescription(hint);
    widget->setToolTip(hint);
    if (auto *box = qobject_cast<QCheckBox *>(widget)) {
        box->setText(label);
    } else {
        //: the label of a field: %1 "Title of the lesson"
        const QString text =
            key.isRequired ? tr("%1 (required):").arg(label) : tr("%1:").arg(label);
        addLabel(column, QStringList{text, hint}.join(u' ').trimmed(), widget);
    }
    column.addWidget(widget);
    addErrorLabel(column, place);
}

void LessonForm::addLabel(QVBoxLayout &column, const QString &text, QWidget *field)
{
    QLabel *label = plainLabel(m_content);
    label->setWordWrap(true);
    label->setText(text);
    label->setBuddy(field);
    column.addWidget(label);
}

void LessonForm::addErrorLabel(QVBoxLayout &column, const QString &place)
{
    QLabel *label = plainLabel(m_content);
    label->setObjectName(u"error "_s + place);
    label->setWordWrap(true);
    label->hide();
    column.addWidget(label);
    m_errorLabels.insert(place, label);
}

void LessonForm::addObject(QVBoxLayout &column, const LessonKey &key, const QString &place)
{
    const QString path = QString::fromLatin1(key.path);
    auto *group = new QGroupBox(lessonFieldLabel(path), m_content);
    group->setObjectName(place);
    group->setToolTip(lessonFieldHint(path));
    group->setAccessibleDescription(lessonFieldHint(path));
    const bool exists = m_values->draft().value(place).isObject();
    if (!key.isRequired) {
        group->setCheckable(true);
        group->setChecked(exists);
        connect(group, &QGroupBox::toggled, this, [this, place, path](bool isWanted) {
            m_values->setStructuralValue(place, isWanted ? QJsonValue(emptyLessonObject(path))
                                                         : QJsonValue(QJsonValue::Undefined));
        });
    }
    auto *inside = new QVBoxLayout(group);
    addErrorLabel(*inside, place);
    if (exists || key.isRequired) {
        addFields(*inside, place);
    } else {
        inside->setContentsMargins({});
        group->setFlat(true); // shows only its title
        group->setMinimumHeight(fonts::MinControlSize);
    }
    column.addWidget(group);
}

void LessonForm::addEntries(QVBoxLayout &column, const LessonKey &key, const QString &place)
{
    const QString path = QString::fromLatin1(key.path);
    auto *list = new QGroupBox(lessonFieldLabel(path), m_content);
    list->setToolTip(lessonFieldHint(path));
    list->setAccessibleDescription(lessonFieldHint(path));
    auto *inside = new QVBoxLayout(list);
    addErrorLabel(*inside, place);
    const QString name = lessonEntryName(path);
    const int count = m_values->draft().entryCount(place);
    for (int i = 0; i < count; ++i) {
        addEntry(*inside, name, place, i);
    }
    //: %1 what is added: "Criterion"
    QPushButton *add = createButton(u"add "_s + place, tr("Add: %1").arg(name));
    connect(add, &QPushButton::clicked, this, [this, place, path, count] {
        m_values->draft().insertEntry(place, count, emptyLessonObject(path + u"[]"_s));
        m_values->reportStructureChanged();
        focusPlace(json::placeInside(place, count));
    });
    inside->addWidget(add, 0, Qt::AlignLeft);
    column.addWidget(list);
}

void LessonForm::addEntry(QVBoxLayout &column, const QString &name, const QString &list, int index)
{
    //: %1 what the entry is: "Criterion", %2 its number
    auto *entry = new QGroupBox(tr("%1 %2").arg(name, QString::number(index + 1)), m_content);
    const QString place = json::placeInside(list, index);
    entry->setObjectName(place);
    auto *fields = new QVBoxLayout(entry);
    addErrorLabel(*fields, place);
    addFields(*fields, place);
    //: %1 what is removed: "Criterion 2"
    QPushButton *remove = createButton(u"remove "_s + place, tr("Remove: %1").arg(entry->title()));
    connect(remove, &QPushButton::clicked, this, [this, list, index] {
        m_values->draft().removeEntry(list, index);
        m_values->reportStructureChanged();
        focusPlace(list);
    });
    fields->addWidget(remove, 0, Qt::AlignLeft);
    column.addWidget(entry);
}

QPushButton *LessonForm::createButton(const QString &name, const QString &text)
{
    QPushButton *button = createFormButton(name, m_content);
    button->setText(text);
    return button;
}

void LessonForm::addRulings(QVBoxLayout &column, const QString &place)
{
    const RuleSet *ruleSet = m_values->siblingRuleSet(place);
    if (ruleSet == nullptr) {
        return;
    }
    for (const Ruling &ruling : ruleSet->rulings) {
        const QString valuePlace = json::placeInside(place, ruleKeyName(ruling.key));
        QComboBox *box = createRulingBox(ruling, valuePlace, *m_values, m_content);
        box->setAccessibleName(ruleKeyTitle(ruling.key));
        addLabel(column, tr("%1:").arg(ruleKeyTitle(ruling.key)), box);
        column.addWidget(box);
        addErrorLabel(column, valuePlace);
    }
}

std::optional<QString> LessonForm::nearestPlace(const QString &place) const
{
    QString near = place;
    while (!m_errorLabels.contains(near)) {
        const qsizetype end = std::max(near.lastIndexOf(u'.'), near.lastIndexOf(u'['));
        if (end < 0) {
            return std::nullopt;
        }
        near.truncate(end);
    }
    return near;
}

void LessonForm::showErrors(const LessonErrors &errors)
{
    m_errors = errors;
    QMap<QString, QString> texts;
    for (const Error &error : errors) {
        if (const auto place = nearestPlace(error.place); place && !texts.contains(*place)) {
            texts.insert(*place, fieldErrorText(error));
        }
    }
    for (auto each = m_errorLabels.cbegin(); each != m_errorLabels.cend(); ++each) {
        const QString text = texts.value(each.key());
        QLabel *label = each.value();
        if (label->text() == text) {
            continue;
        }
        // A label that has been shown keeps its height: the fields below must not jump up while
        // the user types.
        label->setMinimumHeight(text.isEmpty() ? label->height() : 0);
        label->setText(text);
        QFont font = label->font();
        font.setBold(text.startsWith(u'⚠'));
        label->setFont(font);
        if (!text.isEmpty()) {
            label->show();
        }
        if (auto *field = m_content->findChild<QWidget *>(each.key())) {
            const QString hint = lessonFieldHint(lessonKeyPath(each.key()));
            field->setAccessibleDescription(QStringList{text, hint}.join(u' ').trimmed());
        }
    }
}

void LessonForm::focusPlace(const QString &place)
{
    const auto near = nearestPlace(place);
    if (!near) {
        return;
    }
    const auto canHaveFocus = [](const QWidget *widget) {
        return widget != nullptr && widget->focusPolicy() != Qt::NoFocus;
    };
    auto *object = m_content->findChild<QWidget *>(*near);
    for (auto *field : {object, m_content->findChild<QWidget *>(u"choose "_s + *near),
                        m_content->findChild<QWidget *>(u"add "_s + *near)}) {
        if (canHaveFocus(field)) {
            focusField(*field);
            return;
        }
    }
    const auto inside = object == nullptr ? QList<QWidget *>() : object->findChildren<QWidget *>();
    const auto first = std::ranges::find_if(inside, canHaveFocus);
    if (first != inside.end()) {
        focusField(**first);
    }
}

void LessonForm::focusField(QWidget &field)
{
    field.setFocus(Qt::OtherFocusReason);
    Q_EMIT fieldFocused(&field);
}

} // namespace doublets
