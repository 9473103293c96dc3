public import Foundation

/// Finds the documentation pages whose symbols are grouped by DocC.
///
/// Symbols without a topic are grouped by DocC itself, as "Classes" and "Instance Methods", in which nothing can be found by task. A
/// module's page may have no such groups, and the page of a type only small ones.
public struct Curation: Sendable, Equatable {
  /// The maximum number of a type's members that DocC may group by kind: they are clear at a glance.
  static let membersLeft = 12

  /// Groups that are useful: an enumeration's cases, default implementations of protocols, and the modules whose types are extended.
  private static let telling: Set = ["Enumeration Cases", "Default Implementations", "Extended Modules"]

  /// The number of pages that were read.
  public private(set) var pages = 0
  /// The findings, one line each, module by module and in the order of the names.
  public private(set) var findings: [String] = []

  /// Makes an empty result.
  init() {}

  /// Reads all archives of a folder, `MODULE.doccarchive` each.
  ///
  /// An archive without a page for its module is an error, as is a folder without archives.
  public init(archives folder: URL) throws {
    let archives = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "doccarchive" }
    guard !archives.isEmpty else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: folder.path]) }
    for archive in archives.sorted(by: { $0.path < $1.path }) {
      let module = archive.deletingPathExtension().lastPathComponent
      let documentation = archive.appending(path: "data/documentation")
      let members = documentation.appending(path: module.lowercased())
      try add(page: Data(contentsOf: members.appendingPathExtension("json")), of: module)
      // A module that has only its own page has no folder.
      let walk = FileManager.default.enumerator(at: members, includingPropertiesForKeys: nil)
      let files = (walk?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "json" }
      for file in files.sorted(by: { $0.path < $1.path }) { try add(page: Data(contentsOf: file), of: module) }
    }
  }

  /// Reads a page of a module's documentation.
  mutating func add(page data: Data, of module: String) throws {
    pages += 1
    // Most pages have no groups, and parsing them all takes a while.
    guard data.range(of: Data("\"generated\"".utf8)) != nil else { return }
    let page = try JSONDecoder().decode(Page.self, from: data)
    // The module of a Foundation type, and so the path of its extension's page, depends on the toolchain.
    guard page.metadata.symbolKind != "extension" else { return }
    let own = (page.topicSections ?? []).filter { $0.generated == true && !Curation.telling.contains($0.title ?? "") }
    let catalogue = "Sources/\(module)/\(module).docc"
    if page.metadata.symbolKind == "module" {
      findings += own.flatMap(\.identifiers).map { identifier in
        let name = identifier.components(separatedBy: "/documentation/\(module)/").last ?? identifier
        return "uncurated  \(module).\(name): is in no topic of \(catalogue)/\(module).md"
      }
      return
    }
    let members = own.map(\.identifiers.count).reduce(0, +)
    guard members > Curation.membersLeft else { return }
    findings.append(
      "uncurated  \(module).\(page.metadata.title): \(members) members are in no topic of "
        + "\(catalogue)/Extensions/\(page.metadata.title).md")
  }

  // MARK: The file's form

  private struct Page: Decodable {
    struct Metadata: Decodable {
      var title: String
      var symbolKind: String?
    }
    struct Section: Decodable {
      var title: String?
      var generated: Bool?
      var identifiers: [String]
    }
    var metadata: Metadata
    var topicSections: [Section]?
  }
}
