import Foundation

/// The pictures that an app has set for a bar, by place and kind.
struct BarImages {
  private struct Key: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }

  private var images: [Key: UIImage] = [:]

  subscript(position: UIBarPosition, metrics: UIBarMetrics = .default) -> UIImage? {
    get { images[Key(position: position, metrics: metrics)] }
    set { images[Key(position: position, metrics: metrics)] = newValue }
  }

  /// The picture for a bar of the usual height at a place: its own, or that for any place.
  func image(at position: UIBarPosition) -> UIImage? { self[position] ?? self[.any] }
}

/// What is behind the buttons of a bar: a picture, and a line or a picture at its edge.
@MainActor final class BarBackground {
  private let line = UIView(frame: .zero)
  private var picture: UIImageView?
  private var shadow: UIImageView?
  private weak var bar: UIView?

  /// What a bar shows there.
  struct Look {
    var image: UIImage?
    var mode = UIView.ContentMode.scaleToFill
    var shadow: UIImage?
    var hasLine = true
    /// Whether the line is at the top edge, and pictures at the edge above it.
    var isBelowContent = false
  }

  func attach(to bar: UIView) {
    self.bar = bar
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    bar.addSubview(line)
  }

  func show(_ look: Look) {
    guard let bar else { return }
    let bounds = bar.bounds
    picture = BarBackground.show(look.image, in: picture, of: bar)
    picture?.contentMode = look.mode
    picture?.clipsToBounds = true
    picture?.frame = bounds
    shadow = BarBackground.show(look.shadow, in: shadow, of: bar)
    let height = look.shadow?.size.height ?? 0
    shadow?.frame = CGRect(
      x: 0, y: look.isBelowContent ? -height : bounds.height, width: bounds.width, height: height)
    line.isHidden = !look.hasLine || look.shadow != nil
    line.frame = CGRect(x: 0, y: look.isBelowContent ? 0 : bounds.height - 1, width: bounds.width, height: 1)
  }

  private static func show(_ image: UIImage?, in view: UIImageView?, of bar: UIView) -> UIImageView? {
    guard let image, image.isVisible else {
      view?.removeFromSuperview()
      return nil
    }
    let shown = view ?? UIImageView(image: nil)
    shown.image = image
    if shown.superview !== bar { bar.insertSubview(shown, at: 0) }
    return shown
  }
}

extension UIImage {
  /// Whether the picture has an area: an empty one hides what it replaces.
  var isVisible: Bool { size.width > 0 && size.height > 0 }
}

extension UIBarAppearance {
  /// Whether the content's colour is shown in place of a background.
  var isClear: Bool { backgroundColor == nil && backgroundEffect == nil && !(backgroundImage?.isVisible ?? false) }
}
