import Foundation
import SwiftUI
import Testing

/// Pictures and colours of asset catalogues.
@MainActor @Suite struct AssetCatalogTests {
  /// A bundle with a catalogue: a picture of 4 by 2 pixels at twice the scale, one in a folder, and a colour with a dark one.
  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ data: Data, _ path: String) throws {
      let url = folder.appendingPathComponent("Assets.xcassets").appendingPathComponent(path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    // The header of a BMP file is enough for its size.
    var picture = Data("BM".utf8) + Data(count: 12) + Data([40, 0, 0, 0, 4, 0, 0, 0, 2, 0, 0, 0, 1, 0, 24, 0])
    picture.append(Data(count: 48))
    let set = Data(#"{"images": [{"filename": "a@2x.bmp", "scale": "2x", "idiom": "universal"}]}"#.utf8)
    for name in ["boat", "Ships/ship"] {
      try write(picture, "\(name).imageset/a@2x.bmp")
      try write(set, "\(name).imageset/Contents.json")
    }
    let colors = """
      {"colors": [
        {"color": {"color-space": "srgb", "components": {"red": "1.000", "green": "0.5", "blue": "0", "alpha": "1"}}},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb", "components": {"red": "0x33", "green": "51", "blue": "0.2", "alpha": "0.5"}}},
        {"appearances": [{"appearance": "contrast", "value": "high"}],
         "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "1.0", "alpha": "1"}}}
      ]}
      """
    try write(Data(colors.utf8), "brand.colorset/Contents.json")
    let system = """
      {"colors": [
        {"color": {"platform": "ios", "reference": "systemIndigoColor"}},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "display-p3", "components": {"red": "1.000", "green": "0", "blue": "0", "alpha": "1"}}},
        {"appearances": [{"appearance": "contrast", "value": "high"}], "color": {"reference": "noColorOfTheSystem"}}
      ]}
      """
    try write(Data(system.utf8), "system.colorset/Contents.json")
    try write(Data("no json".utf8), "broken.colorset/Contents.json")
    try body(try #require(Bundle(url: folder)))
  }

  @Test("Pictures are found by their names, with the size at their scale, also in folders of the catalogue")
  func pictures() throws {
    try withBundle { bundle in
      let picture = try #require(UIImage(named: "boat", in: bundle, compatibleWith: nil))
      #expect(picture.size == CGSize(width: 2, height: 1) && picture.scale == 2)
      #expect(UIImage(named: "ship", in: bundle, compatibleWith: nil)?.size.width == 2)
      #expect(UIImage(named: "Ships/ship", in: bundle, compatibleWith: nil)?.size.width == 2)
      #expect(UIImage(named: "plane", in: bundle, compatibleWith: nil) == nil)
      #expect(UIImage(named: "", in: bundle, compatibleWith: nil) == nil)
      let hosted = Hosted(Image("boat", bundle: bundle))
      #expect(hosted.first(UIImageView.self)?.image?.size == CGSize(width: 2, height: 1))
    }
  }

  @Test("A colour is another one in a dark appearance, and one that cannot be read is none")
  func colors() throws {
    try withBundle { bundle in
      let color = try #require(UIColor(named: "brand", in: bundle, compatibleWith: nil))
      let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
      let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
      #expect(light == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
      #expect(dark == UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 0.5))
      #expect(UIColor(named: "broken", in: bundle, compatibleWith: nil) == nil)
      #expect(UIColor(named: "other", in: bundle, compatibleWith: nil) == nil)
    }
  }

  @Test("A set may refer to a colour of the system, and have components of the display P3 colour space")
  func systemAndWideColors() throws {
    try withBundle { bundle in
      let color = try #require(UIColor(named: "system", in: bundle, compatibleWith: nil))
      let (light, dark) = (
        UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
      )
      #expect(color.resolvedColor(with: light) == UIColor.systemIndigo.resolvedColor(with: light))
      #expect(
        color.resolvedColor(with: dark)
          == UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).resolvedColor(with: dark))
      // The one for a high contrast is unknown, so that the others remain.
      let high = UITraitCollection(traitsFrom: [light, UITraitCollection(accessibilityContrast: .high)])
      #expect(color.resolvedColor(with: high) == UIColor.systemIndigo.resolvedColor(with: high))
    }
  }

  @Test("With a high contrast a colour is the one made for it; in the dark, one that is made for the dark comes first")
  func contrast() throws {
    try withBundle { bundle in
      let color = try #require(UIColor(named: "brand", in: bundle, compatibleWith: nil))
      func components(_ style: UIUserInterfaceStyle) -> UIColor {
        let high = UITraitCollection(accessibilityContrast: .high)
        return color.resolvedColor(
          with: UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: style), high]))
      }
      #expect(components(.light) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
      #expect(components(.dark) == UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 0.5))
    }
  }

  @Test("Resources name pictures and colours with their bundle, and one that does not exist is empty")
  func resources() throws {
    try withBundle { bundle in
      let boat = ImageResource(name: "boat", bundle: bundle)
      #expect(UIImage(resource: boat).size.width == 2)
      #expect(UIImage(resource: ImageResource(name: "plane", bundle: bundle)).size == .zero)
      #expect(Hosted(Image(boat)).first(UIImageView.self)?.image?.size.width == 2)
      let brand = ColorResource(name: "brand", bundle: bundle)
      let light = UITraitCollection(userInterfaceStyle: .light)
      #expect(UIColor(resource: brand).resolvedColor(with: light) == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
      #expect(Color(brand) == Color("brand", bundle: bundle))
      #expect(
        Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))
          == Color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)))
    }
  }
}
