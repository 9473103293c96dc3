import SceneSystem

/// One payload that was handed to a hosted app, and what became of it.
///
/// Whether an app *did* something with a payload nobody can know; that it did not even look at it is certain: it did not read
/// the property of the connection options that holds it, or has no method of the name that was called. The commonest bug of
/// the field is of that kind.
@preconcurrency @MainActor package final class DeliveryNote {
  /// What was handed over.
  package enum Kind: Hashable, Sendable {
    case urls
    case activity(type: String)
    case quickAction
    case notification
    case share
  }

  /// What became of it.
  package enum Fate: Hashable, Sendable {
    /// The app has no method for it, or did not read it.
    case ignored
    /// It was read, or the app's own method was called.
    case taken
    /// The app's method is `async`, or there is none: known when the task that asks has run.
    case pending
    /// There was nobody to be called.
    case unheard
  }

  /// What was handed over.
  package let kind: Kind
  /// The session of the scene that it was for, or `nil` for the application.
  package let session: SessionID?
  /// Who was called, as the trace has it; empty where nobody was.
  package let owner: String
  /// The method that was called, or that would have been.
  package let callback: String
  /// Whether the scene's window had a root view controller when the method was called.
  package let hadRootBefore: Bool
  /// Whether it had one when the method returned.
  package var hadRootAfter = false
  /// Whether it had one when the payload was first read out of connection options; `nil` for other deliveries.
  package private(set) var hadRootWhenRead: Bool?
  /// What became of it, so far.
  package internal(set) nonisolated(unsafe) var fate: Fate
  /// It was read, but only to choose a configuration.
  package private(set) var wasReadForConfiguration = false
  /// A method that is left out was called in this one's place.
  var defaultsMet = 0

  init(_ kind: Kind, session: SessionID?, owner: String, callback: String, hadRoot: Bool, fate: Fate) {
    self.kind = kind
    self.session = session
    self.owner = owner
    self.callback = callback
    hadRootBefore = hadRoot
    self.fate = fate
  }

  func wasRead(hadRoot: Bool) {
    fate = .taken
    if hadRootWhenRead == nil { hadRootWhenRead = hadRoot }
  }

  func wasReadToChoose() { wasReadForConfiguration = true }
}

/// What the connection options of one connection tell about being read.
@preconcurrency @MainActor final class ConnectionReading {
  /// The options are still those of `application(_:configurationForConnecting:options:)`.
  var isChoosing = true
  weak var scene: UIScene?
  private(set) var notes: [DeliveryNote] = []

  init(_ kinds: [DeliveryNote.Kind]) { self.kinds = kinds }

  private let kinds: [DeliveryNote.Kind]
  /// Read before the scene's delegate was known.
  private var readToChoose: Set<DeliveryNote.Kind> = []

  /// The delegate is about to be called.
  func begin(_ scene: UIScene) -> [DeliveryNote] {
    self.scene = scene
    isChoosing = false
    notes = kinds.map { kind in
      let owner = scene.delegate.map { ClassFactory.shortName(of: type(of: $0)) }
      let note = DeliveryNote(
        kind, session: scene.sessionID, owner: owner ?? "", callback: "scene(_:willConnectTo:options:)",
        hadRoot: scene.hasRoot, fate: scene.delegate == nil ? .unheard : .ignored)
      if readToChoose.contains(kind) { note.wasReadToChoose() }
      return note
    }
    return notes
  }

  /// The delegate's method has returned.
  func end() {
    let hasRoot = scene?.hasRoot ?? false
    for note in notes { note.hadRootAfter = hasRoot }
  }

  /// Somebody read the property that holds payloads of this kind.
  func read(_ isMeant: (DeliveryNote.Kind) -> Bool) {
    if isChoosing {
      readToChoose.formUnion(kinds.filter(isMeant))
    } else {
      for note in notes where isMeant(note.kind) { note.wasRead(hadRoot: scene?.hasRoot ?? false) }
    }
  }
}

extension UIScene {
  /// Whether there is a window with a root view controller.
  final var hasRoot: Bool {
    guard let scene = self as? UIWindowScene else { return false }
    return (scene.keyWindow ?? scene.windows.first)?.rootViewController != nil
  }
}
