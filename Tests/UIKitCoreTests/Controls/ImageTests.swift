import Foundation
import Testing
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
    var random = ViewsRandom(seed: seed)
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
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)@2x.png")
    defer { try? FileManager.default.removeItem(at: file) }
    try ImageTests.png.write(to: file)
    let image = UIImage(contentsOfFile: file.path)
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

@MainActor @Suite("Fonts, attributed text and elevated colours") struct TextAppearanceTests {
  @Test("traits can be added and removed") func traits() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let bold = UIFont(
      descriptor: try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])), size: 0)
    #expect(bold.pointSize == 20 && bold.description().weight == 700 && bold.description().isItalic)
    #expect(bold.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    let plain = UIFont(descriptor: try #require(bold.fontDescriptor.withSymbolicTraits([])), size: 0)
    #expect(plain == font)
    #expect(UIFont.italicSystemFont(ofSize: 20) != font)
    #expect(UIFont.monospacedSystemFont(ofSize: 9, weight: .bold).description().isMonospaced)
    #expect(UIFont.systemFont(ofSize: .nan).pointSize == UIFont.systemFontSize)
    #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 12).pointSize == 12)
  }

  @Test("attributed text is shown in its runs, and plain text replaces it") func attributed() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "plain ")
    text.append(
      NSAttributedString(
        string: "red", attributes: [.foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue]))
    label.attributedText = text
    text.append(NSAttributedString(string: "later"))
    guard case .label(let content) = label.shownContent else { return }
    #expect(label.text == "plain red" && content.text == "plain red")
    #expect(content.styled?.runs.map(\.text) == ["plain ", "red"])
    #expect(content.styled?.runs[1].color?.red == 1 && content.styled?.runs[1].isUnderlined == true)
    #expect(content.styled?.runs[0].color == nil)
    #expect(label.intrinsicContentSize == CGSize(width: 72, height: 20))
    label.text = "x"
    guard case .label(let plain) = label.shownContent else { return }
    #expect(plain.styled == nil && label.attributedText?.string == "x")
  }

  @Test("an elevated window is lighter in the dark appearance") func elevated() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    #expect(
      UIColor.systemBackground.resolvedColor(with: dark.replacing(level: .elevated))
        == UIColor.secondarySystemBackground.resolvedColor(with: dark))
    #expect(UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .white)
  }

  @Test("hue, saturation and brightness are read back", arguments: [0.0, 0.1, 0.35, 0.5, 0.72, 0.95])
  func hue(hue: CGFloat) {
    var (h, s, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 0.3).getHue(
      &h, saturation: &s, brightness: &b, alpha: &a)
    #expect(abs(h - hue) < 1e-9 && abs(s - 0.6) < 1e-9 && abs(b - 0.8) < 1e-9 && a == 0.3)
  }
}
