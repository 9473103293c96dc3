import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Values of images and symbols") struct ImageRuleTests {
  private let gif = Data("GIF89a".utf8) + Data([30, 0, 20, 0])

  @Test(
    "a scale divides pixels into points; an invalid one is 1",
    arguments: [
      (1, 1, 30.0), (2, 2, 15), (3, 3, 10), (0, 1, 30), (-2, 1, 30), (.nan, 1, 30), (.infinity, 1, 30),
    ] as [(CGFloat, CGFloat, Double)])
  func scales(given: CGFloat, kept: CGFloat, width: Double) {
    let image = UIImage(data: gif, scale: given)
    #expect(image?.scale == kept && image?.size == CGSize(width: width, height: width / 1.5))
  }

  @Test(
    "a file name's scale is at its end, before the extension only",
    arguments: [
      ("a@2x.gif", 2), ("a@3x.gif", 3), ("a.gif", 1), ("a@2x", 2), ("a@2x.b.gif", 1), ("@2x.gif", 2), ("a@4x.gif", 1),
    ] as [(String, CGFloat)])
  func names(name: String, scale: CGFloat) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try gif.write(to: file)
    #expect(UIImage(contentsOfFile: file.path)?.scale == scale)
  }

  @Test("images are equal if content and rendering are equal, whoever made them") func equality() throws {
    let image = try #require(UIImage(data: gif))
    #expect(image == UIImage(data: gif) && image.hash == UIImage(data: gif)?.hash)
    #expect(image != UIImage(data: gif, scale: 2) && image != image.withRenderingMode(.alwaysTemplate))
    #expect(image.withTintColor(.red) != image && image.withTintColor(.red) == image.withTintColor(.red))
    #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
    #expect(UIImage(systemName: "star") != UIImage(systemName: "trash"))
    #expect(!image.isEqual("text"))
  }

  @Test("a modified image does not change the original, and keeps all other properties") func copies() throws {
    let star = try #require(UIImage(systemName: "star"))
    let changed = star.withTintColor(.red).withRenderingMode(.alwaysTemplate)
      .withConfiguration(UIImage.SymbolConfiguration(pointSize: 50))
    #expect(changed.tint == .red && changed.renderingMode == .alwaysTemplate && changed.size.width == 60)
    #expect(changed.symbolName == "star" && star.tint == nil && star.renderingMode == .automatic)
    #expect(star.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
    #expect(star.isSymbolImage && UIImage(data: gif)?.isSymbolImage == false)
  }

  @Test(
    "a symbol has the size of its configuration",
    arguments: [
      (UIImage.SymbolConfiguration(pointSize: 10), 12.0), (.init(pointSize: 10, weight: .bold), 12),
      (.init(pointSize: 10, weight: .bold, scale: .large), 16), (.init(scale: .small), 13),
      (.init(scale: .default), 17),
      (.init(scale: .unspecified), 17), (.init(font: .systemFont(ofSize: 30)), 36),
      (.init(font: .systemFont(ofSize: 30), scale: .small), 29), (.init(pointSize: .nan), 17),
      (.init(pointSize: -5), 1),
      (.init(pointSize: 1e9), 1229),
    ])
  func configurations(configuration: UIImage.SymbolConfiguration, side: Double) {
    #expect(UIImage(systemName: "star", withConfiguration: configuration)?.size == CGSize(width: side, height: side))
  }

  @Test("a symbol beside text of a style follows the style's size") func textStyle() {
    let title = UIImage.SymbolConfiguration(textStyle: .largeTitle)
    #expect(UIImage(systemName: "star", withConfiguration: title)?.size == CGSize(width: 41, height: 41))
  }
}
