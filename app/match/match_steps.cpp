// SPDX-License-Identifier: MIT
#include "match/match.h"

/// Looking back in a match, and the notes on its steps.
namespace doublets {

Moment Match::moment() const
{
    if (!m_past) {
        return {m_told};
    }
    const Step &step = m_past->step;
    return {step.actions, m_course.rowOf(step), step.losses, m_past->kind};
}

Step Match::step() const
{
    return m_past ? m_past->step : m_course.lastStep();
}

void Match::lookBackAt(int row)
{
    if (m_policy.allows(Command::LookBack) && row >= 0 && row < m_course.rowCount()) {
        Q_EMIT skipMotionRequested();
        m_past = {m_course.lastStepOf(row), Moment::Kind::Row};
        update();
    }
}

void Match::returnToPresent()
{
    if (m_past) {
        m_past.reset();
        update();
    }
}

void Match::stepToStart()
{
    if (can(Command::StepBack)) {
        Q_EMIT skipMotionRequested();
        m_past = {Step{}, Moment::Kind::Step};
        update();
    }
}

void Match::stepBack()
{
    if (!can(Command::StepBack)) {
        return;
    }
    Q_EMIT skipMotionRequested();
    if (const auto before = m_course.stepBefore(step())) {
        m_past = {*before, Moment::Kind::Step};
        update();
    }
}

void Match::stepForward()
{
    if (!can(Command::StepForward)) {
        return;
    }
    Q_EMIT skipMotionRequested();
    const auto next = m_course.stepAfter(step());
    if (!next || *next == m_course.lastStep()) {
        m_past.reset();
    } else {
        m_past = {*next, Moment::Kind::Step};
    }
    if (next && next->losses == 0) { // a lost number moves nothing
        m_showing = true;
        Q_EMIT changed({Change::What::Stepped, &game().history()[next->actions - 1]});
        m_showing = false;
    }
    update();
}

QString Match::lookingBackText() const
{
    if (m_past->step == Step{}) {
        return tr("Looking back: before the first throw.");
    }
    const QModelIndex row = m_course.index(moment().row);
    const QString told = m_past->kind == Moment::Kind::Step
                             ? m_course.textOf(m_past->step)
                             : row.data(CourseOfPlay::DetailRole).toString();
    //: The course of play is looked through; %1 is one throw, %2 what was made of it.
    return tr("Looking back: %1. %2")
        .arg(row.data(CourseOfPlay::TitleRole).toString(), told)
        .trimmed();
}

QString Match::note() const
{
    return m_session.notes().at(step());
}

void Match::setNote(const QString &typed)
{
    if (!m_session.setNote(step(), sanitizedNote(typed))) {
        remark(tr("No more than %n notes can be kept on one game.", nullptr, limits::MaxNotes));
    }
}

} // namespace doublets
