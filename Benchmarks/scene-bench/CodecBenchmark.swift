import ActivityArchive
import Figures
import Foundation
import SceneSystem
@_spi(Runtime) import UIKitCore

/// An activity's `userInfo` of about 1.2 kB from untyped values to bytes and back, beside Foundation's binary property
/// list of the same value in the same run; and the whole activity that holds it.
func benchmarkCodec() {
  let rounds = 200
  let userInfo = Codec.untyped(editingState)
  guard let foundationBytes = Codec.foundationBytes(of: userInfo), let ours = try? UserInfoCoding.bytes(of: userInfo)
  else {
    print("codec: the value cannot be encoded")
    return
  }
  let activity = NSUserActivity(activityType: "org.example.notes.edit")
  activity.title = "Groceries"
  activity.targetContentIdentifier = "note/7"
  activity.userInfo = userInfo
  guard let archive = try? activity.archive() else { return }

  let encodeFloor = Measurement(units: rounds) {
    for _ in 0..<rounds { consume(Codec.foundationBytes(of: userInfo)?.count ?? 0) }
  }
  let encoded = Measurement(units: rounds) {
    for _ in 0..<rounds { consume((try? UserInfoCoding.bytes(of: userInfo))?.elements.count ?? 0) }
  }
  let decodeFloor = Measurement(units: rounds) {
    for _ in 0..<rounds { consume(Codec.foundationValue(in: foundationBytes)?.count ?? 0) }
  }
  let decoded = Measurement(units: rounds) {
    for _ in 0..<rounds { consume((try? UserInfoCoding.userInfo(from: ours))?.count ?? 0) }
  }
  let archived = Measurement(units: rounds) {
    for _ in 0..<rounds { consume((try? activity.archive())?.bytes.elements.count ?? 0) }
  }
  let restored = Measurement(units: rounds) {
    for _ in 0..<rounds { consume((try? NSUserActivity(archive: archive))?.userInfo?.count ?? 0) }
  }
  print(
    "codec: \(encoded.count) samples of \(rounds) lists; \(ours.elements.count) bytes, Foundation's "
      + "\(foundationBytes.count)")
  for (name, measurement) in [
    ("encode, Foundation", encodeFloor), ("encode", encoded), ("archive", archived),
    ("decode, Foundation", decodeFloor), ("decode", decoded), ("unarchive", restored),
  ] {
    print(Codec.line(name, measurement))
  }
  print(
    "  archive / Foundation: \(Codec.ratio(archived, encodeFloor)), unarchive / Foundation: "
      + "\(Codec.ratio(restored, decodeFloor))")
  for (name, ours, floor, reach) in [("encode", encoded, encodeFloor, 0.15), ("decode", decoded, decodeFloor, 0.30)] {
    Figure(
      "\(name) a userInfo / Foundation's property list", ours: ours.median / 1000, floor: floor.median / 1000,
      unit: "µs",
      reach: reach
    ).report()
  }
}

/// Encodes the same value `count` times, to be counted.
func countEncodes(_ count: Int) {
  let userInfo = Codec.untyped(editingState)
  for _ in 0..<count { consume((try? UserInfoCoding.bytes(of: userInfo))?.elements.count ?? 0) }
}

/// The state that a text editor saves for a window: strings, numbers, dates, data, nested arrays and dictionaries.
private let editingState: [String: any Sendable] = [
  "document": "org.example.notes.document/5E1B6C5A-6B44-4C6B-9C55-0B7E1E9B1A10",
  "title": "Groceries for the week-end in the mountains",
  "selection": ["location": 1284, "length": 17] as [String: any Sendable],
  "scroll": ["x": 0.0, "y": 1312.5, "scale": 1.25] as [String: any Sendable],
  "opened": Date(timeIntervalSinceReferenceDate: 790_000_000.25),
  "modified": Date(timeIntervalSinceReferenceDate: 790_003_600.5),
  "isEditing": true,
  "showsSidebar": false,
  "bookmark": Data((0..<160).map { UInt8(truncatingIfNeeded: $0 &* 31) }),
  "tabs": [
    ["name": "Bread, butter, cheese", "identifier": 101, "isPinned": true] as [String: any Sendable],
    ["name": "Tents and sleeping bags", "identifier": 102, "isPinned": false] as [String: any Sendable],
    ["name": "Trains on Saturday morning", "identifier": 70_103, "isPinned": false] as [String: any Sendable],
  ] as [any Sendable],
  "recent": ["mountains", "packing list", "Bahnhofstraße", "weather on Saturday"] as [any Sendable],
  "draft": String(repeating: "Do not forget the lamp. ", count: 12),
  "zoom": 1.5,
  "page": 12,
]

/// Foundation's side, and the output.
private enum Codec {
  @inline(never) static func foundationBytes(of value: Any) -> Data? {
    try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
  }

  @inline(never) static func foundationValue(in data: Data) -> [String: Any]? {
    (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }

  /// The same value as an app has it: `[AnyHashable: Any]` outside, `[String: Any]` and `[Any]` inside.
  static func untyped(_ value: [String: any Sendable]) -> [AnyHashable: Any] {
    func untyped(_ value: Any) -> Any {
      if let entries = value as? [String: any Sendable] { return entries.mapValues { untyped($0) } as [String: Any] }
      if let elements = value as? [any Sendable] { return elements.map { untyped($0) } as [Any] }
      return value
    }
    var result: [AnyHashable: Any] = [:]
    for (key, value) in value { result[key] = untyped(value) }
    return result
  }

  static func line(_ name: String, _ measurement: Measurement) -> String {
    let padding = String(repeating: " ", count: max(0, 19 - name.count))
    return "  \(name)\(padding)min \(oneDecimal(measurement.minimum / 1000)) µs, median "
      + "\(oneDecimal(measurement.median / 1000)) µs, p95 \(oneDecimal(measurement.percentile95 / 1000)) µs"
  }

  static func ratio(_ one: Measurement, _ other: Measurement) -> String {
    let thousandths = Int((one.median / other.median * 1000).rounded())
    return "\(thousandths / 1000)." + String(String(thousandths % 1000 + 1000).dropFirst())
  }
}
