public import Foundation

/// A part of a controller's view that bars cover, as an element of layout.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the part, in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide of a controller's view at its upper or lower edge, as high as the safe area's inset.
@MainActor final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  private let isAtTop: Bool

  init(in view: UIView, isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init()
    identifier = isAtTop ? "_UILayoutGuide-top" : "_UILayoutGuide-bottom"
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor), widthAnchor.constraint(equalToConstant: 0),
      topAnchor.constraint(equalTo: isAtTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isAtTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isAtTop ? insets.top : insets.bottom
  }
}
