import Foundation

/// A message with interpolated values.
///
/// Differs from Apple: only values that are marked as private or sensitive are replaced; texts without a mark are shown.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The message's text.
  let text: String

  /// A message without values.
  public init(stringLiteral value: String) { text = value }

  /// A message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// How much of a value a log shows.
public struct OSLogPrivacy: Sendable {
  /// Whether the value is replaced.
  let isHidden: Bool

  /// What happens with the value besides.
  public enum Mask: Sendable {
    /// Its hash is shown.
    case hash
    /// Nothing.
    case none
  }

  /// The value is shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  /// The value is replaced.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  /// The value is replaced.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  /// The value is shown.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }

  /// The value is replaced.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// The value is replaced.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  /// The value is shown.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// The width of a value in a message.
public struct OSLogStringAlignment: Sendable {
  enum Side { case left, right }

  /// The least number of characters, and the side at which the value is.
  let columns: (side: Side, count: Int)

  /// The value as it is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: (.left, 0)) }

  /// The value at the left of a number of columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: (.left, columns()))
  }

  /// The value at the right of a number of columns.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: (.right, columns()))
  }

  func text(_ value: String) -> String {
    let space = String(repeating: " ", count: max(0, min(columns.count, 1000) - value.count))
    return columns.side == .left ? value + space : space + value
  }
}

/// The form of a whole number in a message.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int

  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  /// Hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// Octal digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
}

/// The form of a number in a message.
public struct OSLogFloatFormatting: Sendable {
  let precision: Int

  /// Six digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: 6) }

  /// A number of digits after the point.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: max(0, min(precision(), 64)))
  }
}

/// The parts of an interpolated message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private(set) var text = ""

  /// An empty message.
  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  /// Adds a part of the message.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value, as its description.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some Any, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append("\(value())", align, privacy) }

  /// Adds a whole number.
  public mutating func appendInterpolation<T: BinaryInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(String(number(), radix: format.radix), align, privacy) }

  /// Adds a number.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ number: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(String(format: "%.\(format.precision)f", Double(number())), align, privacy) }

  private mutating func append(_ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
    text += align.text(privacy.isHidden ? "<private>" : value)
  }
}
