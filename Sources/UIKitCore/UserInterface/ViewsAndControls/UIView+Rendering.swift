public import Foundation
import ViewBacking

/// Views drawn into a context.
extension UIView {
  /// Draws the view and everything in it into the current context, scaled into a rectangle, and returns whether there is a context. iOS 7.
  ///
  /// Differs from Apple: drawn are backgrounds, borders, texts, pictures, titles of buttons and what the app draws; other controls, and the
  /// decoration of the desktop's theme, are not.
  ///
  /// - Parameters:
  ///   - rect: Where the view is drawn, in the context's coordinates.
  ///   - afterUpdates: Whether pending layout is done before.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterUpdates { layoutIfNeeded() }
    guard bounds.width > 0, bounds.height > 0 else { return true }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    drawShown(in: context)
    context.restoreGState()
    return true
  }

  /// Draws the view and its subviews, with the origin of the context at the view's upper left corner.
  package final func drawShown(in context: CGContext, alpha: CGFloat = 1, depth: Int = 0) {
    // Trees are deeper only by mistake.
    guard depth < 500 else { return }
    let description = shownDescription
    guard description.effects.isEmpty, !description.masksWithLastSubview else {
      // Effects and a mask change what is drawn as a whole, and so does the opacity then.
      context.beginLayer(DrawingLayer(alpha: Double(alpha), filters: description.effects.map(DrawingFilter.effect)))
      drawBody(description, in: context, alpha: 1, depth: depth)
      return context.endLayer()
    }
    drawBody(description, in: context, alpha: alpha, depth: depth)
  }

  private func drawBody(_ description: ViewDescription, in context: CGContext, alpha: CGFloat, depth: Int) {
    let box = CGRect(origin: .zero, size: bounds.size)
    let outline = outline(of: description)
    context.saveGState()
    context.setAlpha(alpha)
    if let path = description.clipPath {
      context.addPath(CGPath(PathBuilder(path)))
      context.clip()
    }
    if let background = description.background {
      context.setFillColor(CGColor(background))
      context.addPath(outline)
      context.fillPath()
    }
    if description.clipsToBounds {
      context.addPath(outline)
      context.clip()
    }
    draw(description.content, in: box, context)
    let mask = description.masksWithLastSubview ? subviews.last : nil
    for subview in subviews where subview !== mask { draw(subview, in: context, alpha: alpha, depth: depth) }
    if description.borderWidth > 0, let color = description.borderColor {
      context.setStrokeColor(CGColor(color))
      context.setLineWidth(description.borderWidth)
      context.addPath(outline)
      context.strokePath()
    }
    context.restoreGState()
    if let mask {
      context.beginLayer(DrawingLayer(blendMode: .destinationIn))
      draw(mask, in: context, alpha: 1, depth: depth)
      context.endLayer()
    }
  }

  private func draw(_ subview: UIView, in context: CGContext, alpha: CGFloat, depth: Int) {
    guard !subview.isHidden, subview.alpha > 0 else { return }
    context.saveGState()
    context.translateBy(x: subview.center.x - bounds.minX, y: subview.center.y - bounds.minY)
    let shown = subview.shownDescription
    if shown.blendMode != .normal { context.beginLayer(DrawingLayer(blendMode: shown.blendMode)) }
    if let transform = shown.transform {
      context.concatenate(
        CGAffineTransform(
          a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX, ty: transform.tY))
    }
    context.translateBy(x: -subview.bounds.width / 2, y: -subview.bounds.height / 2)
    subview.drawShown(in: context, alpha: alpha * subview.alpha, depth: depth + 1)
    if shown.blendMode != .normal { context.endLayer() }
    context.restoreGState()
  }

  private func outline(of description: ViewDescription) -> CGPath {
    let box = CGRect(origin: .zero, size: bounds.size)
    let radius = min(description.cornerRadius, min(box.width, box.height) / 2)
    return (radius > 0 ? UIBezierPath(roundedRect: box, cornerRadius: radius) : UIBezierPath(rect: box)).cgPath
  }

  private func draw(_ content: ViewContent, in box: CGRect, _ context: CGContext) {
    switch content {
    case .plain, .scroll, .row, .toggle, .slider, .segments, .stepper, .progress, .activity: break
    case .drawing(let drawing):
      // The drawing is in the view's coordinates.
      let picture = ImageContent(source: .drawing(drawing), size: box.size)
      context.draw(picture, in: box, alpha: 1)
    case .image(let image): draw(image, in: box, context)
    case .label(let label): draw(label.styled ?? StyledText(label.text, label.appearance), content, in: box, context)
    case .button(let button):
      if let background = button.background {
        context.setFillColor(CGColor(background))
        context.addPath(UIBezierPath(roundedRect: box, cornerRadius: min(box.height / 2, 8)).cgPath)
        context.fillPath()
      }
      if let picture = button.backgroundImage { context.draw(picture, in: box, alpha: 1) }
      var title = button.styledTitle ?? StyledText(button.title, button.appearance)
      title.alignment = .center
      if let image = button.image, title.isEmpty { draw(image, in: box, context) }
      draw(title, .label(LabelContent(text: button.title, appearance: button.appearance)), in: box, context)
    case .textField(let field):
      let text = field.text.isEmpty ? field.placeholder : field.isSecure ? "••••" : field.text
      var styled = StyledText(text, field.appearance)
      if field.text.isEmpty, let color = field.placeholderColor { styled.runs[0].color = color }
      draw(
        styled, .label(LabelContent(text: text, appearance: field.appearance)),
        in: box.insetBy(dx: field.border.padding.width, dy: 0), context)
    case .textEditor(let editor):
      let inner = box.insetBy(dx: editor.linePadding, dy: 0)
      context.draw(editor.styled ?? StyledText(editor.text, editor.appearance), in: inner)
    }
  }

  /// Draws text in the middle of a rectangle's height.
  private func draw(_ text: StyledText, _ content: ViewContent, in box: CGRect, _ context: CGContext) {
    let height = min(measure(content, fitting: CGSize(width: box.width, height: 0)).height, box.height)
    context.draw(text, in: CGRect(x: box.minX, y: box.midY - height / 2, width: box.width, height: height))
  }

  private func draw(_ image: ImageContent, in box: CGRect, _ context: CGContext) {
    guard image.size.width > 0, image.size.height > 0 else { return }
    let scales = [box.width / image.size.width, box.height / image.size.height]
    let (size, x, y): (CGSize, Double, Double) =
      switch image.fit {
      case .fill: (box.size, 0.5, 0.5)
      case .aspectFit: (image.size.scaled(by: scales[0] < scales[1] ? scales[0] : scales[1]), 0.5, 0.5)
      case .aspectFill: (image.size.scaled(by: scales[0] > scales[1] ? scales[0] : scales[1]), 0.5, 0.5)
      case .place(let x, let y): (image.size, x, y)
      }
    let origin = CGPoint(x: box.minX + (box.width - size.width) * x, y: box.minY + (box.height - size.height) * y)
    context.draw(image, in: CGRect(origin: origin, size: size), alpha: 1)
  }
}

extension CGSize {
  fileprivate func scaled(by factor: CGFloat) -> CGSize { CGSize(width: width * factor, height: height * factor) }
}

extension StyledText {
  fileprivate init(_ text: String, _ appearance: TextAppearance) {
    var run = Run(text: text, font: appearance.font)
    run.color = appearance.color
    self.init(runs: [run], alignment: appearance.alignment)
  }
}
