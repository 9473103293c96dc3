public import Foundation
import ViewBacking

/// The border and background of a view: round corners, a border, a background colour.
///
/// Differs from Apple: a view has one layer, and a layer has a view; there are no sublayers, shadows or animations.
@preconcurrency @MainActor open class CALayer: NSObject {
  weak var view: UIView?

  init(view: UIView) {
    self.view = view
    super.init()
  }

  /// The corner radius, in points. Default: 0. The content is clipped at the corners only with ``masksToBounds``.
  open var cornerRadius: CGFloat = 0 {
    didSet { view?.setNeedsShow() }
  }
  /// The width of the border, in points, inside the bounds. Default: 0.
  open var borderWidth: CGFloat = 0 {
    didSet { view?.setNeedsShow() }
  }
  /// The colour of the border. Default: black.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { view?.setNeedsShow() }
  }
  /// Whether content outside the bounds is clipped: the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }
  /// The colour behind the content: the view's `backgroundColor`.
  open var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }
  /// The opacity: the view's `alpha`.
  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }
  /// The view's bounds.
  open var bounds: CGRect { view?.bounds ?? .zero }
  /// The view's frame.
  open var frame: CGRect { view?.frame ?? .zero }
}

extension UIView {
  /// The view's layer.
  public var layer: CALayer {
    if let layer = attachments?.layer { return layer }
    let made = CALayer(view: self)
    needAttachments.layer = made
    return made
  }

  /// Adds the layer to the description for the host.
  final func describeLayer(_ description: inout ViewDescription) {
    guard let layer = attachments?.layer else { return }
    description.cornerRadius = layer.cornerRadius.isFinite ? max(0, Double(layer.cornerRadius)) : 0
    description.borderWidth = layer.borderWidth.isFinite ? max(0, Double(layer.borderWidth)) : 0
    description.borderColor = layer.borderWidth > 0 ? layer.borderColor?.value : nil
  }
}
