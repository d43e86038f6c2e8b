// SPDX-License-Identifier: MIT
#include "lessons/editor/lesson_editor.h"

#include "core/files/atomic_file.h"
#include "core/json/strict_json.h"
#include "core/lessons/lesson_schema.h"
#include "language/language.h"
#include "lessons/editor/lesson_field_text.h"
#include "lessons/editor/lesson_form.h"
#include "lessons/editor/lesson_step_list.h"
#include "panels/dialogs/dialog_size.h"
#include "panels/dialogs/dialogs.h"
#include "panels/dialogs/form_button.h"
#include "panels/dialogs/scroll_frame.h"
#include "panels/dialogs/scroll_to.h"
#include "panels/dialogs/suggested_path.h"
#include "panels/dialogs/unsaved_changes.h"
#include "panels/dialogs/wrapping_layout.h"
#include "panels/speech/announcer.h"
#include "table/fonts/plain_text.h"
#include "text/error_text.h"

#include <QComboBox>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace doublets {

namespace {

constexpr int CheckDelay = 300; ///< in milliseconds

} // namespace

LessonEditor::LessonEditor(const Catalogue &catalogue, Dialogs &dialogs,
                           const std::function<QJsonObject()> &currentRecord, QWidget *parent)
    : QDialog(parent)
    , m_catalogue(catalogue)
    , m_dialogs(dialogs)
    , m_draft(LessonDraft::emptyLesson(currentLanguage()))
    , m_checkTimer(new QTimer(this))
    , m_checkTask({.resultReady = [this](const LessonErrors &errors) { showErrors(errors); }})
    , m_languageLabel(plainLabel(this))
    , m_languageBox(new QComboBox(this))
    , m_scroll(new QScrollArea(this))
    , m_form(new LessonForm(m_draft, catalogue,
                            {currentRecord, [this](QWidget *) { return choosePicture(this); }},
                            m_scroll))
    , m_steps(new LessonStepList(m_form->values(), this))
    , m_body(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_statusLabel(plainLabel(this))
    , m_faultButton(createFormButton("editorNextFault", this))
    , m_undoButton(createFormButton("editorUndo", this))
    , m_redoButton(createFormButton("editorRedo", this))
    , m_saveButton(createFormButton("editorSave", this))
    , m_saveAsButton(createFormButton("editorSaveAs", this))
    , m_previewButton(createFormButton("editorPreview", this))
    , m_closeButton(createFormButton("editorClose", this))
{
    setObjectName(u"lessonEditor"_s);
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    m_checkTimer->setObjectName(u"editorCheckTimer"_s);
    m_checkTimer->setSingleShot(true);
    m_checkTimer->setInterval(CheckDelay);
    createLayout();
    connectSignals();
    retranslate();
    setLesson(m_draft.json(), {});
    resize(LessonEditor::sizeHint());
}

LessonEditor::~LessonEditor() = default;

void LessonEditor::createLayout()
{
    m_languageBox->setObjectName(u"editorLanguage"_s);
    m_languageLabel->setBuddy(m_languageBox);
    m_statusLabel->setObjectName(u"editorStatus"_s);
    m_statusLabel->setWordWrap(true);
    setScrolledPage(*m_scroll, m_form);
    auto *language = new QHBoxLayout;
    language->addWidget(m_languageLabel);
    language->addWidget(m_languageBox, 1);
    auto *page = new QVBoxLayout;
    page->addLayout(language);
    page->addWidget(m_scroll, 1);
    m_body->addWidget(m_steps, 2);
    m_body->addLayout(page, 3);
    auto *status = new QHBoxLayout;
    status->addWidget(m_statusLabel, 1);
    status->addWidget(m_faultButton);
    auto *files = new WrappingLayout;
    for (QPushButton *each :
         {m_undoButton, m_redoButton, m_saveButton, m_saveAsButton, m_previewButton}) {
        files->addWidget(each);
    }
    files->addStretch();
    files->addWidget(m_closeButton);
    auto *column = new QVBoxLayout(this);
    column->addLayout(m_body, 1);
    column->addLayout(status);
    column->addLayout(files);
    scrollWhenTooLarge(*this);
}

void LessonEditor::connectSignals()
{
    connect(m_steps, &LessonStepList::stepSelected, this, &LessonEditor::showPage);
    connect(m_steps, &LessonStepList::stepAdded, this,
            [this](int step) { m_form->focusPlace(u"steps[%1].title"_s.arg(step)); });
    connect(m_steps, &LessonStepList::draftChanged, this, &LessonEditor::onDraftChanged);
    connect(m_languageBox, &QComboBox::activated, this, [this](int index) {
        m_form->setLanguage(m_languageBox->itemData(index).toString());
        m_steps->updateList();
    });
    connect(m_form, &LessonForm::draftChanged, this, &LessonEditor::onDraftChanged);
    connect(m_form, &LessonForm::fieldFocused, this, &LessonEditor::showField);
    connect(m_checkTimer, &QTimer::timeout, this, &LessonEditor::check);
    connect(m_faultButton, &QPushButton::clicked, this, &LessonEditor::goToNextFault);
    connect(m_undoButton, &QPushButton::clicked, this, &LessonEditor::undo);
    connect(m_redoButton, &QPushButton::clicked, this, &LessonEditor::redo);
    connect(m_saveButton, &QPushButton::clicked, this, &LessonEditor::save);
    connect(m_saveAsButton, &QPushButton::clicked, this, &LessonEditor::saveAs);
    connect(m_previewButton, &QPushButton::clicked, this, &LessonEditor::preview);
    connect(m_closeButton, &QPushButton::clicked, this, &LessonEditor::reject);
    const auto addShortcut = [this](const QKeySequence &keys, auto slot) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, slot);
    };
    addShortcut(QKeySequence::Undo, &LessonEditor::undo);
    addShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_Z, &LessonEditor::redo);
    addShortcut(QKeySequence::Save, &LessonEditor::save);
    addShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_S, &LessonEditor::saveAs);
}

QString LessonEditor::lessonTitle() const
{
    return m_draft.textIn(m_draft.value(u"title"_s), m_form->language());
}

void LessonEditor::setLesson(const QJsonObject &json, const QString &path)
{
    m_draft = LessonDraft(json);
    m_path = path;
    m_nextFault = 0;
    m_message.clear();
    m_steps->selectStep(-1);
    m_form->setLanguage(m_draft.languages().front());
    updateLanguages();
    updateButtons();
    m_form->focusPlace(u"title"_s);
    check();
}

std::optional<Error> LessonEditor::openFile(const QString &path)
{
    const auto bytes = json::readFile(path, Lesson::MaxFileSize);
    if (!bytes) {
        return bytes.error();
    }
    const auto object = json::parseObject(bytes.value(), path, Lesson::MaxFileSize);
    if (!object) {
        return object.error();
    }
    json::FirstErrorCollector errors(path);
    json::Object(errors, object.value(), {})
        .checkFormat(u"doublets-lesson"_s, Lesson::NewestVersion);
    if (errors.error()) {
        return errors.error();
    }
    setLesson(object.value(), path);
    return std::nullopt;
}

void LessonEditor::showPage(int step)
{
    m_form->showObject(step < 0 ? QString() : json::placeInside(u"steps"_s, step));
    m_scroll->ensureVisible(0, 0);
}

void LessonEditor::showField(QWidget *field)
{
    constexpr int LinesAround = 3; // its label and its fault
    scrollTo(*m_scroll, *field, LinesAround * fontMetrics().height());
}

void LessonEditor::undo()
{
    m_draft.undo();
    onDraftChanged();
    m_steps->selectStep(m_steps->currentStep());
}

void LessonEditor::redo()
{
    m_draft.redo();
    onDraftChanged();
    m_steps->selectStep(m_steps->currentStep());
}

bool LessonEditor::save()
{
    return m_path.isEmpty() ? saveAs() : write(m_path);
}

bool LessonEditor::saveAs()
{
    const QString title = lessonTitle().isEmpty() ? tr("Lesson") : lessonTitle();
    const QString suggested =
        m_path.isEmpty() ? suggestedFileName(title, "doublets-lesson"_L1) : m_path;
    const QString path = m_dialogs.getSaveLessonPath(this, suggested);
    return !path.isEmpty() && write(path);
}

bool LessonEditor::write(const QString &path)
{
    if (const auto error =
            writeFileAtomically(path, m_draft.fileContents(), FilePurpose::UserFile)) {
        showMessage(errorTextWithAdvice(*error));
        return false;
    }
    m_path = path;
    m_draft.setSaved();
    updateButtons();
    check(); // pictures are looked for beside the file
    //: %1: the name of a file
    showMessage(tr("Saved: %1").arg(QFileInfo(path).fileName()));
    Q_EMIT lessonSaved(path);
    return true;
}

bool LessonEditor::confirmDiscard()
{
    return !m_draft.isModified() ||
           resolveUnsavedChanges(m_dialogs, *this, lessonTitle(), [this] { return save(); });
}

void LessonEditor::reject()
{
    if (confirmDiscard()) {
        m_draft.setSaved(); // not asked about again
        QDialog::reject();
    }
}

void LessonEditor::preview()
{
    const auto lesson = parseLesson(m_draft.fileContents(), m_path, m_catalogue);
    if (!lesson) {
        showErrors(lesson.error());
        goToNextFault();
        return;
    }
    const int step = std::max(0, m_steps->currentStep());
    hide();
    Q_EMIT previewRequested(lesson.value(), step);
}

void LessonEditor::goToNextFault()
{
    if (m_errors.empty()) {
        return;
    }
    m_nextFault %= m_errors.size();
    const Error error = m_errors[m_nextFault++]; // a copy: showing a page sets the errors
    if (const int step = stepOfPlace(error.place); step != m_steps->currentStep()) {
        m_steps->selectStep(step);
    }
    if (error.place == u"steps") {
        m_steps->focusAddButton(); // there are none
    } else {
        m_form->focusPlace(error.place);
    }
}

std::optional<QByteArray> LessonEditor::choosePicture(QWidget *parent)
{
    const QString path = m_dialogs.getOpenPicturePath(parent, {});
    if (path.isEmpty()) {
        return std::nullopt;
    }
    const auto bytes = json::readFile(path, LessonPicture::MaxSize);
    if (!bytes) {
        showMessage(errorTextWithAdvice(bytes.error()));
        return std::nullopt;
    }
    return bytes.value();
}

void LessonEditor::onDraftChanged()
{
    m_message.clear();
    m_steps->updateList();
    updateLanguages();
    updateButtons();
    m_checkTimer->start();
}

void LessonEditor::check()
{
    m_checkTimer->stop();
    m_checkTask.start([draft = m_draft, path = m_path,
                       &catalogue = m_catalogue](TaskPromise<LessonErrors> &report) {
        const auto lesson = parseLesson(draft.fileContents(), path, catalogue);
        report.deliver(lesson ? LessonErrors() : lesson.error());
    });
}

void LessonEditor::showErrors(const LessonErrors &errors)
{
    m_errors = errors;
    for (Error &error : m_errors) {
        if (error.code == ErrorCode::MissingKey && error.place.endsWith(u".picture.file")) {
            // In the editor, a picture is usually part of the lesson.
            error.place = json::placeInside(parentPlace(error.place), u"data"_s);
        }
    }
    std::ranges::stable_sort(m_errors, {},
                             [](const Error &error) { return editorOrder(error.place); });
    m_form->showErrors(m_errors);
    m_steps->showErrors(m_errors);
    m_faultButton->setEnabled(!m_errors.empty());
    updateStatus();
}

void LessonEditor::updateLanguages()
{
    const QStringList languages = m_draft.languages();
    m_languageBox->clear();
    for (const QString &code : languages) {
        m_languageBox->addItem(nativeLanguageName(code), code);
    }
    m_languageBox->setCurrentIndex(
        std::max(0, static_cast<int>(languages.indexOf(m_form->language()))));
    m_languageBox->setVisible(languages.size() > 1);
    m_languageLabel->setVisible(languages.size() > 1);
}

void LessonEditor::updateButtons()
{
    m_undoButton->setEnabled(m_draft.canUndo());
    m_redoButton->setEnabled(m_draft.canRedo());
    setWindowModified(m_draft.isModified());
}

QString LessonEditor::missingFieldName(const QString &place)
{
    const QString path = lessonKeyPath(place);
    const QString label = lessonFieldLabel(path.endsWith(u"[]") ? path.chopped(2) : path);
    const QString name = label.isEmpty() ? lastKey(place) : label;
    const int step = stepOfPlace(place);
    return step < 0 ? name
                    //: %1 the label of a field, %2 the number of a step: "Title (step 2)"
                    : tr("%1 (step %2)").arg(name, QString::number(step + 1));
}

void LessonEditor::updateStatus()
{
    QStringList missing;
    for (const Error &error : m_errors) {
        if (error.code == ErrorCode::MissingKey) {
            missing << missingFieldName(error.place);
        }
    }
    const auto faults = static_cast<int>(m_errors.size()) - static_cast<int>(missing.size());
    QStringList lines{m_message};
    if (m_errors.empty()) {
        lines << tr("The lesson has no faults.");
    }
    if (faults > 0) {
        lines << tr("%n faults to correct before the lesson is given", nullptr, faults);
    }
    if (!missing.empty()) {
        //: %1 a list of fields
        lines << tr("Still to fill in: %1").arg(QLocale().createSeparatedList(missing));
    }
    lines.removeAll(QString());
    m_statusLabel->setText(lines.join(u'\n'));
}

void LessonEditor::showMessage(const QString &text)
{
    m_message = text;
    updateStatus();
    Announcer::announce(this, text);
}

QSize LessonEditor::sizeHint() const
{
    const int letter = fontMetrics().height();
    return QSize(letter * 56, letter * 42).boundedTo(maxDialogSize(*this));
}

void LessonEditor::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    constexpr int MinWideLetters = 48;
    const int letter = fontMetrics().height();
    const bool isWide = width() >= letter * MinWideLetters;
    m_body->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_steps->setCompact(!isWide);
}

void LessonEditor::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_form->rebuild();
        showErrors(m_errors); // in the new language
    }
}

void LessonEditor::retranslate()
{
    setWindowTitle(tr("Write a lesson") + u"[*]"_s);
    m_languageLabel->setText(tr("Lan&guage:"));
    m_languageBox->setToolTip(tr("The language of the texts in the fields"));
    m_faultButton->setText(tr("&Next fault"));
    m_faultButton->setToolTip(tr("Go to the next field that must be corrected"));
    m_undoButton->setText(tr("&Undo"));
    m_undoButton->setToolTip(tr("Undo the last change (Ctrl+Z)"));
    m_redoButton->setText(tr("&Redo"));
    m_redoButton->setToolTip(tr("Redo the change (Ctrl+Shift+Z)"));
    m_saveButton->setText(tr("&Save"));
    m_saveButton->setToolTip(tr("Save the lesson, even with faults (Ctrl+S)"));
    m_saveAsButton->setText(tr("Save &as…"));
    m_saveAsButton->setToolTip(tr("Save the lesson to another file (Ctrl+Shift+S)"));
    m_previewButton->setText(tr("Prev&iew"));
    m_previewButton->setToolTip(
        tr("Give the lesson on the board from this step; the editor is kept"));
    m_closeButton->setText(tr("C&lose"));
    m_steps->retranslate();
}

} // namespace doublets
