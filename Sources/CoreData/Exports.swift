// As on a device, code that imports Core Data sees Foundation, with what Foundation has there: key-value coding, predicates, sort descriptors
// with keys, and value transformers.
@_exported public import Foundation
@_exported public import FoundationOverlay
@_exported public import PredicateFormats
@_exported public import Selectors
