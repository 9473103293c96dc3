/// What the pass has done, and what it has found. It is printed as JSON.
package struct PassReport: Codable, Hashable, Sendable {
  /// The app's entry point.
  package struct EntryPoint: Codable, Hashable, Sendable {
    /// The ways in which an app begins.
    package enum Kind: String, Codable, Sendable {
      /// `@main`.
      case mainAttribute = "main-attribute"
      /// `@UIApplicationMain` or `@NSApplicationMain`.
      case applicationMain = "ui-application-main"
      /// A file `main.swift`.
      case mainFile = "main-file"
      /// There is none.
      case none
    }

    package var kind: Kind
    package var type: String?
    package var file: String?
    package var line: Int?
  }

  /// A name in a file.
  package struct Symbol: Codable, Hashable, Sendable {
    package var name: String
    package var line: Int
    /// What the file does with it, if placeholders are wanted (``SymbolUse``).
    package var uses: [String]?
  }

  /// An import of a file.
  package struct Import: Codable, Hashable, Sendable {
    package var module: String
    package var file: String
    package var line: Int
    package var available: Bool
    /// The names in the file that probably come from a module that is absent.
    package var symbols: [Symbol]
  }

  /// The number of copies that were written.
  package var written = 0
  /// The number of copies that were already right.
  package var unchanged = 0
  package var entryPoint = EntryPoint(kind: .none)
  package var imports: [Import] = []
  package var diagnostics: [PassDiagnostic] = []

  /// Whether a diagnostic is an error.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// A sentence about a line of a file.
package struct PassDiagnostic: Codable, Hashable, Sendable {
  /// How serious it is.
  package enum Severity: String, Codable, Sendable { case error, warning, note }

  package var severity: Severity
  package var file: String
  package var line: Int
  package var message: String
}
