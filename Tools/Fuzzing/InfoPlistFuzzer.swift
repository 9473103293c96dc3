import Foundation
import SceneManifest

/// Info.plist in XML and in the older text format: read, or rejected with a reason.
struct InfoPlistFuzzer: Fuzzer {
  let name = "Info.plist"

  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>org.example.ü &amp; &#x1F98A;<![CDATA[漢]]></string>
      <key>UIApplicationSceneManifest</key><dict><key>UIApplicationSupportsMultipleScenes</key><true/></dict>
      <key>number</key><integer>-0x7F</integer><key>real</key><real>1e30</real><key>data</key><data>AQID</data>
      <key>date</key><date>2024-02-29T12:00:00Z</date><key>list</key><array><string/><false/></array>
    </dict></plist>
    """
  private static let openStep = """
    { CFBundleIdentifier = "org.\\U00fc.\\101"; list = (a, "b", <0102 ff>); /* c */ dict = { k = v; }; // d
    }
    """
  private static let numbers = [
    "<integer>99999999999999999999999999999999999999999</integer>", "<integer>-9223372036854775809</integer>",
    "<integer></integer>", "<real>nan</real>", "<real>1e999</real>", "<date>9999999999-99-99T99:99:99Z</date>",
    "<date>-2147483648-01-01T00:00:00Z</date>", "<data>====</data>", "<data>\u{0}</data>", "<key>k</key>", "<dict/>",
  ]

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    switch random.below(6) {
    case 0: return Array("<plist><dict><key>k</key>\(random.any(Self.numbers))</dict></plist>".utf8)
    case 1:
      let part = random.any(["<array>", "<dict><key>k</key>", "(", "{a=", "/*", "<!--", "<", "\"\\"])
      return Mutation.damaged(Array(String(repeating: part, count: 1 + random.below(2000)).utf8), &random)
    case 2, 3: return Mutation.damaged(Array(Self.openStep.utf8), &random)
    default: return Mutation.damaged(Array(Self.xml.utf8), &random)
    }
  }

  func check(_ input: [UInt8]) throws(FuzzFailure) {
    do throws(InfoPlistError) {
      _ = try InfoPlist(data: Data(input), file: "Info.plist")
    } catch {
      guard !error.reason.isEmpty else { throw FuzzFailure("The refusal has no reason.") }
    }
  }
}
