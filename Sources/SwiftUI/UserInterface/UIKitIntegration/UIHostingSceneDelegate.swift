import SwiftUICore
public import UIKit

/// A scene delegate whose scenes show windows that are declared as a scene of SwiftUI, in an app with an app delegate.
///
/// ```swift
/// class TripSceneDelegate: UIResponder, UIHostingSceneDelegate {
///   static var rootScene: some Scene { WindowGroup(id: "trip") { TripView() } }
/// }
/// ```
///
/// Source: Apple's documentation of `UIHostingSceneDelegate`.
@MainActor @preconcurrency public protocol UIHostingSceneDelegate: _HostingSceneDelegate {
  /// The type of the scene.
  associatedtype RootScene: Scene

  /// The scene whose windows the delegate's scenes show.
  @SceneBuilder @MainActor @preconcurrency static var rootScene: RootScene { get }
}

extension UIHostingSceneDelegate {
  /// Makes what shows the scenes. Apps do not call it.
  @MainActor public static func _makeHost() -> AnyObject { SceneHost(Self.self) { rootScene } }
}

extension UISceneSessionActivationRequest {
  @MainActor private init<H: UIHostingSceneDelegate>(
    _ delegateClass: H.Type, id: String?, value: PresentedRequestValue?
  ) {
    let request = WindowRequest(
      key: id ?? value.map { _typeName($0.type, qualified: true) } ?? "", value: value?.stored)
    self.init(role: .windowApplication, userActivity: request.activity(for: delegateClass))
  }

  /// A request for a new scene of a hosting delegate. `nil` if the app delegate does not give such scenes the delegate.
  @MainActor public init?<D: UIHostingSceneDelegate>(hostingDelegateClass: D.Type) {
    self.init(hostingDelegateClass, id: nil, value: nil)
  }

  /// A request for a new scene of a hosting delegate, with the window that has an identifier.
  @MainActor public init?<D: UIHostingSceneDelegate>(hostingDelegateClass: D.Type, id: String) {
    self.init(hostingDelegateClass, id: id, value: nil)
  }

  /// A request for a new scene of a hosting delegate that presents a value.
  @MainActor public init?<H: UIHostingSceneDelegate, D: Codable & Hashable>(hostingDelegateClass: H.Type, value: D) {
    self.init(hostingDelegateClass, id: nil, value: PresentedRequestValue(value))
  }

  /// A request for a new scene of a hosting delegate, with the window that has an identifier, that presents a value.
  @MainActor public init?<H: UIHostingSceneDelegate, D: Codable & Hashable>(
    hostingDelegateClass: H.Type, id: String, value: D
  ) {
    self.init(hostingDelegateClass, id: id, value: PresentedRequestValue(value))
  }
}
