import Foundation
import Testing
import TestSupport

@testable import SceneManifest

@Suite("Unreadable files are typed errors")
struct UnreadableFileTests {
  private func error(_ data: Data) -> InfoPlistError? {
    #expect(throws: InfoPlistError.self) { try InfoPlist(data: data, file: "App/Info.plist") }
  }

  @Test("A file that does not exist")
  func missing() throws {
    let folder = TemporaryFolder()
    let error = #expect(throws: InfoPlistError.self) {
      try InfoPlist(contentsOf: folder.url.appendingPathComponent("Info.plist"), file: "App/Info.plist")
    }
    #expect(error?.code == .unreadable)
    #expect(
      error?.description
        == "App/Info.plist: error: The file does not exist. Give the path of a readable Info.plist.")
  }

  @Test("A folder in the file's place")
  func folder() throws {
    let folder = TemporaryFolder()
    let error = #expect(throws: InfoPlistError.self) { try InfoPlist(contentsOf: folder.url, file: "App") }
    #expect(error?.description == "App: error: The file is a folder. Give the path of a readable Info.plist.")
  }

  @Test("The URL's path names the file where the caller gives no name")
  func pathAsName() throws {
    let error = #expect(throws: InfoPlistError.self) {
      try InfoPlist(contentsOf: URL(fileURLWithPath: "/nowhere/Info.plist"))
    }
    #expect(error?.file == "/nowhere/Info.plist")
  }

  @Test("An empty file is an error that names the formats")
  func empty() {
    #expect(
      error(Data())?.description
        == "App/Info.plist: error: The file is empty. An Info.plist is a property list in XML, binary or OpenStep format."
    )
  }

  @Test("Malformed XML: the parser's own words and line")
  func brokenXML() {
    let error = error(Data("<plist><dict><key>a</key></dict></plist>".utf8))
    #expect(error?.code == .notAPropertyList)
    #expect(error?.reason == "Value missing for key inside <dict> at line 1")
  }

  @Test("Bytes in no known format are an error")
  func bytes() {
    #expect(error(Data([0xFF, 0xFE, 0x00, 0xD8]))?.code == .notAPropertyList)
    #expect(error(Data([0x62, 0x70, 0x6C, 0x69, 0x73, 0x74, 0x30, 0x30, 1, 2, 3]))?.code == .notAPropertyList)
  }

  @Test("A property list that is not a dictionary")
  func noDictionary() {
    #expect(
      error(Data("<plist><array/></plist>".utf8))?.description
        == "App/Info.plist: error: The file's top level is an empty array. An Info.plist is a dictionary.")
    #expect(error(Data("hello".utf8))?.code == .notADictionary)
  }

  @Test("A file that is far too large is refused before it is parsed")
  func tooLarge() {
    let error = error(Data(count: PropertyListReading.sizeLimit + 1))
    #expect(error?.code == .tooLarge)
    #expect(error?.reason == "The file has 16777217 bytes; at most 16777216 are read")
  }

  @Test("Nesting deeper than any real plist does not crash the process", arguments: [1_000, 100_000])
  func deep(count: Int) {
    let open = String(repeating: "<array>", count: count)
    let close = String(repeating: "</array>", count: count)
    #expect(error(Data("<plist><dict><key>a</key>\(open)\(close)</dict></plist>".utf8)) != nil)
    let old = String(repeating: "(", count: count) + String(repeating: ")", count: count)
    #expect(error(Data("{ a = \(old); }".utf8)) != nil)
  }

  /// A binary property list of `count` arrays, each containing the next one twice, around a boolean.
  private func doubling(_ count: Int) -> Data {
    var bytes = Data("bplist00".utf8)
    var offsets: [UInt8] = []
    for index in 0..<count {
      offsets.append(UInt8(bytes.count))
      bytes.append(contentsOf: [0xA2, UInt8(index + 1), UInt8(index + 1)])
    }
    offsets.append(UInt8(bytes.count))
    bytes.append(0x09)
    let table = UInt8(bytes.count)
    bytes.append(contentsOf: offsets)
    bytes.append(contentsOf: [0, 0, 0, 0, 0, 0, 1, 1])
    for value in [UInt8(count + 1), 0, table] { bytes.append(contentsOf: [0, 0, 0, 0, 0, 0, 0, value]) }
    return bytes
  }

  @Test("A binary file of 200 bytes that expands to 2^60 values is refused quickly")
  func sharedParts() {
    #expect(
      error(doubling(60))?.description
        == "App/Info.plist: error: The file has too many values. Make sure that this is an Info.plist.")
    #expect(error(doubling(4))?.code == .notADictionary)
  }

  private static let sample: [String: any Sendable] = [
    "CFBundleIdentifier": "org.example.App", "list": ["a", "ü", String(repeating: "long", count: 9)],
    "flag": true, "number": 70_000, "real": 1.5, "date": Date(timeIntervalSinceReferenceDate: 5), "data": Data([1, 2]),
    "UIApplicationSceneManifest": ["UISceneConfigurations": [String: String]()],
  ]

  @Test(
    "Any byte of a file may be damaged: an error or a value, never a crash",
    arguments: [
      PropertyListSerialization.PropertyListFormat.binary, .xml,
    ])
  func damaged(format: PropertyListSerialization.PropertyListFormat) throws {
    let whole = try PropertyListSerialization.data(fromPropertyList: Self.sample, format: format, options: 0)
    var seed: UInt64 = 0x5EED
    var refused = 0
    for round in 0..<6_000 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var damaged = whole
      for step in 0...(round % 3) {
        damaged[Int(seed >> (20 + 8 * UInt64(step))) % damaged.count] = UInt8(
          truncatingIfNeeded: seed >> (30 + 8 * UInt64(step)))
      }
      if round.isMultiple(of: 7) { damaged = Data(damaged.prefix(Int(seed >> 40) % damaged.count)) }
      do {
        _ = try InfoPlist(data: damaged)
      } catch {
        refused += 1
        #expect(!error.reason.isEmpty, "round \(round), seed 0x5EED")
      }
    }
    #expect(refused > 600 && refused < 6_000)
  }

  @Test("Some kinds of damage to a binary file, by their reason")
  func binaryReasons() throws {
    func reason(_ objects: [UInt8], offsets: [UInt8] = [8], top: UInt8 = 0) -> String? {
      var bytes = Data("bplist00".utf8) + objects + offsets
      bytes.append(contentsOf: [0, 0, 0, 0, 0, 0, 1, 1])
      for value in [UInt8(offsets.count), top, UInt8(8 + objects.count)] {
        bytes.append(contentsOf: [0, 0, 0, 0, 0, 0, 0, value])
      }
      return error(bytes)?.reason
    }
    let list = "The binary property list"
    #expect(error(Data("bplist00".utf8))?.reason == "\(list) ends before its trailer")
    #expect(reason([0x09], top: 3) == "\(list)'s trailer has offsets outside the file")
    #expect(reason([0x09], offsets: [7]) == "\(list)'s object 0 is outside the file")
    #expect(reason([0x80, 0]) == "\(list) has a value of an unknown type at byte 8")
    #expect(reason([0x13, 0]) == "\(list)'s number at byte 8 is cut off or too large")
    #expect(reason([0x20, 0]) == "\(list)'s number at byte 8 has 1 bytes")
    #expect(reason([0x5F, 0x20]) == "\(list)'s value at byte 8 has no length")
    #expect(reason([0x52, 0x41]) == "\(list)'s value at byte 8 is longer than the file")
    #expect(reason([0xA1, 9]) == "\(list) refers to an object it does not have")
    #expect(
      reason([0xD1, 1, 1, 0x09], offsets: [8, 11]) == "\(list)'s dictionary at byte 8 has a key that is not a string")
    #expect(reason([0xA1, 0]) == "The file nests arrays and dictionaries more than 128 deep")
  }
}
