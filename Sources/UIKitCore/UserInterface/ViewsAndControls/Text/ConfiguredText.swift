import Foundation

/// The text of a content configuration, plain or attributed.
struct ConfiguredText {
  private var plain: String?
  /// The attributed text; `nil` if the text is plain.
  var attributed: NSAttributedString?

  /// The characters, or `nil`. Setting them removes the attributes.
  var string: String? {
    get { attributed?.string ?? plain }
    set { (plain, attributed) = (newValue, nil) }
  }

  var isEmpty: Bool { string?.isEmpty ?? true }
}

extension UILabel {
  func show(_ text: ConfiguredText) {
    if let attributed = text.attributed { attributedText = attributed } else { self.text = text.string }
  }
}
