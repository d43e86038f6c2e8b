// SPDX-License-Identifier: MIT
#pragma once

class QAbstractItemView;

namespace doublets {

/// Queues an accessibility focus event for the current item of `list`, so that it follows the focus
/// event of the list itself, the only one that Qt sends. Does nothing if, by then, the list has
/// been destroyed, has lost the focus or has no current item.
void reportCurrentItem(QAbstractItemView &list);

} // namespace doublets
