// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QListView;
class QToolButton;

namespace doublets {

class CourseModel;

/// The course of play as a list; choosing a throw asks for the position then.
class CoursePanel : public QWidget
{
    Q_OBJECT

public:
    explicit CoursePanel(CourseModel &model, QWidget *parent = nullptr);

    /// That throw was chosen elsewhere.
    void showChoice(int row);
    /// No throw is chosen any more.
    void clearChoice();
    [[nodiscard]] int chosenRow() const;
    void retranslate();

Q_SIGNALS:
    void rowChosen(int row);
    void presentRequested();
    void explanationRequested(int row);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void chooseCurrent();
    void enable();

    CourseModel &m_model;
    QListView *m_list;
    QToolButton *m_present;
    QToolButton *m_why;
    bool m_chosen = false;   ///< a moment of the past is shown
    bool m_settling = false; ///< the current row moves, but nobody chose it
};

} // namespace doublets
