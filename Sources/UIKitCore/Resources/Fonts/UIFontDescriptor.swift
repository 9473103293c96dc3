public import Foundation

/// The attributes of a font, as a value from which others can be made.
///
/// Differs from Apple: it has a name, a size and the traits below, and no further attributes, such as a matrix.
public final class UIFontDescriptor: NSObject, Sendable {
  /// The traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The combination as bits, with UIKit's values.
    public let rawValue: UInt32
    /// A combination given as bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Monospaced.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Wide. Differs from Apple: it changes nothing.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow. Differs from Apple: it changes nothing.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// With less space between lines. Differs from Apple: it changes nothing.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// With more space between lines. Differs from Apple: it changes nothing.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The designs of the system's typeface.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The design's name.
    public var rawValue: String
    /// A design of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With rounded ends; on the desktop the same as the default.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Monospaced.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let name: String
  /// The size in points.
  public let pointSize: CGFloat
  let weight: UIFont.Weight
  let face: UIFont.Face

  init(name: String, pointSize: CGFloat, weight: UIFont.Weight, face: UIFont.Face) {
    self.name = name
    self.pointSize = pointSize
    self.weight = weight
    self.face = face
    super.init()
  }

  /// A descriptor of the typeface `name` at a size.
  public convenience init(name: String, size: CGFloat) {
    if let own = AppFonts.current.typeface(named: name) {
      let weight = UIFont.weights.min { abs($0.1 - own.weight) < abs($1.1 - own.weight) }?.0 ?? .regular
      self.init(
        name: own.postScriptName, pointSize: size, weight: weight,
        face: UIFont.Face(isItalic: own.isItalic, family: own.family))
      return
    }
    let parts = FontName(name)
    self.init(name: name, pointSize: size, weight: parts.weight, face: UIFont.Face(isItalic: parts.isItalic))
  }

  /// The descriptor of the preferred font for this style.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The descriptor of the preferred font for this style, in the size that the traits have. iOS 10.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// Descriptors that describe the same font are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return name == other.name && pointSize == other.pointSize && weight == other.weight && face == other.face
  }

  /// Hashes name and size.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// The traits of the font.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if face.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same font with these traits and no others. Differs from Apple: there always is one.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var face = face
    face.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitMonoSpace) {
      face.design = .monospaced
    } else if face.design == .monospaced {
      face.design = .default
    }
    let isBold = weight.rawValue >= UIFont.Weight.semibold.rawValue
    let weight: UIFont.Weight =
      symbolicTraits.contains(.traitBold) ? (isBold ? weight : .bold) : isBold ? .regular : weight
    return UIFontDescriptor(name: name, pointSize: pointSize, weight: weight, face: face)
  }

  /// The same font in another design of the system's typeface.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var face = face
    face.design = design
    return UIFontDescriptor(name: name, pointSize: pointSize, weight: weight, face: face)
  }

  /// The same font at another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name: name, pointSize: newPointSize, weight: weight, face: face.fixed)
  }
}
