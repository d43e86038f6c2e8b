# SPDX-License-Identifier: MIT
# Completion in fish for doublets-display.
complete -c doublets-display -l check -d "Check the configuration file"
complete -c doublets-display -l setup -d "Edit the configuration in a window"
complete -c doublets-display -l staff-code -d "Print what the file stores of a staff code"
complete -c doublets-display -l help -d "Show the options"
complete -c doublets-display -l version -d "Show the version"
