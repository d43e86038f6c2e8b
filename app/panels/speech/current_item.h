// SPDX-License-Identifier: MIT
#pragma once

class QAbstractItemView;

namespace doublets {

/// Reports the current item of `list` to screen readers. Call when `list` receives the focus, of
/// which Qt reports only the list itself. The report is queued, to follow Qt's own. It is dropped
/// if by then the list has been destroyed, has lost the focus or has no current item.
void reportCurrentItem(QAbstractItemView &list);

} // namespace doublets
