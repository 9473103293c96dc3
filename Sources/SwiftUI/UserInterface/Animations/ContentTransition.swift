public import SwiftUICore

/// How the content of a view changes. All are shown as changes at once.
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  /// At once.
  public static let identity = ContentTransition("identity")
  /// One content fades into the other.
  public static let opacity = ContentTransition("opacity")
  /// Through what is between.
  public static let interpolate = ContentTransition("interpolate")
  /// Digits change one by one.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition("numericText") }
  /// Digits change one by one.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition("numericText") }
  /// A symbol changes by an effect.
  public static var symbolEffect: ContentTransition { ContentTransition("symbolEffect") }
  /// A symbol changes by an effect.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition("symbolEffect") }
}

extension EnvironmentValues {
  /// How the content of views changes.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether the content transitions add effects.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
}

private struct ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.identity }
private struct DrawingGroupKey: EnvironmentKey { static let defaultValue = false }

extension View {
  /// Sets how the content of the view changes.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

/// How pages come and go. Pages come and go as those of UIKit.
public protocol NavigationTransition {}

/// The platform's transition of pages.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  /// The platform's transition.
  public init() {}
}

/// A transition in which a page grows from a view. It is shown as the platform's.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The platform's transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The page grows from a view with a name.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// What is configured of the view from which a page grows.
public protocol MatchedTransitionSourceConfiguration {}

/// What is configured of the view from which a page grows: nothing.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// Accepted; there is no such view.
  public func background(_ color: Color) -> EmptyMatchedTransitionSourceConfiguration { self }
  /// Accepted; there is no such view.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> EmptyMatchedTransitionSourceConfiguration { self }
  /// Accepted; there is no such view.
  public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Accepted; pages come and go as those of UIKit.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Accepted; pages come and go as those of UIKit.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// Accepted; pages come and go as those of UIKit.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}
