import Foundation
import RuntimeLogging
import Testing
import TestSupport
import UniformTypeIdentifiers
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class DocumentListener: NSObject, UIDocumentPickerDelegate {
  var urls: [URL] = []
  var cancellations = 0
  var wasDismissed = false
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    self.urls = urls
    wasDismissed = controller.presentingViewController == nil || controller.isBeingDismissed
  }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancellations += 1 }
}

/// A delegate from before iOS 11.
@MainActor private final class OldListener: NSObject, UIDocumentPickerDelegate {
  var url: URL?
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) { self.url = url }
}

@MainActor @Suite("Document pickers") struct DocumentPickerTests {
  let root = UIViewController()
  let shown: ContainerWindow
  let folder = TemporaryFolder(containing: "out")
  private let listener = DocumentListener()
  private let file: URL

  init() throws {
    shown = ContainerWindow(root)
    file = folder.url.appendingPathComponent("a.txt")
    try Data("text".utf8).write(to: file)
  }

  private func present(_ picker: UIDocumentPickerViewController) {
    picker.delegate = listener
    root.present(picker, animated: true)
    shown.turn()
  }

  @Test("Files of the types can be chosen, and the picker is dismissed before the delegate is called") func open()
    throws
  {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText, .png])
    picker.allowsMultipleSelection = true
    present(picker)
    let request = try #require(shown.scene.fileRequest?.request)
    #expect(request.kind == .open && request.allowsMultiple)
    #expect(request.extensions.contains("txt") && request.extensions.contains("png"))
    shown.scene.completeFileRequest([file, folder.url])
    shown.turn()
    #expect(listener.urls == [file, folder.url] && listener.wasDismissed && root.presentedViewController == nil)
    #expect(picker.documentPickerMode == .open)
  }

  @Test("Any file can be chosen for the general types, and a folder for the type of folders") func general() {
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
    #expect(shown.scene.fileRequest?.request.extensions == [])
    shown.scene.completeFileRequest(nil)
    shown.turn()
    #expect(listener.cancellations == 1 && listener.urls.isEmpty && root.presentedViewController == nil)
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]))
    #expect(shown.scene.fileRequest?.request.kind == .openFolder)
    shown.scene.completeFileRequest([folder.url])
    #expect(listener.urls == [folder.url])
  }

  @Test("A copy is another file with the same name and content") func copy() throws {
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: true))
    shown.scene.completeFileRequest([file])
    let copy = try #require(listener.urls.first)
    #expect(copy != file && copy.lastPathComponent == "a.txt")
    #expect(try Data(contentsOf: copy) == Data("text".utf8))
    try FileManager.default.removeItem(at: copy.deletingLastPathComponent())
  }

  @Test("A file is exported to the chosen place, and stays where it was if it is copied", arguments: [true, false])
  func export(asCopy: Bool) throws {
    present(UIDocumentPickerViewController(forExporting: [file], asCopy: asCopy))
    #expect(shown.scene.fileRequest?.request.kind == .save)
    #expect(shown.scene.fileRequest?.request.suggestedName == "a.txt")
    let place = folder.url.appendingPathComponent("out/b.txt")
    shown.scene.completeFileRequest([place])
    #expect(listener.urls == [place])
    #expect(try Data(contentsOf: place) == Data("text".utf8))
    #expect(FileManager.default.fileExists(atPath: file.path) == asCopy)
  }

  @Test("A place that cannot be written is logged and counts as cancelled; the file stays") func unwritable() {
    present(UIDocumentPickerViewController(forExporting: [file]))
    let sentences = RuntimeLog.capture {
      shown.scene.completeFileRequest([URL(fileURLWithPath: "/nowhere/at/all.txt")])
    }.sentences
    #expect(sentences.count == 1 && listener.cancellations == 1 && FileManager.default.fileExists(atPath: file.path))
  }

  @Test("The older initialisers and the older method of the delegate work") func older() {
    let old = OldListener()
    let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
    present(picker)
    picker.delegate = old
    shown.scene.completeFileRequest([file])
    #expect(old.url == file)
    #expect(UIDocumentPickerViewController(url: file, in: .exportToService).documentPickerMode == .exportToService)
    #expect(UIDocumentPickerViewController(url: file, in: .moveToService).documentPickerMode == .moveToService)
    #expect(UIDocumentPickerViewController(documentTypes: [], in: .import).documentPickerMode == .import)
  }
}
