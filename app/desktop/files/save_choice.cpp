// SPDX-License-Identifier: MIT
#include "desktop/files/save_choice.h"

#include <QLoggingCategory>

#include <utility>

namespace doublets {

namespace {

Q_LOGGING_CATEGORY(lcSaves, "doublets.saves")

} // namespace

SaveChoice::SaveChoice(const QString &dataFolder)
    : m_folder(dataFolder)
    , m_slot(SaveSlot::acquire(dataFolder, SaveSlot::First))
{
    if (!m_slot) {
        m_elsewhere = SaveSlot::holderElsewhere(dataFolder, SaveSlot::First);
    }
}

std::unique_ptr<SaveSlot> SaveChoice::take(const ConfirmTakeover &mayTake)
{
    if (!m_slot && m_elsewhere && mayTake(*m_elsewhere)) {
        m_slot = SaveSlot::takeOver(m_folder, SaveSlot::First);
    } else if (!m_slot && !m_elsewhere) {
        m_slot = SaveSlot::acquire(m_folder, SaveSlot::First);
        if (!m_slot) {
            qCWarning(lcSaves, "The running instance does not answer: starting another one.");
        }
    }
    return m_slot ? std::move(m_slot) : SaveSlot::acquireAnother(m_folder);
}

} // namespace doublets
