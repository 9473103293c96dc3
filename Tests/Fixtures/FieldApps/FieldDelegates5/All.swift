import UIKit

/// Every set of delegates that configures its scenes in code, by name.
@MainActor public let fieldDelegates5: [(name: String, delegate: any UIApplicationDelegate.Type)] = [
  ("Xcode12Programmatic", Xcode12Programmatic.AppDelegate.self),
  ("Xcode15NoManifest", Xcode15NoManifest.AppDelegate.self),
  ("Xcode26", Xcode26.AppDelegate.self), ("DeepLinks", DeepLinks.AppDelegate.self),
  ("AsyncNotifications", AsyncNotifications.AppDelegate.self), ("ListAndDetail", ListAndDetail.AppDelegate.self),
  ("Overlays", Overlays.AppDelegate.self), ("WordProcessor", WordProcessor.AppDelegate.self),
  ("TwoScenes", TwoScenes.AppDelegate.self), ("Chat", Chat.AppDelegate.self), ("Catalyst", Catalyst.AppDelegate.self),
  ("ThemedLogin", ThemedLogin.AppDelegate.self),
]
