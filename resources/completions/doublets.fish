# SPDX-License-Identifier: MIT
# Completion in fish for doublets.
set -l rulesets willughby cotton holme alfonso alfonso-race charpentier methodique moulidars fiske kiz-tavlasi yahoudieh
complete -c doublets -l ruleset -x -a "$rulesets" -d "Start a new game by this rule set"
complete -c doublets -l seed -x -d "Use seeded dice"
complete -c doublets -l learn -d "Open First steps"
complete -c doublets -l language -x -a "en de es fr is ru" -d "Use this language"
complete -c doublets -l display -d "Run as a museum display"
complete -c doublets -l help -d "Show the options"
complete -c doublets -l version -d "Show the version"
