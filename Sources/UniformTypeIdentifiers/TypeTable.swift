import Foundation

/// The types that the system and the app declare.
struct TypeTable: Sendable {
  /// What is known of one type.
  struct Entry: Sendable {
    var parents: [String]
    var extensions: [String] = []
    var mimeTypes: [String] = []
    var description: String?
  }

  private var entries: [String: Entry] = [:]
  private var byTag: [UTTagClass: [String: [String]]] = [:]

  static let current = TypeTable(declarations: Bundle.main.infoDictionary ?? [:])

  /// The identifiers of all types, in their order.
  var all: [String] { entries.keys.sorted() }

  subscript(identifier: String) -> Entry? { entries[identifier] }

  func identifiers(tag: String, _ tagClass: UTTagClass) -> [String] { byTag[tagClass]?[tag] ?? [] }

  /// The system's types, and those of an Info.plist.
  init(declarations: [String: Any]) {
    for line in TypeTable.system.split(separator: "\n") {
      let columns = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 5 else { continue }
      func words(_ column: Int) -> [String] { columns[column].split(separator: " ").map(String.init) }
      add(
        columns[0],
        Entry(
          parents: words(1), extensions: words(2), mimeTypes: words(3),
          description: columns[4].isEmpty ? nil : columns[4]))
    }
    for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
      for declaration in declarations[key] as? [[String: Any]] ?? [] {
        guard let identifier = declaration["UTTypeIdentifier"] as? String, entries[identifier] == nil else { continue }
        let tags = declaration["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        func texts(_ value: Any?) -> [String] { (value as? [String]) ?? (value as? String).map { [$0] } ?? [] }
        add(
          identifier,
          Entry(
            parents: texts(declaration["UTTypeConformsTo"]),
            extensions: texts(tags["public.filename-extension"]).map { $0.lowercased() },
            mimeTypes: texts(tags["public.mime-type"]).map { $0.lowercased() },
            description: declaration["UTTypeDescription"] as? String))
      }
    }
  }

  private mutating func add(_ identifier: String, _ entry: Entry) {
    entries[identifier] = entry
    for tag in entry.extensions { byTag[.filenameExtension, default: [:]][tag, default: []].append(identifier) }
    for tag in entry.mimeTypes { byTag[.mimeType, default: [:]][tag, default: []].append(identifier) }
  }
}
