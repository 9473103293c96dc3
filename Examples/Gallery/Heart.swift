import UIKit

/// The heart of a favorite photo.
@MainActor enum Heart {
  static let filled = image(isFilled: true)
  static let outline = image(isFilled: false)

  private static func image(isFilled: Bool) -> UIImage {
    let side: CGFloat = 24
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      let path = UIBezierPath()
      func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * side, y: y * side) }
      path.move(to: point(0.5, 0.88))
      path.addCurve(to: point(0.08, 0.38), controlPoint1: point(0.26, 0.7), controlPoint2: point(0.08, 0.56))
      path.addCurve(to: point(0.5, 0.27), controlPoint1: point(0.08, 0.12), controlPoint2: point(0.38, 0.06))
      path.addCurve(to: point(0.92, 0.38), controlPoint1: point(0.62, 0.06), controlPoint2: point(0.92, 0.12))
      path.addCurve(to: point(0.5, 0.88), controlPoint1: point(0.92, 0.56), controlPoint2: point(0.74, 0.7))
      path.close()
      UIColor.black.set()
      if isFilled { path.fill() }
      path.lineWidth = 1.8
      path.lineJoinStyle = .round
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }
}

/// A button that marks a photo as a favorite. Its heart jumps when the mark is set.
final class HeartButton: UIButton {
  var isFavorite = false {
    didSet { show() }
  }

  convenience init(toggled: @escaping () -> Void) {
    self.init(configuration: .plain(), primaryAction: UIAction { _ in toggled() })
    show()
  }

  private func show() {
    configuration?.image = isFavorite ? Heart.filled : Heart.outline
    configuration?.baseForegroundColor = isFavorite ? .systemPink : .secondaryLabel
    accessibilityLabel = isFavorite ? "Remove from Favorites" : "Add to Favorites"
  }

  /// Enlarges the heart, and lets it spring back.
  func jump() {
    transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
    UIView.animate(
      withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.35, initialSpringVelocity: 8,
      options: .allowUserInteraction
    ) {
      self.transform = .identity
    }
  }
}
