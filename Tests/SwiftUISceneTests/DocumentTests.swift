import Foundation
import SceneTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

private struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.text = text
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private final class Sketch: ReferenceFileDocument {
  static let readableContentTypes: [UTType] = [UTType(exportedAs: "org.example.sketch"), .json]
  @Published var lines: [String] = []

  init() {}

  init(configuration: ReadConfiguration) throws {
    lines = try JSONDecoder().decode([String].self, from: configuration.file.regularFileContents ?? Data())
  }

  func snapshot(contentType: UTType) throws -> [String] { lines }

  func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
    Journal.lines.append("existing \(configuration.existingFile != nil)")
    return FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
  }
}

/// The folder of the documents of the test that runs.
@MainActor private enum Folder {
  static var url = FileManager.default.temporaryDirectory
}

private struct NoteApp: App {
  init() {}

  var body: some Scene {
    DocumentGroup(newDocument: Note(text: "new")) { file in
      NoteView(text: file.$document.text, name: file.fileURL?.lastPathComponent ?? "none")
    }
    .environment(\.documentFolder, Folder.url)
    DocumentGroup(newDocument: { Sketch() }) { file in SketchView(sketch: file.document) }
      .environment(\.documentFolder, Folder.url)
  }
}

private struct NoteView: View {
  @Binding var text: String
  let name: String
  @Environment(\.newDocument) private var newDocument

  var body: some View {
    VStack {
      Text("\(name): \(text)")
      Button("Add") { text += "+" }.keyboardShortcut("1")
      Button("Two") {
        text += "a"
        text += "b"
      }.keyboardShortcut("2")
      Button("Sketch") { newDocument(contentType: .json) }.keyboardShortcut("3")
      Button("Given") { newDocument(Note(text: "given")) }.keyboardShortcut("4")
    }
  }
}

private struct SketchView: View {
  @ObservedObject var sketch: Sketch
  var body: some View {
    VStack {
      Text("lines \(sketch.lines.count)")
      Button("Draw") { sketch.lines.append("line") }.keyboardShortcut("1")
    }
  }
}

private struct DialogApp: App {
  init() {}
  var body: some Scene { WindowGroup { DialogView() } }
}

private struct DialogView: View {
  @State private var isImporting = false
  @State private var isExporting = false
  @State private var isMoving = false
  @State private var moved: URL?

  var body: some View {
    VStack {
      Button("Import") { isImporting = true }.keyboardShortcut("1")
      Button("Export") { isExporting = true }.keyboardShortcut("2")
      Button("Move") { isMoving = true }.keyboardShortcut("3")
      Text("\(isImporting) \(isExporting) \(isMoving)")
    }
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.text], allowsMultipleSelection: true) { result in
      let urls = (try? result.get()) ?? []
      moved = urls.first
      Journal.lines.append("imported \(urls.map(\.lastPathComponent))")
    }
    .fileExporter(isPresented: $isExporting, document: Note(text: "out"), contentType: .plainText) { result in
      Journal.lines.append((try? result.get()).map { "exported \($0.lastPathComponent)" } ?? "export failed")
    }
    .fileMover(isPresented: $isMoving, file: moved) { result in
      Journal.lines.append((try? result.get()).map { "moved \($0.lastPathComponent)" } ?? "move failed")
    }
  }
}

/// Documents in windows, and files that the user chooses.
@MainActor @Suite(.serialized) final class DocumentTests {
  private let folder: URL
  private let device: Device

  init() throws {
    device = Device(.pad)
    _ = Journal.take()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("DocumentTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    Folder.url = folder
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func installed<A: App>(_ type: A.Type, multiple: Bool = true) throws -> AppUnderTest {
    try device.install(type, manifest: .scenes([], multiple: multiple))
  }

  private func texts(_ scene: SceneUnderTest) -> [String] {
    func texts(in view: UIView) -> [String] {
      ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }
    return scene.window.map(texts) ?? []
  }

  private func file(_ name: String, _ text: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  private func content(_ name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  private var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }

  @Test("A new document has no file until it is changed, and is saved at the end of the turn")
  func new() throws {
    let app = try installed(NoteApp.self)
    app.tapIcon()
    #expect(texts(app.scene("A")).first == "none: new")
    #expect(names.isEmpty)
    app.scene("A").pressKey("1", modifiers: .command)
    #expect(content("Untitled.txt") == "new+")
    app.scene("A").pressKey("2", modifiers: .command)
    #expect(content("Untitled.txt") == "new+ab")
    #expect(texts(app.scene("A")).first == "Untitled.txt: new+ab")
    #expect(app.scene("A").scene?.title == "Untitled")
    #expect(names == ["Untitled.txt"])
  }

  @Test("A session shows its document again after a kill, and a second new document gets another name")
  func restored() throws {
    let app = try installed(NoteApp.self)
    app.tapIcon()
    app.scene("A").pressKey("1", modifiers: .command)
    #expect(app.scene("A").chooseMenuItem("File", "New"))
    app.scene("B").pressKey("1", modifiers: .command)
    #expect(names == ["Untitled 2.txt", "Untitled.txt"])
    device.kill(app)
    app.tapIcon()
    #expect(texts(app.scene("B")).first == "Untitled 2.txt: new+")
  }

  @Test("A URL launches the app with its document, and another one opens a window of its own, once")
  func urls() throws {
    let (one, two) = (try file("one.txt", "1"), try file("two.md.txt", "2"))
    let app = try installed(NoteApp.self)
    app.launch(url: one.absoluteString, inPlace: true)
    #expect(texts(app.scene("A")).first == "one.txt: 1")
    app.launch(url: two.absoluteString, inPlace: true)
    #expect(texts(app.scene("B")).first == "two.md.txt: 2")
    app.launch(url: two.absoluteString, inPlace: true)
    #expect(app.sessionLabels == ["A", "B"])
    app.scene("B").pressKey("1", modifiers: .command)
    #expect(content("two.md.txt") == "2+")
    #expect(content("one.txt") == "1")
  }

  @Test("A file that may not be changed where it is is copied before it is shown")
  func copied() throws {
    let outside = folder.appendingPathComponent("inbox")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    let url = outside.appendingPathComponent("one.txt")
    try Data("1".utf8).write(to: url)
    let app = try installed(NoteApp.self)
    app.launch(url: url.absoluteString, inPlace: false)
    app.scene("A").pressKey("1", modifiers: .command)
    #expect(content("one.txt") == "1+")
    #expect(content("inbox/one.txt") == "1")
  }

  @Test("Where the app shows one window only, another document takes the place of the first, which is saved")
  func single() throws {
    let (one, two) = (try file("one.txt", "1"), try file("two.txt", "2"))
    let app = try installed(NoteApp.self, multiple: false)
    app.launch(url: one.absoluteString, inPlace: true)
    app.scene("A").pressKey("1", modifiers: .command)
    app.launch(url: two.absoluteString, inPlace: true)
    #expect(texts(app.scene("A")).first == "two.txt: 2")
    #expect(content("one.txt") == "1+")
    #expect(app.scene("A").chooseMenuItem("File", "New"))
    #expect(texts(app.scene("A")).first == "none: new")
  }

  @Test("A file that cannot be read shows why, and is not written")
  func unreadable() throws {
    let url = folder.appendingPathComponent("bad.txt")
    try Data([0xFF, 0xFE, 0xFF]).write(to: url)
    let app = try installed(NoteApp.self)
    app.launch(url: url.absoluteString, inPlace: true)
    #expect(texts(app.scene("A")).first?.hasPrefix("The document “bad.txt” could not be opened.") == true)
    device.swipeHome()
    #expect(try Data(contentsOf: url) == Data([0xFF, 0xFE, 0xFF]))
  }

  @Test(
    "A document that cannot be written is reported, stays, is kept over a kill, and is written once that is possible")
  func unwritable() throws {
    let sub = folder.appendingPathComponent("sub")
    try FileManager.default.createDirectory(at: sub, withIntermediateDirectories: true)
    let url = sub.appendingPathComponent("one.txt")
    try Data("1".utf8).write(to: url)
    let app = try installed(NoteApp.self)
    app.launch(url: url.absoluteString, inPlace: true)
    // Where the folder was there is a file now.
    try FileManager.default.removeItem(at: sub)
    try Data().write(to: sub)
    app.scene("A").pressKey("1", modifiers: .command)
    #expect(texts(app.scene("A")).contains { $0.hasPrefix("The document “one.txt” could not be saved.") })
    #expect(texts(app.scene("A")).first == "one.txt: 1+")
    device.swipeHome()
    device.kill(app)
    try FileManager.default.removeItem(at: sub)
    try FileManager.default.createDirectory(at: sub, withIntermediateDirectories: true)
    app.tapIcon()
    #expect(texts(app.scene("A")).first == "one.txt: 1+")
    #expect(try String(contentsOf: url, encoding: .utf8) == "1+")
  }

  @Test("A document that cannot be written does not give way to another one")
  func unwritableStays() throws {
    let sub = folder.appendingPathComponent("sub")
    try FileManager.default.createDirectory(at: sub, withIntermediateDirectories: true)
    let url = sub.appendingPathComponent("one.txt")
    try Data("1".utf8).write(to: url)
    let other = try file("two.txt", "2")
    let app = try installed(NoteApp.self, multiple: false)
    app.launch(url: url.absoluteString, inPlace: true)
    try FileManager.default.removeItem(at: sub)
    try Data().write(to: sub)
    app.scene("A").pressKey("1", modifiers: .command)
    app.launch(url: other.absoluteString, inPlace: true)
    #expect(texts(app.scene("A")).first == "one.txt: 1+")
  }

  @Test("A document that is an object is saved by a snapshot after each change that it announces")
  func reference() throws {
    let app = try installed(NoteApp.self)
    let url = try file("one.json", "[\"a\"]")
    app.launch(url: url.absoluteString, inPlace: true)
    #expect(texts(app.scene("A")).first == "lines 1")
    app.scene("A").pressKey("1", modifiers: .command)
    #expect(texts(app.scene("A")).first == "lines 2")
    #expect(content("one.json") == "[\"a\",\"line\"]")
    #expect(Journal.take() == ["existing true"])
  }

  @Test("newDocument opens a window for a type of files, or with a given document")
  func newDocument() throws {
    let app = try installed(NoteApp.self)
    app.tapIcon()
    app.scene("A").pressKey("3", modifiers: .command)
    #expect(texts(app.scene("B")).first == "lines 0")
    app.scene("A").pressKey("4", modifiers: .command)
    #expect(texts(app.scene("C")).first == "none: given")
  }

  @Test("The menu opens the files that the user chooses")
  func openCommand() throws {
    let url = try file("one.txt", "1")
    let app = try installed(NoteApp.self)
    app.tapIcon()
    app.scene("A").pressKey("o", modifiers: .command)
    #expect(app.scene("A").isChoosingFiles)
    #expect(app.scene("A").chooseFiles([url]))
    #expect(texts(app.scene("A")).first == "one.txt: 1")
    #expect(app.sessionLabels == ["A"])
    #expect(!app.scene("A").chooseFiles([url]))
  }

  @Test("Importers, exporters and movers ask for files while their condition holds, and report what has become of them")
  func dialogs() throws {
    let url = try file("one.txt", "1")
    let app = try installed(DialogApp.self)
    app.tapIcon()
    let scene = app.scene("A")
    scene.pressKey("1", modifiers: .command)
    #expect(texts(scene).last == "true false false")
    #expect(scene.chooseFiles(nil))
    #expect(texts(scene).last == "false false false")
    #expect(Journal.take().isEmpty)
    scene.pressKey("1", modifiers: .command)
    #expect(scene.chooseFiles([url]))
    scene.pressKey("2", modifiers: .command)
    #expect(scene.chooseFiles([folder.appendingPathComponent("out.txt")]))
    scene.pressKey("3", modifiers: .command)
    #expect(scene.chooseFiles([folder.appendingPathComponent("two.txt")]))
    #expect(Journal.take() == ["imported [\"one.txt\"]", "exported out.txt", "moved two.txt"])
    #expect(names == ["out.txt", "two.txt"])
    scene.pressKey("2", modifiers: .command)
    #expect(scene.chooseFiles([folder.appendingPathComponent("missing/out.txt")]))
    #expect(Journal.take() == ["export failed"])
  }

  @Test("A folder is written in one step: an error leaves what was there")
  func wrappers() throws {
    let url = folder.appendingPathComponent("package")
    let wrapper = FileWrapper(directoryWithFileWrappers: ["a": FileWrapper(regularFileWithContents: Data("1".utf8))])
    wrapper.addRegularFile(withContents: Data("2".utf8), preferredFilename: "a")
    try wrapper.write(to: url, options: .atomic)
    #expect(try FileWrapper(url: url).fileWrappers?.keys.sorted() == ["2__a", "a"])
    let bad = FileWrapper(directoryWithFileWrappers: ["../out": FileWrapper(regularFileWithContents: Data())])
    #expect(throws: CocoaError.self) { try bad.write(to: url, options: .atomic) }
    #expect(try FileWrapper(url: url).fileWrappers?["a"]?.regularFileContents == Data("1".utf8))
    #expect(names == ["package"])
  }
}
