import SwiftUICore
public import UIKit

/// An app: its structure and its scenes.
///
/// ```swift
/// @main struct TripsApp: App {
///   var body: some Scene { WindowGroup { ContentView() } }
/// }
/// ```
///
/// The process has scenes always, whether or not Info.plist has a scene manifest (U-03).
///
/// Source: Apple's documentation of `App`; U-01 … U-05.
@MainActor @preconcurrency public protocol App: _DeclaredApp {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the app, once in a process.
  @MainActor @preconcurrency init()
}

extension App {
  /// The entry point for `@main` on the app. It does not return.
  @MainActor @preconcurrency public static func main() {
    AppProcess.runDeclaredApp(_delegateClass)
  }

  /// The class that stands for the app's delegate. Apps do not use it.
  @MainActor public static var _delegateClass: any UIApplicationDelegate.Type { AppDelegateOfApp<Self>.self }
}

/// Stands for the delegate of an app until the app is made.
final class AppDelegateOfApp<A: App>: NSObject, UIApplicationDelegate, DeclaredAppDelegate {
  nonisolated static var appType: Any.Type { A.self }

  static func makeApp() -> any SceneHosting { SceneHost(A.self) }
}

/// The app delegate of an app that has none of its own.
final class AppDelegate: UIResponder, UIApplicationDelegate {}
