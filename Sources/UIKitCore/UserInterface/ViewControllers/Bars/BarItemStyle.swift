import Foundation
import ViewBacking

/// Font and colour of an item's title, from the least to the most specific: the bar's appearance, `appearance()`, the item itself.
struct BarItemStyle {
  var attributes: [NSAttributedString.Key: Any] = [:]
  var font: UIFont? { attributes[.font] as? UIFont }
  var color: UIColor? { attributes[.foregroundColor] as? UIColor }

  mutating func add(_ more: [NSAttributedString.Key: Any]?) {
    if let more { attributes.merge(more) { $1 } }
  }
}

/// A button of a bar, whose title has the font and colour of the bar's appearance.
@MainActor class BarItemButton: UIButton {
  var titleStyle = BarItemStyle() {
    didSet { setNeedsShow() }
  }

  /// Bars have a fixed height.
  override var maximumFontSize: CGFloat { 18 }

  override var shownContent: ViewContent {
    let usual = super.shownContent
    guard case .button(var content) = usual else { return usual }
    if let font = titleStyle.font { content.appearance.font = font.description() }
    if let color = titleStyle.color { content.appearance.color = resolved(color) }
    return .button(content)
  }
}
