package import Foundation
import RuntimeLogging
import SceneManifest
import Synchronization
import ViewBacking

/// The pictures, the colours and the data of an app's catalogues, which are read from their source: catalogues are not compiled here.
package enum AssetCatalog {
  /// The contents of a set in a catalogue.
  fileprivate struct Contents: Decodable {
    struct Picture: Decodable {
      var filename: String?
      var scale: String?
      var appearances: [Appearance]?
      var resizing: Slicing?
      var alignment: Insets?
      private enum CodingKeys: String, CodingKey {
        case filename, scale, appearances, resizing, alignment = "alignment-insets"
      }
    }
    /// In pixels.
    struct Insets: Decodable {
      var top: Double?
      var left: Double?
      var bottom: Double?
      var right: Double?

      func insets(scale: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(
          top: (top ?? 0) / scale, left: (left ?? 0) / scale, bottom: (bottom ?? 0) / scale,
          right: (right ?? 0) / scale)
      }
    }
    struct Slicing: Decodable {
      struct Center: Decodable { var mode: String? }
      var center: Center?
      var insets: Insets?
      private enum CodingKeys: String, CodingKey { case center, insets = "cap-insets" }
    }
    struct Appearance: Decodable {
      var appearance: String?
      var value: String?
    }
    struct Tone: Decodable {
      struct Value: Decodable {
        var components: [String: String]?
        /// The name of a colour of the system.
        var reference: String?
        var space: String?
        private enum CodingKeys: String, CodingKey { case components, reference, space = "color-space" }
        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          reference = try? container.decode(String.self, forKey: .reference)
          space = try? container.decode(String.self, forKey: .space)
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
    struct File: Decodable {
      var filename: String?
      var type: String?
      private enum CodingKeys: String, CodingKey { case filename, type = "universal-type-identifier" }
    }
    var images: [Picture]?
    var colors: [Tone]?
    var data: [File]?
    var properties: Properties?
  }

  /// The folders of an app's files, and what was found in them.
  private struct Store {
    var appFolders: [String] = []
    /// The bundle of the app that was started last.
    var appBundle: AppBundle?
    /// The folders of sets by `Name.imageset`, for each folder that has catalogues.
    var sets: [String: [String: URL]] = [:]
    var contents: [URL: Contents] = [:]
    var images: [URL: Data] = [:]
    /// The files of pictures that are none, which have been reported.
    var unreadable: Set<URL> = []
    /// The app's files by the names of pictures; `nil` for those that do not exist.
    var files: [String: URL?] = [:]
  }

  private static let store = Mutex(Store())

  /// Sets the bundle in which the catalogues of the app itself are.
  static func use(_ bundle: AppBundle) {
    store.withLock { store in
      if store.appFolders != bundle.resourceFolders { store.files = [:] }
      store.appFolders = bundle.resourceFolders
      store.appBundle = bundle
    }
  }

  /// The bundle of the app that was started last.
  static var appBundle: AppBundle? { store.withLock { $0.appBundle } }

  /// The file of a picture, which is searched once for each name.
  static func file(named name: String, search: () -> URL?) -> URL? {
    if let known = store.withLock({ $0.files[name] }) { return known }
    let found = search()
    store.withLock { $0.files[name] = .some(found) }
    return found
  }

  /// The folders of a bundle, or of the app, and how deep catalogues are searched in them.
  private static func roots(of bundle: Bundle?) -> [(folder: String, depth: Int)] {
    let bundle = bundle ?? .main
    let own = [bundle.resourceURL, bundle.bundleURL].compactMap { $0.map { ($0.path, 0) } }
    return bundle == .main ? store.withLock { $0.appFolders.map { ($0, 3) } } + own : own
  }

  /// The folder of a set: `Name.imageset` in any catalogue of a bundle, or in a folder of a catalogue with its name.
  private static func folder(_ name: String, _ kind: String, in bundle: Bundle?) -> URL? {
    let file = "\(name).\(kind)"
    for root in roots(of: bundle) {
      if let found = sets(in: root.folder, depth: root.depth)[file] { return found }
    }
    return nil
  }

  private static func sets(in root: String, depth: Int) -> [String: URL] {
    if let known = store.withLock({ $0.sets[root] }) { return known }
    var sets: [String: URL] = [:]
    for catalog in catalogs(in: URL(fileURLWithPath: root, isDirectory: true), depth: depth) {
      guard let walk = FileManager.default.enumerator(atPath: catalog.path) else { continue }
      for case let path as String in walk
      where [".imageset", ".colorset", ".dataset"].contains(where: path.hasSuffix) {
        let folder = catalog.appendingPathComponent(path)
        let name = folder.lastPathComponent
        if sets[name] == nil { sets[name] = folder }
        if sets[path] == nil { sets[path] = folder }
      }
    }
    store.withLock { $0.sets[root] = sets }
    return sets
  }

  private static func catalogs(in folder: URL, depth: Int) -> [URL] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var catalogs: [URL] = []
    for name in entries.sorted() where !name.hasPrefix(".") {
      let entry = folder.appendingPathComponent(name)
      if name.hasSuffix(".xcassets") {
        catalogs.append(entry)
      } else if depth > 0 {
        catalogs += self.catalogs(in: entry, depth: depth - 1)
      }
    }
    return catalogs
  }

  private static func contents(of folder: URL) -> Contents? {
    if let known = store.withLock({ $0.contents[folder] }) { return known }
    guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    store.withLock { $0.contents[folder] = contents }
    return contents
  }

  /// The appearance for which a colour or a picture is searched.
  package struct Appearance: Hashable, Sendable {
    package var isDark: Bool
    package var isHighContrast: Bool

    package init(isDark: Bool, isHighContrast: Bool = false) {
      self.isDark = isDark
      self.isHighContrast = isHighContrast
    }

    /// The appearance of an environment.
    package init(_ traits: UITraitCollection) {
      self.init(isDark: traits.userInterfaceStyle == .dark, isHighContrast: traits.accessibilityContrast == .high)
    }

    /// An environment with the appearance.
    fileprivate var traits: UITraitCollection {
      UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
        UITraitCollection(accessibilityContrast: isHighContrast ? .high : .normal),
      ])
    }

    /// How well an entry of a catalogue fits: more for one that is made for more of the appearance, of which light or dark counts most; `nil` for
    /// one that is made for another appearance.
    fileprivate func fit(of entry: [Contents.Appearance]?) -> Int? {
      var fit = 0
      for part in entry ?? [] {
        switch (part.appearance, part.value) {
        case ("luminosity", let value):
          guard (value == "dark") == isDark else { return nil }
          fit += 2
        case ("contrast", "high"):
          guard isHighContrast else { return nil }
          fit += 1
        default: break
        }
      }
      return fit
    }
  }

  /// The entries that fit best; all if none fits.
  private static func best<Entry>(
    of entries: [Entry], for appearance: Appearance, _ appearances: (Entry) -> [Contents.Appearance]?
  ) -> [Entry] {
    guard let fit = entries.compactMap({ appearance.fit(of: appearances($0)) }).max() else { return entries }
    return entries.filter { appearance.fit(of: appearances($0)) == fit }
  }

  /// A picture's bytes. The last ones that were read are kept, up to 32 MB.
  static func data(at url: URL) -> Data? {
    if let known = store.withLock({ $0.images[url] }) { return known }
    guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
    store.withLock { store in
      if store.images.values.reduce(data.count, { $0 + $1.count }) > 32 << 20 { store.images = [:] }
      store.images[url] = data
    }
    return data
  }

  /// The components of a colour in sRGB, from 0 to 1.
  package struct Components: Equatable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var opacity: Double

    fileprivate init(red: Double, green: Double, blue: Double, opacity: Double) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    /// The components of a fixed colour.
    fileprivate init(_ color: UIColor) {
      let value = RGBA(color, in: .current)
      self.init(red: value.red, green: value.green, blue: value.blue, opacity: value.alpha)
    }
  }

  /// A colour by its name; `nil` if there is none.
  package static func color(named name: String, in bundle: Bundle?, for appearance: Appearance) -> Components? {
    guard let folder = folder(name, "colorset", in: bundle), let colors = contents(of: folder)?.colors else {
      return nil
    }
    let known = colors.compactMap { tone in
      tone.color.flatMap { $0.components != nil || systemColor($0) != nil ? (tone.appearances, $0) : nil }
    }
    guard let color = best(of: known, for: appearance, \.0).first?.1 else { return nil }
    guard let parts = color.components else {
      return systemColor(color).map { Components($0.resolvedColor(with: appearance.traits)) }
    }
    func part(_ name: String) -> Double {
      if name == "alpha" { return parts[name].flatMap { Double($0) } ?? 1 }
      guard let text = parts[name] else { return parts["white"].map { number($0) } ?? 0 }
      return number(text)
    }
    let (red, green, blue, opacity) = (part("red"), part("green"), part("blue"), part("alpha"))
    guard color.space == "display-p3" else { return Components(red: red, green: green, blue: blue, opacity: opacity) }
    return Components(UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity))
  }

  private static func systemColor(_ value: Contents.Tone.Value) -> UIColor? {
    // The tint colour may itself be a colour of the catalogue.
    value.reference.flatMap { $0 == "tintColor" ? nil : UIColor.systemColors[$0] }
  }

  /// A number from 0 to 1, a whole number up to 255, or a hexadecimal one.
  private static func number(_ text: String) -> Double {
    if text.hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
    let number = Double(text) ?? 0
    return text.contains(".") ? number : number / 255
  }

  /// The file of a data set by its name, and the identifier of its type; `nil` if there is none.
  static func dataFile(named name: String, in bundle: Bundle?) -> (url: URL, type: String?)? {
    guard !name.isEmpty, let folder = folder(name, "dataset", in: bundle),
      let file = contents(of: folder)?.data?.first(where: { $0.filename != nil }), let filename = file.filename,
      !filename.contains("/")
    else { return nil }
    return (folder.appendingPathComponent(filename), file.type)
  }

  /// The picture in a file of a catalogue; `nil` for one that cannot be read, with a line in the log.
  private static func picture(_ file: URL, _ scale: CGFloat) -> UIImage? {
    guard let data = data(at: file) else { return nil }
    if let image = UIImage(data: data, scale: scale) ?? UIImage(pdf: data) { return image }
    if store.withLock({ $0.unreadable.insert(file).inserted }) {
      RuntimeLog.write(
        "The size of the picture \(file.lastPathComponent) in \(file.deletingLastPathComponent().lastPathComponent) cannot be "
          + "read, so it is not shown: it is no PNG, JPEG, GIF, BMP, SVG or PDF file, or a PDF file whose page is compressed."
      )
    }
    return nil
  }

  /// A picture by its name, the one nearest to a scale: of a catalogue, or a file. `nil` if there is none.
  package static func image(
    named name: String, in bundle: Bundle?, for appearance: Appearance, scale wanted: CGFloat
  ) -> UIImage? {
    if !name.isEmpty, let folder = folder(name, "imageset", in: bundle), let contents = contents(of: folder) {
      let pictures = (contents.images ?? []).filter { $0.filename != nil }
      let candidates = best(of: pictures, for: appearance, \.appearances)
      func scale(_ picture: Contents.Picture) -> CGFloat {
        picture.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1
      }
      let best = candidates.min { abs(scale($0) - wanted) < abs(scale($1) - wanted) }
      if let best, let file = best.filename, let image = picture(folder.appendingPathComponent(file), scale(best)) {
        var resizing = UIImage.Resizing()
        resizing.capInsets = best.resizing?.insets?.insets(scale: image.scale)
        resizing.mode = best.resizing == nil || best.resizing?.center?.mode == "tile" ? .tile : .stretch
        resizing.alignment = best.alignment?.insets(scale: image.scale) ?? .zero
        let resizable = resizing == UIImage.Resizing() ? image : image.with(resizing)
        return contents.properties?.templateRenderingIntent == "template"
          ? resizable.withRenderingMode(.alwaysTemplate) : resizable
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
    return UIImage(fileNamed: name)
  }
}
