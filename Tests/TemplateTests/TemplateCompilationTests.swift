import Foundation
import TestTraits
import Testing

/// A version of Xcode's template, and its build settings.
struct GeneratedProject: CustomTestStringConvertible {
  /// The versions, by the name of their release.
  var versions: String
  /// The folder in `Tests/Fixtures/Templates`.
  var folder: String
  /// The Swift language mode.
  var mode: Int
  /// Build settings that came with a version.
  var settings: [String] = []

  var testDescription: String { "Xcode \(versions), \(folder), Swift \(mode)" }

  /// Xcode 26: everything is isolated to the main actor, approachable concurrency, and members are visible only of imported modules.
  private static func settings26(mode: Int) -> [String] {
    var features = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault", "MemberImportVisibility"]
    // Swift 6 includes these, and reports them as redundant.
    if mode == 5 {
      features += ["DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures"]
    }
    return ["-default-isolation", "MainActor"] + features.flatMap { ["-enable-upcoming-feature", $0] }
  }

  /// All that compile. `@UIApplicationMain` is an error in Swift 6, which Xcode 11 did not have.
  static let all: [GeneratedProject] =
    [
      GeneratedProject(versions: "11", folder: "Xcode11Storyboard", mode: 5),
      GeneratedProject(versions: "12", folder: "Xcode12Storyboard", mode: 5),
      GeneratedProject(versions: "11", folder: "Xcode11SwiftUI", mode: 5),
      GeneratedProject(versions: "12", folder: "Xcode12SwiftUI", mode: 5),
      GeneratedProject(versions: "12", folder: "Xcode12SwiftUI", mode: 6),
    ]
    + [5, 6].flatMap { mode in
      [
        GeneratedProject(versions: "13, 15, 16", folder: "Xcode13Storyboard", mode: mode),
        GeneratedProject(versions: "13, 15, 16", folder: "XcodeProgrammatic", mode: mode),
        GeneratedProject(versions: "12, 13", folder: "Xcode12SwiftUIApp", mode: mode),
        GeneratedProject(versions: "14", folder: "Xcode14SwiftUIApp", mode: mode),
        GeneratedProject(versions: "15, 16", folder: "Xcode15SwiftUIApp", mode: mode),
        GeneratedProject(
          versions: "26, 27", folder: "Xcode15SwiftUIApp", mode: mode, settings: settings26(mode: mode)),
        GeneratedProject(
          versions: "26, 27", folder: "Xcode13Storyboard", mode: mode, settings: settings26(mode: mode)),
        GeneratedProject(
          versions: "26, 27", folder: "XcodeProgrammatic", mode: mode, settings: settings26(mode: mode)),
      ]
    }

  /// Paths of its files, all of them or the named one.
  func files(_ name: String? = nil, testFile: String = #filePath) throws -> [String] {
    let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Templates/\(folder)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") && (name == nil || $0 == name) }.map { folder.appendingPathComponent($0).path }
  }

  func check(_ name: String? = nil) throws -> TypeChecker.Verdict {
    try TypeChecker.shared.get().check(files(name), settings: ["-swift-version", "\(mode)"] + settings)
  }
}

@Suite("Xcode's templates compile unchanged", .waitsForProcesses) struct TemplateCompilationTests {
  @Test("Every project compiles, without a warning", arguments: GeneratedProject.all)
  func compiles(project: GeneratedProject) throws {
    let verdict = try project.check()
    #expect(verdict.isAccepted, "\(verdict.messages)")
    #expect(verdict.messages.isEmpty)
  }

  @Test("In Swift 6 mode the compiler refuses @UIApplicationMain and names the attribute to use instead")
  func oldAttribute() throws {
    let verdict = try GeneratedProject(versions: "11", folder: "Xcode11Storyboard", mode: 6).check()
    #expect(!verdict.isAccepted)
    #expect(verdict.messages.contains("use '@main' instead"))
  }
}
