import SceneSystem
package import XcodeProject

/// The compiler's options of a target, as settings of a manifest.
package struct SwiftSettings: Hashable, Sendable {
  /// The settings, as expressions.
  package private(set) var expressions: [String] = []
  /// What is not used, as sentences.
  package private(set) var notes: [String] = []

  /// The settings for a target.
  ///
  /// - Parameter modules: The modules that the target imports.
  package init(_ options: ProjectTarget.SwiftOptions, modules: Set<String>) {
    expressions.append(".swiftLanguageMode(\(mode(options.languageMode)))")
    for name in options.conditions.map(Self.conditionName) {
      guard SwiftLiteral.isModuleName(name) else {
        notes.append("The condition \u{201C}\(name.oneLine)\u{201D} is no identifier and is not used.")
        continue
      }
      expressions.append(".define(\(SwiftLiteral.string(name)))")
    }
    for name in options.upcomingFeatures { feature("enableUpcomingFeature", name) }
    for name in options.experimentalFeatures { feature("enableExperimentalFeature", name) }
    var flags: [String] = []
    if let isolation = options.defaultIsolation, isolation == "MainActor" {
      flags += ["-default-isolation", "MainActor"]
    }
    if let level = options.strictConcurrency, ["minimal", "targeted", "complete"].contains(level) {
      flags.append("-strict-concurrency=\(level)")
    }
    flags += compilerFlags(options.otherFlags)
    flags += ["-Xfrontend", "-import-module", "-Xfrontend", SystemModules.foundationOverlay]
    for module in modules.sorted() {
      if let name = SystemModules.overlays[module] { flags += ["-module-alias", "\(module)=\(name)"] }
    }
    expressions.append(".unsafeFlags(\(SwiftLiteral.array(flags)))")
  }

  private func mode(_ version: String) -> String {
    switch version.split(separator: ".").first.flatMap({ Int($0) }) {
    case 4: version.hasPrefix("4.2") ? ".v4_2" : ".v4"
    case .some(6...): ".v6"
    default: ".v5"
    }
  }

  /// The name in `NAME` or `NAME=1`, which Xcode accepts.
  private static func conditionName(_ text: String) -> String { String(text.prefix { $0 != "=" }) }

  private mutating func feature(_ function: String, _ name: String) {
    guard !name.isEmpty, name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return }
    expressions.append(".\(function)(\(SwiftLiteral.string(name)))")
  }

  /// The words of `OTHER_SWIFT_FLAGS` that have a meaning here. Those that name frameworks, headers or folders of an SDK have none.
  private mutating func compilerFlags(_ words: [String]) -> [String] {
    let alone = ["-warnings-as-errors", "-suppress-warnings", "-enable-bare-slash-regex", "-parse-as-library"]
    var flags: [String] = []
    var unused: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if alone.contains(word) || word.hasPrefix("-strict-concurrency=") {
        flags.append(word)
      } else if word == "-D", let name = rest.popFirst() {
        flags += ["-D", name]
      } else if word.hasPrefix("-D"), SwiftLiteral.isModuleName(String(word.dropFirst(2))) {
        flags.append(word)
      } else if ["-enable-upcoming-feature", "-enable-experimental-feature"].contains(word), let name = rest.popFirst()
      {
        flags += [word, name]
      } else if word == "-Xfrontend", let next = rest.first, next.hasPrefix("-warn-") || next.hasPrefix("-solver-") {
        flags += [word, rest.removeFirst()]
      } else {
        unused.append(word)
      }
    }
    if !unused.isEmpty {
      let list = unused.joined(separator: " ").oneLine
      notes.append("These words of OTHER_SWIFT_FLAGS are not used: \(list).")
    }
    return flags
  }
}
