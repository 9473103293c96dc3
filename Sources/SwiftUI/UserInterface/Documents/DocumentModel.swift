import Localization
import CombineOverlay
import Foundation
import Observation
import SwiftUICore
import UIKitCore
import UniformTypeIdentifiers

/// How the documents of a scene are made, read and written.
@MainActor struct DocumentKind {
  /// The type of the documents.
  let type: Any.Type
  let readableTypes: [UTType]
  let writableTypes: [UTType]
  /// Makes a new document; `nil` if the scene only views documents.
  let makeNew: (() -> Any)?
  let read: (FileDocumentReadConfiguration) throws -> Any
  let write: (Any, FileDocumentWriteConfiguration) throws -> FileWrapper
  /// Calls a function before each change of a document that is an object.
  let observe: (Any, @escaping () -> Void) -> AnyCancellable?

  /// The type of a file, if documents can be read from it.
  func contentType(of url: URL) -> UTType? {
    let types = UTType.types(tag: url.pathExtension.lowercased(), tagClass: .filenameExtension, conformingTo: nil)
    if let known = types.first(where: { type in readableTypes.contains { type.conforms(to: $0) } }) { return known }
    // A type of the app's own whose declaration names no extension is only found by the extension that it has.
    let own = readableTypes.first { $0.preferredFilenameExtension == url.pathExtension.lowercased() }
    if let own { return own }
    let hasOnlyUndeclared = readableTypes.contains { !$0.isDeclared }
    return types.isEmpty && hasOnlyUndeclared ? readableTypes.first { !$0.isDeclared } : nil
  }

  init<Document: FileDocument>(_ type: Document.Type, makeNew: (() -> Document)?) {
    self.type = type
    readableTypes = Document.readableContentTypes
    writableTypes = Document.writableContentTypes
    self.makeNew = makeNew
    read = { try Document(configuration: $0) }
    write = { document, configuration in
      guard let document = document as? Document else { throw CocoaError(.fileWriteUnknown) }
      return try document.fileWrapper(configuration: configuration)
    }
    observe = { _, _ in nil }
  }

  init<Document: ReferenceFileDocument>(object type: Document.Type, makeNew: (() -> Document)?) {
    self.type = type
    readableTypes = Document.readableContentTypes
    writableTypes = Document.writableContentTypes
    self.makeNew = makeNew
    read = { try Document(configuration: $0) }
    write = { document, configuration in
      guard let document = document as? Document else { throw CocoaError(.fileWriteUnknown) }
      let snapshot = try document.snapshot(contentType: configuration.contentType)
      return try document.fileWrapper(snapshot: snapshot, configuration: configuration)
    }
    observe = { document, action in
      (document as? Document).map { $0.objectWillChange.sink { _ in action() } }
    }
  }
}

/// The document of one window: read from its file, and saved after each turn in which it was changed.
///
/// A document that cannot be written stays as it is, and its content is kept with the session, if it is a file of at most a megabyte.
@MainActor final class DocumentModel: Observable {
  let kind: DocumentKind
  /// The file; `nil` for a new document that was not changed yet.
  private(set) var url: URL?
  /// What the last attempt to read or write has failed with, until the user has seen it.
  private(set) var problem: String?
  /// Whether there are changes that are not in the file.
  private(set) var isChanged = false
  /// Where new documents are saved.
  var folder: () -> URL = { DocumentModel.documentFolder }
  /// Calls a function after the views were brought up to date.
  var schedule: (@escaping () -> Void) -> Void = { $0() }
  /// Called when the file or what is kept with the session has changed.
  var onStateChange: () -> Void = {}
  /// The content that could not be written.
  private(set) var unsaved: Data?

  private let registrar = ObservationRegistrar()
  private var value: Any?
  private var file: FileWrapper?
  private var contentType: UTType?
  private var isSavePending = false
  private var subscription: AnyCancellable?

  init(_ kind: DocumentKind) { self.kind = kind }

  static var documentFolder: URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Documents")
  }

  /// Whether changes are saved.
  var isEditable: Bool { kind.makeNew != nil && !kind.writableTypes.isEmpty }

  /// The document; `nil` if there is none, or it could not be read. A body that reads it depends on it.
  var document: Any? {
    registrar.access(self, keyPath: \.document)
    return value
  }

  /// The problem that the user has to see. A body that reads it depends on it.
  var shownProblem: String? {
    registrar.access(self, keyPath: \.document)
    return problem
  }

  private func mutate(_ body: () -> Void) { registrar.withMutation(of: self, keyPath: \.document, body) }

  // MARK: Opening

  /// Shows a new document.
  func makeNew(_ document: Any? = nil) {
    guard finish(), let document = document ?? kind.makeNew?() else { return }
    (url, file, contentType) = (nil, nil, kind.writableTypes.first)
    set(document)
    onStateChange()
  }

  /// Shows the document of a file. If it cannot be read, the window shows why.
  ///
  /// - Parameter unsaved: What could not be written before the process ended.
  func open(_ url: URL?, unsaved: Data? = nil) {
    guard finish() else { return }
    (self.url, self.unsaved) = (url, unsaved)
    onStateChange()
    let type = url.flatMap(kind.contentType(of:)) ?? kind.readableTypes.first ?? .data
    contentType = type
    do {
      let wrapper: FileWrapper
      if let unsaved {
        wrapper = FileWrapper(regularFileWithContents: unsaved)
        wrapper.filename = url?.lastPathComponent
      } else if let url {
        wrapper = try FileWrapper(url: url)
      } else {
        return makeNew()
      }
      file = wrapper
      set(try kind.read(FileDocumentReadConfiguration(contentType: type, file: wrapper)))
      if unsaved != nil { change() }
    } catch {
      mutate {
        value = nil
        problem = "The document “\(url?.lastPathComponent ?? "")” could not be opened. \(error.localizedDescription)"
      }
    }
  }

  private func set(_ document: Any) {
    mutate {
      value = document
      problem = nil
    }
    isChanged = false
    unsaved = nil
    // The object announces a change before it has happened; it is saved after the update that follows.
    subscription = kind.observe(document) { [weak self] in onMainActorSoon { self?.objectWillChange() } }
  }

  private func objectWillChange() {
    mutate {}
    change()
  }

  /// The document has another value.
  func replace(_ document: Any) {
    mutate { value = document }
    change()
  }

  /// The document was changed: it is saved at the end of the turn.
  private func change() {
    guard isEditable else { return }
    isChanged = true
    guard !isSavePending else { return }
    isSavePending = true
    schedule { [weak self] in
      self?.isSavePending = false
      self?.save()
    }
  }

  func dismissProblem() { mutate { problem = nil } }

  // MARK: Saving

  /// Writes the document, if it was changed. What cannot be written is kept.
  func save() {
    guard isChanged, let value, let contentType = writableType else { return }
    do {
      let target = try url ?? DocumentModel.newURL(in: folder(), SystemString.untitled.localized, contentType)
      let wrapper = try kind.write(
        value, FileDocumentWriteConfiguration(contentType: contentType, existingFile: file))
      unsaved = wrapper.regularFileContents.flatMap { $0.count <= 1 << 20 ? $0 : nil }
      try wrapper.write(to: target, options: [.atomic, .withNameUpdating], originalContentsURL: url)
      (file, url) = (wrapper, target)
      isChanged = false
      unsaved = nil
      mutate { problem = nil }
    } catch {
      let name = url?.lastPathComponent ?? SystemString.untitled.localized
      mutate { problem = "\(SystemString.notSaved.localized(name)) \(error.localizedDescription)" }
    }
    onStateChange()
  }

  private var writableType: UTType? {
    contentType.flatMap { kind.writableTypes.contains($0) ? $0 : nil } ?? kind.writableTypes.first
  }

  /// The URL of a new file in a folder, with the first name that no file has.
  static func newURL(in folder: URL, _ name: String, _ contentType: UTType) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for number in 1...10_000 {
      let name = number == 1 ? name : "\(name) \(number)"
      let url = folder.appendingPathComponent(name, conformingTo: contentType)
      if !FileManager.default.fileExists(atPath: url.path) { return url }
    }
    throw CocoaError(.fileWriteFileExists, userInfo: [NSFilePathErrorKey: folder.path])
  }

  /// The document is shown no longer. Returns `false` if it has changes that could not be written: then it stays.
  @discardableResult func finish() -> Bool {
    save()
    guard !isChanged else { return false }
    subscription = nil
    return true
  }
}
