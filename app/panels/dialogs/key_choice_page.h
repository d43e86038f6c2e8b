// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace doublets {

class KeyChoice;
class KeyField;

/// Settings, page "Keys": every action with its key, and a field in which a new key is pressed.
class KeyChoicePage : public QWidget
{
    Q_OBJECT

public:
    /// `keys` must outlive this.
    explicit KeyChoicePage(KeyChoice &keys, QWidget *parent = nullptr);

    void retranslate();

private:
    /// "Hint: Ctrl+I"
    [[nodiscard]] static QString keyOf(const QAction &action);
    void fill();
    void showKeys();
    void showChosen();
    void take(const QKeySequence &key);
    void say(const QString &note);
    [[nodiscard]] const QAction *chosen() const;

    KeyChoice &m_keys;
    QTreeWidget *m_list;
    QLabel *m_label;
    KeyField *m_new;
    QPushButton *m_none;
    QPushButton *m_usual;
    QPushButton *m_allUsual;
    QLabel *m_note;
};

} // namespace doublets
