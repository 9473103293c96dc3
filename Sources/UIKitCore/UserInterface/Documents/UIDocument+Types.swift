public import Foundation

extension UIDocument {
  /// The state of a document.
  public struct State: OptionSet, Hashable, Sendable {
    /// The state as bits.
    public let rawValue: UInt
    /// A state given as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The document is open and can be edited.
    public static let normal: State = []
    /// The document was not opened, could not be, or was closed.
    public static let closed = State(rawValue: 1 << 0)
    /// Another program has changed the file while the document had unsaved changes.
    public static let inConflict = State(rawValue: 1 << 1)
    /// The document could not be saved.
    public static let savingError = State(rawValue: 1 << 2)
    /// The document is busy, and must not be edited.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// A transfer of the file is in progress. iOS 9. Never set, because files are local.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  /// A change of a document's content.
  public enum ChangeKind: Int, Hashable, Sendable {
    /// A change was made.
    case done = 0
    /// A change was undone.
    case undone = 1
    /// A change was redone.
    case redone = 2
    /// All changes were saved or given up.
    case cleared = 3
  }

  /// How a document is saved.
  public enum SaveOperation: Int, Hashable, Sendable {
    /// For the first time.
    case forCreating = 0
    /// In place of the existing file.
    case forOverwriting = 1
  }

  /// Posted after ``documentState`` has changed; the object is the document.
  public nonisolated class var stateChangedNotification: NSNotification.Name {
    NSNotification.Name("UIDocumentStateChangedNotification")
  }

  /// The key of the document's URL in the `userInfo` of its activity.
  public nonisolated class var userActivityURLKey: String { NSUserActivityDocumentURLKey }
}

/// The number of a document's changes relative to its saved content.
struct DocumentChanges {
  private var count = 0
  /// Whether the saved content cannot be reached by undoing and redoing any more.
  private var isSavedContentLost = false

  /// Whether the content differs from the saved one.
  var areUnsaved: Bool { count != 0 || isSavedContentLost }

  mutating func update(_ change: UIDocument.ChangeKind) {
    switch change {
    case .done:
      // A change after something was undone replaces what could be redone.
      if count < 0 { isSavedContentLost = true }
      count += 1
    case .undone: count -= 1
    case .redone: count += 1
    case .cleared: self = DocumentChanges()
    }
  }

  /// Takes the content at the time of `saved` as the saved one.
  mutating func subtract(_ saved: DocumentChanges) {
    count -= saved.count
    isSavedContentLost = false
  }
}

/// The changes that a save includes (``UIDocument/changeCountToken(for:)``).
final class DocumentChangeToken {
  let changes: DocumentChanges
  init(_ changes: DocumentChanges) { self.changes = changes }
}
