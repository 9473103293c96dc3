@_exported public import Selectors
