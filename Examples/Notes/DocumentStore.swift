import Foundation

/// Stores documents in the app's own folders: finished documents, and drafts of those that are being written.
///
/// A draft is written with every change and replaces the previous one atomically, so whatever ends the process, the last keystroke is on
/// disk.
struct DocumentStore: Sendable {

  private let documents: URL
  private let drafts: URL

  init(documents: URL, drafts: URL) {
    self.documents = documents
    self.drafts = drafts
  }

  /// The store in the user's folders.
  static func inUserFolders() throws -> DocumentStore {
    let manager = FileManager.default
    let documents = try manager.url(for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let support = try manager.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    return DocumentStore(documents: documents, drafts: support.appendingPathComponent("Notes/Drafts"))
  }

  /// The document as it was last shown: its draft if there is one, else the saved document, else an empty one of that name.
  func document(_ id: Document.ID) throws -> Document {
    for file in [draft(id), saved(id)] where FileManager.default.fileExists(atPath: file.path) {
      return Document(id: id, text: try String(contentsOf: file, encoding: .utf8))
    }
    return Document(id: id, text: "")
  }

  /// The beginnings of all documents with a text, the one that was changed last first. Files that cannot be read are left out.
  func beginnings() throws -> [Document] {
    var found: [Document.ID: (document: Document, changed: Date)] = [:]
    // A draft is newer than the document that was saved before it.
    for folder in [documents, drafts] where FileManager.default.fileExists(atPath: folder.path) {
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
      for file in files where file.pathExtension == "txt" {
        guard let id = Document.ID(rawValue: file.deletingPathExtension().lastPathComponent),
          let text = DocumentStore.beginning(of: file)
        else { continue }
        let changed = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        found[id] = (Document(id: id, text: text), changed ?? .distantPast)
      }
    }
    return found.values.filter { !$0.document.text.isEmpty }
      .sorted { ($0.changed, $1.document.id.rawValue) > ($1.changed, $0.document.id.rawValue) }
      .map(\.document)
  }

  /// The first characters of a file: what a list shows of it.
  private static func beginning(of file: URL) -> String? {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    defer { try? handle.close() }
    let length = 1_000
    guard let bytes = try? handle.read(upToCount: length) else { return "" }
    // The last character may be cut.
    return (0..<4).lazy.compactMap { String(data: bytes.dropLast($0), encoding: .utf8) }.first
  }

  /// Whether a document has this text in it, in whatever case.
  func contains(_ words: String, in id: Document.ID) -> Bool {
    (try? document(id))?.text.localizedCaseInsensitiveContains(words) ?? false
  }

  /// Makes a document of a file from somewhere else, which stays as it is.
  func add(contentsOf file: URL) throws -> Document {
    let added = Document(id: Document.ID(), text: try String(contentsOf: file, encoding: .utf8))
    try keepDraft(of: added)
    return added
  }

  /// Deletes a document with its draft.
  func delete(_ id: Document.ID) throws {
    for file in [draft(id), saved(id)] where FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
  }

  /// Saves the text typed so far.
  func keepDraft(of document: Document) throws {
    try FileManager.default.createDirectory(at: drafts, withIntermediateDirectories: true)
    try Data(document.text.utf8).write(to: draft(document.id), options: .atomic)
  }

  /// Saves a document as it is on another machine. If that does not continue the text that is here, that text is kept as a document of its own.
  func receive(_ received: Document) throws {
    let known = try document(received.id)
    guard known.text != received.text else { return }
    if !received.text.hasPrefix(known.text) {
      let copy = Document(id: Document.ID(), text: known.text)
      try keepDraft(of: copy)
      try save(copy.id)
    }
    try keepDraft(of: received)
  }

  /// Makes the draft the document, when its window is closed for good.
  func save(_ id: Document.ID) throws {
    guard FileManager.default.fileExists(atPath: draft(id).path) else { return }
    try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
    try Data(contentsOf: draft(id)).write(to: saved(id), options: .atomic)
    try FileManager.default.removeItem(at: draft(id))
  }

  private func draft(_ id: Document.ID) -> URL { drafts.appendingPathComponent("\(id.rawValue).txt") }

  private func saved(_ id: Document.ID) -> URL { documents.appendingPathComponent("\(id.rawValue).txt") }
}
