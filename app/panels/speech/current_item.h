// SPDX-License-Identifier: MIT
#pragma once

class QAbstractItemView;

namespace doublets {

/// Reports the current item of `list` to screen readers as having the focus, after everything that
/// is queued now. Qt reports only the list when it gets the focus.
void reportCurrentItem(QAbstractItemView &list);

} // namespace doublets
