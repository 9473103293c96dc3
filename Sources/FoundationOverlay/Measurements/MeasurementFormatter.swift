public import Foundation

/// Writes measurements as text: "3.107 mi", "22 °C".
///
/// ```swift
/// let formatter = MeasurementFormatter()
/// formatter.unitOptions = .providedUnit
/// formatter.unitStyle = .long
/// formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers))  // "5 kilometers"
/// ```
///
/// Without options the unit is the one that is usual for the kind of measurement where the user lives.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options given as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the measurement.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// The unit in which the number is neither large nor small.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Temperatures as numbers of degrees alone.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// Which unit is written. Default: the one that is usual where the user lives.
  open var unitOptions: UnitOptions = []
  /// How long the names of units are. Default: medium, "km".
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language of the text. Default: the user's.
  open var locale: Locale! = .autoupdatingCurrent {
    didSet { numberFormatter?.locale = locale }
  }
  /// Writes the numbers. Default: with at most three digits of a fraction.
  open var numberFormatter: NumberFormatter!

  /// A formatter of numbers with units.
  public override init() {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 3
    numberFormatter = formatter
    super.init()
  }

  /// Archives of formatters are not read.
  public required init?(coder: NSCoder) { nil }

  /// The text for a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    var (value, unit): (Double, Unit) = (measurement.value, measurement.unit)
    var text = measuredText
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
      if !unitOptions.contains(.providedUnit) { (value, unit) = usual(value, unit) }
      return number(value) + "°"
    }
    if unitOptions.contains(.naturalScale) {
      text.usage = "default"
    } else if !unitOptions.contains(.providedUnit) {
      (value, unit) = usual(value, unit)
    }
    return text.text(value, unit)
  }

  /// The name of a unit: "kilometers", "km".
  open func string(from unit: Unit) -> String { measuredText.name(of: unit) }

  /// The text for a measurement; `nil` for other values.
  open override func string(for obj: Any?) -> String? {
    if let measurement = obj as? NSMeasurement {
      return string(from: Measurement(value: measurement.doubleValue, unit: measurement.unit))
    }
    return (obj as? any TextOfMeasurement)?.text(self)
  }

  private var measuredText: MeasuredText {
    let width: MeasuredText.Width =
      switch unitStyle {
      case .short: .narrow
      case .long: .full
      default: .short
      }
    return MeasuredText(locale: locale ?? .autoupdatingCurrent, width: width, number: number)
  }

  private func number(_ value: Double) -> String { numberFormatter?.string(from: value as NSNumber) ?? "\(value)" }

  /// The measurement in the unit that is usual where the user lives.
  private func usual(_ value: Double, _ unit: Unit) -> (Double, Unit) {
    guard let dimension = unit as? Dimension, let usual = UsualUnits(locale ?? .autoupdatingCurrent).unit(for: unit)
    else { return (value, unit) }
    return (usual.converter.value(fromBaseUnitValue: dimension.converter.baseUnitValue(fromValue: value)), usual)
  }
}

/// A measurement of any unit.
private protocol TextOfMeasurement {
  func text(_ formatter: MeasurementFormatter) -> String
}

extension Measurement: TextOfMeasurement {
  fileprivate func text(_ formatter: MeasurementFormatter) -> String { formatter.string(from: self) }
}

/// The units that are usual where the user lives.
private struct UsualUnits {
  private let system: Locale.MeasurementSystem

  init(_ locale: Locale) { system = locale.measurementSystem }

  /// The usual unit for measurements of the same kind; `nil` if there is no particular one.
  func unit(for unit: Unit) -> Dimension? {
    let isUS = system == .us
    return switch unit {
    case is UnitLength: system == .metric ? UnitLength.kilometers : UnitLength.miles
    case is UnitMass: isUS ? UnitMass.pounds : UnitMass.kilograms
    case is UnitTemperature: isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitSpeed: system == .metric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
    case is UnitVolume: isUS ? UnitVolume.gallons : UnitVolume.liters
    case is UnitArea: system == .metric ? UnitArea.squareKilometers : UnitArea.squareMiles
    default: nil
    }
  }
}
