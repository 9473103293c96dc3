import Foundation

/// Reads the attributes of each kind of view.
extension StoryboardBuilder {
  /// Applies an element's attributes to its view, except for the frame.
  func fill(_ view: UIView, from element: StoryboardElement) {
    if let mode = element["contentMode"].flatMap({ Self.contentModes[$0] }) { view.contentMode = mode }
    if let tint = color(element, "tintColor") { view.tintColor = tint }
    if let control = view as? UIControl {
      control.isEnabled = element["enabled"] != "NO"
      control.isSelected = element["selected"] == "YES"
    }
    switch view {
    case let label as UILabel: fill(label, element)
    case let field as UITextField: fill(field, element)
    case let view as UITextView: fill(view, element)
    case let button as UIButton: fill(button, element)
    case let toggle as UISwitch:
      toggle.isOn = element["on"] == "YES"
      toggle.onTintColor = color(element, "onTintColor")
    case let slider as UISlider:
      slider.maximumValue = finite(element["maxValue"]) ?? 1
      slider.minimumValue = finite(element["minValue"]) ?? 0
      slider.value = finite(element["value"]) ?? 0.5
    case let stepper as UIStepper:
      stepper.maximumValue = finite(element["maximumValue"]) ?? 100
      stepper.minimumValue = finite(element["minimumValue"]) ?? 0
      stepper.value = finite(element["value"]) ?? 0
      if let step: Double = finite(element["stepValue"]) { stepper.stepValue = step }
    case let row as UISegmentedControl:
      for segment in element.child("segments")?.children ?? [] {
        row.insertSegment(withTitle: segment["title"] ?? "", at: row.numberOfSegments, animated: false)
      }
      if let index = element["selectedSegmentIndex"].flatMap({ Int($0) }) { row.selectedSegmentIndex = index }
    case let line as UIProgressView: line.progress = finite(element["progress"]) ?? 0
    case let indicator as UIActivityIndicatorView:
      indicator.style = element["style"] == "large" || element["style"] == "whiteLarge" ? .large : .medium
      indicator.hidesWhenStopped = element["hidesWhenStopped"] == "YES"
      if element["hidden"] == "YES" { indicator.isHidden = true }
      if element["animating"] == "YES" { indicator.startAnimating() }
    case let picture as UIImageView: picture.image = image(element)
    default: break
    }
  }

  private func fill(_ label: UILabel, _ element: StoryboardElement) {
    label.text = text(element)
    label.numberOfLines = element["numberOfLines"].flatMap { Int($0) } ?? 1
    label.textAlignment = alignment(element)
    if let color = color(element, "textColor") { label.textColor = color }
    if let font = font(element) { label.font = font }
  }

  private func fill(_ field: UITextField, _ element: StoryboardElement) {
    field.text = text(element)
    field.placeholder = element["placeholder"]
    field.textAlignment = alignment(element)
    field.textColor = color(element, "textColor")
    field.font = font(element)
    field.borderStyle = Self.borderStyles[element["borderStyle"] ?? ""] ?? .none
    field.clearButtonMode = Self.viewModes[element["clearButtonMode"] ?? ""] ?? .never
    fillTraits(of: field, element)
  }

  private func fillTraits(of input: any UITextInputTraits, _ element: StoryboardElement) {
    guard let traits = element.child("textInputTraits") else { return }
    input.isSecureTextEntry = traits["secureTextEntry"] == "YES"
    if let type = Self.keyboards[traits["keyboardType"] ?? ""] { input.keyboardType = type }
    if let type = Self.returnKeys[traits["returnKeyType"] ?? ""] { input.returnKeyType = type }
    if let type = Self.capitals[traits["autocapitalizationType"] ?? ""] { input.autocapitalizationType = type }
    if let type = Self.corrections[traits["autocorrectionType"] ?? ""] { input.autocorrectionType = type }
  }

  private func fill(_ view: UITextView, _ element: StoryboardElement) {
    view.text = text(element)
    view.textAlignment = alignment(element)
    view.textColor = color(element, "textColor")
    view.font = font(element)
    if element["editable"] == "NO" { view.isEditable = false }
    if element["selectable"] == "NO" { view.isSelectable = false }
    if element["scrollEnabled"] == "NO" { view.isScrollEnabled = false }
    fillTraits(of: view, element)
  }

  private func fill(_ button: UIButton, _ element: StoryboardElement) {
    button.adopt(Self.buttonTypes[element["buttonType"] ?? ""] ?? .custom)
    if let font = font(element) { button.titleLabel?.font = font }
    if let described = element.child("buttonConfiguration") {
      var configuration = Self.configurations[described["style"] ?? ""]?() ?? .plain()
      configuration.title = described["title"] ?? described.children.first { $0["key"] == "title" }?.text
      configuration.subtitle = described["subtitle"]
      configuration.image = image(described)
      configuration.baseForegroundColor = color(described, "baseForegroundColor")
      configuration.baseBackgroundColor = color(described, "baseBackgroundColor")
      button.configuration = configuration
    }
    for part in element.children where part.name == "state" {
      let state: UIControl.State? =
        switch part["key"] {
        case "normal": .normal
        case "highlighted": .highlighted
        case "disabled": .disabled
        case "selected": .selected
        default: nil
        }
      guard let state else { continue }
      if let title = part["title"] { button.setTitle(title, for: state) }
      if let color = color(part, "titleColor") { button.setTitleColor(color, for: state) }
      if let image = image(part) { button.setImage(image, for: state) }
    }
  }

  // MARK: Values

  /// The finite number in a text; `nil` if there is none or if it is not finite.
  private func finite<Value: BinaryFloatingPoint & LosslessStringConvertible>(_ text: String?) -> Value? {
    text.flatMap { Value($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  private func text(_ element: StoryboardElement) -> String? {
    element["text"] ?? element.children.first { $0["key"] == "text" }?.text
  }

  private func alignment(_ element: StoryboardElement) -> NSTextAlignment {
    switch element["textAlignment"] {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    default: .natural
    }
  }

  func image(_ element: StoryboardElement) -> UIImage? {
    guard let name = element["image"] else { return nil }
    let image = element["catalog"] == "system" ? UIImage(systemName: name) : UIImage(named: name)
    if image == nil { logIgnored("the picture \"\(name)\"") }
    return image
  }

  private func font(_ element: StoryboardElement) -> UIFont? {
    guard let font = element.child("fontDescription") else { return nil }
    if let style = font["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
    let size = font["pointSize"].map(number) ?? UIFont.systemFontSize
    if let name = font["name"] { return UIFont(name: name, size: size) }
    switch font["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: Self.weights[font["weight"] ?? ""] ?? .regular)
    }
  }

  private func color(_ element: StoryboardElement, _ key: String) -> UIColor? {
    element.children.first { $0.name == "color" && $0["key"] == key }.flatMap(color)
  }

  func color(_ element: StoryboardElement) -> UIColor? {
    if let white = element["white"] { return UIColor(white: number(white), alpha: number(element["alpha"] ?? "1")) }
    if let red = element["red"] {
      return UIColor(
        red: number(red), green: number(element["green"]), blue: number(element["blue"]),
        alpha: number(element["alpha"] ?? "1"))
    }
    // A colour of iOS 13 is accompanied by an older one for Xcode before 11; new projects still contain that form.
    let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"].compactMap { element[$0] }
    if let color = names.lazy.compactMap({ Self.colors[$0] }).first { return color }
    logIgnored("the colour \"\(names.first ?? element["name"] ?? "")\"")
    return nil
  }

  // MARK: Keywords of the file

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
  private static let borderStyles: [String: UITextField.BorderStyle] = [
    "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]
  private static let viewModes: [String: UITextField.ViewMode] = [
    "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]
  private static let keyboards: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad,
    "twitter": .twitter, "webSearch": .webSearch,
  ]
  private static let returnKeys: [String: UIReturnKeyType] = [
    "go": .go, "join": .join, "next": .next, "search": .search, "send": .send, "done": .done,
  ]
  private static let capitals: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]
  private static let corrections: [String: UITextAutocorrectionType] = ["no": .no, "yes": .yes]
  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
    "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]
  private static let configurations: [String: () -> UIButton.Configuration] = [
    "plain": UIButton.Configuration.plain, "gray": UIButton.Configuration.gray,
    "tinted": UIButton.Configuration.tinted, "filled": UIButton.Configuration.filled,
    "borderless": UIButton.Configuration.borderless, "bordered": UIButton.Configuration.bordered,
    "borderedTinted": UIButton.Configuration.borderedTinted,
    "borderedProminent": UIButton.Configuration.borderedProminent,
  ]
  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium, "semibold": .semibold, "bold": .bold,
    "heavy": .heavy, "black": .black,
  ]
  private static let colors: [String: UIColor] = [
    "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground, "groupTableViewBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground, "labelColor": .label,
    "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator, "systemFillColor": .systemFill,
    "tintColor": .tintColor, "darkTextColor": .darkText, "lightTextColor": .lightText, "systemRedColor": .systemRed,
    "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue, "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple,
    "systemTealColor": .systemTeal, "systemIndigoColor": .systemIndigo, "systemBrownColor": .systemBrown,
    "systemMintColor": .systemMint, "systemCyanColor": .systemCyan, "systemGrayColor": .systemGray,
    "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
  ]
}
