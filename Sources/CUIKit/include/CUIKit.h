#ifndef CUIKIT_H
#define CUIKIT_H

/// Has the operating system end this process when the thread that started it ends, where it can (Linux).
void cuikit_end_with_parent(void);

#endif
