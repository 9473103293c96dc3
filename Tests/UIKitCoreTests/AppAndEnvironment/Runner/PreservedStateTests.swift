import BinaryPlist
import Foundation
import SceneSystem
import Testing
import TestSupport

@_spi(Runtime) @testable import UIKitCore

@Suite("The older preservation's archive (R-13)") struct PreservedStateTests {
  /// Everything that an app may encode: every kind of Foundation's own objects, nested.
  private func archive() -> Data {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    coder.encode("draft" as NSString, forKey: "text")
    coder.encode(NSMutableString(string: "é漢"), forKey: "mutable")
    coder.encode(5, forKey: "number")
    coder.encode(true, forKey: "flag")
    coder.encode(NSNumber(value: 2.5), forKey: "real")
    coder.encode(
      NSDictionary(dictionary: [
        "a": NSArray(array: [1, "x", NSSet(array: [2])]), "b": NSDate(timeIntervalSinceReferenceDate: 1000),
      ]), forKey: "d")
    coder.encode(NSURL(string: "http://example.org/a") ?? NSURL(fileURLWithPath: "a"), forKey: "url")
    coder.encode(NSURL(string: "b?c", relativeTo: URL(string: "http://example.org/a")), forKey: "relative")
    coder.encode(NSData(data: Data(0..<20)), forKey: "data")
    coder.encode(NSUUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") ?? NSUUID(), forKey: "uuid")
    coder.encode(NSNull(), forKey: "null")
    coder.finishEncoding()
    return coder.encodedData
  }

  private static let keys = ["text", "mutable", "real", "d", "url", "relative", "data", "uuid", "null", "absent"]

  /// Decodes everything, as an app that trusts its own state would.
  private func decodeAll(_ coder: NSKeyedUnarchiver) {
    _ = coder.decodeInteger(forKey: "number")
    _ = coder.decodeBool(forKey: "flag")
    for key in Self.keys { _ = coder.decodeObject(forKey: key) }
    coder.finishDecoding()
  }

  @Test("an encoded value is decoded equal; a missing key gives nil, not a trap")
  func roundTrip() throws {
    let coder = try PreservedState.coder(for: PreservedState.withChecksum(archive()))
    #expect(coder.decodeObject(forKey: "text") as? String == "draft")
    #expect(coder.decodeObject(forKey: "mutable") as? String == "é漢")
    #expect(coder.decodeInteger(forKey: "number") == 5 && coder.decodeBool(forKey: "flag"))
    #expect(coder.decodeObject(forKey: "real") as? Double == 2.5)
    let dictionary = coder.decodeObject(forKey: "d") as? NSDictionary
    #expect((dictionary?["a"] as? NSArray)?.count == 3 && dictionary?["b"] is NSDate)
    #expect((coder.decodeObject(forKey: "relative") as? NSURL)?.absoluteString == "http://example.org/b?c")
    #expect((coder.decodeObject(forKey: "data") as? NSData)?.length == 20)
    #expect(coder.decodeObject(forKey: "uuid") is NSUUID)
    #expect(coder.decodeObject(forKey: "absent") == nil)
  }

  @Test("every changed byte and every truncation of a sealed archive is detected")
  func sealed() {
    let whole = PreservedState.withChecksum(archive()).elements
    for place in whole.indices {
      for change in [0x01, 0x10, 0x80, 0xFF] as [UInt8] {
        var bytes = whole
        bytes[place] ^= change
        guard let coder = try? PreservedState.coder(for: Bytes(bytes)) else { continue }
        // A byte of the outer list may change without a change of its content, as in an unused key.
        #expect(coder.decodeObject(forKey: "text") as? String == "draft", "byte \(place) ^ \(change)")
      }
      #expect(throws: (any Error).self, "first \(place)") {
        try PreservedState.coder(for: Bytes(whole.prefix(place)))
      }
    }
  }

  @Test(
    "a bare archive with flipped, removed and duplicated bytes never traps",
    arguments: 1...20 as ClosedRange<UInt64>)
  func bare(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let whole = [UInt8](archive())
    var refused = 0
    for _ in 0..<100 {
      var bytes = whole
      for _ in 0...random.below(3) {
        let place = random.below(bytes.count)
        switch random.below(6) {
        case 0: bytes.removeLast(random.below(20) + 1)
        case 1:
          bytes.insert(contentsOf: Array(bytes[place..<min(bytes.count, place + 6)]), at: random.below(bytes.count))
        case 2: bytes[place] = [0x80, 0x81, 0xA0, 0xD0, 0x50, 0x60, 0x00, 0xFF][random.below(8)]
        default: bytes[place] ^= UInt8(1 << random.below(8))
        }
      }
      do {
        decodeAll(try PreservedState.coder(forArchive: bytes))
      } catch {
        // Our limit, or Foundation's own if it is stricter.
        refused += 1
      }
    }
    #expect(refused > 30, "seed \(seed)")
  }

  // MARK: Structure

  /// Whether Foundation makes a URL of the text, as `PreservedState` checks it.
  private func isURL(_ text: String, asBase: Bool) -> Bool {
    asBase ? URL(string: text) != nil : NSURL(string: text) != nil
  }

  /// A keyed archive of these objects after `$null`, with the first of them as the root.
  private func check(_ objects: [PropertyListValue], top: PropertyListValue = .uid(1)) -> PropertyListReadError? {
    let list = PropertyListValue.dictionary([
      "$archiver": .string("NSKeyedArchiver"), "$version": .integer(100_000), "$top": .dictionary(["root": top]),
      "$objects": .array([.string("$null")] + objects),
    ])
    do throws(PropertyListReadError) {
      try KeyedArchive.check(BinaryPropertyListWriter.bytes(of: list), knowsClass: { $0 != "Gone" }, isURL: isURL)
      return nil
    } catch {
      return error
    }
  }

  private func object(_ entries: [String: PropertyListValue], class type: UInt64 = 2) -> PropertyListValue {
    .dictionary(entries.merging(["$class": .uid(type)]) { $1 })
  }

  @Test("each mistake that would crash Foundation has its message")
  func structure() {
    let type = PropertyListValue.dictionary([
      "$classname": .string("NSArray"), "$classes": .array([.string("NSArray")]),
    ])
    let start = "The keyed archive's"
    #expect(check([object(["NS.objects": .array([.uid(3)])]), type, .string("a")]) == nil)
    #expect(check([], top: .uid(7))?.description == "The keyed archive refers to object 7 of 1.")
    #expect(check([object([:], class: 3), type, .string("x")])?.description == "\(start) object 1 has no class.")
    #expect(check([.dictionary([:])])?.description == "\(start) object 1 has no class.")
    #expect(check([.array([.uid(1)])])?.description == "\(start) object 1 has no class.")
    #expect(
      check([object([:]), .dictionary(["$classname": .string("Gone")])])?.description
        == "\(start) object 1 is of the class Gone, which does not exist.")
    #expect(
      check([object(["NS.objects": .array([.uid(1)])]), type])?.description == "\(start) object 1 contains itself.")
    #expect(
      check([object(["NS.objects": .array([.uid(0)])]), type])?.description
        == "\(start) collection 1 has an element that is not an object.")
    #expect(
      check([object(["NS.objects": .integer(1)]), type])?.description
        == "\(start) collection 1 has no list of elements.")
    #expect(
      check([object(["NS.keys": .array([.uid(3)]), "NS.objects": .array([])]), type, .string("k")])?.description
        == "\(start) dictionary 1 has different numbers of keys and values.")
    #expect(
      check([object(["NS.keys": .array([])]), type])?.description == "\(start) dictionary 1 has no values.")
    #expect(
      check([object([:]), .dictionary(["$classname": .string("Known")])])?.description
        == "\(start) class Known has no list of its superclasses.")
    // A chain of objects, each referenced by the previous one.
    let chain = (0..<300 as Range<UInt64>).map { object(["next": .uid($0 + 2)], class: 302) }
    #expect(check(chain + [.string("end"), classNamed("Known")]) == .tooDeep(limit: 256))
    #expect(
      throws: PropertyListReadError.malformed(reason: "The property list is not a keyed archive")
    ) {
      let none = BinaryPropertyListWriter.bytes(of: .dictionary([:]))
      try KeyedArchive.check(none, knowsClass: { _ in true }, isURL: isURL)
    }
  }

  private func classNamed(_ name: String) -> PropertyListValue {
    .dictionary(["$classname": .string(name), "$classes": .array([.string(name)])])
  }

  @Test(
    "a Foundation object without its required parts is refused, because using it would crash",
    arguments: [
      ("NSString", ["NS.string": PropertyListValue.integer(1)]), ("NSMutableString", [:]), ("NSDate", [:]),
      ("NSData", ["NS.time": .real(1)]), ("NSUUID", ["NS.uuidbytes": .data([1, 2])]), ("NSArray", [:]), ("NSSet", [:]),
      ("NSDictionary", ["NS.objects": .array([])]), ("NSURL", ["NS.relative": .uid(3)]),
      ("NSURL", ["NS.base": .uid(0)]),
      ("NSURL", ["NS.base": .uid(0), "NS.relative": .uid(0)]),
    ])
  func content(name: String, entries: [String: PropertyListValue]) {
    #expect(
      check([object(entries), classNamed(name), .string("text")])?.description
        == "The keyed archive's object 1, of the class \(name), has no content.")
  }

  @Test("a URL with its text is valid")
  func wholeURL() {
    let url = object(["NS.base": .uid(0), "NS.relative": .uid(3)])
    #expect(check([url, classNamed("NSURL"), .string("http://example.org")]) == nil)
  }

  @Test(
    "a URL's base must be valid for URL: NSURL accepts texts that URL does not, and Foundation crashes on them",
    arguments: [
      ("http://example.org/a", true), ("", false), ("4ttp://example.org/a", false), ("ht_p://example.org/a", false),
      ("http://exa:ple.org/a", false),
    ])
  func baseOfURL(base: String, isTaken: Bool) {
    let url = object(["NS.base": .uid(4), "NS.relative": .uid(3)])
    let damage = check([
      url, classNamed("NSURL"), .string("b?c"), object(["NS.base": .uid(0), "NS.relative": .uid(5)]), .string(base),
    ])
    #expect((damage == nil) == isTaken, "\(String(describing: damage))")
    #expect(
      check([object(["NS.base": .uid(0), "NS.relative": .uid(3)]), classNamed("NSURL"), .string(base)]) == nil,
      "by itself it is a URL to NSURL")
  }

  @Test("a URL's base must be a URL")
  func otherBaseOfURL() {
    let url = object(["NS.base": .uid(3), "NS.relative": .uid(3)])
    #expect(
      check([url, classNamed("NSURL"), .string("http://example.org")])?.description
        == "The keyed archive's object 1, of the class NSURL, has no content.")
  }

  @Test("a duplicate key is refused, because Foundation may read the other one")
  func twice() throws {
    var bytes = BinaryPropertyListWriter.bytes(of: .dictionary(["a": .integer(1), "b": .integer(2)]))
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: [0x51, UInt8(ascii: "b")]) })
    bytes[place + 1] = UInt8(ascii: "a")
    #expect(throws: Never.self) { try BinaryPropertyListReader.value(in: bytes) }
    let damage = #expect(throws: PropertyListReadError.self) {
      try KeyedArchive.check(bytes, knowsClass: { _ in true }, isURL: isURL)
    }
    #expect(damage?.description.contains("has the key a twice") == true)
  }

  @Test("text that is invalid in its encoding is refused, because Foundation crashes on it")
  func text() throws {
    let list = BinaryPropertyListWriter.bytes(of: .dictionary(["ascii": .string("text"), "wide": .string("漢👍")]))
    for (from, to) in [([0x54, 0x74] as [UInt8], [0x54, 0xFF] as [UInt8]), ([0xD8, 0x3D], [0x00, 0x41])] {
      var bytes = list
      let place = try #require(bytes.indices.first { bytes[$0...].starts(with: from) })
      bytes.replaceSubrange(place..<place + 2, with: to)
      #expect(throws: Never.self) { try BinaryPropertyListReader.value(in: bytes) }
      let damage = #expect(throws: PropertyListReadError.self) {
        try KeyedArchive.check(bytes, knowsClass: { _ in true }, isURL: isURL)
      }
      #expect(damage?.description.hasSuffix("is not in its encoding.") == true)
    }
  }
}
