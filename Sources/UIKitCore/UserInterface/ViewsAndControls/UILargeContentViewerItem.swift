public import Foundation

/// An element that is shown enlarged while the user touches it and prefers large text. iOS 13. Every view is one.
///
/// Differs from Apple: nothing is shown enlarged, because the desktop has a magnifier of its own.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the element is shown enlarged.
  var showsLargeContentViewer: Bool { get }
  /// The title of the enlarged element, or `nil`.
  var largeContentTitle: String? { get }
  /// The picture of the enlarged element, or `nil`.
  var largeContentImage: UIImage? { get }
  /// Whether the picture is scaled to the size of the enlarged element.
  var scalesLargeContentImage: Bool { get }
  /// The insets that move the picture.
  var largeContentImageInsets: UIEdgeInsets { get }
}
