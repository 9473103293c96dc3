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
