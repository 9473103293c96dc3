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

  /// Accepted; symbols do not move.
  nonisolated public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// Accepted; symbols do not move.
  nonisolated public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// Accepted; symbols do not move.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

/// An effect of a symbol. None is shown.
///
/// Differs from Apple: the effects are values of one type, and not in a module of their own.
public protocol SymbolEffect {}

/// How often and how fast an effect of a symbol runs.
public struct SymbolEffectOptions: Equatable, Sendable {
  /// As it is.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// A number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// With another speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// A number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// With another speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// An effect of a symbol by its name.
public struct NamedSymbolEffect: SymbolEffect, Sendable {
  fileprivate init() {}
  /// Upwards.
  public var up: NamedSymbolEffect { self }
  /// Downwards.
  public var down: NamedSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: NamedSymbolEffect { self }
  /// All at once.
  public var wholeSymbol: NamedSymbolEffect { self }
  /// One after the other.
  public var iterative: NamedSymbolEffect { self }
  /// Together.
  public var cumulative: NamedSymbolEffect { self }
  /// Back and forth.
  public var reversing: NamedSymbolEffect { self }
  /// Not back.
  public var nonReversing: NamedSymbolEffect { self }
  /// What is not active is dimmed.
  public var dimInactiveLayers: NamedSymbolEffect { self }
  /// What is not active is hidden.
  public var hideInactiveLayers: NamedSymbolEffect { self }
  /// Clockwise.
  public var clockwise: NamedSymbolEffect { self }
  /// Counterclockwise.
  public var counterClockwise: NamedSymbolEffect { self }
  /// Downwards and upwards.
  public var downUp: NamedSymbolEffect { self }
  /// Upwards and upwards.
  public var upUp: NamedSymbolEffect { self }
  /// Downwards and off.
  public var offUp: NamedSymbolEffect { self }
}

extension SymbolEffect where Self == NamedSymbolEffect {
  /// Bounces.
  public static var bounce: NamedSymbolEffect { NamedSymbolEffect() }
  /// Pulses.
  public static var pulse: NamedSymbolEffect { NamedSymbolEffect() }
  /// Changes its colours.
  public static var variableColor: NamedSymbolEffect { NamedSymbolEffect() }
  /// Scales.
  public static var scale: NamedSymbolEffect { NamedSymbolEffect() }
  /// Appears.
  public static var appear: NamedSymbolEffect { NamedSymbolEffect() }
  /// Disappears.
  public static var disappear: NamedSymbolEffect { NamedSymbolEffect() }
  /// Is replaced.
  public static var replace: NamedSymbolEffect { NamedSymbolEffect() }
  /// Is or is replaced.
  public static var automatic: NamedSymbolEffect { NamedSymbolEffect() }
  /// Wiggles.
  public static var wiggle: NamedSymbolEffect { NamedSymbolEffect() }
  /// Rotates.
  public static var rotate: NamedSymbolEffect { NamedSymbolEffect() }
  /// Breathes.
  public static var breathe: NamedSymbolEffect { NamedSymbolEffect() }
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
  public func clipShape<S>(_ shape: S) -> EmptyMatchedTransitionSourceConfiguration { self }
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
