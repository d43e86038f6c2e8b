// SPDX-License-Identifier: MIT
#include "desktop/files/save_slot_chooser.h"

#include <QLoggingCategory>

#include <utility>

namespace doublets {

namespace {

Q_LOGGING_CATEGORY(lcSaves, "doublets.saves")

} // namespace

SaveSlotChooser::SaveSlotChooser(const QString &dataFolder)
    : m_dataFolder(dataFolder)
    , m_slot(SaveSlot::acquire(dataFolder, SaveSlot::First))
{
    if (!m_slot) {
        m_remoteHolder = SaveSlot::holderElsewhere(dataFolder, SaveSlot::First);
    }
}

std::unique_ptr<SaveSlot> SaveSlotChooser::chooseSlot(const TakeoverConfirmation &confirmTakeover)
{
    if (!m_slot && m_remoteHolder && confirmTakeover(*m_remoteHolder)) {
        m_slot = SaveSlot::takeOver(m_dataFolder, SaveSlot::First);
    } else if (!m_slot && !m_remoteHolder) {
        m_slot = SaveSlot::acquire(m_dataFolder, SaveSlot::First);
        if (!m_slot) {
            qCWarning(lcSaves, "The running instance does not answer: starting another one.");
        }
    }
    return m_slot ? std::move(m_slot) : SaveSlot::acquireAnother(m_dataFolder);
}

} // namespace doublets
