@_exported public import SessionStorage
