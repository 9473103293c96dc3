import Foundation
import RuntimeLogging
import SceneManifest
import SceneSystem

/// Preserves and restores the state of controllers, views and registered objects in an app without scenes (R-13).
///
/// Each has its own archive, identified by its path: the restoration identifiers above it and its own. A controller without an identifier
/// is skipped, with everything in it.
@MainActor final class StateRestoration {
  /// A registered object.
  struct Registered {
    weak var object: (any UIStateRestoring)?
    var identifier: String
  }

  /// The kind of a part. Raw values are stored in archives.
  enum Kind: String { case controller, view, object }

  /// Identifies a part. The kind is included because a view can have the path of a controller.
  struct PartID: Hashable {
    var kind: Kind
    var path: [String]
  }

  /// The object at a path.
  struct Part {
    var id: PartID
    var write: @MainActor (NSCoder) -> Void
    var read: @MainActor (NSCoder) -> Void
    var finish: @MainActor () -> Void
    /// The name of the class that makes it.
    var maker: String?
    var storyboard: String?
  }

  /// The number of calls of `extendStateRestoration()` that are not balanced yet.
  var openExtensions = 0
  /// Whether the launch is restoring state.
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
    let id = part(for: object, path: path(of: object.restorationParent) + [identifier]).id
    for registration in registered where registration.identifier == identifier && part(for: registration)?.id == id {
      if registration.object !== object {
        RuntimeLog.write(
          """
          Another object is registered for state restoration as "\(id.path.joined(separator: "/"))"; this one is \
          ignored.
          """)
      }
      return
    }
    registered.append(Registered(object: object, identifier: identifier))
  }

  // MARK: Preserving

  /// Writes which app and system preserved the state, for the app delegate to check before it agrees.
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

  /// Writes the state of all parts.
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
        StateRestoration.kindKey: NSString(string: part.id.kind.rawValue),
        StateRestoration.pathKey: NSArray(array: part.id.path.map { NSString(string: $0) }),
        StateRestoration.stateKey: NSData(data: archive.encodedData),
      ]
      if let maker = part.maker { entry[StateRestoration.makerKey] = NSString(string: maker) }
      entries.append(NSDictionary(dictionary: entry))
    }
    if !entries.isEmpty { coder.encode(NSArray(array: entries), forKey: StateRestoration.key) }
  }

  // MARK: Restoring

  /// Creates the parts that are missing, and lets every part decode its state.
  ///
  /// - Parameter make: Requests a controller from the app delegate.
  func restore(
    _ windows: [UIWindow], from coder: NSCoder, make: @MainActor ([String], NSCoder) -> UIViewController?
  ) {
    isUnderWay = true
    // Decoding an absent key makes every later decode of the coder fail.
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
        if let part = reader(of: PartID(kind: kind, path: path), maker: maker, state, windows, make) {
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

  /// The callbacks of the launch have returned.
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

  /// The part that decodes a state. A controller's class comes first, and its `nil` is final; without a class the app delegate follows, and
  /// then the part that already exists. A registered object needs no class.
  private func reader(
    of id: PartID, maker: String?, _ coder: NSCoder, _ windows: [UIWindow],
    _ make: @MainActor ([String], NSCoder) -> UIViewController?
  ) -> Part? {
    let found: AnyClass? = maker.flatMap { name in try? ClassFactory.findClass(named: name) }
    switch id.kind {
    case .view: return existingPart(at: id, in: windows)
    case .object:
      if let there = existingPart(at: id, in: windows) { return there }
      return (found as? any UIObjectRestoration.Type)?
        .object(withRestorationIdentifierPath: id.path, coder: coder).map { part(for: $0, path: id.path) }
    case .controller:
      if let controllers = found as? any UIViewControllerRestoration.Type {
        return controllers.viewController(withRestorationIdentifierPath: id.path, coder: coder)
          .map { part(for: $0, path: id.path) }
      }
      return make(id.path, coder).map { part(for: $0, path: id.path) } ?? existingPart(at: id, in: windows)
    }
  }
}
