import Foundation

/// Values in the attributes and children of elements.
extension StoryboardBuilder {
  /// The finite number in a text; `nil` if there is none or if it is not finite.
  func finite<Value: BinaryFloatingPoint & LosslessStringConvertible>(_ text: String?) -> Value? {
    text.flatMap { Value($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  func text(_ element: StoryboardElement) -> String? {
    element["text"] ?? element.children.first { $0["key"] == "text" }?.text
  }

  func alignment(_ element: StoryboardElement) -> NSTextAlignment {
    switch element["textAlignment"] {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    default: .natural
    }
  }

  func image(_ element: StoryboardElement) -> UIImage? {
    if let name = element["image"] { return picture(name, element) }
    guard
      let reference = element.children.first(where: { $0.name == "imageReference" && $0["key"] != "selectedImage" }),
      let name = reference["image"]
    else { return nil }
    return picture(name, reference)
  }

  /// The picture `name` of the app, or of the system if the element says that.
  func picture(_ name: String, _ element: StoryboardElement) -> UIImage? {
    let image =
      element["catalog"] == "system"
      ? UIImage(systemName: name) : UIImage(named: name, in: bundle, compatibleWith: nil)
    if let image { return image }
    // A comparison of layout has no pictures; the file has their sizes.
    if isIsolated, let size = document.pictureSizes[name] {
      return UIImage.blank(size: CGSize(width: number(size["width"]), height: number(size["height"])))
    }
    logIgnored("the picture \"\(name)\"", at: element)
    return nil
  }

  /// The value of a runtime attribute.
  func runtimeValue(_ attribute: StoryboardElement) -> Any? {
    let value = attribute.part("value")
    switch attribute["type"] {
    case "boolean": return attribute["value"] == "YES"
    case "number":
      let text = value?["value"] ?? attribute["value"] ?? ""
      return Int(text).map { NSNumber(value: $0) } ?? NSNumber(value: Double(text) ?? 0)
    case "color": return value.flatMap { color($0) }
    case "point": return CGPoint(x: number(value?["x"]), y: number(value?["y"]))
    case "size": return CGSize(width: number(value?["width"]), height: number(value?["height"]))
    case "rect":
      return CGRect(
        x: number(value?["x"]), y: number(value?["y"]), width: number(value?["width"]), height: number(value?["height"])
      )
    case "image": return attribute["value"].flatMap { picture($0, attribute) }
    case "nil": return nil
    default: return attribute["value"] ?? value?.text ?? ""
    }
  }

  func font(_ element: StoryboardElement, in scope: StoryboardScope? = nil) -> UIFont? {
    guard
      let font = element.children.first(where: { $0.name == "fontDescription" && $0["key"] != "titleFontDescription" })
    else { return nil }
    if let style = font["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
    let size = font["pointSize"].map(number) ?? UIFont.systemFontSize
    if let name = font["name"] { return UIFont(name: name, size: size) }
    switch font["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: Self.weights[font["weight"] ?? ""] ?? .regular)
    }
  }

  func color(_ element: StoryboardElement, _ key: String) -> UIColor? {
    element.children.first { $0.name == "color" && $0["key"] == key }.flatMap { color($0) }
  }

  func color(_ element: StoryboardElement) -> UIColor? {
    if let white = element["white"] { return UIColor(white: number(white), alpha: number(element["alpha"] ?? "1")) }
    if let red = element["red"] {
      let (red, green, blue) = (number(red), number(element["green"]), number(element["blue"]))
      let alpha = number(element["alpha"] ?? "1")
      return element["customColorSpace"] == "displayP3"
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let name = element["name"], element["systemColor"] == nil {
      if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
      if let described = document.colors[name], described["name"] != name { return color(described) }
    }
    // A colour of iOS 13 is accompanied by an older one for Xcode before 11; new projects still contain that form.
    let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"].compactMap { element[$0] }
    if let color = names.lazy.compactMap({ UIColor.systemColors[$0] }).first { return color }
    if let name = names.first, let described = document.colors[name], described["systemColor"] != name {
      return color(described)
    }
    if names.isEmpty, element["name"] == nil { return nil }
    logIgnored("the colour \"\(names.first ?? element["name"] ?? "")\"", at: element)
    return nil
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium, "semibold": .semibold, "bold": .bold,
    "heavy": .heavy, "black": .black,
  ]
}
