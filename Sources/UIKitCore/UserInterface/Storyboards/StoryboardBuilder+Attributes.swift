import Foundation

/// Reads the attributes of each kind of view.
extension StoryboardBuilder {
  /// Applies what an element says about the view itself: its frame, appearance and identity.
  func fillGeometry(of view: UIView, _ element: StoryboardElement) {
    for part in element.children {
      switch part.name {
      case "rect" where part["key"] == "frame":
        view.frame = CGRect(
          x: number(part["x"]), y: number(part["y"]), width: number(part["width"]), height: number(part["height"]))
      case "frame" where part["key"] == "frameInset":
        view.frame = CGRect(
          x: number(part["minX"]), y: number(part["minY"]), width: number(part["width"]), height: number(part["height"])
        )
      case "autoresizingMask": view.autoresizingMask = mask(part)
      case "color":
        switch part["key"] {
        case "backgroundColor": view.backgroundColor = color(part)
        case "tintColor": if let tint = color(part) { view.tintColor = tint }
        default: break
        }
      case "accessibility":
        if let identifier = part["identifier"] { view.accessibilityIdentifier = identifier }
        if let label = part["label"] { view.accessibilityLabel = label }
        if let hint = part["hint"] { view.accessibilityHint = hint }
      default: break
      }
    }
    view.isUserInteractionEnabled = element["userInteractionEnabled"] != "NO"
    for (name, value) in element.attributes {
      switch name {
      case "tag": if let tag = Int(value) { view.tag = tag }
      case "hidden": view.isHidden = value == "YES"
      case "alpha": view.alpha = number(value)
      case "clipsSubviews": view.clipsToBounds = value == "YES"
      case "restorationIdentifier": view.restorationIdentifier = value
      case "contentMode": if let mode = Self.contentModes[value] { view.contentMode = mode }
      case "opaque": view.isOpaque = value != "NO"
      case "autoresizesSubviews": view.autoresizesSubviews = value != "NO"
      default: break
      }
    }
  }

  private func mask(_ element: StoryboardElement) -> UIView.AutoresizingMask {
    var mask: UIView.AutoresizingMask = []
    for (name, value) in element.attributes where value == "YES" {
      switch name {
      case "flexibleMinX": mask.insert(.flexibleLeftMargin)
      case "widthSizable": mask.insert(.flexibleWidth)
      case "flexibleMaxX": mask.insert(.flexibleRightMargin)
      case "flexibleMinY": mask.insert(.flexibleTopMargin)
      case "heightSizable": mask.insert(.flexibleHeight)
      case "flexibleMaxY": mask.insert(.flexibleBottomMargin)
      default: break
      }
    }
    return mask
  }

  /// Applies the attributes of an element's kind to its view.
  func fill(_ view: UIView, from element: StoryboardElement, in scope: StoryboardScope) {
    if let control = view as? UIControl { fill(control, element) }
    if fillPicker(view, element) { return }
    switch view {
    case let label as UILabel: fill(label, element, in: scope)
    case let field as UITextField: fill(field, element)
    case let table as UITableView: fill(table, element, in: scope)
    case let cell as UITableViewCell: fill(cell, element, in: scope)
    case let view as UICollectionView: fill(view, element, in: scope)
    case let cell as UICollectionViewCell: fill(cell, element, in: scope)
    case let view as UITextView: fill(view, element)
    case let view as UIScrollView: fill(view, element)
    case let button as UIButton: fill(button, element)
    case let toggle as UISwitch:
      toggle.isOn = element.flag("on")
      toggle.onTintColor = color(element, "onTintColor")
    case let slider as UISlider:
      slider.maximumValue = finite(element["maxValue"]) ?? 1
      slider.minimumValue = finite(element["minValue"]) ?? 0
      slider.value = finite(element["value"]) ?? 0.5
      slider.isContinuous = element.flag("continuous", true)
      if let tint = color(element, "minimumTrackTintColor") { slider.minimumTrackTintColor = tint }
    case let stepper as UIStepper:
      stepper.maximumValue = finite(element["maximumValue"]) ?? 100
      stepper.minimumValue = finite(element["minimumValue"]) ?? 0
      stepper.value = finite(element["value"]) ?? 0
      if let step: Double = finite(element["stepValue"]) { stepper.stepValue = step }
      stepper.wraps = element.flag("wraps")
      stepper.autorepeat = element.flag("autorepeat", true)
      stepper.isContinuous = element.flag("continuous", true)
    case let row as UISegmentedControl:
      for segment in element.child("segments")?.children ?? [] {
        let index = row.numberOfSegments
        if let image = image(segment) {
          row.insertSegment(with: image, at: index, animated: false)
        } else {
          row.insertSegment(withTitle: segment["title"] ?? "", at: index, animated: false)
        }
        if let width = segment.number("width").map({ CGFloat($0) }), width > 0 {
          row.setWidth(width, forSegmentAt: index)
        }
        if !segment.flag("enabled", true) { row.setEnabled(false, forSegmentAt: index) }
      }
      row.isMomentary = element.flag("momentary")
      if let index = element["selectedSegmentIndex"].flatMap({ Int($0) }) { row.selectedSegmentIndex = index }
      if let tint = color(element, "selectedSegmentTintColor") { row.selectedSegmentTintColor = tint }
    case let pages as UIPageControl:
      if let count = element["numberOfPages"].flatMap({ Int($0) }) { pages.numberOfPages = min(max(0, count), 10_000) }
      if let page = element["currentPage"].flatMap({ Int($0) }) { pages.currentPage = page }
      pages.hidesForSinglePage = element.flag("hidesForSinglePage")
      if let tint = color(element, "pageIndicatorTintColor") { pages.pageIndicatorTintColor = tint }
      if let tint = color(element, "currentPageIndicatorTintColor") { pages.currentPageIndicatorTintColor = tint }
    case let line as UIProgressView:
      line.progress = finite(element["progress"]) ?? 0
      if element["progressViewStyle"] == "bar" { line.progressViewStyle = .bar }
      if let tint = color(element, "progressTintColor") { line.progressTintColor = tint }
    case let indicator as UIActivityIndicatorView:
      indicator.style = element["style"] == "large" || element["style"] == "whiteLarge" ? .large : .medium
      if let tint = color(element, "color") { indicator.color = tint }
      indicator.isHidden = false
      indicator.hidesWhenStopped = element.flag("hidesWhenStopped")
      if element.flag("hidden") { indicator.isHidden = true }
      if element.flag("animating") { indicator.startAnimating() }
    case let picture as UIImageView:
      picture.image = image(element)
      if let name = element["highlightedImage"] { picture.highlightedImage = self.picture(name, element) }
    case let effect as UIVisualEffectView: fill(effect, element, in: scope)
    case let bar as UINavigationBar:
      fill(bar, element)
      let items = element.child("items")?.children.filter { $0.name == "navigationItem" } ?? []
      if !items.isEmpty {
        bar.items = items.map {
          let item = UINavigationItem()
          fill(item, $0, in: scope)
          return item
        }
      }
    case let bar as UIToolbar:
      fill(bar, element)
      bar.items = element.child("items")?.children.compactMap { barButtonItem($0, in: scope) }
    default: break
    }
  }

  private func fill(_ control: UIControl, _ element: StoryboardElement) {
    if element["enabled"] == "NO" { control.isEnabled = false }
    if element["selected"] == "YES" { control.isSelected = true }
    if element["highlighted"] == "YES" { control.isHighlighted = true }
    switch element["contentHorizontalAlignment"] {
    case "left": control.contentHorizontalAlignment = .left
    case "right": control.contentHorizontalAlignment = .right
    case "fill": control.contentHorizontalAlignment = .fill
    case "leading": control.contentHorizontalAlignment = .leading
    case "trailing": control.contentHorizontalAlignment = .trailing
    default: break
    }
    switch element["contentVerticalAlignment"] {
    case "top": control.contentVerticalAlignment = .top
    case "bottom": control.contentVerticalAlignment = .bottom
    case "fill": control.contentVerticalAlignment = .fill
    default: break
    }
  }

  private func fill(_ view: UIVisualEffectView, _ element: StoryboardElement, in scope: StoryboardScope) {
    if let blur = element.child("blurEffect") {
      view.effect = UIBlurEffect(style: Self.blurs[blur["style"] ?? ""] ?? .regular)
    } else if let blur = element.child("vibrancyEffect")?.child("blurEffect") {
      view.effect = UIBlurEffect(style: Self.blurs[blur["style"] ?? ""] ?? .regular)
    }
    if let content = element.part("contentView") { scope.describe(view.contentView, content) }
  }

  func fill(_ view: UIScrollView, _ element: StoryboardElement) {
    view.isScrollEnabled = element.flag("scrollEnabled", true)
    view.isPagingEnabled = element.flag("pagingEnabled")
    view.showsHorizontalScrollIndicator = element.flag("showsHorizontalScrollIndicator", true)
    view.showsVerticalScrollIndicator = element.flag("showsVerticalScrollIndicator", true)
    view.bounces = element.flag("bounces", true)
    view.alwaysBounceVertical = element.flag("alwaysBounceVertical")
    view.alwaysBounceHorizontal = element.flag("alwaysBounceHorizontal")
    switch element["keyboardDismissMode"] {
    case "onDrag": view.keyboardDismissMode = .onDrag
    case "interactive": view.keyboardDismissMode = .interactive
    default: break
    }
    switch element["contentInsetAdjustmentBehavior"] {
    case "never": view.contentInsetAdjustmentBehavior = .never
    case "always": view.contentInsetAdjustmentBehavior = .always
    case "scrollableAxes": view.contentInsetAdjustmentBehavior = .scrollableAxes
    default: break
    }
    if let inset = element.part("contentInset"), inset.name == "inset" { view.contentInset = insets(inset) }
  }

  func insets(_ element: StoryboardElement) -> UIEdgeInsets {
    UIEdgeInsets(
      top: number(element["minY"]), left: number(element["minX"]), bottom: number(element["maxY"]),
      right: number(element["maxX"]))
  }

  private func fill(_ label: UILabel, _ element: StoryboardElement, in scope: StoryboardScope) {
    if let attributed = attributedText(element) {
      label.attributedText = attributed
    } else {
      label.text = text(element)
    }
    if let mode = element["lineBreakMode"].flatMap({ Self.lineBreaks[$0] }) { label.lineBreakMode = mode }
    if let width = element.number("preferredMaxLayoutWidth").map({ CGFloat($0) }) {
      label.preferredMaxLayoutWidth = width
    }
    label.numberOfLines = element["numberOfLines"].flatMap { Int($0) } ?? 1
    label.textAlignment = alignment(element)
    if let color = color(element, "textColor") { label.textColor = color }
    if let font = font(element, in: scope) { label.font = font }
  }

  /// The text of an attributed string, without its attributes: the label's own font and colour apply.
  private func attributedText(_ element: StoryboardElement) -> NSAttributedString? {
    guard
      let described = element.children.first(where: { $0.name == "attributedString" && $0["key"] == "attributedText" })
    else { return nil }
    let whole = described.children.filter { $0.name == "fragment" }
      .map { $0["content"] ?? $0.children.first { $0.name == "string" }?.text ?? "" }.joined()
    return NSAttributedString(string: whole)
  }

  private func fill(_ field: UITextField, _ element: StoryboardElement) {
    field.text = text(element)
    field.placeholder = element["placeholder"]
    field.textAlignment = alignment(element)
    field.textColor = color(element, "textColor")
    if let font = font(element) { field.font = font }
    field.clearsOnBeginEditing = element.flag("clearsOnBeginEditing")
    field.borderStyle = Self.borderStyles[element["borderStyle"] ?? ""] ?? .none
    field.clearButtonMode = Self.viewModes[element["clearButtonMode"] ?? ""] ?? .never
    fillTraits(of: field, element)
  }

  func fillTraits(of input: any UITextInputTraits, _ element: StoryboardElement) {
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
    if !element.flag("scrollEnabled", true) { view.isScrollEnabled = false }
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
      if let attributed = described.children.first(where: {
        $0.name == "attributedString" && $0["key"] == "attributedTitle"
      }) {
        configuration.title = attributed.children.filter { $0.name == "fragment" }.compactMap { $0["content"] }.joined()
      }
      switch described["imagePlacement"] {
      case "top": configuration.imagePlacement = .top
      case "bottom": configuration.imagePlacement = .bottom
      case "trailing": configuration.imagePlacement = .trailing
      default: break
      }
      if let padding = described.number("imagePadding").map({ CGFloat($0) }) { configuration.imagePadding = padding }
      if let padding = described.number("titlePadding").map({ CGFloat($0) }) { configuration.titlePadding = padding }
      if let insets = described.part("contentInsets"), insets.name == "directionalEdgeInsets" {
        configuration.contentInsets = NSDirectionalEdgeInsets(
          top: number(insets["top"]), leading: number(insets["leading"]), bottom: number(insets["bottom"]),
          trailing: number(insets["trailing"]))
      }
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
      if let title = part["title"] ?? part.children.first(where: { $0.name == "string" && $0["key"] == "title" })?.text
      {
        button.setTitle(title, for: state)
      }
      if let color = color(part, "titleColor") { button.setTitleColor(color, for: state) }
      if let image = image(part) { button.setImage(image, for: state) }
    }
  }

  // MARK: Keywords of the file

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
  private static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]
  private static let blurs: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial,
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
}
