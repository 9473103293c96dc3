import Foundation
import Testing
import TestSupport
import UniformTypeIdentifiers
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class BrowserListener: NSObject, UIDocumentBrowserViewControllerDelegate {
  var made: (URL?, UIDocumentBrowserViewController.ImportMode) = (nil, .none)
  var picked: [URL] = []
  var imported: [URL] = []
  var failures = 0
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(made.0, made.1) }
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) { imported.append(destinationURL) }
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
  ) { failures += 1 }
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
    picked = documentURLs
  }
}

@MainActor @Suite("Document browsers") struct DocumentBrowserTests {
  private let folder = TemporaryFolder(containing: "Documents", "new")
  private let listener = BrowserListener()
  private let process = UIProcess(userDefaults: nil, log: { _ in }, trap: {})

  init() {
    process.documentsFolder = documents
    process.enter {}
  }

  private var documents: URL { folder.url.appendingPathComponent("Documents") }

  private func write(_ name: String, in place: String = "Documents") throws -> URL {
    let url = folder.url.appendingPathComponent("\(place)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(name.utf8).write(to: url)
    return url
  }

  /// A browser of text files in a window.
  private func show(
    _ change: (UIDocumentBrowserViewController) -> Void = { _ in }
  ) -> (
    UIDocumentBrowserViewController, ContainerWindow
  ) {
    let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
    browser.delegate = listener
    change(browser)
    return (browser, ContainerWindow(browser))
  }

  private func names(_ browser: UIDocumentBrowserViewController) -> [String] {
    browser.lists.last?.entries.map(\.url.lastPathComponent) ?? []
  }

  private func texts(_ shown: ContainerWindow) -> [String] {
    shown.views(UITableViewCell.self).sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
  }

  @Test("An empty folder says that it has no documents, until it has one") func emptyFolder() throws {
    let (browser, _) = show()
    let list = try #require(browser.lists.last)
    let shown = list.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
    #expect(shown?.text == "No Documents")
    _ = try write("a.txt")
    list.reload()
    #expect(list.contentUnavailableConfiguration == nil && names(browser) == ["a.txt"])
  }

  @Test("Documents of the types are rows by their names, after folders") func rows() throws {
    for name in ["b.txt", "a10.txt", "a2.txt", "c.png", ".hidden.txt", "sub/d.txt"] { _ = try write(name) }
    let (browser, shown) = show()
    #expect(names(browser) == ["sub", "a2.txt", "a10.txt", "b.txt"])
    #expect(texts(shown) == ["sub", "a2", "a10", "b"])
    browser.shouldShowFileExtensions = true
    shown.turn()
    #expect(texts(shown) == ["sub", "a2.txt", "a10.txt", "b.txt"])
  }

  @Test("A row opens its document, and the row of a folder shows what is in it") func pick() throws {
    let file = try write("a.txt")
    let inner = try write("sub/d.txt")
    let (browser, shown) = show()
    let list = try #require(browser.lists.last)
    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(listener.picked.map(\.lastPathComponent) == [file.lastPathComponent])
    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    shown.turn()
    #expect(browser.lists.count == 2 && names(browser) == [inner.lastPathComponent])
  }

  @Test("A new document is copied or moved into the folder, under a name that is free") func create() throws {
    _ = try write("a.txt")
    let new = try write("a.txt", in: "new")
    let (browser, shown) = show()
    listener.made = (new, .copy)
    shown.button("Create Document")?.sendActions(for: .primaryActionTriggered)
    #expect(listener.imported.map(\.lastPathComponent) == ["a 2.txt"])
    #expect(FileManager.default.fileExists(atPath: new.path))
    listener.made = (new, .move)
    browser.create()
    #expect(listener.imported.last?.lastPathComponent == "a 3.txt")
    #expect(!FileManager.default.fileExists(atPath: new.path))
    #expect(names(browser) == ["a.txt", "a 2.txt", "a 3.txt"])
    browser.create()
    #expect(listener.failures == 1)
    listener.made = (nil, .none)
    browser.create()
    #expect(listener.failures == 1 && listener.imported.count == 2)
  }

  @Test("The button of a browser without creation is absent; the app's buttons and title are there") func items() {
    let (browser, shown) = show {
      $0.localizedCreateDocumentActionTitle = "New Note"
      $0.additionalTrailingNavigationBarButtonItems = [
        UIBarButtonItem(title: "Help", style: .plain, target: nil, action: nil)
      ]
    }
    #expect(shown.button("New Note") != nil && shown.button("Help") != nil && shown.button("Open…") != nil)
    browser.allowsDocumentCreation = false
    shown.turn()
    #expect(shown.button("New Note") == nil)
  }

  @Test("Files elsewhere are chosen in the host's file chooser") func elsewhere() throws {
    let file = try write("x.txt", in: "new")
    let (_, shown) = show()
    shown.button("Open…")?.sendActions(for: .primaryActionTriggered)
    shown.turn()
    let request = try #require(shown.scene.fileRequest?.request)
    #expect(request.kind == .open && request.extensions.contains("txt"))
    shown.scene.completeFileRequest([file])
    shown.turn()
    #expect(listener.picked == [file])
  }

  @Test("Several documents are selected and opened together") func several() throws {
    for name in ["a.txt", "b.txt", "c.txt"] { _ = try write(name) }
    var taken: [URL] = []
    let (browser, shown) = show { browser in
      browser.allowsPickingMultipleItems = true
      browser.customActions = [
        UIDocumentBrowserAction(identifier: "x", localizedTitle: "Archive", availability: .navigationBar) { taken = $0 }
      ]
    }
    shown.button("Select")?.sendActions(for: .primaryActionTriggered)
    shown.turn()
    let list = try #require(browser.lists.last)
    for row in [0, 2] {
      list.tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
      list.tableView(list.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
    }
    shown.turn()
    shown.button("Archive")?.sendActions(for: .primaryActionTriggered)
    #expect(taken.map(\.lastPathComponent) == ["a.txt", "c.txt"])
    shown.button("Open")?.sendActions(for: .primaryActionTriggered)
    #expect(listener.picked.map(\.lastPathComponent) == ["a.txt", "c.txt"])
  }

  @Test("The menu of a document has the app's commands for its type") func menu() throws {
    _ = try write("a.txt")
    var taken: [URL] = []
    let (browser, _) = show { browser in
      let text = UIDocumentBrowserAction(identifier: "t", localizedTitle: "Count", availability: .menu) { taken = $0 }
      text.supportedContentTypes = ["public.text"]
      let picture = UIDocumentBrowserAction(identifier: "p", localizedTitle: "Crop", availability: .menu) { _ in }
      picture.supportedContentTypes = ["public.image"]
      browser.customActions = [text, picture]
    }
    let entry = try #require(browser.lists.last?.entries.first)
    let actions = browser.menu(for: entry).allActions
    #expect(actions.map(\.title) == ["Open", "Count", "Share…", "Duplicate", "Rename…", "Delete…"])
    actions[1].performWithSender(nil, target: nil)
    actions[0].performWithSender(nil, target: nil)
    #expect(taken.count == 1 && listener.picked.count == 1)
    actions[3].performWithSender(nil, target: nil)
    #expect(names(browser) == ["a.txt", "a 2.txt"])
  }

  @Test("A document is deleted after the user has confirmed it") func delete() throws {
    let file = try write("a.txt")
    let (browser, shown) = show()
    let entry = try #require(browser.lists.last?.entries.first)
    browser.menu(for: entry).allActions.last?.performWithSender(nil, target: nil)
    shown.turn()
    #expect(FileManager.default.fileExists(atPath: file.path))
    shown.button("Delete")?.sendActions(for: .primaryActionTriggered)
    shown.turn()
    #expect(!FileManager.default.fileExists(atPath: file.path) && names(browser) == [])
  }

  @Test("A renamed document keeps its extension; names that are taken or invalid are refused") func rename()
    async throws
  {
    let file = try write("a.txt")
    _ = try write("b.txt")
    let (browser, _) = show()
    func rename(_ url: URL, _ name: String) async -> String? {
      await withCheckedContinuation { done in
        browser.renameDocument(at: url, proposedName: name) { url, _ in done.resume(returning: url?.lastPathComponent) }
      }
    }
    for name in ["b", "", "../x", ".x"] { #expect(await rename(file, name) == nil) }
    #expect(await rename(file, "c") == "c.txt")
    #expect(names(browser) == ["b.txt", "c.txt"])
  }

  @Test("A document in a folder is revealed there; one from elsewhere is copied if wanted") func reveal() async throws {
    let inner = try write("sub/deep/d.txt")
    let other = try write("x.txt", in: "new")
    let (browser, _) = show()
    #expect(try await browser.revealDocument(at: inner, importIfNeeded: false) == inner)
    #expect(browser.lists.map(\.folder.url.lastPathComponent) == ["Documents", "sub", "deep"])
    let made = try await browser.revealDocument(at: other, importIfNeeded: true)
    #expect(made.lastPathComponent == "x.txt" && names(browser) == ["sub", "x.txt"])
    await #expect(throws: CocoaError.self) {
      try await browser.revealDocument(at: folder.url.appendingPathComponent("none"), importIfNeeded: true)
    }
  }

  @Test("The browser is dark if the app wants it") func style() {
    let (browser, _) = show { $0.browserUserInterfaceStyle = .dark }
    #expect(browser.traitCollection.userInterfaceStyle == .dark)
    #expect(browser.allowedContentTypes == ["public.plain-text"])
  }
}
