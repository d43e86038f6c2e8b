// SPDX-License-Identifier: MIT
#include "display/setup/setup_form.h"

#include "display/config/week_reader.h"
#include "language/language.h"
#include "text/error_text.h"
#include "text/rule_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

const QJsonValue Default(QJsonValue::Undefined);

/// Adds an entry that can be ticked and, with the mouse, moved.
void addEntry(QListWidget &list, const QString &id, const QString &name, bool isTicked)
{
    auto *item = new QListWidgetItem(name, &list);
    item->setData(Qt::UserRole, id);
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
    item->setCheckState(isTicked ? Qt::Checked : Qt::Unchecked);
}

QListWidget *createList(const QString &name)
{
    constexpr int Lines = 6;
    auto *list = new QListWidget;
    list->setObjectName(name);
    list->setDragDropMode(QAbstractItemView::InternalMove);
    list->setFixedHeight(Lines * (list->fontMetrics().height() + 6));
    // The style draws ticks for a dark background.
    QPalette palette = list->palette();
    palette.setBrush(QPalette::Base, palette.window());
    palette.setBrush(QPalette::Text, palette.windowText());
    list->setPalette(palette);
    return list;
}

QStringList tickedIn(const QListWidget &list)
{
    QStringList ids;
    for (int i = 0; i < list.count(); ++i) {
        if (list.item(i)->checkState() == Qt::Checked) {
            ids << list.item(i)->data(Qt::UserRole).toString();
        }
    }
    return ids;
}

QString hoursText(const std::vector<TimeSpan> &spans)
{
    QStringList texts;
    for (const TimeSpan &span : spans) {
        texts << span.from.toString(u"HH:mm"_s) + u'-' +
                     (span.to.isValid() ? span.to.toString(u"HH:mm"_s) : u"24:00"_s);
    }
    return texts.join(u", "_s);
}

/// Returns the spans that a line such as "10:00-13:00, 14:00-18:00" lists.
QJsonValue hoursFrom(const QString &line)
{
    QJsonArray spans;
    for (const QString &span : line.split(u',', Qt::SkipEmptyParts)) {
        QString text = span.simplified();
        text.remove(u' ').replace(QChar(0x2013), u'-');
        spans << text;
    }
    return spans.isEmpty() ? Default : QJsonValue(spans);
}

} // namespace

SetupForm::SetupForm(SetupFile file, const Catalogue &catalogue, QWidget *parent)
    : QDialog(parent)
    , m_file(std::move(file))
    , m_catalogue(catalogue)
    , m_errorLabel(new QLabel(this))
{
    setWindowTitle(tr("Set up the museum display"));
    auto *content = new QWidget;
    auto *form = new QFormLayout(content);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    addOffer(*form);
    addMuseum(*form);
    addScreen(*form);
    addHours(*form);
    addSound(*form);
    addStatistics(*form);
    auto *area = new QScrollArea(this);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    m_errorLabel->setObjectName(u"errors"_s);
    m_errorLabel->setWordWrap(true);
    m_errorLabel->setTextFormat(Qt::PlainText);
    m_errorLabel->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &SetupForm::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &SetupForm::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(area, 1);
    layout->addWidget(m_errorLabel);
    layout->addWidget(buttons);
    constexpr QSize FittingSize(820, 640);
    resize(FittingSize);
    updateLanguages();
}

void SetupForm::addField(const QString &key, const FieldValue &value)
{
    m_fields.push_back({key, value, value()});
}

void SetupForm::addOffer(QFormLayout &form)
{
    const DisplayConfig &config = m_file.config();
    m_games = createList(u"games"_s);
    QStringList ids = config.ruleSets;
    for (const QString &id : m_catalogue.ids()) {
        if (!ids.contains(id)) {
            ids << id;
        }
    }
    for (const QString &id : ids) {
        addEntry(*m_games, id, ruleSetTitle(*m_catalogue.find(id)), config.ruleSets.contains(id));
    }
    form.addRow(tr("&Games offered, in this order:"), m_games);
    addField(u"ruleSets"_s, [this] { return QJsonArray::fromStringList(tickedIn(*m_games)); });

    m_languages = createList(u"languages"_s);
    QStringList codes = config.languages;
    for (const QString &code : languages()) {
        if (!codes.contains(code)) {
            codes << code;
        }
    }
    for (const QString &code : codes) {
        addEntry(*m_languages, code, nativeLanguageName(code), config.languages.contains(code));
    }
    form.addRow(tr("&Languages offered; the display starts in the first:"), m_languages);
    connect(m_languages, &QListWidget::itemChanged, this, &SetupForm::updateLanguages);
    addField(u"languages"_s, [this] { return QJsonArray::fromStringList(chosenLanguages()); });
}

void SetupForm::addMuseum(QFormLayout &form)
{
    //: %1 a language
    addTexts(form, u"institution"_s, tr("Name of the museum, %1:"), m_file.config().institution);
    //: %1 a language
    addTexts(form, u"greeting"_s, tr("Greeting, %1:"), m_file.config().greeting);
}

void SetupForm::addTexts(QFormLayout &form, const QString &key, const QString &label,
                         const TextByLanguage &texts)
{
    for (const QString &code : languages()) {
        auto *line = new QLineEdit(texts.value(code));
        line->setObjectName(key + u'_' + code);
        auto *name = new QLabel(label.arg(nativeLanguageName(code)));
        name->setBuddy(line);
        form.addRow(name, line);
        m_textRows.emplace_back(code, name);
        m_textRows.emplace_back(code, line);
        addField(key + u'.' + code, [this, line, code] {
            const QString text = line->text().simplified();
            return text.isEmpty() || !chosenLanguages().contains(code) ? Default : QJsonValue(text);
        });
    }
}

void SetupForm::addPercentage(QFormLayout &form, const QString &key, const QString &label,
                              NumberRange range, int value)
{
    auto *box = new QSpinBox;
    box->setObjectName(key.section(u'.', -1));
    box->setRange(range.minimum, range.maximum);
    box->setSuffix(u" %"_s);
    box->setValue(value);
    form.addRow(label, box);
    addField(key, [box] { return QJsonValue(box->value()); });
}

void SetupForm::addScreen(QFormLayout &form)
{
    const DisplayConfig &config = m_file.config();
    auto *inches = new QDoubleSpinBox;
    inches->setObjectName(u"inches"_s);
    inches->setRange(DisplayConfig::ScreenInches.minimum, DisplayConfig::ScreenInches.maximum);
    inches->setDecimals(1);
    inches->setValue(config.screenInches);
    form.addRow(tr("Screen &diagonal, in inches:"), inches);
    addField(u"screen.inches"_s, [inches] { return QJsonValue(inches->value()); });

    auto *orientation = new QComboBox;
    orientation->setObjectName(u"orientation"_s);
    orientation->addItem(tr("Landscape"), u"landscape"_s);
    orientation->addItem(tr("Portrait"), u"portrait"_s);
    orientation->setCurrentIndex(static_cast<int>(config.orientation));
    form.addRow(tr("&Orientation:"), orientation);
    addField(u"screen.orientation"_s,
             [orientation] { return QJsonValue(orientation->currentData().toString()); });

    addPercentage(form, u"screen.reach"_s, tr("&Height used, from the lower edge:"),
                  DisplayConfig::Reach, config.reachPercent);

    auto *players = new QComboBox;
    players->setObjectName(u"players"_s);
    players->addItem(tr("Side by side"), u"beside"_s);
    players->addItem(tr("Face to face, on a screen that lies flat"), u"opposite"_s);
    players->setCurrentIndex(static_cast<int>(config.playerPlacement));
    form.addRow(tr("Two &players:"), players);
    addField(u"screen.players"_s,
             [players] { return QJsonValue(players->currentData().toString()); });

    addPercentage(form, u"textSize"_s, tr("&Text size:"), DisplayConfig::TextSize, config.textSize);
}

void SetupForm::addHours(QFormLayout &form)
{
    const auto &hours = m_file.config().openingHours;
    for (int day = 0; day < weekDayKeys().size(); ++day) {
        const QString key = weekDayKeys()[day];
        auto *line =
            new QLineEdit(hours ? hoursText((*hours)[static_cast<std::size_t>(day)]) : QString());
        line->setObjectName(key);
        line->setPlaceholderText(u"10:00-13:00, 14:00-18:00"_s);
        line->setToolTip(tr("If all days are empty, the display is always open."));
        //: %1 a day of the week
        form.addRow(tr("Opening hours, %1:").arg(QLocale().standaloneDayName(day + 1)), line);
        addField(u"openingHours."_s + key, [line] { return hoursFrom(line->text()); });
    }
}

void SetupForm::addSound(QFormLayout &form)
{
    addPercentage(form, u"volume"_s, tr("&Volume:"), DisplayConfig::Volume, m_file.config().volume);

    auto *speech = new QCheckBox(tr("Visitors can have texts &read aloud"));
    speech->setObjectName(u"speech"_s);
    speech->setChecked(m_file.config().isSpeechOffered);
    form.addRow(speech);
    addField(u"speech"_s, [speech] { return QJsonValue(speech->isChecked()); });
}

void SetupForm::addStatistics(QFormLayout &form)
{
    auto *counts = new QCheckBox(tr("&Count visits"));
    counts->setObjectName(u"statistics"_s);
    counts->setChecked(m_file.config().areVisitsCounted);
    form.addRow(counts);
    addField(u"statistics.on"_s, [counts] { return QJsonValue(counts->isChecked()); });

    const QString suggested = u"/var/lib/doublets-display/visits.db"_s;
    const QString stored = m_file.config().statisticsFile;
    addField(u"statistics.file"_s, [counts, stored, suggested] {
        if (stored.isEmpty()) {
            return counts->isChecked() ? QJsonValue(suggested) : Default;
        }
        return QJsonValue(stored);
    });
}

QStringList SetupForm::chosenLanguages() const
{
    return tickedIn(*m_languages);
}

/// Shows the texts in the languages that are offered.
void SetupForm::updateLanguages()
{
    const QStringList codes = chosenLanguages();
    for (const auto &[code, widget] : m_textRows) {
        widget->setVisible(codes.contains(code));
    }
}

void SetupForm::showErrors(const DisplayConfigErrors &errors)
{
    QStringList lines;
    for (const Error &error : errors) {
        Error shown = error;
        shown.line = 0; // of a text that the user does not see
        lines << errorText(shown);
    }
    m_errorLabel->setText(tr("Not saved:") + u'\n' + lines.join(u'\n'));
    m_errorLabel->show();
    m_errorLabel->setFocus(Qt::OtherFocusReason);
}

void SetupForm::accept()
{
    SetupFile changed = m_file;
    for (const Field &field : m_fields) {
        if (const QJsonValue value = field.value(); value != field.initial) {
            changed.set(field.key, value);
        }
    }
    if (const DisplayConfigErrors errors = changed.save(); !errors.empty()) {
        showErrors(errors);
        return;
    }
    QDialog::accept();
}

} // namespace doublets
