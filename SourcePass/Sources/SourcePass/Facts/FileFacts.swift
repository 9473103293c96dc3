/// What the pass knows of one file after parsing it. The state keeps it, so that an unchanged file is not parsed again.
package struct FileFacts: Codable, Hashable, Sendable {
  /// The changes of the text, in ascending order of their offsets.
  package var edits: [SourceEdit] = []
  /// The types and extensions that the file declares.
  package var types: [TypeFacts] = []
  /// The selectors that the file names.
  package var references: [SelectorReference] = []
  /// The optional methods that the file may call.
  package var optionalCalls: [OptionalCall] = []
  /// The members of extensions that may have to be in the bodies of their classes.
  package var members: [ExtensionMember] = []
  package var imports: [ImportFacts] = []
  /// The classes that the file may name of which Foundation here has one that cannot be used; see ``KnownModules/usableClasses``.
  package var usableClasses: [String] = []
  package var entryPoint: EntryPointFacts?
  package var diagnostics: [FileDiagnostic] = []
  /// Whether the parser has found no error.
  package var isComplete = true
  /// Whether the pass leaves the file as it is.
  package var isOpaque = false

  package init() {}
}

/// A change of a file's text: the bytes from `offset` are replaced.
package struct SourceEdit: Codable, Hashable, Sendable {
  /// What comes in place of the bytes.
  package enum Replacement: Codable, Hashable, Sendable {
    /// As many blanks; line ends stay.
    case blank
    /// A text.
    case text(String)
    /// The selector with this index among the file's references.
    case selector(Int)
    /// The table of the type with this index among the file's types, in its body.
    case table(Int)
    /// The accessor of the type with this index, which is private in its enclosing type.
    case accessor(Int)
    /// The optional call with this index: the method's name.
    case optionalName(Int)
    /// The optional call with this index: its question mark.
    case optionalMark(Int)
    /// An argument's label in the optional call with this index.
    case optionalLabel(Int)
    /// What extensions declare of the class with this index among the file's types, in its body.
    case members(Int)
    /// The `override` of an initializer of the class with this index among the file's types, which layers declare as `required`.
    case initializerModifier(Int)
    /// The initializers that the class with this index lacks, in its body.
    case initializers(Int)
    /// A modifier that the extension's member with this index does not have if it is called from another file.
    case overrideModifier(Int)
    /// The name of the extension's member with this index.
    case memberName(Int)
    /// The `override` of the method of the class with this index that is called when an observed property changes.
    case observerModifier(Int)
    /// The end of the list of what the class with this index inherits.
    case observerConformance(Int)
    /// `super.observeValue` in the class with this index.
    case observerSuper(Int)
    /// The module's name in the import with this index.
    case module(Int)
    /// The label `timeInterval` of a new timer, if it is Foundation's.
    case timerLabel
  }

  package var offset: Int
  package var length: Int
  package var replacement: Replacement
}

/// An import.
package struct ImportFacts: Codable, Hashable, Sendable {
  package var module: String
  package var line: Int
  /// Whether it is compiled for certain: it is in no condition that the pass cannot evaluate.
  package var isCertain: Bool
  package var isTestable: Bool
  package var symbols: [PassReport.Symbol] = []
}

/// A type that is the app's entry point.
package struct EntryPointFacts: Codable, Hashable, Sendable {
  package var kind: PassReport.EntryPoint.Kind
  package var type: String?
  package var line: Int
}

/// A diagnostic of a file.
package struct FileDiagnostic: Codable, Hashable, Sendable {
  package var severity: PassDiagnostic.Severity
  package var line: Int
  package var message: String
}

/// A call `object.method?(…)`: of an optional method, or of a closure that may be `nil`.
package struct OptionalCall: Codable, Hashable, Sendable {
  package var name: String
  /// The labels; an empty string where there is none.
  package var labels: [String]
  /// Whether closures follow, whose first label is not written.
  package var hasTrailingClosures: Bool
}
