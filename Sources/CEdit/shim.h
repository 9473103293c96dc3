#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <editline/readline.h>

// The parts of libedit that are global variables or take callbacks, as functions, so that they can be reached from a
// language that checks who may touch a global variable.

/// Asks `complete` for the candidates whenever the user presses Tab; file names are never offered.
static inline void cedit_set_completion(char **(*complete)(const char *, int, int)) {
  rl_attempted_completion_function = complete;
}

/// Must be called by the completion function, so that nothing else is tried when there are no candidates.
static inline void cedit_completion_is_done(void) { rl_attempted_completion_over = 1; }

/// The line as it stands while it is edited.
static inline const char *cedit_line(void) { return rl_line_buffer ? rl_line_buffer : ""; }

/// The list of candidates that `next` gives one by one, until it gives NULL.
static inline char **cedit_matches(const char *text, char *(*next)(const char *, int)) {
  return rl_completion_matches(text, next);
}
