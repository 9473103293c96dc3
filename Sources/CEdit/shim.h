#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <editline/readline.h>

// The parts of libedit that are global variables or have callbacks, as functions, because Swift checks the access to global variables.

/// Calls `complete` for the candidates whenever the user presses Tab; file names are never offered.
static inline void cedit_set_completion(char **(*complete)(const char *, int, int)) {
  rl_attempted_completion_function = complete;
}

/// Must be called by the completion function, so that nothing else is tried if there are no candidates.
static inline void cedit_completion_is_done(void) { rl_attempted_completion_over = 1; }

/// The line that is being edited.
static inline const char *cedit_line(void) { return rl_line_buffer ? rl_line_buffer : ""; }

/// The list of candidates that `next` returns one by one, until it returns NULL.
static inline char **cedit_matches(const char *text, char *(*next)(const char *, int)) {
  return rl_completion_matches(text, next);
}
