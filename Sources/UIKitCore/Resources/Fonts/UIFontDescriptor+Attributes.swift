import Foundation

extension UIFontDescriptor {
  /// The name of an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The attribute's name.
    public var rawValue: String
    /// An attribute of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face in the family, such as `Bold Italic`, a string.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name that users see, a string.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A dictionary of traits, by ``UIFontDescriptor/TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The name of a style of text, a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// Settings of OpenType features. Differs from Apple: they change nothing.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The descriptors of typefaces for letters that the font lacks. Differs from Apple: they change nothing, as the desktop has its own.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
  }

  /// The name of a trait in ``AttributeName/traits``.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The trait's name.
    public var rawValue: String
    /// A trait of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// ``UIFontDescriptor/SymbolicTraits``, or their bits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a `UIFont.Weight` or a number from -1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width. Differs from Apple: it changes nothing.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, a number; any but 0 is slanted.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The name of a value in ``AttributeName/featureSettings``. Differs from Apple: features change nothing.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The value's name.
    public var rawValue: String
    /// A value of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of a feature, a number. iOS 15.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The setting of a feature, a number. iOS 15.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The former name of ``type``.
    public static let featureIdentifier = type
    /// The former name of ``selector``.
    public static let typeIdentifier = selector
  }

  /// A descriptor with these attributes; the size is 0 if there is none, and then that of the font which is made of it.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    let system = UIFontDescriptor(name: UIFont.systemName, pointSize: 0, weight: .regular, face: UIFont.Face())
    let described = system.addingAttributes(attributes)
    self.init(name: described.name, pointSize: described.pointSize, weight: described.weight, face: described.face)
  }

  /// The same font with these attributes in place of its own. Attributes of another type than theirs are left out.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var (size, weight, face) = (pointSize, weight, face)
    var name = name
    if let style = UIFontDescriptor.style(attributes[.textStyle]) {
      let preferred = UIFont.preferredFont(forTextStyle: style)
      (name, size, weight, face) = (preferred.fontName, preferred.pointSize, preferred.weight, preferred.face)
    }
    if let typeface = UIFontDescriptor.typeface(attributes) {
      let named = UIFontDescriptor(name: typeface, size: size)
      (name, weight, face) = (named.name, named.weight, named.face)
    }
    if let chosen = UIFontDescriptor.number(attributes[.size]) { (size, face) = (chosen, face.fixed) }
    var described = UIFontDescriptor(name: name, pointSize: size, weight: weight, face: face)
    let traits = UIFontDescriptor.traits(attributes[.traits])
    // A weight is more exact than bold.
    for key in [TraitKey.symbolic, .weight, .slant] {
      if let value = traits[key] { described = described.adding(value, for: key) }
    }
    return described
  }

  /// The font of a family, in the weight and the slant of this one.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    let named = UIFontDescriptor(name: newFamily, size: pointSize)
    var face = face
    face.family = named.face.family
    return UIFontDescriptor(name: named.name, pointSize: pointSize, weight: weight, face: face)
  }

  /// The font of the same family with another face, such as `Bold Italic`.
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.family: face.family ?? FontName(name).family, .face: newFace])
  }

  /// The name and the size of the font, and its weight and slant where they are not the usual ones.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.name: name, .size: pointSize]
    if weight != .regular || face.isItalic {
      attributes[.traits] = [TraitKey.weight: weight.rawValue, TraitKey.slant: face.isItalic ? 0.07 : 0]
    }
    return attributes
  }

  /// An attribute of the font; `nil` for one that it does not have.
  public func object(forKey anAttribute: AttributeName) -> Any? {
    anAttribute == .family ? face.family ?? FontName(name).family : fontAttributes[anAttribute]
  }

  /// The typeface's name.
  public var postscriptName: String { name }

  // MARK: Values

  private func adding(_ value: Any, for key: TraitKey) -> UIFontDescriptor {
    var (weight, face) = (weight, face)
    switch key {
    case .symbolic:
      let bits = (value as? SymbolicTraits)?.rawValue ?? value as? UInt32 ?? (value as? NSNumber)?.uint32Value
      return bits.flatMap { withSymbolicTraits(SymbolicTraits(rawValue: $0)) } ?? self
    case .weight:
      guard let number = (value as? UIFont.Weight)?.rawValue ?? UIFontDescriptor.number(value) else { return self }
      weight = UIFont.Weight(rawValue: number)
    case .slant:
      guard let number = UIFontDescriptor.number(value) else { return self }
      face.isItalic = number != 0
    default: return self
    }
    return UIFontDescriptor(name: name, pointSize: pointSize, weight: weight, face: face)
  }

  /// The name of the typeface that attributes describe.
  private static func typeface(_ attributes: [AttributeName: Any]) -> String? {
    if let name = (attributes[.name] ?? attributes[.visibleName]) as? String, !name.isEmpty { return name }
    guard let family = attributes[.family] as? String, !family.isEmpty else { return nil }
    guard let face = attributes[.face] as? String, !face.isEmpty else { return family }
    return "\(family)-\(face.filter { $0 != " " })"
  }

  private static func style(_ value: Any?) -> UIFont.TextStyle? {
    value as? UIFont.TextStyle ?? (value as? String).map { UIFont.TextStyle(rawValue: $0) }
  }

  /// A dictionary of traits, whose keys may be their names.
  private static func traits(_ value: Any?) -> [TraitKey: Any] {
    if let traits = value as? [TraitKey: Any] { return traits }
    let named = value as? [String: Any] ?? [:]
    return Dictionary(uniqueKeysWithValues: named.map { (TraitKey(rawValue: $0), $1) })
  }

  private static func number(_ value: Any?) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let number as CGFloat: number
      case let number as Double: CGFloat(number)
      case let number as Float: CGFloat(number)
      case let number as Int: CGFloat(number)
      case let number as NSNumber: CGFloat(number.doubleValue)
      default: nil
      }
    return number.flatMap { $0.isFinite && abs($0) < 1e6 ? $0 : nil }
  }
}
