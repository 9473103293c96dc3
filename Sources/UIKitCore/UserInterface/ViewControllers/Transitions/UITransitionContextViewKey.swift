/// The part of a view in a transition. iOS 8.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name of the part.
  public let rawValue: String
  /// The part of this name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is visible at the beginning.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is visible at the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
