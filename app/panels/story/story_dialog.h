// SPDX-License-Identifier: MIT
#pragma once

#include "core/story/story.h"

#include <QDialog>

class QDialogButtonBox;
class QListWidget;

namespace doublets {

class Catalogue;
class Settings;
class StoryText;

/// The games and their sources: a page to read, beside a list of its chapters.
class StoryDialog : public QDialog
{
    Q_OBJECT

public:
    /// Catalogue and settings must outlive the dialog.
    StoryDialog(const Catalogue &catalogue, Settings &settings, QWidget *parent = nullptr);
    /// With another story. One that could not be read shows what is wrong with it.
    StoryDialog(const Result<Story, Error> &story, const Catalogue &catalogue, Settings &settings,
                QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void showChapter();
    void retranslate();
    void fitChapters();

    Story m_story;
    std::optional<Error> m_error;
    QListWidget *m_chapters;
    StoryText *m_text;
    QDialogButtonBox *m_buttons;
};

} // namespace doublets
