import Foundation
import UIKitCore

/// Storyboards: read, or rejected in a sentence that names the file.
struct StoryboardFuzzer: Fuzzer {
  let name = "storyboard"

  private static let whole = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="ü">
      <scenes><scene sceneID="s"><objects><viewController id="ü" storyboardIdentifier="a" sceneMemberID="viewController">
        <view key="view"><subviews><label text="x &amp; y"/><string key="text"><![CDATA[漢]]>&#x1F98A;</string></subviews></view>
      </viewController></objects></scene></scenes><!-- c -->
    </document>
    """

  /// Inputs that have ended Foundation's reader, and small files that expand to large values.
  private static let seeds: [[UInt8]] = [
    Array("<document><vi".utf8) + [0xC4] + Array("ew/></document>".utf8),
    Array(String(repeating: "<view>", count: 100_000).utf8),
    Array("<!DOCTYPE d [<!ENTITY a \"aa\"><!ENTITY b \"&a;&a;\">]><d>&b;</d>".utf8),
    Array("<document a='".utf8) + [0xFF, 0xFE, 0x00] + Array("'/>".utf8), Array("<!DOCTYPE d [".utf8),
    [0xFE, 0xFF, 0x00, 0x3C, 0xD8, 0x00, 0x00, 0x61],
  ]

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    // The long ones take longer.
    if random.below(20) == 0 { return Mutation.damaged(random.any(Self.seeds), &random) }
    return Mutation.damaged(Array(Self.whole.utf8), &random)
  }

  func check(_ input: [UInt8]) throws(FuzzFailure) {
    do throws(StoryboardDocument.Failure) {
      let document = try StoryboardDocument(data: Data(input), file: "Main.storyboard")
      document.translate(["ü.text": "x", "ü.segmentTitles[99]": "y", "ü.normalTitle": "z", ".": "", "ü.": ""])
      _ = StoryboardVocabulary.unknown(in: document)
    } catch {
      guard error.description.contains("Main.storyboard"), error.description.hasSuffix(".") else {
        throw FuzzFailure("The refusal does not name the file in a whole sentence: \(error).")
      }
    }
  }
}
