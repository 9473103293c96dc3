import Foundation
import SceneSystem

/// A new app, as an Xcode project with a synchronised folder of sources.
package struct AppTemplate: Hashable, Sendable {
  /// What the app's first window is made with.
  package enum Interface: String, CaseIterable, Hashable, Sendable {
    case swiftui, storyboard, code
  }

  /// What the app begins with.
  package enum LifeCycle: String, CaseIterable, Hashable, Sendable {
    /// A type that conforms to `App`.
    case app
    /// An app delegate and a scene delegate.
    case scene
    /// An app delegate alone, as before iOS 13.
    case application
  }

  /// The app's name.
  package let name: String
  /// What its first window is made with.
  package let interface: Interface
  /// What it begins with.
  package let lifeCycle: LifeCycle
  /// Whether it has a target of tests.
  package let hasTests: Bool

  /// Checks the names of an app and its kinds.
  package init(name: String, interface: String, lifeCycle: String? = nil, hasTests: Bool = false) throws(BuilderError) {
    self.name = try Self.checked(name)
    self.interface = try Self.value(interface, option: "--interface")
    let fallback: LifeCycle = self.interface == .swiftui ? .app : .scene
    self.lifeCycle =
      try lifeCycle.map { text throws(BuilderError) in try Self.value(text, option: "--life-cycle") } ?? fallback
    self.hasTests = hasTests
    guard self.lifeCycle != .app || self.interface == .swiftui else {
      throw BuilderError(
        .project, at: "--life-cycle", "An app of the interface \(interface) has no life cycle \u{201C}app\u{201D}.",
        suggestion: "Choose scene or application, or the interface swiftui.")
    }
  }

  /// The module's name, as Xcode derives it.
  package var moduleName: String {
    let text = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return text.first?.isNumber ?? true ? "_" + text : text
  }

  /// The bundle identifier.
  var identifier: String {
    "com.example."
      + String(
        name.unicodeScalars.map {
          $0.isASCII && $0.properties.isAlphabetic || $0.properties.numericType != nil && $0.isASCII
            ? Character($0) : "-"
        })
  }

  /// Whether the app has an Info.plist of its own, with a scene manifest.
  var hasInfoPlist: Bool { lifeCycle == .scene }

  /// Creates the app's folder in another one, and returns its path.
  package func write(to parent: String) throws(BuilderError) -> String {
    let folder = Paths.absolute(parent) + "/" + name
    guard FileStatus(folder, followsLinks: false) == nil else {
      throw BuilderError(
        .project, at: name, "\(folder.oneLine) exists already.", suggestion: "Choose another name, or another folder.")
    }
    for (path, text) in files.sorted(by: { $0.key < $1.key }) { try Files.write(text, to: folder + "/" + path) }
    return folder
  }

  /// All files, by their paths in the app's folder.
  package var files: [String: String] {
    var files = ["\(name).xcodeproj/project.pbxproj": ProjectFileTemplate(self).text]
    let sources = SourceTemplates(self)
    for (path, text) in sources.files { files["\(name)/\(path)"] = text }
    for (path, text) in CatalogTemplate.files { files["\(name)/Assets.xcassets/\(path)"] = text }
    if hasTests { files["\(name)Tests/\(moduleName)Tests.swift"] = sources.tests }
    return files
  }

  private static func checked(_ name: String) throws(BuilderError) -> String {
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || " -_.".unicodeScalars.contains(scalar)
    }
    let module = String(name.filter { $0.isLetter || $0.isNumber })
    guard isPlain, !module.isEmpty, name.first != ".", name.first != "-", name.first != " ", name.last != " ",
      name.utf8.count <= 100
    else {
      throw BuilderError(
        .project, at: "NAME", "\u{201C}\(name.oneLine)\u{201D} cannot be the name of an app.",
        suggestion:
          "It has letters, digits, blanks, hyphens and dots, begins with a letter or a digit, and has at most 100 bytes."
      )
    }
    guard !SystemModules.all.contains(name) else {
      throw BuilderError(
        .project, at: "NAME", "\(name) is the name of a module that apps import.", suggestion: "Choose another one.")
    }
    return name
  }

  private static func value<Kind: CaseIterable & RawRepresentable>(
    _ text: String, option: String
  ) throws(BuilderError) -> Kind where Kind.RawValue == String {
    if let kind = Kind(rawValue: text) { return kind }
    let known = Kind.allCases.map(\.rawValue).joined(separator: ", ")
    throw BuilderError(
      .project, at: option, "There is no kind \u{201C}\(text.oneLine)\u{201D}.", suggestion: "Known are \(known).")
  }
}
