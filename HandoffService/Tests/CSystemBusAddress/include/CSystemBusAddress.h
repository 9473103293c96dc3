#ifndef CSYSTEMBUSADDRESS_H
#define CSYSTEMBUSADDRESS_H

// The folder of this process's system bus. It is not made.
const char *system_bus_folder(void);

#endif
