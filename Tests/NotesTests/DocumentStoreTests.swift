import Foundation
import Testing
import TestSupport

@testable import Notes

@Suite("Storage of typed text")
struct DocumentStoreTests {

  private let temporary = TemporaryFolder()
  private var folder: URL { temporary.url.appendingPathComponent("Notes") }
  private var store: DocumentStore {
    DocumentStore(
      documents: folder.appendingPathComponent("Documents"), drafts: folder.appendingPathComponent("Drafts"))
  }
  private let letter = Document.ID(rawValue: "letter")!
  private let essay = Document.ID(rawValue: "essay")!

  private func text(_ id: Document.ID) throws -> String { try store.document(id).text }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
  }

  @Test("A document without text is empty and has no file")
  func newDocument() throws {
    #expect(try text(letter) == "")
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("A draft is found by another store, as in another process")
  func draftOutlivesTheStore() throws {
    try store.keepDraft(of: Document(id: letter, text: "Dear Ada,"))
    #expect(try text(letter) == "Dear Ada,")
  }

  @Test("A later draft replaces the earlier one, also when it is shorter or empty")
  func laterDraft() throws {
    for version in ["Dear Ada,", "Dear", ""] {
      try store.keepDraft(of: Document(id: letter, text: version))
      #expect(try text(letter) == version)
    }
  }

  @Test("Drafts of two documents are independent")
  func twoDrafts() throws {
    try store.keepDraft(of: Document(id: letter, text: "Dear Ada,"))
    try store.keepDraft(of: Document(id: essay, text: "On windows"))
    #expect(try text(letter) == "Dear Ada,")
    #expect(try text(essay) == "On windows")
  }

  @Test("Saving makes the draft the document, and later typing is a new draft")
  func saving() throws {
    try store.keepDraft(of: Document(id: letter, text: "Dear Ada,"))
    try store.save(letter)
    #expect(exists("Documents/letter.txt"))
    #expect(!exists("Drafts/letter.txt"))
    #expect(try text(letter) == "Dear Ada,")

    try store.keepDraft(of: Document(id: letter, text: "Dear Ada, dear Charles,"))
    #expect(try text(letter) == "Dear Ada, dear Charles,")
    try store.save(letter)
    #expect(try text(letter) == "Dear Ada, dear Charles,")
  }

  @Test("Saving without a draft changes nothing")
  func savingWithoutDraft() throws {
    try store.keepDraft(of: Document(id: letter, text: "Dear Ada,"))
    try store.save(letter)
    try store.save(letter)
    try store.save(essay)
    #expect(try text(letter) == "Dear Ada,")
    #expect(!exists("Documents/essay.txt"))
  }

  @Test("A file that is not text is an error, not an empty document, and is not changed")
  func unreadable() throws {
    let file = folder.appendingPathComponent("Drafts/letter.txt")
    try store.keepDraft(of: Document(id: letter, text: "x"))
    let bytes = Data([0xFF, 0xFE, 0xFF, 0xC0])
    try bytes.write(to: file)
    #expect(throws: (any Error).self) { try store.document(letter) }
    #expect(try Data(contentsOf: file) == bytes)
  }

  @Test("A folder that cannot be created is an error that the editor can show")
  func folderInTheWay() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("a file where the folder should be".utf8).write(to: folder.appendingPathComponent("Drafts"))
    #expect(throws: (any Error).self) { try store.keepDraft(of: Document(id: letter, text: "x")) }
  }

  @Test("Any text is read back unchanged", arguments: ["Grüße, 世界 👋🏽", "tab\tline\r\nend", " \n ", "\u{0}"])
  func anyText(text: String) throws {
    try store.keepDraft(of: Document(id: letter, text: text))
    #expect(Array(try store.document(letter).text.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test("The list has the beginning of each document with a text once, the draft before the saved one")
  func beginnings() throws {
    #expect(try store.beginnings() == [])
    try store.keepDraft(of: Document(id: letter, text: "Dear Ada,"))
    try store.save(letter)
    try store.keepDraft(of: Document(id: letter, text: "Dear Ada, again"))
    try store.keepDraft(of: Document(id: essay, text: String(repeating: "é", count: 5_000)))
    try store.keepDraft(of: Document(id: Document.ID(), text: ""))
    let listed = try store.beginnings()
    #expect(Set(listed.map(\.id)) == [letter, essay])
    #expect(listed.first { $0.id == letter }?.text == "Dear Ada, again")
    #expect(listed.first { $0.id == essay }?.text == String(repeating: "é", count: 500))
  }

  @Test("A file that is no text, or whose name is no document's, is not listed")
  func foreignFiles() throws {
    try store.keepDraft(of: Document(id: letter, text: "Dear Ada,"))
    try Data([0xFF, 0xFE, 0xC0]).write(to: folder.appendingPathComponent("Drafts/essay.txt"))
    try Data("x".utf8).write(to: folder.appendingPathComponent("Drafts/not a name.txt"))
    #expect(try store.beginnings().map(\.id) == [letter])
  }

  @Test("A search looks in the whole text, in whatever case")
  func search() throws {
    try store.keepDraft(of: Document(id: letter, text: String(repeating: "\n", count: 2_000) + "Engine"))
    #expect(store.contains("engine", in: letter) && !store.contains("loom", in: letter))
  }

  @Test("A file from somewhere else becomes a document of its own, and stays as it is")
  func adding() throws {
    let file = URL(fileURLWithPath: try temporary.write("From afar", to: "afar.txt"))
    let added = try store.add(contentsOf: file)
    #expect(try text(added.id) == "From afar" && String(contentsOf: file, encoding: .utf8) == "From afar")
    #expect(throws: (any Error).self) { try store.add(contentsOf: folder.appendingPathComponent("nowhere.txt")) }
  }

  @Test("Deleting removes the document and its draft, and one that has neither is no error")
  func deleting() throws {
    try store.keepDraft(of: Document(id: letter, text: "Dear Ada,"))
    try store.save(letter)
    try store.keepDraft(of: Document(id: letter, text: "Dear Ada, again"))
    try store.delete(letter)
    try store.delete(essay)
    #expect(try text(letter) == "" && store.beginnings() == [])
  }
}
