// Apple's Foundation has these in it. A file that imports Foundation alone finds them when it is compiled with
// `-Xfrontend -import-module -Xfrontend FoundationOverlay`.
@_exported import CombineOverlay
@_exported import Foundation
@_exported import Observation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
