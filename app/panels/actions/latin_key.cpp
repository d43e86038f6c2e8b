// SPDX-License-Identifier: MIT
#include "panels/actions/latin_key.h"

#include <QStringView>

namespace doublets {

namespace {

// Row by row, from the left, as on the usual keyboards.
constexpr QStringView Cyrillic = u"ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ";
constexpr QStringView Latin = u"QWERTYUIOP[]ASDFGHJKL;'ZXCVBNM,.";
static_assert(Cyrillic.size() == Latin.size());

} // namespace

int latinKey(int key)
{
    if (key > 0xffff) {
        return key; // no letter
    }
    const auto place = Cyrillic.indexOf(QChar(key));
    return place < 0 ? key : Latin[place].unicode();
}

} // namespace doublets
