public import Foundation

/// A named place of a view where something can be dragged or dropped. iOS 11.
@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NSObject {
  /// The view. Not retained.
  open private(set) weak var view: UIView?
  /// The place in the view's coordinates.
  open private(set) var point: CGPoint
  /// The name.
  open var name: String { attributedName.string }
  /// The name with attributes.
  open private(set) var attributedName: NSAttributedString

  /// The middle of a view.
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }

  /// A place in a view.
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }

  /// A place in a view whose name has attributes.
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    self.attributedName = attributedName
    self.point = point
    self.view = view
    super.init()
  }
}
