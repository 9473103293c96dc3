import Foundation

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content appears.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A direction by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation between the old and the new content of a layer.
///
/// Differs from Apple: the old content is not kept. The new content becomes opaque (`fade`), or moves in; `reveal` shows it at once.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// The kind. Default: `fade`.
  open var type = CATransitionType.fade
  /// The direction; `nil` for none.
  open var subtype: CATransitionSubtype?
  /// Where the transition begins, as a part of it. Default: 0.
  open var startProgress: Float = 0
  /// Where the transition ends, as a part of it. Default: 1.
  open var endProgress: Float = 1

  override var animatedPaths: [String] {
    switch type {
    case .fade: ["opacity"]
    case .moveIn, .push: ["position"]
    default: []
    }
  }

  override func apply(to layer: CALayer, _ phase: Phase) {
    let part = CGFloat(startProgress) + CGFloat(endProgress - startProgress) * CGFloat(phase.part)
    switch type {
    case .fade: layer.setAnimatedValue(.number(CGFloat(layer.opacity) * part), atPath: "opacity")
    case .moveIn, .push:
      let (rest, size) = (1 - part, layer.bounds.size)
      let way: CGPoint =
        switch subtype {
        case .fromRight: CGPoint(x: size.width, y: 0)
        case .fromTop: CGPoint(x: 0, y: -size.height)
        case .fromBottom: CGPoint(x: 0, y: size.height)
        default: CGPoint(x: -size.width, y: 0)
        }
      let position = layer.position
      layer.setAnimatedValue(
        .point(CGPoint(x: position.x + way.x * rest, y: position.y + way.y * rest)), atPath: "position")
    default: break
    }
  }
}
