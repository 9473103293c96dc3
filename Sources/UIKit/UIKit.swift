@_exported public import Foundation
@_exported public import Observation
@_exported public import UIKitCore
@_exported public import UserNotifications

// In Apple's Foundation, `URLSession` and its requests are in Foundation itself.
#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
