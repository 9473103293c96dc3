public import SwiftUICore

/// An effect of a symbol.
///
/// Differs from Apple: the effects are values of one type, and not in a module of their own; they move the symbol as a whole, and other
/// views as well.
public protocol SymbolEffect {}

/// How often and how fast an effect of a symbol runs.
public struct SymbolEffectOptions: Equatable, Sendable {
  var count: Int? = 1
  var speed = 1.0

  /// As it is.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions(count: nil)
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(count: 1)
  /// A number of times; `nil` for without end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count) }
  /// With another speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }

  /// A number of times; `nil` for without end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count, speed: speed) }
  /// With another speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(count: count, speed: speed) }
}

/// An effect of a symbol by its name.
public struct NamedSymbolEffect: SymbolEffect, Equatable, Sendable {
  enum Kind: Equatable {
    case bounce, pulse, variableColor, scale, appear, disappear, replace, automatic, wiggle, rotate, breathe
  }

  let kind: Kind
  /// Whether it goes down, or to the left.
  var isReversed = false

  fileprivate init(_ kind: Kind) { self.kind = kind }

  private var reversed: NamedSymbolEffect {
    var effect = self
    effect.isReversed = true
    return effect
  }

  /// Upwards.
  public var up: NamedSymbolEffect { self }
  /// Downwards.
  public var down: NamedSymbolEffect { reversed }
  /// Layer by layer. Here all at once.
  public var byLayer: NamedSymbolEffect { self }
  /// All at once.
  public var wholeSymbol: NamedSymbolEffect { self }
  /// One after the other. Here together.
  public var iterative: NamedSymbolEffect { self }
  /// Together.
  public var cumulative: NamedSymbolEffect { self }
  /// Back and forth.
  public var reversing: NamedSymbolEffect { self }
  /// Not back. Here back and forth.
  public var nonReversing: NamedSymbolEffect { self }
  /// What is not active is dimmed.
  public var dimInactiveLayers: NamedSymbolEffect { self }
  /// What is not active is hidden. Here it is dimmed.
  public var hideInactiveLayers: NamedSymbolEffect { self }
  /// Clockwise.
  public var clockwise: NamedSymbolEffect { self }
  /// Counterclockwise.
  public var counterClockwise: NamedSymbolEffect { reversed }
  /// Downwards and upwards.
  public var downUp: NamedSymbolEffect { self }
  /// Upwards and upwards.
  public var upUp: NamedSymbolEffect { self }
  /// Off and upwards.
  public var offUp: NamedSymbolEffect { self }

  /// The way of the symbol, a number of times.
  func way(speed: Double, count: Int = 1) -> _TrackGroup<SymbolPose> {
    let second = 1 / (speed.isFinite && speed > 0 ? speed : 1)
    let sign = isReversed ? -1.0 : 1.0
    let turns = max(1, min(count, 100))
    func track(
      _ keyPath: WritableKeyPath<SymbolPose, Double>, _ values: [Double], _ times: [Double]
    ) -> _TrackGroup<SymbolPose> {
      _TrackGroup(tracks: [
        KeyframeTrack(keyPath) {
          for _ in 0..<turns {
            for (value, time) in zip(values, times) { CubicKeyframe(value, duration: time * second) }
          }
        }
      ])
    }
    return switch kind {
    case .bounce: track(\.scale, [1 + 0.2 * sign, 1 - 0.08 * sign, 1], [0.2, 0.2, 0.2])
    case .pulse, .variableColor: track(\.opacity, [0.4, 1], [0.5, 0.5])
    case .wiggle: track(\.degrees, [12 * sign, -12 * sign, 8 * sign, 0], [0.15, 0.2, 0.2, 0.15])
    case .rotate:
      // A turn ends where the next one begins.
      _TrackGroup(tracks: [
        KeyframeTrack(\.degrees) {
          for _ in 0..<turns {
            MoveKeyframe(0.0)
            LinearKeyframe(360 * sign, duration: second, timingCurve: .easeInOut)
          }
        }
      ])
    case .breathe: track(\.scale, [1.1, 1], [0.8, 0.8])
    case .scale, .appear, .disappear, .replace, .automatic: _TrackGroup(tracks: [])
    }
  }

  /// How a symbol is shown while the effect is active, for effects that do not move it.
  var pose: SymbolPose {
    switch kind {
    case .scale: SymbolPose(scale: isReversed ? 0.8 : 1.2)
    case .disappear: SymbolPose(opacity: 0)
    default: SymbolPose()
    }
  }
}

extension SymbolEffect where Self == NamedSymbolEffect {
  /// Bounces.
  public static var bounce: NamedSymbolEffect { NamedSymbolEffect(.bounce) }
  /// Pulses.
  public static var pulse: NamedSymbolEffect { NamedSymbolEffect(.pulse) }
  /// Changes its colours. Here it pulses.
  public static var variableColor: NamedSymbolEffect { NamedSymbolEffect(.variableColor) }
  /// Is larger, or smaller.
  public static var scale: NamedSymbolEffect { NamedSymbolEffect(.scale) }
  /// Appears.
  public static var appear: NamedSymbolEffect { NamedSymbolEffect(.appear) }
  /// Disappears.
  public static var disappear: NamedSymbolEffect { NamedSymbolEffect(.disappear) }
  /// Is replaced, at once.
  public static var replace: NamedSymbolEffect { NamedSymbolEffect(.replace) }
  /// As the platform decides: at once.
  public static var automatic: NamedSymbolEffect { NamedSymbolEffect(.automatic) }
  /// Wiggles.
  public static var wiggle: NamedSymbolEffect { NamedSymbolEffect(.wiggle) }
  /// Rotates.
  public static var rotate: NamedSymbolEffect { NamedSymbolEffect(.rotate) }
  /// Breathes.
  public static var breathe: NamedSymbolEffect { NamedSymbolEffect(.breathe) }
}

/// How a symbol is shown.
struct SymbolPose: Equatable {
  var scale = 1.0
  var opacity = 1.0
  var degrees = 0.0
}

extension EnvironmentValues {
  /// Whether symbols are shown without effects.
  fileprivate var removesSymbolEffects: Bool {
    get { self[SymbolEffectsRemovedKey.self] }
    set { self[SymbolEffectsRemovedKey.self] = newValue }
  }
}

private struct SymbolEffectsRemovedKey: EnvironmentKey { static let defaultValue = false }

private struct SymbolEffectModifier {
  let effect: NamedSymbolEffect
  let options: SymbolEffectOptions
  let isActive: Bool
  /// The effect runs when it changes; without one, as long as it is active.
  let value: AnyHashableValue?
  @Environment(\.removesSymbolEffects) private var isRemoved

  init(
    effect: NamedSymbolEffect, options: SymbolEffectOptions, isActive: Bool, value: AnyHashableValue?
  ) {
    self.effect = effect
    self.options = options
    self.isActive = isActive
    self.value = value
  }
}

@MainActor extension SymbolEffectModifier: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if isRemoved {
      content
    } else if let value {
      KeyframeAnimator(initialValue: SymbolPose(), trigger: value) {
        show(content, $0)
      } keyframes: { _ in
        effect.way(speed: options.speed, count: options.count ?? 100)
      }
    } else if isActive, effect.pose == SymbolPose() {
      KeyframeAnimator(initialValue: SymbolPose(), repeating: true) {
        show(content, $0)
      } keyframes: { _ in
        effect.way(speed: options.speed)
      }
    } else {
      show(content, isActive ? effect.pose : SymbolPose())
    }
  }

  private func show(_ content: Content, _ pose: SymbolPose) -> some View {
    content.scaleEffect(pose.scale).rotationEffect(.degrees(pose.degrees)).opacity(pose.opacity)
  }
}

extension View {
  /// Moves the symbols in the view as long as an effect is active.
  nonisolated public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        effect: effect as? NamedSymbolEffect ?? .automatic, options: options, isActive: isActive, value: nil))
  }

  /// Moves the symbols in the view each time a value has changed.
  nonisolated public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        effect: effect as? NamedSymbolEffect ?? .automatic, options: options, isActive: true,
        value: AnyHashableValue(value)))
  }

  /// Shows the symbols in the view without effects.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    environment(\.removesSymbolEffects, isEnabled)
  }
}
