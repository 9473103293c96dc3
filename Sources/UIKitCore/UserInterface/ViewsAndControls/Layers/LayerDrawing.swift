import Foundation
import ViewBacking

extension UIView {
  /// The view's layer, of the class ``layerClass``.
  public var layer: CALayer {
    if let layer = attachments?.layer { return layer }
    let made = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    made.view = self
    needAttachments.layer = made
    return made
  }

  /// Adds the layer to the description for the host.
  final func describeLayer(_ description: inout ViewDescription) {
    guard let layer = attachments?.layer else { return }
    description.cornerRadius = layer.cornerRadius.isFinite ? max(0, Double(layer.cornerRadius)) : 0
    description.borderWidth = layer.borderWidth.isFinite ? max(0, Double(layer.borderWidth)) : 0
    description.borderColor = layer.borderWidth > 0 ? layer.borderColor?.value : nil
    let corners = layer.maskedCorners
    if corners != .all { description.roundCorners = ViewDescription.Corners(corners) }
    if layer.shadowOpacity > 0, var color = layer.shadowColor?.value, layer.shadowRadius.isFinite {
      color.alpha *= Double(min(layer.shadowOpacity, 1))
      description.effects.append(
        .shadow(
          color, radius: max(0, Double(layer.shadowRadius)), x: Double(layer.shadowOffset.width),
          y: Double(layer.shadowOffset.height)))
    }
    if let mask = layer.mask { description.clipPath = mask.presenting { mask.clipPath.builder.elements } }
  }

  /// Whether the view's layer draws something.
  final var hasLayerDrawing: Bool {
    if let layer = attachments?.layer { return layer.hasDrawing }
    let type = type(of: self)
    return type != UIView.self && type.layerClass != CALayer.self
  }

  /// Draws the content of the view's layer and its sublayers, in the view's coordinates.
  final func drawLayer(in context: CGContext) {
    guard hasLayerDrawing else { return }
    let layer = layer
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    layer.presenting { layer.drawBody(in: context, alpha: 1) }
  }
}

extension CALayer {
  /// Draws the layer and its sublayers into a context, in the layer's own coordinates; of a view's layer, the view and what is in it.
  public func render(in ctx: CGContext) {
    if let view { return view.drawShown(in: ctx) }
    layoutIfNeeded()
    ctx.saveGState()
    drawBox(in: ctx)
    drawBody(in: ctx, alpha: 1)
    drawBorder(in: ctx)
    ctx.restoreGState()
  }

  /// Draws the layer as it is shown, in the coordinates of its superlayer.
  private func draw(into context: CGContext, alpha: CGFloat, depth: Int) {
    presenting { drawPresented(into: context, alpha: alpha, depth: depth) }
  }

  private func drawPresented(into context: CGContext, alpha: CGFloat, depth: Int) {
    let total = alpha * CGFloat(opacity)
    // Trees are deeper only by mistake.
    guard !isHidden, total > 0, depth < 200 else { return }
    context.saveGState()
    context.translateBy(x: position.x, y: position.y)
    if transform != CATransform3DIdentity { context.concatenate(affineTransform()) }
    let (size, anchor) = (bounds.size, anchorPoint)
    context.translateBy(
      x: -size.width * anchor.x - bounds.minX, y: -size.height * anchor.y - bounds.minY)
    context.setAlpha(total)
    if let mask {
      context.addPath(mask.presenting { mask.clipPath })
      context.clip()
    }
    drawBox(in: context)
    if masksToBounds {
      context.addPath(outline)
      context.clip()
    }
    drawBody(in: context, alpha: total, depth: depth)
    drawBorder(in: context)
    context.restoreGState()
  }

  /// Draws what is in the layer.
  fileprivate func drawBody(in context: CGContext, alpha: CGFloat, depth: Int = 0) {
    if let image = contents as? UIImage ?? (contents as? CGImage)?.image {
      UIGraphicsPushContext(context)
      drawPicture(image, in: context)
      UIGraphicsPopContext()
    }
    context.saveGState()
    drawContent(in: context)
    context.restoreGState()
    let transform = sublayerTransform
    if transform != CATransform3DIdentity {
      let anchor = CGPoint(
        x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
      context.saveGState()
      context.translateBy(x: anchor.x, y: anchor.y)
      context.concatenate(CATransform3DGetAffineTransform(transform))
      context.translateBy(x: -anchor.x, y: -anchor.y)
    }
    drawSublayers(in: context, alpha: alpha) { alpha in
      for child in drawingOrder { child.draw(into: context, alpha: alpha, depth: depth + 1) }
    }
    if transform != CATransform3DIdentity { context.restoreGState() }
  }

  /// Draws the picture, or the part of it that ``contentsRect`` is.
  private func drawPicture(_ image: UIImage, in context: CGContext) {
    let part = contentsRect
    guard part != CGRect(x: 0, y: 0, width: 1, height: 1) else {
      return image.draw(in: pictureFrame(image.size), alpha: 1)
    }
    guard part.width > 0, part.height > 0, part.width.isFinite, part.height.isFinite else { return }
    let frame = pictureFrame(CGSize(width: image.size.width * part.width, height: image.size.height * part.height))
    let whole = CGSize(width: frame.width / part.width, height: frame.height / part.height)
    context.saveGState()
    context.clip(to: frame)
    image.draw(
      in: CGRect(
        x: frame.minX - whole.width * part.minX, y: frame.minY - whole.height * part.minY, width: whole.width,
        height: whole.height), alpha: 1)
    context.restoreGState()
  }

  private func drawBox(in context: CGContext) {
    guard let backgroundColor, view == nil else { return }
    context.setFillColor(backgroundColor)
    context.addPath(outline)
    context.fillPath()
  }

  private func drawBorder(in context: CGContext) {
    guard view == nil, borderWidth > 0, borderWidth.isFinite, let borderColor else { return }
    context.setStrokeColor(borderColor)
    context.setLineWidth(borderWidth)
    context.addPath(path(in: bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2), less: borderWidth / 2))
    context.strokePath()
  }

  private func pictureFrame(_ size: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0, contentsGravity != .resize else { return bounds }
    let scales = [bounds.width / size.width, bounds.height / size.height]
    let scale: CGFloat =
      switch contentsGravity {
      case .resizeAspect: scales.min() ?? 1
      case .resizeAspectFill: scales.max() ?? 1
      default: 1
      }
    let fitted = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      x: bounds.midX - fitted.width / 2, y: bounds.midY - fitted.height / 2, width: fitted.width,
      height: fitted.height)
  }

  /// The outline of the layer with its corners, in its own coordinates.
  var outline: CGPath { path(in: bounds, less: 0) }

  private func path(in rect: CGRect, less: CGFloat) -> CGPath {
    let radius = cornerRadius.isFinite ? max(0, cornerRadius - less) : 0
    guard radius > 0, rect.width > 0, rect.height > 0 else { return UIBezierPath(rect: rect).cgPath }
    return UIBezierPath(
      roundedRect: rect, byRoundingCorners: UIRectCorner(maskedCorners),
      cornerRadii: CGSize(width: radius, height: radius)
    ).cgPath
  }

  /// The path to which a layer with this mask is clipped, in that layer's coordinates.
  var clipPath: CGPath {
    let path = (self as? CAShapeLayer)?.path ?? outline
    let offset = CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    guard offset != .zero else { return path }
    let moved = UIBezierPath(cgPath: path)
    moved.apply(CGAffineTransform(translationX: offset.x, y: offset.y))
    return moved.cgPath
  }
}

extension ViewDescription.Corners {
  fileprivate init(_ corners: CACornerMask) {
    self = []
    if corners.contains(.layerMinXMinYCorner) { insert(.upperLeft) }
    if corners.contains(.layerMaxXMinYCorner) { insert(.upperRight) }
    if corners.contains(.layerMinXMaxYCorner) { insert(.lowerLeft) }
    if corners.contains(.layerMaxXMaxYCorner) { insert(.lowerRight) }
  }
}

extension UIRectCorner {
  fileprivate init(_ corners: CACornerMask) {
    self = []
    if corners.contains(.layerMinXMinYCorner) { insert(.topLeft) }
    if corners.contains(.layerMaxXMinYCorner) { insert(.topRight) }
    if corners.contains(.layerMinXMaxYCorner) { insert(.bottomLeft) }
    if corners.contains(.layerMaxXMaxYCorner) { insert(.bottomRight) }
  }
}
