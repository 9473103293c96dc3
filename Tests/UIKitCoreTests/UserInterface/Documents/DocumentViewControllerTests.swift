import Foundation
import TestSupport
import Testing

@testable @_spi(Runtime) import UIKitCore

private final class PlainDocument: UIDocument {
  var text = ""
  override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
  }
}

private final class DocumentEditor: UIDocumentViewController {
  var opened: CheckedContinuation<Void, Never>?
  override func documentDidOpen() { opened?.resume() }
}

@MainActor @Suite("Controllers of documents") struct DocumentViewControllerTests {
  private let folder = TemporaryFolder(containing: "Documents")
  private let process = UIProcess(userDefaults: nil, log: { _ in }, trap: {})

  init() {
    process.documentsFolder = folder.url.appendingPathComponent("Documents")
    process.enter {}
  }

  private func document(_ name: String) throws -> PlainDocument {
    let url = folder.url.appendingPathComponent(name)
    try Data(name.utf8).write(to: url)
    return PlainDocument(fileURL: url)
  }

  @Test("A document is opened when the controller is loaded, and gives it its title") func open() async throws {
    let document = try document("a.txt")
    let editor = DocumentEditor(document: document)
    #expect(document.documentState == .closed)
    await withCheckedContinuation { done in
      editor.opened = done
      editor.loadViewIfNeeded()
    }
    #expect(document.documentState == .normal && document.text == "a.txt" && editor.title == "a")
  }

  @Test("Without a document the browser is shown, until there is one") func browser() throws {
    let editor = UIDocumentViewController(document: nil)
    editor.launchOptions.primaryAction = UIAction(title: "New Sketch") { _ in }
    let shown = ContainerWindow(editor)
    #expect(editor.children == [editor.launchOptions.browserViewController] && shown.button("New Sketch") != nil)
    editor.document = try document("a.txt")
    shown.turn()
    #expect(editor.children.isEmpty && editor.document?.documentState == .normal)
  }

  @Test("The document before is saved and closed") func replace() async throws {
    let (first, second) = (try document("a.txt"), try document("b.txt"))
    let editor = UIDocumentViewController(document: first)
    editor.loadViewIfNeeded()
    first.text = "changed"
    first.updateChangeCount(.done)
    editor.document = second
    #expect(try Data(contentsOf: first.fileURL) == Data("changed".utf8))
    #expect(second.documentState == .normal)
  }

  @Test("Its buttons undo and redo changes of the document") func undo() throws {
    let document = try document("a.txt")
    let editor = UIDocumentViewController(document: document)
    editor.loadViewIfNeeded()
    document.undoManager.groupsByEvent = false
    func set(_ text: String) {
      let before = document.text
      document.undoManager.registerUndo(withTarget: document) { _ in set(before) }
      document.text = text
    }
    set("x")
    let items = editor.undoRedoItemGroup.barButtonItems
    items[0].primaryAction?.performWithSender(nil, target: nil)
    #expect(document.text == "a.txt")
    items[1].primaryAction?.performWithSender(nil, target: nil)
    #expect(document.text == "x")
  }
}
