import Foundation
import SceneSystem
import Testing

@testable import SceneManifest

extension SeededGenerator {
  fileprivate mutating func chance(_ one: Int, in all: Int) -> Bool { Int.random(in: 0..<all, using: &self) < one }

  fileprivate mutating func text() -> String {
    let letters = Array("abcXYZ09 .-_ßéあ😀<&\"\n")
    return String((0..<Int.random(in: 1...20, using: &self)).map { _ in letters.randomElement(using: &self)! })
  }

  fileprivate mutating func value(depth: Int) -> PropertyListValue {
    switch Int.random(in: 0..<(depth > 3 ? 6 : 8), using: &self) {
    case 0: .string(text())
    case 1: .boolean(.random(using: &self))
    case 2: .integer(Int.random(in: .min ... .max, using: &self) >> Int.random(in: 0...63, using: &self))
    case 3: .real(Double(Int.random(in: -9_999...9_999, using: &self)) / 8 + 0.0625)
    case 4: .date(Date(timeIntervalSinceReferenceDate: Double(Int.random(in: -9_999_999...9_999_999, using: &self))))
    case 5: .data(Data((0..<Int.random(in: 0...40, using: &self)).map { _ in UInt8.random(in: 0...255, using: &self) }))
    case 6: .array((0..<Int.random(in: 0...20, using: &self)).map { _ in value(depth: depth + 1) })
    default: .dictionary(entries(depth: depth))
    }
  }

  fileprivate mutating func entries(depth: Int) -> [String: PropertyListValue] {
    var entries: [String: PropertyListValue] = [:]
    for _ in 0..<Int.random(in: 0...20, using: &self) { entries[text()] = value(depth: depth + 1) }
    return entries
  }

  /// A manifest's value that is more often valid than not.
  fileprivate mutating func manifest() -> PropertyListValue {
    if chance(1, in: 20) { return value(depth: 3) }
    var entries: [String: PropertyListValue] = [:]
    if chance(1, in: 2) { entries["UIApplicationSupportsMultipleScenes"] = .boolean(.random(using: &self)) }
    if chance(1, in: 20) { entries[text()] = value(depth: 3) }
    var roles: [String: PropertyListValue] = [:]
    for role in SessionRole.knownRoles.map(\.rawValue).sorted() where chance(1, in: 4) {
      var configurations: [PropertyListValue] = []
      for index in 0..<Int.random(in: 1...3, using: &self) {
        configurations.append(chance(1, in: 20) ? value(depth: 3) : configuration(index: index))
      }
      roles[role] = .array(configurations)
    }
    if chance(1, in: 20) { roles[text()] = value(depth: 3) }
    entries["UISceneConfigurations"] = chance(1, in: 20) ? value(depth: 3) : .dictionary(roles)
    return .dictionary(entries)
  }

  private mutating func configuration(index: Int) -> PropertyListValue {
    var entries: [String: PropertyListValue] = [
      "UISceneConfigurationName": .string("Configuration \(index)"),
      "UISceneDelegateClassName": .string("App.SceneDelegate\(index)"),
    ]
    if chance(1, in: 3) { entries["UISceneStoryboardFile"] = .string("Main") }
    if chance(1, in: 20) { entries["UISceneConfigurationName"] = value(depth: 3) }
    if chance(1, in: 20) { entries["UISceneDelegateClassName"] = nil }
    if chance(1, in: 20) { entries[text()] = value(depth: 3) }
    return .dictionary(entries)
  }
}

@Suite("Properties of every Info.plist")
struct PropertyTests {
  private static let seeds: [UInt64] = (1...300).map { $0 }

  @Test("Binary and XML files are read back with the values that were written")
  func roundTrip() throws {
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      let entries = generator.entries(depth: 0)
      let written = PropertyListValue.dictionary(entries).foundationValue
      for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
        let bytes = try PropertyListSerialization.data(fromPropertyList: written, format: format, options: 0)
        let read = InfoPlist(try PropertyListReading.dictionary(from: bytes, file: "Info.plist"))
        #expect(read.entries == entries, "seed \(seed), \(format)")
      }
    }
  }

  @Test("Every lost or doubtful value has a diagnostic; values without one are complete")
  func nothingIsLostSilently() throws {
    var complete = 0
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      let value = generator.manifest()
      let plist = InfoPlist(["CFBundleIdentifier": .string("a"), "UIApplicationSceneManifest": value])
      let manifest = try #require(plist.sceneManifest, "seed \(seed)")
      guard plist.diagnostics.allSatisfy({ $0.severity == .note }) else { continue }
      complete += 1
      let roles = value.dictionary?["UISceneConfigurations"]?.dictionary ?? [:]
      #expect(Set(manifest.roles.map(\.rawValue)) == Set(roles.keys), "seed \(seed)")
      for (role, configurations) in roles {
        let names = configurations.array?.map { $0.dictionary?["UISceneConfigurationName"]?.string }
        let delegates = configurations.array?.map { $0.dictionary?["UISceneDelegateClassName"]?.string }
        let found = manifest.configurations(for: SessionRole(rawValue: role))
        #expect(found.map(\.name) == names, "seed \(seed)")
        #expect(found.map(\.delegateClassName) == delegates, "seed \(seed)")
      }
      let expected = value.dictionary?["UIApplicationSupportsMultipleScenes"]?.boolean ?? false
      #expect(manifest.supportsMultipleScenes == expected, "seed \(seed)")
    }
    #expect(complete > 50 && complete < 290)
  }

  @Test("C-01, C-06: the default, the first and the app's default configuration are the same")
  func defaultsAgree() {
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      let plist = InfoPlist(["UIApplicationSceneManifest": generator.manifest()])
      let app = plist.installedApp(delegateImplementsConfiguration: false)
      #expect(app.adoption == .scenes, "seed \(seed)")
      for role in plist.sceneManifest?.roles ?? [] {
        let first = plist.sceneManifest?.configurations(for: role).first
        #expect(first != nil, "seed \(seed)")
        #expect(plist.sceneManifest?.defaultConfiguration(for: role) == first, "seed \(seed)")
        #expect(plist.sceneManifest?.configuration(named: nil, role: role) == first, "seed \(seed)")
        #expect(app.defaultConfigurations[role] == first, "seed \(seed)")
      }
    }
  }

  @Test("Every diagnostic is one line of whole sentences with file, severity and place")
  func diagnosticsAreLines() {
    var seen = 0
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      let plist = InfoPlist(["UIApplicationSceneManifest": generator.manifest()], file: "App/Info.plist")
      for diagnostic in plist.diagnostics {
        seen += 1
        let line = diagnostic.description
        #expect(
          line.hasPrefix("App/Info.plist: \(diagnostic.severity.rawValue): UIApplicationSceneManifest")
            || diagnostic.keyPath == "CFBundleIdentifier", "seed \(seed): \(line)")
        #expect(line.hasSuffix("."), "seed \(seed): \(line)")
        #expect(!line.contains("\n"), "seed \(seed): \(line)")
      }
    }
    #expect(seen > 300)
  }

  @Test("Values of any type for every known key give diagnostics and never trap")
  func wrongTypesEverywhere() {
    let keys = [
      "CFBundleIdentifier", "CFBundleName", "CFBundleDisplayName", "CFBundleExecutable", "CFBundleShortVersionString",
      "CFBundleVersion", "NSPrincipalClass", "UIMainStoryboardFile", "UILaunchStoryboardName", "NSUserActivityTypes",
      "CFBundleURLTypes", "LSApplicationQueriesSchemes", "CFBundleDocumentTypes", "LSSupportsOpeningDocumentsInPlace",
      "UIBackgroundModes", "UIApplicationShortcutItems", "UIApplicationSceneManifest",
    ]
    for key in keys {
      var entries: [String: PropertyListValue] = ["CFBundleIdentifier": .string("a")]
      entries[key] = .date(Date(timeIntervalSince1970: 0))
      let plist = InfoPlist(entries)
      #expect(plist.diagnostics.count == 1, "\(key)")
      #expect(plist.diagnostics.first?.keyPath == key)
      #expect(plist.diagnostics.first?.severity == .error)
      #expect(plist.diagnostics.first?.found == "a date")
    }
  }
}
