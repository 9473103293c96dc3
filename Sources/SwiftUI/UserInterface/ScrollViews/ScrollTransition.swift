public import SwiftUICore
import UIKitCore

/// Where a view is that moves through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes in or goes out at the upper or the leading edge.
  case topLeading
  /// It is visible.
  case identity
  /// It comes in or goes out at the lower or the trailing edge.
  case bottomTrailing

  /// Whether the view is visible.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the upper edge, 0 while the view is visible, 1 at the lower edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes while it moves through a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view must be visible for it to be shown without effects.
  public struct Threshold: Sendable {
    /// The share of the view that must be visible; `nil` for a view in the middle.
    var visible: Double?
    /// A distance from the edge of the scroll view.
    var inset = 0.0

    /// All of the view.
    public static let visible = Threshold(visible: 1)
    /// Nothing of the view: it is shown without effects until it is gone.
    public static let hidden = Threshold(visible: 0)
    /// The view is in the middle.
    public static let centered = Threshold(visible: nil)
    /// A share of the view, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(visible: max(0, min(amount, 1))) }
    /// The threshold with a distance from the edge of the scroll view, in points.
    public func inset(by distance: Double) -> Threshold { Threshold(visible: visible, inset: inset + distance) }
    /// The threshold between this one and another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      guard let one = visible, let two = other.visible else { return amount < 0.5 ? self : other }
      return Threshold(visible: one + (two - one) * amount, inset: inset + (other.inset - inset) * amount)
    }
  }

  enum Kind: Sendable {
    case identity
    case interactive(UnitCurve)
    case animated(Animation)
  }

  var kind: Kind
  var limit: Threshold

  /// The effects follow the movement.
  public static let interactive = interactive()
  /// The effects follow the movement, with a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve), limit: .visible)
  }
  /// The effects begin and end in an animation.
  public static let animated = animated()
  /// The effects begin and end in an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation), limit: .visible(0.5))
  }
  /// There are no effects.
  public static let identity = ScrollTransitionConfiguration(kind: .identity, limit: .visible)

  /// The configuration with another animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation), limit: limit)
  }
  /// The configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: kind, limit: threshold)
  }

  /// How far the effects are shown, from 0 to 1, for a part of a view that is beyond an edge.
  ///
  /// - Parameters:
  ///   - hidden: The length of the part beyond the edge; negative for a view inside of it.
  ///   - length: The length of the view.
  ///   - container: The length of the scroll view.
  func amount(hidden: CGFloat, length: CGFloat, container: CGFloat) -> Double {
    guard length > 0, container > 0 else { return 0 }
    let hidden = Double(hidden) + limit.inset
    let progress: Double
    if let visible = limit.visible {
      let start = (1 - visible) * Double(length)
      progress = visible == 0 ? (hidden >= Double(length) ? 1 : 0) : (hidden - start) / (Double(length) - start)
    } else {
      let way = Double(container + length) / 2
      progress = 1 - (Double(length) - hidden) / way
    }
    let amount = max(0, min(progress, 1))
    switch kind {
    case .identity: return 0
    case .animated: return amount > 0 ? 1 : 0
    case .interactive(let curve): return curve.value(at: amount)
    }
  }
}

/// How far a view is in its transition.
private struct ScrollTransitionState: Equatable {
  var phase = ScrollTransitionPhase.identity
  var amount = 0.0
}

/// Shows the effects of a part of a transition.
private struct ScrollTransitionEffect: Animatable {
  var visible: _VisualOperations
  var gone: _VisualOperations
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
}

@MainActor extension ScrollTransitionEffect: EffectModifier {
  typealias Body = Never
  func apply(to view: EffectView) { visible.mixed(with: gone, by: amount).apply(to: view) }
}

private struct ScrollTransitionModifier: ViewModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let operations: @Sendable (ScrollTransitionPhase) -> _VisualOperations
  @State private var state = ScrollTransitionState()

  nonisolated init(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis?,
    operations: @escaping @Sendable (ScrollTransitionPhase) -> _VisualOperations
  ) {
    self.topLeading = topLeading
    self.bottomTrailing = bottomTrailing
    self.axis = axis
    self.operations = operations
  }

  func body(content: Content) -> some View {
    content
      .modifier(
        ScrollTransitionEffect(
          visible: operations(.identity), gone: operations(state.phase), amount: state.amount)
      )
      .onGeometryChange(for: ScrollTransitionState.self, of: measure) { new in
        let configuration = new.phase == .topLeading || state.phase == .topLeading ? topLeading : bottomTrailing
        var next = new
        // What goes away keeps its effect until it is at its end.
        if next.phase == .identity, state.phase != .identity { next.phase = state.phase }
        if case .animated(let animation) = configuration.kind {
          withAnimation(animation) { state = next }
        } else {
          state = next
        }
      }
  }

  private func measure(_ geometry: GeometryProxy) -> ScrollTransitionState {
    let spaces: [Axis] = axis.map { [$0] } ?? [.vertical, .horizontal]
    for axis in spaces {
      guard let container = geometry.bounds(of: .scrollView(axis: axis)) else { continue }
      let (start, end, length) =
        axis == .vertical
        ? (container.minY, container.maxY, geometry.size.height)
        : (container.minX, container.maxX, geometry.size.width)
      let before = topLeading.amount(hidden: start, length: length, container: end - start)
      let after = bottomTrailing.amount(hidden: length - end, length: length, container: end - start)
      if before > 0, before >= after { return ScrollTransitionState(phase: .topLeading, amount: before) }
      if after > 0 { return ScrollTransitionState(phase: .bottomTrailing, amount: after) }
    }
    return ScrollTransitionState()
  }
}

extension View {
  /// Applies effects to the view while it comes into a scroll view or leaves it.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies effects to the view while it comes into a scroll view or leaves it, for each edge in its own way.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis) {
        transition(EmptyVisualEffect(), $0)._operations
      })
  }
}
