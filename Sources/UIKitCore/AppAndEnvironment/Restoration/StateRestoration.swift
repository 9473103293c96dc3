import Foundation
import SceneSystem

/// Preserves and restores what controllers, views and registered objects of an app without scenes write of themselves (R-13).
///
/// Each has an archive of its own, found by its path: the restoration identifiers above it and its own. A controller without
/// an identifier is left out, with everything in it.
@MainActor final class StateRestoration {
  /// A registered object.
  struct Registered {
    weak var object: (any UIStateRestoring)?
    var identifier: String
  }

  /// What kind of thing a part is. Raw values stand in archives.
  enum Kind: String { case controller, view, object }

  /// Names a part: a view can have the path of a controller.
  struct Place: Hashable {
    var kind: Kind
    var path: [String]
  }

  /// What is found at a place.
  struct Part {
    var place: Place
    var write: @MainActor (NSCoder) -> Void
    var read: @MainActor (NSCoder) -> Void
    var finish: @MainActor () -> Void
    /// The class that makes it, by its name.
    var maker: String?
    var storyboard: String?
  }

  /// Calls of `extendStateRestoration()` that wait for their counterpart.
  var openExtensions = 0
  /// The launch is restoring.
  private(set) var isUnderWay = false
  private var waiting: [Part] = []
  private(set) var registered: [Registered] = []

  private static let key = "UIApplicationStateRestorationObjects"
  private static let kindKey = "kind"
  private static let pathKey = "path"
  private static let stateKey = "state"
  private static let makerKey = "maker"

  func register(_ object: any UIStateRestoring, as identifier: String) {
    registered.removeAll { $0.object == nil }
    let place = part(for: object, path: path(of: object.restorationParent) + [identifier]).place
    for known in registered where known.identifier == identifier && part(for: known)?.place == place {
      if known.object !== object {
        RuntimeLog.write(
          """
          Another object is registered for state restoration as "\(place.path.joined(separator: "/"))"; this one is passed \
          over.
          """)
      }
      return
    }
    registered.append(Registered(object: object, identifier: identifier))
  }

  // MARK: Preserving

  /// Writes what says who has preserved the state, for the app delegate to look at before it agrees.
  func describe(_ environment: AppEnvironment, in coder: NSCoder) {
    if let version = environment.infoPlist?.version {
      coder.encode(NSString(string: version), forKey: UIApplication.stateRestorationBundleVersionKey)
    }
    coder.encode(
      NSNumber(value: UIDevice.current.userInterfaceIdiom.rawValue),
      forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
    let seconds = environment.currentDate().timeIntervalSinceReferenceDate
    coder.encode(
      NSDate(timeIntervalSinceReferenceDate: seconds), forKey: UIApplication.stateRestorationTimestampKey)
    coder.encode(
      NSString(string: UIDevice.current.systemVersion), forKey: UIApplication.stateRestorationSystemVersionKey)
  }

  /// Writes what all parts have to preserve.
  func preserve(_ windows: [UIWindow], in coder: NSCoder) {
    var entries: [NSDictionary] = []
    for part in parts(of: windows) {
      let archive = NSKeyedArchiver(requiringSecureCoding: false)
      if let storyboard = part.storyboard {
        archive.encode(
          NSString(string: storyboard), forKey: UIApplication.stateRestorationViewControllerStoryboardKey)
      }
      part.write(archive)
      archive.finishEncoding()
      var entry: [String: Any] = [
        StateRestoration.kindKey: NSString(string: part.place.kind.rawValue),
        StateRestoration.pathKey: NSArray(array: part.place.path.map { NSString(string: $0) }),
        StateRestoration.stateKey: NSData(data: archive.encodedData),
      ]
      if let maker = part.maker { entry[StateRestoration.makerKey] = NSString(string: maker) }
      entries.append(NSDictionary(dictionary: entry))
    }
    if !entries.isEmpty { coder.encode(NSArray(array: entries), forKey: StateRestoration.key) }
  }

  // MARK: Restoring

  /// Has parts made where they are not there, and every part read its state.
  ///
  /// - Parameter make: Asks the app delegate for a controller.
  func restore(
    _ windows: [UIWindow], from coder: NSCoder, make: @MainActor ([String], NSCoder) -> UIViewController?
  ) {
    isUnderWay = true
    // Asking for what is not there spoils the coder for all that is asked after it.
    guard coder.containsValue(forKey: StateRestoration.key) else { return }
    var waitingStates: [(part: Part, coder: NSKeyedUnarchiver)] = []
    for case let entry as NSDictionary in coder.decodeObject(forKey: StateRestoration.key) as? NSArray ?? [] {
      guard let kind = (entry[StateRestoration.kindKey] as? String).flatMap(Kind.init),
        let path = entry[StateRestoration.pathKey] as? [String], !path.isEmpty,
        let data = entry[StateRestoration.stateKey] as? NSData
      else { continue }
      do {
        let state = try PreservedState.coder(forArchive: [UInt8](Data(referencing: data)))
        let maker = entry[StateRestoration.makerKey] as? String
        if let part = reader(of: Place(kind: kind, path: path), maker: maker, state, windows, make) {
          waitingStates.append((part, state))
        }
      } catch {
        RuntimeLog.write(
          "The preserved state of \(path.joined(separator: "/")) cannot be read and is left out: \(error)")
      }
    }
    for (part, state) in waitingStates { part.read(state) }
    waiting = waitingStates.map(\.part)
  }

  /// The callbacks of the launch are over.
  func launchIsOver() {
    guard isUnderWay else { return }
    isUnderWay = false
    finishIfDone()
  }

  func finishIfDone() {
    guard !isUnderWay, openExtensions == 0 else { return }
    let finished = waiting
    waiting = []
    for part in finished { part.finish() }
  }

  /// Who reads a state. A controller's class is asked first, and its `nil` is an answer; without one the app delegate is, and
  /// then whoever is there. An object that is registered needs no class.
  private func reader(
    of place: Place, maker: String?, _ coder: NSCoder, _ windows: [UIWindow],
    _ make: @MainActor ([String], NSCoder) -> UIViewController?
  ) -> Part? {
    let found: AnyClass? = maker.flatMap { name in try? ClassFactory.findClass(named: name) }
    switch place.kind {
    case .view: return standingPart(at: place, in: windows)
    case .object:
      if let there = standingPart(at: place, in: windows) { return there }
      return (found as? any UIObjectRestoration.Type)?
        .object(withRestorationIdentifierPath: place.path, coder: coder).map { part(for: $0, path: place.path) }
    case .controller:
      if let controllers = found as? any UIViewControllerRestoration.Type {
        return controllers.viewController(withRestorationIdentifierPath: place.path, coder: coder)
          .map { part(for: $0, path: place.path) }
      }
      return make(place.path, coder).map { part(for: $0, path: place.path) } ?? standingPart(at: place, in: windows)
    }
  }
}
