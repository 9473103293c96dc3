import Foundation
import SceneSystem
import Testing
import TestSupport
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Images") struct ImageTests {
  nonisolated static let png = Data([
    0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0, 0, 0, 0, 200,
  ])
  nonisolated static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xFF, 0xC0, 0, 17, 8, 0, 50, 1, 0x90])
  nonisolated static let bmp = Data(
    [0x42, 0x4D] + [UInt8](repeating: 0, count: 16) + [7, 0, 0, 0, 0xFB, 0xFF, 0xFF, 0xFF])

  @Test(
    "the size is read from the header",
    arguments: [
      (png, 256.0, 200.0), (jpeg, 400, 50), (bmp, 7, 5), (Data("GIF87a".utf8) + Data([3, 1, 2, 0]), 259, 2),
      (Data("<?xml?><svg width=\"12px\" height='8'>".utf8), 12, 8),
      (Data("<svg\nviewBox=\"0 0 24 16\"/>".utf8), 24, 16),
    ])
  func sizes(data: Data, width: Double, height: Double) {
    #expect(UIImage(data: data)?.size == CGSize(width: width, height: height))
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: width / 2, height: height / 2))
  }

  @Test("bytes that are truncated or invalid give no image, and do not trap", arguments: 1...30)
  func damaged(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for whole in [ImageTests.png, ImageTests.jpeg, ImageTests.bmp] {
      #expect(UIImage(data: whole.prefix(Int.random(in: 0..<12, using: &random))) == nil, "seed \(seed)")
      var broken = whole
      for _ in 0..<4 {
        broken[Int.random(in: 2..<broken.count, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
      }
      if let image = UIImage(data: broken) { #expect(image.size.width > 0 && image.size.height > 0, "seed \(seed)") }
    }
    let noise = Data((0..<64).map { _ in UInt8.random(in: .min ... .max, using: &random) })
    _ = UIImage(data: noise)
    #expect(UIImage(data: Data("<svg width=\"nan\" height=\"1\">".utf8)) == nil)
    #expect(UIImage(data: Data("<svg width=\"0\" height=\"1\">".utf8)) == nil)
  }

  @Test("a name that ends in @2x has a scale of 2") func scaleSuffix() throws {
    let folder = TemporaryFolder()
    let image = UIImage(contentsOfFile: try folder.write(ImageTests.png, to: "a@2x.png"))
    #expect(image?.scale == 2 && image?.size == CGSize(width: 128, height: 100))
  }

  @Test("A symbol is sent to the host by its name; an unknown one is nil")
  func symbols() {
    for name in ["trash", "trash.fill", "person.circle.fill"] {
      #expect(UIImage(systemName: name)?.content(tint: nil, in: .current).source == .symbol(name))
    }
    #expect(UIImage(systemName: "trash.unheard") == nil)
  }

  @Test("a symbol has the size of text beside it") func symbolSize() {
    #expect(UIImage(systemName: "star")?.size == CGSize(width: 17, height: 17))
    let large = UIImage.SymbolConfiguration(pointSize: 50)
    #expect(UIImage(systemName: "star", withConfiguration: large)?.size == CGSize(width: 60, height: 60))
    #expect(UIImage(data: ImageTests.png)?.applyingSymbolConfiguration(large) == nil)
  }

  @Test("an image's colour: its own, the view's tint, or the file's") func tints() {
    let (red, blue) = (RGBA(.red, in: .current), RGBA(.blue, in: .current))
    let symbol = UIImage(systemName: "star")!
    #expect(symbol.content(tint: blue, in: .current).tint == blue)
    #expect(symbol.withTintColor(.red).content(tint: blue, in: .current).tint == red)
    let photo = UIImage(data: ImageTests.png)!
    #expect(photo.content(tint: blue, in: .current).tint == nil && !photo.content(tint: blue, in: .current).isOutline)
    #expect(photo.withRenderingMode(.alwaysTemplate).content(tint: blue, in: .current).tint == blue)
    #expect(symbol.withRenderingMode(.alwaysOriginal).content(tint: blue, in: .current).tint == nil)
  }

  @Test("an image view shows its image according to its content mode, and has its size") func view() {
    let view = UIImageView(image: UIImage(data: ImageTests.png))
    #expect(view.frame.size == CGSize(width: 256, height: 200) && view.intrinsicContentSize == view.frame.size)
    view.contentMode = .bottomRight
    guard case .image(let content) = view.shownContent else { return }
    #expect(content.fit == .place(x: 1, y: 1))
    view.highlightedImage = UIImage(systemName: "star")
    view.isHighlighted = true
    guard case .image(let star) = view.shownContent else { return }
    #expect(star.source == .symbol("star"))
    view.image = nil
    view.highlightedImage = nil
    #expect(view.shownContent == .plain)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }
}

@MainActor @Suite("Values of images and symbols") struct ImageValueTests {
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
    let folder = TemporaryFolder()
    #expect(UIImage(contentsOfFile: try folder.write(gif, to: name))?.scale == scale)
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

@MainActor @Suite("Pictures in other sizes") struct PreparedImageTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { $0.fill(.zero) }

  @Test("A thumbnail keeps the proportions and fits into the size; a size without area gives none") func thumbnail() {
    #expect(picture.preparingThumbnail(of: CGSize(width: 20, height: 20))?.size == CGSize(width: 20, height: 10))
    #expect(picture.preparingThumbnail(of: .zero) == nil && UIImage().preparingThumbnail(of: picture.size) == nil)
    #expect(picture.preparingThumbnail(of: CGSize(width: CGFloat.infinity, height: 1)) == nil)
    #expect(picture.preparingForDisplay() === picture && picture.imageRendererFormat.scale == picture.scale)
  }

  @Test("The system's pictures are symbols") func system() {
    for image in [UIImage.add, .remove, .actions, .checkmark, .strokedCheckmark] { #expect(image.isSymbolImage) }
  }
}
