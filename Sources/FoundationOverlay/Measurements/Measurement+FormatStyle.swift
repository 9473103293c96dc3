public import Foundation

extension Measurement where UnitType: Dimension {
  /// How a measurement is written.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How long the names of units are.
    public struct UnitWidth: Hashable, Codable, Sendable {
      let width: MeasuredText.Width
      /// By words: "5 kilometers".
      public static var wide: Self { Self(width: .full) }
      /// By short names: "5 km".
      public static var abbreviated: Self { Self(width: .short) }
      /// By the shortest names: "5km".
      public static var narrow: Self { Self(width: .narrow) }
    }

    /// How long the names of units are.
    public var width: UnitWidth
    /// The language of the text.
    public var locale: Locale
    /// What the measurement is for, which decides about its unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; `nil` as it is usual for the unit.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature is a number of degrees alone.
    public var hidesScaleName: Bool

    /// A style from its parts.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
      hidesScaleName = false
    }

    /// The text for a measurement.
    public func format(_ value: Measurement<UnitType>) -> String {
      var text = MeasuredText(locale: locale, width: width.width, usage: usage?.name)
      if let numberFormatStyle {
        text.number = { numberFormatStyle.locale(locale).format($0) }
      }
      let written = text.text(value.value, value.unit)
      guard hidesScaleName, UnitType.self == UnitTemperature.self, let degree = written.firstIndex(of: "°") else {
        return written
      }
      return written[..<degree].trimmingCharacters(in: .whitespaces) + "°"
    }

    /// The style in another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The text for the measurement: "5 km".
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// The text for the measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }
}

extension FormatStyle {
  /// A style for measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A style for temperatures, without the letter of their scale.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
