package import XcodeProject

/// What the source pass has found in one target.
package struct SourcePassReport: Codable, Hashable, Sendable {
  /// Where the app begins.
  package struct EntryPoint: Codable, Hashable, Sendable {
    /// `main-attribute`, `ui-application-main`, `main-file` or `none`.
    package var kind: String
    /// The type with the attribute.
    package var type: String?
    /// The file.
    package var file: String?
    /// The line.
    package var line: Int?
  }

  /// A name from a module that is absent.
  package struct Symbol: Codable, Hashable, Sendable {
    /// The name.
    package var name: String
    /// The line where it is used first.
    package var line: Int?
    /// What the file does with it, if placeholders are wanted: `type`, `call label:_` … (SourcePass/Sources/SourcePass/Parsing/SymbolUse.swift).
    package var uses: [String]?
  }

  /// An import.
  package struct Import: Codable, Hashable, Sendable {
    /// The module.
    package var module: String
    /// The file.
    package var file: String
    /// The line.
    package var line: Int?
    /// Whether the module is among the plan's.
    package var available: Bool
    /// The names in the file that the module is known to have.
    package var symbols: [Symbol]?
  }

  /// A sentence about a source.
  package struct Diagnostic: Codable, Hashable, Sendable {
    package var severity: String
    package var file: String
    package var line: Int?
    package var message: String
  }

  /// The number of copies that were written.
  package var written: Int
  /// The number of copies that are as they were.
  package var unchanged: Int
  /// Where the app begins.
  package var entryPoint: EntryPoint?
  /// The imports of all files.
  package var imports: [Import]
  /// What is wrong with sources.
  package var diagnostics: [Diagnostic]

  /// The names of the imported modules.
  package var modules: Set<String> { Set(imports.map { String($0.module.prefix { $0 != "." }) }) }

  /// The diagnostics as a project's.
  package var projectDiagnostics: [ProjectDiagnostic] {
    diagnostics.map {
      ProjectDiagnostic(
        ProjectDiagnostic.Severity(rawValue: $0.severity) ?? .warning, file: $0.file, line: $0.line, $0.message)
    }
  }
}
