import Foundation
import FoundationOverlay
import Testing

@Suite("Measurements, lists and folders as apps write them")
struct MeasurementTests {
  private let us = Locale(identifier: "en_US")
  private let germany = Locale(identifier: "de_DE")

  private func formatter(_ change: (MeasurementFormatter) -> Void = { _ in }) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = us
    change(formatter)
    return formatter
  }

  @Test("Without options a measurement is in the unit that is usual where the user lives")
  func usualUnit() {
    #expect(formatter().string(from: Measurement(value: 24.5, unit: UnitLength.feet)) == "0.005 mi")
    #expect(formatter().string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "3.107 mi")
    #expect(formatter().string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "69.8°F")
    #expect(
      formatter { $0.locale = germany }.string(from: Measurement(value: 2, unit: UnitMass.pounds)) == "0,907 kg")
  }

  @Test("The unit of the measurement, by its short, its usual and its long name")
  func providedUnit() {
    let kilogram = Measurement(value: 1, unit: UnitMass.kilograms)
    let texts = [Formatter.UnitStyle.short, .medium, .long].map { style in
      formatter {
        $0.unitOptions = .providedUnit
        $0.unitStyle = style
      }.string(from: kilogram)
    }
    #expect(texts == ["1kg", "1 kg", "1 kilogram"])
    let long = formatter {
      $0.unitOptions = .providedUnit
      $0.unitStyle = .long
      $0.locale = germany
    }
    #expect(long.string(from: Measurement(value: 1234.56789, unit: UnitMass.kilograms)) == "1.234,568 Kilogramm")
    #expect(long.string(from: UnitDuration.hours) == "Stunden")
  }

  @Test("At its natural scale a measurement has a number that is neither large nor small")
  func naturalScale() {
    let natural = formatter { $0.unitOptions = .naturalScale }
    #expect(natural.string(from: Measurement(value: 5000, unit: UnitLength.meters)) == "3.107 mi")
    #expect(natural.string(from: Measurement(value: 2, unit: UnitLength.meters)) == "6.562 ft")
  }

  @Test("A temperature without its unit is a number of degrees")
  func temperatureWithoutUnit() {
    let degrees = formatter { $0.unitOptions = [.temperatureWithoutUnit, .providedUnit] }
    #expect(degrees.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "21°")
  }

  @Test("The formatter of numbers writes the number, and the unit agrees with the digits that are seen")
  func numbers() {
    let whole = formatter {
      $0.unitOptions = .providedUnit
      $0.unitStyle = .long
      $0.numberFormatter.maximumFractionDigits = 0
    }
    #expect(whole.string(from: Measurement(value: 1.04, unit: UnitLength.meters)) == "1 meter")
    #expect(whole.string(from: Measurement(value: 2.6, unit: UnitLength.meters)) == "3 meters")
    #expect(
      Measurement(value: 1.04, unit: UnitLength.meters).formatted(
        .measurement(
          width: .wide, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(2))
        ).locale(us)) == "1.04 meters")
  }

  @Test("A unit of an app's own is written by its symbol")
  func ownUnit() {
    let smoot = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7018))
    let provided = formatter { $0.unitOptions = .providedUnit }
    #expect(provided.string(from: Measurement(value: 3, unit: smoot)) == "3 smoot")
    #expect(provided.string(from: smoot) == "smoot")
  }

  @Test("The formatter writes measurements and nothing else")
  func otherValues() {
    #expect(formatter().string(for: Measurement(value: 5, unit: UnitLength.kilometers)) == "3.107 mi")
    #expect(formatter().string(for: 5) == nil)
  }

  private static let styles: [(Measurement<UnitLength>.FormatStyle, String)] = [
    (.init(width: .wide, usage: .asProvided), "5.5 kilometers"),
    (.init(width: .abbreviated, usage: .asProvided), "5.5 km"),
    (.init(width: .narrow, usage: .asProvided), "5.5km"), (.init(width: .abbreviated), "3.4 mi"),
    (.init(width: .wide, usage: .road), "3.4 miles"),
  ]

  @Test("A style writes a measurement for what it is used", arguments: styles)
  func style(_ style: Measurement<UnitLength>.FormatStyle, text: String) {
    #expect(style.locale(us).format(Measurement(value: 5.5, unit: UnitLength.kilometers)) == text)
  }

  @Test("The height of a person and the temperature of the air")
  func usages() {
    let height = Measurement(value: 1.78, unit: UnitLength.meters)
    #expect(height.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(us)) == "5 ft, 10 in")
    let air = Measurement(value: 21.4, unit: UnitTemperature.celsius)
    #expect(air.formatted(.measurement(width: .abbreviated, usage: .weather).locale(germany)) == "21 °C")
    #expect(
      air.formatted(.measurement(width: .abbreviated, usage: .weather, hidesScaleName: true).locale(us)) == "71°")
  }

  @Test("Every unit of Foundation that has a name in the locale data is written by it")
  func allUnits() {
    let units: [Unit] = [
      UnitLength.furlongs, UnitMass.slugs, UnitVolume.bushels, UnitArea.hectares, UnitDuration.seconds,
      UnitSpeed.knots, UnitEnergy.kilowattHours, UnitPressure.bars, UnitAngle.degrees, UnitFrequency.hertz,
      UnitInformationStorage.gigabytes, UnitFuelEfficiency.litersPer100Kilometers, UnitPower.horsepower,
    ]
    let names = units.map { unit in formatter { $0.unitStyle = .long }.string(from: unit) }
    #expect(
      names == [
        "furlongs", "slug", "bushels", "hectares", "seconds", "knots", "kilowatt-hours", "bars", "degrees", "hertz",
        "gigabytes", "liters per 100 kilometers", "horsepower",
      ])
  }

  @Test("A list of texts is joined as the language does it")
  func lists() {
    let list = ListFormatter()
    list.locale = germany
    #expect(list.string(from: ["Brot", "Milch", "Käse"]) == "Brot, Milch und Käse")
    #expect(list.string(for: ["a"] as NSArray) == "a")
    #expect(list.string(for: 3) == nil)
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 1
    numbers.locale = us
    list.itemFormatter = numbers
    #expect(list.string(from: [1, 2]) == "1.0 und 2.0")
    #expect(list.string(from: ["no number"]) == nil)
    #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
  }

  @Test("The folders of an app are those of its file manager")
  func folders() {
    let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    #expect(URL.documentsDirectory.standardizedFileURL.path == documents?.standardizedFileURL.path)
    #expect(URL.documentsDirectory.hasDirectoryPath && URL.downloadsDirectory.hasDirectoryPath)
    #expect(URL.documentsDirectory.appending(path: "a.json").lastPathComponent == "a.json")
    #expect(URL.cachesDirectory != URL.applicationSupportDirectory)
    #expect(URL.libraryDirectory == URL.applicationSupportDirectory)
  }
}
