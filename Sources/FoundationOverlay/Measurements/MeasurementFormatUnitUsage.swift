public import Foundation

/// What a measurement is for, which decides about the unit that it is written in.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  /// The name of the usage in Unicode's locale data; `nil` for the unit of the measurement.
  let name: String?

  /// Anything: the unit that is usual where the user lives.
  public static var general: Self { Self(name: "default") }
  /// The unit of the measurement.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The height of a person: "5 ft, 10 in".
  public static var personHeight: Self { Self(name: "person-height") }
  /// A length of a person.
  public static var person: Self { Self(name: "person") }
  /// A distance on a road.
  public static var road: Self { Self(name: "road") }
  /// How far one sees.
  public static var visibility: Self { Self(name: "vehicle") }
  /// The height of snow.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// The height of rain.
  public static var rainfall: Self { Self(name: "rainfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of the air.
  public static var weather: Self { Self(name: "weather") }
  /// The temperature of a person.
  public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self(name: "food") }
  /// The energy of a workout.
  public static var workout: Self { Self(name: "default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// The volume of a liquid.
  public static var liquid: Self { Self(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of wind.
  public static var wind: Self { Self(name: "wind") }
}
