#ifndef CSCENESTORE_H
#define CSCENESTORE_H

/// Has an SQLite connection leave the file and its log as they are when it is closed.
///
/// Closing the last connection otherwise copies the log into the file. A damaged file is to be kept exactly as it was found.
///
/// - Parameter connection: The `sqlite3 *` of an open connection.
/// - Returns: SQLite's result code.
int proscenium_leave_log_on_close(void *connection);

#endif
