package import SceneSystem

/// One payload that was delivered to a hosted app, and its outcome.
///
/// Whether an app *used* a payload cannot be determined. That it ignored one can: the app did not read the property of the connection
/// options that holds it, or does not implement the method that was called. This is the most common bug in practice.
@preconcurrency @MainActor package final class DeliveryEntry {
  /// What was delivered.
  package enum Kind: Hashable, Sendable {
    case urls
    case activity(type: String)
    case quickAction
    case notification
    case share
  }

  /// The outcome of the delivery.
  package enum Outcome: Hashable, Sendable {
    /// The app has no method for it, or did not read it.
    case ignored
    /// It was read, or the app's own method was called.
    case handled
    /// The app's method is `async`, or there is none: decided when the task that calls it has run.
    case pending
    /// There was no delegate to call.
    case noReceiver
  }

  /// What was delivered.
  package let kind: Kind
  /// The session of the receiving scene, or `nil` for the application.
  package let session: SessionID?
  /// The type that was called, as named in the trace; empty if none was.
  package let owner: String
  /// The method that was called, or that would have been.
  package let callback: String
  /// Whether it was delivered with the connection of the scene.
  package let arrivedWithConnection: Bool
  /// Whether views of a declared app receive it, and no method of a delegate.
  package let isForViews: Bool
  /// Whether the scene's window had a root view controller when the method was called.
  package let hadRootViewControllerBefore: Bool
  /// Whether it had one when the method returned.
  package var hadRootViewControllerAfter = false
  /// Whether it had one when the payload was first read out of connection options; `nil` for other deliveries.
  package private(set) var hadRootViewControllerWhenRead: Bool?
  /// The outcome so far.
  package internal(set) nonisolated(unsafe) var outcome: Outcome
  /// It was read, but only to choose a configuration.
  package private(set) var wasReadForConfiguration = false

  init(
    _ kind: Kind, session: SessionID?, owner: String, callback: String, arrivedWithConnection: Bool = false,
    isForViews: Bool = false, hadRoot: Bool, outcome: Outcome
  ) {
    self.arrivedWithConnection = arrivedWithConnection
    self.isForViews = isForViews
    self.kind = kind
    self.session = session
    self.owner = owner
    self.callback = callback
    hadRootViewControllerBefore = hadRoot
    self.outcome = outcome
  }

  func wasRead(hadRoot: Bool) {
    outcome = .handled
    if hadRootViewControllerWhenRead == nil { hadRootViewControllerWhenRead = hadRoot }
  }

  func markReadForConfiguration() { wasReadForConfiguration = true }
}

extension DeliveryEntry.Kind {
  /// The modifier that views of a declared app receive such payloads with; `nil` for those that only delegates receive.
  package var viewCallback: String? {
    switch self {
    case .urls: "onOpenURL(perform:)"
    case .activity: "onContinueUserActivity(_:perform:)"
    case .quickAction, .notification, .share: nil
    }
  }
}

/// Records which payloads of one connection's options are read.
@preconcurrency @MainActor final class ConnectionOptionsAccess {
  /// The options are still those of `application(_:configurationForConnecting:options:)`.
  var isSelectingConfiguration = true
  weak var scene: UIScene?
  private(set) var notes: [DeliveryEntry] = []

  init(_ kinds: [DeliveryEntry.Kind]) { self.kinds = kinds }

  private let kinds: [DeliveryEntry.Kind]
  /// Read before the scene's delegate was known.
  private var readForConfiguration: Set<DeliveryEntry.Kind> = []

  /// The delegate is about to be called, and then the views of a declared app, if `appType` is not `nil`.
  func begin(_ scene: UIScene, appType: Any.Type?) -> [DeliveryEntry] {
    self.scene = scene
    isSelectingConfiguration = false
    notes = kinds.map { kind in
      let viewCallback = appType == nil ? nil : kind.viewCallback
      let owner = viewCallback == nil ? scene.delegate.map { type(of: $0) } : appType
      let note = DeliveryEntry(
        kind, session: scene.sessionID, owner: owner.map { ClassFactory.shortName(of: $0) } ?? "",
        callback: viewCallback ?? "scene(_:willConnectTo:options:)", arrivedWithConnection: true,
        isForViews: viewCallback != nil, hadRoot: scene.hasRoot, outcome: owner == nil ? .noReceiver : .ignored)
      if readForConfiguration.contains(kind) { note.markReadForConfiguration() }
      return note
    }
    return notes
  }

  /// The delegate's method has returned.
  func end() {
    let hasRoot = scene?.hasRoot ?? false
    for note in notes { note.hadRootViewControllerAfter = hasRoot }
  }

  /// The app read the property that holds payloads of this kind.
  func read(_ predicate: (DeliveryEntry.Kind) -> Bool) {
    if isSelectingConfiguration {
      readForConfiguration.formUnion(kinds.filter(predicate))
    } else {
      for note in notes where predicate(note.kind) { note.wasRead(hadRoot: scene?.hasRoot ?? false) }
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
