import Foundation

@testable @_spi(Runtime) import UIKitCore

/// A view with content of a given size.
@MainActor final class SizedView: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  var layouts = 0

  init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
  override func layoutSubviews() { layouts += 1 }
}

extension UIView {
  /// Adds `view` for constraints to place.
  @MainActor func addConstrained<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  /// A view of a constant size.
  @MainActor static func sized(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }
}

/// A rectangle in one line.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
