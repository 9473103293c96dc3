import SwiftUICore
import UIKitCore

/// The pictures and the colours of an app's catalogues, which are read from their source: catalogues are not compiled here.
enum AssetCatalog {
  /// The contents of a set in a catalogue.
  private struct Contents: Decodable {
    struct Picture: Decodable {
      var filename: String?
      var scale: String?
      var appearances: [Appearance]?
    }
    struct Appearance: Decodable {
      var appearance: String?
      var value: String?
    }
    struct Tone: Decodable {
      struct Value: Decodable {
        var components: [String: String]?
        var reference: String?
        private enum CodingKeys: String, CodingKey { case components, reference }
        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          reference = try? container.decode(String.self, forKey: .reference)
          components = try? container.decode([String: String].self, forKey: .components)
          if components == nil, let numbers = try? container.decode([String: Double].self, forKey: .components) {
            components = numbers.mapValues { "\($0)" }
          }
        }
      }
      var color: Value?
      var appearances: [Appearance]?
    }
    struct Properties: Decodable {
      var templateRenderingIntent: String?
      private enum CodingKeys: String, CodingKey { case templateRenderingIntent = "template-rendering-intent" }
    }
    var images: [Picture]?
    var colors: [Tone]?
    var properties: Properties?
  }

  /// The folder of a set: `Name.imageset` in any catalogue of a bundle.
  private static func folder(_ name: String, _ kind: String, in bundle: Bundle?) -> URL? {
    let bundle = bundle ?? .main
    let file = "\(name).\(kind)"
    let roots = [bundle.resourceURL, bundle.bundleURL].compactMap { $0 }
    for root in roots {
      let entries =
        (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil, options: [])) ?? []
      for catalog in entries where catalog.pathExtension == "xcassets" {
        let direct = catalog.appendingPathComponent(file)
        if FileManager.default.fileExists(atPath: direct.path) { return direct }
        guard let walk = FileManager.default.enumerator(atPath: catalog.path) else { continue }
        for case let path as String in walk where path.hasSuffix("/" + file) {
          return catalog.appendingPathComponent(path)
        }
      }
    }
    return nil
  }

  private static func contents(of folder: URL) -> Contents? {
    guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path) else {
      return nil
    }
    return try? JSONDecoder().decode(Contents.self, from: data)
  }

  private static func isDark(_ appearances: [Contents.Appearance]?) -> Bool {
    appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
  }

  /// A colour by its name; `nil` if there is none.
  static func color(named name: String, in bundle: Bundle?, isDark: Bool) -> Color.Resolved? {
    guard let folder = folder(name, "colorset", in: bundle), let colors = contents(of: folder)?.colors else {
      return nil
    }
    let known = colors.filter { $0.color?.components != nil }
    guard
      let parts =
        (known.first { self.isDark($0.appearances) == isDark } ?? known.first { !self.isDark($0.appearances) })?
        .color?.components
    else { return nil }
    func part(_ name: String) -> Float {
      guard let text = parts[name] else { return name == "alpha" ? 1 : Float(parts["white"].map { number($0) } ?? 0) }
      return Float(number(text))
    }
    return Color.Resolved(
      colorSpace: .sRGB, red: part("red"), green: part("green"), blue: part("blue"), opacity: part("alpha"))
  }

  /// A number from 0 to 1, a whole number up to 255, or a hexadecimal one.
  private static func number(_ text: String) -> Double {
    if text.hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
    let number = Double(text) ?? 0
    return text.contains(".") ? number : number / 255
  }

  /// A picture by its name: of a catalogue, or a file. `nil` if there is none.
  @MainActor static func image(named name: String, in bundle: Bundle?, isDark: Bool) -> UIImage? {
    if let folder = folder(name, "imageset", in: bundle), let contents = contents(of: folder) {
      let pictures = (contents.images ?? []).filter { $0.filename != nil }
      let suited = pictures.filter { self.isDark($0.appearances) == isDark }
      let candidates = suited.isEmpty ? pictures : suited
      let wanted = UIScreen.main.scale
      func scale(_ picture: Contents.Picture) -> CGFloat {
        picture.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1
      }
      let best = candidates.min { abs(scale($0) - wanted) < abs(scale($1) - wanted) }
      if let best, let file = best.filename,
        let data = FileManager.default.contents(atPath: folder.appendingPathComponent(file).path),
        let image = UIImage(data: data, scale: scale(best))
      {
        return contents.properties?.templateRenderingIntent == "template"
          ? image.withRenderingMode(.alwaysTemplate) : image
      }
    }
    if let bundle, let root = bundle.resourceURL {
      for ending in ["png", "jpg", "jpeg", "gif", "svg"] {
        for scale in ["", "@2x", "@3x"] {
          if let image = UIImage(contentsOfFile: root.appendingPathComponent("\(name)\(scale).\(ending)").path) {
            return image
          }
        }
      }
    }
    return UIImage(named: name)
  }
}
