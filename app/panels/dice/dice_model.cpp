// SPDX-License-Identifier: MIT
#include "panels/dice/dice_model.h"

#include "table/fonts/plain_text.h"
#include "text/dice_text.h"
#include "text/throw_names.h"
#include "text/truncated.h"

#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace doublets {

DiceModel::DiceModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void DiceModel::setReport(const DiceReport &report)
{
    m_report = report;
    retranslate();
}

void DiceModel::retranslate()
{
    Q_EMIT dataChanged(index(0, 0), index(RowCount - 1, ColumnCount - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    Q_EMIT headerDataChanged(Qt::Vertical, 0, RowCount - 1);
}

PlayerDice DiceModel::diceOf(int column) const
{
    switch (column) {
    case White:
        return m_report.tally.player(Side::White);
    case Black:
        return m_report.tally.player(Side::Black);
    default:
        return m_report.tally.total();
    }
}

QString DiceModel::heading(int column) const
{
    switch (column) {
    case White:
        return m_report.names.white;
    case Black:
        return m_report.names.black;
    default:
        return tr("Together", "both players");
    }
}

QString DiceModel::shortHeading(int column) const
{
    constexpr int MaxWord = 14; // in UTF-16 code units
    QStringList words = heading(column).split(u' ');
    for (QString &word : words) {
        word = truncated(word, MaxWord);
    }
    return words.join(u' ');
}

int DiceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : RowCount;
}

int DiceModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DiceModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const PlayerDice dice = diceOf(index.column());
    const int outside = index.row() < Dice ? dice.faces.compareWithBand(index.row() + 1) : 0;
    switch (role) {
    case Qt::DisplayRole:
        return cellText(index.row(), dice) + (outside > 0   ? u" \u25b2"_s
                                              : outside < 0 ? u" \u25bc"_s
                                                            : QString());
    case Qt::AccessibleTextRole: {
        const QString text = cellText(index.row(), dice);
        if (index.row() == Band && dice.faces.diceCount() > 0) {
            //: the band of fair dice: "3.1 to 9.4"
            return QString(text).replace(u"–"_s, tr(" to ", "from one figure to another"));
        }
        return outside > 0   ? tr("%1, above the band").arg(text)
               : outside < 0 ? tr("%1, below the band").arg(text)
                             : text;
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
    default:
        return {};
    }
}

QVariant DiceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole && orientation == Qt::Vertical) {
        return QVariant::fromValue(Qt::Alignment(Qt::AlignLeading | Qt::AlignVCenter));
    }
    const bool isHorizontal = orientation == Qt::Horizontal;
    switch (role) {
    case Qt::DisplayRole:
        return isHorizontal ? shortHeading(section) : rowHeading(section);
    case Qt::AccessibleTextRole:
        return isHorizontal ? heading(section) : rowHeading(section);
    case Qt::ToolTipRole:
        return isHorizontal ? QVariant(plainToolTip(heading(section))) : QVariant();
    default:
        return {};
    }
}

QString DiceModel::rowHeading(int row) const
{
    switch (row) {
    case Dice:
        return tr("Dice", "how many were thrown");
    case Expected:
        return tr("Expected", "of each number");
    case Band:
        return tr("Usual band", "by chance");
    default:
        break;
    }
    return numberName(m_report.ruleSet, m_report.names.numberStyle, row + 1);
}

QString DiceModel::cellText(int row, const PlayerDice &dice) const
{
    const QLocale locale;
    const FaceCounts &faces = dice.faces;
    const bool none = faces.diceCount() == 0;
    switch (row) {
    case Dice:
        return locale.toString(faces.diceCount());
    case Expected:
        return none ? u"–"_s : locale.toString(faces.expected(), 'f', 1);
    case Band:
        return none ? u"–"_s
                    // Rounded inwards, so that no count outside lies within the text.
                    : locale.toString(std::ceil(10 * faces.bandLow()) / 10, 'f', 1) + u'–' +
                          locale.toString(std::floor(10 * faces.bandHigh()) / 10, 'f', 1);
    default:
        return locale.toString(faces.count(row + 1));
    }
}

} // namespace doublets
