import SceneSystem
import XcodeProject

/// The imports of modules that are absent here, as errors with the names that depend on them.
struct MissingModules {
  private let report: SourcePassReport
  private let mayComeFromPackages: Bool

  init(_ report: SourcePassReport, mayComeFromPackages: Bool) {
    self.report = report
    self.mayComeFromPackages = mayComeFromPackages
  }

  /// One error for each import.
  var diagnostics: [ProjectDiagnostic] {
    // The pass itself reports imports of modules that it knows.
    let reported = Set(report.diagnostics.map { "\($0.file):\($0.line ?? 0)" })
    return report.imports.filter { !$0.available }.compactMap { entry in
      guard !reported.contains("\(entry.file):\(entry.line ?? 0)") else { return nil }
      let module = String(entry.module.prefix { $0 != "." })
      // A module of a package can have any name; the compiler reports one that is absent.
      if mayComeFromPackages, !AppleFrameworks.names.contains(module) { return nil }
      let names = (entry.symbols ?? []).filter { !$0.name.hasPrefix(".") }.prefix(12).map { symbol in
        symbol.name.oneLine + (symbol.line.map { " (line \($0))" } ?? "")
      }
      let uses = names.isEmpty ? "" : " It is used for \(names.joined(separator: ", "))."
      return ProjectDiagnostic(
        .error, file: entry.file, line: entry.line,
        "There is no module \(entry.module.oneLine) here.\(uses)")
    }
  }
}
