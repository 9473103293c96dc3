// On a device this module has the archives of logs too.
@_exported public import LoggingOverlay
