import Foundation

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is one of the view's aligned rectangle: `UIView.alignmentRectInsets` changes it.
  var isAligned: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom, .centerX, .centerY, .width, .height: true
    default: false
    }
  }
}

extension UIView {
  /// The size of the view's content, with what ``UIView/alignmentRectInsets`` add to it in the frame. The size of an image contains them.
  final var intrinsicFrameSize: CGSize {
    var size = intrinsicContentSize
    guard !(self is UIImageView) else { return size }
    let insets = alignmentRectInsets
    if size.width >= 0 { size.width += insets.left + insets.right }
    if size.height >= 0 { size.height += insets.top + insets.bottom }
    return size
  }
}
