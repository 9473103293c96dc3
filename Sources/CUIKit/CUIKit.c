// A C target needs a source file. The module map is what matters: `@UIApplicationMain` makes the Swift compiler look for a Clang module
// named UIKit that declares UIApplicationMain.

#include "CUIKit.h"

#ifdef __linux__
#include <signal.h>
#include <sys/prctl.h>
#endif

void cuikit_end_with_parent(void) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}
