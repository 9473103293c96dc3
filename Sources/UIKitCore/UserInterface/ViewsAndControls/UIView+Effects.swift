public import Foundation
package import ViewBacking

/// What changes the pixels of a view and everything in it, in this order: clipping, a mask, colours and blur, a shadow, and then how the
/// result is combined with what is behind it.
package struct ViewEffects: Equatable {
  /// A colour matrix of four rows, and an offset.
  package struct ColorMatrix: Equatable, Sendable {
    package var rows: [Double]
    package var offset: [Double]

    package init(rows: [Double], offset: [Double] = [0, 0, 0, 0]) {
      self.rows = rows
      self.offset = offset
    }
  }

  /// A shadow behind what is visible.
  package struct Shadow: Equatable {
    package var color: UIColor
    package var radius: CGFloat
    package var offset: CGSize

    package init(color: UIColor, radius: CGFloat, offset: CGSize) {
      self.color = color
      self.radius = radius
      self.offset = offset
    }
  }

  /// The path to which the view is clipped.
  package var clipPath: CGPath?
  /// Whether the last subview is a mask for the others.
  package var masksWithLastSubview = false
  package var blurRadius: CGFloat = 0
  package var colorMatrix: ColorMatrix?
  package var shadow: Shadow?
  /// How the view is combined with what is behind it in its superview.
  package var blendMode = DrawingBlendMode.normal
  /// Whether the pointer goes through the view itself, not through its subviews.
  package var passesThrough = false

  package init() {}
}

extension UIView {
  /// The transform of the view and everything in it about its centre.
  ///
  /// Differs from Apple: it is only drawn; ``frame`` and ``convert(_:to:)-(CGPoint,_)`` do not take it into account.
  public var transform: CGAffineTransform {
    get { attachments?.transform ?? .identity }
    set {
      guard newValue != transform else { return }
      let previous = transform
      needAttachments.transform = newValue
      if UIView.tracksChanges { propertyChanged(.transform, from: .transform(previous)) }
      setNeedsShow()
    }
  }

  /// The transform as one of space; only the part of it in the plane is drawn. iOS 13.
  public var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }

  /// The point of the view that its layer's position places, as parts of the bounds. iOS 16. Differs from Apple: the view turns about its
  /// middle.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The number of pixels per point of what the view draws; the screen's, if it was not set. Stored: a host draws with its own.
  public var contentScaleFactor: CGFloat {
    get { attachments?.contentScaleFactor ?? CGFloat(layoutScale) }
    set { needAttachments.contentScaleFactor = newValue }
  }

  /// What changes the pixels of the view and everything in it.
  package final var effects: ViewEffects {
    get { attachments?.effects ?? ViewEffects() }
    set {
      guard newValue != effects else { return }
      needAttachments.effects = newValue
      setNeedsShow()
    }
  }

  /// Adds transform and effects to the description for the host.
  final func describeEffects(_ description: inout ViewDescription) {
    guard let attachments else { return }
    if attachments.transform != .identity { description.transform = AffineTransform(attachments.transform) }
    let effects = attachments.effects
    if let path = effects.clipPath { description.clipPath = path.builder.elements }
    description.masksWithLastSubview = effects.masksWithLastSubview
    description.blendMode = effects.blendMode
    description.passesThrough = effects.passesThrough
    if let matrix = effects.colorMatrix {
      description.effects.append(.colorMatrix(matrix.rows, offset: matrix.offset))
    }
    if effects.blurRadius > 0 { description.effects.append(.blur(Double(effects.blurRadius))) }
    if let shadow = effects.shadow, let color = resolved(shadow.color) {
      description.effects.append(
        .shadow(
          color, radius: Double(shadow.radius), x: Double(shadow.offset.width), y: Double(shadow.offset.height)))
    }
  }
}
