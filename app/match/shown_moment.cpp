// SPDX-License-Identifier: MIT
#include "match/shown_moment.h"

#include "match/match.h"
#include "text/caption.h"
#include "text/explanation.h"

namespace doublets {

ShownMoment::ShownMoment(Match &match, Session &session)
    : m_match(match)
    , m_session(session)
{
    connect(&session, &Session::notesChanged, this, &ShownMoment::noteChanged);
}

Moment ShownMoment::moment() const
{
    if (!m_past) {
        return {m_presentActions};
    }
    const Step &step = m_past->step;
    return {step.actions, row(), step.losses, m_past->kind};
}

Step ShownMoment::step() const
{
    return m_past ? m_past->step : m_match.course().lastStep();
}

int ShownMoment::row() const
{
    const CourseOfPlay &course = m_match.course();
    return m_past ? course.rowOf(m_past->step) : course.rowCount() - 1;
}

ShownMoment::Question ShownMoment::question() const
{
    if (row() < 0) {
        return {};
    }
    const CourseOfPlay &course = m_match.course();
    // In the present, the question is about the events in the caption.
    return {course.index(row()).data(CourseOfPlay::ThrowRole).toString(),
            !m_past                              ? eventsToExplain(m_match.game(), m_presentActions)
            : m_past->kind == Moment::Kind::Step ? course.eventsToExplain(m_past->step)
                                                 : course.eventsToExplain(row())};
}

QString ShownMoment::caption() const
{
    return caption(m_match.playerNames().numberStyle);
}

QString ShownMoment::caption(NumberStyle numbers) const
{
    if (m_past) {
        return pastCaption(numbers);
    }
    const PlayerNames names = m_match.playerNames().withNumberStyle(numbers);
    const Game &game = m_match.game();
    return m_session.isLentGameUntouched() ? taskText(game, names)
           : m_match.isReadOnly()
               ? latestEventsText(game, names)
               : (captionText(game, names) + u' ' + m_match.continuePrompt()).trimmed();
}

QString ShownMoment::pastCaption(NumberStyle numbers) const
{
    if (m_past->step == Step{}) {
        return Match::tr("Looking back: before the first throw.");
    }
    const CourseOfPlay &course = m_match.course();
    QString played = m_past->kind == Moment::Kind::Step ? course.textOf(m_past->step, numbers)
                                                        : course.detailsOf(row(), numbers);
    played.replace(u'\n', u' '); // a mistake is on a separate line
    //: The course of play is looked through; %1 is one throw, %2 what was made of it.
    return Match::tr("Looking back: %1. %2").arg(course.titleOf(row(), numbers), played).trimmed();
}

bool ShownMoment::isCaptionRuleOurChoice() const
{
    const std::vector<Event> events = question().events;
    const Game &game = m_match.game();
    return !m_match.isBoardLent() && !events.empty() &&
           statusForEvent(game.ruleSet(), game.rulings(), events.front()) == Status::Silent;
}

Step ShownMoment::noteStep() const
{
    const Notes &notes = m_session.notes();
    if (!isPast() || moment().kind != Moment::Kind::Row || !notes.noteOn(step()).isEmpty()) {
        return step();
    }
    const CourseOfPlay &course = m_match.course();
    for (auto earlier = course.stepBefore(step()); earlier && course.rowOf(*earlier) == row();
         earlier = course.stepBefore(*earlier)) {
        if (!notes.noteOn(*earlier).isEmpty()) {
            return *earlier;
        }
    }
    return step();
}

QString ShownMoment::note() const
{
    return m_session.notes().noteOn(noteStep());
}

void ShownMoment::setNote(const QString &text)
{
    if (!m_session.setNote(noteStep(), sanitizedNote(text))) {
        m_match.remark(Match::tr("A game can have at most %n notes. Delete one "
                                 "before you add another.",
                                 nullptr, limits::MaxNotes));
    }
}

void ShownMoment::reset(std::size_t actions)
{
    m_past.reset();
    m_presentActions = actions;
}

void ShownMoment::setPast(const Past &past)
{
    m_past = past;
    Q_EMIT momentChanged();
}

void ShownMoment::lookBackAt(int row)
{
    const CourseOfPlay &course = m_match.course();
    if (m_match.policy().allows(Command::LookBack) && row >= 0 && row < course.rowCount()) {
        Q_EMIT m_match.skipMotionRequested();
        setPast({course.lastStepOf(row), Moment::Kind::Row});
    }
}

void ShownMoment::returnToPresent()
{
    if (m_past) {
        m_past.reset();
        Q_EMIT momentChanged();
    }
}

void ShownMoment::stepToStart()
{
    if (m_match.can(Command::StepBack)) {
        Q_EMIT m_match.skipMotionRequested();
        setPast({Step{}, Moment::Kind::Step});
    }
}

void ShownMoment::stepBack()
{
    if (!m_match.can(Command::StepBack)) {
        return;
    }
    Q_EMIT m_match.skipMotionRequested();
    if (const auto previous = m_match.course().stepBefore(step())) {
        setPast({*previous, Moment::Kind::Step});
    }
}

void ShownMoment::stepForward()
{
    if (!m_match.can(Command::StepForward)) {
        return;
    }
    Q_EMIT m_match.skipMotionRequested();
    const auto next = m_match.course().stepAfter(step());
    if (!next || *next == m_match.course().lastStep()) {
        m_past.reset();
    } else {
        m_past = {*next, Moment::Kind::Step};
    }
    if (next && next->losses == 0) { // a lost number moves no man
        Q_EMIT steppedForward(m_match.game().history()[next->actions - 1]);
    }
    Q_EMIT momentChanged();
}

} // namespace doublets
