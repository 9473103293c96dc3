import Foundation
import _FoundationICU

/// Writes numbers with units, by Unicode's locale data.
struct MeasuredText {
  /// How long the names of units are.
  enum Width: String, Codable, Sendable {
    case full = "unit-width-full-name"
    case short = "unit-width-short"
    case narrow = "unit-width-narrow"
  }

  let locale: Locale
  var width = Width.short
  /// What the measurement is for, which decides about the unit; `nil` for the unit as it is.
  var usage: String?
  /// Writes the number, if not as the locale does.
  var number: ((Double) -> String)?

  func text(_ value: Double, _ unit: Unit) -> String {
    guard let identifier = UnitIdentifiers.identifier(for: unit) else {
      return "\(number?(value) ?? MeasuredText.format(value, "", locale)?.text ?? "\(value)") \(unit.symbol)"
    }
    let skeleton = "unit/\(identifier) \(width.rawValue)" + (usage.map { " usage/\($0)" } ?? "")
    guard let number else { return MeasuredText.format(value, skeleton, locale)?.text ?? "\(value) \(unit.symbol)" }
    guard let converted = MeasuredText.format(value, skeleton + " .##########", locale)?.number else {
      return "\(number(value)) \(unit.symbol)"
    }
    let written = number(converted)
    // The form of the unit depends on the digits that are seen: 1.04 is "1 meter" without a fraction.
    let precision = "." + String(repeating: "0", count: fractionDigits(of: written))
    guard let text = MeasuredText.format(value, "\(skeleton) \(precision)", locale)?.text,
      let plain = MeasuredText.format(converted, precision, locale)?.text,
      let range = text.range(of: plain, options: .backwards)
    else { return "\(written) \(unit.symbol)" }
    return text.replacingCharacters(in: range, with: written)
  }

  private func fractionDigits(of number: String) -> Int {
    guard let separator = locale.decimalSeparator, let point = number.range(of: separator, options: .backwards) else {
      return 0
    }
    return number[point.upperBound...].prefix { $0.isNumber }.count
  }

  /// The name of a unit, as it is for several.
  func name(of unit: Unit) -> String {
    guard let identifier = UnitIdentifiers.identifier(for: unit) else { return unit.symbol }
    guard var text = MeasuredText.format(20, "unit/\(identifier) \(width.rawValue)", locale)?.text,
      let number = MeasuredText.format(20, "", locale)?.text
    else { return unit.symbol }
    if let range = text.range(of: number) { text.removeSubrange(range) }
    return text.trimmingCharacters(in: .whitespaces)
  }

  /// What ICU writes for a number by a skeleton, and the number in the unit that it has chosen.
  private static func format(_ value: Double, _ skeleton: String, _ locale: Locale) -> (text: String, number: Double?)?
  {
    var status = U_ZERO_ERROR
    let skeleton = Array(skeleton.utf16)
    let formatter = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), locale.identifier, &status)
    defer { swift_unumf_close(formatter) }
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    swift_unumf_formatDouble(formatter, value, result, &status)
    var text = [UInt16](repeating: 0, count: 256)
    let length = swift_unumf_resultToString(result, &text, Int32(text.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, length <= text.count else { return nil }
    var digits = [CChar](repeating: 0, count: 400)
    let digitCount = swift_unumf_resultToDecimalNumber(result, &digits, Int32(digits.count), &status)
    let isKnown = status.rawValue <= U_ZERO_ERROR.rawValue && digitCount <= digits.count
    let number =
      isKnown
      ? Double(String(decoding: digits.prefix(Int(digitCount)).map { UInt8(bitPattern: $0) }, as: UTF8.self)) : nil
    return (String(decoding: text.prefix(Int(length)), as: UTF16.self), number)
  }
}
