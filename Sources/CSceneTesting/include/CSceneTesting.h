#ifndef CSCENETESTING_H
#define CSCENETESTING_H

/// Returns `NotificationCenter.default` and `UserDefaults.standard` for code of a simulated device: an object that is retained for the
/// caller, or `NULL` for Foundation's own. Set both before the first use; they are called from any thread.
typedef void *_Nullable (*PscFindObject)(void);
void psc_set_shared_object_finders(PscFindObject _Nullable notification_center, PscFindObject _Nullable user_defaults);

#endif
