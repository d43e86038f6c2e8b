// SPDX-License-Identifier: MIT
#pragma once

class QAbstractItemView;

namespace doublets {

/// Queues an accessibility focus event for the current item of `list`, to follow the event for the
/// list itself, which is the only one that Qt sends. The queued event is dropped if the list has
/// been destroyed, has lost the focus or has no current item.
void reportCurrentItem(QAbstractItemView &list);

} // namespace doublets
