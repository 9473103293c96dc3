import Foundation
import RuntimeLogging
import Testing
import TestSupport

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class TextDocument: UIDocument {
  var text = ""
  var loads = 0
  var calls: [String] = []
  var failure: (any Error)?
  var errors: [(any Error, Bool)] = []
  override func contents(forType typeName: String) throws -> Any {
    calls.append("contents \(typeName)")
    return Data(text.utf8)
  }
  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    loads += 1
    text = String(data: try #require(contents as? Data), encoding: .utf8) ?? ""
  }
  override func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    if let failure {
      try Data("half".utf8).write(to: url)
      throw failure
    }
    try super.writeContents(contents, to: url, for: saveOperation, originalContentsURL: originalContentsURL)
  }
  override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    errors.append((error, userInteractionPermitted))
  }
  override func disableEditing() { calls.append("disable") }
  override func enableEditing() { calls.append("enable") }

  func change(_ text: String) {
    self.text = text
    updateChangeCount(.done)
  }
}

@MainActor private final class FolderDocument: UIDocument {
  var parts: [String: String] = [:]
  override func contents(forType typeName: String) throws -> Any {
    FileWrapper(directoryWithFileWrappers: parts.mapValues { FileWrapper(regularFileWithContents: Data($0.utf8)) })
  }
  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    let wrapper = try #require(contents as? FileWrapper)
    parts = (wrapper.fileWrappers ?? [:]).mapValues {
      String(decoding: $0.regularFileContents ?? Data(), as: UTF8.self)
    }
  }
}

@MainActor @Suite("Documents") struct DocumentTests {
  private let folder = TemporaryFolder()
  /// Other tests post the notifications of the app as well, in processes of their own.
  private let process = UIProcess(userDefaults: nil, log: { _ in }, trap: {})

  init() { process.enter {} }

  private func post(_ name: String) {
    process.notificationCenter.post(name: NSNotification.Name("UIApplication\(name)Notification"), object: nil)
  }

  private var file: URL { folder.url.appendingPathComponent("a.txt") }

  private func text(_ url: URL? = nil) -> String? {
    (try? Data(contentsOf: url ?? file)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func opened(_ text: String = "one") async throws -> TextDocument {
    try Data(text.utf8).write(to: file)
    let document = TextDocument(fileURL: file)
    #expect(await document.open())
    return document
  }

  /// Another program writes the file at another time.
  private func writeElsewhere(_ text: String) throws {
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: file.path)
  }

  @Test("An opened document has the content of its file, and is normal") func open() async throws {
    let document = TextDocument(fileURL: file)
    #expect(document.documentState == .closed && document.fileType == "public.plain-text")
    #expect(document.localizedName == "a" && document.fileModificationDate == nil)
    try Data("one".utf8).write(to: file)
    var states: [UIDocument.State] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIDocument.stateChangedNotification, object: document, queue: nil
    ) { _ in MainActor.assumeIsolated { states.append(document.documentState) } }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(await document.open())
    #expect(document.text == "one" && document.documentState == .normal && !document.hasUnsavedChanges)
    #expect(states == [.normal] && document.fileModificationDate != nil)
  }

  @Test("The completion handler is called after the method has returned") func order() async throws {
    try Data("one".utf8).write(to: file)
    let document = TextDocument(fileURL: file)
    var isCalled = false
    await withCheckedContinuation { done in
      document.open { _ in
        isCalled = true
        done.resume()
      }
      #expect(!isCalled)
    }
    #expect(isCalled)
  }

  @Test("A file that does not exist is not opened, and the error is handled") func missing() async {
    let document = TextDocument(fileURL: file)
    #expect(await !document.open())
    #expect(document.documentState == .closed && document.errors.count == 1)
  }

  @Test("A document that is saved for the first time is open, and has that file") func create() async {
    let document = TextDocument(fileURL: file)
    document.text = "new"
    #expect(await document.save(to: file, for: .forCreating))
    #expect(document.documentState == .normal && text() == "new")
    #expect(document.calls == ["contents public.plain-text"])
  }

  @Test("Closing saves unsaved changes") func close() async throws {
    let document = try await opened()
    document.change("two")
    #expect(document.hasUnsavedChanges)
    #expect(await document.close())
    #expect(document.documentState == .closed && text() == "two" && !document.hasUnsavedChanges)
  }

  @Test("A document without changes is not saved by closing") func closeUnchanged() async throws {
    let document = try await opened()
    #expect(await document.close())
    #expect(document.calls.isEmpty)
  }

  @Test("If saving fails, the old file and the changes stay, and the document stays open") func failure() async throws {
    let document = try await opened()
    document.change("two")
    document.failure = CocoaError(.fileWriteOutOfSpace)
    #expect(await !document.close())
    #expect(document.documentState == .savingError && document.hasUnsavedChanges && text() == "one")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.txt"])
    #expect(document.errors.map(\.1) == [false])
    document.failure = nil
    #expect(await document.save(to: file, for: .forOverwriting))
    #expect(document.documentState == .normal && text() == "two")
  }

  @Test("Changes are saved some seconds later by the process's clock") func autosave() async throws {
    let document = try await opened()
    var work: [(TimeInterval, @MainActor () -> Void)] = []
    process.schedule = { seconds, body in
      work.append((seconds, body))
      return {}
    }
    document.change("two")
    document.change("three")
    #expect(work.map(\.0) == [UIDocument.autosaveDelay] && text() == "one")
    work[0].1()
    #expect(text() == "three" && !document.hasUnsavedChanges)
  }

  @Test(
    "Changes are in the file when the app has resigned active, entered the background or terminated",
    arguments: ["WillResignActive", "DidEnterBackground", "WillTerminate"])
  func background(name: String) async throws {
    let document = try await opened()
    document.change("two")
    post("\(name)")
    #expect(text() == "two" && !document.hasUnsavedChanges)
    _ = await document.close()
    document.updateChangeCount(.done)
    document.text = "closed"
    post("\(name)")
    #expect(text() == "two", "a closed document was saved")
  }

  @Test("Undoing to the saved content leaves nothing to save; a change after that does not") func undo() async throws {
    let document = try await opened()
    let manager = try #require(document.undoManager)
    func set(_ text: String) {
      let before = document.text
      manager.registerUndo(withTarget: document) { _ in set(before) }
      document.text = text
    }
    manager.groupsByEvent = false
    set("two")
    #expect(document.hasUnsavedChanges)
    manager.undo()
    #expect(document.text == "one" && !document.hasUnsavedChanges)
    manager.redo()
    #expect(document.text == "two" && document.hasUnsavedChanges)
    #expect(await document.save(to: file, for: .forOverwriting))
    manager.undo()
    #expect(document.hasUnsavedChanges)
    set("three")
    #expect(document.hasUnsavedChanges, "one change undone and one made are not none")
  }

  @Test("Several changes of one group are one change") func groups() async throws {
    let document = try await opened()
    let manager = try #require(document.undoManager)
    manager.beginUndoGrouping()
    for _ in 0..<3 { manager.registerUndo(withTarget: document) { $0.text = "" } }
    manager.endUndoGrouping()
    manager.undo()
    #expect(!document.hasUnsavedChanges)
  }

  @Test("A file that another program has changed is read again if the document has no changes") func changedElsewhere()
    async throws
  {
    let document = try await opened()
    try writeElsewhere("other")
    post("DidBecomeActive")
    #expect(document.text == "other" && document.documentState == .normal && document.loads == 2)
    #expect(document.calls == ["disable", "enable"])
    document.presentedItemDidChange()
    #expect(document.loads == 2)
  }

  @Test("A change by another program and one of the user are a conflict, and neither content is lost") func conflict()
    async throws
  {
    let document = try await opened()
    document.change("mine")
    try writeElsewhere("other")
    #expect(await document.autosave())
    #expect(document.documentState == .inConflict && text() == "other")
    let copy = folder.url.appendingPathComponent("a (Unsaved Changes).txt")
    #expect(text(copy) == "mine")
    document.change("mine again")
    #expect(await document.autosave())
    #expect(text(copy) == "mine again" && text() == "other" && document.fileURL == file)
  }

  @Test("A conflict ends with a save of the app, or with the content of the file", arguments: [true, false])
  func resolve(saves: Bool) async throws {
    let document = try await opened()
    document.change("mine")
    try writeElsewhere("other")
    document.presentedItemDidChange()
    #expect(document.documentState == .inConflict)
    if saves {
      #expect(await document.save(to: file, for: .forOverwriting))
    } else {
      #expect(await document.revert(toContentsOf: file))
    }
    #expect(document.documentState == .normal && !document.hasUnsavedChanges)
    #expect(text() == (saves ? "mine" : "other") && document.text == text())
  }

  @Test("A document takes the content of another version, which is a change") func revertToVersion() async throws {
    let document = try await opened()
    let version = folder.url.appendingPathComponent("old.txt")
    try Data("old".utf8).write(to: version)
    #expect(await document.revert(toContentsOf: version))
    #expect(document.text == "old" && document.hasUnsavedChanges && text() == "one")
  }

  @Test("A package of files is read and saved as a wrapper, and replaces the old one") func package() async throws {
    let url = folder.url.appendingPathComponent("b.sketch")
    let document = FolderDocument(fileURL: url)
    document.parts = ["x": "1", "y": "2"]
    #expect(await document.save(to: url, for: .forCreating))
    document.parts = ["x": "3"]
    #expect(await document.save(to: url, for: .forOverwriting))
    let other = FolderDocument(fileURL: url)
    #expect(await other.open())
    #expect(other.parts == ["x": "3"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["b.sketch"])
  }

  @Test("Saving keeps the permissions of the file, and a link to it") func permissions() async throws {
    let document = try await opened()
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    #expect(await document.save(to: file, for: .forOverwriting))
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    let link = folder.url.appendingPathComponent("link.txt")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let linked = TextDocument(fileURL: link)
    #expect(await linked.open())
    linked.change("by link")
    #expect(await linked.close())
    #expect(text() == "by link")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
  }

  @Test("A token subtracts what was saved, not what was changed since") func token() async throws {
    let document = try await opened()
    document.change("two")
    let token = document.changeCountToken(for: .forOverwriting)
    document.change("three")
    document.updateChangeCount(withToken: token, for: .forOverwriting)
    #expect(document.hasUnsavedChanges)
    document.updateChangeCount(.cleared)
    #expect(!document.hasUnsavedChanges)
  }

  @Test("The activity of a document has the file's URL") func activity() {
    let document = TextDocument(fileURL: file)
    document.userActivity = NSUserActivity(activityType: "edit")
    #expect(document.userActivity?.userInfo?[UIDocument.userActivityURLKey] as? URL == file)
  }

  @Test("The extension is that of the type to save") func types() {
    let document = TextDocument(fileURL: file)
    #expect(document.fileNameExtension(forType: "public.plain-text", saveOperation: .forCreating) == "txt")
    #expect(document.fileNameExtension(forType: "public.png", saveOperation: .forCreating) == "png")
    #expect(document.fileNameExtension(forType: nil, saveOperation: .forCreating) == "txt")
  }

  @Test("A class without content is not saved, and the file stays") func plain() async throws {
    try Data("one".utf8).write(to: file)
    let document = UIDocument(fileURL: file)
    #expect(await document.open())
    #expect(await !document.save(to: file, for: .forOverwriting))
    #expect(text() == "one")
  }

  @Test("A document that nothing refers to any more does not stay in memory") func memory() async throws {
    weak var document: TextDocument?
    do { document = try await opened() }
    #expect(document == nil)
  }
}
