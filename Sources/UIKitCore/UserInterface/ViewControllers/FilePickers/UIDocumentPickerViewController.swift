public import Foundation
import RuntimeLogging
public import UniformTypeIdentifiers
import ViewBacking

/// What a document picker does. Deprecated on a device: use the initialisers by types and URLs.
public enum UIDocumentPickerMode: UInt, Hashable, Sendable {
  /// Copies files into the app.
  case `import` = 0
  /// Opens files in place.
  case open = 1
  /// Copies files out of the app.
  case exportToService = 2
  /// Moves files out of the app.
  case moveToService = 3
}

/// Lets the user choose files to open, or a place for the app's files.
///
/// The host's file chooser is opened when the picker has appeared. The picker is dismissed when the user has chosen or cancelled, before the
/// delegate is notified.
///
/// Differs from Apple: files are those of the desktop, and need no security scope. It has no view of its own.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController, HostDialogController {
  private enum Task {
    case open([UTType], asCopy: Bool)
    case export([URL], asCopy: Bool)
  }

  private let task: Task
  private var isAsked = false

  /// Receives the choice. Not retained.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be chosen. Default: `false`.
  open var allowsMultipleSelection = false
  /// Whether the extensions of names are shown. Stored, and without effect: the desktop decides.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first, or `nil`. Stored, and without effect: the desktop decides.
  open var directoryURL: URL?
  /// What the picker does. Deprecated on a device.
  open var documentPickerMode: UIDocumentPickerMode {
    switch task {
    case .open(_, let asCopy): asCopy ? .import : .open
    case .export(_, let asCopy): asCopy ? .exportToService : .moveToService
    }
  }

  private init(task: Task) {
    self.task = task
    super.init(nibName: nil, bundle: nil)
  }

  /// A picker of files of these types, which are opened in place.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(task: .open(contentTypes, asCopy: false))
  }

  /// A picker of files of these types. A copy of each chosen file is made in a temporary folder if `asCopy` is `true`.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(task: .open(contentTypes, asCopy: asCopy))
  }

  /// A picker of a place that files are moved to.
  public convenience init(forExporting urls: [URL]) { self.init(task: .export(urls, asCopy: false)) }

  /// A picker of a place that files are moved or copied to.
  public convenience init(forExporting urls: [URL], asCopy: Bool) { self.init(task: .export(urls, asCopy: asCopy)) }

  /// A picker of files by the identifiers of their types. Deprecated on a device since iOS 14.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(task: .open(allowedUTIs.compactMap { UTType($0) }, asCopy: mode == .import))
  }

  /// A picker of a place for a file. Deprecated on a device since iOS 14.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

  /// A picker of a place for files. Deprecated on a device since iOS 14.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(task: .export(urls, asCopy: mode != .moveToService))
  }

  /// A picker of any file.
  public required init?(coder: NSCoder) {
    task = .open([.item], asCopy: false)
    super.init(coder: coder)
  }

  /// Makes an invisible view.
  open override func loadView() { view = HostDialogView(frame: UIScreen.main.bounds) }

  /// Opens the host's file chooser, once in each presentation.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isAsked else { return }
    isAsked = true
    switch task {
    case .open(let types, let asCopy): open(types, asCopy: asCopy)
    case .export(let urls, let asCopy): export(urls, asCopy: asCopy)
    }
  }

  /// The picker can ask again in its next presentation.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isAsked = false
  }

  private func open(_ types: [UTType], asCopy: Bool) {
    let isFolder = types.count == 1 && types[0].conforms(to: .directory)
    var request = FileRequest(isFolder ? .openFolder : .open)
    request.allowsMultiple = allowsMultipleSelection
    if !types.contains(where: { [.item, .data, .content].contains($0) }) {
      request.extensions = types.flatMap { type in
        ([type] + UTType.knownSubtypes(of: type)).flatMap { $0.tags[.filenameExtension] ?? [] }
      }
    }
    ask(request) { [self] urls in
      let urls = urls.map { allowsMultipleSelection ? $0 : Array($0.prefix(1)) }
      finish(asCopy && !isFolder ? urls?.compactMap(copied) : urls)
    }
  }

  /// A copy of a file in a new temporary folder; `nil` if it cannot be read, which is logged.
  private func copied(_ url: URL) -> URL? {
    do {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let copy = folder.appendingPathComponent(url.lastPathComponent)
      try FileManager.default.copyItem(at: url, to: copy)
      return copy
    } catch {
      RuntimeLog.write("\(url.path) was not copied for the app. \(error.localizedDescription)")
      return nil
    }
  }

  private func export(_ urls: [URL], asCopy: Bool) {
    guard !urls.isEmpty, let scene = viewIfLoaded?.window?.windowScene else { return finish(nil) }
    FileExport.run(in: scene, files: urls.map { ($0.lastPathComponent, .file($0)) }) { [self] result in
      switch result {
      case .success(let written):
        if written != nil, !asCopy { for url in urls { try? FileManager.default.removeItem(at: url) } }
        finish(written)
      case .failure(let error):
        RuntimeLog.write("The files were not exported. \(error.localizedDescription)")
        finish(nil)
      }
    }
  }

  private func finish(_ urls: [URL]?) {
    let listener = delegate
    guard let presenter else { return }
    presenter.dismiss(animated: true)
    guard let urls, !urls.isEmpty else {
      listener?.documentPickerWasCancelled(self)
      return
    }
    listener?.documentPicker(self, didPickDocumentsAt: urls)
  }
}

/// Receives the user's choice of files.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// The user has chosen files, or a place for files. The default calls ``documentPicker(_:didPickDocumentAt:)`` for the first.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The user has chosen a file. Deprecated on a device since iOS 11. The default does nothing.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// The user has chosen nothing. The default does nothing.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Calls ``documentPicker(_:didPickDocumentAt:)`` for the first file.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if let first = urls.first { documentPicker(controller, didPickDocumentAt: first) }
  }
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
