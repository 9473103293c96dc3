import Foundation
import ViewBacking

/// The sizes of contents on a device, as far as they are known off it: the widths of Helvetica stand for those of the system's font.
struct DeviceMetrics {
  /// Pixels per point; lengths are rounded up to whole pixels.
  let scale: CGFloat
  /// The height of a text field with a border: 30 points before iOS 13.
  let fieldHeight: CGFloat
  /// The size of a switch, which is another one from iOS 26 on.
  let switchSize: CGSize

  /// The size of a content; `nil` for one whose size the fixed metrics have.
  func size(of content: ViewContent, fitting size: CGSize) -> CGSize? {
    switch content {
    case .label(let label): self.size(of: label.text, label.appearance.font, width: size.width, lines: label.lines)
    case .button(let button): self.size(of: button)
    case .textField(let field):
      CGSize(
        width: max(self.size(of: field.text.isEmpty ? field.placeholder : field.text, field.appearance.font).width, 8)
          + 2 * field.border.padding.width,
        height: field.border == .none ? lineHeight(field.appearance.font) + 1 : fieldHeight)
    case .toggle: switchSize
    case .progress: CGSize(width: 118, height: 2)
    default: nil
    }
  }

  private func size(of button: ButtonContent) -> CGSize? {
    guard button.image == nil, button.subtitle == nil else { return nil }
    let words = size(of: button.title, button.appearance.font)
    if let insets = button.insets {
      return CGSize(
        width: words.width + insets.leading + insets.trailing, height: words.height + insets.top + insets.bottom)
    }
    return CGSize(width: max(30, words.width), height: max(30, words.height + 12))
  }

  private func lineHeight(_ font: FontDescription) -> CGFloat { rounded(CGFloat(font.size) * 1.193) }

  private func rounded(_ length: CGFloat) -> CGFloat { (length * scale - 0.01).rounded(.up) / scale }

  private func size(of text: String, _ font: FontDescription, width: CGFloat = 0, lines: Int = 1) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let limit = width > 0 && width.isFinite ? width : .infinity
    var count = 0
    var longest: CGFloat = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var used: CGFloat = 0
      count += 1
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        let length = self.width(of: word, font)
        let space = used == 0 ? 0 : self.width(of: " ", font)
        if used > 0, used + space + length > limit {
          longest = max(longest, used)
          count += 1
          used = length
        } else {
          used += space + length
        }
      }
      longest = max(longest, used)
    }
    if lines > 0 { count = min(count, lines) }
    return CGSize(width: rounded(min(longest, limit)), height: rounded(CGFloat(count) * CGFloat(font.size) * 1.193))
  }

  private func width(of text: some StringProtocol, _ font: FontDescription) -> CGFloat {
    var units: CGFloat = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 32..<127: units += Self.widths[Int(scalar.value) - 32]
      case 0x1100...: units += 1000
      default: units += 556
      }
    }
    let weight: CGFloat = font.weight >= 600 ? 1.06 : font.weight >= 500 ? 1.03 : 1
    return units / 1000 * CGFloat(font.size) * weight * Self.factor(CGFloat(font.size))
  }

  /// The system's font is set wider in small sizes.
  private static func factor(_ size: CGFloat) -> CGFloat { size < 20 ? 1.02 : 1 }

  /// The widths of Helvetica's characters from the space on, in thousandths of the size.
  private static let widths: [CGFloat] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
    556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
    260, 334, 584,
  ]
}
