public import SwiftUICore
import UIKitCore

/// Opens a URL; read it from the environment as `openURL`, and set another one there to handle the links of views (fact 175).
///
/// Source: Apple's documentation of `OpenURLAction`.
public struct OpenURLAction {
  /// What a handler did with a URL.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled
      case discarded
      case system(URL?)
    }

    let kind: Kind
    /// The handler opened it.
    public static let handled = Result(kind: .handled)
    /// The handler ignores it.
    public static let discarded = Result(kind: .discarded)
    /// The system opens it.
    public static let systemAction = Result(kind: .system(nil))
    /// The system opens another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (URL) -> Result

  /// An action that calls a handler.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens a URL.
  @MainActor public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL and reports whether it was accepted.
  @MainActor public func callAsFunction(
    _ url: URL, completion: @escaping @MainActor @Sendable (_ accepted: Bool) -> Void
  ) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): UIApplication.shared.open(other ?? url, options: [:], completionHandler: completion)
    }
  }

  /// Opens a URL, in the app if that is preferred, and reports whether it was accepted.
  @MainActor public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }
}

extension EnvironmentValues {
  /// Opens a URL.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] ?? OpenURLAction { _ in .systemAction } }
    set { self[OpenURLKey.self] = newValue }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}
