#ifndef CUIKIT_H
#define CUIKIT_H

/// Makes the operating system end this process when the thread that started it ends, if it can (Linux).
void cuikit_end_with_parent(void);

/// The app's bundle, retained for the caller, or `NULL` if Foundation finds it. Defined in UIKit.
void *cuikit_find_main_bundle(void);

#endif
