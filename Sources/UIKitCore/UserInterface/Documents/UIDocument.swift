public import Foundation
import RuntimeLogging
import UniformTypeIdentifiers

/// A document: content that is read from a file and saved to it.
///
/// A subclass returns its content in ``contents(forType:)``, takes it in ``load(fromContents:ofType:)``, and registers changes with the
/// ``undoManager`` or calls ``updateChangeCount(_:)``. Unsaved changes are saved some seconds later, when the app resigns active or enters the
/// background, when it terminates, and when the document is closed.
///
/// A file is written beside the old one, which it then replaces in one step, so that an interruption leaves the old content or the new one.
///
/// Whether another program has changed the file is checked when the app becomes active and before each save. A document without unsaved
/// changes then reads the file again. One with unsaved changes is ``State/inConflict``: ``revert(toContentsOf:completionHandler:)`` takes the
/// content of the file, and a save that the app requests the content of the document. Until then saves of the system go to a copy beside the
/// file, so that neither content is lost.
///
/// Differs from Apple: file access is on the main thread, before the method returns; completion handlers are called later. Versions of a file
/// (`NSFileVersion`) and coordination with other programs do not exist.
@preconcurrency @MainActor open class UIDocument: NSObject {
  /// The seconds between a change and its save by the system.
  static let autosaveDelay: TimeInterval = 15

  /// The file.
  open private(set) var fileURL: URL
  /// The name of the document for the user: that of the file without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The identifier of the file's type, by its extension; `nil` if that is not known.
  open var fileType: String? { DocumentFile.typeIdentifier(of: fileURL) }
  /// The date of the last change of the file when the document was read or saved; `nil` before.
  open var fileModificationDate: Date?
  /// The state. ``stateChangedNotification`` is posted after each change.
  open private(set) var documentState = State.closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
    }
  }
  /// The progress of reading and saving. It is complete, because these take no time on the main thread.
  open private(set) var progress = Progress(totalUnitCount: 1)

  private var changes = DocumentChanges()
  private var version: DocumentFile.Version?
  private var cancelAutosave: (@MainActor () -> Void)?
  private var observers: DocumentObservers?
  /// Whether the system is saving, and not the app.
  private var isSystemSaving = false
  private var conflictCopy: URL?
  private var editingLocks = 0
  private var undoManagerInUse: UndoManager?

  /// A document of a file, which does not have to exist. It is closed.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
    progress.completedUnitCount = 1
  }

  // MARK: Opening and closing

  /// Reads the file and opens the document. Differs from Apple: a document that is open already is not read again.
  ///
  /// - Parameter completionHandler: Receives whether the document is open.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    guard documentState.contains(.closed) else { return complete(completionHandler, true) }
    do {
      try load(from: fileURL)
      begin()
      complete(completionHandler, true)
    } catch {
      handleError(error, userInteractionPermitted: true)
      complete(completionHandler, false)
    }
  }

  /// Reads the file and opens the document. Returns whether it is open.
  @discardableResult open func open() async -> Bool {
    await withCheckedContinuation { done in open { done.resume(returning: $0) } }
  }

  /// Saves unsaved changes and closes the document. It stays open if it cannot be saved.
  ///
  /// - Parameter completionHandler: Receives whether the document is closed.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    guard !documentState.contains(.closed) else { return complete(completionHandler, true) }
    saveBySystem { [self] success in
      if success { end() }
      completionHandler?(success)
    }
  }

  /// Saves unsaved changes and closes the document. Returns whether it is closed.
  @discardableResult open func close() async -> Bool {
    await withCheckedContinuation { done in close { done.resume(returning: $0) } }
  }

  /// Takes the content of a file in place of the document's, and gives up unsaved changes.
  ///
  /// - Parameters:
  ///   - url: The file, which is that of the document or another version of it.
  ///   - completionHandler: Receives whether the content was taken.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    lockEditing()
    defer { unlockEditing() }
    do {
      try load(from: url)
      undoManagerInUse?.removeAllActions()
      documentState.remove([.inConflict, .savingError])
      if url.standardizedFileURL != fileURL.standardizedFileURL { updateChangeCount(.done) }
      complete(completionHandler, true)
    } catch {
      handleError(error, userInteractionPermitted: true)
      complete(completionHandler, false)
    }
  }

  /// Takes the content of a file in place of the document's, and gives up unsaved changes. Returns whether it was taken.
  @discardableResult open func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { done in revert(toContentsOf: url) { done.resume(returning: $0) } }
  }

  private func load(from url: URL) throws {
    try read(from: url)
    version = DocumentFile.version(of: fileURL)
    fileModificationDate = version?.date
    conflictCopy = nil
    updateChangeCount(.cleared)
  }

  private func begin() {
    documentState = editingLocks > 0 ? .editingDisabled : .normal
    observers = DocumentObservers(
      save: { [weak self] in self?.saveBySystem(completion: nil) },
      check: { [weak self] in self?.checkFile() })
  }

  private func end() {
    cancelAutosave?()
    cancelAutosave = nil
    observers = nil
    conflictCopy = nil
    updateChangeCount(.cleared)
    documentState = .closed
  }

  private func complete(_ handler: ((Bool) -> Void)?, _ success: Bool) {
    guard let handler else { return }
    Task { handler(success) }
  }

  // MARK: Content

  /// The content to save: `Data`, or a ``FileWrapper``. A subclass overrides it. The default throws an error.
  ///
  /// - Parameter typeName: The type, which ``savingFileType`` returns.
  open func contents(forType typeName: String) throws -> Any {
    throw CocoaError(
      .fileWriteUnknown,
      userInfo: [
        NSFilePathErrorKey: fileURL.path,
        NSLocalizedDescriptionKey:
          "\(type(of: self)) has no content to save. Override contents(forType:), or save(to:for:completionHandler:).",
      ])
  }

  /// Takes content that was read: `Data`, or a ``FileWrapper`` of a folder. A subclass overrides it. The default does nothing.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Reads a file and calls ``load(fromContents:ofType:)`` with its content.
  open func read(from url: URL) throws {
    try load(fromContents: DocumentFile.read(url), ofType: DocumentFile.typeIdentifier(of: url))
  }

  /// Writes content to a place where nothing is. The default takes `Data` and ``FileWrapper``.
  ///
  /// - Parameters:
  ///   - contents: The content.
  ///   - url: The place.
  ///   - saveOperation: Whether the document is new.
  ///   - originalContentsURL: The file that will be replaced, or `nil`.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws { try DocumentFile.write(contents, to: url) }

  /// Writes content beside a file, which it then replaces.
  ///
  /// - Parameters:
  ///   - contents: The content.
  ///   - additionalFileAttributes: The attributes of the new file, or `nil`.
  ///   - url: The file.
  ///   - saveOperation: Whether the document is new.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    let original = saveOperation == .forOverwriting && FileManager.default.fileExists(atPath: url.path) ? url : nil
    try DocumentFile.replace(url, attributes: additionalFileAttributes) { place in
      try writeContents(contents, to: place, for: saveOperation, originalContentsURL: original)
    }
  }

  /// The attributes of the file to save. The default is none.
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

  /// The type to save. The default is ``fileType``.
  open var savingFileType: String? { fileType }

  /// The extension of a file of a type. The default is that of the document's file if it has this type.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    guard let typeName, typeName != fileType else { return fileURL.pathExtension }
    return UTType(typeName)?.preferredFilenameExtension ?? fileURL.pathExtension
  }

  // MARK: Saving

  /// Saves the document. A document that is saved for the first time is open afterwards.
  ///
  /// - Parameters:
  ///   - url: The file, which becomes that of the document.
  ///   - saveOperation: Whether the document is new.
  ///   - completionHandler: Receives whether the document was saved.
  open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
    do {
      let type = savingFileType ?? DocumentFile.typeIdentifier(of: url) ?? UTType.data.identifier
      let contents = try contents(forType: type)
      let token = changeCountToken(for: saveOperation)
      let attributes = try fileAttributesToWrite(to: url, for: saveOperation)
      try writeContents(contents, andAttributes: attributes, safelyTo: url, for: saveOperation)
      let isCopy = isSystemSaving && url == conflictCopy
      if !isCopy {
        fileURL = url
        version = DocumentFile.version(of: url)
        fileModificationDate = version?.date
        conflictCopy = nil
        documentState.remove(.inConflict)
      }
      updateChangeCount(withToken: token, for: saveOperation)
      documentState.remove(.savingError)
      if saveOperation == .forCreating, documentState.contains(.closed) { begin() }
      complete(completionHandler, true)
    } catch {
      documentState.insert(.savingError)
      handleError(error, userInteractionPermitted: !isSystemSaving)
      complete(completionHandler, false)
    }
  }

  /// Saves the document. Returns whether it was saved.
  @discardableResult open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { done in save(to: url, for: saveOperation) { done.resume(returning: $0) } }
  }

  /// Saves the document if it has unsaved changes. The system calls it; an override can save elsewhere.
  ///
  /// - Parameter completionHandler: Receives whether nothing is unsaved.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else { return complete(completionHandler, true) }
    checkFile()
    guard hasUnsavedChanges else { return complete(completionHandler, true) }
    let wasSystemSaving = isSystemSaving
    isSystemSaving = true
    defer { isSystemSaving = wasSystemSaving }
    var place = fileURL
    if documentState.contains(.inConflict) {
      place = conflictCopy ?? FileExport.free(DocumentFile.unsavedCopy(of: fileURL))
      conflictCopy = place
    }
    save(to: place, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Saves the document if it has unsaved changes. Returns whether nothing is unsaved.
  @discardableResult open func autosave() async -> Bool {
    await withCheckedContinuation { done in autosave { done.resume(returning: $0) } }
  }

  private func saveBySystem(completion: ((Bool) -> Void)?) {
    cancelAutosave?()
    cancelAutosave = nil
    autosave(completionHandler: completion)
  }

  private func autosaveLater() {
    guard cancelAutosave == nil else { return }
    cancelAutosave = UIProcess.current.schedule(UIDocument.autosaveDelay) { [weak self] in
      guard let self else { return }
      cancelAutosave = nil
      autosave(completionHandler: nil)
    }
  }

  // MARK: Changes

  /// Whether there are changes that are not saved.
  open var hasUnsavedChanges: Bool { changes.areUnsaved }

  /// Counts a change of the content.
  open func updateChangeCount(_ change: ChangeKind) {
    changes.update(change)
    if change == .cleared {
      cancelAutosave?()
      cancelAutosave = nil
    } else if hasUnsavedChanges, !documentState.contains(.closed) {
      autosaveLater()
    }
  }

  /// What a save that begins now includes; for ``updateChangeCount(withToken:for:)``.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { DocumentChangeToken(changes) }

  /// The changes of a token were saved.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    guard let token = changeCountToken as? DocumentChangeToken else { return }
    changes.subtract(token.changes)
    if !hasUnsavedChanges {
      cancelAutosave?()
      cancelAutosave = nil
    }
  }

  /// Records changes, and counts them for the document. Made on first access; setting it replaces it.
  open var undoManager: UndoManager! {
    get {
      if let undoManagerInUse { return undoManagerInUse }
      let made = UndoManager()
      follow(made)
      return made
    }
    set { follow(newValue) }
  }

  private func follow(_ manager: UndoManager?) {
    undoManagerInUse?.didChange = nil
    undoManagerInUse = manager
    manager?.didChange = { [weak self] change in
      switch change {
      case .recorded: self?.updateChangeCount(.done)
      case .undone: self?.updateChangeCount(.undone)
      case .redone: self?.updateChangeCount(.redone)
      }
    }
  }

  // MARK: Editing

  /// Called before the document must not be edited for a while: the system is reading it again. The default does nothing.
  open func disableEditing() {}
  /// Called when the document may be edited again. The default does nothing.
  open func enableEditing() {}

  private func lockEditing() {
    editingLocks += 1
    guard editingLocks == 1 else { return }
    if !documentState.contains(.closed) { documentState.insert(.editingDisabled) }
    disableEditing()
  }

  private func unlockEditing() {
    editingLocks -= 1
    guard editingLocks == 0 else { return }
    documentState.remove(.editingDisabled)
    enableEditing()
  }

  // MARK: Other programs

  /// The file, for other programs that change it.
  open var presentedItemURL: URL? { documentState.contains(.closed) ? nil : fileURL }

  /// Call this when something else has changed the file. It is read again, or the document is in conflict.
  open func presentedItemDidChange() { checkFile() }

  /// Call this when the file was moved: the document continues there.
  open func presentedItemDidMove(to newURL: URL) {
    fileURL = newURL
    version = DocumentFile.version(of: newURL)
  }

  /// Call this before something else reads the file. Unsaved changes are saved.
  open func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
    saveBySystem { success in completionHandler(success ? nil : CocoaError(.fileWriteUnknown)) }
  }

  /// Call this before something else deletes the file. The document is closed without a save.
  open func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void) {
    end()
    Task { completionHandler(nil) }
  }

  private func checkFile() {
    guard !documentState.contains(.closed), !documentState.contains(.inConflict),
      let now = DocumentFile.version(of: fileURL), now != version
    else { return }
    version = now
    if hasUnsavedChanges {
      documentState.insert(.inConflict)
    } else {
      revert(toContentsOf: fileURL, completionHandler: nil)
    }
  }

  /// Runs a block after the file access that was requested before. Differs from Apple: on the main thread, in a later turn.
  open func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) { Task { block() } }

  // MARK: Errors

  /// Called after an error of reading, saving or reverting. The default logs the error and calls ``finishedHandlingError(_:recovered:)``.
  ///
  /// Differs from Apple: it shows no alert.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - userInteractionPermitted: Whether the app may ask the user: not when the system saves.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    RuntimeLog.write("The document \(fileURL.path) was not read or saved. \(error.localizedDescription)")
    finishedHandlingError(error, recovered: false)
  }

  /// Call this in an override of ``handleError(_:userInteractionPermitted:)`` when the error was handled. The default does nothing.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

  /// Called when the app must not ask the user about an error any more. Never called, because an error is handled at once.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}

  // MARK: Activities

  /// The activity of the document, or `nil`. It receives the URL of the file.
  open var userActivity: NSUserActivity? {
    didSet { if let userActivity { updateUserActivityState(userActivity) } }
  }

  /// Adds the URL of the file to an activity. An override calls `super`.
  open func updateUserActivityState(_ userActivity: NSUserActivity) {
    userActivity.addUserInfoEntries(from: [NSUserActivityDocumentURLKey: fileURL])
  }

  /// Called to bring the document into the state of an activity. The default does nothing.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}
