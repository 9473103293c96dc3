// libdbus reads the address of the system bus from the environment, which must not be changed while other tests read it: so it is set before
// `main`.

#include "CSystemBusAddress.h"
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static char folder[64];

__attribute__((constructor)) static void set_address(void) {
  char address[128];
  snprintf(folder, sizeof folder, "/tmp/avahi-tests-%ld", (long)getpid());
  snprintf(address, sizeof address, "unix:path=%s/bus", folder);
  setenv("DBUS_SYSTEM_BUS_ADDRESS", address, 1);
}

const char *system_bus_folder(void) { return folder; }
