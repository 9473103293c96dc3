public import Foundation

/// The measures by which a detent's height is determined. iOS 16. UIKit provides the object.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height, in points, without the safe area at the lower edge.
  var maximumDetentValue: CGFloat { get }
}
