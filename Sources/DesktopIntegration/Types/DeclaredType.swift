import SceneManifest

/// A type of document that an app's Info.plist declares, in `UTExportedTypeDeclarations` or `UTImportedTypeDeclarations`.
struct DeclaredType: Hashable, Sendable {
  /// `UTTypeIdentifier`.
  var identifier: String
  /// `UTTypeDescription`, the name for users, or `nil`.
  var description: String?
  /// `UTTypeConformsTo`, the types that it conforms to.
  var conformsTo: [String]
  /// The file name extensions, without the period.
  var extensions: [String]
  /// The legal MIME types of the declaration.
  var mimeTypes: [String]
  /// Whether the type is the app's own. A type that is only imported belongs to another app, whose declaration takes precedence.
  var isExported: Bool

  /// The declarations of a file, the exported ones first. Invalid parts are left out.
  static func all(in infoPlist: InfoPlist) -> [DeclaredType] {
    [("UTExportedTypeDeclarations", true), ("UTImportedTypeDeclarations", false)].flatMap { key, isExported in
      (infoPlist[key]?.array ?? []).compactMap { DeclaredType($0, isExported: isExported) }
    }
  }

  private init?(_ value: PropertyListValue, isExported: Bool) {
    guard let entries = value.dictionary, let identifier = entries["UTTypeIdentifier"]?.string, !identifier.isEmpty
    else {
      return nil
    }
    let tags = entries["UTTypeTagSpecification"]?.dictionary ?? [:]
    self.identifier = identifier
    self.isExported = isExported
    description = entries["UTTypeDescription"]?.string
    conformsTo = Self.strings(entries["UTTypeConformsTo"])
    extensions = Self.strings(tags["public.filename-extension"]).map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
      .filter { !$0.isEmpty && !$0.contains("/") }
    mimeTypes = Self.strings(tags["public.mime-type"]).map { $0.lowercased() }.filter(MIMEType.isLegal)
  }

  /// Both keys may have one string or several.
  private static func strings(_ value: PropertyListValue?) -> [String] {
    value?.string.map { [$0] } ?? (value?.array ?? []).compactMap(\.string)
  }
}
