#ifndef CSCENESTORE_H
#define CSCENESTORE_H

/// Configures an SQLite connection to leave the file and its log unchanged when it is closed.
///
/// Otherwise closing the last connection copies the log into the file. A damaged file must be kept exactly as it was found.
///
/// - Parameter connection: The `sqlite3 *` of an open connection.
/// - Returns: SQLite's result code.
int proscenium_leave_log_on_close(void *connection);

#endif
