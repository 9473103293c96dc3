import Foundation
import SceneManifest
import Testing
import TestSupport

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Images in the app's resources") struct NamedImageTests {
  /// A file of `side` pixels, so that a test can identify the file that was used.
  private func gif(_ side: UInt8) -> Data { Data("GIF89a".utf8) + Data([side, 0, side, 0]) }

  /// Runs `body` in an app whose resources are these files, on a screen of that scale.
  private func withFiles<Result>(_ files: [String: Data], scale: CGFloat, _ body: () -> Result) throws -> Result {
    let folder = TemporaryFolder(containing: "Test.app")
    for (name, data) in files { try folder.write(data, to: "Test.app/" + name) }
    let application = UIApplication()
    application.environment = AppEnvironment(
      bundle: AppBundle(executablePath: folder.path + "/Test.app/Test"))
    let previous = (UIApplication.current, UIScreen.main.scale)
    defer { (UIApplication.current, UIScreen.main.scale) = previous }
    (UIApplication.current, UIScreen.main.scale) = (application, scale)
    return body()
  }

  @Test(
    "the file for the screen's scale is used, or else the nearest one",
    arguments: [
      // The existing files, the screen's scale, and the pixels and the scale of the file that is used.
      (["a.gif", "a@2x.gif", "a@3x.gif"], 1, 1, 1), (["a.gif", "a@2x.gif", "a@3x.gif"], 2, 2, 2),
      (["a.gif", "a@2x.gif", "a@3x.gif"], 3, 3, 3), (["a.gif", "a@2x.gif"], 3, 2, 2), (["a.gif", "a@3x.gif"], 2, 3, 3),
      (["a@3x.gif"], 1, 3, 3), (["a.gif"], 3, 1, 1),
    ] as [([String], CGFloat, CGFloat, CGFloat)])
  func scales(files: [String], screen: CGFloat, pixels: CGFloat, scale: CGFloat) throws {
    let sides: [String: UInt8] = ["a.gif": 1, "a@2x.gif": 2, "a@3x.gif": 3]
    let data = Dictionary(uniqueKeysWithValues: files.map { ($0, gif(sides[$0]!)) })
    for name in ["a", "a.gif"] {
      let image = try withFiles(data, scale: screen) { UIImage(named: name) }
      #expect(image?.scale == scale && image?.size.width == pixels / scale, "\(name)")
    }
  }

  @Test("a name may omit its extension, and may contain other dots") func endings() throws {
    let files = ["one.gif": gif(1), "two.v2.gif": gif(2), "three.jpg": Data([1, 2, 3])]
    let widths = try withFiles(files, scale: 1) {
      ["one", "one.gif", "one.png", "two.v2", "two.v2.gif", "three", "four", "", ".gif", "../one"].map {
        UIImage(named: $0)?.size.width
      }
    }
    #expect(widths == [1, 1, nil, 2, 2, nil, nil, nil, nil, nil])
  }

  @Test("without an app there are no resources") func noApp() {
    let previous = UIApplication.current
    defer { UIApplication.current = previous }
    UIApplication.current = nil
    #expect(UIImage(named: "a") == nil)
  }
}
