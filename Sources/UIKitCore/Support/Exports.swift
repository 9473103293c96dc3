@_exported public import PredicateFormats
@_exported public import Selectors
