/// The part of a controller in a transition. iOS 7.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name of the part.
  public let rawValue: String
  /// The part of this name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is visible at the beginning.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible at the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}
