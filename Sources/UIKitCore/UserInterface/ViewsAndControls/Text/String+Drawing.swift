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
  @MainActor public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    StyledText(description, attributes, in: .current).draw(at: point)
  }

  /// Draws the text in lines as wide as `rect`; text that does not fit is omitted.
  @MainActor public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    StyledText(description, attributes, in: .current).draw(in: rect)
  }

  /// The size of the text in one line.
  @MainActor public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StyledText(description, attributes, in: .current).size(width: 0, lines: 0)
  }
}

extension String {
  /// Draws the text in one line with its upper left corner at `point`; without a colour in black, without a font at 12
  /// points.
  @MainActor public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    StyledText(self, attributes, in: .current).draw(at: point)
  }

  /// Draws the text in lines as wide as `rect`; text that does not fit is omitted.
  @MainActor public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    StyledText(self, attributes, in: .current).draw(in: rect)
  }

  /// The size of the text in one line.
  @MainActor public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
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
  @MainActor public func draw(at point: CGPoint) { styled.draw(at: point) }

  /// Draws the text in lines as wide as `rect`; text that does not fit is omitted.
  @MainActor public func draw(in rect: CGRect) { styled.draw(in: rect) }

  /// The size of the text in one line.
  @MainActor public func size() -> CGSize { styled.size(width: 0, lines: 0) }
}
