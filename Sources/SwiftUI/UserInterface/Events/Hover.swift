public import SwiftUICore
import UIKitCore
import ViewBacking

/// Where the pointer is.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a place.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

/// How a view looks while the pointer is over it. None is shown.
public struct HoverEffect: Sendable {
  private init() {}
  /// The platform's.
  public static let automatic = HoverEffect()
  /// The view is lit.
  public static let highlight = HoverEffect()
  /// The view is lifted.
  public static let lift = HoverEffect()
}

/// A modifier that reports the pointer.
struct HoverModifier {
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void
}

@MainActor extension HoverModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let content = outputs.node else { return outputs }
    let view = UIView()
    let node = LayoutContainer(view, content: content)
    let context = _GestureContext(inputs.viewGraph.clock, node)
    let latest = LatestHover()
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { latest.modifier = $0 }
    view.addGestureRecognizer(
      HoverRecognizer { phase in
        guard let modifier = latest.modifier else { return }
        switch phase {
        case .began(let point), .changed(let point), .transformed(_, let point):
          modifier.action(.active(context.convert(point, to: modifier.space)))
        case .ended, .cancelled: modifier.action(.ended)
        }
      })
    return _ViewOutputs(node: node)
  }
}

/// The last value of a hover modifier.
@MainActor private final class LatestHover {
  var modifier: HoverModifier?
}

extension View {
  /// Calls a function when the pointer enters and leaves the view.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverActionModifier(action: action))
  }

  /// Calls a function when the pointer enters, moves over and leaves the view.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { modifier(HoverModifier(space: coordinateSpace.coordinateSpace, action: action)) }

  /// Calls a function when the pointer enters, moves over and leaves the view.
  @_disfavoredOverload nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { modifier(HoverModifier(space: coordinateSpace, action: action)) }

  /// Accepted; views look the same under the pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Accepted; views look the same under the pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

  /// Accepted; views look the same under the pointer.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Accepted; views look the same under the pointer.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
}

/// A modifier that reports that the pointer enters and leaves.
struct HoverActionModifier {
  let action: (Bool) -> Void
  @State var isInside = false
}

@MainActor extension HoverActionModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onContinuousHover { phase in
      let now = phase != .ended
      guard now != isInside else { return }
      isInside = now
      action(now)
    }
  }
}
