public import Foundation
import ViewBacking

extension StyledText {
  /// The size of the text with lines of at most this width; 0 for no limit.
  @MainActor func size(width: CGFloat, lines: Int) -> CGSize {
    var label = LabelContent(
      text: string, appearance: TextAppearance(font: runs.first?.font ?? FontDescription(size: 12)), lines: lines)
    label.styled = self
    let limit = CGSize(width: width, height: 0)
    guard let host = UIProcess.current.application?.viewHost else {
      return TextMetrics.size(of: .label(label), fitting: limit)
    }
    return host.measure(.label(label), fitting: limit)
  }

  @MainActor fileprivate func draw(with rect: CGRect, options: NSStringDrawingOptions) {
    if options.contains(.usesLineFragmentOrigin) { draw(in: rect) } else { draw(at: rect.origin) }
  }

  @MainActor fileprivate func boundingRect(with limit: CGSize, options: NSStringDrawingOptions) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else {
      return CGRect(origin: .zero, size: size(width: 0, lines: 0))
    }
    let width = limit.width.isFinite && limit.width < 1e6 ? max(limit.width, 0) : 0
    var size = size(width: width, lines: 0)
    if limit.height > 0, limit.height.isFinite { size.height = min(size.height, limit.height) }
    return CGRect(origin: .zero, size: size)
  }

  @MainActor fileprivate func draw(at point: CGPoint) {
    UIGraphicsGetCurrentContext()?.draw(self, in: CGRect(origin: point, size: .zero))
  }

  @MainActor fileprivate func draw(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    context.draw(self, in: rect)
    context.restoreGState()
  }
}

extension NSString {
  /// Draws the text in one line with its upper left corner at `point`; without a colour in black, without a font at 12
  /// points.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    StyledText(description, attributes, in: .current).draw(at: point)
  }

  /// Draws the text in lines as wide as `rect`; text that does not fit is omitted.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    StyledText(description, attributes, in: .current).draw(in: rect)
  }

  /// Draws the text in lines as wide as `rect`, or in one line without `usesLineFragmentOrigin`.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    StyledText(description, attributes, in: .current).draw(with: rect, options: options)
  }

  /// The rectangle around the text in lines at most as wide as `size`, or in one line without `usesLineFragmentOrigin`.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    StyledText(description, attributes, in: .current).boundingRect(with: size, options: options)
  }

  /// The size of the text in one line.
  @preconcurrency @MainActor public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize
  {
    StyledText(description, attributes, in: .current).size(width: 0, lines: 0)
  }
}

extension String {
  /// Draws the text in one line with its upper left corner at `point`; without a colour in black, without a font at 12
  /// points.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    StyledText(self, attributes, in: .current).draw(at: point)
  }

  /// Draws the text in lines as wide as `rect`; text that does not fit is omitted.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    StyledText(self, attributes, in: .current).draw(in: rect)
  }

  /// Draws the text in lines as wide as `rect`, or in one line without `usesLineFragmentOrigin`.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    StyledText(self, attributes, in: .current).draw(with: rect, options: options)
  }

  /// The rectangle around the text in lines at most as wide as `size`, or in one line without `usesLineFragmentOrigin`.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    StyledText(self, attributes, in: .current).boundingRect(with: size, options: options)
  }

  /// The size of the text in one line.
  @preconcurrency @MainActor public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize
  {
    StyledText(self, attributes, in: .current).size(width: 0, lines: 0)
  }
}

extension NSAttributedString {
  @MainActor private var styled: StyledText {
    StyledText(
      self, font: .systemFont(ofSize: 12), color: RGBA(red: 0, green: 0, blue: 0, alpha: 1), alignment: .natural,
      in: .current)
  }

  /// Draws the text in one line with its upper left corner at `point`.
  @preconcurrency @MainActor public func draw(at point: CGPoint) { styled.draw(at: point) }

  /// Draws the text in lines as wide as `rect`; text that does not fit is omitted.
  @preconcurrency @MainActor public func draw(in rect: CGRect) { styled.draw(in: rect) }

  /// Draws the text in lines as wide as `rect`, or in one line without `usesLineFragmentOrigin`.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { styled.draw(with: rect, options: options) }

  /// The rectangle around the text in lines at most as wide as `size`, or in one line without `usesLineFragmentOrigin`.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { styled.boundingRect(with: size, options: options) }

  /// The size of the text in one line.
  @preconcurrency @MainActor public func size() -> CGSize { styled.size(width: 0, lines: 0) }
}
