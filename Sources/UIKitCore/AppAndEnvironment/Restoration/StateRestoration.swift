import Foundation
import SceneSystem

/// Preserves and restores what controllers, views and registered objects of an app without scenes write of themselves (R-13).
///
/// Each has an archive of its own, found by its path: the restoration identifiers above it and its own. A controller without
/// an identifier is left out, with everything in it.
@MainActor final class StateRestoration {
  /// A registered object.
  private struct Registered {
    weak var object: (any UIStateRestoring)?
    var identifier: String
  }

  /// What is found at a path.
  private struct Part {
    var path: [String]
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
  private var registered: [Registered] = []

  private static let key = "UIApplicationStateRestorationObjects"
  private static let pathKey = "path"
  private static let stateKey = "state"
  private static let makerKey = "maker"

  func register(_ object: any UIStateRestoring, as identifier: String) {
    registered.removeAll { $0.object == nil }
    guard !registered.contains(where: { $0.identifier == identifier && $0.object !== object }) else {
      RuntimeLog.write(
        "Another object is registered for state restoration as \"\(identifier)\"; this one is passed over.")
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
        StateRestoration.pathKey: NSArray(array: part.path.map { NSString(string: $0) }),
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
      guard let path = entry[StateRestoration.pathKey] as? [String],
        let data = entry[StateRestoration.stateKey] as? NSData
      else { continue }
      do {
        let state = try PreservedState.coder(forArchive: [UInt8](Data(referencing: data)))
        let maker = entry[StateRestoration.makerKey] as? String
        if let part = made(path, maker: maker, state, make) ?? parts(of: windows).first(where: { $0.path == path }) {
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

  private func made(
    _ path: [String], maker: String?, _ coder: NSCoder, _ make: @MainActor ([String], NSCoder) -> UIViewController?
  ) -> Part? {
    let found: AnyClass? = maker.flatMap { name in try? ClassFactory.findClass(named: name) }
    if let objects = found as? any UIObjectRestoration.Type {
      return objects.object(withRestorationIdentifierPath: path, coder: coder).map { part(for: $0, path: path) }
    }
    let controller: UIViewController? =
      if let controllers = found as? any UIViewControllerRestoration.Type {
        controllers.viewController(withRestorationIdentifierPath: path, coder: coder)
      } else {
        make(path, coder)
      }
    return controller.map { part(for: $0, path: path) }
  }

  // MARK: Parts

  private func parts(of windows: [UIWindow]) -> [Part] {
    var parts: [Part] = []
    for window in windows {
      if let root = window.rootViewController { collect(root, below: [], in: &parts) }
    }
    for entry in registered {
      guard let object = entry.object else { continue }
      parts.append(part(for: object, path: path(of: object.restorationParent) + [entry.identifier]))
    }
    return parts
  }

  private func collect(_ controller: UIViewController, below path: [String], in parts: inout [Part]) {
    guard let identifier = controller.restorationIdentifier, path.count < 64 else { return }
    let own = path + [identifier]
    parts.append(part(for: controller, path: own))
    controller.viewIfLoaded?.forEachView { view in
      guard let name = view.restorationIdentifier else { return }
      parts.append(
        Part(
          path: own + [name], write: { view.encodeRestorableState(with: $0) },
          read: { view.decodeRestorableState(with: $0) }, finish: {}))
    }
    for child in controller.children { collect(child, below: own, in: &parts) }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      collect(presented, below: own, in: &parts)
    }
  }

  private func part(for controller: UIViewController, path: [String]) -> Part {
    Part(
      path: path, write: { controller.encodeRestorableState(with: $0) },
      read: { controller.decodeRestorableState(with: $0) },
      finish: { controller.applicationFinishedRestoringState() },
      maker: controller.restorationClass.flatMap { $0 as? AnyClass }.map(ClassFactory.name(of:)),
      storyboard: controller.storyboard?.name)
  }

  private func part(for object: any UIStateRestoring, path: [String]) -> Part {
    Part(
      path: path, write: { object.encodeRestorableState(with: $0) }, read: { object.decodeRestorableState(with: $0) },
      finish: { object.applicationFinishedRestoringState() },
      maker: object.objectRestorationClass.flatMap { $0 as? AnyClass }.map(ClassFactory.name(of:)))
  }

  private func path(of object: (any UIStateRestoring)?) -> [String] {
    var path: [String] = []
    var next = object
    // Objects that name each other would never end.
    for _ in 0..<64 {
      guard let present = next else { break }
      if let identifier = registered.first(where: { $0.object === present })?.identifier {
        path.insert(identifier, at: 0)
      }
      next = present.restorationParent
    }
    return path
  }
}
