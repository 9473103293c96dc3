/// How far a drag has come to pressing a view. iOS 11.
public enum UISpringLoadedInteractionEffectState: Int, Hashable, Sendable {
  /// No drag is over the view.
  case inactive = 0
  /// A drag is over the view.
  case possible = 1
  /// The drag is about to press it.
  case activating = 2
  /// The drag has pressed it.
  case activated = 3
}
