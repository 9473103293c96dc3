import Foundation

/// Makes what draws views and scenes.
@MainActor package protocol ViewHost: AnyObject {
  /// The size of the screen that windows are on, in points, and its pixels to a point; `nil` where it is not known.
  var screen: (size: CGSize, scale: CGFloat)? { get }
  /// A widget for `view`, which is retained by its superviews; the backing does not retain it.
  func makeBacking(for view: UIView) -> any ViewBacking
  /// A window for `scene`, not shown yet.
  func makeBacking(for scene: UIWindowScene) -> any SceneBacking
  /// How large the content's widget is by itself where it may be at most as large as `size`; a length of 0, or one that is not finite, is no limit.
  func measure(_ content: ViewContent, fitting size: CGSize) -> CGSize
}
