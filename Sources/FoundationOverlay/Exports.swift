// Apple's Foundation has these in it. A file that imports Foundation alone finds them when it is compiled with
// `-Xfrontend -import-module -Xfrontend FoundationOverlay`.
@_exported public import CombineOverlay
@_exported public import Foundation
@_exported public import Observation
@_exported public import PredicateFormats
@_exported public import SecurityOverlay
@_exported public import Selectors

#if canImport(FoundationXML)
  @_exported public import FoundationXML
#endif
#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
