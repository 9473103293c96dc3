import Foundation
import RuntimeLogging
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

  @Test("a PDF picture of a catalogue has the size of its page and no scale, and may be a template")
  func pdf() throws {
    let folder = TemporaryFolder()
    let page = Data("%PDF-1.4\n<</Type/Page/MediaBox[0 0 24 12]>>".utf8)
    let contents = """
      {"images": [{"filename": "bell.pdf", "idiom": "universal"}],
       "properties": {"preserves-vector-representation": true, "template-rendering-intent": "template"}}
      """
    try folder.write(Data(contents.utf8), to: "Assets.xcassets/bell.imageset/Contents.json")
    try folder.write(page, to: "Assets.xcassets/bell.imageset/bell.pdf")
    let bundle = try #require(Bundle(path: folder.path))
    let image = try #require(AssetCatalog.image(named: "bell", in: bundle, for: .init(isDark: false), scale: 2))
    #expect(image.size == CGSize(width: 24, height: 12) && image.scale == 1 && image.data == page)
    #expect(image.renderingMode == .alwaysTemplate)
    // Outside of catalogues it is no picture, as on a device.
    #expect(UIImage(data: page) == nil)
  }

  @Test("a file of a catalogue that is no picture is reported once") func unreadable() throws {
    let folder = TemporaryFolder()
    try folder.write(
      Data(#"{"images": [{"filename": "a.pdf"}]}"#.utf8), to: "Assets.xcassets/a.imageset/Contents.json")
    try folder.write(Data("%PDF-1.5 compressed".utf8), to: "Assets.xcassets/a.imageset/a.pdf")
    let bundle = try #require(Bundle(path: folder.path))
    let (images, sentences) = RuntimeLog.capture {
      (1...2).map { _ in AssetCatalog.image(named: "a", in: bundle, for: .init(isDark: false), scale: 2) }
    }
    #expect(images == [nil, nil] && sentences.count == 1)
    #expect(sentences.first?.contains("a.pdf in a.imageset cannot be read") == true)
  }

  @Test("without an app there are no resources") func noApp() {
    let previous = UIApplication.current
    defer { UIApplication.current = previous }
    UIApplication.current = nil
    #expect(UIImage(named: "a") == nil)
  }
}
