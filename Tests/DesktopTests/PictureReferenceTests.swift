#if GTK
  import Foundation
  import PrivateDesktop
  import TestTraits
  import Testing

  /// Each stage compared with its reference picture. `RECORD_PICTURES=1` records new ones.
  @Suite("The screen compared with reference pictures", .waitsForProcesses, .serialized)
  struct PictureReferenceTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Pictures")

    @Test(
      "text and layout are as in the reference picture",
      arguments: ["text", "shapes", "drawing", "stacks", "list", "text dark", "list dark"])
    func kept(name: String) throws {
      let desktop = try PrivateDesktop()
      try desktop.drawPlainly(dark: name.hasSuffix(" dark"))
      let app = try ViewsApp(page: name.split(separator: " ").map(String.init)[0], on: desktop)
      let picture = try app.picture(of: "stage").picture
      let file = Self.folder.appendingPathComponent(name.replacing(" ", with: "-") + ".png")
      if ProcessInfo.processInfo.environment["RECORD_PICTURES"] == "1" {
        try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
        try desktop.write(picture, to: file)
      }
      let kept = try #require(desktop.picture(in: file), "There is no picture \(file.lastPathComponent).")
      let comparison = Picture.Comparison(kept, picture)
      guard !comparison.isSame else { return }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, picture) in ["kept": kept, "now": picture, "difference": comparison.marked] {
        try desktop.write(picture, to: folder.appendingPathComponent(name + ".png"))
      }
      Issue.record("\(name) differs: \(comparison). See difference.png, kept.png and now.png in \(folder.path)")
    }
  }

  /// The comparison detects differences that a person would see, and no others.
  @Suite("Comparison of two pictures", .waitsForProcesses, .serialized)
  struct PictureComparisonTests {
    /// Two words and two lines of small text: parts of a probe's window.
    private let text: Picture
    private static let parts = [
      Picture.Area(x: 8, y: 4, width: 130, height: 26), Picture.Area(x: 8, y: 40, width: 150, height: 36),
    ]

    init() throws {
      let desktop = try PrivateDesktop()
      let kept = try #require(desktop.picture(in: PictureReferenceTests.folder.appendingPathComponent("text.png")))
      var text = Picture(width: 166, height: 84, kept.commonColor(in: kept.area))
      text.draw(kept.cropped(to: Picture.Area(x: 0, y: 0, width: 150, height: 32)), x: 0, y: 0)
      text.draw(kept.cropped(to: Picture.Area(x: 160, y: 185, width: 160, height: 44)), x: 0, y: 38)
      self.text = text
    }

    private var ground: Picture.Color { text.commonColor(in: text.area) }

    @Test("a picture and itself have no difference")
    func same() { #expect(Picture.Comparison(text, text).isSame) }

    @Test(
      "text that is moved by three points in any direction is a difference", arguments: parts,
      [(3, 0), (-3, 0), (0, 3), (0, -3)])
    func moved(part: Picture.Area, by distance: (Int, Int)) {
      let moved = text.moving(part, x: distance.0, y: distance.1, leaving: ground)
      let comparison = Picture.Comparison(text, moved)
      #expect(!comparison.isSame)
      #expect(comparison.areas.allSatisfy { part.inset(by: -16).contains($0) }, "\(comparison)")
    }

    @Test("text that is missing or cut off is a difference", arguments: parts)
    func missing(part: Picture.Area) {
      #expect(!Picture.Comparison(text, text.filling(part, with: ground)).isSame)
      var end = part
      end.x += 60
      end.width = 14
      #expect(!Picture.Comparison(text, text.filling(end, with: ground)).isSame, "two letters")
      var foot = part
      foot.y += part.height / 2 + 1
      foot.height = part.height / 2 - 1
      #expect(!Picture.Comparison(text, text.filling(foot, with: ground)).isSame, "its lower half")
    }

    @Test("another colour or another size is a difference")
    func different() {
      let shapes = Picture(width: 60, height: 60, .white).filling(
        Picture.Area(x: 20, y: 20, width: 20, height: 20), with: .red)
      let blue = Picture(width: 60, height: 60, .white).filling(
        Picture.Area(x: 20, y: 20, width: 20, height: 20), with: .blue)
      #expect(!Picture.Comparison(shapes, blue).isSame)
      #expect(!Picture.Comparison(shapes, shapes.cropped(to: Picture.Area(x: 0, y: 0, width: 59, height: 60))).isSame)
    }

    @Test("slightly lighter or darker edges, as from another font library, are no difference")
    func edges() {
      // The ink a quarter lighter, and shifted by a quarter of a pixel.
      var other = text
      for y in 0..<text.height {
        for x in 1..<text.width {
          func mixed(_ here: UInt8, _ left: UInt8) -> UInt8 { UInt8((3 * Int(here) + Int(left)) / 4) }
          let (here, left) = (text[x, y], text[x - 1, y])
          other[x, y] = Picture.Color(
            mixed(here.red, left.red), mixed(here.green, left.green), mixed(here.blue, left.blue))
        }
      }
      #expect(other != text)
      let comparison = Picture.Comparison(text, other)
      #expect(comparison.isSame, "\(comparison)")
    }
  }
#endif
