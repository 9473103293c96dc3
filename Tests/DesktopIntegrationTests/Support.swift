import Foundation
import SceneManifest
import SceneSystem
import TestSupport

@testable import DesktopIntegration

extension SeededGenerator {
  /// A text of at most this many characters, most of them special in some format.
  mutating func text(
    _ length: Int = 12, of alphabet: String = "ab09 .-_\\\"'$`%;=[]#~&|<>()*?\n\t\ré🙂\u{2028}"
  ) -> String {
    let characters = Array(alphabet.unicodeScalars)
    return String(String.UnicodeScalarView((0..<below(length + 1)).map { _ in characters[below(characters.count)] }))
  }
}

/// A PNG header for a picture of this size, followed by nothing that a header's reader needs.
func png(_ width: Int, _ height: Int? = nil, kind: String = "IHDR", mark: UInt8 = 0) -> Data {
  func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
  return Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + number(13) + Array(kind.utf8) + number(width)
      + number(height ?? width) + [8, 2, 0, 0, 0, mark])
}

/// Runs a tool with these arguments; `nil` if it is not installed.
func output(of tool: String, _ arguments: [String]) throws -> (status: Int32, text: String)? {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  guard let path = folders.map({ "\($0)/\(tool)" }).first(where: FileManager.default.isExecutableFile) else {
    return nil
  }
  let result = try ProcessResult(path, arguments, mergesErrors: true)
  return (result.status, result.output)
}

/// An app with every Info.plist entry that the desktop uses.
func letters(_ more: [String: PropertyListValue] = [:]) -> InstallableApp {
  let entries: [String: PropertyListValue] = [
    "CFBundleIdentifier": .string("org.example.letters"), "CFBundleDisplayName": .string("Letters & more"),
    "LSApplicationCategoryType": .string("public.app-category.productivity"),
    "CFBundleURLTypes": .array([.dictionary(["CFBundleURLSchemes": .array([.string("Letters")])])]),
    "CFBundleDocumentTypes": .array([
      .dictionary(["LSItemContentTypes": .array([.string("org.example.letter"), .string("public.plain-text")])])
    ]),
    "UTExportedTypeDeclarations": .array([
      .dictionary([
        "UTTypeIdentifier": .string("org.example.letter"), "UTTypeDescription": .string("Letter"),
        "UTTypeConformsTo": .array([.string("public.plain-text")]),
        "UTTypeTagSpecification": .dictionary(["public.filename-extension": .array([.string("letter")])]),
      ])
    ]),
    "UIApplicationShortcutItems": .array([
      .dictionary([
        "UIApplicationShortcutItemType": .string("org.example.compose"),
        "UIApplicationShortcutItemTitle": .string("COMPOSE"),
      ])
    ]),
    "UIApplicationSceneManifest": .dictionary(["UIApplicationSupportsMultipleScenes": .boolean(true)]),
  ]
  let infoPlist = InfoPlist(entries.merging(more) { $1 })
  var app = InstallableApp(
    bundleIdentifier: infoPlist.bundleIdentifier ?? "", executable: "/opt/My Apps/letters", infoPlist: infoPlist)
  app.isDBusActivatable = true
  app.localizations.tables = ["de": ["CFBundleDisplayName": "Briefe", "Letter": "Brief", "COMPOSE": "Neuer Brief"]]
  return app
}
