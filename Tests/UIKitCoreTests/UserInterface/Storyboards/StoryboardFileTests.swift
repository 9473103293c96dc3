import Foundation
import SceneSystem
import Testing
import TestSupport

@testable @_spi(Runtime) import UIKitCore

@Suite("Storyboard files with any content") struct StoryboardFileTests {
  private func failure(_ data: Data) -> String? {
    let error = #expect(throws: StoryboardDocument.Failure.self) {
      try StoryboardDocument(data: data, file: "Main.storyboard")
    }
    return error?.description
  }

  private func document(_ inside: String) -> Data { Data("<document>\n<scenes/>\n\(inside)\n</document>\n".utf8) }

  private let advice = "Open and save it in Xcode."

  @Test("a byte that is not text, in an element's name, an attribute's name or a value, is an error with its line")
  func noText() {
    for (before, after) in [
      ("<vi", "ew/>"), ("<view na", "me='a'/>"), ("<view name='", "'/>"), ("<string>", "</string>"),
    ] {
      for byte in [0xC4, 0xFF, 0x80, 0x00] as [UInt8] {
        var data = Data("<document>\n<scenes/>\n\(before)".utf8)
        data.append(byte)
        data.append(Data("\(after)\n</document>".utf8))
        #expect(
          failure(data)
            == "The storyboard Main.storyboard is not well-formed XML at line 3: not well-formed (invalid token). \(advice)",
          "\(before) \(byte)")
      }
    }
  }

  @Test("elements that are nested too deep are an error with its line; up to the limit they are parsed")
  func depth() throws {
    func nested(_ levels: Int) -> Data {
      document(String(repeating: "<view>", count: levels) + String(repeating: "</view>", count: levels))
    }
    let limit = StoryboardReader.depthLimit
    for levels in [limit, 100_000] {
      #expect(
        failure(nested(levels))
          == "The storyboard Main.storyboard is too large at line 3: its elements are nested more than 512 levels deep. Split "
          + "it into storyboards of fewer scenes.")
    }
    _ = try StoryboardDocument(data: nested(limit - 1), file: "Main.storyboard")
  }

  @Test("more elements and attributes than any storyboard has are an error; so is a larger file")
  func size() {
    let many = document(String(repeating: "<a b='c'/>\n", count: StoryboardReader.partLimit / 2))
    #expect(failure(many)?.contains("it has more than 500000 elements and attributes") == true)
    let large = Data(count: StoryboardReader.sizeLimit + 1)
    #expect(failure(large)?.contains("is too large: it has more than 16777216 bytes.") == true)
  }

  @Test("entity declarations are refused, so that a few lines cannot expand")
  func entities() {
    let text = """
      <!DOCTYPE document [
      <!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
      ]>
      <document><scenes/><string>&b;</string></document>
      """
    #expect(failure(Data(text.utf8))?.contains("at line 2: it declares an entity.") == true)
    let external = "<!DOCTYPE document [<!ENTITY f SYSTEM \"file:///etc/passwd\">]><document><scenes/>&f;</document>"
    #expect(failure(Data(external.utf8))?.contains("it declares an entity") == true)
  }

  @Test("truncated, overlapping, empty and non-XML input is an error with its line")
  func malformed() {
    let cases: [(text: String, reason: String)] = [
      ("", "at line 1: no element found"), ("<document>\n<scenes>", "at line 2: no element found"),
      ("<document>\n<a></b>\n</document>", "at line 2: mismatched tag"),
      ("<document>\n<a b='1' b='2'/></document>", "at line 2: duplicate attribute"),
      ("<document/>\n<document/>", "at line 2: junk after document element"), ("{}", "at line 1: not well-formed"),
      ("<?xml version=\"1.0\" encoding=\"KOI8\"?>\n<document/>", "at line 1: unknown encoding"),
    ]
    for (text, reason) in cases { #expect(failure(Data(text.utf8))?.contains(reason) == true, "\(text)") }
    #expect(
      failure(Data("<archive/>".utf8)) == "Main.storyboard is not an iOS storyboard: its root is <archive>, not an "
        + "Interface Builder document.")
  }

  @Test("other encodings and XML escapes are decoded")
  func encodings() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-16"?><document initialViewController="ü &amp; &#x1F98A;"><scenes/></document>
      """
    let wide = try #require(text.data(using: .utf16))
    #expect(try StoryboardDocument(data: wide, file: "f").initialIdentifier == "ü & \u{1F98A}")
    let latin =
      Data("<?xml version='1.0' encoding='ISO-8859-1'?><document initialViewController='".utf8) + [0xFC]
      + Data("'><scenes/></document>".utf8)
    #expect(try StoryboardDocument(data: latin, file: "f").initialIdentifier == "ü")
  }

  @Test("any byte of a file may be wrong, removed or repeated", arguments: 1...20 as ClosedRange<UInt64>)
  func damaged(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let whole = Array(
      document(
        "<view id='a' key='ü'><subviews><label text=\"x\"/><!-- c --></subviews><string><![CDATA[漢]]></string></view>"))
    var refused = 0
    for turn in 0..<400 {
      var bytes = whole
      for _ in 0...random.below(3) {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[place] = UInt8(random.below(256))
        case 1: bytes[place] = Array("<>&;\"'/!?[]-=".utf8)[random.below(13)]
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(9)))
        default: bytes.insert(contentsOf: bytes.prefix(random.below(60)), at: place)
        }
        if bytes.isEmpty { bytes = whole }
      }
      do throws(StoryboardDocument.Failure) {
        _ = try StoryboardDocument(data: Data(bytes), file: "Main.storyboard")
      } catch {
        refused += 1
        #expect(error.description.contains("Main.storyboard"), "seed \(seed), turn \(turn)")
      }
    }
    #expect(refused > 100, "seed \(seed)")
  }
}

extension StoryboardTests {
  @Test("controllers that contain each other in a long chain, or repeatedly, are created up to a limit")
  func manyControllers() throws {
    func navigation(_ id: Int, _ held: [Int]) -> String {
      scene(
        "<tabBarController id=\"c\(id)\" sceneMemberID=\"viewController\"><connections>"
          + held.map { "<segue destination=\"c\($0)\" kind=\"relationship\" relationship=\"viewControllers\"/>" }
          .joined()
          + "</connections></tabBarController>")
    }
    let row = (1...5000).map { navigation($0, [$0 + 1]) }.joined()
    let (first, sentences) = try withStoryboard(row) { $0.instantiateInitialViewController() }
    #expect(first is UITabBarController)
    #expect(sentences.count == 1 && sentences[0].contains("a controller that is nested in 64 others"))
    let doubled = (1...40).map { navigation($0, [$0 + 1, $0 + 1]) }.joined()
    let (second, other) = try withStoryboard(doubled) { $0.instantiateInitialViewController() }
    #expect(second is UITabBarController)
    #expect(other.contains { $0.contains("a controller beyond the 1000 that are created at once") })
  }
}
