// SPDX-License-Identifier: MIT
#pragma once

#include <QToolButton>

namespace doublets {

/// A button with a media player symbol, for stepping through a game. The symbol scales with the
/// button.
class StepButton : public QToolButton
{
    Q_OBJECT

public:
    enum class Symbol {
        Start, ///< go to the start of the game
        Back,  ///< go back one step
        Play,
        Pause,
        Forward, ///< go forward one step
        Latest,  ///< go to the latest position
    };

    /// `name` becomes the object name of the button.
    StepButton(const QString &name, Symbol symbol, QWidget *parent);

    [[nodiscard]] Symbol symbol() const { return m_symbol; }
    void setSymbol(Symbol symbol);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Symbol m_symbol;
};

} // namespace doublets
