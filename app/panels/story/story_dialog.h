// SPDX-License-Identifier: MIT
#pragma once

#include "core/story/story.h"

#include <QDialog>

class QDialogButtonBox;
class QListWidget;

namespace doublets {

class Catalogue;
class Settings;
class StoryView;

/// A dialog about the history of the games and their sources, with a list of chapters beside the
/// text of all chapters.
class StoryDialog : public QDialog
{
    Q_OBJECT

public:
    /// Shows Story::builtIn(). `catalogue` and `settings` must outlive this object.
    StoryDialog(const Catalogue &catalogue, Settings &settings, QWidget *parent = nullptr);
    /// Shows `story` or, if it contains an error, the error message. For tests.
    StoryDialog(const Result<Story, Error> &story, const Catalogue &catalogue, Settings &settings,
                QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void setUpLayout();
    /// Selects, in the list, the chapter at the top of the page.
    void selectCurrentChapter();
    void retranslate();
    /// Adapts the width of the list to the titles of the chapters.
    void updateChaptersWidth();

    Story m_story;
    std::optional<Error> m_error;
    QListWidget *m_chapterList;
    StoryView *m_storyView;
    QDialogButtonBox *m_buttonBox;
};

} // namespace doublets
