public import CombineOverlay
public import Observation
public import SwiftUICore
public import UIKitCore

/// The app delegate of an `App`.
///
/// ```swift
/// @main struct TripsApp: App {
///   @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
///   var body: some Scene { WindowGroup { ContentView() } }
/// }
/// ```
///
/// The delegate receives what an app delegate receives in a process with scenes (M-06, U-03). With `configurationForConnecting` it can give
/// scenes a delegate of their own, which is called before the views.
///
/// Differs from Apple: `UIApplication.shared.delegate` is this object.
@preconcurrency @MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Makes the delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = DeclaredDelegates.make(delegateType) { _, _ in }
  }

  /// Makes a delegate that is an observable object; views find it in the environment.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: ObservableObject {
    wrappedValue = DeclaredDelegates.make(delegateType) { $1.setObject($0) }
  }

  /// Makes a delegate that is observable; views find it in the environment.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: Observable {
    wrappedValue = DeclaredDelegates.make(delegateType) { $1[DelegateType.self] = $0 }
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// The delegate's properties as bindings.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// The delegate that an app makes while it is initialised.
@MainActor enum DeclaredDelegates {
  /// A delegate, and how views get it.
  struct Made {
    let delegate: any UIApplicationDelegate
    let addToEnvironment: (inout EnvironmentValues) -> Void
  }

  private static var last: Made?

  static func make<D: NSObject & UIApplicationDelegate>(
    _ type: D.Type, _ add: @escaping (D, inout EnvironmentValues) -> Void
  ) -> D {
    guard let delegate = ClassFactory.makeObject(of: type) as? D else {
      preconditionFailure("The app delegate's class \(type) has no initialiser without arguments; give it one.")
    }
    last = Made(delegate: delegate) { add(delegate, &$0) }
    return delegate
  }

  /// Makes an app, and returns the delegate that it has made.
  static func collect<A>(_ make: () -> A) -> (A, Made?) {
    last = nil
    defer { last = nil }
    let app = make()
    return (app, last)
  }
}
