#ifndef CUIKIT_H
#define CUIKIT_H

/// Makes the operating system end this process when the thread that started it ends, if it can (Linux).
void cuikit_end_with_parent(void);

#endif
