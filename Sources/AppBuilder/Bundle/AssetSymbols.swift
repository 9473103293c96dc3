import Foundation
import SceneSystem
package import XcodeProject

/// The symbols that Xcode generates for the pictures and colours of asset catalogues (`.boat`, `UIColor.accent`).
package struct AssetSymbols: Hashable, Sendable {
  /// The name of the file with them.
  static let fileName = "GeneratedAssetSymbols.swift"
  private static let limits = (assets: 20_000, depth: 32)

  /// The names of pictures, with their namespaces, in alphabetical order.
  package private(set) var images: [String] = []
  /// The names of colours, with their namespaces, in alphabetical order.
  package private(set) var colors: [String] = []

  /// The symbols of the catalogues among the resources.
  package init(_ resources: [ProjectTarget.Resource]) {
    for resource in resources where resource.path.hasSuffix(".xcassets") { visit(resource.path, prefix: "", depth: 0) }
    images.sort()
    colors.sort()
  }

  private mutating func visit(_ folder: String, prefix: String, depth: Int) {
    guard depth < Self.limits.depth, images.count + colors.count < Self.limits.assets else { return }
    for name in Files.names(in: folder) where Files.isFolder(folder + "/" + name) {
      let path = folder + "/" + name
      if name.hasSuffix(".imageset") {
        images.append(prefix + name.dropLast(9))
      } else if name.hasSuffix(".colorset") {
        colors.append(prefix + name.dropLast(9))
      } else if !name.contains(".") {
        visit(path, prefix: Self.providesNamespace(path) ? prefix + name + "/" : prefix, depth: depth + 1)
      }
    }
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = root["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }

  /// The source with the symbols, or `nil` if there are none.
  ///
  /// - Parameters:
  ///   - hasSwiftUI: Whether the module imports SwiftUI.
  ///   - extendsClasses: Whether `UIColor`, `UIImage` and `Color` have the names too.
  package func source(hasSwiftUI: Bool, extendsClasses: Bool) -> String? {
    let images = Self.tree(images, ending: "Image")
    let colors = Self.tree(colors, ending: "Color")
    guard !images.isEmpty || !colors.isEmpty else { return nil }
    var text = "// Written by proscenium for the names of asset catalogues.\nimport Foundation\nimport UIKit\n"
    if hasSwiftUI { text += "import SwiftUI\n" }
    text += Self.resources("ImageResource", images) + Self.resources("ColorResource", colors)
    guard extendsClasses else { return text }
    text += Self.extensions("UIKit.UIImage", "UIKit.UIImage", images, omitting: [])
    text += Self.extensions("UIKit.UIColor", "UIKit.UIColor", colors, omitting: Self.systemColors)
    if hasSwiftUI {
      text += Self.extensions("SwiftUI.Color", "SwiftUI.Color", colors, omitting: Self.systemColors)
      text += Self.extensions(
        "SwiftUI.ShapeStyle where Self == SwiftUI.Color", "SwiftUI.Color", colors, omitting: Self.systemColors)
    }
    return text
  }

  // MARK: Text

  /// A name in a namespace: its symbol, the asset's name, or the names below it.
  private struct Entry {
    var symbol: String
    var asset: String?
    var inner: [Entry] = []
  }

  private static func tree(_ names: [String], ending: String) -> [Entry] {
    var entries: [Entry] = []
    var seen: Set<String> = []
    for name in names {
      let parts = name.split(separator: "/").map(String.init)
      guard let last = parts.last, let symbol = symbol(last, ending: ending) else { continue }
      let spaces = parts.dropLast().compactMap {
        self.symbol($0, ending: "").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      }
      guard seen.insert((spaces + [symbol]).joined(separator: ".")).inserted else { continue }
      add(Entry(symbol: symbol, asset: name), in: spaces[...], to: &entries)
    }
    return entries
  }

  private static func add(_ entry: Entry, in spaces: ArraySlice<String>, to entries: inout [Entry]) {
    guard let space = spaces.first else { return entries.append(entry) }
    let index = entries.firstIndex { $0.symbol == space } ?? entries.count
    if index == entries.count { entries.append(Entry(symbol: space)) }
    add(entry, in: spaces.dropFirst(), to: &entries[index].inner)
  }

  /// The symbol for an asset: its words in camel case, without `Image` or `Color` at the end.
  ///
  /// Words are separated by what is neither a letter nor a digit, and by a digit before a letter: `favicon-32x32` is `favicon32X32`. The first
  /// word is lowercase: `QR Icons` is `qrIcons`. A name that is all uppercase stays as it is.
  static func symbol(_ name: String, ending: String) -> String? {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return nil }
    var text = words.count == 1 && first.count > 1 && first.allSatisfy(\.isUppercase) ? String(first) : lowered(first)
    for word in words.dropFirst() { text += capitalized(word) }
    if !ending.isEmpty, text.hasSuffix(ending), text.count > ending.count { text.removeLast(ending.count) }
    if text.first?.isNumber ?? false { text = "_" + text }
    return SwiftLiteral.isModuleName(text) ? text : nil
  }

  /// A word whose letters after digits are uppercase.
  private static func separated(_ word: Substring) -> String {
    word.reduce(into: "") { $0 += $0.last?.isNumber ?? false ? $1.uppercased() : String($1) }
  }

  private static func capitalized(_ word: Substring) -> String {
    let text = separated(word)
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The first word of a symbol: the uppercase letters at its start become lowercase, except for the one that begins the next word.
  private static func lowered(_ word: Substring) -> String {
    let text = separated(word)
    let digits = word.prefix(while: \.isNumber)
    guard digits.isEmpty else {
      // `3C` and `3c` have different symbols.
      let isCapital = word.dropFirst(digits.count).first?.isUppercase ?? false
      return digits + (isCapital ? "_" : "") + text.dropFirst(digits.count)
    }
    let capitals = text.prefix(while: \.isUppercase)
    let beginsWord = text.dropFirst(capitals.count).first?.isLowercase ?? false
    let small = capitals.count > 1 && beginsWord ? capitals.dropLast() : capitals
    return small.lowercased() + text.dropFirst(small.count)
  }

  private static func resources(_ type: String, _ entries: [Entry]) -> String {
    entries.isEmpty ? "" : "\nextension \(type) {\n\(lines(entries, type, indentation: "  "))}\n"
  }

  private static func lines(_ entries: [Entry], _ type: String, indentation: String) -> String {
    entries.map { entry in
      guard let asset = entry.asset else {
        return
          "\(indentation)enum `\(entry.symbol)` {\n\(lines(entry.inner, type, indentation: indentation + "  "))\(indentation)}\n"
      }
      return
        "\(indentation)nonisolated static let `\(entry.symbol)` = \(type)(name: \(SwiftLiteral.string(asset)), bundle: .main)\n"
    }.joined()
  }

  private static func extensions(
    _ extended: String, _ type: String, _ entries: [Entry], omitting known: Set<String>
  ) -> String {
    let own = entries.filter { $0.asset != nil && !known.contains($0.symbol) }
    guard !own.isEmpty else { return "" }
    let resource = type.hasSuffix("Image") ? "ImageResource" : "ColorResource"
    let label = type.hasPrefix("SwiftUI") ? "" : "resource: "
    let lines = own.map { entry in
      "  nonisolated static var `\(entry.symbol)`: \(type) { \(type)(\(label)\(resource).`\(entry.symbol)`) }\n"
    }
    return "\nextension \(extended) {\n\(lines.joined())}\n"
  }

  /// The names that colours have already.
  private static let systemColors: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "indigo", "label",
    "lightGray", "link",
    "magenta", "mint", "orange", "pink", "primary", "purple", "quaternaryLabel", "red", "secondary", "secondaryLabel",
    "separator", "systemBackground", "systemBlue", "systemFill", "systemGray", "systemGreen", "systemRed", "teal",
    "tertiaryLabel", "tint", "tintColor", "white", "yellow",
  ]
}
