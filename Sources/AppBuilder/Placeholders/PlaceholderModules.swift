import Foundation
import SceneSystem
import XcodeProject

/// Modules that take the place of absent ones (`--stub-missing`), as targets of the generated package.
///
/// A known module has a file of declarations in Proscenium's package (`SourcePass/Placeholders`), which have Apple's names and types and log
/// what is used. What a file does not declare, and all of a module without a file, is declared by how the sources use it
/// (``PlaceholderWriter``). The modules have names of their own, and sources are compiled with aliases, so that no package of the app finds one.
struct PlaceholderModules {
  /// The module that all others export.
  static let support = "PlaceholderSupport"

  /// The absent modules that are imported, and those that their files import, with the text of the file.
  private var texts: [String: String] = [:]
  /// The absent modules of each target, by the name of its module.
  private var imported: [String: Set<String>] = [:]
  private var generated = ""
  private let supportText: String
  private let suppressesWarnings: Bool

  /// - Parameter suppressesWarnings: Whether the modules are compiled without warnings, which an app's developer cannot fix. The compiler
  ///   refuses that together with `-warnings-as-errors`.
  init(
    tool: ToolPackage, targets: [ProjectTarget], reports: [String: SourcePassReport], suppressesWarnings: Bool = true
  ) {
    self.suppressesWarnings = suppressesWarnings
    let folder = tool.sourcePass + "/Placeholders/"
    let text = { (module: String) -> String? in
      FileManager.default.contents(atPath: "\(folder)\(module).swift").map { String(decoding: $0, as: UTF8.self) }
    }
    supportText = text("Support") ?? ""
    var writer = PlaceholderWriter()
    for target in targets {
      for entry in reports[target.name]?.imports ?? [] where !entry.available {
        let module = String(entry.module.prefix { $0 != "." })
        guard AppleFrameworks.names.contains(module) || text(module) != nil else { continue }
        imported[target.moduleName, default: []].insert(module)
        add(module, text)
        for symbol in entry.symbols ?? [] { writer.add(symbol.name, module: module, uses: symbol.uses ?? []) }
      }
    }
    generated = writer.text(declared: Set(texts.values.flatMap(PlaceholderWriter.declarations)))
  }

  private mutating func add(_ module: String, _ text: (String) -> String?) {
    guard texts[module] == nil else { return }
    let content = text(module) ?? ""
    texts[module] = content
    for other in Self.imports(of: content) where !SystemModules.all.contains(other) { add(other, text) }
  }

  /// The modules that a file imports.
  private static func imports(of text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index < 2, words.count > index + 1 else { return nil }
      return String(words[index + 1])
    }
  }

  /// The name of a module's placeholder.
  private static func name(_ module: String) -> String { module + "Placeholder" }

  /// The names of the targets.
  var names: [String] { texts.isEmpty ? [] : [Self.support] + texts.keys.map(Self.name) }

  /// Writes the sources of the targets.
  func write(to path: String) throws(BuilderError) {
    guard !texts.isEmpty else { return }
    try Files.write(supportText, to: "\(path)/Sources/\(Self.support)/Support.swift")
    try Files.write(generated, to: "\(path)/Sources/\(Self.support)/Generated.swift")
    for (module, text) in texts {
      let name = Self.name(module)
      try Files.write(
        "@_exported import \(Self.support)\nimport Foundation\n" + text, to: "\(path)/Sources/\(name)/\(name).swift")
    }
  }

  /// Adds the targets, and the aliases of those that import them.
  func add(to package: inout GeneratedPackage) {
    guard !texts.isEmpty else { return }
    for index in package.targets.indices {
      guard let modules = imported[package.targets[index].name] else { continue }
      package.targets[index].targets += modules.sorted().map(Self.name)
      package.targets[index].settings.append(Self.aliases(modules))
    }
    var support = GeneratedPackage.Target(.target, name: Self.support)
    support.products = Self.products([])
    support.settings = settings([])
    package.targets.append(support)
    for (module, text) in texts.sorted(by: { $0.key < $1.key }) {
      var target = GeneratedPackage.Target(.target, name: Self.name(module))
      let imports = Set(Self.imports(of: text))
      let others = imports.subtracting(SystemModules.all)
      target.targets = [Self.support] + others.sorted().map(Self.name)
      target.products = Self.products(imports)
      target.settings = settings(imports) + (others.isEmpty ? [] : [Self.aliases(others)])
      package.targets.append(target)
    }
  }

  private static func products(_ modules: Set<String>) -> [GeneratedPackage.Product] {
    let names = Set(modules.compactMap(SystemModules.product)).union([SystemModules.foundationOverlay, "UIKit"])
    return names.sorted().map { GeneratedPackage.Product($0, package: ToolPackage.name) }
  }

  private func settings(_ modules: Set<String>) -> [String] {
    var options = ProjectTarget.SwiftOptions()
    if suppressesWarnings { options.otherFlags = ["-suppress-warnings"] }
    return SwiftSettings(options, modules: modules).expressions
  }

  private static func aliases(_ modules: Set<String>) -> String {
    let flags = modules.sorted().flatMap { ["-module-alias", "\($0)=\(name($0))"] }
    return ".unsafeFlags(\(SwiftLiteral.array(flags)))"
  }
}
